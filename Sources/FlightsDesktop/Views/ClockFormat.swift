/// How times of day are written.
nonisolated enum ClockFormat: Hashable, Sendable {
  case twelveHours, twentyFourHours

  /// 13:49, or 1:49 pm. Midnight at the end of a day is 0:00 as well.
  func text(_ time: LocalTime) -> String {
    let hour = time.hour % 24
    let minute = Decimal.padded(time.minuteOfHour, to: 2)
    switch self {
    case .twentyFourHours: return "\(Decimal.padded(hour, to: 2)):\(minute)"
    case .twelveHours:
      let shown = hour % 12 == 0 ? 12 : hour % 12
      return "\(shown):\(minute) \(hour < 12 ? Strings.am : Strings.pm)"
    }
  }
}

extension AppSettings {
  /// What the user wants; the desktop's own wish is known to the program's edge, which sets it here.
  var clockFormat: ClockFormat { clock == .twelveHours ? .twelveHours : .twentyFourHours }
}
