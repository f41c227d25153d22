import MotionCore
import Observation

/// What is evaluated again when something it read has changed.
///
/// `value` is tracked, `apply` is not: what `apply` reads is no reason to run it again. A change only notes the binding
/// and the transaction it came with; the stage evaluates it later, when the new value is there (`Stage.flush`).
///
/// A binding lives as long as whoever keeps it; a late change of a binding that is gone does nothing.
final class Binding {
  private let stage: Stage
  private let evaluate: (Binding, Transaction?) -> Void
  /// Bindings that rewrite transactions are evaluated before those that use them.
  let isTransactionModifier: Bool
  var isPending = false

  /// Binds a value: `apply` is called once now, with no transaction, and whenever the value differs afterwards, with the
  /// transaction of the change.
  init<Value: Equatable>(
    on stage: Stage, isTransactionModifier: Bool = false, value: @escaping () -> Value,
    apply: @escaping (Value, Transaction?) -> Void
  ) {
    self.stage = stage
    self.isTransactionModifier = isTransactionModifier
    var last: Value?
    evaluate = { binding, transaction in
      let new = binding.track(value)
      guard new != last else { return }
      last = new
      apply(new, transaction)
    }
    InstanceCount.bindings += 1
    evaluate(self, nil)
  }

  isolated deinit { InstanceCount.bindings -= 1 }

  func run(_ transaction: Transaction) {
    isPending = false
    evaluate(self, transaction)
  }

  private func track<Value>(_ value: () -> Value) -> Value {
    withObservationTracking(value) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.stage.note(self)
      }
    }
  }
}

/// `MotionCore.withAnimation` for views: what was pending is settled before, the body's own changes right after, so that
/// no change is animated by somebody else's animation.
@discardableResult
func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: (@MainActor () -> Void)? = nil
) rethrows -> Result {
  Stage.flushAll()
  var transaction = Transaction(animation: animation)
  if let completion {
    transaction.addAnimationCompletion(criteria: completionCriteria) {
      MainActor.assumeIsolated { completion() }
    }
  }
  return try change(under: transaction, body)
}

/// `MotionCore.withTransaction` for views; see `withAnimation`.
@discardableResult
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  Stage.flushAll()
  return try change(under: transaction, body)
}

private func change<Result>(
  under transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try MotionCore.withTransaction(transaction) {
    let transaction = Transaction.current
    defer { Stage.flushAll(under: transaction) }
    return try body()
  }
}
