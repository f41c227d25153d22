import Observation

/// The board: whose it is, what of it is shown, and its rows at the present moment.
@Observable
final class BoardModel {
  private(set) var airport: AirportCode
  private(set) var filter = Board.Filter()
  private(set) var board: Board?
  /// The flight whose details are open.
  var selection: FlightID?
  /// Asks the list to bring the row into view that comes next; counts the requests.
  private(set) var scrollRequest = 0
  /// Marked flights.
  var marks: Set<FlightID> = []

  @ObservationIgnored private var data: FlightData?
  @ObservationIgnored private var now: Instant?

  init(airport: AirportCode) { self.airport = airport }

  var rows: [Board.Row] { board?.rows ?? [] }

  /// Shows the same board at another moment, or of other data. About 1 ms.
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
    self.filter = filter
    rebuild()
  }

  private func rebuild() {
    guard let data, let now else { return }
    board = Board(of: airport, on: data.day(now, at: airport), filter, in: data, now: now)
  }
}
