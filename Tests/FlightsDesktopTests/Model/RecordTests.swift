import Testing

@testable import FlightsDesktop

// The real record. Expected numbers are independent counts (Python's csv and zoneinfo modules over the
// same files), or are those of data/README.md.
@Suite(.serialized) struct RecordTests {
  @Test func holdsAllFlights() throws {
    let store = try Record.data().store
    #expect(store.flights.count == 336_776)
    #expect(store.days.map { "\($0.lowerBound) \($0.upperBound)" } == "2013-01-01 2013-12-31")
    #expect(store.flights.count { $0.outcome == .cancelled } == 8255)
    #expect(store.flights.count { $0.outcome == .diverted } == 1175)
    #expect(store.flights.count { $0.outcome == .diverted && $0.arrivalTime != nil } == 717)
    #expect(store.flights.count { $0.arrivalTime == 1440 } == 150)
    #expect(store.flights.count { $0.tail == nil } == 2512)
    #expect(store.flights.compactMap(\.departureDelay).max() == 1301)
    #expect(store.flights.compactMap(\.departureDelay).min() == -43)
    #expect(Set(store.flights.compactMap(\.tail)).count == 4043)
  }

  @Test("Every column adds up")
  func sums() throws {
    let flights = try Record.data().store.flights
    #expect(flights.reduce(0) { $0 + ($1.distance ?? 0) } == 350_217_607)
    #expect(flights.reduce(0) { $0 + ($1.departureDelay ?? 0) } == 4_152_200)
    #expect(flights.reduce(0) { $0 + ($1.airTime ?? 0) } == 49_326_610)
    #expect(flights.reduce(0) { $0 + $1.scheduledDeparture } == 275_161_128)
    #expect(flights.reduce(0) { $0 + ($1.arrivalTime ?? 0) } == 299_528_349)
  }

  @Test("All instants of the year agree with Python's zoneinfo")
  func instants() throws {
    let data = try Record.data()
    var departures = 0
    var arrivals = 0
    var nextDay = 0
    for flight in data.store.flights {
      let times = data.times(of: flight)
      departures += times.scheduledDeparture.seconds
      let arrival = try #require(times.scheduledArrival)
      arrivals += arrival.seconds
      if LocalTime(arrival, in: data.zone(flight.destination)).day > flight.day { nextDay += 1 }
    }
    #expect(departures == 462_341_230_357_680)
    #expect(arrivals == 462_345_000_276_300)
    #expect(nextDay == 6078)
  }

  @Test func knowsAllAirportsAndAirlines() throws {
    let data = try Record.data()
    let (origins, destinations) = data.store.airports()
    #expect(origins == ["EWR", "JFK", "LGA"])
    #expect(destinations.count == 105)
    for code in origins + destinations {
      let airport = try #require(data.airports[code])
      #expect(airport.zone != nil)
      #expect(airport.position != nil)
      #expect(airport.city != "\(code)")
    }
    #expect(Set(data.store.flights.map(\.carrier)) == Set(data.airlines.keys))
    #expect(data.airport("JFK").place == "New York Kennedy")
    #expect(data.airport("PWM").place == "Portland, Maine")
    #expect(data.airport("MVY").place == "Martha’s Vineyard")
    #expect(data.airport("SJU").zone?.identifier == "America/Puerto_Rico")
    #expect(data.airport("YAK").zone == nil)
    #expect(data.airline("B6").shortName == "JetBlue")
    #expect(data.airline("9E").shortName == "Endeavor Air")
    #expect(data.airline("DL").name == "Delta Air Lines Inc.")
    #expect(data.boardAirports().origins.map(\.code) == ["EWR", "JFK", "LGA"])
    #expect(data.boardAirports().destinations.count == 104)
  }

  @Test func boardOfKennedy() throws {
    let data = try Record.data()
    let board = Board(
      of: "JFK", on: try Fixtures.day("2013-06-27"), .init(), in: data,
      now: try Fixtures.at("2013-06-27T14:16"))
    #expect(board.rows.count == 327)
    #expect(board.departureCount == 327)
    #expect(board.arrivalCount == 0)
    #expect(board.rows.count(where: \.isPast) == 135)
    #expect(board.nowIndex == 135)
    #expect(board.minutesToNext == 3)
    #expect(board.next.map { "\($0.flight.id)" } == "2013-06-27-B6-118-JFK")
    let statuses = board.rows.map(\.status)
    #expect(statuses.count { if case .delayed = $0 { true } else { false } } == 148)
    #expect(statuses.count { if case .arrived = $0 { true } else { false } } == 94)
    #expect(statuses.count { if case .departed = $0 { true } else { false } } == 38)
    #expect(statuses.count { $0 == .onTime } == 25)
    #expect(statuses.count { $0 == .cancelled } == 21)
    #expect(statuses.count { $0 == .diverted } == 1)
    #expect(board.airlines.first?.code == "B6")
    #expect(board.airlines.map(\.count) == [128, 64, 41, 39, 19, 13, 10, 8, 4, 1])
  }

