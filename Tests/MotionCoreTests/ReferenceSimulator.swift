import Foundation
import MotionCore

/// An animation as the reference simulator knows it: a description, without any of the engine's types.
indirect enum ReferenceAnimation: CustomStringConvertible {
  case curve([Double], duration: Double)
  case spring(response: Double, damping: Double, blend: Double)
  case interpolating(stiffness: Double, damping: Double, velocity: Double)
  case delay(Double, ReferenceAnimation)
  case speed(Double, ReferenceAnimation)
  case repetition(Int?, Bool, ReferenceAnimation)

  /// The engine's animation.
  var animation: Animation {
    switch self {
    case .curve(let p, let duration):
      .timingCurve(p[0], p[1], p[2], p[3], duration: duration)
    case .spring(let response, let damping, let blend):
      .spring(response: response, dampingFraction: damping, blendDuration: blend)
    case .interpolating(let stiffness, let damping, let velocity):
      .interpolatingSpring(stiffness: stiffness, damping: damping, initialVelocity: velocity)
    case .delay(let delay, let base): base.animation.delay(delay)
    case .speed(let speed, let base): base.animation.speed(speed)
    case .repetition(let count?, let autoreverses, let base):
      base.animation.repeatCount(count, autoreverses: autoreverses)
    case .repetition(nil, let autoreverses, let base):
      base.animation.repeatForever(autoreverses: autoreverses)
    }
  }

  var description: String {
    switch self {
    case .curve(let p, let duration): "curve\(p) \(duration)"
    case .spring(let r, let z, let b): "spring(\(r), \(z), \(b))"
    case .interpolating(let k, let c, let v): "interpolating(\(k), \(c), \(v))"
    case .delay(let d, let base): "\(base).delay(\(d))"
    case .speed(let s, let base): "\(base).speed(\(s))"
    case .repetition(let n, let a, let base): "\(base).repeat(\(n.map { "\($0)" } ?? "∞"), \(a))"
    }
  }

  /// Covered part of a unit interval, its rate, and whether it is over; nil past the end.
  struct State {
    var fraction: Double
    var rate: Double
    var isOver = false
  }

  private static let steps = 2000.0

  func state(at t: Double) -> State {
    switch self {
    case .curve(let p, let duration):
      if duration <= 0 || t > duration { return State(fraction: 1, rate: 0, isOver: true) }
      func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      func slope(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * (1 - s) * (1 - s) * a + 6 * (1 - s) * s * (b - a) + 3 * s * s * (1 - b)
      }
      if p == [0, 0, 1, 1] { return State(fraction: t / duration, rate: 1 / duration) }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if bezier(p[0], p[2], middle) < t / duration { low = middle } else { high = middle }
      }
      // Just inside the curve, where both slopes may vanish at an end.
      let inside = min(max(low, 1e-7), 1 - 1e-7)
      let rate = slope(p[1], p[3], inside) / slope(p[0], p[2], inside) / duration
      return State(fraction: bezier(p[1], p[3], low), rate: rate.isFinite ? rate : 0)
    case .spring(let response, let damping, _):
      let w = 2 * Double.pi / response
      var (x, v) = (0.0, 0.0)
      Self.integrate(&x, &v, target: 1, for: t, damping: damping) { _ in w }
      let isOver = hypot(1 - x, v / w) <= 0.001
      return isOver
        ? State(fraction: 1, rate: 0, isOver: true) : State(fraction: x, rate: v)
    case .interpolating(let k, let c, let velocity):
      let w = k.squareRoot()
      let z = min(1, c / (2 * w))
      if t >= Self.interpolatingDuration(w: w, z: z, velocity: velocity) {
        return State(fraction: 1, rate: 0, isOver: true)
      }
      var (x, v) = (0.0, velocity)
      Self.integrate(&x, &v, target: 1, for: t, damping: z) { _ in w }
      return State(fraction: x, rate: v)
    case .delay(let delay, let base):
      return t < delay ? State(fraction: 0, rate: 0) : base.state(at: t - delay)
    case .speed(let speed, let base):
      var state = base.state(at: t * speed)
      state.rate *= speed
      return state
    case .repetition(let count, let autoreverses, let base):
      let pass = base.duration
      if let count, t > Double(max(1, count)) * pass {
        return State(fraction: 1, rate: 0, isOver: true)
      }
      let index = max(0, (t / pass).rounded(.up) - 1)
      var state = base.state(at: min(t - index * pass, pass))
      state.isOver = false
      if autoreverses && Int(index) % 2 == 1 {
        state.fraction = 1 - state.fraction
        state.rate = -state.rate
      }
      return state
    }
  }

  /// The length of a pass; only of what the histories repeat.
  private var duration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .delay(let delay, let base): delay + base.duration
    case .speed(let speed, let base): base.duration / speed
    default: .nan
    }
  }

  private static func interpolatingDuration(w: Double, z: Double, velocity: Double) -> Double {
    let b = z * w
    if z < 1 {
      return log((1 + abs(b - velocity) / (w * (1 - z * z).squareRoot())) / 0.001) / b
    }
    var t = 20 / w
    while abs(-1 + (velocity - b) * t) * exp(-b * t) < 0.001 { t -= 1e-6 }
    return t
  }

  /// Runge and Kutta's steps of x'' = w²(target − x) − 2zw·x'.
  static func integrate(
    _ x: inout Double, _ v: inout Double, target: Double, for time: Double, damping z: Double,
    frequency: (Double) -> Double
  ) {
    let count = Int((time * steps).rounded(.up))
    if count <= 0 { return }
    let h = time / Double(count)
    for step in 0..<count {
      let t = Double(step) * h
      func pull(_ t: Double, _ x: Double, _ v: Double) -> Double {
        let w = frequency(t)
        return w * w * (target - x) - 2 * z * w * v
      }
      let a1 = pull(t, x, v)
      let a2 = pull(t + h / 2, x + h / 2 * v, v + h / 2 * a1)
      let v2 = v + h / 2 * a1
      let a3 = pull(t + h / 2, x + h / 2 * v2, v + h / 2 * a2)
      let v3 = v + h / 2 * a2
      let a4 = pull(t + h, x + h * v3, v + h * a3)
      let v4 = v + h * a3
      x += h / 6 * (v + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
  }
}

/// One attribute by the letter of the specification, slowly: P = M − I + R, springs by small steps.
struct ReferenceAttribute {
  private struct Entry {
    var animation: ReferenceAnimation
    var target: Double
    var begin: Double
    /// The state of a spring that came first, at `spring.time`.
    var spring: SpringState?
    var isOver = false
  }

  private struct SpringState {
    var x: Double
    var v: Double
    var time: Double
    var response: Double
    var damping: Double
    var rest: Double
    /// A glide of the response: from, begin, duration.
    var blend: (old: Double, begin: Double, duration: Double)?

    func response(at time: Double) -> Double {
      guard let blend else { return response }
      let p = min(max((time - blend.begin) / blend.duration, 0), 1)
      return response + (blend.old - response) * (1 - p * p * (3 - 2 * p))
    }
  }

  private(set) var model: Double
  private var entries: [Entry] = []
  private(set) var now = 0.0
  private(set) var presented: Double
  private(set) var velocity = 0.0
  /// Whether the end of a spring is so near that rounding decides.
  private(set) var isAmbiguous = false

  init(_ value: Double) {
    model = value
    presented = value
  }

  var isAnimating: Bool { !entries.isEmpty }

  mutating func advance(to time: Double) {
    now = time
    isAmbiguous = false
    var (r, rate) = (0.0, 0.0)
    for index in entries.indices {
      if !entries[index].isOver {
        if var spring = entries[index].spring {
          let (start, old) = (spring.time, spring)
          ReferenceAnimation.integrate(
            &spring.x, &spring.v, target: entries[index].target, for: time - start,
            damping: spring.damping
          ) { 2 * Double.pi / old.response(at: start + $0) }
          spring.time = time
          entries[index].spring = spring
          (r, rate) = (spring.x, spring.v)
          let w = 2 * Double.pi / spring.response
          let measure = hypot(entries[index].target - r, rate / w)
          let isBlending = spring.blend.map { time < $0.begin + $0.duration } ?? false
          if !isBlending {
            entries[index].isOver = measure <= spring.rest
            if abs(measure - spring.rest) < 1e-3 * spring.rest { isAmbiguous = true }
          }
        } else {
          let local = time - entries[index].begin
          let state = entries[index].animation.state(at: local)
          // A nearby moment that disagrees about the end makes the sample ambiguous.
          for nearby in [local - 1e-3, local + 1e-3]
          where nearby > 0 && entries[index].animation.state(at: nearby).isOver != state.isOver {
            isAmbiguous = true
          }
          let gap = entries[index].target - r
          rate = rate * (1 - state.fraction) + state.rate * gap
          r += state.fraction * gap
          entries[index].isOver = state.isOver
        }
      }
      if entries[index].isOver { (r, rate) = (entries[index].target, 0) }
    }
    if let last = entries.last {
      presented = model - last.target + r
      velocity = rate
      if last.isOver { entries = [] }
    }
    if entries.isEmpty { (presented, velocity) = (model, 0) }
  }

  mutating func set(_ value: Double, _ animation: ReferenceAnimation?) {
    let delta = value - model
    if delta == 0 { return }
    let before = presented
    model = value
    guard let animation else {
      presented += delta
      return
    }
    let target = (entries.last?.target ?? 0) + delta
    // Where the motion is, in the space of the intervals.
    let position = target - (value - before)
    if case .spring(let response, let damping, let blendDuration) = animation {
      var blend: (old: Double, begin: Double, duration: Double)?
      if entries.count == 1, let old = entries[0].spring, case .spring = entries[0].animation {
        let isBlending = old.blend.map { now < $0.begin + $0.duration } ?? false
        if isBlending && old.response == response {
          blend = old.blend
        } else if old.response != response && blendDuration > 0 {
          blend = (old.response(at: now), now, blendDuration)
        }
      }
      let w = 2 * Double.pi / response
      let reach = max(abs(value - before), abs(velocity) / w)
      let spring = SpringState(
        x: position, v: velocity, time: now, response: response, damping: damping,
        rest: min(0.001 * reach, 0.01), blend: blend)
      entries = [Entry(animation: animation, target: target, begin: now, spring: spring)]
    } else {
      entries.append(Entry(animation: animation, target: target, begin: now))
    }
    advance(to: now)
  }
}
