import Testing

@testable import FlightsDesktop

struct OnTimeHistoryTests {
  private func history(_ minutes: [Int?]) throws -> OnTimeHistory {
    OnTimeHistory(
      entries: try minutes.enumerated().map { index, late in
        HistoryEntry(
          id: FlightID(
            day: try Fixtures.day("2013-06-27") - index - 1, carrier: "US", number: 810,
            origin: "JFK"),
          destination: "DEN", minutesLate: late, isCancelled: late == nil)
      })
  }

  @Test(
    "The categories' edges",
    arguments: [
      (-14, .onTime), (0, .onTime), (1, .short), (15, .short), (16, .long), (1301, .long),
    ] as [(Int, DelayCategory)])
  func categories(minutes: Int, expected: DelayCategory) {
    #expect(DelayCategory(minutesLate: minutes) == expected)
  }

  @Test func demonstrationFlightsPie() throws {
    // App-spec 2.8: 30 %, 20 %, 40 %, 10 %.
    let history = try history([-14, -7, 0, 7, 14, 21, 28, 35, 42, nil])
    #expect(history.slices.map(\.count) == [3, 2, 4, 1])
    #expect(history.slices.map(\.share) == [0.3, 0.2, 0.4, 0.1])
    #expect(history.slices.map(\.category) == DelayCategory.allCases)
    #expect(history.shareOnTime == 0.3)
    // Of the nine that flew: 126 minutes in all.
    #expect(history.average == 14)
    #expect(history.median == 14)
    #expect(history.worst == 42)
    #expect(history.earliest == -14)
    #expect(history.cancelledCount == 1)
  }

  @Test func nothingHasNoAverages() throws {
    let empty = try history([])
    #expect(empty.slices.isEmpty)
    #expect(empty.average == nil)
    #expect(empty.median == nil)
    #expect(empty.worst == nil)
    #expect(empty.shareOnTime == nil)
    let cancelled = try history([nil])
    #expect(cancelled.average == nil)
    #expect(cancelled.shareOnTime == 0)
    #expect(cancelled.slices == [.init(category: .cancelled, count: 1, share: 1)])
  }

  @Test func medianOfTwoIsTheirMean() throws {
    #expect(try history([3, 10]).median == 6.5)
  }

  @Test func emptySlicesAreLeftOut() throws {
    #expect(try history([5, 20]).slices.map(\.category) == [.short, .long])
  }
}
