import MotionCore

/// How often the flight left on time, as a ring with its legend.
struct PieCard: View {
  let panel: FlightPanelModel

  private static let side = 120.0

  var body: Element {
    Card(vertical: Spacing.medium) {
      Arranged(PairLayout(threshold: 400, gap: 32, rowGap: 12)) {
        AnimatedDrawing(
          width: Self.side, height: Self.side, role: .image, panel.history,
          animating: panel.showsBars ? 1.0 : 0.0
        ) { history, sweep, canvas in
          let share = StringsDetails.percent(Percent.whole(history.shareOnTime ?? 0))
          return PieChart(history, palette: canvas.palette).shapes(
            size: canvas.size, sweep: sweep, palette: canvas.palette,
            type: Typography(), center: (share, StringsDetails.onTime))
        }
        .animation(Motions.pie, value: panel.showsBars)
        .accessibilityLabel(StringsDetails.summary(panel.history))
        .padded(horizontal: 4)
        ForEach({ panel.history.slices }) { live in
          PieLegendRow(slice: live.value, isFirst: { panel.history.slices.first == live.value })
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// One line of the pie's legend.
struct PieLegendRow: View {
  let slice: OnTimeHistory.Slice
  let isFirst: () -> Bool

  var body: Element {
    let name = StringsDetails.categories[slice.category.rawValue]
    let percent = Percent.whole(slice.share)
    return Column(spacing: 0) {
      When(!isFirst()) { Divider() }.frame(maxWidth: .infinity)
      Row(spacing: 10) {
        Drawing(width: 14, height: 14, slice) { slice, canvas in
          PieChart.swatch(
            slice.category.fill(canvas.palette), in: canvas.bounds, palette: canvas.palette)
        }
        Text(name).style("body", "text").frame(maxWidth: .infinity)
        Text(StringsDetails.percent(percent), wrapping: .none).style("body-strong", "text")
        Text(StringsDetails.days(slice.count), wrapping: .none, alignment: 1)
          .style("body", "text3").frame(minWidth: 52)
      }
      .frame(maxWidth: .infinity, minHeight: 32)
    }
    .frame(maxWidth: .infinity)
  }
}

extension OnTimeHistory.Slice: Identifiable {
  nonisolated var id: DelayCategory { category }
}

extension DelayCategory {
  func fill(_ palette: Palette) -> PieChart.Fill {
    switch self {
    case .onTime: .color(palette.minutes.color(at: 0))
    case .short: .color(palette.minutes.color(at: 15))
    case .long: .color(palette.minutes.color(at: 60))
    case .cancelled: .hatched
    }
  }
}

extension PieChart {
  init(_ history: OnTimeHistory, palette: Palette) {
    self.init(
      slices: history.slices.map {
        Slice(
          name: StringsDetails.categories[$0.category.rawValue], count: $0.count,
          fill: $0.category.fill(palette))
      })
  }
}

enum Percent {
  /// A share of 0…1 in whole percent.
  static func whole(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

/// Average, median, worst and earliest of the days that were flown.
struct AveragesCard: View {
  let panel: FlightPanelModel

  var body: Element {
    Card(vertical: Spacing.medium) {
      Arranged(FactsLayout(shares: [1, 1, 1, 1])) {
        cell(StringsDetails.average) {
          (panel.history.average, StringsDetails.ofFlown(panel.history.flown.count))
        }
        cell(StringsDetails.median) { (panel.history.median, StringsDetails.halfEarlier) }
        cell(StringsDetails.worst) {
          (panel.history.worst.map(Double.init), day(of: panel.history.worst))
        }
        cell(StringsDetails.earliest) {
          (panel.history.earliest.map(Double.init), day(of: panel.history.earliest))
        }
        Hairline()
        Hairline()
        Hairline()
      }
    }
  }

  private func cell(
    _ name: String, _ value: @escaping () -> (minutes: Double?, note: String)
  ) -> Element {
    Column(spacing: 0) {
      Text(name).style("caption", "text2")
      Text(
        value().minutes.map { StringsDetails.minutes(Int($0.rounded())) } ?? Strings.missing
      ).style("state-title", "text")
      Text(value().note, wrapping: .lines(2)).style("caption", "text2")
    }
  }

  /// The latest day with this delay.
  private func day(of minutes: Int?) -> String {
    panel.history.entries.first { $0.minutesLate == minutes }.map {
      StringsDetails.mediumDate($0.day, wholeMonth: false)
    } ?? Strings.missing
  }
}
