import Testing

@testable import MotionCore

struct TimelineTests {
  private let linear = Transaction(animation: .linear(duration: 1))

  private func moving(on timeline: Timeline, _ transaction: Transaction) -> AnimatedValue<Double> {
    let value = AnimatedValue(0.0, on: timeline)
    value.set(1, transaction: transaction)
    return value
  }

  @Test func showsTheStartInTheFirstFrame() {
    let timeline = Timeline()
    timeline.frame(at: 100, refreshInterval: 1.0 / 60)
    var value: AnimatedValue<Double>?
    timeline.frame(at: 107, refreshInterval: 1.0 / 60) { value = moving(on: timeline, linear) }
    #expect(value?.presented == 0)
    timeline.frame(at: 107 + 1.0 / 60, refreshInterval: 1.0 / 60)
    #expect(abs((value?.presented ?? 0) - 1.0 / 60) < 1e-9)
  }

  @Test("a late second frame counts as one refresh interval (D61)")
  func shortensALateSecondFrame() {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.01)
    let value = moving(on: timeline, linear)
    timeline.frame(at: 0.2, refreshInterval: 0.01)
    #expect(abs(value.presented - 0.01) < 1e-12)
    // Afterwards, and for a retarget, real time counts.
    timeline.frame(at: 0.4, refreshInterval: 0.01)
    #expect(abs(value.presented - 0.21) < 1e-12)
    value.set(2, transaction: linear)
    let before = value.presented
    timeline.frame(at: 0.6, refreshInterval: 0.01)
    #expect(abs(value.presented - before) > 0.1)
  }

  @Test("after more than a second without a frame motion goes on by one interval (D62)")
  func bridgesLongGaps() {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.01)
    let value = moving(on: timeline, linear)
    timeline.frame(at: 0.01, refreshInterval: 0.01)
    timeline.frame(at: 2.01, refreshInterval: 0.01)
    #expect(abs(value.presented - 0.02) < 1e-12)
  }

  @Test("sleeping through a delay is no gap (D63)")
  func sleepsThroughDelays() throws {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.01)
    let value = moving(on: timeline, Transaction(animation: .linear(duration: 1).delay(5)))
    #expect(timeline.needsFrames)
    timeline.frame(at: 0.01, refreshInterval: 0.01)
    #expect(!timeline.needsFrames && !timeline.isIdle)
    let wake = try #require(timeline.nextInterestingTime)
    #expect(abs(wake - 5) < 1e-9)
    timeline.frame(at: 5.01, refreshInterval: 0.01)
    #expect(timeline.needsFrames)
    #expect(abs(value.presented - 0.01) < 1e-9)
  }

  @Test(
    "a change made after a sleep begins with the frame; the delay it interrupts has passed meanwhile"
  )
  func changesAfterASleep() {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.01)
    let delayed = moving(on: timeline, Transaction(animation: .linear(duration: 1).delay(5)))
    timeline.frame(at: 0.01, refreshInterval: 0.01)
    let sudden = moving(on: timeline, linear)
    timeline.frame(at: 4.01, refreshInterval: 0.01)
    #expect(abs(sudden.presented - 0.01) < 1e-9)
    #expect(delayed.presented == 0)
    for frame in 1...200 { timeline.frame(at: 4.01 + Double(frame) / 100, refreshInterval: 0.01) }
    #expect(sudden.presented == 1)
    #expect(abs(delayed.presented - 1) < 0.02)
  }

  @Test func neverGoesBack() {
    let timeline = Timeline()
    let value = moving(on: timeline, linear)
    for time in [0.5, 0.2, .nan, .infinity, -1] { timeline.advance(to: time) }
    #expect(timeline.now == 0.5 && value.presented == 0.5)
    timeline.frame(at: 10, refreshInterval: 0.01)
    timeline.frame(at: 9, refreshInterval: 0.01)
    #expect(timeline.now == 0.5)
  }

  @Test func slowsDownWithoutAJump() {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.1)
    let value = moving(on: timeline, linear)
    timeline.frame(at: 0.1, refreshInterval: 0.1)
    timeline.slowFactor = 10
    timeline.frame(at: 0.2, refreshInterval: 0.1)
    #expect(abs(value.presented - 0.11) < 1e-12)
  }

  @Test func pausesWhileHidden() {
    let timeline = Timeline()
    timeline.frame(at: 0, refreshInterval: 0.1)
    let value = moving(on: timeline, linear)
    timeline.frame(at: 0.1, refreshInterval: 0.1)
    timeline.pause()
    timeline.frame(at: 0.5, refreshInterval: 0.1)
    #expect(abs(value.presented - 0.1) < 1e-12)
    timeline.resume()
    timeline.frame(at: 90, refreshInterval: 0.1)
    timeline.frame(at: 90.1, refreshInterval: 0.1)
    #expect(abs(value.presented - 0.2) < 1e-9)
  }

  @Test func asksForFramesOnce() {
    let timeline = Timeline()
    var calls = 0
    timeline.wantsFrames = { calls += 1 }
    let one = moving(on: timeline, linear)
    let other = moving(on: timeline, linear)
    #expect(calls == 1)
    for frame in 1...20 { timeline.advance(to: Double(frame) * 0.1) }
    #expect(calls == 1 && !timeline.needsFrames)
    one.set(0, transaction: linear)
    #expect(calls == 2)
    withExtendedLifetime(other) {}
  }

  @Test func countsLoopsApart() {
    let timeline = Timeline()
    let loop = moving(on: timeline, Transaction(animation: .linear.repeatForever()))
    #expect(timeline.loopCount == 1 && timeline.isIdle && timeline.needsFrames && loop.isLooping)
    loop.set(3, transaction: Transaction(animation: .spring))
    #expect(timeline.loopCount == 0 && !timeline.isIdle && !loop.isLooping)
    timeline.advance(to: 10)
    #expect(timeline.isIdle && loop.presented == 3)
  }

  // MARK: Levels

  @Test func reducesGeometryToItsEndAndAppearanceToAFade() {
    let timeline = Timeline(level: .reduced)
    let position = AnimatedValue(0.0, kind: .geometry, on: timeline)
    let opacity = AnimatedValue(0.0, kind: .appearance, on: timeline)
    let essential = AnimatedValue(0.0, kind: .geometry, on: timeline)
    let transaction = Transaction(animation: .bouncy.delay(3).repeatForever())
    position.set(1, transaction: transaction)
    opacity.set(1, transaction: transaction)
    var own = transaction
    own.isEssential = true
    essential.set(1, transaction: own)
    #expect(position.presented == 1 && !position.isAnimating)
    #expect(opacity.presented == 0 && essential.isLooping && timeline.loopCount == 1)
    timeline.advance(to: 0.1)
    #expect(abs(opacity.presented - 0.5) < 1e-9)
    timeline.advance(to: 0.201)
    #expect(opacity.presented == 1 && !opacity.isAnimating)
  }

  @Test func appliesALowerLevelInTheNextFrame() {
    let timeline = Timeline()
    let position = AnimatedValue(0.0, kind: .geometry, on: timeline)
    let opacity = AnimatedValue(0.0, kind: .appearance, on: timeline)
    var fired = 0
    var transaction = Transaction(animation: .linear(duration: 10))
    transaction.addAnimationCompletion(criteria: .removed) { fired += 1 }
    position.set(1, transaction: transaction)
    opacity.set(1, transaction: transaction)
    timeline.advance(to: 5)
    timeline.level = .reduced
    #expect(position.presented == 0.5)
    timeline.advance(to: 5)
    #expect(position.presented == 1)
    #expect(abs(opacity.presented - 0.5) < 1e-9 && fired == 0)
    timeline.advance(to: 5.3)
    #expect(opacity.presented == 1 && fired == 1)
    timeline.level = .full
    timeline.advance(to: 6)
    #expect(timeline.isIdle && fired == 1)
  }

  @Test func movesNothingAtLevelNone() {
    let timeline = Timeline(level: .none)
    var fired = 0
    let value = AnimatedValue(0.0, on: timeline)
    withAnimation(.spring) {
      value.set(1)
    } completion: {
      fired += 1
    }
    #expect(value.presented == 1 && fired == 0)
    timeline.advance(to: 0)
    #expect(fired == 1)
  }
}