  @Test(
    "Arrivals on 27 June",
    arguments: [("BOS", 50), ("SJU", 19), ("HNL", 2), ("LAX", 51)]
      as [(AirportCode, Int)])
  func arrivals(airport: AirportCode, count: Int) throws {
    let data = try Record.data()
    let board = Board(
      of: airport, on: try Fixtures.day("2013-06-27"), .init(tab: .arrivals), in: data,
      now: try Fixtures.at("2013-06-27T14:16"))
    #expect(board.rows.count == count)
    #expect(board.departureCount == 0)
  }

  @Test func demonstrationFlightOfTheRecord() throws {
    let data = try Record.data()
    let flight = try Record.flight("2013-06-27-B6-1338-JFK")
    let now = try Fixtures.at("2013-06-27T14:16")
    let details = FlightDetails(of: flight, in: data, now: now)
    #expect(details.status == .departed(-1))
    #expect(details.gate == Gate(.a, 3))
    #expect(details.airline.name == "JetBlue Airways")
    #expect(details.departure.shown.local.minute == 13 * 60 + 49)
    #expect(details.departure.scheduled.local.minute == 13 * 60 + 50)
    #expect(details.departure.shown.zone == "EDT")
    #expect(details.arrival.shown.local.minute == 15 * 60 + 5)
    #expect(details.minutesToArrival == 49)
    #expect(details.minutesToDeparture == -27)
    // 27 of 76 minutes.
    #expect(details.progress == 27.0 / 76)
    #expect(details.duration == 76)
    #expect(details.zoneDifference == 0)
    #expect(details.aircraft?.model == "ERJ 190-100 IGW")
    #expect(details.aircraft?.maker == "Embraer")
    #expect(details.aircraft?.year == 2006)
    #expect(details.aircraft?.seats == 20)
    // Left at 17:49 UTC: the hour from 17:00.
    let temperature = try #require(details.weather?.temperature)
    #expect(abs(temperature - 80.06) < 0.001)
    #expect(details.weather?.windGust == nil)
    let history = data.history(of: flight, now: now)
    #expect(history.entries.map(\.minutesLate) == [-1, 32, nil, 9, 115, -2, -6, -2, 36, -6])
    #expect(history.entries[2].isCancelled)
    #expect(history.entries.map { "\($0.day)" }.last == "2013-06-15")
  }

  @Test func lateEveningFlightShowsPlusOne() throws {
    let data = try Record.data()
    let flight = try Record.flight("2013-06-26-B6-915-JFK")
    let details = FlightDetails(of: flight, in: data, now: try Fixtures.at("2013-06-27T14:16"))
    #expect(details.status == .arrived(129))
    #expect(details.arrival.scheduled.dayOffset == 0)
    #expect(details.arrival.shown.dayOffset == 1)
    #expect(details.arrival.shown.local.minute == 128)
    #expect(details.arrival.shown.zone == "PDT")
    #expect(details.duration == 393)
    #expect(details.zoneDifference == -180)
    #expect(details.progress == 1)
  }

  @Test func aircraftsDay() throws {
    let data = try Record.data()
    let flight = try Record.flight("2013-06-27-B6-1307-JFK")
    #expect(data.store.sameAircraft(as: flight).map(\.number) == [2702, 1307, 2402, 86, 108])
    #expect(data.aircraft.count == 3322)
  }

  @Test(
    "Weather of all three airports",
    arguments: [
      // Three rows of the file, among them a pressure written 1e3.
      ("EWR", "2013-12-29T15:00", 42.08, 1000, 1.25), ("JFK", "2013-03-25T19:00", 35.96, 1000, 9),
      ("JFK", "2013-06-27T14:59", 78.98, nil, 10),
    ] as [(AirportCode, String, Double, Double?, Double)])
  func weather(
    airport: AirportCode, time: String, temperature: Double, pressure: Double?, visibility: Double
  ) throws {
    let data = try Record.data()
    let weather = try #require(data.weather.weather(at: airport, try Fixtures.at(time)))
    #expect(abs((weather.temperature ?? 0) - temperature) < 0.001)
    #expect(weather.pressure == pressure)
    #expect(weather.visibility == visibility)
  }

  @Test func noWeatherWhereNoneWasTaken() throws {
    let data = try Record.data()
    #expect(data.weather.weather(at: "BOS", try Fixtures.at("2013-06-27T14:00")) == nil)
    #expect(data.weather.weather(at: "JFK", try Fixtures.at("2026-06-27T14:00")) == nil)
    #expect(data.weather.weather(at: "JFK", try Fixtures.at("2012-06-27T14:00")) == nil)
  }
}
