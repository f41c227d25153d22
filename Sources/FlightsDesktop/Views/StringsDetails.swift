/// The words of a flight's details, and the sentences that a screen reader says instead of a picture.
nonisolated enum StringsDetails {
  // MARK: Hero

  static func title(_ place: String) -> String { "To \(place)" }
  static func subtitle(_ airline: String, _ number: Int, _ day: CalendarDay) -> String {
    "\(airline) \(number) · \(date(day))"
  }
  static func line(_ flight: Flight) -> String {
    "\(flight.carrier) \(flight.number) · \(mediumDate(flight.day, wholeMonth: true))"
  }
  static let mark = "Mark this flight"
  static let unmark = "Remove the mark"
  static let openFan = "Quick actions"
  static let closeFan = "Close quick actions"
  static let copy = "Copy as text"
  static let copied = "Copied"
  static let goToMap = "Show terminal map"
  static let goToHistory = "Show on-time history"

  // MARK: Route

  static func scheduled(_ clock: String) -> String { "scheduled \(clock)" }
  static func zone(_ name: String, weekday: String?) -> String {
    weekday.map { "\(name) \($0)" } ?? name
  }
  static func spokenDayOffset(_ days: Int) -> String {
    switch days {
    case 1: "the next day"
    case -1: "the day before"
    default: days > 0 ? "\(days) days later" : "\(-days) days earlier"
    }
  }

  /// One sentence on where the flight is; `isShort` where there is little room.
  static func route(_ details: FlightDetails, isShort: Bool) -> String {
    switch details.status {
    case .departed: underWay(details, isShort: isShort)
    case .onTime, .delayed:
      isShort
        ? leaves(in: details.minutesToDeparture)
        : joined(leaves(in: details.minutesToDeparture), gateToGate(details))
    case .scheduled, .arrived:
      isShort
        ? details.duration.map(duration) ?? Strings.notReported
        : joined(gateToGate(details), zoneDifference(details))
    case .cancelled: "It did not leave"
    case .diverted: "No arrival after take-off"
    case .notReported: "How it went is not reported"
    }
  }

  private static func underWay(_ details: FlightDetails, isShort: Bool) -> String {
    let since = "Under way for \(duration(max(-details.minutesToDeparture, 0)))"
    guard let minutes = details.minutesToArrival, minutes >= 0 else { return since }
    return isShort ? "lands in \(duration(minutes))" : "\(since) · lands in \(duration(minutes))"
  }

  private static func leaves(in minutes: Int) -> String {
    minutes <= 0 ? "Leaves now" : "Leaves in \(duration(minutes))"
  }

  private static func gateToGate(_ details: FlightDetails) -> String? {
    details.duration.map { "\(duration($0)) from gate to gate" }
  }

  private static func zoneDifference(_ details: FlightDetails) -> String? {
    guard let minutes = details.zoneDifference, minutes != 0 else { return nil }
    let city = details.departure.airport.city
    return minutes < 0
      ? "\(duration(-minutes)) behind \(city)" : "\(duration(minutes)) ahead of \(city)"
  }

  private static func joined(_ first: String?, _ second: String?) -> String {
    let parts = [first, second].compactMap { $0 }
    return parts.isEmpty ? Strings.notReported : parts.joined(separator: " · ")
  }

  /// What the picture of the route says.
  static func spokenRoute(_ details: FlightDetails) -> String {
    let from = details.departure.airport.place
    let to = details.arrival.airport.place
    let way = "From \(from) to \(to)"
    guard let progress = details.progress, details.status != .diverted else { return way }
    let percent = Int((progress * 100).rounded())
    return "\(way), \(percent) percent of the way flown"
  }

  // MARK: Facts

  static let gate = "Gate"
  static let aircraft = "Aircraft"
  static let weather = "Weather"
  static let distance = "Distance"
  static let illustrative = "illustrative"
  static func terminal(_ terminal: Gate.Terminal) -> String { "Terminal \(terminal.rawValue)" }
  static func seats(_ count: Int) -> String { "\(count) seats" }
  static func temperature(_ fahrenheit: Double) -> String {
    "\(DelayFormat.plain(Int(fahrenheit.rounded()))) °F"
  }
  static let calm = "calm"
  static func wind(_ direction: String?, _ speed: Int) -> String {
    direction.map { "wind \($0) \(speed) mph" } ?? "wind \(speed) mph"
  }
  /// The sixteen points of the compass, clockwise from north.
  static let compass = [
    "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
    "NNW",
  ]
  static func miles(_ miles: Int) -> String { "\(Strings.number(miles)) mi" }
  static func inTheAir(_ minutes: Int) -> String { "\(duration(minutes)) in the air" }

  // MARK: Special states

  static let delay = "Delay"
  static let reason = "Reason"
  static let departed = "Departed"
  static let departs = "Departs"
  static let arrived = "Arrived"
  static let didNotLeave = "none: it did not leave"
  static func late(_ minutes: Int) -> String {
    minutes == 0
      ? "on time" : minutes < 0 ? "\(-minutes) min early" : "\(minutes) min late"
  }
  static func landedLater(_ clock: String) -> String { "landed later, at \(clock)" }
  static func next(to place: String) -> String { "Next to \(place)" }
  static let recordSays = "What the record says"
  static func noArrival(in city: String) -> String { "No arrival in \(city) after take-off." }
  static let noGate = "Without a gate there is no way to draw."

  // MARK: Map

  static let showMap = "Show terminal map"
  static let hideMap = "Hide terminal map"
  static let entrance = "Entrance"
  static let terminalWord = "Terminal"
  static let mapNote = "how busy now · gates and stores are illustrative"
  static let pausePath = "Pause the way to the gate"
  static let playPath = "Play the way to the gate"
  static func map(_ terminal: Gate.Terminal) -> String { "Map of terminal \(terminal.rawValue)" }
  static func gateName(_ gate: Gate) -> String { "Gate \(gate)" }
  static func ownGateName(_ gate: Gate) -> String { "Gate \(gate), where this flight leaves" }
  static func store(_ name: String, percent: Int) -> String { "\(name), \(percent) percent busy" }
  static func percent(_ percent: Int) -> String { "\(percent)%" }
  static func walk(_ turns: [Walk.Turn], to gate: Gate) -> String {
    let steps = turns.map { turn in
      switch turn {
      case .left: "then left"
      case .right: "then right"
      }
    }
    return (["from the entrance straight"] + steps).joined(separator: ", ") + " to gate \(gate)"
  }

  // MARK: History

  static let history = "On-time history"
  static func lastDays(_ count: Int) -> String {
    count == 1
      ? "Last day this flight was scheduled"
      : "Last \(inWords(count)) days this flight was scheduled"
  }
  static func lastDaysEarlyLeft(_ count: Int) -> String {
    "\(lastDays(count)) · early to the left"
  }
  static let noHistory = "No earlier day of this flight is in the record."
  static let chart = "Chart"
  static let table = "Table"
  static let axis = "Departure delay in minutes"
  static let cancelled = "Cancelled"
  static let legendLow = "−20"
  static let legendHigh = "120 min"
  static let dayColumn = "Day"
  static let scheduledColumn = "Scheduled"
  static let leftColumn = "Left"
  static let delayColumn = "Delay"

  /// "42 minutes late", as it is read out.
  static func spokenDelay(_ entry: HistoryEntry) -> String {
    if entry.isCancelled { return "cancelled" }
    guard let minutes = entry.minutesLate else { return Strings.notReported }
    switch minutes {
    case 0: return "on time"
    case 1: return "1 minute late"
    case -1: return "1 minute early"
    default: return minutes > 0 ? "\(minutes) minutes late" : "\(-minutes) minutes early"
    }
  }

  static func spokenDay(_ day: HistoryDay) -> String {
    "\(dateWithoutYear(day.entry.day)): \(spokenDelay(day.entry))"
  }

  static func tooltipTitle(_ entry: HistoryEntry) -> String {
    entry.isCancelled ? cancelled : entry.minutesLate.map(late) ?? Strings.notReported
  }

  static func tooltipDetail(_ day: HistoryDay, _ clock: ClockFormat, to city: String?) -> String {
    var parts = [mediumDate(day.entry.day, wholeMonth: true)]
    if let left = day.left, left != day.scheduled {
      parts.append("left \(clock.text(left)) instead of \(clock.text(day.scheduled))")
    } else {
      parts.append("scheduled \(clock.text(day.scheduled))")
    }
    if let city { parts.append("to \(city)") }
    return parts.joined(separator: " · ")
  }

  static func summary(_ history: OnTimeHistory) -> String {
    let names = ["on time", "up to 15 minutes late", "over 15 minutes late", "cancelled"]
    let parts = history.slices.map { "\($0.count) \(names[$0.category.rawValue])" }
    let worst = history.worst.map { ["worst \($0) minutes"] } ?? []
    return "\(days(history.entries.count)): " + (parts + worst).joined(separator: ", ")
  }

  // MARK: Pie and averages

  static let categories = ["On time", "Up to 15 min late", "Over 15 min late", "Cancelled"]
  static let onTime = "on time"
  static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
  static func spokenShare(_ name: String, _ percent: Int, _ count: Int) -> String {
    "\(name): \(percent) percent, \(days(count))"
  }
  static let average = "Average"
  static let median = "Median"
  static let worst = "Worst"
  static let earliest = "Earliest"
  static func minutes(_ minutes: Int) -> String { "\(DelayFormat.signed(minutes)) min" }
  static func ofFlown(_ count: Int) -> String {
    "of \(inWords(count)) flown"
  }
  private static func inWords(_ count: Int) -> String {
    let words = [
      "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }
  static let halfEarlier = "half left earlier"

  // MARK: Numbers and dates

  private static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// "Thursday 27 June 2013".
  static func date(_ day: CalendarDay) -> String { "\(dateWithoutYear(day)) \(day.parts.year)" }
  /// "Thursday 27 June".
  static func dateWithoutYear(_ day: CalendarDay) -> String {
    "\(weekdays[day.weekday - 1]) \(day.parts.day) \(months[day.parts.month - 1])"
  }
  /// "Thu 27 Jun" or, with the whole month, "Thu 27 June".
  static func mediumDate(_ day: CalendarDay, wholeMonth: Bool) -> String {
    let month = months[day.parts.month - 1]
    return "\(weekday(day)) \(day.parts.day) \(wholeMonth ? month : String(month.prefix(3)))"
  }
  /// "Thu".
  static func weekday(_ day: CalendarDay) -> String { String(weekdays[day.weekday - 1].prefix(3)) }

  /// "27 min", "2 h", "6 h 33 min".
  static func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return hours == 0 ? "\(rest) min" : rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
  }
}

extension AppModel {
  /// How times of day are written.
  var clockFormat: ClockFormat { settings.clockFormat }
}

nonisolated extension ClockFormat {
  /// Minutes since midnight, 0…1440.
  func text(_ minute: Int) -> String {
    text(LocalTime(day: CalendarDay(number: 0), minute: minute))
  }
}
