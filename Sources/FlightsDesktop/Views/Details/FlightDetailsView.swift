import MotionCore
import Observation

/// All that is known about one flight, below one another; a line at the top takes over when the hero scrolls away.
struct FlightDetailsView: View {
  let panel: FlightPanelModel
  let app: AppModel
  private let geometry = DetailsGeometry()
  private let stage = Stage.current

  init(panel: FlightPanelModel, app: AppModel) {
    self.panel = panel
    self.app = app
  }

  var body: Element {
    // The map comes over the chart that makes room for it.
    let map = MapSection(panel: panel, app: app, geometry: geometry).zIndex(1)
    let history = HistoryCard(panel: panel, app: app, geometry: geometry).body
    return Stack(alignment: .topLeading) {
      ScrollView {
        Arranged(WidthInsets.page) {
          Column(spacing: Spacing.betweenCards) {
            HeroView(
              panel: panel, app: app, geometry: geometry,
              showMap: { [weak map] in map?.scrollIntoView() },
              showHistory: { [weak history] in history?.scrollIntoView(anchor: 0) }
            )
            .padding(EdgeInsets(bottom: 2)).frame(maxWidth: .infinity)
            RouteCard(panel: panel, app: app, geometry: geometry)
            FactsSection(panel: panel, app: app)
            Arranged(MapAndHistoryLayout(isOpen: { [panel] in panel.showTerminal })) {
              map
              history
            }
            .layout(dependingOn: panel.showTerminal)
            .frame(maxWidth: .infinity)
            When(!panel.history.slices.isEmpty) { PieCard(panel: panel) }.frame(maxWidth: .infinity)
            When(!panel.history.flown.isEmpty) { AveragesCard(panel: panel) }
              .frame(maxWidth: .infinity)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .onScroll { [panel] in panel.heroAway = HeroView.away(scrolled: $0) }
      When(panel.heroAway > 0) { DetailsLine(panel: panel, geometry: geometry) }
        .transition(.identity)
        .frame(maxWidth: .infinity)
        .passesInputThrough()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onResize { [geometry, stage] in
      geometry.resize(to: $0, textScale: stage.look.type.scale)
    }
    .onKeyPress("<Control>m", isGlobal: true) { [panel] in
      panel.toggleTerminal()
      return panel.terminal != nil
    }
    .onKeyPress("Escape", isGlobal: true) { [panel] in
      guard panel.isFanOpen else { return false }
      panel.toggleFan()
      return true
    }
  }
}

/// What the width of the details decides besides the places of things.
@Observable
final class DetailsGeometry {
  /// There is room for a chip in the route card, and for facts in one row.
  private(set) var isWide = true
  /// There is room for the map beside the history.
  private(set) var hasTwoColumns = true

  func resize(to size: Size, textScale: Double) {
    let isWide = size.width >= 640
    if isWide != self.isWide { self.isWide = isWide }
    let inside = size.width - WidthInsets.page.insets(size.width).horizontal
    let hasTwoColumns = MapAndHistoryLayout.isSideBySide(
      width: inside, isOpen: true, textScale: textScale)
    if hasTwoColumns != self.hasTwoColumns { self.hasTwoColumns = hasTwoColumns }
  }

  /// The map stands beside the history, which is then narrow.
  func isSideBySide(_ panel: FlightPanelModel) -> Bool { hasTwoColumns && panel.showTerminal }
}

/// The hero in one line, while it is scrolled away.
struct DetailsLine: View {
  let panel: FlightPanelModel
  let geometry: DetailsGeometry

  var body: Element {
    Stack(alignment: .topLeading) {
      Arranged(WidthInsets.line) {
        Row(spacing: 12) {
          DetailsPlate(panel.details.status, side: ControlSize.plate)
          Text(panel.details.arrival.airport.place).style("heading", "text")
          When(geometry.isWide) {
            Text(StringsDetails.line(panel.details.flight)).style("label", "text2")
          }
          .transition(.identity)
          Spacer()
          DetailsChip(panel.details.status)
        }
        .frame(maxWidth: .infinity, minHeight: 47)
      }
      .frame(maxWidth: .infinity)
      .opacity(max(panel.heroAway * 2 - 1, 0))
    }
    // The ground comes first, so that line and hero are never seen through each other.
    .background(min(panel.heroAway * 2, 1)) { strength, canvas in
      let edge = Rect(x: 0, y: canvas.size.height - 1, width: canvas.size.width, height: 1)
      return [
        .fill(.rect(canvas.bounds), canvas.palette.window.opacity(strength)),
        .fill(.rect(edge), canvas.palette.hairline.opacity(strength)),
      ]
    }
    .frame(maxWidth: .infinity, minHeight: 48)
    // What is under it is scrolled through it.
    .allowsHitTesting(false)
  }
}

extension WidthInsets {
  /// The line that takes the hero's place.
  static let line = WidthInsets(
    narrow: EdgeInsets(leading: 16, bottom: 1, trailing: 16),
    wide: EdgeInsets(leading: 24, bottom: 1, trailing: 24), threshold: 480)
}
