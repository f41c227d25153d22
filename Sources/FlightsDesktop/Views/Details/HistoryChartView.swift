import MotionCore

/// The history's bars. Each grows from the zero line in a frame of its own; a row behind it takes pointer and focus and is
/// what a screen reader finds.
struct HistoryChartView: View {
  let panel: FlightPanelModel
  let app: AppModel
  let geometry: DetailsGeometry

  /// Beside the map rows are a little lower, so that both cards end together.
  private static let lowRow = 26.0
  private let stage = Stage.current
  private var textScale: Double { stage.look.type.scale }

  init(panel: FlightPanelModel, app: AppModel, geometry: DetailsGeometry) {
    (self.panel, self.app, self.geometry) = (panel, app, geometry)
  }

  var body: Element {
    Switch(panel.days.filter { $0.entry.category != nil }) { chart(of: $0) }
      .transition(.identity)
  }

  private func chart(of days: [HistoryDay]) -> Element {
    let places = ChartPlaces()
    let chart = { self.chart(days) }
    return Arranged(
      HistoryChartLayout(chart: chart, isGrown: { panel.showsBars }, places: places), role: .list
    ) {
      Drawing(Pointed(chart: chart(), day: panel.pointedDay)) { pointed, canvas in
        pointed.chart.layout(in: canvas).backgroundShapes(highlighted: pointed.day)
      }
      days.indices.map { row($0, days[$0]) as any View }
      days.indices.map { bar($0, places) as any View }
      Drawing(Pointed(chart: chart(), day: panel.pointedDay)) { pointed, canvas in
        let layout = pointed.chart.layout(in: canvas)
        return layout.foregroundShapes() + tooltip(pointed.day, days, layout, canvas)
      }
      .allowsHitTesting(false)
    }
    .layout(dependingOn: Placing(isGrown: panel.showsBars, isLow: geometry.isSideBySide(panel)))
    .focusGroup()
    .accessibilityLabel(StringsDetails.summary(panel.history))
    .frame(maxWidth: .infinity)
  }

  private struct Placing: Equatable {
    var isGrown: Bool
    var isLow: Bool
  }

  private struct Pointed: Equatable {
    var chart: HistoryChart
    var day: Int?
  }

  private func chart(_ days: [HistoryDay]) -> HistoryChart {
    var options = HistoryChart.Options()
    if geometry.isSideBySide(panel) { options.rowHeight = Self.lowRow * textScale }
    return HistoryChart(
      entries: days.map {
        HistoryChart.Entry(
          label: StringsDetails.mediumDate($0.entry.day, wholeMonth: false),
          minutes: $0.entry.minutesLate)
      },
      title: StringsDetails.axis, cancelledWord: StringsDetails.cancelled, options: options)
  }

  private func row(_ index: Int, _ day: HistoryDay) -> Element {
    Stack(role: .listItem) {}
      .style("ring-inside")
      .focusable()
      .onPointedAt { isPointedAt in
        if isPointedAt {
          panel.pointedDay = index
        } else if panel.pointedDay == index {
          panel.pointedDay = nil
        }
      }
      .accessibilityLabel(StringsDetails.spokenDay(day))
      .accessibilityDescription(detail(day))
  }

  private func bar(_ index: Int, _ places: ChartPlaces) -> Element {
    Drawing(panel.pointedDay == index) { isPointedAt, canvas in
      places.layout?.barShapes(index, size: canvas.size, highlighted: isPointedAt) ?? []
    }
    .animation(Motions.bar(index + 1), value: panel.showsBars)
    .allowsHitTesting(false)
    .reported(as: "bar.\(index + 1)")
  }

  private func tooltip(
    _ index: Int?, _ days: [HistoryDay], _ layout: HistoryChart.Layout, _ canvas: Canvas
  ) -> [Shape] {
    guard let index, days.indices.contains(index) else { return [] }
    return layout.tooltip(
      index, title: StringsDetails.tooltipTitle(days[index].entry), detail: detail(days[index]),
      measurer: canvas.look.measurer
    ).shapes
  }

  private func detail(_ day: HistoryDay) -> String {
    StringsDetails.tooltipDetail(day, app.clockFormat, to: day.otherCity)
  }
}

/// The chart as it was placed last; bars draw themselves by it.
final class ChartPlaces {
  var layout: HistoryChart.Layout?
}

/// Ground, rows, bars and what lies over them: the chart's own places. They are physical, since early stays left.
struct HistoryChartLayout: Layout {
  let chart: () -> HistoryChart
  let isGrown: () -> Bool
  let places: ChartPlaces

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    layout(proposal.width ?? HistoryChart.narrow, children)?.size ?? .zero
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    guard let layout = layout(size.width, children) else { return children.map { _ in .zero } }
    places.layout = layout
    let days = layout.chart.entries.indices
    let whole = Rect(origin: .zero, size: size)
    let rects =
      [whole] + days.map { layout.rowFrame($0) }
      + days.map { layout.barFrame($0, grown: isGrown()) } + [whole]
    guard layout.direction == .rightToLeft else { return rects }
    // The container mirrors what it gets.
    return rects.map { rect in
      Rect(
        x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  private func layout(_ width: Double, _ children: [Element]) -> HistoryChart.Layout? {
    guard let child = children.first else { return nil }
    let look = child.stage.look
    return chart().layout(
      width: width, palette: look.palette, type: look.type, measurer: look.measurer,
      direction: child.direction)
  }
}

extension HistoryChart {
  /// The layout for the size that is shown; while that changes, the rows' height follows.
  fileprivate func layout(in canvas: Canvas) -> Layout {
    let axis =
      Self.labelTop + canvas.type.micro.lineHeight + Self.titleGap + canvas.type.caption.lineHeight
    var chart = self
    chart.options.rowHeight = (canvas.size.height - axis) / Double(max(entries.count, 1))
    return chart.layout(
      width: canvas.size.width, palette: canvas.palette, type: canvas.type,
      measurer: canvas.look.measurer, direction: canvas.direction)
  }
}
