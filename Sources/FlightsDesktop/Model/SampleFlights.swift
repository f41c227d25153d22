/// The generated sample: 16 days of 30 flights at JFK, the same on every run.
///
/// App-spec 2.8, "Ours". Every flight takes 28 draws in a fixed order, so that no rule about one of
/// them moves the others: airline, number (again while it is taken on that day), place, terminal, gate,
/// minute/5, status, delay, then ten times roll and delay of its history. A draw from n values is the
/// next word of SplitMix64 mod n.
///
/// | draw | values |
/// |---|---|
/// | status roll | 0…100: below 67 on time, to 89 delayed, else cancelled; later days are on time |
/// | history roll | 0…100: below 10 early, to 66 on time, to 89 delayed, else cancelled |
/// | delay | 0…3600 s (early 0…600 s), whole minutes of it count |
nonisolated enum SampleFlights {
  static let seed: UInt64 = 2013
  static let airport: AirportCode = "JFK"
  static let dayCount = 16
  static let flightsPerDay = 30

  private static let airlines: [CarrierCode] = ["AA", "DL", "UA", "US"]

  /// The other ends, with minutes from gate to gate.
  private static let places: [(code: AirportCode, minutes: Int)] = [
    ("ATL", 130), ("BOS", 75), ("CLT", 100), ("DEN", 240), ("DFW", 225), ("LAX", 255),
    ("MCO", 150), ("MIA", 180), ("ORD", 145), ("RDU", 95), ("SEA", 255),
  ]

  /// The id of the demonstration flight: the first of the first day, US 810 to Denver from gate A3.
  static func demonstrationID(on day: CalendarDay) -> FlightID {
    FlightID(day: day, carrier: "US", number: 810, origin: airport)
  }

  /// The sample for the days from `today` (the date at JFK) on.
  static func store(today: CalendarDay, airports: [AirportCode: Airport]) -> FlightStore {
    var random = SplitMix64(seed: seed)
    var flights: [Flight] = []
    var histories: [FlightID: [Flight]] = [:]
    for dayIndex in 0..<dayCount {
      var taken: Set<Int> = []
      var ofDay: [(minute: Int, flight: Flight)] = []
      for place in 1...flightsPerDay {
        let id = dayIndex * flightsPerDay + place
        var draft = Draft(&random, taken: &taken)
        if id == 1 { draft.makeDemonstration() }
        let isArrival = id % 2 == 0
        let minute = hour(of: id) * 60 + draft.minute
        let schedule = Schedule(
          day: today + dayIndex, minute: minute, place: places[draft.place], isArrival: isArrival,
          airports: airports)
        let outcome: Outcome = dayIndex > 0 ? .late(0) : draft.outcome
        let flight = schedule.flight(draft, outcome, daysEarlier: 0)
        ofDay.append((minute, flight))
        histories[flight.id] = draft.history.enumerated().map { index, outcome in
          schedule.flight(draft, outcome, daysEarlier: index + 1)
        }
      }
      // By local time at JFK; equal ones in the order of their ids.
      flights += ofDay.enumerated()
        .sorted { ($0.element.minute, $0.offset) < ($1.element.minute, $1.offset) }
        .map(\.element.flight)
    }
    return FlightStore(flights, generatedHistory: histories)
  }

  /// 6…22, by the running number: floor((id mod 30) / 1.75) + 6.
  private static func hour(of id: Int) -> Int {
    id % flightsPerDay * 4 / 7 + 6
  }

  private enum Outcome {
    /// Minutes; negative = early.
    case late(Int)
    case cancelled
  }

  /// What is drawn for one flight.
  private struct Draft {
    var airline: CarrierCode
    var number: Int
    var place: Int
    var gate: Gate
    /// 0, 5 … 55.
    var minute: Int
    var outcome: Outcome
    /// Day 1 (yesterday) … day 10.
    var history: [Outcome]

    init(_ random: inout SplitMix64, taken: inout Set<Int>) {
      airline = airlines[random.next(below: airlines.count)]
      var number = 100 + random.next(below: 900)
      while !taken.insert(number).inserted { number = 100 + random.next(below: 900) }
      self.number = number
      place = random.next(below: places.count)
      let terminal: Gate.Terminal = random.next(below: 2) == 0 ? .a : .b
      gate = Gate(terminal, 1 + random.next(below: Gate.countPerTerminal))
      minute = 5 * random.next(below: 12)
      let roll = random.next(below: 101)
      let seconds = random.next(below: 3601)
      outcome = roll < 67 ? .late(0) : roll < 90 ? .late(seconds / 60) : .cancelled
      history = []
      for _ in 1...OnTimeHistory.length {
        let roll = random.next(below: 101)
        let delay = random.next()
        switch roll {
        case ..<10: history.append(.late(-Int(delay % 601) / 60))
        case ..<67: history.append(.late(0))
        case ..<90: history.append(.late(Int(delay % 3601) / 60))
        default: history.append(.cancelled)
        }
      }
    }

    /// US 810 to Denver, A3, 06:00, on time; −14, −7, 0 … 42 minutes on the days before, the tenth
    /// cancelled.
    mutating func makeDemonstration() {
      airline = "US"
      number = 810
      place = places.firstIndex { $0.code == "DEN" } ?? 0
      gate = Gate(.a, 3)
      minute = 0
      outcome = .late(0)
      history = (1...9).map { .late(($0 - 1) * 7 - 14) } + [.cancelled]
    }
  }

  /// When a flight is scheduled at both ends.
  private struct Schedule {
    let isArrival: Bool
    let other: AirportCode
    /// The date at the origin.
    let day: CalendarDay
    let departure: Int
    let arrival: Int
    let distance: Int?

    init(
      day: CalendarDay, minute: Int, place: (code: AirportCode, minutes: Int), isArrival: Bool,
      airports: [AirportCode: Airport]
    ) {
      self.isArrival = isArrival
      other = place.code
      let here = airports[airport]
      let there = airports[place.code]
      let instant = LocalTime(day: day, minute: minute).instant(in: here?.zone)
      let away = LocalTime(
        instant.adding(minutes: isArrival ? -place.minutes : place.minutes), in: there?.zone)
      self.day = isArrival ? away.day : day
      departure = isArrival ? away.minute : minute
      arrival = isArrival ? minute : away.minute
      if let from = here?.position, let to = there?.position {
        distance = Int(from.miles(to: to).rounded())
      } else {
        distance = nil
      }
    }

    func flight(_ draft: Draft, _ outcome: Outcome, daysEarlier: Int) -> Flight {
      let late: Int? = if case .late(let minutes) = outcome { minutes } else { nil }
      return Flight(
        day: day - daysEarlier, carrier: draft.airline, number: draft.number, tail: nil,
        origin: isArrival ? other : airport, destination: isArrival ? airport : other,
        scheduledDeparture: departure, departureDelay: late, scheduledArrival: arrival,
        arrivalDelay: late, arrivalTime: nil, airTime: nil, distance: distance,
        outcome: late == nil ? .cancelled : .flown, gate: draft.gate)
    }
  }
}
