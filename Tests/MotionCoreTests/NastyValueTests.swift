import Testing

@testable import MotionCore

/// Nothing traps, and nothing that is not finite is ever shown.
struct NastyValueTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1, -1, 1e-300, -1e-300, 1e300, -1e300,
    .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0.5, 1e-9, 1e9,
  ]

  private static func animation(_ generator: inout SplitMix) -> Animation? {
    func number() -> Double { generator.pick(numbers) }
    var animation: Animation
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return nil
    case 1: animation = .linear(duration: number())
    case 2: animation = .timingCurve(number(), number(), number(), number(), duration: number())
    case 3:
      animation = .spring(
        response: number(), dampingFraction: number(), blendDuration: number())
    case 4:
      animation = .interpolatingSpring(
        mass: number(), stiffness: number(), damping: number(), initialVelocity: number())
    case 5: animation = .spring(Spring(duration: number(), bounce: number()))
    case 6: animation = .spring(duration: number(), bounce: number())
    default: animation = .timingCurve(.circularEaseInOut, duration: number())
    }
    while generator.chance(0.5) {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: animation = animation.delay(number())
      case 1: animation = animation.speed(number())
      case 2:
        animation = animation.repeatCount(
          generator.pick([.min, -1, 0, 1, 2, 3, .max]), autoreverses: generator.chance(0.5))
      case 3: animation = animation.repeatForever(autoreverses: generator.chance(0.5))
      default: animation = animation.logicallyComplete(after: number())
      }
    }
    return animation
  }

  @Test(arguments: 0..<2000)
  func neverShowsWhatIsNotFinite(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed))
    let timeline = Timeline()
    let scalar = AnimatedValue(generator.pick(Self.numbers), on: timeline)
    let rect = AnimatedValue(Rect.zero, on: timeline)
    var fired = 0
    var awaited = 0
    scalar.onChange = { #expect($0.isFinite) }
    rect.onChange = { #expect($0.isFinite) }
    let narrow = AnimatedValue(Float(generator.pick(Self.numbers)), on: timeline)
    let lanes = AnimatedValue(SIMD4<Float>.zero, on: timeline)
    narrow.onChange = { #expect($0.isFinite) }
    lanes.onChange = { #expect($0.isFinite) }
    for _ in 0..<12 {
      var transaction = Transaction(animation: Self.animation(&generator))
      awaited += 1
      transaction.addAnimationCompletion(
        criteria: generator.chance(0.5) ? .removed : .logicallyComplete
      ) { fired += 1 }
      let value = generator.pick(Self.numbers)
      scalar.set(value, transaction: transaction)
      rect.set(
        Rect(x: value, y: generator.pick(Self.numbers), width: 1, height: -value),
        transaction: transaction)
      let float = Float(generator.pick(Self.numbers + [3e38, -3e38]))
      narrow.set(float, transaction: transaction)
      lanes.set(SIMD4(float, 0, -float, 1), transaction: transaction)
      #expect(scalar.presented.isFinite && scalar.velocity.isFinite)
      #expect(rect.presented.isFinite && rect.velocity.isFinite)
      for step in [0, 0.016, 0.3, generator.pick(Self.numbers)] {
        timeline.advance(to: timeline.now + step)
        #expect(scalar.presented.isFinite && scalar.velocity.isFinite)
        #expect(rect.presented.isFinite && rect.velocity.isFinite)
        #expect(narrow.presented.isFinite && narrow.velocity.isFinite)
        #expect(lanes.presented.isFinite && lanes.velocity.isFinite)
      }
    }
    scalar.remove()
    rect.remove()
    narrow.remove()
    lanes.remove()
    timeline.runCompletions()
    timeline.advance(to: timeline.now)
    #expect(fired == awaited)
  }

  @Test func springsOfNastyParametersStayFinite() {
    for response in Self.numbers {
      for ratio in Self.numbers {
        let spring = Spring(response: response, dampingRatio: ratio)
        let bounced = Spring(duration: response, bounce: ratio)
        for time in Self.numbers where time.isFinite {
          #expect(!spring.value(target: 1.0, time: time).isNaN)
          #expect(!bounced.value(target: 1.0, initialVelocity: 0, time: time).isNaN)
        }
        #expect(!spring.settlingDuration.isNaN)
      }
    }
  }

  @Test func movesOverTinyAndHugeRanges() {
    for scale in [1e-300, 1e-160, 1e160, 1e300] {
      let timeline = Timeline()
      let value = AnimatedValue(0.0, on: timeline)
      value.set(
        scale, transaction: Transaction(animation: .spring(response: 0.5, dampingFraction: 1)))
      timeline.advance(to: 0.1)
      #expect(abs(value.presented / scale - 0.357739556469565) < 1e-9, "\(scale)")
      timeline.advance(to: 1000)
      #expect(value.presented == scale && !value.isAnimating)
    }
  }

  @Test func lanesOfSinglePrecisionComeToRest() {
    let timeline = Timeline()
    let value = AnimatedValue(SIMD4<Float>.zero, on: timeline)
    value.set(
      SIMD4(128, 0, 0, 128), transaction: Transaction(animation: .spring.delay(0.1)))
    timeline.advance(to: 30)
    #expect(value.presented == SIMD4(128, 0, 0, 128) && timeline.isIdle)
  }

  /// A million modifiers take no stack, neither to make, hash, compare, print, play nor free.
  @Test func playsAMillionNestedModifiers() {
    func nested() -> Animation {
      var animation = Animation.linear(duration: 1)
      for index in 0..<1_000_000 {
        switch index % 4 {
        case 0: animation = animation.speed(index % 8 == 0 ? 2 : 0.5)
        case 1: animation = animation.delay(1e-9)
        case 2: animation = animation.logicallyComplete(after: 1e6)
        default: animation = animation.repeatCount(1)
        }
      }
      return animation
    }
    let (one, other) = (nested(), nested())
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.description == Animation.linear(duration: 1).description)
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    value.set(1, transaction: Transaction(animation: one))
    timeline.advance(to: 0.5)
    #expect(value.presented > 0 && value.presented < 1)
    value.set(2, transaction: Transaction(animation: .spring))
    timeline.advance(to: 10)
    #expect(value.presented == 2)
  }
}
