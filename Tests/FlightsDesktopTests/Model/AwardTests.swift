import Testing

@testable import FlightsDesktop

struct AwardTests {
  private func progress(_ log: ActivityLog, _ id: Award.ID) throws -> AwardProgress {
    let award = try #require(
      try Award.load(from: "\(Fixtures.data)/awards.json").first { $0.id == id })
    return log.progress(towards: award)
  }

  @Test func sevenAwardsWithTheirBadges() throws {
    let awards = try Award.load(from: "\(Fixtures.data)/awards.json")
    #expect(awards.map(\.id) == Award.ID.allCases)
    #expect(awards.map(\.stars) == [1, 2, 3, 2, 2, 2, 3])
    #expect(awards.map(\.goal) == [1, 1, 10, 2, 2, 5, 3])
    for award in awards {
      #expect(award.badge == "award-\(award.id.rawValue).svg")
      #expect(FileSystem.exists("\(Fixtures.data)/icons/\(award.badge)"))
      #expect(!award.title.isEmpty && !award.sentence.isEmpty && !award.text.isEmpty)
    }
  }

  @Test func newcomerHasNone() throws {
    for id in Award.ID.allCases {
      #expect(try progress(ActivityLog(), id).count == 0)
      #expect(try !progress(ActivityLog(), id).isEarned)
    }
  }

  @Test func demonstrationHasFive() throws {
    let log = ActivityLog.demonstration
    let earned = try Award.ID.allCases.filter { try progress(log, $0).isEarned }
    #expect(earned == [.firstLight, .overnight, .boardingPass, .windowShopper, .homebound])
    #expect(try progress(log, .taste) == AwardProgress(count: 2, goal: 5))
    #expect(try progress(log, .stormWatcher) == AwardProgress(count: 1, goal: 3))
  }

  @Test func markMustOutlastTheDay() throws {
    let id = try Fixtures.flight().id
    let day = try Fixtures.day("2026-01-05")
    var log = ActivityLog()
    log.record(.markedFlight(id, on: day))
    log.record(.sawDay(day))
    #expect(try !progress(log, .overnight).isEarned)
    log.record(.unmarkedFlight(id))
    log.record(.sawDay(day + 1))
    #expect(try !progress(log, .overnight).isEarned)
    log.record(.markedFlight(id, on: day + 1))
    log.record(.sawDay(day + 2))
    log.record(.unmarkedFlight(id))
    // Once kept, it stays earned.
    #expect(try progress(log, .overnight).isEarned)
  }

  @Test func airlinesCountOnceEach() throws {
    var log = ActivityLog()
    for carrier in ["B6", "AA", "B6"] as [CarrierCode] {
      log.record(.openedFlight(try Fixtures.flight("2013-06-27", carrier), weatherAtDeparture: nil))
    }
    #expect(try progress(log, .boardingPass).count == 2)
  }

  @Test func outAndBackIsOneAircraftOnOneDay() throws {
    var log = ActivityLog()
    func open(_ day: String, _ number: Int, _ tail: TailNumber?, from origin: AirportCode = "JFK")
      throws
    {
      log.record(
        .openedFlight(
          try Fixtures.flight(day, "B6", number, from: origin, tail: tail), weatherAtDeparture: nil)
      )
    }
    try open("2013-06-27", 1, nil)
    #expect(try progress(log, .homebound).count == 0)
    try open("2013-06-27", 2, "N1")
    try open("2013-06-27", 2, "N1")
    try open("2013-06-28", 3, "N1")
    try open("2013-06-27", 4, "N2")
    #expect(try progress(log, .homebound).count == 1)
    try open("2013-06-27", 5, "N1")
    #expect(try progress(log, .homebound).isEarned)
  }

  @Test func quietMinutesCountOnceEach() throws {
    let store = try #require(
      try Terminals.load(from: "\(Fixtures.data)/terminals.json").terminal(.a)?.stores.first)
    var log = ActivityLog()
    let day = try Fixtures.day("2013-06-27")
    for minute in [50, 50, 51, 110, 170] {
      log.record(.lookedAtStore(store, at: LocalTime(day: day, minute: minute)))
    }
    #expect(try progress(log, .taste).count == 3)
  }

  @Test func stormsNeedTwoHoursAndWeather() throws {
    let rain = HourlyWeather(
      hour: Instant(seconds: 0), temperature: nil, dewPoint: nil, humidity: nil,
      windDirection: nil, windSpeed: nil, windGust: nil, precipitation: 0.1, pressure: nil,
      visibility: nil)
    var log = ActivityLog()
    log.record(
      .openedFlight(
        try Fixtures.flight("2013-06-27", "B6", 1, departureDelay: 119), weatherAtDeparture: rain))
    log.record(
      .openedFlight(
        try Fixtures.flight("2013-06-27", "B6", 2, departureDelay: 120), weatherAtDeparture: nil))
    #expect(try progress(log, .stormWatcher).count == 0)
    log.record(
      .openedFlight(
        try Fixtures.flight("2013-06-27", "B6", 3, departureDelay: 120), weatherAtDeparture: rain))
    #expect(try progress(log, .stormWatcher).count == 1)
    #expect(try progress(log, .stormWatcher).fraction == 1.0 / 3)
  }
}
