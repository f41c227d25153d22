import MotionCore

/// What can be done with the board; the settings remember it.
extension AppModel {
  /// The present moment once more.
  func refresh() {
    withAnimation(Motions.list) { move(to: now) }
  }

  func show(_ tab: Board.Tab) {
    filter { $0.tab = tab }
  }

  func hidePast(_ hides: Bool) {
    filter { $0.hidesPast = hides }
  }

  func show(onlyAirline airline: CarrierCode?) {
    filter { $0.airline = airline }
  }

  func sort(by sort: Board.Sort) {
    filter { $0.sort = sort }
  }

  /// The board of another airport, with all that it has.
  func showBoard(of airport: AirportCode) {
    guard airport != board.airport else { return }
    board.change {
      $0.show(airport)
      guard $0.items.isEmpty, let full = $0.fullTab else { return }
      $0.apply(full)
    }
    settings.airport = airport
    remember(board.filter)
  }

  /// Opens a flight of the board.
  func choose(_ flight: FlightID) {
    withAnimation(Motions.page) {
      if case .failed = loading { loading = .idle }
      open(flight)
    }
  }

  private func filter(_ change: (inout Board.Filter) -> Void) {
    var filter = board.filter
    change(&filter)
    board.change { $0.apply(filter) }
    remember(filter)
  }

  private func remember(_ filter: Board.Filter) {
    settings.boardTab = AppSettings.BoardTab(rawValue: filter.tab.rawValue) ?? .departures
    settings.boardOrder = AppSettings.BoardOrder(rawValue: filter.sort.rawValue) ?? .time
    settings.hidesPast = filter.hidesPast
    settings.airline = filter.airline
  }
}

extension Board.Filter {
  /// As it was when the program was closed.
  init(_ settings: AppSettings) {
    self.init(
      tab: Board.Tab(rawValue: settings.boardTab.rawValue) ?? .departures,
      hidesPast: settings.hidesPast, airline: settings.airline,
      sort: Board.Sort(rawValue: settings.boardOrder.rawValue) ?? .time)
  }
}
