import MotionCore

/// Why the list is empty, and the way out.
struct EmptyBoard: View {
  let app: AppModel

  /// Why a board with these flights shows none of them.
  enum Reason: Hashable {
    /// Nothing that day at all.
    case nothing
    /// The tab has none, the other direction has some.
    case direction(Board.Tab)
    case airline(CarrierCode)
    case past
  }

  private var reason: Reason {
    guard let board = app.board.board else { return .nothing }
    return Self.reason(for: board)
  }

  static func reason(for board: Board) -> Reason {
    if board.filter.airline == nil, board.allCount > 0 { return .direction(board.filter.tab) }
    if let airline = board.filter.airline, !board.airlines.isEmpty { return .airline(airline) }
    if board.filter.hidesPast { return .past }
    if let airline = board.filter.airline { return .airline(airline) }
    return .nothing
  }

  var body: Element {
    Switch(self.reason) { reason in state(reason).body }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func state(_ reason: Reason) -> SpecialState {
    let code = app.board.airport
    switch reason {
    case .direction(.arrivals):
      return SpecialState(
        icon: "status-arrived", tone: .gone, title: Strings.noArrivals(code),
        sentence: Strings.departuresOnly,
        buttons: [
          StateButton(title: Strings.showDepartures, isMain: true) { self.app.show(.departures) },
          StateButton(title: Strings.chooseDestination) { self.app.board.chooser.isOpen = true },
        ])
    case .direction:
      return SpecialState(
        icon: "status-departed", tone: .gone, title: Strings.noDepartures(code),
        sentence: Strings.arrivalsOnly,
        buttons: [
          StateButton(title: Strings.showArrivals, isMain: true) { self.app.show(.arrivals) },
          StateButton(title: Strings.chooseAirport) { self.app.board.chooser.isOpen = true },
        ])
    case .airline(let airline):
      let name = app.data?.airline(airline).shortName ?? "\(airline)"
      return SpecialState(
        icon: "filter", tone: .gone, title: Strings.noFlights(of: name),
        sentence: Strings.airlineSentence,
        buttons: [
          StateButton(title: Strings.allAirlines, isMain: true) {
            self.app.show(onlyAirline: nil)
          }
        ])
    case .past:
      return SpecialState(
        icon: "clock", tone: .gone, title: Strings.allPast, sentence: Strings.allPastSentence,
        buttons: [
          StateButton(title: Strings.showPast, isMain: true) { self.app.hidePast(false) }
        ])
    case .nothing:
      return SpecialState(
        icon: "calendar", tone: .gone, title: Strings.noFlights(code),
        sentence: Strings.noFlightsSentence,
        buttons: [
          StateButton(title: Strings.chooseAirport) { self.app.board.chooser.isOpen = true }
        ])
    }
  }
}
