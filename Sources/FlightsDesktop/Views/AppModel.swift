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

  init(settings: AppSettings, now: Instant, awards: [Award], log: ActivityLog = ActivityLog()) {
    self.settings = settings
    self.now = now
    page = Page(rawValue: settings.page.rawValue) ?? .flights
    board = BoardModel(airport: settings.airport)
    self.awards = AwardsModel(awards, log: log)
  }

  // MARK: Data and time

  /// Shows other data; what was open stays open if it is there too.
  func show(_ data: FlightData) {
    self.data = data
    board.refresh(data, now: now)
    if let panel { open(panel.id) }
    awards.record(.openedBoard)
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

  // MARK: Navigation

  /// Opens a flight's details; false if the data have no such flight.
  @discardableResult
  func open(_ id: FlightID) -> Bool {
    guard let data, let flight = data.store.flight(id) else { return false }
    if panel?.id == id {
      panel?.refresh(data, now: now)
    } else {
      panel = FlightPanelModel(flight, in: data, now: now)
      awards.record(
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
      withAnimation(Motions.card) { awards.opened = nil }
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
    awards.opened = nil
    strip.start()
  }
}

/// How far the reading of flights has come.
enum LoadingState: Equatable {
  case idle
  case reading(name: String, LoadProgress)
  case failed(name: String, DataError)
}
