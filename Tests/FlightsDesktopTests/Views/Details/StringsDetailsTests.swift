import Testing

@testable import FlightsDesktop

@MainActor
struct StringsDetailsTests {
  @Test(arguments: [(0, "0 min"), (27, "27 min"), (60, "1 h"), (393, "6 h 33 min")])
  func durations(minutes: Int, expected: String) {
    #expect(StringsDetails.duration(minutes) == expected)
  }

  @Test func dates() throws {
    let day = try Fixtures.day("2013-06-27")
    #expect(StringsDetails.date(day) == "Thursday 27 June 2013")
    #expect(StringsDetails.mediumDate(day, wholeMonth: false) == "Thu 27 Jun")
    #expect(StringsDetails.mediumDate(day, wholeMonth: true) == "Thu 27 June")
  }

  private func entry(_ minutes: Int?, cancelled: Bool = false) throws -> HistoryEntry {
    HistoryEntry(
      id: try Fixtures.flight("2013-06-10", "B6", 608).id, destination: "BOS", minutesLate: minutes,
      isCancelled: cancelled)
  }

  @Test("Early and late are worded, never a bare number")
  func delays() throws {
    #expect(StringsDetails.spokenDelay(try entry(42)) == "42 minutes late")
    #expect(StringsDetails.spokenDelay(try entry(-14)) == "14 minutes early")
    #expect(StringsDetails.spokenDelay(try entry(1)) == "1 minute late")
    #expect(StringsDetails.spokenDelay(try entry(-1)) == "1 minute early")
    #expect(StringsDetails.spokenDelay(try entry(0)) == "on time")
    #expect(StringsDetails.spokenDelay(try entry(nil, cancelled: true)) == "cancelled")
    #expect(StringsDetails.spokenDelay(try entry(nil)) == "not reported")
  }

  @Test func tooltip() throws {
    let day = HistoryDay(entry: try entry(82), scheduled: 22 * 60 + 45, otherCity: nil)
    #expect(day.left == 7)
    #expect(StringsDetails.tooltipTitle(day.entry) == "82 min late")
    #expect(
      StringsDetails.tooltipDetail(day, .twentyFourHours, to: nil)
        == "Mon 10 June · left 00:07 instead of 22:45")
    let elsewhere = HistoryDay(entry: try entry(0), scheduled: 60, otherCity: "Chicago")
    #expect(
      StringsDetails.tooltipDetail(elsewhere, .twentyFourHours, to: elsewhere.otherCity)
        == "Mon 10 June · scheduled 01:00 · to Chicago")
  }

  @Test("A departure before midnight is one of that day's clock")
  func earlyAcrossMidnight() throws {
    let day = HistoryDay(entry: try entry(-10), scheduled: 5, otherCity: nil)
    #expect(day.left == 23 * 60 + 55)
    #expect(HistoryDay(entry: try entry(nil), scheduled: 5, otherCity: nil).left == nil)
  }

  @Test func summary() throws {
    let minutes: [Int?] = [-14, -7, 0, 7, 14, 21, 28, 35, 42, nil]
    let entries = try minutes.enumerated().map { index, minutes in
      HistoryEntry(
        id: try Fixtures.flight("2013-06-\(11 + index)").id, destination: "DEN",
        minutesLate: minutes, isCancelled: minutes == nil)
    }
    #expect(
      StringsDetails.summary(OnTimeHistory(entries: entries))
        == "10 days: 3 on time, 2 up to 15 minutes late, 4 over 15 minutes late, 1 cancelled, "
        + "worst 42 minutes")
  }

  @Test func copiedTextNamesBothEnds() throws {
    let flight = try Fixtures.flight(to: "LAX", departureDelay: 12, arrivalDelay: 12)
    let details = FlightDetails(
      of: flight, in: try Fixtures.data([flight]), now: try Fixtures.at("2013-06-27T09:00"))
    let lines = DetailsText(details, .twentyFourHours).text.split(separator: "\n")
    #expect(lines.contains("JFK JFK 10:12 EDT (scheduled 10:00)"))
    #expect(lines.contains { $0.hasPrefix("LAX LAX ") && $0.contains("PDT") })
  }
}
