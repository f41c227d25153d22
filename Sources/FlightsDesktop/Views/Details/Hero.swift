import MotionCore

/// The details' head: status, where to, who flies, and what can be done.
struct HeroView: View {
  let panel: FlightPanelModel
  let app: AppModel
  let geometry: DetailsGeometry
  let showMap: () -> Void
  let showHistory: () -> Void

  /// Scrolled this far the line begins to show, and is there altogether; logical pixels.
  private static let lineRange = 36.0...68.0

  /// How much of the hero's way out of sight is behind it, 0…1.
  static func away(scrolled: Double) -> Double {
    let range = lineRange
    return min(max((scrolled - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }

  var body: Element {
    Arranged(HeroLayout(actionsWidth: { [panel] in FanPlaces.width(isOpen: panel.isFanOpen) })) {
      DetailsPlate(panel.details.status, side: ControlSize.heroPlate)
      Column(spacing: 0) {
        Text(StringsDetails.title(panel.details.arrival.airport.place), wrapping: .lines(2))
          .style("title", "text").frame(maxWidth: .infinity)
        When(geometry.isWide, alignment: .leading) {
          Text(subtitle).style("label", "text2")
        } otherwise: {
          Text(Strings.status(panel.details.status), wrapping: .lines(2)).style("label-strong")
            .toned(panel.details.status.tone)
            .accessibilityLabel(Strings.spokenStatus(panel.details.status))
        }
        .transition(.identity)
        .frame(maxWidth: .infinity)
      }
      QuickActions(panel: panel, app: app, showMap: showMap, showHistory: showHistory)
    }
    .layout(dependingOn: panel.isFanOpen)
  }

  private var subtitle: String {
    let details = panel.details
    return StringsDetails.subtitle(
      details.airline.spokenName, details.flight.number, details.flight.day)
  }
}

extension Airline {
  /// The registered name without what only lawyers say.
  var spokenName: String {
    for ending in [" Inc.", " Co.", " Corporation", " Inc"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
