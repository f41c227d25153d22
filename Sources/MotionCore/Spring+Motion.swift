extension Spring {
  /// The value at `time` of a motion from zero to `target`.
  ///
  /// - Parameters:
  ///   - initialVelocity: The velocity at time 0, in units per second.
  ///   - time: Seconds since the start; a negative one counts as 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let remaining = kernel.motion(at: time).position(target.scaled(by: -1), initialVelocity)
    return target + remaining
  }

  /// The velocity at `time` of a motion from zero to `target`, in units per second.
  ///
  /// The true derivative of `value`, also when over-damped (decision D16).
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    kernel.motion(at: time).velocity(target.scaled(by: -1), initialVelocity)
  }

  /// The value at `time` of a motion between two animatable values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The force on the mass at `position` moving with `velocity`: k·(target − position) − c·velocity.
  ///
  /// The physical one, also when over-damped (decision D17). Zero for an instant spring.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    if isInstant { return .zero }
    return (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by `deltaTime` seconds. Steps add up to one long step.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let motion = kernel.motion(at: deltaTime)
    let displaced = value - target
    let moved = motion.position(displaced, velocity)
    velocity = motion.velocity(displaced, velocity)
    value = target + moved
  }
}
