/// The outline of a shape: subpaths of lines and Bézier curves, in points (spec 10).
public struct Path: Hashable, Sendable {
  /// A piece of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A quadratic Bézier curve.
    case quadCurve(to: Point, control: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the subpath's beginning.
    case close
  }

  /// The pieces in order. A path that does not begin with a move begins at the first piece's end point.
  public private(set) var elements: [Element]

  /// The empty path.
  public init() { elements = [] }

  /// A path of the given pieces.
  public init(elements: [Element]) { self.elements = elements }

  /// A polyline. Fewer than two points give a path without length.
  public init(polyline points: [Point], closed: Bool = false) {
    elements = points.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) }
    if closed, !elements.isEmpty { elements.append(.close) }
  }

  /// A rectangle, clockwise from its top left.
  public init(_ rect: Rect) {
    let (x, y) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (x + rect.size.width, y + rect.size.height)
    self.init(
      polyline: [
        Point(x: x, y: y), Point(x: right, y: y), Point(x: right, y: bottom),
        Point(x: x, y: bottom),
      ], closed: true)
  }

  /// An ellipse of four curves, clockwise from its rightmost point; off by at most 0.03 % of the radius.
  public init(ellipseIn rect: Rect) {
    let rx = rect.size.width / 2
    let ry = rect.size.height / 2
    let center = Point(x: rect.origin.x + rx, y: rect.origin.y + ry)
    func at(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * rx, y: center.y + y * ry)
    }
    let k = circleControl
    elements = [
      .move(to: at(1, 0)),
      .curve(to: at(0, 1), control1: at(1, k), control2: at(k, 1)),
      .curve(to: at(-1, 0), control1: at(0 - k, 1), control2: at(-1, k)),
      .curve(to: at(0, -1), control1: at(-1, 0 - k), control2: at(0 - k, -1)),
      .curve(to: at(1, 0), control1: at(k, -1), control2: at(1, 0 - k)),
      .close,
    ]
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(to: point)) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line.
  public mutating func closeSubpath() { elements.append(.close) }

  /// Adds another path's pieces.
  public mutating func addPath(_ other: Path) { elements += other.elements }
}

/// The control distance of a quarter circle of radius 1: 4/3 tan(π/8) = 4/3 (√2 - 1).
private let circleControl = 4.0 / 3 * (2.0.squareRoot() - 1)
