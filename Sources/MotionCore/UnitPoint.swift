/// A place inside a rectangle as fractions of its size: (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge; may lie outside 0…1.
  public var x: Double
  /// The fraction of the height, from the top; may lie outside 0…1.
  public var y: Double

  /// The place at the given fractions.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner, (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place as fractions from the physical left: x counts from the right edge when right-to-left.
  @inlinable public func resolved(in direction: LayoutDirection) -> UnitPoint {
    direction == .leftToRight ? self : UnitPoint(x: 1 - x, y: y)
  }
}

extension UnitPoint: Animatable {
  /// The pair (x, y), each times 128 (specification 2.2).
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
  }
}
