import Testing

@testable import FlightsDesktop

@MainActor
struct BoardModelTests {
  private let moment = LocalTime(day: CalendarDay(number: 15_883), minute: 14 * 60 + 16)

  private func sample() throws -> (data: FlightData, now: Instant) {
    let moment = moment
    let loader = DataLoader(ownDirectory: Fixtures.data) { moment.instant(in: $0) }
    let data = try loader.flights(of: .sample)
    return (data, moment.instant(in: data.zone("JFK")))
  }

  private func board(_ filter: Board.Filter = .init()) throws -> BoardModel {
    let (data, now) = try sample()
    let model = BoardModel(airport: "JFK")
    model.apply(filter)
    model.refresh(data, now: now)
    return model
  }

  @Test("The now line stands between the last past and the first coming flight")
  func nowLineIsBetween() throws {
    let model = try board(.init(tab: .all))
    let index = try #require(model.items.firstIndex { $0.id == .now })
    func isPast(_ item: BoardItem) -> Bool? {
      if case .flight(let flight) = item { return flight.row.isPast }
      return nil
    }
    #expect(model.items[..<index].allSatisfy { isPast($0) == true })
    #expect(model.items[(index + 1)...].allSatisfy { isPast($0) == false })
    #expect(model.focusIndex == index + 1)
    #expect(model.items.count == model.rows.count + 1)
  }

  @Test("In another order, or without past flights, there is no line")
  func noLine() throws {
    for filter in [
      Board.Filter(tab: .all, sort: .destination), Board.Filter(tab: .all, hidesPast: true),
    ] {
      #expect(try !board(filter).items.contains { $0.id == .now })
    }
  }

  @Test("Every row has its own id, also when the clock goes on")
  func idsAreStable() throws {
    let (data, now) = try sample()
    let model = BoardModel(airport: "JFK")
    model.apply(.init(tab: .all))
    model.refresh(data, now: now)
    let before = Set(model.items.map(\.id))
    #expect(before.count == model.items.count)
    model.refresh(data, now: now.adding(minutes: 45))
    #expect(Set(model.items.map(\.id)) == before)
  }

  @Test("It asks once for the next flight to be shown, and again when the list is another one")
  func asksToScroll() throws {
    let (data, now) = try sample()
    let model = BoardModel(airport: "JFK")
    model.refresh(data, now: now)
    #expect(model.scrollRequest == 1)
    model.refresh(data, now: now.adding(minutes: 1))
    #expect(model.scrollRequest == 1)
    model.show("BOS")
    #expect(model.scrollRequest == 2)
  }

  @Test("Why a board is empty")
  func saysWhyItIsEmpty() throws {
    let (data, now) = try sample()
    func reason(_ airport: AirportCode, _ filter: Board.Filter, _ now: Instant) -> EmptyBoard.Reason
    {
      EmptyBoard.reason(
        for: Board(of: airport, on: data.day(now, at: airport), filter, in: data, now: now))
    }
    #expect(reason("HNL", .init(tab: .all), now) == .nothing)
    let late = now.adding(minutes: 9 * 60 + 43)
    #expect(reason("JFK", .init(tab: .all, hidesPast: true), late) == .past)
    #expect(reason("JFK", .init(tab: .all, airline: "ZZ"), now) == .airline("ZZ"))
  }
}

@MainActor
struct AppModelBoardTests {
  @Test("What was chosen is there again at the next start")
  func remembersTheFilter() {
    let settings = AppSettings(storage: .memory)
    let first = AppModel(settings: settings, now: Instant(seconds: 0), awards: [])
    first.show(.arrivals)
    first.hidePast(true)
    first.sort(by: .delay)
    first.show(onlyAirline: "B6")
    let second = AppModel(settings: settings, now: Instant(seconds: 0), awards: [])
    #expect(
      second.board.filter
        == Board.Filter(tab: .arrivals, hidesPast: true, airline: "B6", sort: .delay))
  }

  @Test("Back leaves a failure to read a file first, if there is something behind it")
  func leavesAFailure() throws {
    let moment = LocalTime(day: CalendarDay(number: 15_883), minute: 856)
    let loader = DataLoader(ownDirectory: Fixtures.data) { moment.instant(in: $0) }
    let data = try loader.flights(of: .sample)
    let app = AppModel(
      settings: AppSettings(storage: .memory), now: moment.instant(in: data.zone("JFK")),
      awards: [])
    app.loading = .failed(name: "june.csv", .empty("june.csv"))
    #expect(!app.showsFailure && !app.goBack())
    app.show(data)
    #expect(app.goBack())
    #expect(app.loading == .idle && !app.goBack())
  }
}

@MainActor
struct AirportChooserTests {
  private let all: [AirportChooser.Choice] = [
    .init(code: "JFK", place: "New York Kennedy", isOrigin: true),
    .init(code: "EWR", place: "Newark Liberty", isOrigin: true),
    .init(code: "LAX", place: "Los Angeles", isOrigin: false),
    .init(code: "ABQ", place: "Albuquerque", isOrigin: false),
    .init(code: "ANC", place: "Anchorage", isOrigin: false),
  ]

  private func codes(_ query: String) -> [String] {
    AirportChooser.choices(all, matching: query).map { "\($0.code)" }
  }

  @Test("Nothing typed finds all; a code, the place and a later word of it find one")
  func finds() {
    #expect(codes("") == ["JFK", "EWR", "LAX", "ABQ", "ANC"])
    #expect(codes("  ") == codes(""))
    #expect(codes("lax") == ["LAX"])
    #expect(codes("NEW") == ["JFK", "EWR"])
    #expect(codes("kenn") == ["JFK"])
    #expect(codes("los  ang") == ["LAX"])
    #expect(codes("zzz") == [])
  }

  @Test("A code comes before a place that begins alike")
  func codesFirst() {
    #expect(codes("an") == ["ANC", "LAX"])
    #expect(codes("a") == ["ABQ", "ANC", "LAX"])
  }
}
