/// A value that can be added, subtracted and scaled, and so moved between two ends.
///
/// Laws: `x + .zero == x`; `x - x` has magnitude 0; scaling by 1 changes nothing and by 0 gives magnitude 0; scaling
/// distributes over `+`; `magnitudeSquared` is never negative. A conforming type supplies `scale(by:)` and
/// `magnitudeSquared`; the rest has defaults. Specification 2.1.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by `rhs`, in place.
  mutating func scale(by rhs: Double)

  /// The sum of the squared components: the square of the Euclidean length. Infinite when the square overflows.
  var magnitudeSquared: Double { get }

  /// Whether every component is finite.
  ///
  /// The default decides from `magnitudeSquared`, also when only the square overflows. An attribute whose old or new
  /// value is not finite jumps (decision D1).
  var isFinite: Bool { get }

  /// Whether the two values have the same structure, so that there is something between them.
  ///
  /// True by default; arrays of different lengths have not, and a change between them jumps (decision D4).
  func hasSameShape(as other: Self) -> Bool
}

/// A factor whose square brings the square of the largest numbers back into range. A power of two, so exact.
private let rangeFactor = 0x1p-600

extension VectorArithmetic {
  /// Decided from `magnitudeSquared`, with care where only the square overflows.
  public var isFinite: Bool {
    let square = magnitudeSquared
    if square.isFinite { return true }
    if square.isNaN { return false }
    var small = self
    small.scale(by: rangeFactor)
    return small.magnitudeSquared.isFinite
  }

  /// Always true.
  public func hasSameShape(as other: Self) -> Bool { true }

  /// The value with every component multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves towards `other`: `self + (other - self) * amount`. `amount` is not clamped.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value between `self` (amount 0) and `other` (amount 1); beyond 0…1 it goes on in a straight line.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var step = other - self
    step.scale(by: amount)
    step += self
    return step
  }

  /// The Euclidean length, also where its square would overflow or vanish.
  package var magnitude: Double {
    let square = magnitudeSquared
    if square > 1e-280 && square < 1e300 { return square.squareRoot() }
    if square.isNaN { return square }
    if square >= 1e300 {
      return scaled(by: rangeFactor).magnitudeSquared.squareRoot() / rangeFactor
    }
    return scaled(by: 1 / rangeFactor).magnitudeSquared.squareRoot() * rangeFactor
  }
}

/// For number types of other modules: `extension CGFloat: @retroactive VectorArithmetic {}` is all they need.
extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies in place, in double precision, rounding once.
  @inlinable public mutating func scale(by rhs: Double) { self = Self(Double(self) * rhs) }
  /// The square, in double precision.
  @inlinable public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  /// Multiplies in place.
  @inlinable public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  @inlinable public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {}
