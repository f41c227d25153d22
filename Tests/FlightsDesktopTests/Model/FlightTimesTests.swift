import Testing

@testable import FlightsDesktop

struct FlightTimesTests {
  private func times(_ flight: Flight) -> FlightTimes {
    FlightTimes(
      of: flight, from: Fixtures.airports[flight.origin]?.zone,
      to: Fixtures.airports[flight.destination]?.zone)
  }

  @Test func honoluluIsTheSameDaySixHoursBehind() throws {
    // HA 51, 27 June 2013: 10:00 EDT to 14:35 HST, 24 minutes early.
    let flight = try Fixtures.flight(
      "2013-06-27", "HA", 51, to: "HNL", departure: 600, departureDelay: -3, arrival: 875,
      arrivalDelay: -24)
    let times = times(flight)
    #expect(try times.scheduledArrival == Fixtures.at("2013-06-27T14:35", "HNL"))
    #expect(try times.departure == Fixtures.at("2013-06-27T09:57"))
    #expect(times.arrival.map { LocalTime($0, in: Fixtures.airports["HNL"]?.zone).minute } == 851)
    // 10 h 35 min by the schedule, though the clocks show only 4 h 35 min.
    #expect(times.scheduledArrival?.minutes(since: times.scheduledDeparture) == 635)
  }

  @Test func lateNightFlightLandsTheNextDay() throws {
    // B6 1503 to San Juan, 23:59 to 03:44.
    let flight = try Fixtures.flight(
      "2013-06-27", "B6", 1503, to: "SJU", departure: 1439, departureDelay: 138, arrival: 224,
      arrivalDelay: 126)
    let times = times(flight)
    #expect(try times.scheduledArrival == Fixtures.at("2013-06-28T03:44", "SJU"))
    #expect(try times.departure == Fixtures.at("2013-06-28T02:17"))
    #expect(try times.arrival == Fixtures.at("2013-06-28T05:50", "SJU"))
  }

  @Test("A night on which the clocks change is an hour shorter or longer")
  func changesOfTheClock() throws {
    // B6 727, 9 March: 23:59 EST to 04:38 AST is 3 h 39 min. B6 839, 2 November: 23:59 EDT to 03:37
    // AST is 3 h 38 min. Puerto Rico has no daylight time.
    let spring = try Fixtures.flight("2013-03-09", to: "BQN", departure: 1439, arrival: 278)
    let autumn = try Fixtures.flight("2013-11-02", to: "BQN", departure: 1439, arrival: 217)
    #expect(times(spring).scheduledArrival?.minutes(since: times(spring).scheduledDeparture) == 219)
    #expect(times(autumn).scheduledArrival?.minutes(since: times(autumn).scheduledDeparture) == 218)
    // To New York's own zone the night of the change has 23 and 25 hours.
    let home = try Fixtures.flight("2013-03-09", to: "BOS", departure: 1439, arrival: 200)
    let back = try Fixtures.flight("2013-11-02", to: "BOS", departure: 1439, arrival: 200)
    #expect(times(home).scheduledArrival?.minutes(since: times(home).scheduledDeparture) == 141)
    #expect(times(back).scheduledArrival?.minutes(since: times(back).scheduledDeparture) == 261)
  }

  @Test func acrossTheDateLineItLandsTheDayBefore() throws {
    let flight = try Fixtures.flight(
      "2013-06-27", from: "GUM", to: "HNL", departure: 420, arrival: 1110)
    #expect(try times(flight).scheduledArrival == Fixtures.at("2013-06-26T18:30", "HNL"))
  }

  @Test func delayOfMoreThanADayCounts() throws {
    // HA 51, 9 January 2013: 1301 minutes late, landed 12:42 the next day.
    let flight = try Fixtures.flight(
      "2013-01-09", "HA", 51, to: "HNL", departure: 540, departureDelay: 1301, arrival: 930,
      arrivalDelay: 1272)
    #expect(try times(flight).departure == Fixtures.at("2013-01-10T06:41"))
    #expect(try times(flight).arrival == Fixtures.at("2013-01-10T12:42", "HNL"))
  }

  @Test func withoutZoneThereIsNoArrival() throws {
    let times = times(try Fixtures.flight(to: "EEN"))
    #expect(times.scheduledArrival == nil)
    #expect(times.arrival == nil)
    #expect(times.expectedArrival == nil)
    #expect(times.progress(at: times.scheduledDeparture) == nil)
  }

  @Test func divertedFlightLandsLater() throws {
    // UA 1677, 25 June: due 08:57, landed 11:49.
    let flight = try Fixtures.flight(
      "2013-06-25", "UA", 1677, from: "EWR", to: "LAX", departure: 348, departureDelay: 1,
      arrival: 537, arrivalDelay: nil, arrivalTime: 709)
    let times = times(flight)
    #expect(times.arrival == nil)
    #expect(try times.expectedArrival == Fixtures.at("2013-06-25T08:58", "LAX"))
    #expect(try times.lateLanding == Fixtures.at("2013-06-25T11:49", "LAX"))
  }

  @Test("Progress runs from 0 to 1 and no further")
  func progress() throws {
    let times = times(try Fixtures.flight(departure: 600, arrival: 680))
    let start = times.scheduledDeparture
    #expect(times.progress(at: start.adding(minutes: -1)) == 0)
    #expect(times.progress(at: start) == 0)
    #expect(times.progress(at: start.adding(minutes: 20)) == 0.25)
    #expect(times.progress(at: start.adding(minutes: 80)) == 1)
    #expect(times.progress(at: start.adding(minutes: 500)) == 1)
    let cancelled = self.times(try Fixtures.flight(departureDelay: nil, arrivalDelay: nil))
    #expect(cancelled.progress(at: start) == nil)
    #expect(cancelled.departure == nil)
  }

  @Test func readingsKnowTheirDay() throws {
    let zone = try Fixtures.zone("SJU")
    let day = try Fixtures.day("2013-06-27")
    let reading = ClockReading(try Fixtures.at("2013-06-28T03:44", "SJU"), in: zone, flightDay: day)
    #expect(reading.dayOffset == 1)
    #expect(reading.zone == "AST")
    #expect(reading.local.hour == 3)
    #expect(reading.local.minuteOfHour == 44)
    let before = ClockReading(
      try Fixtures.at("2013-06-26T18:30", "HNL"), in: try Fixtures.zone("HNL"), flightDay: day)
    #expect(before.dayOffset == -1)
    // Midnight written 2400 stays on its day.
    #expect(ClockReading(wall: 1440, flightDay: day).local.minute == 1440)
  }
}
