import MotionCore
import Observation

/// What is typed to find a board, and whether the list of boards is open.
@Observable
final class AirportChooser {
  var isOpen = false { didSet { if !isOpen { query = "" } } }
  var query = ""

  /// A board that can be chosen.
  struct Choice: Equatable, Identifiable {
    let code: AirportCode
    let place: String
    let isOrigin: Bool
    var id: AirportCode { code }
  }

  @ObservationIgnored private var all: [Choice] = []
  @ObservationIgnored private var source: DataSource?

  /// The boards that a text finds: by code, or by the beginning of a word of the place.
  func choices(in data: FlightData?) -> [Choice] {
    guard let data else { return [] }
    if source != data.source {
      source = data.source
      let (origins, destinations) = data.boardAirports()
      all =
        origins.map { Choice(code: $0.code, place: $0.place, isOrigin: true) }
        + destinations.map { Choice(code: $0.code, place: $0.place, isOrigin: false) }
    }
    return AirportChooser.choices(all, matching: query)
  }

  static func choices(_ all: [Choice], matching query: String) -> [Choice] {
    let wanted = query.lowercased().split(separator: " ").joined(separator: " ")
    guard !wanted.isEmpty else { return all }
    func rank(_ choice: Choice) -> Int? {
      let place = choice.place.lowercased()
      if "\(choice.code)".lowercased().hasPrefix(wanted) { return 0 }
      if place.hasPrefix(wanted) { return 1 }
      return place.contains(" " + wanted) ? 2 : nil
    }
    return all.enumerated().compactMap { place, choice in
      rank(choice).map { (rank: $0, place: place, choice: choice) }
    }
    .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    .map(\.choice)
  }
}

/// Whose board it is, with the list of all boards behind it.
struct AirportSwitcher: View {
  let app: AppModel

  private var chooser: AirportChooser { app.board.chooser }

  private var choices: [AirportChooser.Choice] { chooser.choices(in: app.data) }

  var body: Element {
    PopoverButton(
      isOpen: self.chooser.isOpen, { self.chooser.isOpen = $0 },
      size: Size(width: 320, height: 420), style: ["outlined", "field"]
    ) {
      Row(spacing: 12) {
        AirportSign(self.app.board.airport)
        Text(self.app.board.place).style("body-strong", "text").frame(maxWidth: .infinity)
        Icon("down")
      }
      .padding(EdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 11))
    } content: {
      When(self.chooser.isOpen) { boards }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .frame(maxWidth: .infinity, minHeight: ControlSize.field)
    .accessibilityLabel(Strings.switchAirport(self.app.board.place))
    .onKeyPress("<Control>l", isGlobal: true) {
      guard self.app.page.built == .flights else { return false }
      self.chooser.isOpen = true
      return true
    }
  }

  private var boards: Element {
    Column(spacing: 8) {
      TextField(
        Strings.findAirport, text: self.chooser.query, edited: { self.chooser.query = $0 },
        submitted: { if let first = self.choices.first { self.choose(first.code) } }
      )
      .accessibilityLabel(Strings.findAirport)
      .focused(when: self.chooser.isOpen)
      When(self.choices.isEmpty) {
        Stack { Text(Strings.noSuchAirport).style("label", "text2") }
          .padding(horizontal: 12, vertical: 8)
      }
      ScrollView {
        FocusList(entry: { 0 }) {
          ForEach({ self.choices }, role: .list) { live in
            self.row(live)
          }
          .transition(.identity)
        }
      }
    }
    .padding(4)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func row(_ live: Live<AirportChooser.Choice>) -> Element {
    ChoiceButton(
      live.value.place, detail: "\(live.value.code)",
      isChosen: self.app.board.airport == live.value.code
    ) {
      self.choose(live.value.code)
    }
  }

  private func choose(_ code: AirportCode) {
    chooser.isOpen = false
    app.showBoard(of: code)
  }
}
