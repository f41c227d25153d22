/// Where a view is on its way into or out of the tree (spec 8.1).
public enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// About to be inserted; shown for no longer than one frame.
  case willAppear
  /// In place. A transition must leave the content untouched in this phase.
  case identity
  /// Removed, and drawn only until its animations are over.
  case didDisappear

  /// Whether the content is shown unchanged.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 in place, 1 afterwards: a factor for effects that have a direction.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
