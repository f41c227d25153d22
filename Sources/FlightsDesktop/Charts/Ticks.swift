/// Which values an axis names.
nonisolated enum Ticks {
  /// Steps of a minute axis, finest first; beyond the last one it doubles.
  static let minuteSteps: [Double] = [10, 30, 60]
  /// The least room between two ticks of a minute axis, in points.
  static let minuteRoom = 32.0

  /// The finest step whose ticks stand at least `room` points apart.
  static func minuteStep(pointsPerMinute: Double, room: Double = minuteRoom) -> Double {
    let density = abs(pointsPerMinute)
    for step in minuteSteps where step * density >= room { return step }
    var step = minuteSteps.last ?? 60
    // Without any length there is no step that fits; one tick at zero will do.
    guard density > 1e-9 else { return .infinity }
    while step * density < room { step *= 2 }
    return step
  }

  /// All multiples of `step` in the domain, ascending, its ends included.
  static func multiples(of step: Double, in domain: ClosedRange<Double>) -> [Double] {
    guard step > 0 else { return [] }
    guard step.isFinite else { return domain.contains(0) ? [0] : [] }
    // An end that is a multiple but for rounding still counts.
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (Int(first)...Int(last)).map { Double($0) * step }
  }

  /// A step of 1, 2 or 5 times a power of ten that gives about `count` ticks; nil for no span.
  static func niceStep(span: Double, count: Int) -> Double? {
    guard span > 0, span.isFinite, count > 0 else { return nil }
    let rough = span / Double(count)
    let power = CMath.pow(10, CMath.log10(rough).rounded(.down))
    let part = rough / power
    // The geometric means between 1, 2, 5 and 10: a step is chosen where it is nearest by ratio.
    let nice =
      part < 2.0.squareRoot()
      ? 1.0 : part < 10.0.squareRoot() ? 2 : part < 50.0.squareRoot() ? 5 : 10
    return nice * power
  }

  static func nice(in domain: ClosedRange<Double>, count: Int) -> [Double] {
    guard let step = niceStep(span: domain.upperBound - domain.lowerBound, count: count) else {
      return [domain.lowerBound]
    }
    return multiples(of: step, in: domain)
  }
}
