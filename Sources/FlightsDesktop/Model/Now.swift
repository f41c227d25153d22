/// The moment that the board shows. No clock is asked here: the present is handed in.
nonisolated enum Now {
  /// The year that the record is of.
  static let recordYear = 2013

  /// The present month, day and time of day at an airport, moved to another year.
  ///
  /// 29 February becomes 28 February. A time of day that the zone skips that night is moved forward by
  /// the gap, one that comes twice is the first.
  static func replayed(
    _ present: Instant, in year: Int = recordYear, zone: GLibTimeZone?
  ) -> Instant {
    let local = LocalTime(present, in: zone)
    let (_, month, day) = local.day.parts
    let lastDay = CalendarDay.length(ofMonth: month, in: year)
    guard let moved = CalendarDay(year: year, month: month, day: min(day, lastDay)) else {
      return present
    }
    return LocalTime(day: moved, minute: local.minute).instant(in: zone)
  }

  /// When the replayed clock shows its next minute, in seconds from now: 60 down to 1.
  static func secondsToNextMinute(_ present: Instant) -> Int {
    let passed = present.seconds % 60
    return 60 - (passed < 0 ? passed + 60 : passed)
  }
}
