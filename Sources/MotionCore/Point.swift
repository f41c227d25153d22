/// A position in points, x to the right and y down.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points.
  public var x: Double
  /// The vertical coordinate, in points, growing downwards.
  public var y: Double

  /// The point at the given coordinates.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance to `other`, in points.
  public func distance(to other: Point) -> Double { Math.hypot(other.x - x, other.y - y) }
}

extension Point: VectorArithmetic {
  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }
  /// Adds component by component.
  @inlinable public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }
  /// Subtracts component by component.
  @inlinable public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
  /// Scales both coordinates.
  @inlinable public mutating func scale(by rhs: Double) {
    x *= rhs
    y *= rhs
  }
  /// The squared distance from the origin.
  @inlinable public var magnitudeSquared: Double { x * x + y * y }
  /// Whether both coordinates are finite.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Point: Animatable {
  /// The pair (x, y).
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
