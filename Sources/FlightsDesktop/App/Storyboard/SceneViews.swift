import MotionCore
import Observation

// Scenes that show one piece of the program by itself: a counter, seven rows of a board.

/// The number of a counter.
@Observable
final class CounterSceneModel {
  var number = 129
}

/// A counter as on the board and in the search, alone in the middle of the window.
func CounterScene(_ model: CounterSceneModel) -> Element {
  Stack {
    Counter(model.number, styles: ["code", "text"], animation: Motions.list, reportsDigits: true)
      .padding(horizontal: 32, vertical: 20)
      .style("card")
  }
  .style("window")
  .frame(maxWidth: .infinity, maxHeight: .infinity)
}

/// Rows of a board under names of the scene's own.
@Observable
final class ListSceneModel {
  struct Entry: Identifiable, Equatable {
    var id: String
    var row: FlightRow
  }
  var entries: [Entry]
  private let spare: Entry?

  /// The first seven flights of the board, and the eighth to be inserted.
  init(_ items: [BoardItem]) {
    let rows = items.compactMap { item in
      if case .flight(let flight) = item { flight.row } else { nil }
    }
    entries = rows.prefix(7).enumerated().map { Entry(id: "\($0 + 1)", row: $1) }
    spare = rows.dropFirst(7).first.map { Entry(id: "new", row: $0) }
  }

  func insert() {
    guard let spare else { return }
    withAnimation(Motions.list) { entries.insert(spare, at: min(3, entries.count)) }
  }

  func remove() {
    withAnimation(Motions.list) { entries.removeAll { $0.id == "new" } }
  }
}

/// Seven rows, as wide as the board's.
func ListScene(_ model: ListSceneModel) -> Element {
  Stack(alignment: .topLeading) {
    ForEach({ model.entries }) { live in
      FlightRowView { FlightRowDrawing.State(row: live.value.row) }
        .reported(as: "row.\(live.value.id)")
    }
    .transition(.opacity)
    .style("list")
    .frame(width: 376)
    .padding(EdgeInsets(top: 48, leading: 0, bottom: 0, trailing: 0))
  }
  .style("window")
  .frame(maxWidth: .infinity, maxHeight: .infinity)
}
