import MotionCore

/// The board and, at its trailing side, the details of a flight; in a narrow window the one or the other.
struct FlightsPage: View {
  let app: AppModel
  let shell: ShellModel

  private var isNarrow: Bool { shell.width == .narrow }

  var body: Element {
    When(self.app.data != nil) {
      board
    } otherwise: {
      ReadingState(app: self.app)
    }
    .transition(.opacity)
  }

  private var board: Element {
    let layout = FlightsLayout { self.shell.width }
    let columns = Container.element(Container(layout))
    columns.add(
      Column(spacing: 0) {
        BoardHead(app: self.app, shell: self.shell)
        BoardList(app: self.app)
      }
      .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1))
      .style("list")
      .inert(while: self.isNarrow && self.isPaneOpen))
    columns.add(
      When(!self.isNarrow || self.isPaneOpen) { pane }
        .transition(.page)
        .passesInputThrough())
    return columns.layout(dependingOn: self.shell.width)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  // MARK: Details

  private enum Pane: Hashable {
    case flight(FlightID)
    case nothing
    case reading
  }

  private var isPaneOpen: Bool { app.showsDetailsAlone && app.panel != nil || app.loading != .idle }

  private var paneContent: Pane {
    if app.loading != .idle { return .reading }
    return app.panel.map { .flight($0.id) } ?? .nothing
  }

  private var pane: Element {
    Switch(self.paneContent) { content in
      details(content).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .transition(.opacity)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .style("window")
  }

  private func details(_ content: Pane) -> Element {
    switch content {
    case .flight:
      if let panel = app.panel { return FlightDetailsView(panel: panel, app: app).body }
      return Spacer()
    case .nothing:
      return SpecialState(
        icon: "flights", tone: .gone, title: Strings.chooseFlight,
        sentence: Strings.chooseFlightSentence
      ).body
    case .reading: return ReadingState(app: app).body
    }
  }
}

/// List and details: side by side, or over one another.
struct FlightsLayout: Layout {
  let width: () -> ShellModel.Width

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let whole = Rect(origin: Point(x: 0, y: 0), size: size)
    if width() == .narrow { return [whole, whole] }
    let scale = children.first?.stage.look.type.scale ?? 1
    let list = Self.listWidth(in: size.width, textScale: scale)
    return [
      Rect(x: 0, y: 0, width: list, height: size.height),
      Rect(x: list, y: 0, width: max(size.width - list, 0), height: size.height),
    ]
  }

  /// The list gives way before the details do.
  static func listWidth(in width: Double, textScale: Double = 1) -> Double {
    let left = width - ControlSize.detailsMinimum * textScale
    return min(max(left, ControlSize.listNarrow * textScale), ControlSize.list * textScale)
  }
}
