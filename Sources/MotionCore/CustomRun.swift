/// A custom animation on its way, with its modifiers and state.
///
/// Its length is not known, so passes end at the first frame in which it returns nil and the next begins with that
/// frame (decision D28).
struct CustomRun<Value: VectorArithmetic> {
  let custom: any CustomAnimation
  let steps: [AnimationCourse.Step]
  var context: AnimationContext<Value>
  /// For each step that repeats: how many passes are done, and when the current one began in the step's time.
  private var passes: [Pass]
  private let modifiers: ModifierList?

  private struct Pass {
    var done = 0.0
    var begin = 0.0
  }

  struct Sample<V: VectorArithmetic> {
    var covered: V
    var hold: Double?
    var isOver = false
  }

  init(_ custom: any CustomAnimation, modifiers: ModifierList?) {
    self.custom = custom
    self.modifiers = modifiers
    steps = AnimationCourse.layOut(modifiers, baseDuration: .infinity).steps
    passes = Array(repeating: Pass(), count: steps.count)
    context = AnimationContext()
  }

  /// Goes on with the state and the passes of the animation it replaces.
  mutating func adopt(_ old: CustomRun) {
    context = old.context
    passes = old.passes
  }

  private struct Place {
    var time: Double
    var pace = 1.0
    var isReversed = false
    var hold: Double?
    /// The time at which each step stands.
    var times: [Double] = []
  }

  private func locate(_ time: Double, recordsTimes: Bool) -> Place {
    var place = Place(time: max(0, time))
    if recordsTimes { place.times.reserveCapacity(steps.count) }
    for (index, step) in steps.enumerated() {
      if recordsTimes { place.times.append(place.time) }
      switch step {
      case .delay(let delay):
        if place.time < delay {
          place.hold = (delay - place.time) / place.pace.magnitude
          return place
        }
        place.time -= delay
      case .speed(let speed):
        guard speed > 0 else {
          place.hold = .infinity
          return place
        }
        place.time = place.time > 0 ? min(place.time * speed, .greatestFiniteMagnitude) : 0
        place.pace *= speed
      case .repetition(_, let autoreverses, _):
        place.time = max(0, place.time - passes[index].begin)
        if autoreverses && passes[index].done.truncatingRemainder(dividingBy: 2) == 1 {
          place.isReversed.toggle()
          place.pace = -place.pace
        }
      }
    }
    return place
  }

  /// The covered part of `value` at `time`.
  mutating func sample(_ value: Value, at time: Double) -> Sample<Value> {
    // Each round ends one pass; an animation that is over at its start would go on for ever.
    for round in 0..<3 {
      let place = locate(time, recordsTimes: round > 0)
      if let hold = place.hold {
        return Sample(covered: place.isReversed ? value : .zero, hold: hold)
      }
      if let covered = custom.animate(value: value, time: place.time, context: &context) {
        return Sample(covered: place.isReversed ? value - covered : covered)
      }
      if !beginNextPass(at: time) { return Sample(covered: value, isOver: true) }
    }
    return Sample(covered: value, isOver: true)
  }

  /// Ends the pass of the innermost repetition that has passes left; false when there is none.
  private mutating func beginNextPass(at time: Double) -> Bool {
    let place = locate(time, recordsTimes: true)
    for index in steps.indices.reversed() {
      guard index < place.times.count, case .repetition(let count, _, _) = steps[index] else {
        continue
      }
      if passes[index].done + 1 < count {
        passes[index].done += 1
        passes[index].begin = place.times[index]
        for inner in steps.indices where inner > index { passes[inner] = Pass() }
        context.state = AnimationState()
        return true
      }
    }
    return false
  }

  /// The velocity at `time`, zero when not known.
  func velocity(_ value: Value, at time: Double) -> Value {
    let place = locate(time, recordsTimes: false)
    guard place.hold == nil,
      let velocity = custom.velocity(value: value, time: place.time, context: context)
    else { return .zero }
    let scaled = velocity.scaled(by: place.pace)
    return scaled.isFinite ? scaled : .zero
  }

  /// Whether the animation has reported logical completion at `time`, by itself or through a modifier.
  func isLogicallyComplete(at time: Double) -> Bool {
    if context.isLogicallyComplete { return true }
    var local = max(0, time)
    var next = modifiers
    while let list = next {
      switch list.modifier {
      case .delay(let delay): local = max(0, local - delay)
      case .speed(let speed): local = speed > 0 ? local * speed : 0
      case .logicallyComplete(let after): if local > after { return true }
      case .repetition: return false
      }
      next = list.inner
    }
    return false
  }
}
