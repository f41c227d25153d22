import Testing

@testable import FlightsDesktop

struct NowTests {
  @Test(
    "The present is moved to 2013 in the airport's zone",
    arguments: [
      ("2026-06-27T14:16", "2013-06-27T14:16"),
      ("2024-02-29T09:00", "2013-02-28T09:00"),
      ("2013-06-27T14:16", "2013-06-27T14:16"),
      ("2026-12-31T23:59", "2013-12-31T23:59"),
      // 2024's clocks go forward on 10 March too, but in 2026 on 8 March: 02:30 on 10 March 2026 exists,
      // in 2013 it does not.
      ("2026-03-10T02:30", "2013-03-10T03:30"),
    ])
  func replays(present: String, shown: String) throws {
    let zone = try Fixtures.zone("JFK")
    let now = Now.replayed(try Fixtures.at(present), zone: zone)
    #expect(try LocalTime(now, in: zone) == #require(LocalTime(shown)))
  }

  @Test func repeatedTimeIsTheFirst() throws {
    let zone = try Fixtures.zone("JFK")
    let now = Now.replayed(try Fixtures.at("2026-11-03T01:30"), zone: zone)
    #expect(zone.abbreviation(at: now.seconds) == "EDT")
  }

  @Test func zonesHaveTheirOwnDate() throws {
    // 1 January 2026, 02:00 in New York is still 31 December in Los Angeles.
    let present = try Fixtures.at("2026-01-01T02:00")
    let there = try Fixtures.zone("LAX")
    let now = Now.replayed(present, zone: there)
    #expect(try LocalTime(now, in: there) == #require(LocalTime("2013-12-31T23:00")))
  }

  @Test("Seconds to the next minute", arguments: [(0, 60), (1, 59), (59, 1), (60, 60), (-1, 1)])
  func nextMinute(seconds: Int, expected: Int) {
    #expect(Now.secondsToNextMinute(Instant(seconds: seconds)) == expected)
  }
}
