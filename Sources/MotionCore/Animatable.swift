/// A value that exposes the part of itself that can be animated.
///
/// A change is noticed by comparing `animatableData` before and after, not the whole value (specification 1.3).
public protocol Animatable {
  /// The part that moves.
  associatedtype AnimatableData: VectorArithmetic

  /// Gets and sets the moving part; set every frame while it animates.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// A vector animates as itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate; setting does nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {
  /// A number animates as itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// A number animates as itself.
  public typealias AnimatableData = Float
}

extension SIMD2: Animatable where Scalar: BinaryFloatingPoint {
  /// A vector animates as itself.
  public typealias AnimatableData = Self
}

extension SIMD3: Animatable where Scalar: BinaryFloatingPoint {
  /// A vector animates as itself.
  public typealias AnimatableData = Self
}

extension SIMD4: Animatable where Scalar: BinaryFloatingPoint {
  /// A vector animates as itself.
  public typealias AnimatableData = Self
}

extension SIMD8: Animatable where Scalar: BinaryFloatingPoint {
  /// A vector animates as itself.
  public typealias AnimatableData = Self
}

/// How much unit-like data (turns, unit points, colour components) are magnified in `animatableData`, so that they
/// compare with points where absolute thresholds are used. Specification 2.2.
package let unitScale = 128.0
