/// When an animation counts as complete. Specification 7.1.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When it is as good as there: a spring after its response, a curve at its end. Later changes do not matter.
  case logicallyComplete
  /// When every attribute it touched has no animation left, also none of a later change.
  case removed
}

/// A callback waiting for the animations of one transaction.
///
/// It fires exactly once. Timelines hold it while its update is open or its animations run; a callback that nobody holds
/// any more fires when it is let go, because then nothing can be animated for it.
final class AnimationListener: Sendable {
  let criteria: AnimationCompletionCriteria
  // The closure comes from the thread of the transaction and is called there; so it need not be sendable, which would
  // keep it from touching the state of an actor. The same thread alone changes the counters.
  nonisolated(unsafe) private let action: () -> Void
  /// What is still awaited: the end of the update, and animations.
  nonisolated(unsafe) private(set) var pending = 0
  nonisolated(unsafe) private(set) var hasFired = false
  /// Where the first timeline that met it has put it in its order; nil until then.
  nonisolated(unsafe) var order: Int?
  /// Whether the changes of its transaction are still being applied.
  nonisolated(unsafe) var isUpdateOpen = false

  init(_ criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func retainPending() { pending += 1 }

  /// Returns whether nothing is awaited any more.
  func releasePending() -> Bool {
    pending -= 1
    return pending == 0
  }

  /// Whether an animation has been started for it and is not complete.
  var isAwaitingAnimations: Bool { pending > (isUpdateOpen ? 1 : 0) }

  func fire() {
    if hasFired { return }
    hasFired = true
    action()
  }

  deinit { if !hasFired { action() } }
}

extension Transaction {
  /// Whether the changes made so far have started an animation for the callback that was added last.
  var isAwaitingAnimations: Bool { listeners.last?.isAwaitingAnimations ?? false }
}
