/// A callback that waits for the logical end of one animation as it was registered, whatever became of it since
/// (specification 7.1).
struct LogicalEnd {
  let listener: AnimationListener
  /// The attribute, whose end counts as the animation's.
  let owner: ObjectIdentifier
  /// Engine time of the animation's start, in seconds.
  var begin: Double
  /// Engine time after which it is logically complete; infinite if never, or if the shadow decides.
  var time: Double
  let shadow: AnyLogicalShadow?

  func isReached(at now: Double) -> Bool {
    now > time || shadow?.isComplete(at: now) == true
  }
}

/// A custom animation that goes on unseen, only to find its logical end.
class AnyLogicalShadow {
  func isComplete(at now: Double) -> Bool { true }
}

final class LogicalShadow<Value: VectorArithmetic>: AnyLogicalShadow {
  private var run: CustomRun<Value>
  private let interval: Value
  private let begin: Double

  init(_ run: CustomRun<Value>, interval: Value, begin: Double) {
    self.run = run
    self.interval = interval
    self.begin = begin
  }

  override func isComplete(at now: Double) -> Bool {
    if run.sample(interval, at: now - begin).isOver { return true }
    return run.isLogicallyComplete(at: now - begin)
  }
}
