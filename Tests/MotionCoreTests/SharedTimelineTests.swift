import Testing

@testable import MotionCore

/// Attributes that run side by side, which are evaluated in groups, do what each would do alone.
struct SharedTimelineTests {
  private static func animation(_ generator: inout SplitMix) -> Animation {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: .linear(duration: generator.number(0.2...3))
    case 1: .easeInOut(duration: generator.number(0.2...3))
    case 2:
      .timingCurve(
        generator.number(0...1), generator.number(-2...3), generator.number(0...1),
        generator.number(-2...3), duration: generator.number(0.2...3))
    // Vertical in its middle: Newton's and Halley's methods alone do not find its parameters.
    case 3: .timingCurve(1, 0, 0, 1, duration: generator.number(0.2...3))
    case 4: .spring(response: generator.number(0.1...2), dampingFraction: 1)
    case 5: .interpolatingSpring(mass: 1, stiffness: 80, damping: generator.number(18...60))
    case 6: .spring(response: generator.number(0.1...2), dampingFraction: generator.number(1...3))
    default: .spring(response: generator.number(0.1...2), dampingFraction: generator.number(0...1))
    }
  }

  @Test(arguments: 0..<60)
  func areTheSameAsAlone(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 1...120, using: &generator)
    let shared = Timeline()
    let alone = (0..<count).map { _ in Timeline() }
    let together = alone.map { _ in AnimatedValue(0.0, on: shared) }
    let apart = alone.map { AnimatedValue(0.0, on: $0) }
    func set(_ index: Int, to target: Double) {
      let transaction = Transaction(animation: Self.animation(&generator))
      together[index].set(target, transaction: transaction)
      apart[index].set(target, transaction: transaction)
    }
    for index in 0..<count { set(index, to: generator.number(-10...10)) }
    var time = 0.0
    for _ in 0..<40 {
      // Often exactly a multiple of the clock's first step, so that some stand at their very end.
      time += generator.chance(0.3) ? 0.25 : generator.number(0.001...0.2)
      if generator.chance(0.3) {
        set(Int.random(in: 0..<count, using: &generator), to: generator.number(-10...10))
      }
      shared.advance(to: time)
      for index in 0..<count {
        alone[index].advance(to: time)
        #expect(abs(together[index].presented - apart[index].presented) < 2e-8)
        #expect(together[index].isAnimating == apart[index].isAnimating)
      }
    }
  }

  @Test func areExactlyAtTheEndTogether() {
    let timeline = Timeline()
    let values = (0..<64).map { _ in AnimatedValue(0.0, on: timeline) }
    for (index, value) in values.enumerated() {
      let y = Double(index) * 1e12 + 0.3
      value.set(
        Double(index + 1),
        transaction: Transaction(animation: .timingCurve(0.3, y, 0.6, -y, duration: 1)))
    }
    timeline.advance(to: 0)
    timeline.advance(to: 1)
    for (index, value) in values.enumerated() { #expect(value.presented == Double(index + 1)) }
  }

  /// What a frame changed is told, also if another callback of that frame takes the motion away first.
  @Test func areToldWhatTheFrameChangedBeforeTheyRest() {
    for make in [
      { (value: AnimatedValue<Double>) in value.snap(to: value.presented) },
      { value in
        value.set(value.presented, transaction: Transaction(animation: .linear(duration: 0)))
      },
      { value in value.set(2, transaction: Transaction(animation: .easeOut(duration: 1).delay(0.5)))
      },
      { value in value.set(3, transaction: Transaction(animation: .spring)) },
    ] {
      let timeline = Timeline()
      let values = (0..<9).map { _ in AnimatedValue(0.0, on: timeline) }
      var told = [Double](repeating: 0, count: values.count)
      var isDue = false
      for (index, value) in values.enumerated() {
        value.onChange = {
          told[index] = $0
          guard isDue else { return }
          isDue = false
          for other in values where other !== value { make(other) }
        }
        let animation: Animation = index < 5 ? .linear(duration: 1) : .spring(response: 1)
        value.set(1, transaction: Transaction(animation: animation))
      }
      timeline.advance(to: 0)
      timeline.advance(to: 0.1)
      isDue = true
      timeline.advance(to: 0.2)
      #expect(!isDue)
      for (index, value) in values.enumerated() { #expect(told[index] == value.presented) }
    }
  }

  /// Those that end in the very frame in which another's callback touches them.
  @Test func areToldTheirEndOnceOrNotAtAll() {
    let timeline = Timeline()
    var told = [[Double]](repeating: [], count: 5)
    var values: [AnimatedValue<Double>?] = told.map { _ in AnimatedValue(0.0, on: timeline) }
    for index in 1..<5 { values[index]?.onChange = { told[index].append($0) } }
    values[0]?.onChange = { shown in
      guard shown > 0.5 else { return }
      values[0]?.onChange = nil
      values[1]?.remove()
      values[2]?.snap(to: 7)
      values[3] = nil
      values[4]?.set(2, transaction: Transaction(animation: .linear(duration: 1)))
    }
    for (index, value) in values.enumerated() {
      value?.set(1, transaction: Transaction(animation: .linear(duration: index == 0 ? 1 : 0.5)))
    }
    for time in [0, 0.4, 0.6, 0.7] { timeline.advance(to: time) }
    #expect(told[1] == [0.8])
    #expect(told[2] == [0.8, 7])
    #expect(told[3] == [0.8])
    #expect(told[4].prefix(2) == [0.8, 1])
    #expect(told[4].count == 3)
  }

  /// A driver that draws as soon as it is asked to does not draw half a change.
  @Test func doNotMoveWhileFramesAreAskedFor() {
    let timeline = Timeline()
    timeline.wantsFrames = { timeline.advance(to: timeline.now) }
    var completions = 0
    let value = AnimatedValue(0.0, on: timeline)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.addAnimationCompletion(criteria: .removed) { completions += 1 }
    value.set(1, transaction: transaction)
    timeline.advance(to: 0.5)
    #expect(completions == 0)
    timeline.advance(to: 1.5)
    #expect(completions == 1)
  }

  /// Each callback may put another in its place, drop itself, or let its attribute go.
  @Test func mayExchangeTheirCallbacks() {
    let timeline = Timeline()
    var values: [AnimatedValue<Double>?] = (0..<30).map { _ in AnimatedValue(0.0, on: timeline) }
    var first = [Int](repeating: 0, count: values.count)
    var second = first
    final class Token {}
    weak var captured: Token?
    do {
      let token = Token()
      captured = token
      for index in values.indices {
        values[index]?.onChange = { [token] _ in
          first[index] += 1
          switch index % 3 {
          case 0: values[index]?.onChange = { _ in second[index] += 1 }
          case 1: values[index]?.onChange = nil
          default: values[index] = nil
          }
          withExtendedLifetime(token) {}
        }
        values[index]?.set(1, transaction: Transaction(animation: .linear(duration: 1)))
      }
    }
    timeline.advance(to: 0)
    for step in 1...20 { timeline.advance(to: Double(step) * 0.1) }
    for index in values.indices {
      #expect(first[index] == 1)
      // Nine more frames move it, and the tenth ends it.
      #expect(second[index] == (index % 3 == 0 ? 10 : 0))
      #expect((values[index] == nil) == (index % 3 == 2))
    }
    #expect(captured == nil)
    #expect(timeline.isIdle)
  }

  /// Ends other attributes, its own too, while it is evaluated.
  private struct Ending: CustomAnimation {
    let id: Int
    nonisolated(unsafe) let end: () -> Void
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time > 0.5 { end() }
      return time < 1 ? value.scaled(by: time) : nil
    }
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @Test func mayBeEndedByACustomAnimation() {
    let timeline = Timeline()
    let values = (0..<20).map { _ in AnimatedValue(0.0, on: timeline) }
    for (index, value) in values.enumerated() {
      let animation =
        index == 7
        ? Animation(Ending(id: 1) { for other in values[..<15] { other.snap(to: 5) } })
        : .easeIn(duration: 1).repeatCount(2)
      value.set(1, transaction: Transaction(animation: animation))
    }
    for step in 0...30 { timeline.advance(to: Double(step) * 0.1) }
    #expect(timeline.isIdle)
    for (index, value) in values.enumerated() { #expect(value.presented == (index < 15 ? 5 : 1)) }
  }
}
