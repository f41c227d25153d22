import MotionCore

/// Shares of a whole as a ring: clockwise from twelve o'clock, in the order given.
nonisolated struct PieChart: Equatable, Sendable {
  enum Fill: Hashable, Sendable {
    case color(Color)
    /// For what has no place on the minute scale.
    case hatched
  }

  struct Slice: Hashable, Sendable {
    var name: String
    var count: Int
    var fill: Fill
  }

  /// Of the outer radius.
  static let hole = 0.56
  /// Between two slices, in points, the same from hole to rim.
  static let gap = 2.0

  /// Slices of nothing are dropped.
  let slices: [Slice]

  init(slices: [Slice]) {
    precondition(slices.allSatisfy { $0.count >= 0 }, "a share is not negative")
    self.slices = slices.filter { $0.count > 0 }
  }

  /// The four kinds of day, in their order: on time, up to 15 min late, over 15 min, cancelled.
  init(onTime: Int, short: Int, long: Int, cancelled: Int, names: [String], palette: Palette) {
    precondition(names.count == 4, "four kinds of day have four names")
    let scale = palette.minutes
    self.init(slices: [
      Slice(name: names[0], count: onTime, fill: .color(scale.color(at: 0))),
      Slice(name: names[1], count: short, fill: .color(scale.color(at: 15))),
      Slice(name: names[2], count: long, fill: .color(scale.color(at: 60))),
      Slice(name: names[3], count: cancelled, fill: .hatched),
    ])
  }

  var total: Int { slices.reduce(0) { $0 + $1.count } }

  /// Where each slice begins and how far it goes, both from twelve o'clock; the sum is a full turn.
  var angles: [(start: Angle, sweep: Angle)] {
    guard total > 0 else { return [] }
    var passed = 0
    return slices.map { slice in
      defer { passed += slice.count }
      return (
        .degrees(360 * Double(passed) / Double(total)),
        .degrees(360 * Double(slice.count) / Double(total))
      )
    }
  }

  /// The ring at `sweep` of a full turn, 0…1: it is drawn up to there, as a hand goes round.
  ///
  /// `center` is what stands in the hole: a large line and a small one.
  func shapes(
    size: Size, sweep: Double = 1, palette: Palette, type: Typography,
    center: (value: String, caption: String)? = nil
  ) -> [Shape] {
    let middle = Point(x: size.width / 2, y: size.height / 2)
    let outer = min(size.width, size.height) / 2
    let inner = outer * Self.hole
    guard outer > 0 else { return [] }
    var shapes: [Shape] = []
    let limit = 360 * min(1, max(0, sweep))
    for (slice, place) in zip(slices, angles) {
      let visible = min(place.sweep.degrees, limit - place.start.degrees)
      guard visible > 0 else { continue }
      let isWhole = slices.count == 1
      guard
        let path = Self.slice(
          center: middle, inner: inner, outer: outer, start: place.start,
          sweep: .degrees(visible), gap: isWhole ? 0 : Self.gap)
      else { continue }
      switch slice.fill {
      case .color(let color): shapes.append(.fill(.path(path), color))
      case .hatched: shapes.append(.fill(.path(path), .hatch(Self.hatch(palette))))
      }
      if palette.theme.isHighContrast { shapes.append(.stroke(.path(path), palette.text)) }
    }
    if let center { shapes += centerShapes(center, at: middle, palette, type) }
    return shapes
  }

  /// A ring's piece whose sides keep half a gap to the rays, so that gaps have parallel sides; nil
  /// when nothing is left of it.
  static func slice(
    center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle, gap: Double
  ) -> Path? {
    // The angle by which a side moves at a radius: CMath.sin(angle) = half a gap / radius.
    func shift(_ radius: Double) -> Double { radius > 0 ? CMath.asin(min(1, gap / 2 / radius)) : 0 }
    let (outerShift, innerShift) = (shift(outer), shift(inner))
    let outerSweep = sweep.radians - 2 * outerShift
    let innerSweep = sweep.radians - 2 * innerShift
    guard outerSweep > 0 else { return nil }
    let begin = start.radians - .pi / 2
    var path = Path()
    path.addArc(
      center: center, radius: outer, start: .radians(begin + outerShift),
      sweep: .radians(outerSweep))
    if innerSweep > 0 {
      path.addArc(
        center: center, radius: inner, start: .radians(begin + innerShift + innerSweep),
        sweep: .radians(-innerSweep), startsNewPart: false)
    } else {
      // So narrow that its sides meet before the hole.
      let radius = min(outer, gap / 2 / CMath.sin(sweep.radians / 2))
      let bisector = begin + sweep.radians / 2
      path.addLine(
        to: Point(
          x: center.x + radius * CMath.cos(bisector), y: center.y + radius * CMath.sin(bisector)))
    }
    path.closeSubpath()
    return path
  }

  static func hatch(_ palette: Palette) -> Hatch {
    Hatch(line: palette.bad, ground: palette.badPlate, pitch: 9, lineWidth: 2.5)
  }

  private func centerShapes(
    _ texts: (value: String, caption: String), at middle: Point, _ palette: Palette,
    _ type: Typography
  ) -> [Shape] {
    let (value, caption) = (type.title, type.micro)
    let top = middle.y - (value.lineHeight + caption.lineHeight) / 2 + 1
    return [
      .text(texts.value, value, palette.text, at: Point(x: middle.x, y: top), .center),
      .text(
        texts.caption, caption, palette.text2,
        at: Point(x: middle.x, y: top + value.lineHeight - 2), .center),
    ]
  }

  /// A legend's square for a slice.
  static func swatch(_ fill: Fill, in rect: Rect, palette: Palette) -> [Shape] {
    switch fill {
    case .color(let color): [.fill(.rounded(rect, Radius.bar), color)]
    case .hatched:
      [.fill(.rounded(rect, Radius.bar), .hatch(hatch(palette)))]
    }
  }
}
