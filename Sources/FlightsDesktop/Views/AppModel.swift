import MotionCore
import Observation

/// The window's pages.
enum Page: String, CaseIterable {
  case flights, search, awards, lab
}

/// What the whole window shows: data, moment, page, and the models of the pages.
///
/// *Now* is handed in; nothing here asks a clock or loads a file. The program's edges do (`Program`, `DataSession`).
@Observable
final class AppModel {
  let settings: AppSettings
  /// What has been read; nil before the first flights are there.
  private(set) var data: FlightData?
  var loading = LoadingState.idle
  /// The moment that is shown.
  private(set) var now: Instant
  var page: Page { didSet { if page != oldValue { pageChanged() } } }
  /// Below 640 wide there is one column: the list or, when this holds, the details.
  var showsDetailsAlone = false
  let board: BoardModel
  /// The flight whose details are shown.
  private(set) var panel: FlightPanelModel?
  let awards: AwardsModel
  let strip = PlaneStripModel()
  /// The day at the person's own place.
  @ObservationIgnored private var today: CalendarDay?

  init(settings: AppSettings, now: Instant, awards: [Award], log: ActivityLog = ActivityLog()) {
    self.settings = settings
    self.now = now
    page = Page(rawValue: settings.page.rawValue) ?? .flights
    board = BoardModel(airport: settings.airport)
    board.clock = settings.clockFormat
    board.apply(Board.Filter(settings))
    self.awards = AwardsModel(awards, log: log)
  }

  // MARK: Data and time

  /// Shows other data; what was open stays open if it is there too.
  func show(_ data: FlightData) {
    self.data = data
    board.refresh(data, now: now)
    if let panel {
      if data.store.flight(panel.id) == nil {
        self.panel = nil
        board.selection = nil
        showsDetailsAlone = false
      } else {
        panel.refresh(data, now: now)
      }
    }
    record(.openedBoard)
  }

  /// Aircraft and weather have been read, too.
  func complete(_ data: FlightData) {
    self.data = data
    board.refresh(data, now: now)
    panel?.refresh(data, now: now)
  }

  /// The clock went on.
  func move(to now: Instant) {
    self.now = now
    guard let data else { return }
    board.refresh(data, now: now)
    panel?.refresh(data, now: now)
  }

  /// A day begins, or goes on, at the person's place: marks that were kept overnight count.
  func liveThrough(_ day: CalendarDay) {
    today = day
    board.marks = Set(settings.marks.map(\.flight))
    record(.sawDay(day))
  }

  /// Something was done that may count towards an award.
  func record(_ event: ActivityLog.Event) {
    awards.record(event)
    settings.activity = awards.log.entries
  }

  /// Marks a flight, or takes the mark away.
  func toggleMark(_ id: FlightID) {
    if board.marks.remove(id) == nil {
      board.marks.insert(id)
      let day = today ?? id.day
      settings.marks.append(AppSettings.Mark(flight: id, day: day))
      record(.markedFlight(id, on: day))
    } else {
      settings.marks.removeAll { $0.flight == id }
      record(.unmarkedFlight(id))
    }
  }

  /// The name under which menus know the data that are shown.
  var dataName: String {
    switch data?.source {
    case .sample: "sample"
    case .newYork2013, nil: "nyc2013"
    case .directory, .file: ""
    }
  }

  // MARK: Navigation

  /// Opens a flight's details; false if the data have no such flight.
  @discardableResult
  func open(_ id: FlightID) -> Bool {
    guard let data, let flight = data.store.flight(id) else { return false }
    if panel?.id == id {
      panel?.refresh(data, now: now)
    } else {
      panel = FlightPanelModel(flight, in: data, now: now)
      record(
        .openedFlight(flight, weatherAtDeparture: data.weatherAtDeparture(of: flight)))
    }
    board.selection = id
    settings.lastViewed = id
    showsDetailsAlone = true
    return true
  }

  /// Back: closes the innermost thing that is open. False if nothing was.
  @discardableResult
  func goBack() -> Bool {
    if showsFailure {
      withAnimation(Motions.page) { loading = .idle }
      return true
    }
    if awards.opened != nil {
      awards.close()
      return true
    }
    if panel?.isFanOpen == true {
      withAnimation(Motions.fan) { panel?.isFanOpen = false }
      return true
    }
    if showsDetailsAlone {
      withAnimation(Motions.page) { showsDetailsAlone = false }
      return true
    }
    return false
  }

  /// It is said that a file could not be read, in the place of what is still there.
  var showsFailure: Bool {
    guard case .failed = loading, page == .flights else { return false }
    return data != nil
  }

  private func pageChanged() {
    if let choice = Options.PageChoice(rawValue: page.rawValue) { settings.page = choice }
    awards.leave()
    strip.start()
  }
}

/// How far the reading of flights has come.
enum LoadingState: Equatable {
  case idle
  case reading(name: String, LoadProgress)
  case failed(name: String, DataError)
}
