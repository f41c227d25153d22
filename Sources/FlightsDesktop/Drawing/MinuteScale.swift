import MotionCore

/// Delays as colours: one scale for all bars, from early to late.
nonisolated struct MinuteScale: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var minutes: Double
    var color: Color
  }

  /// Ascending; before the first and after the last the colour stays.
  let stops: [Stop]

  private static let minutes: [Double] = [-20, 0, 15, 30, 60, 120]

  static let light = MinuteScale([0x0E8C84, 0x1E9A63, 0xE3A100, 0xDE642B, 0xC4263A, 0x7E1033])
  static let dark = MinuteScale([0x3CC7BD, 0x4CCB8C, 0xF2C744, 0xF2913D, 0xEF5A5A, 0xB8325C])

  private init(_ colors: [UInt32]) {
    stops = zip(Self.minutes, colors).map { Stop(minutes: $0, color: Color(hex: $1)) }
  }

  func color(at minutes: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return Color(hex: 0) }
    guard minutes > first.minutes else { return first.color }
    for (lower, upper) in zip(stops, stops.dropFirst()) where minutes <= upper.minutes {
      let amount = (minutes - lower.minutes) / (upper.minutes - lower.minutes)
      return lower.color.mixed(with: upper.color, amount: amount)
    }
    return last.color
  }

  /// White or black, whichever can be read on the colour at `minutes`: white from 4.5 : 1 on.
  func ink(at minutes: Double) -> Color {
    let white = Color(hex: 0xFFFFFF)
    return color(at: minutes).contrast(with: white) >= 4.5 ? white : Color(hex: 0x000000)
  }

  /// The scale laid along x (or y): `zero` is where 0 min is, `pointsPerMinute` negative for an axis
  /// that points the other way.
  func gradient(
    zero: Double, pointsPerMinute: Double, isVertical: Bool = false
  ) -> LinearGradient {
    let (low, high) = (stops.first?.minutes ?? 0, stops.last?.minutes ?? 1)
    func place(_ minutes: Double) -> Point {
      let along = zero + minutes * pointsPerMinute
      return isVertical ? Point(x: 0, y: along) : Point(x: along, y: 0)
    }
    return LinearGradient(
      start: place(low), end: place(high),
      stops: stops.map { .init(offset: ($0.minutes - low) / (high - low), color: $0.color) })
  }
}
