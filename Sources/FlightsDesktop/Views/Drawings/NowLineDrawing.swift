import MotionCore

/// What the line between past and coming flights says.
nonisolated struct NowLine: Hashable, Sendable {
  /// The time it is.
  var time: String
  /// Minutes to the next flight that really goes or comes; nil if there is none.
  var minutesToNext: Int?

  /// What stands at the end of the line.
  var next: String { minutesToNext.map(Strings.nextIn) ?? Strings.noMore }

  /// The minutes are few enough to be counted one by one.
  var countsDown: Bool { minutesToNext.map { (1..<100).contains($0) } ?? false }
}

/// The time on its pill at the start of the line.
nonisolated enum NowLineDrawing {
  private static let inset = 8.0

  static func pillSize(_ time: String, _ type: Typography, _ measurer: any TextMeasurer) -> Size {
    let style = type.captionStrong
    return Size(
      width: (measurer.width(of: time, style: style) + 2 * inset).rounded(.up),
      height: style.lineHeight + 2)
  }

  static func pill(
    _ time: String, _ size: Size, _ palette: Palette, _ type: Typography
  ) -> [Shape] {
    let bounds = Rect(origin: .zero, size: size)
    let style = type.captionStrong
    return [
      .fill(.rounded(bounds, size.height / 2), palette.accent),
      .text(
        time, style, palette.onAccent,
        at: Point(x: bounds.midX, y: bounds.midY - style.lineHeight / 2), .center),
    ]
  }
}
