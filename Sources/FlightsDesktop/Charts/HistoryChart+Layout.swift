import MotionCore

nonisolated extension HistoryChart {
  /// The chart at one width; the height follows from its rows.
  ///
  ///     │ label column │ gap │ early ◀── zero ──▶ late │
  ///     │ right aligned│     │  outside values have room │
  ///
  /// The label column is at the leading side; early stays left of zero in every direction. Standing
  /// bars have the numbers at the leading side, the days beneath, and the title on top.
  struct Layout: Equatable, Sendable {
    let chart: HistoryChart
    let size: Size
    let palette: Palette
    let type: Typography
    let direction: LayoutDirection
    /// Minutes to points: along x, or upwards along y.
    let minutes: LinearScale
    /// Days to rows, or to columns.
    let rows: BandScale
    /// Of the column of days or numbers, its gap not included.
    let labelWidth: Double
    /// Every how manieth day is named; 1 but for standing bars without room.
    let labelStride: Int
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
    guard options.orientation == .horizontal else {
      return standing(
        width: width, palette: palette, type: type, measurer: measurer, direction: direction)
    }
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

    let valueWidths = valueWidths(type, measurer)
    let scale = minuteScale(in: plot, valueWidths: valueWidths)
    var height = rows.length
    if options.showsLabels { height += Self.labelTop + type.micro.lineHeight }
    if options.showsTitle { height += Self.titleGap + type.caption.lineHeight }
    return Layout(
      chart: self, size: Size(width: width, height: height), palette: palette, type: type,
      direction: direction, minutes: scale, rows: rows, labelWidth: labelWidth, labelStride: 1,
      plot: plot,
      tickStep: Ticks.minuteStep(
        pointsPerMinute: scale.pointsPerUnit, room: Ticks.minuteRoom * text),
      valueWidths: valueWidths,
      cancelledWidth: measurer.width(of: cancelledWord, style: type.captionStrong))
  }

  private func standing(
    width: Double, palette: Palette, type: Typography, measurer: some TextMeasurer,
    direction: LayoutDirection
  ) -> Layout {
    let domain = domain
    let ends = [domain.lowerBound, domain.upperBound].map { DelayFormat.plain(Int($0)) }
    let tickWidth =
      options.showsLabels
      ? (ends.map { measurer.width(of: $0, style: type.micro) }.max() ?? 0).rounded(.up) : 0
    let room = options.showsLabels ? tickWidth + Self.standingGap : 0
    let top = options.showsTitle ? type.caption.lineHeight + Self.titleGap : 0
    let plot = Rect(
      x: direction == .leftToRight ? room : 0, y: top, width: max(0, width - room),
      height: max(0, options.plotHeight * type.scale))
    let pitch = entries.isEmpty ? 0 : plot.width / Double(entries.count)
    let rows = BandScale(
      count: entries.count, from: plot.minX, pitch: pitch,
      markSize: min(pitch * 0.64, 1.5 * Self.barHeight * type.scale))
    // Values stand over and under their bars.
    let valueRoom =
      options.showsValues
      ? min(plot.height / 4, type.captionStrong.lineHeight + Self.standingValueGap) : 0
    let minutes = LinearScale(
      domain: domain, from: plot.maxY - valueRoom, to: plot.minY + valueRoom)
    let widest = entries.map { measurer.width(of: $0.label, style: type.caption) }.max() ?? 0
    let stride = pitch > 0 ? max(1, Int(((widest + 6) / pitch).rounded(.up))) : 1
    return Layout(
      chart: self,
      size: Size(
        width: width,
        height: plot.maxY
          + (options.showsLabels ? Self.labelTop + type.caption.lineHeight : 0)),
      palette: palette, type: type, direction: direction, minutes: minutes, rows: rows,
      labelWidth: tickWidth, labelStride: stride, plot: plot,
      tickStep: Ticks.minuteStep(
        pointsPerMinute: minutes.pointsPerUnit, room: Ticks.minuteRoom * type.scale),
      valueWidths: valueWidths(type, measurer),
      cancelledWidth: measurer.width(of: cancelledWord, style: type.captionStrong))
  }

  private func valueWidths(_ type: Typography, _ measurer: some TextMeasurer) -> [Double] {
    entries.map { entry in
      entry.minutes.map {
        measurer.width(of: DelayFormat.signed($0), style: type.captionStrong)
      } ?? 0
    }
  }

  /// Between the numbers of standing bars and the plot.
  static let standingGap = 8.0
  /// Between a standing bar and its value.
  static let standingValueGap = 2.0
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
  /// Negative for standing bars: y points down.
  var pointsPerMinute: Double { minutes.pointsPerUnit }
  var isStanding: Bool { chart.options.orientation == .vertical }

  /// A day's place among the bands: columns run in reading direction.
  private func band(_ index: Int) -> Int {
    isStanding && direction == .rightToLeft ? rows.count - 1 - index : index
  }

  /// A bar's place in the chart; at `grown` false it has no length yet and lies at zero.
  ///
  /// A cancelled day's takes the whole late side, whatever the axis shows.
  func barFrame(_ index: Int, grown: Bool = true) -> Rect {
    let end: Double
    switch (grown, chart.entries[index].minutes) {
    case (false, _): end = zero
    case (true, nil): end = isStanding ? min(zero, plot.minY) : max(zero, plot.maxX)
    case (true, let value?): end = minutes.position(of: minutes.clamped(Double(value)))
    }
    let (across, thickness) = (rows.markStart(band(index)), rows.markSize)
    let (along, length) = (min(zero, end), abs(end - zero))
    return isStanding
      ? Rect(x: across, y: along, width: thickness, height: length)
      : Rect(x: along, y: across, width: length, height: thickness)
  }

  /// The whole row or column, as hover and focus ground it.
  func rowFrame(_ index: Int) -> Rect {
    let start = rows.bandStart(band(index))
    return isStanding
      ? Rect(x: start, y: plot.minY, width: rows.pitch, height: size.height - plot.minY)
      : Rect(x: 0, y: start, width: size.width, height: rows.pitch)
  }

  /// The day at a point; nil outside the rows.
  func index(at point: Point) -> Int? {
    guard Rect(origin: .zero, size: size).contains(point) else { return nil }
    return rows.index(at: isStanding ? point.x : point.y).map(band)
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
    guard !isStanding, let value = chart.entries[index].minutes, value >= 0 else { return false }
    let room = 2 * HistoryChart.insideRoom + (isCut(index) ? HistoryChart.cutRoom : 0)
    return barFrame(index).width >= valueWidths[index] + room
  }

  var tickValues: [Double] { Ticks.multiples(of: tickStep, in: minutes.domain) }
}
