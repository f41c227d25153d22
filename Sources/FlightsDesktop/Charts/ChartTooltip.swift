import MotionCore

/// A dark box with an arrow at what it speaks of; text on surface, inverted.
nonisolated struct ChartTooltip: Equatable, Sendable {
  static let padding = Size(width: 12, height: 6)
  static let arrow = Size(width: 12, height: 6)
  /// From the mark to the arrow's tip.
  static let gap = 2.0

  let title: String
  let detail: String
  /// The box, without its arrow.
  let frame: Rect
  /// The arrow's tip.
  let tip: Point
  let isBelow: Bool
  private let palette: Palette
  private let type: Typography

  /// Under `target` or, where `bounds` ends too early, above it; its arrow at `x`, the box moved
  /// sideways into the bounds.
  init(
    title: String, detail: String, target: Rect, x: Double, bounds: Rect, palette: Palette,
    type: Typography, measurer: some TextMeasurer
  ) {
    (self.title, self.detail, self.palette, self.type) = (title, detail, palette, type)
    let text = max(
      measurer.width(of: title, style: type.captionStrong),
      measurer.width(of: detail, style: type.caption))
    let lines = detail.isEmpty ? 1.0 : 2
    let size = Size(
      width: text + 2 * Self.padding.width,
      height: lines * type.caption.lineHeight + 2 * Self.padding.height)
    let distance = Self.gap + Self.arrow.height
    isBelow = target.maxY + distance + size.height <= bounds.maxY
    let y = isBelow ? target.maxY + distance : target.minY - distance - size.height
    let left = min(max(bounds.minX, x - size.width / 2), max(bounds.minX, bounds.maxX - size.width))
    frame = Rect(x: left, y: y, width: size.width, height: size.height)
    let inside = Radius.control + Self.arrow.width / 2
    tip = Point(
      x: min(max(x, frame.minX + inside), frame.maxX - inside),
      y: isBelow ? target.maxY + Self.gap : target.minY - Self.gap)
  }

  var shapes: [Shape] {
    let edge = isBelow ? frame.minY : frame.maxY
    let half = Self.arrow.width / 2
    let arrow = Path(
      polyline: [Point(x: tip.x - half, y: edge), tip, Point(x: tip.x + half, y: edge)],
      closed: true)
    let left = frame.minX + Self.padding.width
    let top = frame.minY + Self.padding.height
    var shapes = [
      palette.shadow(palette.shadow2, under: frame, radius: Radius.control),
      .fill(.rounded(frame, Radius.control), palette.text),
      .fill(.path(arrow), palette.text),
      .text(title, type.captionStrong, palette.surface, at: Point(x: left, y: top)),
    ]
    if !detail.isEmpty {
      shapes.append(
        .text(
          detail, type.caption, palette.surface,
          at: Point(x: left, y: top + type.caption.lineHeight)))
    }
    return shapes
  }
}

nonisolated extension HistoryChart.Layout {
  /// The tooltip of one day, its arrow near the bar's end.
  func tooltip(
    _ index: Int, title: String, detail: String, measurer: some TextMeasurer
  ) -> ChartTooltip {
    let bar = barFrame(index)
    let isEarly = (chart.entries[index].minutes ?? 0) < 0
    let x: Double =
      isStanding
      ? bar.midX
      : chart.entries[index].minutes == nil
        ? bar.minX + 55 : isEarly ? min(bar.minX + 12, bar.maxX) : max(bar.maxX - 12, bar.minX)
    return ChartTooltip(
      title: title, detail: detail, target: bar, x: x,
      bounds: Rect(x: 0, y: 0, width: size.width - 8, height: size.height), palette: palette,
      type: type, measurer: measurer)
  }
}
