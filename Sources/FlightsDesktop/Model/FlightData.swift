/// All that the program knows: the record of flights and what goes with it.
nonisolated struct FlightData: Sendable {
  let source: DataSource
  let store: FlightStore
  let airports: [AirportCode: Airport]
  let airlines: [CarrierCode: Airline]
  let terminals: Terminals
  /// Read after the flights, so empty at first.
  var aircraft: [TailNumber: Aircraft] = [:]
  var weather: WeatherTable = .empty
  /// Flights that were left out because an imported report has their id twice.
  var repeatedCount = 0

  func airport(_ code: AirportCode) -> Airport { airports[code] ?? Airport(unknown: code) }

  func airline(_ code: CarrierCode) -> Airline { airlines[code] ?? Airline(unknown: code) }

  func zone(_ code: AirportCode) -> GLibTimeZone? { airports[code]?.zone }

  /// The local date at an airport.
  func day(_ now: Instant, at airport: AirportCode) -> CalendarDay {
    LocalTime(now, in: zone(airport)).day
  }

  func times(of flight: Flight) -> FlightTimes {
    FlightTimes(of: flight, from: zone(flight.origin), to: zone(flight.destination))
  }

  func status(of flight: Flight, now: Instant) -> FlightStatus {
    FlightStatus(of: flight, times(of: flight), now: now, today: day(now, at: flight.origin))
  }

  /// The gate to show: none for a flight that is (known to be) cancelled.
  func gate(of flight: Flight, status: FlightStatus) -> Gate? {
    status == .cancelled ? nil : terminals.gate(of: flight)
  }

  func aircraft(of flight: Flight) -> Aircraft? { flight.tail.flatMap { aircraft[$0] } }

  /// The weather at the origin in the hour of departure (of the scheduled one, if it never left).
  func weatherAtDeparture(of flight: Flight) -> HourlyWeather? {
    let times = times(of: flight)
    return weather.weather(at: flight.origin, times.departure ?? times.scheduledDeparture)
  }

  /// The last ten scheduled dates of the same carrier, number and origin before the flight's own, as
  /// far as they are past: of a later day's flight, only dates before today are known.
  func history(of flight: Flight, now: Instant) -> OnTimeHistory {
    let today = day(now, at: flight.origin)
    let earlier = store.previous(
      of: flight, before: min(flight.day, today), count: OnTimeHistory.length)
    return OnTimeHistory(entries: earlier.map { HistoryEntry($0) })
  }

  /// The airports that a board can be shown of: the origins, then the destinations by the name of
  /// their place.
  func boardAirports() -> (origins: [Airport], destinations: [Airport]) {
    let (origins, destinations) = store.airports()
    return (
      origins.map(airport),
      destinations.filter { !origins.contains($0) }.map(airport).sorted { $0.place < $1.place }
    )
  }
}

/// Where data come from.
nonisolated enum DataSource: Hashable, Sendable {
  /// The record of New York, 2013, that comes with the program.
  case newYork2013
  /// The generated sample.
  case sample
  /// A directory with files like those of `data/`.
  case directory(String)
  /// A file of flights that somebody opened: our columns, or an on-time report. What goes with it
  /// (airports, airlines, aircraft) is the program's own.
  case file(String)
}
