/// What is said about a flight at a moment. The minutes are whole; negative = early.
nonisolated enum FlightStatus: Hashable, Sendable {
  /// A later day's flight: nothing is known yet.
  case scheduled
  /// Today, not gone, and not late.
  case onTime
  /// Today, not gone, and to leave this many minutes late (≥ 1).
  case delayed(Int)
  /// On its way (or, if the record says no more, gone), having left this many minutes late.
  case departed(Int)
  /// Landed, this many minutes late.
  case arrived(Int)
  case cancelled
  /// It should have landed, and did not do so as planned.
  case diverted
  /// An imported record that says nothing about how the flight went.
  case notReported

  /// The rules of app-spec 2.10, in their order. `today` is the local date at the origin.
  init(of flight: Flight, _ times: FlightTimes, now: Instant, today: CalendarDay) {
    if flight.day > today {
      self = .scheduled
      return
    }
    switch flight.outcome {
    case .cancelled:
      self = .cancelled
      return
    case .notReported:
      self = .notReported
      return
    case .flown, .diverted: break
    }
    guard let delay = flight.departureDelay, let departure = times.departure else {
      // An imported flight that its own column calls diverted, with no time of departure.
      self = flight.outcome == .diverted ? .diverted : .notReported
      return
    }
    if now < departure {
      self = delay >= 1 ? .delayed(delay) : .onTime
    } else if let arrivalDelay = flight.arrivalDelay, let arrival = times.arrival, now >= arrival {
      self = .arrived(arrivalDelay)
    } else if flight.outcome == .diverted, let expected = times.expectedArrival, now >= expected {
      self = .diverted
    } else {
      self = .departed(delay)
    }
  }

  /// Minutes that the word mentions: late if positive, early if negative.
  var minutes: Int? {
    switch self {
    case .delayed(let minutes), .departed(let minutes), .arrived(let minutes): minutes
    case .scheduled, .onTime, .cancelled, .diverted, .notReported: nil
    }
  }

  /// The flight has left, or will not leave any more.
  var isOver: Bool {
    switch self {
    case .departed, .arrived, .diverted, .cancelled: true
    case .scheduled, .onTime, .delayed, .notReported: false
    }
  }
}
