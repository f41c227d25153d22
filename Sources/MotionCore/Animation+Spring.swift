/// The shortest response of a spring animation, in seconds: that of a stiffness of 45000 (decision D21).
let shortestResponse = 2 * Double.pi / 45000.0.squareRoot()
/// An interpolating spring is over when this part of the interval is left (decision D25).
private let interpolatingRest = 0.001

extension Animation.SpringParameters {
  /// The response after the floor, in seconds.
  var effectiveResponse: Double { max(response, shortestResponse) }

  /// The oscillator; nearly critical counts as critical (decision D15), negative damping as none (decision D12).
  var kernel: SpringKernel {
    Spring(response: effectiveResponse, dampingRatio: dampingFraction).kernel
  }
}

extension Animation.InterpolatingSpringParameters {
  /// The oscillator, at most critical (decision D24).
  var kernel: SpringKernel { Spring(mass: mass, stiffness: stiffness, damping: damping).kernel }

  /// Seconds until the animation is over; infinite without damping, 0 for an instant spring.
  var duration: Double {
    let kernel = kernel
    guard kernel.frequency.isFinite else { return 0 }
    let velocity = initialVelocity
    if kernel.dampingRatio < 1 {
      guard kernel.decay > 0 else { return .infinity }
      let swing = (kernel.decay - velocity).magnitude / kernel.dampedFrequency
      return Math.log((1 + swing) / interpolatingRest) / kernel.decay
    }
    // The residual |(1 − (v − b)t)|·e^(−bt) falls for good after its last extremum.
    func residual(_ time: Double) -> Double {
      kernel.motion(at: time).position(-1.0, velocity).magnitude
    }
    let push = velocity - kernel.decay
    let extremum = push == 0 ? 0 : 1 / kernel.decay + 1 / push
    var low = max(0, extremum)
    if residual(low) < interpolatingRest { low = 0 }
    var high = max(2 * low, 1 / kernel.decay)
    while residual(high) > interpolatingRest {
      high *= 2
      if !high.isFinite { return .infinity }
    }
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if residual(middle) > interpolatingRest { low = middle } else { high = middle }
    }
    return high
  }
}
