import Testing

@testable import FlightsDesktop

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
