import Glibc

/// The shortest way between two points of the globe, taken as a sphere.
nonisolated extension GeoPoint {
  /// Mean radius of the earth in statute miles (6371.0 km).
  private static let earthRadius = 3958.76

  /// Statute miles to another point. The haversine formula: good for near points too.
  func miles(to other: GeoPoint) -> Double {
    2 * GeoPoint.earthRadius * asin(min(1, haversine(to: other).squareRoot()))
  }

  /// The point at a share of the way to another one: 0 here, 1 there. By spherical interpolation
  /// between unit vectors. Between opposite points there is no single shortest way: it then stays here.
  func interpolated(towards other: GeoPoint, amount: Double) -> GeoPoint {
    let angle = 2 * asin(min(1, haversine(to: other).squareRoot()))
    let sine = sin(angle)
    guard sine > 1e-12 else { return self }
    let (here, there) = (vector, other.vector)
    let (a, b) = (sin((1 - amount) * angle) / sine, sin(amount * angle) / sine)
    let x = a * here.x + b * there.x
    let y = a * here.y + b * there.y
    let z = a * here.z + b * there.z
    return GeoPoint(
      latitude: GeoPoint.degrees(atan2(z, (x * x + y * y).squareRoot())),
      longitude: GeoPoint.degrees(atan2(y, x)))
  }

  private func haversine(to other: GeoPoint) -> Double {
    let north = sin(GeoPoint.radians(other.latitude - latitude) / 2)
    let east = sin(GeoPoint.radians(other.longitude - longitude) / 2)
    return north * north
      + cos(GeoPoint.radians(latitude)) * cos(GeoPoint.radians(other.latitude)) * east * east
  }

  private var vector: (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (GeoPoint.radians(latitude), GeoPoint.radians(longitude))
    return (
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)
    )
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  private static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }
}
