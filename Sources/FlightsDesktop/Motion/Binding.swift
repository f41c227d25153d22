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
  /// Bindings made earlier are evaluated earlier: a flush does the same, however observation orders its calls.
  let order: Int
  private static var count = 0

  /// Binds a value: `apply` is called once now, with no transaction, and whenever the value differs afterwards, with the
  /// transaction of the change.
  init<Value: Equatable>(
    on stage: Stage, isTransactionModifier: Bool = false, value: @escaping () -> Value,
    apply: @escaping (Value, Transaction?) -> Void
  ) {
    self.stage = stage
    self.isTransactionModifier = isTransactionModifier
    Binding.count += 1
    order = Binding.count
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

  isolated deinit {
    InstanceCount.bindings -= 1
    end.hasCome = true
  }

  private let end = BindingEnd()

  func run(_ transaction: Transaction) {
    isPending = false
    evaluate(self, transaction)
  }

  private func track<Value>(_ value: () -> Value) -> Value {
    withObservationTracking {
      _ = end.hasCome
      return value()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.stage.note(self)
      }
    }
  }
}

/// Observation is only ended by a change; this is the one that comes when a binding goes. Without it every model would keep
/// a note of each binding that ever read it, until what was read changes.
@Observable
private final class BindingEnd {
  var hasCome = false
}

/// `MotionCore.withAnimation` for views: what was pending is settled before, the body's own changes right after, so that
/// no change is animated by somebody else's animation.
@discardableResult
func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The same with a callback: when all animations of the change have met the criterion, once.
@discardableResult
func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// `MotionCore.withTransaction` for views; see `withAnimation`.
@discardableResult
func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  Stage.flushAll()
  return try MotionCore.withTransaction(transaction) { () throws(Failure) in
    let transaction = Transaction.current
    defer { Stage.flushAll(under: transaction) }
    return try body()
  }
}
