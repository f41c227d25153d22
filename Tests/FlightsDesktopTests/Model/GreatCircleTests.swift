import Testing

@testable import FlightsDesktop

struct GreatCircleTests {
  // Distances of the record itself (BTS), which are those between the airports, to a mile or two.
  @Test(
    "Miles", arguments: [("LAX", 2475), ("HNL", 4983), ("BOS", 187)] as [(AirportCode, Double)])
  func miles(code: AirportCode, expected: Double) throws {
    let airports = try Airport.load(from: Fixtures.data)
    let from = try #require(airports["JFK"]?.position)
    let to = try #require(airports[code]?.position)
    // A sphere instead of the ellipsoid: up to 0.5 %.
    #expect(abs(from.miles(to: to) - expected) < expected * 0.005)
    let middle = from.interpolated(towards: to, amount: 0.5)
    #expect(abs(from.miles(to: middle) - middle.miles(to: to)) < 1e-6)
    #expect(abs(from.interpolated(towards: to, amount: 0).latitude - from.latitude) < 1e-9)
    #expect(abs(from.interpolated(towards: to, amount: 1).longitude - to.longitude) < 1e-9)
  }

  @Test func nowhereToGoStaysHere() {
    let point = GeoPoint(latitude: 40, longitude: -73)
    #expect(point.miles(to: point) == 0)
    #expect(point.interpolated(towards: point, amount: 0.5) == point)
    // A quarter of the equator.
    let quarter = GeoPoint(latitude: 0, longitude: 0).miles(
      to: GeoPoint(latitude: 0, longitude: 90))
    #expect(abs(quarter - 3958.76 * Double.pi / 2) < 1e-6)
  }
}
