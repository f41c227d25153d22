import MotionCore

/// A modifier that rewrites the transaction for what is inside it.
final class TransactionModifier {
  /// Which of the element's modifiers it speaks for: all written before it, or only those of a scoped closure.
  enum Scope: Equatable {
    case everythingInside
    case modifiers(Range<Int>)
  }

  let scope: Scope
  private let rewrite: (inout Transaction) -> Void
  /// Applies only in the flush in which its value changed; otherwise to every change.
  private let isConditional: Bool
  private var changedIn = -1
  private let stage: Stage

  init(
    on stage: Stage, scope: Scope, isConditional: Bool,
    rewrite: @escaping (inout Transaction) -> Void
  ) {
    self.stage = stage
    self.scope = scope
    self.isConditional = isConditional
    self.rewrite = rewrite
    if !isConditional { stage.unconditionalModifiers += 1 }
  }

  isolated deinit {
    if !isConditional { stage.unconditionalModifiers -= 1 }
  }

  func noteChanged() {
    changedIn = stage.flushGeneration
    stage.changedModifiers += 1
  }

  func apply(to transaction: inout Transaction) {
    guard !isConditional || changedIn == stage.flushGeneration else { return }
    rewrite(&transaction)
  }
}

extension Element {
  /// The transaction as it reaches one of this element's modifiers, or (index -1) its content and frame: the outer
  /// modifiers of all ancestors and of this element have had their say, the outermost first.
  func transaction(_ base: Transaction, at index: Int = -1) -> Transaction {
    guard stage.changedModifiers > 0 || stage.unconditionalModifiers > 0 else { return base }
    var transaction = parent?.transaction(base) ?? base
    for (place, modifier) in modifiers.enumerated().reversed() where place > index {
      guard case .transaction(let rewriting) = modifier else { continue }
      switch rewriting.scope {
      case .everythingInside: rewriting.apply(to: &transaction)
      case .modifiers(let range): if range.contains(index) { rewriting.apply(to: &transaction) }
      }
    }
    return transaction
  }
}
