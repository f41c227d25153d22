import MotionCore

/// The program's words: shell and board. A sentence is one entry, never glued from pieces.
nonisolated enum Strings {
  static let appName = "FlightsDesktop"

  // MARK: Pages and header

  static let flights = "Flights"
  static let search = "Search"
  static let awards = "Awards"
  static let motionLab = "Motion Lab"
  static let pages = "Pages"
  static let lastViewed = "Last viewed"
  static let back = "Back"
  static let searchFlights = "Search flights"
  static let dataMenu = "Data"
  static let motionMenu = "Motion"
  static let mainMenu = "Main menu"
  static let minimize = "Minimize"
  static let maximize = "Maximize"
  static let close = "Close"

  static func page(_ page: Page) -> String {
    switch page {
    case .flights: flights
    case .search: search
    case .awards: awards
    case .lab: motionLab
    }
  }

  static func updated(_ time: String) -> String { "updated \(time)" }
  static func earned(_ count: Int, of all: Int) -> String { "\(count) of \(all)" }
  static func lastViewed(_ number: String, _ place: String) -> String {
    "Last viewed: \(number), \(place)"
  }

  // MARK: Menus

  static let newYork = "New York 2013"
  static let sample = "Sample flights"
  static let openFile = "Open…"
  static let csvFiles = "Flights as comma-separated values"
  static let refresh = "Refresh"
  static let motionSystem = "As the system wants"
  static let motionFull = "Full motion"
  static let motionReduced = "Reduced motion"
  static let motionNone = "No motion"
  static let theme = "Theme"
  static let themeSystem = "As the system wants"
  static let themeLight = "Light"
  static let themeDark = "Dark"
  static let themeHighContrastLight = "High contrast, light"
  static let themeHighContrastDark = "High contrast, dark"
  static let preferences = "Preferences"
  static let shortcuts = "Keyboard shortcuts"
  static let about = "About FlightsDesktop"
  static let quit = "Quit"

  /// What the data menu is called while these data are shown.
  static func source(_ source: DataSource?) -> String {
    switch source {
    case .newYork2013, nil: newYork
    case .sample: sample
    case .directory(let path), .file(let path): fileName(path)
    }
  }

  /// The last part of a path.
  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  // MARK: Time and numbers

  static let am = "am"
  static let pm = "pm"
  static let missing = "–"
  static let notReported = "not reported"

  /// 336,776
  static func number(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (value < 0 ? "−" : "") + groups.joined(separator: ",")
  }

  /// What a sentence has before and after the place of a value.
  static func around(_ place: String, in sentence: String) -> (before: String, after: String) {
    guard let range = sentence.firstRange(of: place) else { return (sentence, "") }
    return (String(sentence[..<range.lowerBound]), String(sentence[range.upperBound...]))
  }

  /// Days after (or before) the board's own: +1.
  static func dayOffset(_ days: Int) -> String { days < 0 ? "−\(-days)" : "+\(days)" }

  // MARK: Status

  /// The word for a status, as the board has it.
  static func status(_ status: FlightStatus) -> String {
    switch status {
    case .scheduled: "Scheduled"
    case .onTime: "On time"
    case .delayed(let minutes): "Delayed \(minutes) min"
    case .departed(let minutes):
      minutes == 0
        ? "Departed"
        : minutes < 0 ? "Departed \(-minutes) min early" : "Departed \(minutes) min late"
    case .arrived(let minutes):
      minutes == 0
        ? "Arrived" : minutes < 0 ? "Arrived \(-minutes) min early" : "Arrived \(minutes) min late"
    case .cancelled: "Cancelled"
    case .diverted: "Diverted"
    case .notReported: missing
    }
  }

  /// The word where there is little room; the icon says the rest.
  static func shortStatus(_ status: FlightStatus) -> String {
    switch status {
    case .delayed(let minutes): "\(minutes) min late"
    case .departed(let minutes) where minutes != 0, .arrived(let minutes) where minutes != 0:
      minutes < 0 ? "\(-minutes) min early" : "\(minutes) min late"
    default: self.status(status)
    }
  }

  /// The same, to be read out.
  static func spokenStatus(_ status: FlightStatus) -> String {
    switch status {
    case .scheduled: "scheduled"
    case .onTime: "on time"
    case .delayed(let minutes): "delayed \(spokenMinutes(minutes))"
    case .departed(let minutes):
      minutes == 0
        ? "departed on time"
        : minutes < 0
          ? "departed \(spokenMinutes(-minutes)) early" : "departed \(spokenMinutes(minutes)) late"
    case .arrived(let minutes):
      minutes == 0
        ? "arrived on time"
        : minutes < 0
          ? "arrived \(spokenMinutes(-minutes)) early" : "arrived \(spokenMinutes(minutes)) late"
    case .cancelled: "cancelled"
    case .diverted: "diverted"
    case .notReported: notReported
    }
  }

  static func spokenMinutes(_ minutes: Int) -> String {
    minutes == 1 ? "1 minute" : "\(minutes) minutes"
  }

  // MARK: Board

  static let boardOf = "Board of airport"
  static let departures = "Departures"
  static let all = "All"
  static let arrivals = "Arrivals"
  static let allAirlines = "All airlines"
  static let airline = "Airline"
  static let sortBy = "Sort by"
  static let sortTime = "Time"
  static let sortDestination = "Destination"
  static let sortDelay = "Delay"
  static let hidePast = "Hide past"
  static let refreshBoard = "Refresh the board"
  static let flightsList = "Flights of the day"
  static let now = "now"
  static let originsHead = "Flights from"
  static let destinationsHead = "Flights to"
  static let findAirport = "Airport or code"
  static let noSuchAirport = "No such airport on the board"

  static func tab(_ tab: Board.Tab) -> String {
    switch tab {
    case .departures: departures
    case .all: all
    case .arrivals: arrivals
    }
  }

  static func spokenTab(_ tab: Board.Tab, count: Int) -> String {
    count == 1 ? "\(self.tab(tab)), 1 flight" : "\(self.tab(tab)), \(number(count)) flights"
  }

  static func sort(_ sort: Board.Sort) -> String {
    switch sort {
    case .time: sortTime
    case .destination: sortDestination
    case .delay: sortDelay
    }
  }

  static func switchAirport(_ place: String) -> String { "Board of \(place)" }
  static func filterAirline(_ name: String) -> String { "Airline: \(name)" }
  static func sortedBy(_ sort: Board.Sort) -> String { "Sorted by \(self.sort(sort).lowercased())" }

  /// The second line of a row: B6 286 · JetBlue.
  static func flight(_ number: String, _ airline: String) -> String { "\(number) · \(airline)" }
  /// B6 286
  static func flightNumber(_ flight: Flight) -> String { "\(flight.carrier) \(flight.number)" }

  /// Minutes to the next flight, as the now line has them; the number itself counts in digits.
  static func nextIn(_ minutes: Int) -> String {
    switch minutes {
    case ..<1: "next now"
    case ..<100: nextInParts.before + "\(minutes)" + nextInParts.after
    default: "next in \(minutes / 60) h \(minutes % 60) min"
    }
  }
  /// The sentence with a place for the number, which counts in digits of its own.
  private static let nextInSentence = "next in {minutes} min"
  static let nextInParts = around("{minutes}", in: nextInSentence)
  /// The sentence's own direction: its parts stand side by side, whichever way the window reads.
  static let nextInDirection = LayoutDirection(of: nextInSentence)
  static let noMore = "no more today"
  static func spokenNow(_ time: String, _ next: String) -> String { "Now \(time), \(next)" }

  /// A row, to be read out: "To Boston, JetBlue 118, delayed 30 minutes, 14:19, gate A2".
  static func spokenRow(
    isDeparture: Bool, place: String, flight: String, status: FlightStatus, time: String,
    gate: Gate?, isMarked: Bool
  ) -> String {
    let way = isDeparture ? "To \(place)" : "From \(place)"
    let gate = gate.map { "gate \($0)" } ?? "gate not reported"
    let spoken = "\(way), \(flight), \(spokenStatus(status)), \(time), \(gate)"
    return isMarked ? "\(spoken), marked" : spoken
  }

  // MARK: Special states

  static let showDepartures = "Show departures"
  static let showArrivals = "Show arrivals"
  static let showAllFlights = "Show all flights"
  static let showPast = "Show past flights"
  static let chooseDestination = "Choose a destination"
  static let chooseAirport = "Choose an airport"
  static let cancel = "Cancel"
  static let openAnother = "Open another file…"
  static let copyMessage = "Copy message"
  static let copied = "Copied"
  static let chooseFlight = "Choose a flight"
  static let chooseFlightSentence = "Its times, its gate and its record appear here."

  static func noArrivals(_ code: AirportCode) -> String { "No arrivals at \(code)" }
  static func noDepartures(_ code: AirportCode) -> String { "No departures from \(code)" }
  static func noFlights(_ code: AirportCode) -> String { "No flights at \(code) on this day" }
  static let departuresOnly =
    "New York’s record has departures only. A destination’s board shows what arrives there."
  static let arrivalsOnly =
    "The record has the flights from New York only. This board shows what arrives here."
  static let noFlightsSentence = "The record has none. Another airport’s board may show some."
  static let allPast = "All of today’s flights are past"
  static let allPastSentence = "Past flights are hidden; the board can show them."
  static func noFlights(of airline: String) -> String { "No flights of \(airline)" }
  static let airlineSentence = "This airline has none on this board."

  static func reading(_ name: String) -> String { "Reading \(name)" }
  static func rowsRead(_ rows: Int) -> String {
    rows == 1 ? "1 flight so far" : "\(number(rows)) flights so far"
  }
  static func percent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded(.down)))%" }
  static let keepsData = "The board keeps the data it has until this is done."
  static func notOpened(_ name: String) -> String { "\(name) was not opened" }
  static func stillShown(_ source: String) -> String { "\(source) is still shown." }
}
