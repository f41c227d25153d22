/// An animation written by hand: interval and time in, covered part out.
///
/// Specification 5.7.
public protocol CustomAnimation: Hashable, Sendable {
  /// The part of `value` covered at `time`, or nil when the animation is over.
  ///
  /// Called while a frame is evaluated: it must not set the attribute that it animates.
  ///
  /// - Parameters:
  ///   - value: The interval from the start value to the model value.
  ///   - time: Seconds since the start, not negative.
  ///   - context: State that survives from frame to frame.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at `time` in units per second, or nil when it is not known; it then counts as 0 for a spring that
  /// takes over (decision D32).
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes the place of `previous`, which is running.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: Its interval.
  ///   - time: How long it has been running, in seconds.
  ///   - context: Its state, which may be rewritten.
  /// - Returns: After true the time goes on, and the interval grows by the change. After false both run, blended.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Never.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// Any custom animation, compared by its concrete type and value.
struct CustomAnimationBox: Hashable, Sendable, CustomStringConvertible {
  let animation: any CustomAnimation

  init(_ animation: any CustomAnimation) { self.animation = animation }

  static func == (lhs: CustomAnimationBox, rhs: CustomAnimationBox) -> Bool {
    func isEqual<A: CustomAnimation>(_ animation: A) -> Bool {
      animation == rhs.animation as? A
    }
    return isEqual(lhs.animation)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }

  var description: String { "\(animation)" }
}
