import MotionCore

/// A square in a status' colour with its icon: 32 in rows, 48 in the hero, 64 for special states.
nonisolated enum StatusPlate {
  /// - Parameter icon: `status-…` without `-symbolic`.
  static func layout(size: Double, icon: String, tone: Tone, palette: Palette) -> [Shape] {
    guard size > 0 else { return [] }
    let rect = Rect(x: 0, y: 0, width: size, height: size)
    let radius = radius(size: size)
    var shapes: [Shape] = [.fill(.rounded(rect, radius), palette.plate(tone))]
    if let edge = palette.plateEdge(tone) { shapes.append(.border(rect, radius, edge)) }
    shapes.append(.icon(icon, at: rect.center, size: iconSize(size: size), palette.ink(tone)))
    return shapes
  }

  static func radius(size: Double) -> Double {
    size < 40 ? Radius.control : size < 56 ? Radius.map : 16
  }

  static func iconSize(size: Double) -> Double {
    size < 40 ? IconSize.control : size < 56 ? IconSize.plate : 32
  }
}

/// A status' word beside its icon in a round-ended plate.
nonisolated enum StatusChip {
  static let padding = 9.0
  static let iconGap = 7.0

  static func size(word: String, type: Typography, measurer: some TextMeasurer) -> Size {
    let text = measurer.width(of: word, style: type.labelStrong)
    let icon = IconSize.small * type.scale
    return Size(
      width: (padding + icon + iconGap + text + padding + 2).rounded(.up),
      height: max(ControlSize.chip, ControlSize.chip * type.scale))
  }

  static func layout(
    size: Size, icon: String, word: String, tone: Tone, palette: Palette, type: Typography,
    direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let rect = Rect(origin: .zero, size: size)
    let radius = size.height / 2
    let iconSize = IconSize.small * type.scale
    let style = type.labelStrong
    let isRight = direction == .rightToLeft
    let iconX = padding + iconSize / 2
    let textX = padding + iconSize + iconGap
    var shapes: [Shape] = [.fill(.rounded(rect, radius), palette.plate(tone))]
    if let edge = palette.plateEdge(tone) { shapes.append(.border(rect, radius, edge)) }
    shapes.append(
      .icon(
        icon, at: Point(x: isRight ? size.width - iconX : iconX, y: rect.midY), size: iconSize,
        palette.ink(tone)))
    shapes.append(
      .text(
        word, style, palette.ink(tone),
        at: Point(
          x: isRight ? size.width - textX : textX, y: rect.midY - style.lineHeight / 2),
        isRight ? .right : .left, width: max(0, size.width - textX - padding), fit: .ellipsized))
    return shapes
  }
}
