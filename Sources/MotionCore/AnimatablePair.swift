/// Two vectors animated together; nests for more.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// A pair of the two.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both zero.
  @inlinable public static var zero: Self { Self(.zero, .zero) }

  /// Adds component by component.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Subtracts component by component.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Scales both.
  @inlinable public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both squares.
  @inlinable public var magnitudeSquared: Double {
    first.magnitudeSquared + second.magnitudeSquared
  }

  /// Whether both are finite.
  @inlinable public var isFinite: Bool { first.isFinite && second.isFinite }

  /// Whether both have the same structure as in `other`.
  @inlinable public func hasSameShape(as other: Self) -> Bool {
    first.hasSameShape(as: other.first) && second.hasSameShape(as: other.second)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension AnimatablePair: Animatable {
  /// A pair animates as itself.
  public typealias AnimatableData = Self
}
