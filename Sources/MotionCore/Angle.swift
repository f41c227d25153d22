/// An angle on the raw number line: 630° is not 270°.
///
/// It does not take the shortest path: from 270° to 90° it turns back, from 630° to 90° one and a half times.
/// Positive turns clockwise on a screen whose y grows downwards.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians, any finite number.
  public var radians: Double

  /// The angle in degrees.
  @inlinable public var degrees: Double {
    get { radians * (180 / Double.pi) }
    set { radians = newValue * (Double.pi / 180) }
  }

  /// An angle in radians.
  @inlinable public init(radians: Double = 0) { self.radians = radians }

  /// An angle in degrees.
  @inlinable public init(degrees: Double) { radians = degrees * (Double.pi / 180) }

  /// An angle in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  @inlinable public static var zero: Angle { Angle() }

  /// The smaller number of radians comes first.
  @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  /// Radians times 128 (specification 2.2).
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}
