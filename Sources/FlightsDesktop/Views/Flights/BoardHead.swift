import MotionCore

/// What is above the list: whose board it is, and what of it is shown.
struct BoardHead: View {
  let app: AppModel
  let shell: ShellModel

  private var board: BoardModel { app.board }

  var body: Element {
    Column(spacing: 8) {
      Row(spacing: 8) {
        AirportSwitcher(app: self.app)
        CommandButton(Command.refresh) { Icon("refresh", IconSize.control) }
          .style("icon")
          .frame(width: ControlSize.button, height: ControlSize.button)
          .accessibilityLabel(Strings.refreshBoard)
          .help(Strings.refreshBoard)
      }
      .frame(maxWidth: .infinity)
      tabs.frame(maxWidth: .infinity)
      filters.frame(maxWidth: .infinity)
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 9, trailing: 16))
    .frame(maxWidth: .infinity)
    .style("list-head")
  }

  private var tabs: Element {
    SegmentedControl(
      Board.Tab.allCases, chosen: self.board.filter.tab
    ) { tab in
      self.app.show(tab)
    } name: { tab in
      Strings.spokenTab(tab, count: self.count(tab))
    } label: { tab in
      SegmentLabel(
        Strings.tab(tab), count: self.count(tab), isChosen: self.board.filter.tab == tab)
    }
  }

  private var filters: Element {
    let filters = Container.element(Container(FilterLayout(spacing: 8)))
    filters.add(AirlineFilter(app: app).body)
    filters.add(SortButton(app: app, shell: shell).body)
    filters.add(
      Row(spacing: 8) {
        Text(Strings.hidePast, wrapping: .none).style("label", "text")
        SwitchControl(Strings.hidePast, isOn: self.board.filter.hidesPast) {
          self.app.hidePast($0)
        }
      })
    return filters
  }

  private func count(_ tab: Board.Tab) -> Int {
    guard let board = board.board else { return 0 }
    return switch tab {
    case .departures: board.departureCount
    case .all: board.allCount
    case .arrivals: board.arrivalCount
    }
  }
}

/// Side by side, the last child at the trailing end; where there is too little room, that one has a line of its own.
struct FilterLayout: Layout {
  let spacing: Double

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let natural = naturalWidth(of: children)
    let width = proposal.width ?? natural
    let height = children.map { $0.measure(.unspecified).height }.max() ?? 0
    return Size(width: width, height: natural <= width ? height : 2 * height + spacing)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let sizes = children.map { $0.measure(.unspecified) }
    let line = sizes.map(\.height).max() ?? 0
    let isSplit = naturalWidth(of: children) > size.width
    var x = 0.0
    return sizes.enumerated().map { index, natural in
      let isLast = index == sizes.count - 1
      let width = min(natural.width, size.width - (isLast ? 0 : x))
      let top = isLast && isSplit ? line + spacing : 0
      defer { x += width + spacing }
      return Rect(
        x: isLast ? size.width - width : x, y: top + (line - natural.height) / 2, width: width,
        height: natural.height)
    }
  }

  private func naturalWidth(of children: [Element]) -> Double {
    children.reduce(0) { $0 + $1.measure(.unspecified).width }
      + spacing * Double(max(children.count - 1, 0))
  }
}
