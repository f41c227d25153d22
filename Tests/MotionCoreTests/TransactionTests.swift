import Testing

@testable import MotionCore

struct TransactionTests {
  private enum Tag: TransactionKey { static let defaultValue = 0 }

  /// The specification's table: the inner implicit animation wins if its value changed and animations are not disabled,
  /// else the outer one likewise, else the explicit one.
  @Test func innermostChangedAnimationWins() {
    let explicit: [Animation??] = [.none, .some(.linear), .some(nil)]
    let modifiers: [(Animation?, Bool)?] = [nil, (.spring, true), (.spring, false), (nil, true)]
    for outermost in explicit {
      for inner in modifiers {
        for outer in modifiers {
          for disables in [false, true] {
            var transaction = Transaction()
            if let animation = outermost { transaction.animation = animation }
            transaction.disablesAnimations = disables
            var expected = outermost ?? nil
            if let outer, outer.1, !disables { expected = outer.0 }
            if let inner, inner.1, !disables { expected = inner.0 }
            var result = transaction
            if let outer { result = result.animated(outer.0, if: outer.1) }
            if let inner { result = result.animated(inner.0, if: inner.1) }
            #expect(result.animation == expected)
          }
        }
      }
    }
  }

  @Test func nestsAndRestores() {
    #expect(Transaction.current.animation == nil)
    var outer = Transaction(animation: .spring)
    outer[Tag.self] = 7
    outer.tracksVelocity = true
    withTransaction(outer) {
      #expect(Transaction.current.animation == .spring)
      withAnimation(nil) {
        #expect(Transaction.current.animation == nil)
        #expect(Transaction.current[Tag.self] == 7)
        withTransaction(\.tracksVelocity, false) {
          #expect(!Transaction.current.tracksVelocity)
          #expect(Transaction.current[Tag.self] == 7)
        }
      }
      #expect(Transaction.current.animation == .spring)
    }
    #expect(Transaction.current[Tag.self] == 0)
  }

  private struct Stop: Error {}

  @Test func restoresWhenTheBodyThrows() {
    #expect(throws: Stop.self) { try withAnimation(.spring) { throw Stop() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test("a task started inside is not covered")
  func doesNotReachTasks() async {
    let task = withAnimation(.spring) { Task { Transaction.current.animation == nil } }
    _ = task
    let later = withAnimation(.spring) {
      Task {
        await Task.yield()
        return Transaction.current.animation == nil
      }
    }
    #expect(await later.value)
  }
}
