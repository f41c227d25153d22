extension Transaction {
  /// The extent of one `withTransaction`. It closes with the body, so that a task started inside, which inherits it,
  /// is not covered when it runs later.
  final class Scope: Sendable {
    let transaction: Transaction
    let outer: Scope?
    // Written by the thread of the body alone, once.
    nonisolated(unsafe) fileprivate(set) var isOpen = true

    init(_ transaction: Transaction, outer: Scope?) {
      self.transaction = transaction
      self.outer = outer
    }
  }

  @TaskLocal static var scope: Scope?

  private static var openScope: Scope? {
    var candidate = scope
    while let scope = candidate, !scope.isOpen { candidate = scope.outer }
    return candidate
  }

  /// The transaction of the innermost `withTransaction` or `withAnimation` around the call; outside, an empty one.
  public static var current: Transaction { openScope?.transaction ?? Transaction() }

  fileprivate static func perform<Result, Failure: Error>(
    _ transaction: Transaction, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = openScope
    let scope = Scope((outer?.transaction ?? Transaction()).merging(transaction), outer: outer)
    let outcome: Swift.Result<Result, Failure> = $scope.withValue(scope) {
      do throws(Failure) {
        return .success(try body())
      } catch {
        return .failure(error)
      }
    }
    scope.isOpen = false
    return try outcome.get()
  }
}

/// Runs `body` with the given transaction as the current one, merged into an outer one whose fields it overrides.
public func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Transaction.perform(transaction, body)
}

/// Runs `body` with one field of the transaction set.
public func withTransaction<Value, Result, Failure: Error>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value,
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try Transaction.perform(transaction, body)
}

/// Animates the changes made in `body`; nil makes them without animation, also inside another `withAnimation`.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try Transaction.perform(Transaction(animation: animation), body)
}

/// Animates the changes made in `body` and calls `completion` once when all their animations are complete.
///
/// `completion` is called on the same thread: after the body, never inside it; see
/// `Transaction.addAnimationCompletion`. When the body touches no attribute at all, it is called as soon as nobody
/// holds the transaction any more.
public func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try Transaction.perform(transaction, body)
}
