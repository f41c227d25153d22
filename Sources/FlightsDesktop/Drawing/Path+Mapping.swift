import MotionCore

// What drawings need of MotionCore's paths besides trimming.

nonisolated extension Path {
  /// A straight line.
  static func line(from start: Point, to end: Point) -> Path {
    Path(polyline: [start, end])
  }

  /// The smallest rectangle around all end and control points: never smaller than the outline,
  /// zero for an empty path.
  var bounds: Rect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func mapped(_ transform: (Point) -> Point) -> Path {
    Path(elements: elements.map { $0.mapped(transform) })
  }

  func offset(x: Double, y: Double) -> Path {
    mapped { Point(x: $0.x + x, y: $0.y + y) }
  }

  func scaled(by factor: Double) -> Path {
    mapped { Point(x: $0.x * factor, y: $0.y * factor) }
  }

  /// Turned clockwise about `center`.
  func rotated(by angle: Angle, about center: Point) -> Path {
    mapped(Transform2D.rotation(angle, about: center).apply)
  }
}

nonisolated extension Path.Element {
  /// Control points first, the end last; none for `close`.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func mapped(_ transform: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let end): .move(to: transform(end))
    case .line(let end): .line(to: transform(end))
    case .quadCurve(let end, let control):
      .quadCurve(to: transform(end), control: transform(control))
    case .curve(let end, let control1, let control2):
      .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
    case .close: .close
    }
  }
}
