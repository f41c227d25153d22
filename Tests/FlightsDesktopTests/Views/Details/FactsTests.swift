import Testing

@testable import FlightsDesktop

@MainActor
struct FactsTests {
  private func aircraft(_ manufacturer: String, _ model: String) -> Aircraft {
    Aircraft(
      tail: "N1", year: nil, type: "", manufacturer: manufacturer, model: model, engines: nil,
      seats: nil, engine: "")
  }

  private func weather(direction: Double?, speed: Double?) throws -> HourlyWeather {
    HourlyWeather(
      hour: try Fixtures.at("2013-06-27T14:00"), temperature: nil, dewPoint: nil, humidity: nil,
      windDirection: direction, windSpeed: speed, windGust: nil, precipitation: nil, pressure: nil,
      visibility: nil)
  }

  @Test(
    "A model loses variants that have letters, but never its number",
    arguments: [
      ("EMBRAER", "ERJ 190-100 IGW", "Embraer ERJ 190"),
      ("AIRBUS INDUSTRIE", "A320-232", "Airbus A320-232"),
      ("BOMBARDIER INC", "CL-600-2B19", "Bombardier CL-600"),
      ("BOEING", "737-7H4", "Boeing 737"), ("EMBRAER", "EMB-145LR", "Embraer EMB-145LR"),
      ("MCDONNELL DOUGLAS", "MD-88", "McDonnell Douglas MD-88"), ("BOEING", "", "Boeing "),
    ])
  func names(manufacturer: String, model: String, expected: String) {
    #expect(Facts.name(aircraft(manufacturer, model)) == expected)
  }

  @Test(
    "The nearest of sixteen points",
    arguments: [
      (0.0, "N"), (11.2, "N"), (11.3, "NNE"), (90, "E"), (157.5, "SSE"), (348.7, "NNW"),
      (348.8, "N"), (360, "N"),
    ])
  func compass(degrees: Double, expected: String) {
    #expect(Facts.compassPoint(degrees) == expected)
  }

  @Test func wind() throws {
    #expect(Facts.wind(try weather(direction: 160, speed: 12.6)) == "wind SSE 13 mph")
    // Changing air has no direction.
    #expect(Facts.wind(try weather(direction: 0, speed: 3)) == "wind 3 mph")
    #expect(Facts.wind(try weather(direction: nil, speed: 0)) == "calm")
    #expect(Facts.wind(try weather(direction: 90, speed: nil)) == "not reported")
    #expect(Facts.weather(nil) == .missing)
    #expect(Facts.weather(try weather(direction: 90, speed: 4)).isMissing)
  }

  private func rows(_ flight: Flight, at time: String) throws -> [Facts.Row] {
    let details = FlightDetails(
      of: flight, in: try Fixtures.data([flight]), now: try Fixtures.at(time))
    return Facts.rows(details, .twentyFourHours)
  }

  @Test func cancelledFlightNeverHasADelay() throws {
    let flight = try Fixtures.flight(departureDelay: nil, arrivalDelay: nil)
    let rows = try rows(flight, at: "2013-06-27T14:00")
    #expect(rows.map(\.name) == ["Delay", "Reason", "Aircraft"])
    #expect(!rows.map(\.fact.isMissing).contains(false))
    #expect(rows[0].fact.note == "none: it did not leave")
  }

  @Test func divertedFlightSaysWhenItLeftAndThatNothingMoreIsKnown() throws {
    let flight = try Fixtures.flight(departureDelay: 142, arrivalDelay: nil)
    let rows = try rows(flight, at: "2013-06-27T23:00")
    #expect(rows.map(\.name) == ["Departed", "Aircraft", "Arrived"])
    #expect(rows[0].fact == Fact(value: "142 min late", tone: .late))
    #expect(rows[2].fact == .missing)
  }

  @Test func everyFormHasDifferentRows() throws {
    let flown = try Fixtures.flight()
    let details = FlightDetails(
      of: flown, in: try Fixtures.data([flown]), now: try Fixtures.at("2013-06-27T09:00"))
    #expect(Facts.Form(details) == (details.gate == nil ? .noGate : .usual))
  }
}
