import Testing

@testable import FlightsDesktop

struct LandTests {
  @Test func ringsAreClosedAndOnTheGlobe() throws {
    let land = try Land.load(from: "\(Fixtures.data)/land.json")
    #expect(land.rings.count > 100)
    for ring in land.rings {
      #expect(ring.count > 3)
      #expect(ring.first == ring.last)
      #expect(
        ring.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
    }
  }
}
