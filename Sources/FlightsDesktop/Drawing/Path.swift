import Glibc
import MotionCore

/// An outline of lines and Bézier curves, in points.
nonisolated struct Path: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  var elements: [Element] = []

  init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// Straight lines through `points`; fewer than two points give an empty path.
  static func polyline(_ points: [Point], isClosed: Bool = false) -> Path {
    guard points.count >= 2 else { return Path() }
    var elements = [Element.move(points[0])]
    elements += points.dropFirst().map(Element.line)
    if isClosed { elements.append(.close) }
    return Path(elements)
  }

  static func line(from start: Point, to end: Point) -> Path {
    Path([.move(start), .line(end)])
  }

  mutating func move(to point: Point) { elements.append(.move(point)) }
  mutating func line(to point: Point) { elements.append(.line(point)) }
  mutating func quad(control: Point, to end: Point) {
    elements.append(.quad(control: control, end: end))
  }
  mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1: control1, control2: control2, end: end))
  }
  mutating func close() { elements.append(.close) }

  var isEmpty: Bool { elements.isEmpty }

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
    Path(elements.map { $0.mapped(transform) })
  }

  func offset(x: Double, y: Double) -> Path {
    mapped { Point(x: $0.x + x, y: $0.y + y) }
  }

  func scaled(by factor: Double) -> Path {
    mapped { Point(x: $0.x * factor, y: $0.y * factor) }
  }

  /// Turned clockwise about `center`.
  func rotated(by angle: Angle, about center: Point) -> Path {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return mapped { point in
      let (x, y) = (point.x - center.x, point.y - center.y)
      return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
    }
  }
}

nonisolated extension Path.Element {
  /// Control points first, the end last; none for `close`.
  var points: [Point] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  func mapped(_ transform: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let end): .move(transform(end))
    case .line(let end): .line(transform(end))
    case .quad(let control, let end): .quad(control: transform(control), end: transform(end))
    case .cubic(let control1, let control2, let end):
      .cubic(control1: transform(control1), control2: transform(control2), end: transform(end))
    case .close: .close
    }
  }
}
