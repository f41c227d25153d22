import MotionCore

/// The flights of the board, one a row, and the line between past and coming ones.
struct BoardList: View {
  let app: AppModel

  private var board: BoardModel { app.board }
  /// How much of the list is past flights at first.
  private static let shareOfPast = 0.46

  var body: Element {
    When(!self.board.items.isEmpty) {
      list
    } otherwise: {
      EmptyBoard(app: self.app)
    }
    .transition(.identity)
    .opacity(self.board.isRevealed ? 1 : 0)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var list: Element {
    let rows = ForEach({ self.board.items }, role: .list) { live in self.item(live) }
      .transition(.opacity)
      .accessibilityLabel(Strings.flightsList)
    rows.bind({ self.board.scrollRequest }) { rows, _, _ in
      rows.stage.afterLayout { [weak rows] _ in
        if let rows { self.showNext(in: rows) }
      }
    }
    return ScrollView {
      FocusList(entry: { self.entry }) { rows }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// Where Tab enters the list: the flight that is open, else the next one.
  private var entry: Int? {
    if let selection = board.selection,
      let index = board.items.firstIndex(where: { $0.id == .flight(selection) })
    {
      return index
    }
    return board.focusIndex
  }

  /// Brings the next flight into view, with some whole rows of past ones above it.
  private func showNext(in rows: Element) {
    guard let index = board.focusIndex, rows.children.indices.contains(index) else { return }
    let first = rows.children[0]
    let page = rows.enclosingPageHeight
    let height = max(first.frame.target.size.height, 1)
    let past = Int(page * BoardList.shareOfPast / height)
    var start = index
    if start > 0, board.items[start - 1].id == .now { start -= 1 }
    rows.children[max(start - past, 0)].scrollIntoView(anchor: 0)
  }

  // MARK: Rows

  private func item(_ live: Live<BoardItem>) -> Element {
    switch live.value {
    case .flight(let flight): row(flight, live)
    case .now(let line): now(line, live)
    }
  }

  private func row(_ first: BoardFlight, _ live: Live<BoardItem>) -> Element {
    let id = first.id
    let flight = { () -> BoardFlight in
      if case .flight(let flight) = live.value { return flight }
      return first
    }
    let state = { () -> FlightRowDrawing.State in
      FlightRowDrawing.State(
        row: flight().row, isSelected: self.board.selection == id,
        isMarked: self.board.marks.contains(id))
    }
    return Button(role: .listItem) {
      self.app.choose(id)
    } label: {
      FlightRowView(state: state)
    }
    .style("row")
    .style("selected", when: self.board.selection == id)
    .frame(maxWidth: .infinity)
    .accessibilityLabel(flight().spoken(isMarked: self.board.marks.contains(id)))
    .accessibilitySelected(self.board.selection == id)
    .reported(as: "row.\(id)")
  }

  private func now(_ first: NowLine, _ live: Live<BoardItem>) -> Element {
    let line = { () -> NowLine in
      if case .now(let line) = live.value { return line }
      return first
    }
    return NowLineView(line: line).body
      .frame(maxWidth: .infinity)
      .accessibilityLabel(Strings.spokenNow(line().time, line().next))
      .reported(as: "row.now")
  }
}

/// A row's picture.
struct FlightRowView: View {
  let state: () -> FlightRowDrawing.State

  var body: Element {
    Drawing(self.state()) { _, proposal, look in
      Size(width: proposal.width ?? 0, height: FlightRowDrawing.height(look.type))
    } shapes: { state, canvas in
      FlightRowDrawing.layout(
        state, in: canvas.size, isMirrored: canvas.direction == .rightToLeft, canvas.palette,
        canvas.type, canvas.look.measurer)
    }
  }
}

/// The line between past and coming flights; its minutes count in digits.
struct NowLineView: View {
  let line: () -> NowLine

  var body: Element {
    Row(spacing: 8) {
      Drawing(self.line().time) { time, _, look in
        NowLineDrawing.pillSize(time, look.type, look.measurer)
      } shapes: { time, canvas in
        NowLineDrawing.pill(time, canvas.size, canvas.palette, canvas.type)
      }
      Text(Strings.now, wrapping: .none).style("caption-strong", "accent")
      Drawing(height: 2, 0) { _, canvas in
        [.fill(.rounded(canvas.bounds, 1), canvas.palette.accent.opacity(0.5))]
      }
      When(self.line().countsDown) {
        Row(spacing: 0) {
          Text(Strings.nextInParts.before, wrapping: .none).style("caption-strong", "accent")
          Counter(
            self.line().minutesToNext ?? 0, styles: ["caption-strong", "accent"],
            animation: Motions.list)
          Text(Strings.nextInParts.after, wrapping: .none).style("caption-strong", "accent")
        }
        .layoutDirection(Strings.nextInDirection)
      } otherwise: {
        Text(self.line().next, wrapping: .none).style("caption-strong", "accent")
      }
      .transition(.opacity)
    }
    .padding(EdgeInsets(top: 0, leading: Spacing.row, bottom: 0, trailing: 12))
    .frame(minHeight: ControlSize.nowLine)
  }
}
