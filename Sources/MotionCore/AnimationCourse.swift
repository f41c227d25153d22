/// An animation laid out for evaluation: its modifiers in a row, with the lengths of passes known.
///
/// Applies to everything but custom animations: there the covered part of an interval is the interval times a number
/// that depends on time alone.
struct AnimationCourse {
  /// One modifier, ready to map time.
  enum Step {
    case delay(Double)
    case speed(Double)
    /// A count of infinity repeats for ever; `pass` is the length of one pass, in seconds.
    case repetition(count: Double, autoreverses: Bool, pass: Double)
  }

  /// Where a moment of the outer time lies in the base's own time.
  struct Place {
    /// Seconds of the base's time.
    var time: Double
    /// How fast the base's time runs, negative in a reversed pass.
    var pace: Double = 1
    var isReversed = false
    var isRepeating = false
    /// Set while a delay holds or the animation is frozen: seconds until it goes on, possibly infinite.
    var hold: Double?
    var isOver = false

    /// Steps over a delay; false while it holds.
    @inline(__always)
    mutating func pass(delay: Double) -> Bool {
      if time < delay {
        hold = (delay - time) / pace.magnitude
        return false
      }
      time -= delay
      return true
    }

    /// Goes on at another speed; false if it freezes.
    @inline(__always)
    mutating func run(at speed: Double) -> Bool {
      guard speed > 0 else {
        hold = .infinity
        return false
      }
      time = time > 0 ? min(time * speed, .greatestFiniteMagnitude) : 0
      pace *= speed
      return true
    }

    /// Enters a pass, counted from 0; every other one runs backwards if the repetition autoreverses.
    @inline(__always)
    mutating func enterPass(_ number: Double, autoreverses: Bool) {
      if autoreverses && number.truncatingRemainder(dividingBy: 2) == 1 {
        isReversed.toggle()
        pace = -pace
      }
    }
  }

  enum Base {
    case curve(UnitCurve, duration: Double)
    case spring(SpringKernel, velocity: Double, duration: Double)
  }

  /// The state of a course at one moment.
  struct Sample {
    /// The covered part of the interval.
    var fraction: Double
    /// Its velocity, per second; 0 where it would be infinite (decision D32).
    var rate: Double
    var hold: Double?
    var isOver: Bool
  }

  /// Outermost first.
  let steps: [Step]
  let base: Base
  /// Seconds until it is over.
  let duration: Double

  /// Lays out an animation for an interval of the given magnitude; nil for a custom one.
  init?(_ animation: Animation, distance: Double) {
    switch animation.base {
    case .curve(let curve, let duration):
      base = .curve(curve, duration: duration)
      (steps, self.duration) = Self.layOut(animation.modifiers, baseDuration: max(0, duration))
    case .spring(let parameters):
      let kernel = parameters.kernel
      let duration = SpringEnding.duration(of: kernel, distance: distance)
      base = .spring(kernel, velocity: 0, duration: duration)
      (steps, self.duration) = Self.layOut(animation.modifiers, baseDuration: duration)
    case .interpolatingSpring(let parameters):
      let duration = parameters.duration
      base = .spring(
        parameters.kernel, velocity: parameters.initialVelocity, duration: duration)
      (steps, self.duration) = Self.layOut(animation.modifiers, baseDuration: duration)
    case .custom: return nil
    }
  }

  /// The modifiers in a row, and the length of the whole for a base of the given length.
  static func layOut(
    _ modifiers: ModifierList?, baseDuration: Double
  ) -> (steps: [Step], duration: Double) {
    var steps: [Step] = []
    var duration = baseDuration
    for modifier in ModifierList.modifiers(of: modifiers).reversed() {
      switch modifier {
      case .delay(let delay):
        duration = max(0, duration + delay)
        if duration.isNaN { duration = .infinity }
        steps.append(.delay(delay))
      case .speed(let speed):
        duration = speed > 0 ? duration / speed : .infinity
        if duration.isNaN { duration = .infinity }
        steps.append(.speed(speed))
      case .repetition(let count, let autoreverses):
        let count = count.map(Double.init) ?? .infinity
        steps.append(.repetition(count: count, autoreverses: autoreverses, pass: duration))
        duration = duration > 0 ? duration * count : 0
      case .logicallyComplete: break
      }
    }
    steps.reverse()
    return (steps, duration)
  }

  /// Follows `time` through the modifiers to the base.
  @inline(__always)
  static func locate(_ time: Double, in steps: [Step]) -> Place {
    var place = Place(time: max(0, time))
    for step in steps {
      switch step {
      case .delay(let delay): if !place.pass(delay: delay) { return place }
      case .speed(let speed): if !place.run(at: speed) { return place }
      case .repetition(let count, let autoreverses, let pass):
        place.isRepeating = true
        guard pass > 0, place.time <= pass * count else {
          place.isOver = true
          return place
        }
        guard pass < .infinity else { continue }
        let index = min(max(0, (place.time / pass).rounded(.up) - 1), count - 1)
        place.time = min(max(0, place.time - index * pass), pass)
        place.enterPass(index, autoreverses: autoreverses)
      }
    }
    return place
  }

  /// The covered part of the interval `time` seconds after the start.
  func sample(at time: Double) -> Sample {
    let place = Self.locate(time, in: steps)
    if place.isOver { return Sample(fraction: 1, rate: 0, hold: nil, isOver: true) }
    if let hold = place.hold {
      return Sample(fraction: place.isReversed ? 1 : 0, rate: 0, hold: hold, isOver: false)
    }
    var (fraction, rate, isOver) = (1.0, 0.0, false)
    switch base {
    case .curve(let curve, let duration):
      isOver = duration <= 0 || place.time > duration
      if !isOver {
        let progress = place.time / duration
        fraction = curve.value(at: progress)
        rate = curve.velocity(at: progress) / duration
      }
    case .spring(let kernel, let velocity, let duration):
      isOver = place.time >= duration
      if !isOver {
        let motion = kernel.motion(at: place.time)
        fraction = 1 + motion.position(-1.0, velocity)
        rate = motion.velocity(-1.0, velocity)
      }
    }
    if isOver && !place.isRepeating {
      return Sample(fraction: 1, rate: 0, hold: nil, isOver: true)
    }
    rate *= place.pace
    return Sample(
      fraction: place.isReversed ? 1 - fraction : fraction, rate: rate.isFinite ? rate : 0,
      hold: nil, isOver: false)
  }
}
