/// A description of how a view enters and leaves the tree (spec 8): effects for each phase, no view and no time.
///
/// ```swift
/// struct Twirl: Transition {
///   func body(content: Content, phase: TransitionPhase) -> Content {
///     content
///       .scaleEffect(phase.isIdentity ? 1 : 0.5)
///       .opacity(phase.isIdentity ? 1 : 0)
///       .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
///   }
/// }
/// ```
///
/// Apply the same modifiers in every phase with different values; a modifier that is missing in one phase counts as
/// one that changes nothing there. The identity phase must be a visual no-op: it stays applied for the view's life.
public protocol Transition: Sendable {
  /// What the body receives and returns.
  typealias Content = TransitionContent

  /// The content with this phase's effects. Called once per phase when the transition is erased, not per frame.
  func body(content: Content, phase: TransitionPhase) -> Content

  /// Static facts about the transition. Defaults to "has motion".
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Has motion.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Static facts about a transition.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether something moves. Under reduced motion a transition with motion is replaced by opacity (spec 8.3).
  public var hasMotion: Bool

  /// The facts.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  /// Both transitions at once; `other` is applied outside of this one.
  public func combined(with other: some Transition) -> AnyTransition {
    AnyTransition(self).combined(with: AnyTransition(other))
  }

  /// Both transitions at once; `other` is applied outside of this one.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(self).combined(with: other)
  }

  /// The transition with its own animation; see `AnyTransition.animation(_:)`.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(self).animation(animation)
  }
}
