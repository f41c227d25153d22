import MotionCore

/// The pieces of an award card, between its cell in the grid (p = 0) and the details card (p = 1).
///
/// Badge, title and stars are elements of their own; this draws what is under them, and says where
/// they are and how large.
nonisolated enum AwardCardDrawing {
  static let badgeSmall = 88.0
  static let badgeLarge = 208.0
  static let titleSmall = 14.0
  static let titleLarge = 26.0
  static let starSmall = 16.0
  static let starLarge = 24.0
  static let starPitchSmall = 20.0
  static let starPitchLarge = 28.0
  private static let shadowSteps = 16.0

  static func mix(_ first: Double, _ last: Double, _ progress: Double) -> Double {
    first + (last - first) * progress
  }

  static func radius(progress: Double) -> Double {
    max(0, mix(Radius.awardCell, Radius.awardDetails, progress))
  }

  static func badge(progress: Double) -> Double { mix(badgeSmall, badgeLarge, progress) }
  static func title(progress: Double) -> Double { mix(titleSmall, titleLarge, progress) }
  static func star(progress: Double) -> Double { mix(starSmall, starLarge, progress) }

  /// The cell's sentence is gone at half way.
  static func sentenceOpacity(progress: Double) -> Double { min(1, max(0, 1 - progress / 0.5)) }

  /// The details' text comes over 0.35…1.
  static func detailsOpacity(progress: Double) -> Double {
    min(1, max(0, (progress - 0.35) / 0.65))
  }

  /// The depth between a card's and the open card's: offset, blur and strength.
  static func shadow(progress: Double, palette: Palette) -> Shadow {
    let (low, high) = (palette.shadow1, palette.shadow3)
    let strength = mix(low.color.opacity, high.color.opacity, progress)
    return Shadow(
      offsetY: mix(low.offsetY, high.offsetY, progress),
      blur: max(0, mix(low.blur, high.blur, progress)),
      color: Color(
        red: low.color.red, green: low.color.green, blue: low.color.blue,
        opacity: min(1, max(0, strength))))
  }

  /// Shadow, ground and edge; the gradient runs from the bottom's leading corner upwards.
  static func background(
    size: Size, isAwarded: Bool, progress: Double, palette: Palette,
    direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let leading = direction == .leftToRight ? 0.0 : 1
    let rect = Rect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return [] }
    let radius = radius(progress: progress)
    var shapes: [Shape] = []
    // One not awarded lies flat in the grid: its shadow comes with the opening.
    let strength = isAwarded ? 1 : min(1, max(0, progress))
    if strength > 0 {
      // Soft as it is, the shadow grows in steps: each blur is made once and kept.
      let step = (min(max(progress, 0), 1) * shadowSteps).rounded() / shadowSteps
      var shadow = shadow(progress: step, palette: palette)
      shadow.color = shadow.color.opacity(strength)
      shapes.append(palette.shadow(shadow, under: rect, radius: self.radius(progress: step)))
    }
    let ground: Paint =
      isAwarded
      ? palette.gradient(
        from: Point(x: leading, y: 1), to: Point(x: 1 - leading, y: 0), palette.cardStart,
        palette.cardEnd)
      : .color(palette.inset)
    shapes.append(.fill(.rounded(rect, radius), ground))
    shapes.append(.border(rect, radius, palette.hairline))
    return shapes
  }

  /// What stays in the grid while its card is open.
  static func slot(size: Size, palette: Palette) -> [Shape] {
    [.border(Rect(origin: .zero, size: size), Radius.awardCell, palette.hairline)]
  }

  /// A badge, grey and half there until it is awarded.
  ///
  /// - Parameter renderedSide: the largest size it will have; nil: it stays at this one.
  static func badge(
    _ name: String, size: Double, isAwarded: Bool, renderedSide: Double? = nil
  ) -> [Shape] {
    let picture = Shape.picture(
      name, in: Rect(x: 0, y: 0, width: size, height: size), renderedSide: renderedSide)
    return isAwarded ? [picture] : [.group([picture], opacity: 0.5, saturation: 0)]
  }

  /// "2 of 5" as a bar: one piece a step when there are few, else one that fills.
  static func progressBar(
    size: Size, done: Int, of total: Int, isStepped: Bool, palette: Palette
  ) -> [Shape] {
    guard total > 0, size.width > 0 else { return [] }
    let radius = size.height / 2
    let done = min(max(0, done), total)
    func trough(_ rect: Rect) -> [Shape] {
      palette.theme.isHighContrast
        ? [.border(rect, radius, palette.outline)]
        : [.fill(.rounded(rect, radius), palette.hairline)]
    }
    guard isStepped else {
      let rect = Rect(origin: .zero, size: size)
      guard done > 0 else { return trough(rect) }
      let width = max(size.height, size.width * Double(done) / Double(total))
      let filled = Rect(x: 0, y: 0, width: width, height: size.height)
      return trough(rect) + [.fill(.rounded(filled, radius), palette.accent)]
    }
    let gap = 6.0
    let width = max(0, (size.width - gap * Double(total - 1)) / Double(total))
    return (0..<total).flatMap { step in
      let rect = Rect(
        x: Double(step) * (width + gap), y: 0, width: width, height: size.height)
      return step < done ? [.fill(.rounded(rect, radius), palette.accent)] : trough(rect)
    }
  }
}
