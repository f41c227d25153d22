import MotionCore

/// The strip at the sidebar's top: a plane that flies along a dotted line.
nonisolated enum PlaneStripDrawing {
  static let planeSize = 28.0
  static let dotSize = 2.0
  static let dotPitch = 7.0
  /// From the strip's ends to the first and last dot.
  static let margin = 11.0
  /// Between the plane's middle and the dots behind and before it.
  static let roomBehind = 22.0
  static let roomAhead = 25.0
  /// Where the plane rests, as a part of its way.
  static let restFraction = 0.6

  /// The plane's middle: from fully outside at 0 to fully outside at 1.
  static func planeX(width: Double, fraction: Double, direction: LayoutDirection) -> Double {
    let x = -planeSize / 2 + fraction * (width + planeSize)
    return direction == .leftToRight ? x : width - x
  }

  /// - Parameter fraction: 0…1 of the plane's way; nil draws it at rest.
  static func layout(
    size: Size, fraction: Double?, palette: Palette, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let rect = Rect(origin: .zero, size: size)
    let shapes = background(size: size, palette: palette, direction: direction)
    let moving = content(size: size, fraction: fraction, palette: palette, direction: direction)
    return shapes + [.group(moving, clip: .rounded(rect, Radius.strip))]
  }

  static func background(
    size: Size, palette: Palette, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let rect = Rect(origin: .zero, size: size)
    let isRight = direction == .leftToRight
    var shapes: [Shape] = [
      .fill(
        .rounded(rect, Radius.strip),
        palette.gradient(
          from: Point(x: isRight ? 0 : 1, y: 0), to: Point(x: isRight ? 1 : 0, y: 0),
          palette.stripStart, palette.stripEnd))
    ]
    if palette.theme.isHighContrast { shapes.append(.border(rect, Radius.strip, palette.outline)) }
    return shapes
  }

  /// What moves: the dots behind and before the plane, and the plane.
  static func content(
    size: Size, fraction: Double?, palette: Palette, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let x = planeX(width: size.width, fraction: fraction ?? restFraction, direction: direction)
    return dots(size: size, fraction: fraction, palette: palette, direction: direction) + [
      plane(center: Point(x: x, y: size.height / 2), palette: palette, direction: direction)
    ]
  }

  /// The dots behind and before the plane.
  static func dots(
    size: Size, fraction: Double?, palette: Palette, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let middle = size.height / 2
    // Counted from the side where the plane comes from.
    let plane = planeX(
      width: size.width, fraction: fraction ?? restFraction, direction: .leftToRight)
    func place(_ x: Double) -> Double { direction == .leftToRight ? x : size.width - x }
    func line(from start: Double, to end: Double, _ color: Color) -> Shape? {
      guard end - start >= dotSize else { return nil }
      return .line(
        from: Point(x: place(start), y: middle), to: Point(x: place(end), y: middle), color,
        width: dotSize, dash: [dotSize, dotPitch - dotSize])
    }
    let last = size.width - margin
    // Dots stand still: those ahead go on in the rhythm of those behind.
    let passed = ((plane + roomAhead - margin) / dotPitch).rounded(.up)
    let ahead = margin + max(0, passed) * dotPitch
    return [
      line(from: margin, to: min(plane - roomBehind + dotSize, last), palette.accent),
      line(
        from: ahead, to: last, palette.accent.opacity(palette.theme.isHighContrast ? 0.7 : 0.32)),
    ].compactMap { $0 }
  }

  /// The plane in the middle of a square; it points where it flies.
  static func plane(center: Point, palette: Palette, direction: LayoutDirection = .leftToRight)
    -> Shape
  {
    .icon(
      "plane", at: center, size: planeSize, palette.accent,
      rotation: .degrees(direction == .leftToRight ? 0 : 180))
  }
}
