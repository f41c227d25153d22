/// The part of a path that is drawn, as fractions of its total length.
///
/// Values outside 0…1 are kept while animating and clamped when the path is cut (decision D51).
public struct TrimRange: Hashable, Sendable {
  /// Where drawing begins, 0 the start of the path.
  public var from: Double
  /// Where drawing ends, 1 the end of the path. Not beyond `from`: nothing is drawn.
  public var to: Double

  /// The part between two fractions; the whole path unless given.
  @inlinable public init(from: Double = 0, to: Double = 1) {
    self.from = from
    self.to = to
  }
}

extension TrimRange: Animatable {
  /// The pair (from, to), not magnified.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(from, to) }
    set { (from, to) = (newValue.first, newValue.second) }
  }
}
