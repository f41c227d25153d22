/// A rectangle: the corner at the smaller coordinates, and a size, in points.
public struct Rect: Hashable, Sendable {
  /// The corner of smallest x and y when the size is not negative.
  public var origin: Point
  /// The extent.
  public var size: Size

  /// The rectangle at `origin` of the given size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle at (x, y) of the given width and height.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle of the given size around `center`.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The horizontal coordinate of the origin.
  @inlinable public var minX: Double { origin.x }
  /// The horizontal middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The horizontal coordinate opposite the origin.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The vertical coordinate of the origin.
  @inlinable public var minY: Double { origin.y }
  /// The vertical middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The vertical coordinate opposite the origin.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The width, in points.
  @inlinable public var width: Double { size.width }
  /// The height, in points.
  @inlinable public var height: Double { size.height }
  /// The middle.
  @inlinable public var center: Point { Point(x: midX, y: midY) }
  /// Whether the width or the height is not positive.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// The point at `anchor` of the rectangle: (0, 0) the origin, (1, 1) the opposite corner.
  @inlinable public func point(at anchor: UnitPoint) -> Point {
    Point(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
  }

  /// The rectangle made smaller by `dx` at the left and right and `dy` at the top and bottom; negative makes it larger.
  @inlinable public func insetBy(dx: Double, dy: Double) -> Rect {
    Rect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// The rectangle without the margins; `leading` is left unless `direction` is right-to-left.
  @inlinable public func inset(
    by insets: EdgeInsets, direction: LayoutDirection = .leftToRight
  ) -> Rect {
    Rect(
      x: origin.x + (direction == .leftToRight ? insets.leading : insets.trailing),
      y: origin.y + insets.top, width: size.width - insets.leading - insets.trailing,
      height: size.height - insets.top - insets.bottom)
  }

  /// The rectangle moved by (dx, dy).
  @inlinable public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two overlap in an area; touching edges do not.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The common part, or nil when the two do not overlap.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle around both.
  @inlinable public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Rect: VectorArithmetic {
  /// No extent, at the origin.
  @inlinable public static var zero: Rect { Rect(origin: .zero, size: .zero) }
  /// Adds component by component.
  @inlinable public static func + (lhs: Rect, rhs: Rect) -> Rect {
    Rect(origin: lhs.origin + rhs.origin, size: lhs.size + rhs.size)
  }
  /// Subtracts component by component.
  @inlinable public static func - (lhs: Rect, rhs: Rect) -> Rect {
    Rect(origin: lhs.origin - rhs.origin, size: lhs.size - rhs.size)
  }
  /// Scales all four numbers.
  @inlinable public mutating func scale(by rhs: Double) {
    origin.scale(by: rhs)
    size.scale(by: rhs)
  }
  /// The sum of the squares of all four numbers.
  @inlinable public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
  /// Whether all four numbers are finite.
  @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension Rect: Animatable {
  /// The pair (origin, size).
  public var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
