/// When a flight leaves and lands, as instants.
nonisolated struct FlightTimes: Equatable, Sendable {
  /// By the schedule.
  let scheduledDeparture: Instant
  /// Schedule plus delay; nil for a flight that never left, or whose delay is not reported.
  let departure: Instant?
  /// By the schedule; nil if the zone at either end is unknown.
  let scheduledArrival: Instant?
  /// Schedule plus delay; nil for a flight that was cancelled or diverted, or whose delay is not
  /// reported.
  let arrival: Instant?
  /// When it would land: the arrival if known, else the scheduled one plus the departure's delay.
  let expectedArrival: Instant?
  /// A diverted flight's recorded arrival: it landed later, somewhere.
  let lateLanding: Instant?

  /// The record says at which *time of day* a flight lands, but not on which day: it is the first day,
  /// counted from the one before the departure (there is a date line), on which that is after the
  /// departure. In the record of 2013 no scheduled flight takes longer than a day, so there is only
  /// one such day.
  init(of flight: Flight, from origin: GLibTimeZone?, to destination: GLibTimeZone?) {
    scheduledDeparture = LocalTime(day: flight.day, minute: flight.scheduledDeparture)
      .instant(in: origin)
    departure = flight.departureDelay.map(scheduledDeparture.adding(minutes:))
    guard origin != nil, destination != nil else {
      scheduledArrival = nil
      arrival = nil
      expectedArrival = nil
      lateLanding = nil
      return
    }
    let scheduled = FlightTimes.first(
      minute: flight.scheduledArrival, after: scheduledDeparture, around: flight.day,
      in: destination)
    scheduledArrival = scheduled
    let isDiverted = flight.outcome == .diverted
    arrival = isDiverted ? nil : flight.arrivalDelay.map(scheduled.adding(minutes:))
    expectedArrival = arrival ?? flight.departureDelay.map(scheduled.adding(minutes:))
    if isDiverted, let minute = flight.arrivalTime, let departure {
      lateLanding = FlightTimes.first(
        minute: minute, after: departure, around: LocalTime(departure, in: destination).day,
        in: destination)
    } else {
      lateLanding = nil
    }
  }

  private static func first(
    minute: Int, after instant: Instant, around day: CalendarDay, in zone: GLibTimeZone?
  ) -> Instant {
    for offset in -1...1 {
      let candidate = LocalTime(day: day + offset, minute: minute).instant(in: zone)
      if candidate > instant { return candidate }
    }
    return LocalTime(day: day + 2, minute: minute).instant(in: zone)
  }

  /// The share of the way that is behind the flight at an instant: 0 before it leaves, 1 once landed.
  /// By time, as the record has no positions. Nil for a flight that never left or has no known end.
  func progress(at now: Instant) -> Double? {
    guard let departure, let expectedArrival else { return nil }
    guard now > departure else { return 0 }
    guard now < expectedArrival else { return 1 }
    return Double(now.seconds - departure.seconds)
      / Double(expectedArrival.seconds - departure.seconds)
  }
}

/// What an airport's clock shows for one end of a flight.
nonisolated struct ClockReading: Equatable, Sendable {
  let local: LocalTime
  /// Days after the flight's own date (local at the origin): +1, −1, mostly 0.
  let dayOffset: Int
  /// Such as `EDT`; empty where no zone is known.
  let zone: String

  init(_ instant: Instant, in zone: GLibTimeZone?, flightDay: CalendarDay) {
    local = LocalTime(instant, in: zone)
    dayOffset = local.day - flightDay
    self.zone = zone?.abbreviation(at: instant.seconds) ?? ""
  }

  /// A wall time of the record at an airport without zone: nothing is known about its day.
  init(wall minute: Int, flightDay: CalendarDay) {
    local = LocalTime(day: flightDay, minute: minute)
    dayOffset = 0
    zone = ""
  }
}
