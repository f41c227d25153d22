/// What the texts of options mean: each function answers `nil` to a text that does not fit.
nonisolated enum OptionText {
  /// Longest side of a window or storyboard, so that at the largest scale a picture stays within
  /// cairo's 32,767 pixels.
  static let sides = 100...8000
  static let scales = 1...4
  static let textScales = 0.5...3.0

  static func dataSource(_ text: String) -> Options.DataSource? {
    switch text {
    case "": nil
    case "nyc2013": .nyc2013
    case "sample": .sample
    default: .directory(text)
    }
  }

  static func path(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// `YYYY-MM-DDTHH:MM`, each part with all its digits.
  static func wallTime(_ text: String) -> Options.WallTime? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = date(halves[0]) else { return nil }
    let clock = halves[1].split(separator: ":", omittingEmptySubsequences: false)
    guard clock.count == 2,
      let hour = digits(clock[0], count: 2...2), hour < 24,
      let minute = digits(clock[1], count: 2...2), minute < 60
    else { return nil }
    return Options.WallTime(
      year: date.year, month: date.month, day: date.day, hour: hour, minute: minute)
  }

  /// `YYYY-MM-DD`, as it stands.
  static func day(_ text: String) -> String? { date(text[...]) == nil ? nil : text }

  /// Three letters or digits, or four for places that have no shorter code.
  static func airport(_ text: String) -> String? { code(text[...], count: 3...4) }

  /// `DATE-CARRIER-NUMBER-ORIGIN`.
  static func flight(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 6,
      date(text.prefix(10)) != nil,
      let carrier = code(parts[3], count: 2...3),
      digits(parts[4], count: 1...5) != nil,
      let origin = code(parts[5], count: 3...4)
    else { return nil }
    return "\(text.prefix(10))-\(carrier)-\(parts[4])-\(origin)"
  }

  static func factor(_ text: String) -> Double? {
    guard let value = number(text[...]), value > 0 else { return nil }
    return value
  }

  static func textScale(_ text: String) -> Double? {
    guard let value = number(text[...]), textScales.contains(value) else { return nil }
    return value
  }

  static func scale(_ text: String) -> Int? {
    guard let value = digits(text[...], count: 1...1), scales.contains(value) else { return nil }
    return value
  }

  static func size(_ text: String) -> Options.PixelSize? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2,
      let width = digits(parts[0], count: 1...4), sides.contains(width),
      let height = digits(parts[1], count: 1...4), sides.contains(height)
    else { return nil }
    return Options.PixelSize(width: width, height: height)
  }

  /// Seconds in any order; the result is ascending and holds each time once.
  static func times(_ text: String) -> [Double]? {
    var times: Set<Double> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let time = number(part), time >= 0 else { return nil }
      times.insert(time == 0 ? 0 : time)  // −0 is 0
    }
    return times.sorted()
  }

  /// A locale's name: a language of two or three letters, then `_REGION`, `@variant` and the like.
  static func language(_ text: String) -> String? {
    let language = text.prefix { $0.isASCII && $0.isLetter }
    let rest = text.dropFirst(language.count)
    let isPlain = rest.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "_-.@".contains($0))
    }
    guard (2...3).contains(language.count) || text == "C", isPlain else { return nil }
    return text
  }

  // MARK: Parts

  /// `YYYY-MM-DD`, a real day.
  private static func date(_ text: Substring) -> (year: Int, month: Int, day: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3,
      let year = digits(parts[0], count: 4...4), year > 0,
      let month = digits(parts[1], count: 2...2), (1...12).contains(month),
      let day = digits(parts[2], count: 2...2)
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...lengths[month - 1]).contains(day) else { return nil }
    return (year, month, day)
  }

  private static func digits(_ text: Substring, count: ClosedRange<Int>) -> Int? {
    guard count.contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(text)
  }

  /// A finite decimal number, spaces around it allowed.
  private static func number(_ text: Substring) -> Double? {
    let bare = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard bare.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }),
      let value = Double(String(bare)), value.isFinite
    else { return nil }
    return value
  }

  /// ASCII letters and digits, made capitals.
  private static func code(_ text: Substring, count: ClosedRange<Int>) -> String? {
    guard count.contains(text.count),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return text.uppercased()
  }
}
