/// A day of the proleptic Gregorian calendar, without place or zone.
///
/// Stored as the number of days since 1970-01-01, so that days can be counted and compared at no
/// cost. The conversions are the branch-free ones of Howard Hinnant, "chrono-Compatible Low-Level
/// Date Algorithms": years are counted from March, so that the leap day is a year's last.
nonisolated struct CalendarDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  let number: Int32

  init(number: Int) {
    self.number = Int32(number)
  }

  /// The day of a year, a month (1…12) and a day of the month; nil if there is no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1,
      day <= CalendarDay.length(ofMonth: month, in: year), abs(year) < 1_000_000
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * 146_097 + dayOfEra - 719_468)
  }

  /// The day written as `YYYY-MM-DD`; nil for anything else.
  init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
      let year = Decimal.value(of: digits[0..<4]), let month = Decimal.value(of: digits[5..<7]),
      let day = Decimal.value(of: digits[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Year, month (1…12) and day of the month (1…31).
  var parts: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// ISO 8601 weekday: 1 = Monday … 7 = Sunday.
  var weekday: Int {
    // 1970-01-01 was a Thursday.
    let fromMonday = (Int(number) + 3) % 7
    return (fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1
  }

  /// Days in a month (1…12) of a year.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

  static func + (day: CalendarDay, count: Int) -> CalendarDay {
    CalendarDay(number: Int(day.number) + count)
  }

  static func - (day: CalendarDay, count: Int) -> CalendarDay { day + -count }

  /// Whole days from the right day to the left one.
  static func - (left: CalendarDay, right: CalendarDay) -> Int {
    Int(left.number) - Int(right.number)
  }
}

nonisolated extension CalendarDay: CustomStringConvertible {
  /// `YYYY-MM-DD`.
  var description: String {
    let (year, month, day) = parts
    return
      "\(Decimal.padded(year, to: 4))-\(Decimal.padded(month, to: 2))-\(Decimal.padded(day, to: 2))"
  }
}

/// Plain decimal numbers, without locale or Foundation.
nonisolated enum Decimal {
  /// The value of ASCII digits only; nil if there are none, or anything else, or more than nine.
  static func value(of digits: some Collection<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var value = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// A number with leading zeros up to a width.
  static func padded(_ value: Int, to width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
