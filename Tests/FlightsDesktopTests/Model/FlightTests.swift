import Testing

@testable import FlightsDesktop

struct FlightTests {
  @Test func isSmall() {
    // 337,000 of them must stay far below 60 MB.
    #expect(MemoryLayout<Flight>.stride == 48)
  }

  @Test func keepsWhatIsMissing() throws {
    let flight = try Fixtures.flight(departureDelay: nil, arrivalDelay: nil)
    #expect(flight.departureDelay == nil)
    #expect(flight.arrivalDelay == nil)
    #expect(flight.arrivalTime == nil)
    #expect(flight.airTime == nil)
    #expect(flight.distance == nil)
    #expect(flight.tail == nil)
    #expect(flight.assignedGate == nil)
    #expect(flight.outcome == .cancelled)
  }

  @Test func keepsExtremes() throws {
    let flight = try Fixtures.flight(
      "2013-01-09", "HA", 65_535, tail: "N12345XY", departure: 1440, departureDelay: 14_400,
      arrival: 0, arrivalDelay: -1440)
    #expect(flight.number == 65_535)
    #expect(flight.tail == "N12345XY")
    #expect(flight.scheduledDeparture == 1440)
    #expect(flight.departureDelay == 14_400)
    #expect(flight.arrivalDelay == -1440)
  }

  @Test func idReadsBack() throws {
    let id = try #require(FlightID("2013-06-13-B6-915-JFK"))
    #expect(id.day == (try Fixtures.day("2013-06-13")))
    #expect(id.carrier == "B6")
    #expect(id.number == 915)
    #expect(id.origin == "JFK")
    #expect("\(id)" == "2013-06-13-B6-915-JFK")
  }

  @Test(
    "What is no id is refused",
    arguments: [
      "", "2013-06-13", "2013-06-13-B6-915", "2013-06-13-B6-nine-JFK", "2013-06-31-B6-915-JFK",
      "2013-06-13-B6-915-JFK-BOS", "2013-06-13_B6-915-JFK", "2013-06-13-B6--JFK",
    ])
  func refusesID(text: String) {
    #expect(FlightID(text) == nil)
  }

  @Test(
    "Codes from outside",
    arguments: [
      ("JFK", "JFK"), ("K", "K"), ("04G", "04G"), ("", nil), ("TOOLONG", nil), ("ÄÖ", nil),
      ("A B", nil),
    ] as [(String, AirportCode?)])
  func codes(text: String, expected: AirportCode?) {
    #expect(AirportCode(text) == expected)
    #expect(AirportCode(text)?.description == expected.map { _ in text })
  }

  @Test func codesOrderByTheirText() {
    #expect((["B6", "9E", "AA", "A"] as [CarrierCode]).sorted() == ["9E", "A", "AA", "B6"])
  }
}
