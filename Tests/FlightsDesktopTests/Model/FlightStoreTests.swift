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

struct BoardTests {
  private func data() throws -> FlightData {
    try Fixtures.data([
      try Fixtures.flight("2013-06-27", "B6", 1, departure: 600, departureDelay: 0),
      try Fixtures.flight("2013-06-27", "AA", 2, to: "LAX", departure: 610, departureDelay: 120),
      try Fixtures.flight("2013-06-27", "B6", 3, to: "SJU", departure: 700, departureDelay: nil),
      try Fixtures.flight("2013-06-27", "B6", 4, to: "DEN", departure: 720, departureDelay: -5),
      try Fixtures.flight(
        "2013-06-27", "B6", 5, from: "BOS", to: "JFK", departure: 660, arrival: 730),
      // Lands on the 28th; and one of the 26th that lands on the 27th.
      try Fixtures.flight(
        "2013-06-27", "B6", 6, from: "LAX", to: "JFK", departure: 1380, arrival: 420),
      try Fixtures.flight(
        "2013-06-26", "B6", 6, from: "LAX", to: "JFK", departure: 1380, arrival: 420),
    ])
  }

  private func board(_ filter: Board.Filter, now: String = "2013-06-27T11:45") throws -> Board {
    Board(
      of: "JFK", on: try Fixtures.day("2013-06-27"), filter, in: try data(),
      now: try Fixtures.at(now))
  }

  @Test func countsBothDirections() throws {
    let board = try board(.init(tab: .all))
    #expect(board.departureCount == 4)
    #expect(board.arrivalCount == 2)
    #expect(board.allCount == 6)
    // 2 (late) and 5 are both at 12:10: departures come first.
    #expect(board.rows.map(\.flight.number) == [6, 1, 3, 4, 2, 5])
    #expect(board.rows.first?.flight.day == (try Fixtures.day("2013-06-26")))
    #expect(board.airlines.map(\.code) == ["B6", "AA"])
    #expect(board.airlines.map(\.count) == [5, 1])
  }

  @Test func nowStandsBeforeTheFirstComingRow() throws {
    let board = try board(.init(tab: .departures))
    // 10:00 and 11:40 (cancelled) are past at 11:45; 11:55 (5 early) and 12:10 come.
    #expect(board.rows.map(\.isPast) == [true, true, false, false])
    #expect(board.nowIndex == 2)
    #expect(board.focusIndex == 2)
    #expect(board.next?.flight.number == 4)
    #expect(board.minutesToNext == 10)
  }

  @Test func nextPassesOverCancelledFlights() throws {
    let board = try board(.init(tab: .departures), now: "2013-06-27T11:30")
    #expect(board.nowIndex == 1)
    #expect(board.rows[1].status == .cancelled)
    #expect(board.next?.flight.number == 4)
    #expect(board.minutesToNext == 25)
  }

  @Test func hidingPastKeepsWhatComes() throws {
    let board = try board(.init(tab: .departures, hidesPast: true))
    #expect(board.rows.map(\.flight.number) == [4, 2])
    #expect(board.departureCount == 2)
    #expect(board.arrivalCount == 1)
    #expect(board.nowIndex == 0)
  }

  @Test func filterAndSort() throws {
    #expect(try board(.init(airline: "AA")).rows.map(\.flight.number) == [2])
    // BOS, DEN, LAX, SJU.
    #expect(try board(.init(sort: .destination)).rows.map(\.flight.number) == [1, 4, 2, 3])
    // 120 late, 0, 5 early, cancelled.
    let byDelay = try board(.init(sort: .delay))
    #expect(byDelay.rows.map(\.flight.number) == [2, 1, 4, 3])
    #expect(byDelay.nowIndex == nil)
    #expect(byDelay.focusIndex == 2)
    #expect(byDelay.minutesToNext == 10)
  }

  @Test func afterTheLastFlightTheLastRowIsInView() throws {
    let board = try board(.init(tab: .departures), now: "2013-06-28T10:00")
    #expect(board.nowIndex == nil)
    #expect(board.focusIndex == 3)
    #expect(board.next == nil)
    #expect(board.minutesToNext == nil)
  }

  @Test func emptyBoard() throws {
    let board = Board(
      of: "PHX", on: try Fixtures.day("2013-06-27"), .init(), in: try data(),
      now: try Fixtures.at("2013-06-27T11:45"))
    #expect(board.rows.isEmpty)
    #expect(board.focusIndex == nil)
    #expect(board.allCount == 0)
  }

  @Test func laterDayShowsTheScheduleOnly() throws {
    let board = try board(.init(tab: .departures), now: "2013-06-26T20:00")
    #expect(board.rows.allSatisfy { $0.status == .scheduled && $0.actual == nil })
    #expect(board.rows.map(\.flight.number) == [1, 2, 3, 4])
    #expect(board.rows.allSatisfy { !$0.showsScheduled && $0.minutesLate == nil })
  }

  @Test func rowsShowBothTimesWhenTheyDiffer() throws {
    let rows = try board(.init(tab: .departures)).rows
    #expect(rows.map(\.showsScheduled) == [false, true, true, true])
    #expect(rows.map(\.shownTime.minute) == [600, 700, 715, 730])
    #expect(rows.map(\.minutesLate) == [0, nil, -5, 120])
    #expect(rows.map(\.gate).map { $0 == nil } == [false, true, false, false])
  }
}
