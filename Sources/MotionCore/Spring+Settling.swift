/// The grid on which critical and over-damped springs are watched, in steps per second.
private let stepsPerSecond = 10.0
/// The residual must stay small for more than this many steps.
private let quietSteps = 10
/// The last step at which the quiet may begin: 102.4 s.
private let lastStep = 1024
/// Root u of (1 + u)·e^(−u) = 0.001 for the epsilon that is almost always used.
private let commonEpsilon = (epsilon: 0.001, root: 9.233413476451585)

extension Spring {
  /// How long the spring takes from 0 to 1 until it stays within 0.001, in seconds.
  public var settlingDuration: Double {
    settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001)
  }

  /// An estimate of how long the spring takes until it stays within `epsilon` of `target`, in seconds.
  ///
  /// Apple's numbers (decision D19): a formula when under-damped (infinite without damping), otherwise the first multiple
  /// of 0.1 s from which it is quiet for more than 1 s; where Apple's search fails after 102.4 s, the exact last moment
  /// (decision D18). Zero for an instant spring, infinite when `epsilon` is not positive. Costs up to some thousand
  /// evaluations for slow springs.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    if isInstant { return 0 }
    guard epsilon > 0 else { return .infinity }
    if dampingRatio < 1 {
      let push = (target.scaled(by: kernel.decay) - initialVelocity).magnitude
      let amplitude = push + target.magnitude
      if amplitude <= epsilon { return 0 }
      return max(0, Math.log(amplitude / epsilon) / kernel.decay)
    }
    let displaced = target.scaled(by: -1)
    func residual(at time: Double) -> Double {
      kernel.motion(at: time).position(displaced, initialVelocity).magnitude
    }
    var quietSince: Int?
    for step in 0...(lastStep + quietSteps + 1) {
      guard residual(at: Double(step) / stepsPerSecond) < epsilon else {
        if step > lastStep { break }
        quietSince = nil
        continue
      }
      let since = quietSince ?? step
      if since > lastStep { break }
      if step - since > quietSteps { return Double(since) / stepsPerSecond }
      quietSince = since
    }
    return lastCrossing(of: epsilon, residual: residual)
  }

  /// The last time at which the residual is `epsilon`, by a scan and bisection.
  private func lastCrossing(of epsilon: Double, residual: (Double) -> Double) -> Double {
    var end = Double(lastStep) / stepsPerSecond
    var doublings = 0
    while residual(end) >= epsilon || residual(2 * end) >= epsilon {
      end *= 2
      doublings += 1
      if doublings > 1000 || !end.isFinite { return .infinity }
    }
    let steps = 4096
    var (low, high) = (0.0, end)
    for step in stride(from: steps, through: 0, by: -1) {
      let time = end * Double(step) / Double(steps)
      if residual(time) >= epsilon {
        low = time
        break
      }
      high = time
    }
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if residual(middle) >= epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// A spring that settles in about the given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, clamped to 0.01…10.
  ///   - dampingRatio: Clamped to 2.2e-16…1.
  ///   - epsilon: How close counts as settled.
  ///
  /// Not a round trip with `settlingDuration`, which uses another amplitude; for hardly damped springs the
  /// amplitude is raised by 1 to keep it meaningful (decision D20).
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.isNaN ? 0.01 : min(max(settlingDuration, 0.01), 10)
    let ratio = dampingRatio.isNaN ? Double.ulpOfOne : min(max(dampingRatio, Double.ulpOfOne), 1)
    let epsilon = epsilon > 0 ? min(epsilon, 1) : commonEpsilon.epsilon
    var frequency = Self.criticalRoot(epsilon) / duration
    if ratio < 1 {
      var amplitude = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      if amplitude < 10 * epsilon { amplitude += 1 }
      frequency = Math.log(amplitude / epsilon) / (ratio * duration)
    }
    self.init(response: 2 * Double.pi / frequency, dampingRatio: ratio)
  }

  /// The root u of (1 + u)·e^(−u) = epsilon, for epsilon in 0…1.
  private static func criticalRoot(_ epsilon: Double) -> Double {
    if epsilon == commonEpsilon.epsilon { return commonEpsilon.root }
    var (low, high) = (0.0, 800.0)
    for _ in 0..<100 {
      let middle = 0.5 * (low + high)
      if (1 + middle) * Math.exp(-middle) > epsilon { low = middle } else { high = middle }
    }
    return 0.5 * (low + high)
  }
}
