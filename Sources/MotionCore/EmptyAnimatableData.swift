/// Data of a value that has nothing to animate: equal to every other, of magnitude 0, unchanged by every operation.
///
/// An attribute of this type updates at once (specification 1.4).
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  @inlinable public init() {}
  /// The only value.
  @inlinable public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Does nothing.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Always 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}
