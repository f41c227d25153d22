import Testing

@testable import FlightsDesktop

// The expected flights come from a second implementation, in Python, of app-spec 2.8 and of the draws
// as `SampleFlights` documents them.
struct SampleFlightsTests {
  private static let store: FlightStore? = {
    guard let today = CalendarDay("2013-06-27"),
      let airports = try? Airport.load(from: Fixtures.data)
    else { return nil }
    return SampleFlights.store(today: today, airports: airports)
  }()

  private func store() throws -> FlightStore { try #require(SampleFlightsTests.store) }

  @Test func splitMixMatchesItsReference() {
    // The first words for seed 1234567, as published for the reference code.
    var random = SplitMix64(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
    #expect(random.next() == 9_817_491_932_198_370_423)
  }

  @Test func sixteenDaysOfThirty() throws {
    let store = try store()
    #expect(store.flights.count == 480)
    #expect(store.flights.reduce(0) { $0 + $1.number } == 269_776)
    #expect(FlightStore.firstDuplicate(in: store.flights) == nil)
    #expect(Set(store.flights.map(\.carrier)) == ["AA", "DL", "UA", "US"])
  }

  @Test func firstFlightIsTheDemonstrationFlight() throws {
    let store = try store()
    let id = SampleFlights.demonstrationID(on: try Fixtures.day("2013-06-27"))
    #expect("\(id)" == "2013-06-27-US-810-JFK")
    let flight = try #require(store.flight(id))
    #expect(flight.destination == "DEN")
    #expect(flight.scheduledDeparture == 360)
    #expect(flight.departureDelay == 0)
    #expect(flight.assignedGate == Gate(.a, 3))
    // 240 minutes later it is 08:00 in Denver.
    #expect(flight.scheduledArrival == 480)
    let history = store.previous(of: flight, before: flight.day)
    #expect(history.map(\.departureDelay) == [-14, -7, 0, 7, 14, 21, 28, 35, 42, nil])
    #expect(history.map { $0.outcome == .cancelled } == Array(repeating: false, count: 9) + [true])
    #expect(history.map { flight.day - $0.day } == Array(1...10))
  }

  @Test func drawsAreInTheirOrder() throws {
    let flights = try store().flights(on: try Fixtures.day("2013-06-27"))
    // Flight 2: an arrival from Miami at 07:45, so it left at 04:45, on time.
    let second = try #require(flights.first { $0.number == 479 })
    #expect(second.carrier == "UA")
    #expect(second.origin == "MIA")
    #expect(second.scheduledDeparture == 285)
    #expect(second.scheduledArrival == 465)
    #expect(second.assignedGate.map { "\($0)" } == "A2")
    #expect(
      try store().previous(of: second, before: second.day).map(\.departureDelay)
        == [-7, 30, nil, -5, 0, 19, -6, -8, 0, 0])
    // Flight 5: Boston at 08:30, delayed 17 minutes.
    let fifth = try #require(flights.first { $0.number == 699 })
    #expect(fifth.carrier == "DL")
    #expect(fifth.destination == "BOS")
    #expect(fifth.scheduledDeparture == 510)
    #expect(fifth.departureDelay == 17)
  }

  @Test func laterDaysAreOnTime() throws {
    let store = try store()
    let today = try Fixtures.day("2013-06-27")
    let data = try Fixtures.data([], airports: try Airport.load(from: Fixtures.data))
    for flight in store.flights where data.times(of: flight).scheduledDeparture.seconds > 0 {
      // An arrival's own date can be the evening before the day that it is generated for.
      if flight.day > today { #expect(flight.departureDelay == 0) }
    }
    let first = store.flights.filter { flight in
      LocalTime(
        data.times(of: flight).scheduledArrival ?? Instant(seconds: 0), in: data.zone("JFK")
      ).day == today || (flight.origin == "JFK" && flight.day == today)
    }
    #expect(first.count { $0.outcome == .cancelled } == 1)
  }

  @Test func boardHasFifteenOfEach() throws {
    let data = FlightData(
      source: .sample, store: try store(), airports: try Airport.load(from: Fixtures.data),
      airlines: [:], terminals: try Terminals.load(from: "\(Fixtures.data)/terminals.json"))
    let board = Board(
      of: "JFK", on: try Fixtures.day("2013-06-27"), .init(tab: .all), in: data,
      now: try Fixtures.at("2013-06-27T14:16"))
    #expect(board.departureCount == 15)
    #expect(board.arrivalCount == 15)
    #expect(board.rows.first?.flight.number == 810)
    #expect(board.rows[1].flight.number == 249)
  }

  @Test func isTheSameOnEveryRunAndEveryDay() throws {
    let airports = try Airport.load(from: Fixtures.data)
    let again = SampleFlights.store(today: try Fixtures.day("2013-06-27"), airports: airports)
    #expect(again.flights == (try store().flights))
    let winter = SampleFlights.store(today: try Fixtures.day("2026-01-05"), airports: airports)
    #expect(winter.flights.map(\.number).sorted() == again.flights.map(\.number).sorted())
    #expect(FlightStore.firstDuplicate(in: winter.flights) == nil)
  }
}
