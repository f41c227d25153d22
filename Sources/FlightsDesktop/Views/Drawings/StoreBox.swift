import MotionCore

/// A store on the map: its short name, and how busy it is as a meter and in percent.
nonisolated enum StoreBox {
  static let size = Size(width: 60, height: 42)
  static let radius = 5.0
  static let meterSize = Size(width: 16, height: 5)

  /// Quiet, busy and full: the minute scale's green, amber and red.
  static func color(busyness: Double, palette: Palette) -> Color {
    let minutes = busyness < 0.5 ? 0.0 : busyness < 0.8 ? 15 : 60
    return palette.minutes.color(at: minutes)
  }

  /// The share as the box words it.
  static func percent(_ busyness: Double) -> String {
    "\(Int((min(1, max(0, busyness)) * 100).rounded()))%"
  }

  /// - Parameter size: of the box in the view; text shrinks with a small one down to 9 points.
  static func layout(
    size: Size, name: String, busyness: Double, isPointedAt: Bool = false, palette: Palette,
    type: Typography
  ) -> [Shape] {
    let scale = size.width / Self.size.width
    guard scale > 0 else { return [] }
    let rect = Rect(origin: .zero, size: size)
    let corner = radius * scale
    let ground = isPointedAt ? palette.hover : palette.surface
    var shapes: [Shape] = [.fill(.rounded(rect, corner), ground)]
    if palette.theme.isHighContrast { shapes.append(.border(rect, corner, palette.outline)) }
    // Two lines of 11 points in 35: closer than the type's own lines.
    let factor = min(max(scale * 1.2, 9.0 / 11), 1.6) * min(1, size.height / (35 * type.scale))
    let (title, value) = (type.microStrong.scaled(by: factor), type.micro.scaled(by: factor))
    let inset = 8 * scale
    let line = title.lineHeight * 0.84
    let top = (size.height - 2 * line) / 2 + (line - title.lineHeight) / 2
    shapes.append(
      .text(
        name, title, palette.text, at: Point(x: inset, y: top), width: size.width - inset,
        fit: .ellipsized))
    let second = top + line
    shapes += meter(
      Rect(
        x: inset, y: second + (value.lineHeight - meterSize.height * scale) / 2,
        width: meterSize.width * scale, height: meterSize.height * scale),
      share: busyness, palette: palette)
    shapes.append(
      .text(
        percent(busyness), value, palette.text2,
        at: Point(x: inset + (meterSize.width + 4) * scale, y: second)))
    return shapes
  }

  /// A trough and what is filled of it; the legend under the map has one too.
  static func meter(_ rect: Rect, share: Double, palette: Palette) -> [Shape] {
    let share = min(1, max(0, share))
    let radius = rect.height / 2
    var shapes: [Shape] = [.fill(.rounded(rect, radius), palette.hairline)]
    if palette.theme.isHighContrast {
      shapes = [
        .fill(.rounded(rect, radius), palette.surface), .border(rect, radius, palette.outline),
      ]
    }
    guard share > 0 else { return shapes }
    let filled = Rect(
      x: rect.minX, y: rect.minY, width: max(rect.height, rect.width * share), height: rect.height)
    shapes.append(.fill(.rounded(filled, radius), color(busyness: share, palette: palette)))
    return shapes
  }
}
