import MotionCore

/// From instants to points along an axis; instants are seconds, from wherever they are counted.
nonisolated struct TemporalScale: Hashable, Sendable {
  /// Steps that people count time in, in seconds: minutes, hours, days, a week.
  static let steps: [Double] = [60, 300, 900, 1800, 3600, 10800, 21600, 43200, 86400, 604_800]

  let linear: LinearScale
  /// What a local clock is ahead of the instants, in seconds: ticks fall on its whole hours and
  /// days. One offset for the whole axis; where it changes, a tick keeps the first one's time.
  let clockOffset: Double

  init(domain: ClosedRange<Double>, from start: Double, to end: Double, clockOffset: Double = 0) {
    linear = LinearScale(domain: domain, from: start, to: end)
    self.clockOffset = clockOffset
  }

  func position(of instant: Double) -> Double { linear.position(of: instant) }

  /// Ticks at the finest step that leaves `room` points between two of them.
  func ticks(room: Double) -> [Double] {
    let density = abs(linear.pointsPerUnit)
    guard density > 0 else { return [] }
    let step = Self.steps.first { $0 * density >= room } ?? 604_800 * 52
    let local =
      (linear.domain.lowerBound + clockOffset)...(linear.domain.upperBound + clockOffset)
    return Ticks.multiples(of: step, in: local).map { $0 - clockOffset }
  }
}
