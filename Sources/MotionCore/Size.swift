/// A width and a height in points; either may be negative while a spring overshoots.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The size of the given width and height.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Size: VectorArithmetic {
  /// No extent.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }
  /// Adds component by component.
  @inlinable public static func + (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width + rhs.width, height: lhs.height + rhs.height)
  }
  /// Subtracts component by component.
  @inlinable public static func - (lhs: Size, rhs: Size) -> Size {
    Size(width: lhs.width - rhs.width, height: lhs.height - rhs.height)
  }
  /// Scales both lengths.
  @inlinable public mutating func scale(by rhs: Double) {
    width *= rhs
    height *= rhs
  }
  /// The squared length of the diagonal.
  @inlinable public var magnitudeSquared: Double { width * width + height * height }
  /// Whether both lengths are finite.
  @inlinable public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: Animatable {
  /// The pair (width, height).
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}
