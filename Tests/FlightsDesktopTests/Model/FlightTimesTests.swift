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

struct FlightStatusTests {
  /// 10:00 to 11:20 on 27 June.
  private func status(_ flight: Flight, at now: String) throws -> FlightStatus {
    try Fixtures.data([flight]).status(of: flight, now: Fixtures.at(now))
  }

  @Test(
    "The table of rules, row by row",
    arguments: [
      // now, departure delay, arrival delay, expected
      ("2013-06-26T23:59", 30, 20, .scheduled),
      ("2013-06-26T23:59", nil, nil, .scheduled),
      ("2013-06-27T00:00", nil, nil, .cancelled),
      ("2013-06-28T12:00", nil, nil, .cancelled),
      ("2013-06-27T00:00", 30, 20, .delayed(30)),
      ("2013-06-27T10:29", 30, 20, .delayed(30)),
      ("2013-06-27T09:59", 1, 0, .delayed(1)),
      ("2013-06-27T09:59", 0, 0, .onTime),
      ("2013-06-27T09:54", -5, 0, .onTime),
      ("2013-06-27T09:55", -5, 0, .departed(-5)),
      ("2013-06-27T10:00", 0, 0, .departed(0)),
      ("2013-06-27T10:30", 30, 20, .departed(30)),
      ("2013-06-27T11:39", 30, 20, .departed(30)),
      ("2013-06-27T11:40", 30, 20, .arrived(20)),
      ("2013-06-27T11:05", 0, -15, .arrived(-15)),
      ("2013-06-29T11:05", 0, -15, .arrived(-15)),
      // No arrival delay: on its way until it should have landed, then diverted.
      ("2013-06-27T11:29", 10, nil, .departed(10)),
      ("2013-06-27T11:30", 10, nil, .diverted),
    ] as [(String, Int?, Int?, FlightStatus)])
  func rules(now: String, departure: Int?, arrival: Int?, expected: FlightStatus) throws {
    let flight = try Fixtures.flight(departureDelay: departure, arrivalDelay: arrival)
    #expect(try status(flight, at: now) == expected)
  }

  @Test func todayIsTheDateAtTheOrigin() throws {
    // 22:30 on 26 June in Los Angeles is 01:30 on 27 June in New York.
    let flight = try Fixtures.flight(from: "LAX", to: "JFK", departure: 600, arrival: 1100)
    #expect(try status(flight, at: "2013-06-27T01:30") == .scheduled)
    #expect(try status(flight, at: "2013-06-27T03:00") == .onTime)
  }

  @Test func importedMarksWin() throws {
    let unknown = try Fixtures.flight(
      departureDelay: nil, arrivalDelay: nil, outcome: .notReported)
    #expect(try status(unknown, at: "2013-06-27T09:00") == .notReported)
    #expect(try status(unknown, at: "2013-06-26T09:00") == .scheduled)
    let flown = try Fixtures.flight(departureDelay: 0, arrivalDelay: nil, outcome: .flown)
    #expect(try status(flown, at: "2013-06-28T09:00") == .departed(0))
    let diverted = try Fixtures.flight(
      departureDelay: nil, arrivalDelay: nil, outcome: .diverted)
    #expect(try status(diverted, at: "2013-06-28T09:00") == .diverted)
  }

  @Test func detailsOfALaterDayGiveNothingAway() throws {
    let flight = try Fixtures.flight("2013-06-28", departureDelay: nil, arrivalDelay: nil)
    let details = FlightDetails(
      of: flight, in: try Fixtures.data([flight]), now: try Fixtures.at("2013-06-27T12:00"))
    #expect(details.status == .scheduled)
    #expect(details.departure.actual == nil)
    #expect(details.arrival.actual == nil)
    #expect(details.progress == 0)
    #expect(details.gate != nil)
  }

  @Test func detailsAtAnAirportWithoutZoneShowTheRecordsWallTime() throws {
    let flight = try Fixtures.flight(to: "EEN", arrival: 1300, arrivalTime: 1310)
    let details = FlightDetails(
      of: flight, in: try Fixtures.data([flight]), now: try Fixtures.at("2013-06-27T12:00"))
    #expect(details.arrival.scheduled.local.minute == 1300)
    #expect(details.arrival.actual?.local.minute == 1310)
    #expect(details.arrival.scheduled.zone.isEmpty)
    #expect(details.progress == nil)
    #expect(details.zoneDifference == nil)
    #expect(details.duration == nil)
  }
}
