/// A value that can be added, subtracted and scaled, and so moved between two ends.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
