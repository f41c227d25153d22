import MotionCore

/// The way between two airports, and where on it the flight is.
///
///        ╭──✈┄┄┄╮        flown: a line; to come: dots; the plane along the tangent
///     ○──────────○       open ring: not reached; filled: reached
nonisolated enum RouteArc {
  enum State: Hashable, Sendable {
    /// The plane stands at the first ring, about to leave.
    case scheduled
    /// 0…1 of the way.
    case underWay(Double)
    case arrived
    /// A flat dotted line.
    case cancelled
    /// Where it turned away, 0…1 of the way; nil: not known, drawn two thirds on.
    case diverted(Double?)
  }

  static let ringRadius = 5.0
  static let ringWidth = 2.5
  static let flownWidth = 2.5
  static let planeSize = 26.0
  /// From the rings' middle to the sides and the bottom.
  static let margin = 8.0
  /// Dots of two points every six.
  static let dotWidth = 2.0
  static let dotPitch = 6.0

  /// Where the two ends and the curve's control point are; `start` is at the leading side.
  struct Curve: Equatable, Sendable {
    var start: Point
    var control: Point
    var end: Point

    var path: Path {
      var path = Path()
      path.move(to: start)
      path.addQuadCurve(to: end, control: control)
      return path
    }
  }

  static func curve(size: Size, direction: LayoutDirection) -> Curve {
    let base = size.height - margin
    // The curve's top leaves room for the plane; a quadratic's control is twice as high.
    let rise = max(0, base - planeSize / 2)
    let left = Point(x: margin, y: base)
    let right = Point(x: max(margin, size.width - margin), y: base)
    let control = Point(x: size.width / 2, y: base - 2 * rise)
    return direction == .leftToRight
      ? Curve(start: left, control: control, end: right)
      : Curve(start: right, control: control, end: left)
  }

  static func layout(
    size: Size, state: State, palette: Palette, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    let curve = curve(size: size, direction: direction)
    guard curve.start != curve.end else { return [] }
    switch state {
    case .cancelled:
      return [dots(.line(from: curve.start, to: curve.end), palette)]
        + ring(curve.start, palette.outline, palette) + ring(curve.end, palette.outline, palette)
    case .arrived:
      return [ground(curve, palette), flown(curve.path, palette.accent)]
        + ring(curve.start, palette.accent, palette)
        + [.fill(.circle(center: curve.end, radius: ringRadius + ringWidth / 2), palette.accent)]
    case .scheduled:
      return travelled(curve, to: 0, palette)
    case .underWay(let progress):
      return travelled(curve, to: progress, palette)
    case .diverted(let progress):
      return diverted(curve, at: progress ?? 0.66, palette)
    }
  }

  private static func travelled(_ curve: Curve, to progress: Double, _ palette: Palette) -> [Shape]
  {
    let measure = PathMeasure(curve.path)
    guard measure.length > 0 else { return [] }
    let progress = place(of: progress, length: measure.length)
    let room = planeSize / 2 / measure.length
    let ringRoom = ringRadius / measure.length
    var shapes = [ground(curve, palette)]
    let before = measure.trimmed(from: 0, to: progress - room)
    if !before.isEmpty { shapes.append(flown(before, palette.accent)) }
    let after = measure.trimmed(from: progress + room, to: 1 - ringRoom)
    if !after.isEmpty { shapes.append(dots(after, palette)) }
    shapes += ring(curve.start, palette.accent, palette)
    shapes += ring(curve.end, palette.outline, palette)
    let (place, angle) = plane(on: curve, measure: measure, at: progress)
    shapes.append(
      .icon("plane", at: place, size: planeSize, palette.accent, rotation: angle))
    return shapes
  }

  private static func diverted(_ curve: Curve, at progress: Double, _ palette: Palette) -> [Shape] {
    let measure = PathMeasure(curve.path)
    let progress = min(1, max(0, progress))
    guard measure.length > 0, let dot = measure.point(at: progress) else { return [] }
    let after = measure.trimmed(
      from: progress + (ringRadius + 3) / measure.length, to: 1 - ringRadius / measure.length)
    var shapes: [Shape] = []
    let before = measure.trimmed(from: 0, to: progress)
    if !before.isEmpty { shapes.append(flown(before, palette.diverted)) }
    if !after.isEmpty { shapes.append(dots(after, palette)) }
    shapes += ring(curve.start, palette.diverted, palette)
    shapes += ring(curve.end, palette.outline, palette)
    shapes.append(.fill(.circle(center: dot, radius: ringRadius), palette.diverted))
    return shapes
  }

  /// Where the plane is drawn, as a part of the curve: never on a ring, of which it would make a
  /// blot; with no room between the rings, in the middle.
  static func place(of progress: Double, length: Double) -> Double {
    let least = min(0.5, (ringRadius + planeSize * 0.45) / length)
    return min(1 - least, max(least, progress))
  }

  /// The plane's place, and its turn from pointing right: along the curve, forwards.
  static func plane(on curve: Curve, measure: PathMeasure, at progress: Double) -> (Point, Angle) {
    let place = measure.point(at: progress) ?? curve.start
    // The tangent from two points close by, at the ends from one side.
    let before = measure.point(at: max(0, progress - 0.005)) ?? curve.start
    let after = measure.point(at: min(1, progress + 0.005)) ?? curve.end
    return (place, .radians(CMath.atan2(after.y - before.y, after.x - before.x)))
  }

  private static func ground(_ curve: Curve, _ palette: Palette) -> Shape {
    .line(from: curve.start, to: curve.end, palette.hairline)
  }

  private static func flown(_ path: Path, _ color: Color) -> Shape {
    .stroke(.path(path), color, width: flownWidth)
  }

  private static func dots(_ path: Path, _ palette: Palette) -> Shape {
    .stroke(
      .path(path), palette.outline, width: dotWidth, dash: [0, dotPitch], cap: .round)
  }

  /// Open: the ground shows in it, not the line beneath.
  private static func ring(_ center: Point, _ color: Color, _ palette: Palette) -> [Shape] {
    [
      .fill(.circle(center: center, radius: ringRadius), palette.surface),
      .stroke(.circle(center: center, radius: ringRadius), color, width: ringWidth),
    ]
  }
}
