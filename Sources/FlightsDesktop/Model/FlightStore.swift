/// All flights, by day: the questions that the pages ask of the record.
///
/// Flights lie in one array ordered by the local date of departure, 48 bytes each, with an index of
/// where each day begins. A day of New York has about 920 flights, so whatever is asked of a day
/// looks at each of them: microseconds. What is asked of the whole record looks at all 337,000: 1–2 ms.
nonisolated struct FlightStore: Sendable {
  /// Ordered by date; within a date in the order of the source.
  let flights: [Flight]
  private let firstDay: CalendarDay
  /// `starts[d]` is the index of the first flight `d` days after the first day; one more than days.
  private let starts: [Int]
  /// Earlier dates of flights that are on no board: the sample's histories, latest first.
  private let generatedHistory: [FlightID: [Flight]]

  static let empty = FlightStore([])

  init(_ flights: [Flight], generatedHistory: [FlightID: [Flight]] = [:]) {
    self.generatedHistory = generatedHistory
    guard let first = flights.lazy.map(\.day).min(), let last = flights.lazy.map(\.day).max() else {
      self.flights = []
      firstDay = CalendarDay(number: 0)
      starts = [0]
      return
    }
    firstDay = first
    // A counting sort by day: stable, so the order of the source stays within a day.
    var starts = [Int](repeating: 0, count: last - first + 2)
    var isOrdered = true
    var previous = first
    for flight in flights {
      starts[flight.day - first + 1] += 1
      if flight.day < previous { isOrdered = false }
      previous = flight.day
    }
    for index in 1..<starts.count { starts[index] += starts[index - 1] }
    self.starts = starts
    if isOrdered {
      self.flights = flights
      return
    }
    var next = starts
    var order = [UInt32](repeating: 0, count: flights.count)
    for (index, flight) in flights.enumerated() {
      order[next[flight.day - first]] = UInt32(index)
      next[flight.day - first] += 1
    }
    self.flights = order.map { flights[Int($0)] }
  }

  var isEmpty: Bool { flights.isEmpty }

  /// The first and the last date that has flights; nil if there are none.
  var days: ClosedRange<CalendarDay>? {
    flights.isEmpty ? nil : firstDay...(firstDay + (starts.count - 2))
  }

  /// All flights that were to leave on a (local) date.
  func flights(on day: CalendarDay) -> ArraySlice<Flight> {
    let index = day - firstDay
    guard index >= 0, index < starts.count - 1 else { return [] }
    return flights[starts[index]..<starts[index + 1]]
  }

  /// The flight of an id.
  func flight(_ id: FlightID) -> Flight? {
    flights(on: id.day).first { flight in
      flight.number == id.number && flight.carrier == id.carrier && flight.origin == id.origin
    }
  }

  /// Flights that were to leave an airport on a local date.
  func departures(from airport: AirportCode, on day: CalendarDay) -> [Flight] {
    flights(on: day).filter { $0.origin == airport }
  }

  /// Flights to an airport that leave around a date: those whose local date of *arrival* it may be
  /// (a night flight lands a day later, one across the date line up to a day earlier).
  func flights(to airport: AirportCode, around day: CalendarDay) -> [Flight] {
    (-2...1).flatMap { flights(on: day + $0).filter { $0.destination == airport } }
  }

  /// The flights with the same carrier, number and origin on earlier dates, latest first: at most
  /// `count` of them, from before `day`. Whatever their destination.
  func previous(of flight: Flight, before day: CalendarDay, count: Int = 10) -> [Flight] {
    if let generated = generatedHistory[flight.id] {
      return Array(generated.lazy.filter { $0.day < day }.prefix(count))
    }
    guard let days, count > 0, day > days.lowerBound else { return [] }
    var found: [Flight] = []
    let end = starts[min(day - firstDay, starts.count - 1)]
    for other in flights[..<end].reversed()
    where other.number == flight.number && other.carrier == flight.carrier
      && other.origin == flight.origin
    {
      found.append(other)
      if found.count == count { break }
    }
    return found
  }

  /// What the same aircraft flew on the flight's date, the flight itself among them, in the order of
  /// departure; empty if the aircraft is not reported.
  func sameAircraft(as flight: Flight) -> [Flight] {
    guard let tail = flight.tail else { return [] }
    return flights(on: flight.day).filter { $0.tail == tail }
      .sorted { $0.scheduledDeparture < $1.scheduledDeparture }
  }

  /// All airports that flights leave, and all that they go to, by code.
  func airports() -> (origins: [AirportCode], destinations: [AirportCode]) {
    var origins: Set<AirportCode> = []
    var destinations: Set<AirportCode> = []
    // Neighbouring flights often share an end, and a comparison is cheaper than a look-up.
    var lastOrigin: AirportCode?
    var lastDestination: AirportCode?
    for flight in flights {
      if flight.origin != lastOrigin {
        origins.insert(flight.origin)
        lastOrigin = flight.origin
      }
      if flight.destination != lastDestination {
        destinations.insert(flight.destination)
        lastDestination = flight.destination
      }
    }
    return (origins.sorted(), destinations.sorted())
  }

  /// The first flight in the order of the list that has the same id as an earlier one: both places in
  /// the list; nil if all differ. Cost: one table look-up a flight.
  static func firstDuplicate(in flights: [Flight]) -> (first: Int, again: Int)? {
    duplicates(in: flights, stopsAtFirst: true).first
  }

  /// All places of flights whose id an earlier one has too.
  static func duplicates(in flights: [Flight], stopsAtFirst: Bool = false)
    -> [(first: Int, again: Int)]
  {
    // Open addressing; a slot holds a place in the list plus one.
    let capacity = (flights.count * 2).nextPowerOfTwo
    var slots = [UInt32](repeating: 0, count: capacity)
    var found: [(first: Int, again: Int)] = []
    for (place, flight) in flights.enumerated() {
      var slot = Int(truncatingIfNeeded: flight.idHash) & (capacity - 1)
      while slots[slot] != 0 {
        let other = Int(slots[slot]) - 1
        if flights[other].hasSameID(as: flight) {
          found.append((other, place))
          if stopsAtFirst { return found }
          break
        }
        slot = (slot + 1) & (capacity - 1)
      }
      if slots[slot] == 0 { slots[slot] = UInt32(place + 1) }
    }
    return found
  }
}

nonisolated extension Flight {
  func hasSameID(as other: Flight) -> Bool {
    day == other.day && number == other.number && carrier == other.carrier
      && origin == other.origin
  }

  /// A quick hash of the id; the finishing steps are SplitMix64's.
  fileprivate var idHash: UInt64 {
    let place = UInt64(origin.bits) << 32 | UInt64(carrier.bits)
    var hash =
      place ^ (UInt64(UInt32(bitPattern: day.number)) << 16 | UInt64(number))
      &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}

nonisolated extension Int {
  /// The smallest power of two that is not below this number, and at least 16.
  fileprivate var nextPowerOfTwo: Int {
    var power = 16
    while power < self { power *= 2 }
    return power
  }
}
