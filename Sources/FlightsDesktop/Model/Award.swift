/// One of the seven awards. What it says is data (`awards.json`); when it is earned is a rule below.
nonisolated struct Award: Hashable, Sendable, Identifiable, Decodable {
  enum ID: String, Hashable, Sendable, CaseIterable, Decodable {
    case firstLight = "first-light"
    case overnight
    case boardingPass = "boarding-pass"
    case windowShopper = "window-shopper"
    case homebound
    case taste
    case stormWatcher = "storm-watcher"
  }

  let id: ID
  let title: String
  /// 1…3.
  let stars: Int
  /// How often, or of how many, the thing must be done.
  let goal: Int
  /// File name of its drawing in `data/icons`.
  let badge: String
  /// On the card in the grid.
  let sentence: String
  /// On the open card.
  let text: String

  /// Reads `awards.json`.
  static func load(from file: String) throws(DataError) -> [Award] {
    try JSONFile.read([Award].self, from: file)
  }
}

/// How far somebody has come with an award.
nonisolated struct AwardProgress: Hashable, Sendable {
  /// 0…goal.
  let count: Int
  let goal: Int

  var isEarned: Bool { count >= goal }
  /// 0…1.
  var fraction: Double { goal > 0 ? Double(count) / Double(goal) : 1 }
}

/// What somebody has done in the program, as far as awards ask for it. A value that only grows.
nonisolated struct ActivityLog: Equatable, Sendable {
  /// Something that was done.
  enum Event: Sendable {
    case openedBoard
    case openedFlight(Flight, weatherAtDeparture: HourlyWeather?)
    /// The days here are those of the person's own calendar, not of 2013.
    case markedFlight(FlightID, on: CalendarDay)
    case unmarkedFlight(FlightID)
    /// The program runs on this day: noted at start and at midnight.
    case sawDay(CalendarDay)
    case sawStores(of: Gate.Terminal)
    /// A store was looked at (hovered, focused or pressed) at a moment of the board's clock.
    case lookedAtStore(Store, at: LocalTime)
  }

  /// A flight of an aircraft, as *homebound* looks at it.
  struct Leg: Hashable, Sendable {
    let tail: TailNumber
    let id: FlightID
    let destination: AirportCode
  }

  var hasOpenedBoard = false
  /// When each of the present marks was set.
  var marks: [FlightID: CalendarDay] = [:]
  var hasKeptMarkOvernight = false
  var airlines: Set<CarrierCode> = []
  var terminals: Set<Gate.Terminal> = []
  var legs: Set<Leg> = []
  /// Store and minute of every look at an empty store, so that a minute counts once.
  var quietMinutes: Set<QuietMinute> = []
  /// Flights that weather held.
  var storms: Set<FlightID> = []

  struct QuietMinute: Hashable, Sendable {
    let store: Int
    let time: LocalTime
  }

  /// Minutes late from which on a flight counts as held.
  static let held = 120

  mutating func record(_ event: Event) {
    switch event {
    case .openedBoard:
      hasOpenedBoard = true
    case .openedFlight(let flight, let weather):
      airlines.insert(flight.carrier)
      if let tail = flight.tail {
        legs.insert(Leg(tail: tail, id: flight.id, destination: flight.destination))
      }
      if let delay = flight.departureDelay, delay >= ActivityLog.held, weather?.isSevere == true {
        storms.insert(flight.id)
      }
    case .markedFlight(let id, let day):
      if marks[id] == nil { marks[id] = day }
    case .unmarkedFlight(let id):
      marks[id] = nil
    case .sawDay(let day):
      if marks.values.contains(where: { $0 < day }) { hasKeptMarkOvernight = true }
    case .sawStores(let terminal):
      terminals.insert(terminal)
    case .lookedAtStore(let store, let time):
      if store.busyness(minuteOfHour: time.minuteOfHour) == 0 {
        quietMinutes.insert(QuietMinute(store: store.id, time: time))
      }
    }
  }

  /// How far this log is on the way to an award.
  func progress(towards award: Award) -> AwardProgress {
    let count =
      switch award.id {
      case .firstLight: hasOpenedBoard ? 1 : 0
      case .overnight: hasKeptMarkOvernight ? 1 : 0
      case .boardingPass: airlines.count
      case .windowShopper: terminals.count
      case .homebound: longestReturn
      case .taste: quietMinutes.count
      case .stormWatcher: storms.count
      }
    return AwardProgress(count: min(count, award.goal), goal: award.goal)
  }

  /// 2 if two flights of one aircraft on one day are known of which the second shows that it came
  /// back: it leaves where the first left, or goes there. 1 if any flight with an aircraft is.
  private var longestReturn: Int {
    guard !legs.isEmpty else { return 0 }
    let byAircraft = Dictionary(grouping: legs) { leg in
      AircraftDay(tail: leg.tail, day: leg.id.day)
    }
    let hasReturn = byAircraft.values.contains { legs in
      legs.contains { first in
        legs.contains { second in
          first != second
            && (first.id.origin == second.id.origin || first.id.origin == second.destination)
        }
      }
    }
    return hasReturn ? 2 : 1
  }

  private struct AircraftDay: Hashable {
    let tail: TailNumber
    let day: CalendarDay
  }
}

