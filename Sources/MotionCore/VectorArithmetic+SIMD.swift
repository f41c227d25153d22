// SIMD vectors conform, which they do not in SwiftUI (decision D2).

extension SIMD where Scalar: BinaryFloatingPoint {
  @usableFromInline var laneMagnitudeSquared: Double {
    var sum = 0.0
    for index in indices {
      let lane = Double(self[index])
      sum += lane * lane
    }
    return sum
  }

  /// In double precision, rounding once, as `Float` does: a factor may be out of the lanes' range.
  @usableFromInline mutating func scaleLanes(by rhs: Double) {
    if Scalar.self == Double.self {
      self *= Scalar(rhs)
    } else {
      for index in indices { self[index] = Scalar(Double(self[index]) * rhs) }
    }
  }
}

extension SIMD2: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD2: VectorArithmetic where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }
  /// The sum of the squared lanes, in double precision.
  @inlinable public var magnitudeSquared: Double { laneMagnitudeSquared }
}

extension SIMD3: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD3: VectorArithmetic where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }
  /// The sum of the squared lanes, in double precision.
  @inlinable public var magnitudeSquared: Double { laneMagnitudeSquared }
}

extension SIMD4: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD4: VectorArithmetic where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }
  /// The sum of the squared lanes, in double precision.
  @inlinable public var magnitudeSquared: Double { laneMagnitudeSquared }
}

extension SIMD8: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD8: VectorArithmetic where Scalar: BinaryFloatingPoint {
  /// Multiplies every lane by `rhs`.
  @inlinable public mutating func scale(by rhs: Double) { scaleLanes(by: rhs) }
  /// The sum of the squared lanes, in double precision.
  @inlinable public var magnitudeSquared: Double { laneMagnitudeSquared }
}
