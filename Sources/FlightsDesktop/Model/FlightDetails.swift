/// One end of a flight as its details show it.
nonisolated struct FlightEnd: Sendable {
  let airport: Airport
  let scheduled: ClockReading
  /// What is or was expected: schedule plus delay; nil if that is not known (cancelled, diverted, a
  /// later day). Equal to `scheduled` when on time.
  let actual: ClockReading?

  /// The reading to show large.
  var shown: ClockReading { actual ?? scheduled }
}

/// A flight with all that can be said about it at a moment.
nonisolated struct FlightDetails: Sendable {
  let flight: Flight
  let airline: Airline
  let status: FlightStatus
  let times: FlightTimes
  let departure: FlightEnd
  let arrival: FlightEnd
  /// A diverted flight's recorded landing.
  let lateLanding: ClockReading?
  let gate: Gate?
  let aircraft: Aircraft?
  let weather: HourlyWeather?
  let now: Instant

  /// The share of the way that is flown: 0 not departed … 1 arrived; nil if there is none to show
  /// (cancelled, not reported, no zone).
  ///
  /// Where a diverted flight left its way is not in the record. Once it should have landed, its plane
  /// rests at `divertedProgress`: a sign, not a measurement.
  let progress: Double?

  static let divertedProgress = 0.75

  /// Minutes from gate to gate: as flown if known, else by the schedule.
  let duration: Int?

  /// Minutes that the destination's clocks are ahead of the origin's (behind: negative) on landing.
  let zoneDifference: Int?

  init(of flight: Flight, in data: FlightData, now: Instant) {
    self.flight = flight
    self.now = now
    let origin = data.airport(flight.origin)
    let destination = data.airport(flight.destination)
    let times = FlightTimes(of: flight, from: origin.zone, to: destination.zone)
    self.times = times
    let status = FlightStatus(
      of: flight, times, now: now, today: LocalTime(now, in: origin.zone).day)
    self.status = status
    airline = data.airline(flight.carrier)
    gate = data.gate(of: flight, status: status)
    aircraft = data.aircraft(of: flight)
    // Of a later day's flight nothing is known yet but the schedule.
    weather = status == .scheduled ? nil : data.weatherAtDeparture(of: flight)
    let isKnown = status != .scheduled && status != .cancelled
    func read(_ instant: Instant?, _ airport: Airport) -> ClockReading? {
      instant.map { ClockReading($0, in: airport.zone, flightDay: flight.day) }
    }
    departure = FlightEnd(
      airport: origin,
      scheduled: ClockReading(
        times.scheduledDeparture, in: origin.zone, flightDay: flight.day),
      actual: isKnown ? read(times.departure, origin) : nil)
    let expected = status == .diverted ? nil : times.arrival ?? times.expectedArrival
    let wallArrival = flight.arrivalTime.map { ClockReading(wall: $0, flightDay: flight.day) }
    arrival = FlightEnd(
      airport: destination,
      scheduled: read(times.scheduledArrival, destination)
        ?? ClockReading(wall: flight.scheduledArrival, flightDay: flight.day),
      actual: isKnown
        ? read(expected, destination)
          ?? (times.scheduledArrival == nil && status != .diverted ? wallArrival : nil) : nil)
    lateLanding = status == .diverted ? read(times.lateLanding, destination) : nil
    switch status {
    case .cancelled, .notReported: progress = nil
    case .scheduled: progress = times.scheduledArrival == nil ? nil : 0
    case .diverted: progress = FlightDetails.divertedProgress
    case .onTime, .delayed, .departed, .arrived: progress = times.progress(at: now)
    }
    let start = isKnown ? times.departure ?? times.scheduledDeparture : times.scheduledDeparture
    let end = isKnown ? expected ?? times.scheduledArrival : times.scheduledArrival
    duration = end.map { $0.minutes(since: start) }
    if let from = origin.zone, let to = destination.zone, let end {
      zoneDifference = (to.offset(at: end.seconds) - from.offset(at: end.seconds)) / 60
    } else {
      zoneDifference = nil
    }
  }

  /// Minutes to departure (negative: since), by what is known.
  var minutesToDeparture: Int {
    (times.departure ?? times.scheduledDeparture).minutes(since: now)
  }

  /// Minutes to landing (negative: since); nil if unknown.
  var minutesToArrival: Int? {
    (times.arrival ?? times.expectedArrival ?? times.scheduledArrival)?.minutes(since: now)
  }
}
