/// The two fundamental motions of a damped oscillator at one moment, and their velocities.
///
/// A displacement of 1 at rest has become `displacement` with velocity `displacementRate`; a velocity of 1 without
/// displacement has become `impulse` with velocity `impulseRate`. Every spring motion, of any vector, is the sum
/// `displacement·d₀ + impulse·v₀`.
struct SpringMotion {
  var displacement: Double
  var impulse: Double
  var displacementRate: Double
  var impulseRate: Double

  static var start: SpringMotion {
    SpringMotion(displacement: 1, impulse: 0, displacementRate: 0, impulseRate: 1)
  }
  static var rest: SpringMotion {
    SpringMotion(displacement: 0, impulse: 0, displacementRate: 0, impulseRate: 0)
  }

  @inline(__always)
  func position<V: VectorArithmetic>(_ displaced: V, _ velocity: V) -> V {
    var (result, moved) = (displaced, velocity)
    result.scale(by: displacement)
    moved.scale(by: impulse)
    result += moved
    return result
  }

  @inline(__always)
  func velocity<V: VectorArithmetic>(_ displaced: V, _ velocity: V) -> V {
    var (result, moved) = (displaced, velocity)
    result.scale(by: displacementRate)
    moved.scale(by: impulseRate)
    result += moved
    return result
  }
}

/// Natural frequency ω₀ and damping ratio ζ of an oscillator, with what its motion needs ready.
struct SpringKernel: Hashable, Sendable {
  /// ω₀ in radians per second; infinite for an instant spring.
  let frequency: Double
  /// ζ: below 1 it oscillates, at 1 it is critical, above it creeps.
  let dampingRatio: Double
  /// b = ζω₀, per second.
  let decay: Double
  /// ω₀√|1 − ζ²|, per second; 0 when critical.
  let dampedFrequency: Double
  /// 1/`dampedFrequency`, in seconds for a radian; 0 when critical.
  let dampedPeriod: Double

  @inline(__always)
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
    decay = frequency * dampingRatio
    dampedFrequency =
      dampingRatio == 1
      ? 0 : frequency * ((1 - dampingRatio) * (1 + dampingRatio)).magnitude.squareRoot()
    dampedPeriod = dampedFrequency == 0 ? 0 : 1 / dampedFrequency
  }

  /// The motion `time` seconds after the start; before it, the start.
  @inline(__always)
  func motion(at time: Double) -> SpringMotion {
    guard time > 0 else { return frequency.isFinite ? .start : .rest }
    if dampingRatio < 1 { return underdamped(at: time) }
    if dampingRatio == 1 { return critical(at: time) }
    return overdamped(at: time)
  }

  @inline(__always)
  private func underdamped(at time: Double) -> SpringMotion {
    let envelope = Math.exp(-decay * time)
    let phase = dampedFrequency * time
    guard envelope > 0, phase.isFinite else { return .rest }
    let (turn, c) = (envelope * Math.sin(phase) / dampedFrequency, envelope * Math.cos(phase))
    return SpringMotion(
      displacement: c + decay * turn, impulse: turn,
      displacementRate: -(frequency * (frequency * turn)), impulseRate: c - decay * turn)
  }

  @inline(__always)
  private func critical(at time: Double) -> SpringMotion {
    let envelope = Math.exp(-decay * time)
    guard envelope > 0 else { return .rest }
    let steps = decay * time
    return SpringMotion(
      displacement: envelope * (1 + steps), impulse: envelope * time,
      displacementRate: -(decay * (steps * envelope)), impulseRate: envelope * (1 - steps))
  }

  @inline(__always)
  private func overdamped(at time: Double) -> SpringMotion {
    // −b + wd without cancellation.
    let fast = -(decay + dampedFrequency)
    let slow = -frequency * (frequency / (decay + dampedFrequency))
    let (slowPart, fastPart) = (Math.exp(slow * time), Math.exp(fast * time))
    guard slowPart > 0, fast.isFinite else { return .rest }
    let gap = slow - fast
    let impulse = (slowPart - fastPart) / gap
    return SpringMotion(
      displacement: slowPart - slow * impulse, impulse: impulse,
      displacementRate: -(frequency * (frequency * impulse)),
      impulseRate: fastPart + slow * impulse)
  }
}
