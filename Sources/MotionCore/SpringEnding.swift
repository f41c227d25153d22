/// A spring is over when its remaining energy, as a distance, is below this part of its first (decision D31).
private let relativeRest = 0.001
/// … or below this distance, if that is less: no one could see the difference.
private let absoluteRest = 0.01

/// When a spring animation is over: the energy rule, in one place (specification 5.6).
///
/// The measure is √(|d|² + |v|²/ω₀²), which never grows while a damped spring runs, so the end does not depend on the
/// frame rate.
enum SpringEnding {
  /// The first displacement D₀ = max(|d|, |v|/ω₀).
  @inline(__always)
  static func reach(_ displacement: Double, _ velocity: Double, _ frequency: Double) -> Double {
    max(displacement, velocity / frequency)
  }

  /// The measure at or below which a spring of first displacement `reach` is over.
  @inline(__always)
  static func threshold(reach: Double) -> Double { min(relativeRest * reach, absoluteRest) }

  /// Seconds from rest until a spring over a distance of magnitude `distance` is over; infinite without damping.
  static func duration(of kernel: SpringKernel, distance: Double) -> Double {
    if !(distance > 0) { return 0 }
    return duration(of: kernel, limit: threshold(reach: distance) / distance) {
      $0.displacement * $0.displacement
        + ($0.displacementRate / kernel.frequency) * ($0.displacementRate / kernel.frequency)
    }
  }

  /// Seconds until a motion that starts displaced and moving is over.
  static func duration<V: VectorArithmetic>(
    of kernel: SpringKernel, displaced: V, velocity: V
  ) -> Double {
    let reach = reach(displaced.magnitude, velocity.magnitude, kernel.frequency)
    if !(reach > 0) { return 0 }
    let (d, v) = (displaced.scaled(by: 1 / reach), velocity.scaled(by: 1 / reach))
    return duration(of: kernel, limit: threshold(reach: reach) / reach) {
      $0.position(d, v).magnitudeSquared
        + $0.velocity(d, v).scaled(by: 1 / kernel.frequency).magnitudeSquared
    }
  }

  /// The time at which the squared measure passes the square of `limit`, by bisection.
  private static func duration(
    of kernel: SpringKernel, limit: Double, measure: (SpringMotion) -> Double
  ) -> Double {
    if !kernel.frequency.isFinite { return 0 }
    if !(kernel.decay > 0) { return .infinity }
    let square = limit * limit
    var high = 1 / kernel.frequency
    while measure(kernel.motion(at: high)) > square {
      high *= 2
      if !high.isFinite { return .infinity }
    }
    var low = 0.0
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { break }
      if measure(kernel.motion(at: middle)) > square { low = middle } else { high = middle }
    }
    return high
  }
}
