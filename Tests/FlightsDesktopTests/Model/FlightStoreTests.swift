import Testing

@testable import FlightsDesktop

struct FlightStoreTests {
  @Test func nothingIsEmpty() throws {
    let day = try Fixtures.day("2013-06-27")
    #expect(FlightStore.empty.days == nil)
    #expect(FlightStore.empty.flights(on: day).isEmpty)
    #expect(FlightStore.empty.previous(of: try Fixtures.flight(), before: day).isEmpty)
    #expect(FlightStore.empty.airports().origins.isEmpty)
  }

  @Test func daysAreOrderedAndKeepTheOrderOfTheSource() throws {
    let flights = [
      try Fixtures.flight("2013-06-28", "B6", 3), try Fixtures.flight("2013-06-26", "B6", 9),
      try Fixtures.flight("2013-06-28", "B6", 1), try Fixtures.flight("2013-06-26", "B6", 2),
    ]
    let store = FlightStore(flights)
    #expect(store.flights.map(\.number) == [9, 2, 3, 1])
    #expect(store.flights(on: try Fixtures.day("2013-06-27")).isEmpty)
    #expect(store.flights(on: try Fixtures.day("2013-06-28")).map(\.number) == [3, 1])
    #expect(store.flights(on: try Fixtures.day("2013-06-29")).isEmpty)
    #expect(store.flights(on: try Fixtures.day("2013-06-25")).isEmpty)
    #expect(store.flight(flights[3].id) == flights[3])
    #expect(store.flight(try #require(FlightID("2013-06-26-B6-2-EWR"))) == nil)
  }

  @Test func previousDatesAreLatestFirstAndAtMostTen() throws {
    let day = try Fixtures.day("2013-06-30")
    var flights: [Flight] = []
    for back in 0..<25 where back % 2 == 0 {
      flights.append(try Fixtures.flight("\(day - back)", "B6", 7))
      flights.append(try Fixtures.flight("\(day - back)", "AA", 7))
      flights.append(try Fixtures.flight("\(day - back)", "B6", 7, from: "EWR"))
    }
    let store = FlightStore(flights)
    let flight = try #require(store.flight(flights[0].id))
    let found = store.previous(of: flight, before: day)
    #expect(found.map { day - $0.day } == Array(stride(from: 2, through: 20, by: 2)))
    #expect(found.allSatisfy { $0.carrier == "B6" && $0.origin == "JFK" })
    #expect(store.previous(of: flight, before: day - 20).map { day - $0.day } == [22, 24])
    #expect(store.previous(of: flight, before: day - 24).isEmpty)
    #expect(store.previous(of: flight, before: day + 400, count: 1).map(\.day) == [day])
  }

  @Test func laterFlightsHistoryEndsToday() throws {
    let day = try Fixtures.day("2013-06-30")
    let flights = try (0..<6).map { try Fixtures.flight("\(day - $0)", "B6", 7) }
    let data = try Fixtures.data(flights)
    let now = try Fixtures.at("2013-06-28T12:00")
    #expect(
      data.history(of: flights[0], now: now).entries.map { "\($0.day)" }
        == ["2013-06-27", "2013-06-26", "2013-06-25"])
    #expect(data.history(of: flights[4], now: now).entries.map { "\($0.day)" } == ["2013-06-25"])
  }

  @Test func sameAircraftOnTheDay() throws {
    let flights = [
      try Fixtures.flight("2013-06-27", "B6", 1, tail: "N1", departure: 900),
      try Fixtures.flight("2013-06-27", "B6", 2, tail: "N1", departure: 300),
      try Fixtures.flight("2013-06-27", "B6", 3, tail: "N2"),
      try Fixtures.flight("2013-06-28", "B6", 4, tail: "N1"),
      try Fixtures.flight("2013-06-27", "B6", 5),
    ]
    let store = FlightStore(flights)
    #expect(store.sameAircraft(as: flights[0]).map(\.number) == [2, 1])
    #expect(store.sameAircraft(as: flights[4]).isEmpty)
  }

  @Test func findsDuplicates() throws {
    let first = try Fixtures.flight("2013-06-27", "B6", 1)
    let other = try Fixtures.flight("2013-06-27", "B6", 1, from: "EWR")
    let again = try Fixtures.flight("2013-06-27", "B6", 1, to: "LAX")
    #expect(FlightStore.firstDuplicate(in: [first, other]) == nil)
    let found = try #require(FlightStore.firstDuplicate(in: [first, other, again]))
    #expect(found == (0, 2))
    #expect(FlightStore.duplicates(in: [first, again, other, again]).map(\.again) == [1, 3])
  }
}