// MARK: - Keeping

nonisolated extension ActivityLog {
  /// The log as a list of short texts, each a word and what belongs to it: to be kept between runs.
  /// In a fixed order.
  var entries: [String] {
    var entries: [String] = []
    if hasOpenedBoard { entries.append("board") }
    if hasKeptMarkOvernight { entries.append("overnight") }
    entries += marks.map { "mark \($0.key) \($0.value)" }.sorted()
    entries += airlines.sorted().map { "airline \($0)" }
    entries += terminals.map { "terminal \($0.rawValue)" }.sorted()
    entries += legs.map { "leg \($0.tail) \($0.id) \($0.destination)" }.sorted()
    entries += quietMinutes.map { "quiet \($0.store) \($0.time.day) \($0.time.minute)" }.sorted()
    entries += storms.map { "storm \($0)" }.sorted()
    return entries
  }

  /// Reads what `entries` wrote. Entries that are not understood (another version's, a hand's) are
  /// passed over.
  init(entries: [String]) {
    for entry in entries {
      let words = entry.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("board", 1): hasOpenedBoard = true
      case ("overnight", 1): hasKeptMarkOvernight = true
      case ("mark", 3):
        if let id = FlightID(words[1]), let day = CalendarDay(words[2]) { marks[id] = day }
      case ("airline", 2):
        if let code = CarrierCode(words[1]) { airlines.insert(code) }
      case ("terminal", 2):
        if let terminal = Gate.Terminal(rawValue: words[1]) { terminals.insert(terminal) }
      case ("leg", 4):
        if let tail = TailNumber(words[1]), let id = FlightID(words[2]),
          let destination = AirportCode(words[3])
        {
          legs.insert(Leg(tail: tail, id: id, destination: destination))
        }
      case ("quiet", 4):
        if let store = Int(words[1]), let day = CalendarDay(words[2]), let minute = Int(words[3]),
          (0...1440).contains(minute)
        {
          quietMinutes.insert(QuietMinute(store: store, time: LocalTime(day: day, minute: minute)))
        }
      case ("storm", 2):
        if let id = FlightID(words[1]) { storms.insert(id) }
      default: break
      }
    }
  }
}

nonisolated extension ActivityLog {
  /// The state of the pictures and scenes: the first five awards earned, *taste* 2 of 5, *storm
  /// watcher* 1 of 3.
  static var demonstration: ActivityLog {
    var log = ActivityLog()
    log.hasOpenedBoard = true
    log.hasKeptMarkOvernight = true
    log.airlines = ["9E", "AA", "AS", "B6", "DL", "EV", "F9", "UA", "US", "WN"]
    log.terminals = [.a, .b]
    let day = CalendarDay(number: 15_883)  // 2013-06-27
    for number in [1, 2] {
      let id = FlightID(day: day, carrier: "B6", number: number, origin: "JFK")
      log.legs.insert(Leg(tail: "N249JB", id: id, destination: "BOS"))
      log.quietMinutes.insert(
        QuietMinute(store: number, time: LocalTime(day: day, minute: 60 - 10 * number)))
    }
    log.storms = [FlightID(day: day, carrier: "B6", number: 3, origin: "JFK")]
    return log
  }
}
