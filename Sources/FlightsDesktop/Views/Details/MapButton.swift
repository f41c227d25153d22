import MotionCore

/// Opens and closes the terminal map: two planes that turn, and words that give way to each other.
struct MapButton: View {
  let panel: FlightPanelModel

  var body: Element {
    ToggleButton(isOn: panel.showTerminal) {
      panel.toggleTerminal()
    } label: {
      Row(spacing: 8) {
        icon("map.icon.leading")
        When(panel.showTerminal) {
          Text(StringsDetails.hideMap).reported(as: "map.label.hide")
        } otherwise: {
          Text(StringsDetails.showMap).reported(as: "map.label.show")
        }
        .transition(.label)
        .frame(maxWidth: .infinity, minHeight: ControlSize.mapButton)
        .clipped()
        icon("map.icon.trailing")
      }
      .padding(horizontal: 8, vertical: 0)
    }
    .style("map").style("open", when: panel.showTerminal)
    .disabled(panel.terminal == nil)
    .accessibilityLabel(panel.showTerminal ? StringsDetails.hideMap : StringsDetails.showMap)
    .accessibilityDescription(panel.terminal == nil ? StringsDetails.noGate : "")
    .accessibilityExpanded(panel.showTerminal)
    .help(panel.terminal == nil ? StringsDetails.noGate : "")
    .frame(maxWidth: .infinity, minHeight: ControlSize.mapButton)
  }

  /// In a place of its own, so that the icon's spring moves nothing but its turn.
  private func icon(_ id: String) -> Element {
    Stack {
      Drawing(width: 28, height: 28, panel.terminal != nil) { isEnabled, canvas in
        let ink = isEnabled ? canvas.palette.accent : canvas.palette.text2
        return [.icon("plane-circle", at: canvas.bounds.center, size: IconSize.mapButton, ink)]
      }
      .rotationEffect(.degrees(panel.showTerminal ? 90 : 270))
      .animation(Motions.mapIcons, value: panel.showTerminal)
      .reported(as: id)
    }
  }
}

/// The map button and, while it is open, the map.
struct MapSection: View {
  let panel: FlightPanelModel
  let app: AppModel
  let geometry: DetailsGeometry

  var body: Element {
    Column(spacing: Spacing.small) {
      MapButton(panel: panel)
      When(panel.terminal == nil) {
        Row(spacing: 8) {
          Icon("info", 14)
          Text(StringsDetails.noGate, wrapping: .lines(3)).style("caption", "text2")
        }
      }
      When(panel.showTerminal) {
        TerminalMap(panel: panel, app: app)
      }
      .transition(.terminalMap)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .named("map.panel.place")
    }
    .frame(maxWidth: .infinity)
  }
}
