import Testing

@testable import FlightsDesktop

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
