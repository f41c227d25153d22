/// What the command line asks for: a plain value in which every text has been checked.
///
/// `nil` means "not said": the window then takes the saved setting, a storyboard the contract's
/// default.
nonisolated struct Options: Equatable, Sendable {
  /// Which flights to load; the default is the record of 2013, and the sample for storyboards.
  var data: DataSource?
  /// A CSV file to open instead of the data's own flights.
  var file: String?
  /// The moment to show, in the airport's local time.
  var now: LocalTime?
  /// Whether the data know it shows when they are loaded; the flight likewise.
  var airport: AirportCode?
  var page: PageChoice?
  var flight: FlightID?
  var motion: MotionSetting?
  /// Time runs this much slower; above 0. From `--slow`, else from `GTK_SLOWDOWN`. Storyboards
  /// take no notice of it.
  var slow: Double?
  /// The window's or the storyboard's size.
  var size: PixelSize?
  var theme: ThemeChoice?
  var direction: DirectionChoice?
  /// Factor on the text's size, 0.5…3.
  var textScale: Double?
  /// A locale name such as `de` or `pt_BR`.
  var language: String?
  /// What to render instead of opening a window.
  var storyboard: Storyboard?
}

nonisolated extension Options {
  /// The window's and the storyboards' size unless another is asked for.
  static let defaultSize = PixelSize(width: 1280, height: 800)

  /// A scene to render, and how.
  struct Storyboard: Equatable, Sendable {
    /// One of the scenes the program can render.
    var scene: String
    /// The moments to write, in seconds: ascending, each once, none negative. 0, 0.1, … 1.0 unless
    /// others are listed.
    var times: [Double] = (0...10).map { Double($0) / 10 }
    /// The directory to write into; the current one unless another is named.
    var out: String = "."
    /// Pixels a logical pixel, 1…4.
    var scale: Int = 1
    var hasContactSheet = false
    /// JSON only, no pictures.
    var isJSONOnly = false
  }

  enum DataSource: Equatable, Sendable {
    case nyc2013, sample
    case directory(String)
  }

  enum PageChoice: String, CaseIterable, Sendable {
    case flights, search, awards, lab
  }

  enum ThemeChoice: String, CaseIterable, Sendable {
    case light, dark
    case highContrastLight = "hc-light"
    case highContrastDark = "hc-dark"
  }

  enum DirectionChoice: String, CaseIterable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Logical pixels, each way 100…8000.
  struct PixelSize: Equatable, Sendable {
    var width: Int
    var height: Int
  }
}
