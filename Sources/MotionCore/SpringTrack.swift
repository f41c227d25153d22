/// Squares within these bounds neither vanish nor overflow; others take the careful way of `GeneralTrack`.
private let ordinary = 1e-140...1e140

/// The motion of an attribute on one plain spring, the commonest of all.
///
/// The displacement from the model value is `motion.displacement·displaced + motion.impulse·velocity`.
struct SpringTrack<Value: VectorArithmetic> {
  /// Engine time of the start or the last retarget, in seconds.
  var begin: Double
  /// The displacement from the model value at `begin`.
  var displaced: Value
  /// The velocity at `begin`, per second.
  var velocity: Value
  var kernel: SpringKernel
  /// The square of the measure at which it is over, times ω₀².
  var restSquared: Double

  /// Nil when the numbers are too large or too small for squares.
  @inline(__always)
  init?(kernel: SpringKernel, displaced: Value, velocity: Value, begin: Double) {
    let distance = displaced.magnitudeSquared.squareRoot()
    let speed = velocity.magnitudeSquared.squareRoot()
    let reach = SpringEnding.reach(distance, speed, kernel.frequency)
    guard ordinary.contains(reach), ordinary.contains(kernel.frequency),
      ordinary.contains(reach * kernel.frequency)
    else { return nil }
    self.begin = begin
    self.displaced = displaced
    self.velocity = velocity
    self.kernel = kernel
    let rest = SpringEnding.threshold(reach: reach)
    restSquared = rest * rest * kernel.frequency * kernel.frequency
  }

  @inline(__always)
  func motion(at now: Double) -> SpringMotion { kernel.motion(at: now - begin) }

  /// The displacement, or nil when the motion is over.
  @inline(__always)
  func displacement(_ motion: SpringMotion) -> Value? {
    let offset = motion.position(displaced, velocity)
    let pace = motion.velocity(displaced, velocity)
    let frequency = kernel.frequency
    let measure = offset.magnitudeSquared * (frequency * frequency) + pace.magnitudeSquared
    return measure > restSquared ? offset : nil
  }
}
