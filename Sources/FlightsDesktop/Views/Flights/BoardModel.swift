import Observation

/// The board: whose it is, what of it is shown, and its rows at the present moment.
@Observable
final class BoardModel {
  private(set) var airport: AirportCode
  private(set) var filter = Board.Filter()
  private(set) var board: Board?
  /// The board's rows as the list shows them, the *now* line among them.
  private(set) var items: [BoardItem] = []
  /// Where the next flight stands among the items, or the last one if all are past.
  private(set) var focusIndex: Int?
  /// What the board belongs to.
  private(set) var place = ""
  /// The time the board was made for, as that airport's clocks show it.
  private(set) var updatedTime = ""
  /// The flight whose details are open.
  var selection: FlightID?
  /// Asks the list to bring the row into view that comes next; counts the requests.
  private(set) var scrollRequest = 0
  /// Not while the list is replaced by another one.
  private(set) var isRevealed = true
  /// The list of boards to choose from.
  let chooser = AirportChooser()
  /// Marked flights.
  var marks: Set<FlightID> = []
  var clock = ClockFormat.twentyFourHours {
    didSet { if clock != oldValue { rebuild() } }
  }

  @ObservationIgnored private var data: FlightData?
  @ObservationIgnored private var now: Instant?

  init(airport: AirportCode) { self.airport = airport }

  var rows: [Board.Row] { board?.rows ?? [] }

  /// Shows the same board at another moment, or of other data. About 2 ms.
  func refresh(_ data: FlightData, now: Instant) {
    let isFirst = self.data == nil
    self.data = data
    self.now = now
    rebuild()
    if isFirst { scrollRequest += 1 }
  }

  func show(_ airport: AirportCode) {
    self.airport = airport
    rebuild()
    scrollRequest += 1
  }

  func apply(_ filter: Board.Filter) {
    guard filter != self.filter else { return }
    self.filter = filter
    rebuild()
    scrollRequest += 1
  }

  /// Shows something else: the list is another one at once, and fades in. (What the clock changes moves instead.)
  func change(_ body: (BoardModel) -> Void) {
    withAnimation(nil) {
      isRevealed = false
      body(self)
    }
    withAnimation(Motions.page) { isRevealed = true }
  }

  /// The present filter with the tab that has flights, if this one has none and another one does.
  var fullTab: Board.Filter? {
    guard let board, board.allCount > 0 else { return nil }
    var filter = filter
    filter.tab = board.departureCount > 0 ? .departures : .arrivals
    return filter
  }

  private func rebuild() {
    guard let data, let now else { return }
    let board = Board(of: airport, on: data.day(now, at: airport), filter, in: data, now: now)
    self.board = board
    place = data.airport(airport).place
    updatedTime = clock.text(LocalTime(now, in: data.zone(airport)))
    var items = board.rows.map { BoardItem.flight(BoardFlight($0, in: data, clock)) }
    var focus = board.focusIndex
    if let index = board.nowIndex, index > 0 {
      items.insert(
        .now(NowLine(time: updatedTime, minutesToNext: board.minutesToNext)), at: index)
      focus = focus.map { $0 >= index ? $0 + 1 : $0 }
    }
    self.items = items
    focusIndex = focus
  }
}
