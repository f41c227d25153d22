import Testing

@testable import FlightsDesktop

struct GLibTimeZoneTests {
  @Test func unknownZoneIsNil() {
    #expect(GLibTimeZone(identifier: "America/Nowhere") == nil)
  }

  @Test func offsetsInSummer() throws {
    let summer = try Fixtures.at("2013-06-27T12:00").seconds
    #expect(try Fixtures.zone("JFK").offset(at: summer) == -4 * 3600)
    #expect(try Fixtures.zone("HNL").offset(at: summer) == -10 * 3600)
    #expect(try Fixtures.zone("SJU").offset(at: summer) == -4 * 3600)
    #expect(try Fixtures.zone("HNL").abbreviation(at: summer) == "HST")
    #expect(try Fixtures.zone("SJU").abbreviation(at: summer) == "AST")
  }
}
