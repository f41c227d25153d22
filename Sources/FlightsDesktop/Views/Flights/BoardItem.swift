/// What stands in the board's list: a flight, or the line between past and coming ones.
enum BoardItem: Equatable, Identifiable {
  case flight(BoardFlight)
  case now(NowLine)

  enum ID: Hashable {
    case flight(FlightID)
    case now
  }

  var id: ID {
    switch self {
    case .flight(let flight): .flight(flight.id)
    case .now: .now
    }
  }
}

/// A flight of the board as its row shows and says it.
struct BoardFlight: Equatable, Identifiable {
  let id: FlightID
  let isDeparture: Bool
  let row: FlightRow

  init(_ row: Board.Row, in data: FlightData, _ clock: ClockFormat) {
    id = row.id
    isDeparture = row.direction == .departure
    let shown = clock.text(row.shownTime)
    let isStruck = row.showsScheduled && row.status != .cancelled
    self.row = FlightRow(
      status: row.status, place: data.airport(row.other).place,
      number: Strings.flightNumber(row.flight),
      airline: data.airline(row.flight.carrier).shortName, time: shown,
      struckTime: isStruck ? clock.text(row.scheduledTime) : nil, dayOffset: row.dayOffset,
      gate: row.gate, isPast: row.isPast)
  }

  /// The row, to be read out.
  func spoken(isMarked: Bool) -> String {
    Strings.spokenRow(
      isDeparture: isDeparture, place: row.place, flight: "\(row.airline) \(id.number)",
      status: row.status, time: row.time, gate: row.gate, isMarked: isMarked)
  }
}
