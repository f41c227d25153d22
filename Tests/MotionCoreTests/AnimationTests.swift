import Testing

@testable import MotionCore

struct AnimationTests {
  @Test func comparesByValue() {
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.linear == .timingCurve(0, 0, 1, 1))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.default == .easeInOut)
    #expect(Animation.spring.delay(1).speed(2) == .spring.delay(1).speed(2))
    #expect(Animation.spring.delay(1).speed(2) != .spring.speed(2).delay(1))
    #expect(Set([Animation.spring.delay(1), .spring.delay(1), .spring]).count == 2)
    #expect(Animation(Steps(count: 3)) == Animation(Steps(count: 3)))
    #expect(Animation(Steps(count: 3)) != Animation(Steps(count: 4)))
    #expect(Animation.linear(duration: .nan) == .linear(duration: .nan))
  }

  /// Covers the interval in steps of a tenth of a second.
  private struct Steps: CustomAnimation {
    let count: Int

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      let step = Int(time * 10)
      if step >= count { return nil }
      if step >= count - 1 { context.isLogicallyComplete = true }
      return value.scaled(by: Double(step) / Double(count))
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) -> Bool { previous == Animation(self) }
  }

  @Test func playsCustomAnimations() {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    var fired: [String] = []
    var transaction = Transaction(animation: Animation(Steps(count: 4)).delay(0.1))
    transaction.addAnimationCompletion { fired.append("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { fired.append("removed") }
    value.set(8, transaction: transaction)
    timeline.advance(to: 0.05)
    #expect(value.presented == 0)
    timeline.advance(to: 0.35)
    #expect(value.presented == 4 && fired.isEmpty)
    timeline.advance(to: 0.45)
    #expect(value.presented == 6 && fired == ["logical"])
    timeline.advance(to: 0.55)
    #expect(value.presented == 8 && fired == ["logical", "removed"])
  }

  @Test func mergesCustomAnimationsThatWantTo() {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    let steps = Transaction(animation: Animation(Steps(count: 4)))
    value.set(4, transaction: steps)
    timeline.advance(to: 0.25)
    #expect(value.presented == 2)
    // The time goes on, and the interval grows.
    value.set(8, transaction: steps)
    timeline.advance(to: 0.35)
    #expect(value.presented == 6)
    timeline.advance(to: 0.45)
    #expect(value.presented == 8 && !value.isAnimating)
  }

  @Test func repeatsCustomAnimationsByFrames() {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    value.set(
      4, transaction: Transaction(animation: Animation(Steps(count: 2)).repeatCount(2)))
    for frame in 0...3 { timeline.advance(to: Double(frame) * 0.1 + 0.01) }
    // The second pass began in the frame at 0.21 and runs backwards.
    #expect(value.presented == 2)
    timeline.advance(to: 0.45)
    #expect(value.presented == 4 && !value.isAnimating)
  }
}
