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

  /// Three letters or digits, or four for places that have no shorter code; made capitals.
  static func airport(_ text: String) -> AirportCode? {
    guard (3...4).contains(text.count),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return AirportCode(text.uppercased())
  }

  /// `DATE-CARRIER-NUMBER-ORIGIN`, in capitals or not.
  static func flight(_ text: String) -> FlightID? { FlightID(text.uppercased()) }

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
}
