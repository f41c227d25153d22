import Testing

@testable import FlightsDesktop

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
