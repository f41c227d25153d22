import MotionCore

nonisolated extension HistoryChart {
  /// The chart at one width; the height follows from its rows.
  ///
  ///     │ label column │ gap │ early ◀── zero ──▶ late │
  ///     │ right aligned│     │  outside values have room │
  ///
  /// The label column is at the leading side; early stays left of zero in every direction.
  struct Layout: Equatable, Sendable {
    let chart: HistoryChart
    let size: Size
    let palette: Palette
    let type: Typography
    let direction: LayoutDirection
    /// Minutes to points.
    let minutes: LinearScale
    /// Days to rows.
    let rows: BandScale
    /// Of the label column, its gap not included.
    let labelWidth: Double
    /// Where bars may be.
    let plot: Rect
    let tickStep: Double
    /// The widths of the entries' values as text.
    let valueWidths: [Double]
    let cancelledWidth: Double
  }

  func layout(
    width: Double, palette: Palette, type: Typography, measurer: some TextMeasurer,
    direction: LayoutDirection = .leftToRight
  ) -> Layout {
    let text = type.scale
    let isNarrow = width < Self.narrow
    let rowHeight = max(
      options.rowHeight ?? (isNarrow ? 24 : 28) * text, type.caption.lineHeight)
    let rows = BandScale(
      count: entries.count, pitch: rowHeight, markSize: min(rowHeight, Self.barHeight * text))

    let labelWidth =
      options.showsLabels
      ? (entries.map { measurer.width(of: $0.label, style: type.caption) }.max() ?? 0).rounded(.up)
      : 0
    let labelRoom = options.showsLabels ? labelWidth + Self.labelGap : 0
    let plotWidth = max(0, width - labelRoom - Self.trailingGap)
    let plotX = direction == .leftToRight ? labelRoom : Self.trailingGap
    let plot = Rect(x: plotX, y: 0, width: plotWidth, height: rows.length)

    let valueWidths = entries.map { entry in
      entry.minutes.map {
        measurer.width(of: DelayFormat.signed($0), style: type.captionStrong)
      } ?? 0
    }
    let scale = minuteScale(in: plot, valueWidths: valueWidths)
    var height = rows.length
    if options.showsLabels { height += Self.labelTop + type.micro.lineHeight }
    if options.showsTitle { height += Self.titleGap + type.caption.lineHeight }
    return Layout(
      chart: self, size: Size(width: width, height: height), palette: palette, type: type,
      direction: direction, minutes: scale, rows: rows, labelWidth: labelWidth, plot: plot,
      tickStep: Ticks.minuteStep(
        pointsPerMinute: scale.pointsPerUnit, room: Ticks.minuteRoom * text),
      valueWidths: valueWidths,
      cancelledWidth: measurer.width(of: cancelledWord, style: type.captionStrong))
  }

  /// From the rows to the axis' numbers.
  static let labelTop = 4.0
  /// From the numbers to the title.
  static let titleGap = 5.0

  /// The domain over the plot, less what values that stand outside need beside their bars.
  private func minuteScale(in plot: Rect, valueWidths: [Double]) -> LinearScale {
    let domain = domain
    var scale = LinearScale(domain: domain, from: plot.minX, to: plot.maxX)
    guard options.showsValues else { return scale }
    // Less room makes shorter bars, so more values stand outside; each round comes nearer by the
    // domain's part beyond the bar, a tenth or so.
    for _ in 0..<8 {
      var (left, right) = (0.0, 0.0)
      for (entry, width) in zip(entries, valueWidths) {
        guard let value = entry.minutes else { continue }
        let end = scale.position(of: scale.clamped(Double(value)))
        let length = abs(end - scale.position(of: 0))
        guard value < 0 || length < width + 2 * Self.insideRoom else { continue }
        let reach = width + Self.outsideGap
        if value < 0 {
          left = max(left, reach - (end - scale.start))
        } else {
          right = max(right, reach - (scale.end - end))
        }
      }
      let room = max(0, plot.width - 1)
      left = min(max(0, left), room / 2)
      right = min(max(0, right), room / 2)
      scale = LinearScale(domain: domain, from: plot.minX + left, to: plot.maxX - right)
    }
    return scale
  }
}

nonisolated extension HistoryChart.Layout {
  var zero: Double { minutes.position(of: minutes.clamped(0)) }
  var pointsPerMinute: Double { minutes.pointsPerUnit }

  /// A bar's place in the chart; at `grown` false it has no length yet and lies at zero.
  ///
  /// A cancelled day's takes the whole late side, whatever the axis shows.
  func barFrame(_ index: Int, grown: Bool = true) -> Rect {
    let (y, height) = (rows.markStart(index), rows.markSize)
    guard grown else { return Rect(x: zero, y: y, width: 0, height: height) }
    guard let value = chart.entries[index].minutes else {
      return Rect(x: zero, y: y, width: max(0, plot.maxX - zero), height: height)
    }
    let end = minutes.position(of: minutes.clamped(Double(value)))
    return Rect(x: min(zero, end), y: y, width: abs(end - zero), height: height)
  }

  /// The whole row, as hover and focus ground it.
  func rowFrame(_ index: Int) -> Rect {
    Rect(x: 0, y: rows.bandStart(index), width: size.width, height: rows.pitch)
  }

  /// The day at a point; nil outside the rows.
  func index(at point: Point) -> Int? {
    guard point.x >= 0, point.x < size.width else { return nil }
    return rows.index(at: point.y)
  }

  /// The minutes that a bar of `length` points stands for, signed.
  func value(of index: Int, length: Double) -> Double {
    let sign = (chart.entries[index].minutes ?? 0) < 0 ? -1.0 : 1
    guard pointsPerMinute != 0 else { return 0 }
    return sign * length / abs(pointsPerMinute)
  }

  func isCut(_ index: Int) -> Bool {
    guard let value = chart.entries[index].minutes else { return false }
    return !minutes.domain.contains(Double(value))
  }

  /// Whether the value stands inside its grown bar: with 7 points each side.
  ///
  /// Early values always stand outside, as in the visual target: bars are short on that side, and
  /// so their values make one column.
  func isValueInside(_ index: Int) -> Bool {
    guard let value = chart.entries[index].minutes, value >= 0 else { return false }
    return barFrame(index).width >= valueWidths[index] + 2 * HistoryChart.insideRoom
  }

  var tickValues: [Double] { Ticks.multiples(of: tickStep, in: minutes.domain) }
}
