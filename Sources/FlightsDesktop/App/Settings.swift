import Observation

/// What the program remembers from one start to the next.
///
/// The settings live in a key file (`settings.ini` in the user's configuration) or, for storyboards
/// and tests, in memory only. A value that is missing or makes no sense is its default; keys that
/// this version does not know are kept. Nothing is written before `save()`.
///
/// To save after changes, track `contents`: it reads every property.
@Observable
final class AppSettings {
  var motion: MotionSetting = .system
  /// Time runs this much slower; above 0.
  var slow: Double = 1
  var theme: ThemeSetting = .system
  var clock: ClockSetting = .system
  var windowSize = Options.defaultSize
  var isMaximized = false
  var page: Options.PageChoice = .flights
  var airport: AirportCode = "JFK"
  var boardTab: BoardTab = .departures
  var boardOrder: BoardOrder = .time
  var hidesPast = false
  /// The only airline to show; nil shows all.
  var airline: CarrierCode?
  var marks: [Mark] = []
  /// What was done that counts towards awards, oldest first, in the model's own words.
  var activity: [String] = []
  /// The flight whose details were shown last.
  var lastViewed: FlightID?

  /// One sentence for the window when the file could not be used.
  private(set) var problem: String?

  @ObservationIgnored private let storage: Storage
  /// What was read, with all that is foreign in it.
  @ObservationIgnored private let keyFile: KeyFile
  @ObservationIgnored private var savedContents: String?

  /// Reads the settings; a file that cannot be understood is put aside as `….broken`.
  init(storage: Storage) {
    self.storage = storage
    guard case .file(let path) = storage else {
      keyFile = KeyFile()
      return
    }
    do {
      keyFile = try KeyFile.load(path) ?? KeyFile()
    } catch {
      keyFile = KeyFile()
      switch error {
      case .inaccessible(let words):
        problem = "The settings cannot be read, so the defaults apply: \(words)."
      case .malformed(let words):
        let isKept = KeyFile.rename(path, to: path + ".broken")
        problem =
          "\(path) is no settings file (\(words)), so the defaults apply"
          + (isKept ? "; it was kept as \(path).broken." : ".")
      }
    }
    for entry in Self.entries { entry.read(keyFile, self) }
    savedContents = keyFile.text
  }
}

nonisolated extension AppSettings {
  enum Storage: Equatable {
    case memory
    case file(String)

    /// The key file in the user's configuration.
    static var user: Storage { .file("\(KeyFile.userDirectory)/flightsdesktop/settings.ini") }
  }

  enum ThemeSetting: String, CaseIterable {
    case system, light, dark
    case highContrastLight = "hc-light"
    case highContrastDark = "hc-dark"
  }

  enum ClockSetting: String, CaseIterable {
    case system
    case twelveHours = "12"
    case twentyFourHours = "24"
  }

  enum BoardTab: String, CaseIterable {
    case departures, all, arrivals
  }

  enum BoardOrder: String, CaseIterable {
    case time, destination, delay
  }

  /// A flight the user marked, and the board's day when they did.
  struct Mark: Equatable {
    var flight: FlightID
    var day: CalendarDay
  }
}

extension AppSettings {
  /// The key file's text as it would be saved now; reads every property.
  var contents: String {
    for entry in Self.entries { entry.write(keyFile, self) }
    return keyFile.text
  }

  /// Writes the file if anything has changed since it was read or written; in memory does nothing.
  func save() throws(KeyFile.Failure) {
    let contents = contents
    guard case .file(let path) = storage, contents != savedContents else { return }
    try keyFile.save(path)
    savedContents = contents
  }
}

// MARK: - Keys

extension AppSettings {
  /// A property's place in the file, and its text.
  private struct Entry {
    var read: (KeyFile, AppSettings) -> Void
    var write: (KeyFile, AppSettings) -> Void

    /// A value in one text; `parse` answers nil to a text that makes no sense.
    static func value<Value>(
      _ group: String, _ key: String, _ property: ReferenceWritableKeyPath<AppSettings, Value>,
      parse: @escaping (String) -> Value?, text: @escaping (Value) -> String?
    ) -> Entry {
      Entry { file, settings in
        if let value = file[group, key].flatMap(parse) { settings[keyPath: property] = value }
      } write: { file, settings in
        let new = text(settings[keyPath: property])
        if file[group, key] != new { file[group, key] = new }
      }
    }

    static func choice<Value: RawRepresentable<String>>(
      _ group: String, _ key: String, _ property: ReferenceWritableKeyPath<AppSettings, Value>
    ) -> Entry {
      value(group, key, property, parse: { Value(rawValue: $0) }, text: { $0.rawValue })
    }

    static func truth(
      _ group: String, _ key: String, _ property: ReferenceWritableKeyPath<AppSettings, Bool>
    ) -> Entry {
      value(group, key, property, parse: { Bool($0) }, text: { String($0) })
    }

    static func list<Element>(
      _ group: String, _ key: String, _ property: ReferenceWritableKeyPath<AppSettings, [Element]>,
      parse: @escaping (String) -> Element?, text: @escaping (Element) -> String
    ) -> Entry {
      Entry { file, settings in
        if let texts = file.list(group, key) {
          settings[keyPath: property] = texts.compactMap(parse)
        }
      } write: { file, settings in
        let new = settings[keyPath: property].map(text)
        if file.list(group, key) ?? [] != new { file.setList(group, key, to: new) }
      }
    }
  }

  private static let entries: [Entry] = [
    .choice("Motion", "Level", \.motion),
    .value("Motion", "Slow", \.slow, parse: OptionText.factor, text: { String($0) }),
    .choice("Appearance", "Theme", \.theme),
    .choice("Appearance", "Clock", \.clock),
    .value(
      "Window", "Size", \.windowSize, parse: OptionText.size, text: { "\($0.width)x\($0.height)" }),
    .truth("Window", "Maximized", \.isMaximized),
    .choice("Window", "Page", \.page),
    .value("Board", "Airport", \.airport, parse: OptionText.airport, text: \.description),
    .choice("Board", "Tab", \.boardTab),
    .choice("Board", "Order", \.boardOrder),
    .truth("Board", "HidePast", \.hidesPast),
    .value("Board", "Airline", \.airline, parse: { CarrierCode($0) }, text: { $0?.description }),
    .list("Flights", "Marked", \.marks, parse: Mark.init(text:), text: \.text),
    .value("Flights", "LastViewed", \.lastViewed, parse: FlightID.init, text: { $0?.description }),
    .list("Awards", "Activity", \.activity, parse: { $0 }, text: { $0 }),
  ]
}

nonisolated extension AppSettings.Mark {
  fileprivate init?(text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let flight = FlightID(String(parts[0])),
      let day = CalendarDay(String(parts[1]))
    else { return nil }
    self.init(flight: flight, day: day)
  }

  fileprivate var text: String { "\(flight) \(day)" }
}
