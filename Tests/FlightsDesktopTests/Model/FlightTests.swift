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

struct GateTests {
  // Reference hashes of FNV-1a, 64 bit: the empty text and "a" from the test vectors of the FNV
  // authors; the others computed with Python.
  @Test(
    "FNV-1a",
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
      ("B6 915 JFK SFO", 5_118_440_642_434_880_863),
      ("B6 1338 JFK MVY", 15_663_390_427_755_861_555),
    ] as [(String, UInt64)])
  func hash(text: String, expected: UInt64) {
    #expect(Gate.fnv1a(text) == expected)
  }

  @Test(
    "The rule's gate",
    arguments: [
      ("B6", 915, "SFO", "A4"), ("EV", 5712, "IAD", "A1"), ("B6", 118, "BOS", "B4"),
      ("B6", 553, "PBI", "A5"), ("9E", 3719, "BWI", "A1"), ("B6", 1338, "MVY", "B1"),
    ] as [(CarrierCode, Int, AirportCode, String)])
  func rule(carrier: CarrierCode, number: Int, destination: AirportCode, gate: String) {
    let found = Gate.byRule(
      carrier: carrier, number: number, origin: "JFK", destination: destination)
    #expect(found.map { "\($0)" } == gate)
  }

  @Test func aHashThatIsAMultipleOf97HasNoGate() {
    #expect(Gate.byRule(carrier: "B6", number: 41, origin: "JFK", destination: "MCO") == nil)
    #expect(Gate.byRule(carrier: "AA", number: 303, origin: "LGA", destination: "ORD") == nil)
  }

  @Test func demonstrationFlightsHaveA3() throws {
    let data = try Fixtures.data([])
    let real = try Fixtures.flight("2013-06-27", "B6", 1338, to: "BOS")
    let sample = try Fixtures.flight("2013-06-27", "US", 810, to: "DEN")
    #expect(data.gate(of: real, status: .onTime) == Gate(.a, 3))
    #expect(data.gate(of: sample, status: .onTime) == Gate(.a, 3))
    #expect(data.gate(of: real, status: .cancelled) == nil)
  }

  @Test func gatesFitIntoAByte() {
    for code in UInt8(1)...10 {
      let gate = Gate(code: code)
      #expect(gate?.code == code)
      #expect(gate.map { "\($0)" }.flatMap { Gate($0) } == gate)
    }
    #expect(Gate(code: 0) == nil)
    #expect(Gate(code: 11) == nil)
    #expect(Gate("A6") == nil)
    #expect(Gate("C1") == nil)
    #expect(Gate("A") == nil)
  }
}
