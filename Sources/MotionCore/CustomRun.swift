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

  /// Follows `time` to the custom animation. `visit` is told the time at which each step stands.
  private func locate(
    _ time: Double, visit: (Double) -> Void = { _ in }
  ) -> AnimationCourse.Place {
    var place = AnimationCourse.Place(time: max(0, time))
    for (index, step) in steps.enumerated() {
      visit(place.time)
      switch step {
      case .delay(let delay): if !place.pass(delay: delay) { return place }
      case .speed(let speed): if !place.run(at: speed) { return place }
      case .repetition(_, let autoreverses, _):
        place.time = max(0, place.time - passes[index].begin)
        place.enterPass(passes[index].done, autoreverses: autoreverses)
      }
    }
    return place
  }

  /// The covered part of `value` at `time`.
  mutating func sample(_ value: Value, at time: Double) -> Sample<Value> {
    // Each round ends one pass; an animation that is over at its start would go on for ever.
    for _ in 0..<3 {
      let place = locate(time)
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
    var times: [Double] = []
    times.reserveCapacity(steps.count)
    _ = locate(time) { times.append($0) }
    for index in times.indices.reversed() {
      guard case .repetition(let count, _, _) = steps[index] else { continue }
      if passes[index].done + 1 < count {
        passes[index].done += 1
        passes[index].begin = times[index]
        for inner in steps.indices where inner > index { passes[inner] = Pass() }
        context.state = AnimationState()
        return true
      }
    }
    return false
  }

  /// The velocity at `time`, zero when not known.
  func velocity(_ value: Value, at time: Double) -> Value {
    let place = locate(time)
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
