import Testing

@testable import FlightsDesktop

struct InstantTests {
  @Test(
    "Whole minutes are rounded down, before as well as after",
    arguments: [
      (0, 0), (59, 0), (60, 1), (-1, -1), (-60, -1), (-61, -2), (78_060, 1301),
    ])
  func minutes(seconds: Int, expected: Int) {
    let start = Instant(seconds: 1_000_000_000)
    #expect(Instant(seconds: start.seconds + seconds).minutes(since: start) == expected)
  }

  @Test func midnightAtTheEndOfADayIsTheNextDaysBeginning() throws {
    let zone = try Fixtures.zone("JFK")
    let end = LocalTime(day: try Fixtures.day("2013-06-27"), minute: 1440).instant(in: zone)
    #expect(end == LocalTime(day: try Fixtures.day("2013-06-28"), minute: 0).instant(in: zone))
    #expect(LocalTime(end, in: zone) == LocalTime(day: try Fixtures.day("2013-06-28"), minute: 0))
  }

  // 2013 in New York: clocks forward on 10 March at 02:00 EST (07:00 UTC), back on 3 November at
  // 02:00 EDT (06:00 UTC). Source: US Energy Policy Act of 2005.
  @Test(
    "Wall times around the changes of the clock",
    arguments: [
      // 2013-03-10 00:00 UTC is 1,362,873,600.
      ("2013-03-10T01:59", 1_362_873_600 + 6 * 3600 + 59 * 60),
      ("2013-03-10T03:00", 1_362_873_600 + 7 * 3600),
      // Skipped: moved forward by the gap, so 02:30 is 03:30.
      ("2013-03-10T02:00", 1_362_873_600 + 7 * 3600),
      ("2013-03-10T02:30", 1_362_873_600 + 7 * 3600 + 1800),
      // 2013-11-03 00:00 UTC is 1,383,436,800. Twice: the first, in daylight time.
      ("2013-11-03T00:59", 1_383_436_800 + 4 * 3600 + 59 * 60),
      ("2013-11-03T01:30", 1_383_436_800 + 5 * 3600 + 1800),
      ("2013-11-03T02:00", 1_383_436_800 + 7 * 3600),
    ])
  func clockChanges(text: String, seconds: Int) throws {
    #expect(try Fixtures.at(text).seconds == seconds)
  }

  @Test func readsClocksOnBothSidesOfAChange() throws {
    let zone = try Fixtures.zone("JFK")
    let change = 1_362_873_600 + 7 * 3600
    #expect(LocalTime(Instant(seconds: change - 60), in: zone).minute == 119)
    #expect(LocalTime(Instant(seconds: change), in: zone).minute == 180)
    #expect(zone.abbreviation(at: change - 60) == "EST")
    #expect(zone.abbreviation(at: change) == "EDT")
  }

  @Test(
    "Everywhere and every hour of 2013, a wall time comes back as it was",
    arguments: [
      "JFK", "LAX", "HNL", "SJU", "PHX", "DEN",
    ] as [AirportCode])
  func roundTrips(airport: AirportCode) throws {
    let zone = try Fixtures.zone(airport)
    let start = try Fixtures.at("2013-01-01T00:00", airport).seconds
    for hour in 0..<8760 {
      let instant = Instant(seconds: start + hour * 3600)
      let again = LocalTime(instant, in: zone).instant(in: zone)
      // The second of two equal wall times is read as the first.
      #expect(again == instant || instant.seconds - again.seconds == 3600)
    }
  }

  @Test func withoutZoneTheWallTimeIsTheScale() throws {
    let local = LocalTime(day: CalendarDay(number: 1), minute: 61)
    #expect(local.instant(in: nil).seconds == 86_400 + 3660)
    #expect(LocalTime(local.instant(in: nil), in: nil) == local)
    #expect(LocalTime(Instant(seconds: -1), in: nil).day.number == -1)
  }

  @Test(
    "The option --now",
    arguments: [
      ("2013-06-27T14:16", true), ("2013-06-27T24:00", false), ("2013-06-27T14:60", false),
      ("2013-06-27 14:16", false), ("2013-02-29T10:00", false), ("2013-06-27T14:16:00", false),
      ("14:16", false), ("", false),
    ])
  func parsesNow(text: String, isRight: Bool) {
    #expect((LocalTime(text) != nil) == isRight)
  }
}
