/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// It is not animatable: effects interpolate their parameters and rebuild the map each frame. Two given maps are
/// interpolated through their decomposition (decision D6).
public struct Transform2D: Hashable, Sendable {
  /// Share of x in x'.
  public var a: Double
  /// Share of x in y'.
  public var b: Double
  /// Share of y in x'.
  public var c: Double
  /// Share of y in y'.
  public var d: Double
  /// Shift along x, in points.
  public var tx: Double
  /// Shift along y, in points.
  public var ty: Double

  /// The map with the given coefficients.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A shift by (x, y) points.
  @inlinable public static func translation(x: Double, y: Double) -> Transform2D {
    Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A magnification about `anchor`.
  @inlinable public static func scale(x: Double, y: Double, about anchor: Point = .zero)
    -> Transform2D
  {
    Transform2D(a: x, b: 0, c: 0, d: y, tx: anchor.x * (1 - x), ty: anchor.y * (1 - y))
  }

  /// A turn about `anchor`; positive is clockwise on a screen whose y grows downwards.
  public static func rotation(_ angle: Angle, about anchor: Point = .zero) -> Transform2D {
    let (sine, cosine) = (Math.sin(angle.radians), Math.cos(angle.radians))
    return Transform2D(
      a: cosine, b: sine, c: -sine, d: cosine,
      tx: anchor.x - cosine * anchor.x + sine * anchor.y,
      ty: anchor.y - sine * anchor.x - cosine * anchor.y)
  }

  /// The map that applies `self` first and `next` to the result.
  @inlinable public func concatenating(_ next: Transform2D) -> Transform2D {
    Transform2D(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The image of a point.
  @inlinable public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around the image of `rect`.
  public func apply(_ rect: Rect) -> Rect {
    let corners = [
      apply(Point(x: rect.minX, y: rect.minY)), apply(Point(x: rect.maxX, y: rect.minY)),
      apply(Point(x: rect.minX, y: rect.maxY)), apply(Point(x: rect.maxX, y: rect.maxY)),
    ]
    var (low, high) = (corners[0], corners[0])
    for corner in corners.dropFirst() {
      low = Point(x: min(low.x, corner.x), y: min(low.y, corner.y))
      high = Point(x: max(high.x, corner.x), y: max(high.y, corner.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// By how much areas grow; negative when the map mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The map back, or nil when the image has no area.
  public var inverted: Transform2D? {
    let area = determinant
    guard area != 0, area.isFinite else { return nil }
    return Transform2D(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}
