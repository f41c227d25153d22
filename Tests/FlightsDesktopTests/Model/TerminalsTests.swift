import Testing

@testable import FlightsDesktop

struct TerminalsTests {
  private func terminals() throws -> Terminals {
    try Terminals.load(from: "\(Fixtures.data)/terminals.json")
  }

  private func length(_ path: [MapPoint]) -> Double {
    zip(path, path.dropFirst()).reduce(0) { sum, pair in
      let (a, b) = pair
      return sum + ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
  }

  // visual.md: along y = 148 from the entrance (360, 148), up to 86; and so on.
  @Test("Ways to the gates", arguments: [(1, 122), (2, 194), (3, 266), (4, 276), (5, 340)])
  func paths(gate: Int, expected: Double) throws {
    let terminals = try terminals()
    for id in Gate.Terminal.allCases {
      let path = try #require(terminals.terminal(id)?.gate(gate)?.path)
      #expect(path.first == terminals.terminal(id)?.entrance)
      #expect(length(path) == expected)
    }
  }

  @Test func terminalBMirrorsA() throws {
    let terminals = try terminals()
    let a = try #require(terminals.terminal(.a))
    let b = try #require(terminals.terminal(.b))
    func mirrored(_ point: MapPoint) -> MapPoint {
      MapPoint(x: terminals.width - point.x, y: point.y)
    }
    func mirrored(_ box: MapRect) -> MapRect {
      MapRect(
        x: terminals.width - box.x - box.width, y: box.y, width: box.width, height: box.height)
    }
    #expect(a.entrance == mirrored(b.entrance))
    #expect(a.body == mirrored(b.body))
    for (left, right) in zip(a.gates, b.gates) {
      #expect(left.number == right.number)
      #expect(left.pad == mirrored(right.pad))
      #expect(left.path == right.path.map { mirrored($0) })
    }
    for (left, right) in zip(a.stores, b.stores) { #expect(left.box == mirrored(right.box)) }
    #expect(a.gates.count == 5)
    #expect(a.stores.count == 3)
    #expect(Set((a.stores + b.stores).map(\.id)).count == 6)
    #expect(terminals.padWidth == 42)
    #expect(terminals.padHeight == 34)
  }

  @Test(
    "Busyness", arguments: [(1, 16, 26.0 / 60), (2, 16, 36.0 / 60), (1, 50, 0), (6, 59, 59.0 / 60)])
  func busyness(id: Int, minute: Int, expected: Double) {
    let store = Store(
      id: id, name: "", shortName: "", box: MapRect(x: 0, y: 0, width: 0, height: 0))
    #expect(store.busyness(minuteOfHour: minute) == expected)
  }

  @Test(
    "A wrong file says what was expected",
    arguments: [
      ("nonsense", "%: expected JSON."),
      ("{}", "%: expected a value at .space, found none."),
      (
        #"{"space": [1], "pad_size": [1, 2], "gate_exceptions": [], "terminals": []}"#,
        "%: expected two numbers for a point, found 1."
      ),
      ("", "%: the file is empty; expected a header and at least one row."),
    ])
  func wrong(text: String, sentence: String) throws {
    let directory = try TemporaryDirectory()
    let file = try directory.write("terminals.json", text)
    let error = #expect(throws: DataError.self) { try Terminals.load(from: file) }
    #expect(error?.sentence == sentence.replacing("%", with: file))
  }
}

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
