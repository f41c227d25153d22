import CGtk
import Glibc
import MotionCore

extension Transform2D {
  /// The same as a chain of GSK's own steps (translate, rotate, skew, scale); the caller owns it. A plain matrix would count
  /// as three-dimensional for GSK 4.8, which its cairo renderer does not draw.
  func makeGskTransform() -> OpaquePointer? {
    var place = graphene_point_t(x: Float(tx), y: Float(ty))
    var transform = gsk_transform_translate(nil, &place)
    guard a != 1 || b != 0 || c != 0 || d != 1 else { return transform }
    // a, b is where the x axis goes; what is left of the y axis is skew and height.
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else { return gsk_transform_scale(transform, 0, 0) }
    let height = determinant / width
    if b != 0 || a < 0 {
      transform = gsk_transform_rotate(transform, Float(Math.degrees(ofX: a, y: b)))
    }
    let skew = (a * c + b * d) / width
    if abs(skew) > 1e-9, height != 0 {
      transform = gsk_transform_skew(transform, Float(Math.degrees(ofX: 1, y: skew / height)), 0)
    }
    return gsk_transform_scale(transform, Float(width), Float(height))
  }
}

private enum Math {
  /// The direction of a vector, in degrees.
  static func degrees(ofX x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}
