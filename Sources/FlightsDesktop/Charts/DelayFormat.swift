/// Delays in minutes as charts write them: always signed, with the typographic minus.
nonisolated enum DelayFormat {
  static let minus = "\u{2212}"

  /// "+34", "−6", "0".
  static func signed(_ minutes: Int) -> String {
    minutes > 0 ? "+\(minutes)" : plain(minutes)
  }

  /// "34", "−6", "0": an axis needs no plus.
  static func plain(_ minutes: Int) -> String {
    minutes < 0 ? "\(minus)\(minutes.magnitude)" : "\(minutes)"
  }
}
