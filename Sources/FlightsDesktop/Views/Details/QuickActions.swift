import MotionCore

/// Mark, copy, map and history, fanned out from beside the opener (`visual.md`, Fan).
struct QuickActions: View {
  let panel: FlightPanelModel
  let app: AppModel
  let showMap: () -> Void
  let showHistory: () -> Void

  private var isMarked: Bool { app.board.marks.contains(panel.id) }

  var body: Element {
    Placed(measure: { _ in FanPlaces.size }, rects: { _ in FanPlaces.rects }) {
      mark
      action(1) {
        button({ panel.hasCopied ? "check" : "copy" }) {
          panel.hasCopied ? StringsDetails.copied : StringsDetails.copy
        } action: {
          Clipboard.setText(DetailsText(panel.details, app.clockFormat).text)
          panel.hasCopied = true
        }
      }
      action(2) {
        button({ "map" }) {
          StringsDetails.goToMap
        } action: {
          panel.toggleFan()
          if !panel.showTerminal { panel.toggleTerminal() }
          showMap()
        }
        .disabled(panel.terminal == nil)
      }
      action(3) {
        button({ "history" }) {
          StringsDetails.goToHistory
        } action: {
          panel.toggleFan()
          showHistory()
        }
      }
      opener
    }
  }

  /// Closed it stands beside the opener, open it is the leading-most.
  private var mark: Element {
    ToggleButton(isOn: isMarked) {
      app.toggleMark(panel.id)
    } label: {
      Drawing(isMarked) { isMarked, canvas in
        isMarked
          ? StarDrawing.layout(center: canvas.bounds.center, size: 20, palette: canvas.palette)
          : [.icon("mark", at: canvas.bounds.center, size: 20, canvas.palette.text)]
      }
      .frame(width: 40, height: 40)
    }
    .style("round")
    .accessibilityLabel(isMarked ? StringsDetails.unmark : StringsDetails.mark)
    .help(isMarked ? StringsDetails.unmark : StringsDetails.mark)
    .offset(x: panel.isFanOpen ? FanPlaces.markShift : 0)
    .animation(Motions.fan, value: panel.isFanOpen)
    .zIndex(1)
    .reported(as: "fan.1")
  }

  private func action(_ index: Int, @ElementBuilder content: @escaping () -> Element) -> Element {
    When(panel.isFanOpen) {
      content().reported(as: "fan.\(index + 1)")
    }
    .transition(AnyTransition(FanTransition(distance: FanPlaces.distance(index))))
    .animation(Motions.fan, value: panel.isFanOpen)
    .passesInputThrough()
  }

  private func button(
    _ icon: @escaping () -> String, name: @escaping () -> String, action: @escaping () -> Void
  ) -> Element {
    Button(action) {
      Drawing(icon()) { icon, canvas in
        [.icon(icon, at: canvas.bounds.center, size: 18, canvas.palette.text)]
      }
      .frame(width: 40, height: 40)
    }
    .style("round")
    .accessibilityLabel(name())
    .help(name())
  }

  private var opener: Element {
    Button {
      panel.toggleFan()
    } label: {
      Drawing(true) { _, canvas in
        [.icon("plus", at: canvas.bounds.center, size: 18, canvas.palette.onAccent)]
      }
      .frame(width: 40, height: 40)
      .rotationEffect(.degrees(panel.isFanOpen ? 135 : 0))
      .animation(Motions.fan, value: panel.isFanOpen)
      .reported(as: "fan.opener")
    }
    .style("round", "filled")
    .accessibilityLabel(panel.isFanOpen ? StringsDetails.closeFan : StringsDetails.openFan)
    .accessibilityExpanded(panel.isFanOpen)
    .help(panel.isFanOpen ? StringsDetails.closeFan : StringsDetails.openFan)
    .zIndex(2)
  }
}

/// Where the quick actions stand; logical pixels, from the leading side.
enum FanPlaces {
  static let side = ControlSize.roundButton
  static let pitch = 48.0
  static let count = 5
  static let size = Size(width: side + pitch * Double(count - 1), height: side)

  /// The places of the open fan, the mark's the closed one: from there all others come.
  static let rects: [Rect] = {
    let places = (0..<count).map { index in
      Rect(x: pitch * Double(index), y: 0, width: side, height: side)
    }
    return [places[count - 2]] + places[1...]
  }()

  /// From the mark's closed place to its open one.
  static let markShift = -pitch * Double(count - 2)

  /// From an action's place, 1…3, back to where it comes from.
  static func distance(_ index: Int) -> Double { pitch * Double(count - 2 - index) }

  /// What the hero's texts leave free.
  static func width(isOpen: Bool) -> Double { isOpen ? size.width : side + pitch }
}

/// Out of the mark's closed place and back; no turns.
struct FanTransition: Transition {
  /// Towards the trailing side.
  let distance: Double

  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .opacity(phase == .willAppear ? 0.2 : phase == .didDisappear ? 0 : 1)
      .offset(x: phase.isIdentity ? 0 : distance)
  }
}
