import MotionCore

/// How the flight did on its last ten dates: as a chart, or as a table of the same.
struct HistoryCard: View {
  let panel: FlightPanelModel
  let app: AppModel
  let geometry: DetailsGeometry

  private enum Form: Hashable { case chart, table }

  private var isRoomy: Bool { geometry.isWide && !geometry.isSideBySide(panel) }

  var body: Element {
    Card(vertical: Spacing.medium) {
      Column(spacing: 0) {
        Row(spacing: 8) {
          Text(StringsDetails.history).style("heading", "text").frame(maxWidth: .infinity)
          When(!panel.days.isEmpty) { choice }
        }
        .frame(maxWidth: .infinity)
        When(!panel.days.isEmpty) { caption }.frame(maxWidth: .infinity)
        content.padding(EdgeInsets(top: 12, bottom: 4)).frame(maxWidth: .infinity)
      }
    }
    .named("history")
    // What comes has its final place at once, while the card is still on its way to its width.
    .clipped()
    .onAppear { [panel] in if panel.startsOnAppear { panel.showsBars = true } }
    .onDisappear { [panel] in if panel.startsOnAppear { panel.showsBars = false } }
  }

  private var choice: Element {
    SegmentedControl(
      [Form.chart, .table], chosen: panel.showsTable ? .table : .chart,
      choose: { form in
        withAnimation(Motions.control) { panel.showsTable = form == .table }
      }, name: word,
      label: { form in
        SegmentPicture(
          icon: form == .chart ? "history" : "table",
          Segment(
            word: isRoomy ? word(form) : nil, isChosen: panel.showsTable == (form == .table)))
      })
  }

  private func word(_ form: Form) -> String {
    form == .chart ? StringsDetails.chart : StringsDetails.table
  }

  private var caption: Element {
    Row(spacing: 12) {
      Text(
        isRoomy && !panel.showsTable
          ? StringsDetails.lastDaysEarlyLeft(panel.days.count)
          : StringsDetails.lastDays(panel.days.count),
        wrapping: .lines(2)
      )
      .style("caption", "text2").frame(maxWidth: .infinity)
      When(isRoomy && !panel.showsTable) {
        Drawing(true) { _, _, look in
          MinuteLegend(look).size
        } shapes: { _, canvas in
          MinuteLegend(canvas.look).shapes
        }
      }
      .transition(.identity)
    }
  }

  private var content: Element {
    Switch(panel.days.isEmpty ? nil : panel.showsTable ? Form.table : .chart) { form in
      switch form {
      case nil:
        Text(StringsDetails.noHistory, wrapping: .lines(3)).style("body", "text2")
      case .table: HistoryTable(panel: panel, app: app)
      case .chart: HistoryChartView(panel: panel, app: app, geometry: geometry)
      }
    }
    .transition(.opacity)
  }
}

extension MinuteLegend {
  init(_ look: Look) {
    self.init(
      low: StringsDetails.legendLow, high: StringsDetails.legendHigh, palette: look.palette,
      type: look.type, measurer: look.measurer)
  }
}

private struct Segment: Equatable {
  var word: String?
  var isChosen: Bool
}

/// An icon, and beside it a word where there is room for it.
private func SegmentPicture(icon: String, _ segment: @autoclosure @escaping () -> Segment)
  -> Element
{
  let (inset, side, gap) = (10.0, 16.0, 8.0)
  func width(_ segment: Segment, _ style: TextStyle, _ look: Look) -> Double {
    segment.word.map { look.measurer.width(of: $0, style: style) + gap } ?? 0
  }
  return Drawing(segment()) { segment, _, look in
    Size(
      width: (2 * inset + side + width(segment, look.type.labelStrong, look)).rounded(.up),
      height: ControlSize.filter - 4)
  } shapes: { segment, canvas in
    let ink = segment.isChosen ? canvas.palette.text : canvas.palette.text2
    let style = segment.isChosen ? canvas.type.labelStrong : canvas.type.label.weighted(500)
    let start = (canvas.size.width - side - width(segment, style, canvas.look)) / 2
    let isMirrored = canvas.direction == .rightToLeft
    func x(_ x: Double) -> Double { isMirrored ? canvas.size.width - x : x }
    let middle = canvas.bounds.midY
    var shapes: [Shape] = [
      .icon(icon, at: Point(x: x(start + side / 2), y: middle), size: side, ink)
    ]
    if let word = segment.word {
      shapes.append(
        .text(
          word, style, ink,
          at: Point(x: x(start + side + gap), y: middle - style.lineHeight / 2),
          isMirrored ? .right : .left))
    }
    return shapes
  }
}

/// The same days as a table.
struct HistoryTable: View {
  let panel: FlightPanelModel
  let app: AppModel

  private static let shares = [1.5, 1.1, 0.9, 1.5]

  var body: Element {
    Column(spacing: 0) {
      row([
        StringsDetails.dayColumn, StringsDetails.scheduledColumn, StringsDetails.leftColumn,
        StringsDetails.delayColumn,
      ])
      ForEach({ panel.days }, role: .list) { live in
        Column(spacing: 0, role: .listItem) {
          Divider().frame(maxWidth: .infinity)
          day(live)
        }
        .frame(maxWidth: .infinity)
        .accessibilityLabel(StringsDetails.spokenDay(live.value))
      }
      .frame(maxWidth: .infinity)
    }
  }

  private func row(_ words: [String]) -> Element {
    Row(spacing: 8) {
      for (word, share) in zip(words, Self.shares) {
        Text(word).style("micro-strong", "text2").frame(maxWidth: .infinity).flex(share)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 28)
  }

  private func day(_ live: Live<HistoryDay>) -> Element {
    let clock = app.clockFormat
    let cells: [() -> String] = [
      { StringsDetails.mediumDate(live.value.entry.day, wholeMonth: false) },
      { clock.text(live.value.scheduled) },
      { live.value.left.map(clock.text) ?? Strings.missing },
      { StringsDetails.tooltipTitle(live.value.entry) },
    ]
    return Row(spacing: 8) {
      for (index, (cell, share)) in zip(cells, Self.shares).enumerated() {
        Text(cell()).style(index == 3 ? "caption-strong" : "caption", "text")
          .accessibilityLabel(cell() == Strings.missing ? Strings.notReported : cell())
          .frame(maxWidth: .infinity).flex(share)
      }
    }
    .frame(maxWidth: .infinity, minHeight: 28)
  }
}
