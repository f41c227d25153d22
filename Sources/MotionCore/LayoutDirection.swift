/// The direction in which a line of text, and with it the layout, runs.
public enum LayoutDirection: Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// One side of a rectangle, leading and trailing depending on the layout direction.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top
  /// The side where a line begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where a line ends.
  case trailing

  /// The side across.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
