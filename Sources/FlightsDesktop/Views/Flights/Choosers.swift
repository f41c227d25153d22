import MotionCore
import Observation

/// Whether something is open.
@Observable
final class OpenState {
  var isOpen = false
}

/// Which airline's flights are shown.
struct AirlineFilter: View {
  let app: AppModel
  private let state = OpenState()

  init(app: AppModel) { self.app = app }

  private struct Choice: Equatable, Identifiable {
    /// Empty: all of them.
    var id: String
    var code: CarrierCode?
    var name: String
    var count: Int?
  }

  private var choices: [Choice] {
    let all = Choice(id: "", name: Strings.allAirlines)
    let airlines = app.board.board?.airlines ?? []
    return [all]
      + airlines.map {
        Choice(id: "\($0.code)", code: $0.code, name: name($0.code), count: $0.count)
      }
  }

  private func name(_ code: CarrierCode) -> String {
    app.data?.airline(code).shortName ?? "\(code)"
  }

  private var title: String {
    app.board.filter.airline.map(name) ?? Strings.allAirlines
  }

  var body: Element {
    PopoverButton(
      isOpen: self.state.isOpen, { self.state.isOpen = $0 }, size: Size(width: 240, height: 320),
      style: ["filter"]
    ) {
      Row(spacing: 6) {
        Text(self.title).style("label", "medium")
        Icon("down", 14)
      }
      .padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 8))
    } content: {
      When(self.state.isOpen) {
        ScrollView {
          FocusList(entry: {
            self.choices.firstIndex { $0.code == self.app.board.filter.airline }
          }) {
            ForEach({ self.choices }, role: .list) { live in
              ChoiceButton(
                live.value.name, detail: live.value.count.map { Strings.number($0) } ?? "",
                isChosen: self.app.board.filter.airline == live.value.code
              ) {
                self.state.isOpen = false
                self.app.show(onlyAirline: live.value.code)
              }
            }
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(minHeight: ControlSize.filter)
    .accessibilityLabel(Strings.filterAirline(self.title))
  }
}

/// The order of the board.
struct SortButton: View {
  let app: AppModel
  let shell: ShellModel
  private let state = OpenState()

  init(app: AppModel, shell: ShellModel) { (self.app, self.shell) = (app, shell) }

  var body: Element {
    PopoverButton(
      isOpen: self.state.isOpen, { self.state.isOpen = $0 }, size: Size(width: 180, height: 108),
      style: ["filter"]
    ) {
      Row(spacing: 6) {
        Icon("sort", 16)
        // In a window of medium width the list is at its narrowest.
        When(self.shell.width != .medium) {
          Text(Strings.sort(self.app.board.filter.sort)).style("label", "medium")
        }
      }
      .padding(horizontal: 9, vertical: 0)
    } content: {
      FocusList(entry: {
        Board.Sort.allCases.firstIndex(of: self.app.board.filter.sort)
      }) {
        Column(spacing: 0, role: .list) {
          for sort in Board.Sort.allCases {
            ChoiceButton(Strings.sort(sort), isChosen: self.app.board.filter.sort == sort) {
              self.state.isOpen = false
              self.app.sort(by: sort)
            }
          }
        }
      }
      .frame(maxWidth: .infinity)
    }
    .frame(minHeight: ControlSize.filter)
    .accessibilityLabel(Strings.sortedBy(self.app.board.filter.sort))
    .help(Strings.sortedBy(self.app.board.filter.sort))
  }
}

/// One of the choices of a popover.
func ChoiceButton(
  _ title: @autoclosure @escaping () -> String, detail: @autoclosure @escaping () -> String = "",
  isChosen: @autoclosure @escaping () -> Bool, _ choose: @escaping () -> Void
) -> Element {
  Button(role: .listItem) {
    choose()
  } label: {
    Row(spacing: 8) {
      Text(title()).style("label").frame(maxWidth: .infinity)
      Text(detail(), wrapping: .none).style("label", "text3")
      Stack { When(isChosen()) { Icon("check", 16, \.accent) } }.frame(width: 16, height: 16)
    }
    .padding(horizontal: 10, vertical: 0)
  }
  .style("choice", "ring-inside").style("selected", when: isChosen())
  .frame(maxWidth: .infinity, minHeight: 36)
  .accessibilityLabel(title())
  .accessibilitySelected(isChosen())
}
