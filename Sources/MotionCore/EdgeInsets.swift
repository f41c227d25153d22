/// Margins inside the four sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The margin at the top.
  public var top: Double
  /// The margin where a line begins.
  public var leading: Double
  /// The margin at the bottom.
  public var bottom: Double
  /// The margin where a line ends.
  public var trailing: Double

  /// Four margins, 0 unless given.
  @inlinable public init(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same margin on every side.
  @inlinable public init(all margin: Double) {
    self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// The same margin on every side.
  @inlinable public init(_ margin: Double) { self.init(all: margin) }

  /// One margin for leading and trailing, one for top and bottom.
  @inlinable public init(horizontal: Double = 0, vertical: Double = 0) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Leading and trailing together.
  @inlinable public var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  @inlinable public var vertical: Double { top + bottom }
}

extension EdgeInsets: VectorArithmetic {
  /// No margins.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }
  /// Adds side by side.
  @inlinable public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top, leading: lhs.leading + rhs.leading, bottom: lhs.bottom + rhs.bottom,
      trailing: lhs.trailing + rhs.trailing)
  }
  /// Subtracts side by side.
  @inlinable public static func - (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top - rhs.top, leading: lhs.leading - rhs.leading, bottom: lhs.bottom - rhs.bottom,
      trailing: lhs.trailing - rhs.trailing)
  }
  /// Scales every margin.
  @inlinable public mutating func scale(by rhs: Double) {
    top *= rhs
    leading *= rhs
    bottom *= rhs
    trailing *= rhs
  }
  /// The sum of the squares of all four margins.
  @inlinable public var magnitudeSquared: Double {
    top * top + leading * leading + bottom * bottom + trailing * trailing
  }
}

extension EdgeInsets: Animatable {
  /// Nested pairs: top, leading, bottom, trailing.
  public var animatableData:
    AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
