/// Whether a view is in the tree, and on which way (spec 8.1): the rules of insertion, removal and interruption.
///
/// ```
///         insert                finish                remove
///  gone ─────────▶ entering ─────────────▶ present ─────────▶ exiting ──▶ gone
///   ▲                │  │ ▲                                    ▲  │  finish
///   │ remove, not    │  │ └──────────────── insert ────────────│──┘
///   └─ yet shown ────┘  └────────────────── remove ────────────┘
/// ```
///
/// A value without clock or view: the client feeds it changes and does what is returned. `TransitionPlayer` is such
/// a client; it adds the effects.
public struct Presence: Hashable, Sendable {
  /// Where the view stands.
  public enum State: Hashable, Sendable {
    /// Not in the tree.
    case gone
    /// In the tree, on the way in.
    case entering
    /// In the tree and at rest.
    case present
    /// Removed, but drawn until its animations are over. It takes no part in its container's layout, keeps its last
    /// frame (D40), and neither pointer nor focus reaches it (D39).
    case exiting
  }

  /// What the client has to do.
  public enum Action: Hashable, Sendable {
    /// Nothing changes.
    case none
    /// Put the view into the tree, in the phase `willAppear` without animation, and then take it to `identity`.
    case appear
    /// The view is leaving: make it a full member again, the same view with its state, and take it
    /// to `identity` from where it is.
    case reappear
    /// Freeze the transition, make the view a leaving one and take it to `didDisappear` from where it is.
    case leave
    /// It has arrived; its effects are at rest.
    case settle
    /// Take the view out of the tree.
    case disappear
  }

  /// Where the view stands.
  public private(set) var state = State.gone

  /// Grows with each change of direction. Remember it when animations start and hand it to `finish`.
  public private(set) var generation = 0

  private var insertionTime = -Double.infinity

  /// Begins outside of the tree.
  public init() {}

  /// Whether the view is in the tree, leaving or not.
  public var isInTree: Bool { state != .gone }

  /// Whether the view is a full member of its container: laid out, reachable, in the tree for good.
  public var isMember: Bool { state == .entering || state == .present }

  /// The phase the view is in or on its way to; `nil` when it is gone.
  public var phase: TransitionPhase? {
    switch state {
    case .gone: nil
    case .entering, .present: .identity
    case .exiting: .didDisappear
    }
  }

  /// The view is wanted.
  ///
  /// - Parameter time: of the frame that applies the change, in seconds.
  public mutating func insert(at time: Double) -> Action {
    switch state {
    case .gone:
      state = .entering
      insertionTime = time
      generation += 1
      return .appear
    case .exiting:
      state = .entering
      insertionTime = -.infinity
      generation += 1
      return .reappear
    case .entering, .present:
      return .none
    }
  }

  /// The view is not wanted any more.
  ///
  /// Before the first frame that could have shown it, it goes without a transition (D41).
  ///
  /// - Parameter time: of the frame that applies the change, in seconds.
  public mutating func remove(at time: Double) -> Action {
    switch state {
    case .entering where time <= insertionTime, .present where time <= insertionTime:
      state = .gone
      generation += 1
      return .disappear
    case .entering, .present:
      state = .exiting
      generation += 1
      return .leave
    case .exiting, .gone:
      return .none
    }
  }

  /// All animations that the change of the given generation started are removed, or it started none.
  ///
  /// Ignored if the direction has changed since.
  public mutating func finish(_ generation: Int) -> Action {
    guard generation == self.generation else { return .none }
    switch state {
    case .entering:
      state = .present
      return .settle
    case .exiting:
      state = .gone
      return .disappear
    case .present, .gone:
      return .none
    }
  }
}
