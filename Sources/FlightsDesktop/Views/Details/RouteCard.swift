import MotionCore

/// From where to where, when, and where the plane is now.
struct RouteCard: View {
  let panel: FlightPanelModel
  let app: AppModel
  let geometry: DetailsGeometry

  /// From ring to ring 248, and the rings themselves.
  private static let arcWidth = 248 + 2 * RouteArc.margin
  private static let arcHeight = 64.0

  var body: Element {
    Card {
      Arranged(RouteLayout()) {
        RouteEnd(panel: panel, app: app, isArrival: false)
        Column(spacing: 2, alignment: .top) {
          When(geometry.isWide) { DetailsChip(panel.details.status) }.transition(.identity)
          Drawing(role: .image, RouteArc.State(panel.details)) { _, proposal, _ in
            Size(width: min(proposal.width ?? Self.arcWidth, Self.arcWidth), height: Self.arcHeight)
          } shapes: { state, canvas in
            RouteArc.layout(
              size: canvas.size, state: state, palette: canvas.palette, direction: canvas.direction)
          }
          .accessibilityLabel(StringsDetails.spokenRoute(panel.details))
          Text(
            StringsDetails.route(panel.details, isShort: !geometry.isWide), wrapping: .lines(2),
            alignment: 0.5
          )
          .style("caption", "text2")
          .padding(EdgeInsets(top: 8))
        }
        RouteEnd(panel: panel, app: app, isArrival: true)
      }
    }
  }
}

/// One end of the way: code, place, clock.
struct RouteEnd: View {
  let panel: FlightPanelModel
  let app: AppModel
  let isArrival: Bool

  private var end: FlightEnd { isArrival ? panel.details.arrival : panel.details.departure }
  private var isCancelled: Bool { panel.details.status == .cancelled }
  /// A diverted flight's clock at the other end has nothing to show.
  private var isUnknown: Bool { isArrival && panel.details.status == .diverted }

  private var clock: String {
    isUnknown ? Strings.missing : app.clockFormat.text(end.shown.local)
  }
  private var zone: String {
    // The weekday is said where the two ends have different ones.
    let differs =
      panel.details.departure.shown.local.day != panel.details.arrival.shown.local.day
    return StringsDetails.zone(
      end.shown.zone,
      weekday: differs && !isUnknown ? StringsDetails.weekday(end.shown.local.day) : nil)
  }
  private var isLate: Bool { end.actual.map { $0.local != end.scheduled.local } ?? false }

  var body: Element {
    let side: UnitPoint = isArrival ? .trailing : .leading
    let align = isArrival ? 1.0 : 0.0
    return Column(spacing: 0, alignment: side) {
      Text("\(end.airport.code)", wrapping: .none, alignment: align).style("code", "text")
      Text(end.airport.place, wrapping: .lines(2), alignment: align).style("caption", "text2")
      Row(spacing: 6) {
        When(end.shown.dayOffset != 0 && !isUnknown) {
          DayOffsetSign(end.shown.dayOffset)
        }
        .transition(.identity)
        Text(clock, wrapping: .none).style("clock", "text").strikethrough(isCancelled)
          .style("text2", when: isCancelled)
          .accessibilityLabel(isUnknown ? Strings.notReported : clock)
        Text(zone, wrapping: .none).style("caption", "text2")
      }
      .padding(EdgeInsets(top: 10))
      When(isLate && !isUnknown) {
        Text(
          StringsDetails.scheduled(app.clockFormat.text(end.scheduled.local)), wrapping: .lines(2),
          alignment: align
        )
        .style("caption", "text3")
      }
      .transition(.identity)
    }
  }
}

/// "+1" beside a clock that shows another day.
func DayOffsetSign(_ days: @autoclosure @escaping () -> Int) -> Element {
  Text(Strings.dayOffset(days()), wrapping: .none).style("micro-strong", "late")
    .accessibilityLabel(StringsDetails.spokenDayOffset(days()))
    .padded(horizontal: 5)
    .background(true) { _, canvas in
      [.fill(.rounded(canvas.bounds, Radius.bar), canvas.palette.latePlate)]
    }
}

/// The ends at both sides at their own width, the middle in what is left; below them, where too little is left for an arc.
struct RouteLayout: Layout {
  static let gap = 12.0
  /// Less is no arc.
  private static let smallestMiddle = 56.0
  /// What a clock with its zone takes.
  private static let smallestEnd = 92.0

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? 600
    let rects = place(children, in: Size(width: width, height: 0))
    return Size(width: width, height: rects.map(\.maxY).max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    guard children.count == 3 else { return children.map { _ in .zero } }
    func height(_ index: Int, _ width: Double) -> Double {
      children[index].measure(ProposedSize(width: width, height: nil)).height
    }
    // The arc keeps a third of the width; long names of places wrap.
    let limit = max(size.width / 3, Self.smallestEnd * textScale(of: children))
    let widths = [0, 2].map { min(children[$0].measure(.unspecified).width, limit) }
    let middle = size.width - widths[0] - widths[1] - 2 * Self.gap
    guard middle >= Self.smallestMiddle * textScale(of: children) else {
      let half = max((size.width - Self.gap) / 2, 0)
      let ends = max(height(0, half), height(2, half))
      return [
        Rect(x: 0, y: 0, width: half, height: height(0, half)),
        Rect(x: 0, y: ends + Self.gap, width: size.width, height: height(1, size.width)),
        Rect(x: size.width - half, y: 0, width: half, height: height(2, half)),
      ]
    }
    return [
      Rect(x: 0, y: 0, width: widths[0], height: height(0, widths[0])),
      Rect(x: widths[0] + Self.gap, y: 0, width: middle, height: height(1, middle)),
      Rect(x: size.width - widths[1], y: 0, width: widths[1], height: height(2, widths[1])),
    ]
  }
}

extension RouteArc.State {
  init(_ details: FlightDetails) {
    switch details.status {
    case .cancelled, .notReported: self = .cancelled
    case .diverted: self = .diverted(details.progress)
    case .arrived: self = .arrived
    case .departed: self = .underWay(details.progress ?? 0)
    case .scheduled, .onTime, .delayed: self = .scheduled
    }
  }
}
