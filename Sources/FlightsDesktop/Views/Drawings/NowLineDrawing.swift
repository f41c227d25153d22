import MotionCore

/// What the line between past and coming flights says.
nonisolated struct NowLine: Hashable, Sendable {
  /// The time it is.
  var time: String
  /// Minutes to the next flight that really goes or comes; nil if there is none.
  var minutesToNext: Int?

  /// What stands at the end of the line.
  var next: String { minutesToNext.map(Strings.nextIn) ?? Strings.noMore }
}

/// The line between past and coming: the time on a pill, a rule, and what comes.
nonisolated enum NowLineDrawing {
  private static let gap = 8.0
  private static let pillInset = 8.0

  static func height(_ type: Typography) -> Double {
    max(ControlSize.nowLine, type.captionStrong.lineHeight + 12)
  }

  static func layout(
    _ now: NowLine, in size: Size, isMirrored: Bool, _ palette: Palette, _ type: Typography,
    _ measurer: any TextMeasurer
  ) -> [Shape] {
    let style = type.captionStrong
    let middle = size.height / 2
    let top = middle - style.lineHeight / 2
    func x(_ leading: Double) -> Double { isMirrored ? size.width - leading : leading }
    let start: TextShape.Alignment = isMirrored ? .right : .left
    let end: TextShape.Alignment = isMirrored ? .left : .right

    let pillWidth = (measurer.width(of: now.time, style: style) + 2 * pillInset).rounded(.up)
    let pillHeight = style.lineHeight + 2
    let pillStart = Spacing.row
    let pill = Rect(
      x: isMirrored ? size.width - pillStart - pillWidth : pillStart, y: middle - pillHeight / 2,
      width: pillWidth, height: pillHeight)
    let word = pillStart + pillWidth + gap
    let ruleStart = word + measurer.width(of: Strings.now, style: style) + gap
    let nextEnd = size.width - 12
    let ruleEnd = nextEnd - measurer.width(of: now.next, style: style) - gap
    var shapes: [Shape] = [
      .fill(.rounded(pill, pillHeight / 2), palette.accent),
      .text(now.time, style, palette.onAccent, at: Point(x: pill.midX, y: top), .center),
      .text(Strings.now, style, palette.accent, at: Point(x: x(word), y: top), start),
      .text(now.next, style, palette.accent, at: Point(x: x(nextEnd), y: top), end),
    ]
    if ruleEnd > ruleStart {
      let rule = Rect(
        x: min(x(ruleStart), x(ruleEnd)), y: middle - 1, width: ruleEnd - ruleStart, height: 2)
      shapes.append(.fill(.rounded(rule, 1), palette.accent.opacity(0.5)))
    }
    return shapes
  }
}
