import MotionCore

/// The minute scale as a small bar between its two ends' numbers.
nonisolated struct MinuteLegend: Equatable, Sendable {
  static let barSize = Size(width: 112, height: 8)
  static let gap = 7.0

  let size: Size
  let shapes: [Shape]

  /// "−20" and "120 min", as the caller words them.
  init(
    low: String, high: String, palette: Palette, type: Typography, measurer: some TextMeasurer
  ) {
    // The axis runs from early to late in every direction, and so do its ends.
    let (lowWidth, highWidth) = (
      measurer.width(of: low, style: type.caption), measurer.width(of: high, style: type.caption)
    )
    let bar = Rect(
      x: lowWidth + Self.gap, y: (type.caption.lineHeight - Self.barSize.height) / 2,
      width: Self.barSize.width, height: Self.barSize.height)
    let perMinute = Self.barSize.width / 140
    size = Size(width: bar.maxX + Self.gap + highWidth, height: type.caption.lineHeight)
    shapes = [
      .text(low, type.caption, palette.text2, at: .zero),
      .fill(
        .rounded(bar, Radius.bar),
        .linear(
          palette.minutes.gradient(
            zero: bar.minX + 20 * perMinute, pointsPerMinute: perMinute))),
      .text(high, type.caption, palette.text2, at: Point(x: bar.maxX + Self.gap, y: 0)),
    ]
  }
}
