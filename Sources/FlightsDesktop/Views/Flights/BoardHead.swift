import MotionCore

/// What is above the list: whose board it is, and what of it is shown.
struct BoardHead: View {
  let app: AppModel

  private var board: BoardModel { app.board }

  var body: Element {
    Column(spacing: 8) {
      Row(spacing: 8) {
        AirportSwitcher(app: self.app)
        CommandButton(Command.refresh) { Icon("refresh", IconSize.control) }
          .style("icon")
          .frame(width: ControlSize.button, height: ControlSize.button)
          .accessibilityLabel(Strings.refreshBoard)
          .tooltip(Strings.refreshBoard)
      }
      .frame(maxWidth: .infinity)
      tabs.frame(maxWidth: .infinity)
      Row(spacing: 8) {
        AirlineFilter(app: self.app)
        SortButton(app: self.app)
        Row(spacing: 8) {
          Spacer()
          Text(Strings.hidePast).style("label", "text")
          SwitchControl(Strings.hidePast, isOn: self.board.filter.hidesPast) {
            self.app.hidePast($0)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: .infinity)
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

  private func count(_ tab: Board.Tab) -> Int {
    guard let board = board.board else { return 0 }
    return switch tab {
    case .departures: board.departureCount
    case .all: board.allCount
    case .arrivals: board.arrivalCount
    }
  }
}
