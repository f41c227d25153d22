import Testing

@testable import FlightsDesktop

struct ActivityLogTests {
  @Test func isKeptBetweenRuns() throws {
    var log = ActivityLog.demonstration
    log.record(.markedFlight(try Fixtures.flight().id, on: try Fixtures.day("2026-01-05")))
    #expect(ActivityLog(entries: log.entries) == log)
    #expect(log.entries.contains("mark 2013-06-27-B6-1-JFK 2026-01-05"))
    #expect(ActivityLog(entries: []) == ActivityLog())
  }

  @Test func passesOverWhatItDoesNotUnderstand() {
    let log = ActivityLog(entries: [
      "", "nonsense", "board and more", "mark x y", "airline TOOLONG", "terminal C",
      "leg N1 2013-06-27-B6-1-JFK", "quiet 1 2013-06-27 9999", "storm 2013", "board",
    ])
    var expected = ActivityLog()
    expected.hasOpenedBoard = true
    #expect(log == expected)
  }
}
