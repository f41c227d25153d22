/// How close x must come to the wanted one. Specification 3.2.
private let tolerance = 1e-12
/// A bound on the steps of the solver; bisection alone needs about 45.
private let maximumSteps = 100

/// A cubic Bézier curve through (0, 0), P1, P2 and (1, 1), as a function of x.
///
/// The control points' x is clamped to 0…1, so that x grows with the parameter; y is free (specification 3.2).
struct CubicBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  @inline(__always)
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  @inline(__always)
  private static func position(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let (c, b) = (3 * p1, 3 * (p2 - p1) - 3 * p1)
    return (((1 - c - b) * t + b) * t + c) * t
  }

  /// In Bernstein form, which is exactly zero where it should be.
  @inline(__always)
  private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * (u * u * p1 + 2 * u * t * (p2 - p1) + t * t * (1 - p2))
  }

  private static func second(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    6 * ((1 - t) * (p2 - 2 * p1) + t * (1 - 2 * p2 + p1))
  }

  private static func third(_ p1: Double, _ p2: Double) -> Double { 6 * (1 - 3 * p2 + 3 * p1) }

  /// The parameter at which the curve passes `x` in 0…1: Newton's steps inside a bisection bracket, beginning at x.
  func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var t = x
    var lastError = Double.infinity
    for _ in 0..<maximumSteps {
      let error = Self.position(x1, x2, t) - x
      if error.magnitude <= tolerance { return t }
      if error < 0 { low = t } else { high = t }
      let next = t - error / Self.slope(x1, x2, t)
      let converges = next > low && next < high && error.magnitude <= 0.5 * lastError
      lastError = error.magnitude
      t = converges ? next : 0.5 * (low + high)
    }
    return t
  }

  /// y at `x`, which is clamped to 0…1. The ends are exact.
  func value(at x: Double) -> Double {
    if x >= 1 { return 1 }
    if !(x > 0) { return 0 }
    return Self.position(y1, y2, parameter(at: x))
  }

  /// dy/dx at `x`, which is clamped to 0…1; the limit from inside where both derivatives vanish (decision D8).
  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let (dx, dy) = (Self.slope(x1, x2, t), Self.slope(y1, y2, t))
    if dx != 0 { return dy / dx }
    if dy != 0 { return dy < 0 ? -Double.infinity : .infinity }
    let (ddx, ddy) = (Self.second(x1, x2, t), Self.second(y1, y2, t))
    if ddx != 0 { return ddy / ddx }
    if ddy != 0 {
      // y' just inside the curve has the sign of y'' at the start and the opposite one at the end.
      return (ddy < 0) == (t < 1) ? -Double.infinity : .infinity
    }
    let (dddx, dddy) = (Self.third(x1, x2), Self.third(y1, y2))
    if dddx != 0 { return dddy / dddx }
    return dddy == 0 ? 0 : dddy < 0 ? -Double.infinity : .infinity
  }
}
