/// A moment, the same everywhere: seconds since 1970-01-01 00:00 UTC.
///
/// Differences between two airports' clocks are only ever taken between instants, never between
/// wall times.
nonisolated struct Instant: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC, leap seconds not counted.
  let seconds: Int

  static func < (left: Instant, right: Instant) -> Bool { left.seconds < right.seconds }

  /// The instant a number of minutes later (earlier if negative).
  func adding(minutes: Int) -> Instant { Instant(seconds: seconds + minutes * 60) }

  /// Whole minutes from another instant to this one, rounded down: 59 s later is 0, 1 s earlier −1.
  func minutes(since other: Instant) -> Int {
    let difference = seconds - other.seconds
    return difference >= 0 ? difference / 60 : -((59 - difference) / 60)
  }
}

/// What calendar and clock show at some place: a day and the minutes since its midnight.
///
/// Minutes run 0…1440; 1440 (written 2400 in the record) is midnight at the *end* of the day.
nonisolated struct LocalTime: Hashable, Comparable, Sendable {
  let day: CalendarDay
  /// Minutes since midnight, 0…1440.
  let minute: Int

  var hour: Int { minute / 60 }
  var minuteOfHour: Int { minute % 60 }

  init(day: CalendarDay, minute: Int) {
    precondition((0...1440).contains(minute), "a day has 1440 minutes")
    self.day = day
    self.minute = minute
  }

  /// The time written as `YYYY-MM-DDTHH:MM`, as the option `--now` has it; nil for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      let day = CalendarDay(String(text.prefix(10))),
      let hour = Decimal.value(of: bytes[11..<13]), hour < 24,
      let minute = Decimal.value(of: bytes[14..<16]), minute < 60
    else { return nil }
    self.init(day: day, minute: hour * 60 + minute)
  }

  static func < (left: LocalTime, right: LocalTime) -> Bool {
    left.minutesSinceEpoch < right.minutesSinceEpoch
  }

  /// Minutes from 1970-01-01 00:00 on this very clock.
  private var minutesSinceEpoch: Int { Int(day.number) * 1440 + minute }

  // MARK: Zones

  /// The instant at which a zone's clocks show this time.
  ///
  /// A time of day that the zone skips (the clock going forward) is moved forward by the gap; one
  /// that comes twice is the first of the two. Without a zone the wall time itself is the scale: such
  /// instants compare with one another at that airport and with nothing else.
  func instant(in zone: GLibTimeZone?) -> Instant {
    let wall = minutesSinceEpoch * 60
    guard let zone else { return Instant(seconds: wall) }
    // Zones change their offset by at most some hours, and not twice within two days; so the offsets
    // a day before and a day after are the only ones that can hold here.
    let before = zone.offset(at: wall - 86_400)
    let after = zone.offset(at: wall + 86_400)
    let candidates = [wall - before, wall - after].filter { zone.offset(at: $0) == wall - $0 }
    return Instant(seconds: candidates.min() ?? wall - before)
  }

  /// What a zone's clocks show at an instant, to the minute begun. Never 1440.
  init(_ instant: Instant, in zone: GLibTimeZone?) {
    let wall = instant.seconds + (zone?.offset(at: instant.seconds) ?? 0)
    let day = wall >= 0 ? wall / 86_400 : -((86_399 - wall) / 86_400)
    self.init(day: CalendarDay(number: day), minute: (wall - day * 86_400) / 60)
  }
}
