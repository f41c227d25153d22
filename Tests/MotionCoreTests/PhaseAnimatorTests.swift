import Testing

@testable import MotionCore

struct PhaseAnimatorTests {
  /// An animator whose phases are the values of one attribute.
  private final class Fixture {
    let timeline: Timeline
    let value: AnimatedValue<Double>
    let animator: PhaseAnimator<Double>

    init(
      _ phases: [Double], level: MotionLevel = .full, isEssential: Bool = false,
      animation: @escaping (Double) -> Animation? = { _ in .linear(duration: 1) }
    ) {
      let timeline = Timeline(level: level)
      let value = AnimatedValue(0.0, on: timeline)
      self.timeline = timeline
      self.value = value
      animator = PhaseAnimator(
        phases, isEssential: isEssential, on: timeline, animation: animation,
        apply: { value.set($0, transaction: $1) })
    }

    /// Frames are a 1024th of a second apart; each step may begin one of them late.
    func run(to time: Double) {
      while timeline.now < time { timeline.advance(to: timeline.now + 1.0 / 1024) }
    }

    func shows(_ expected: Double) -> Bool { abs(value.presented - expected) < 0.5 }
  }

  @Test func showsTheFirstPhaseAtOnce() {
    let fixture = Fixture([7, 8])
    #expect(fixture.value.presented == 7 && fixture.animator.phase == 7)
    #expect(!fixture.animator.isRunning && fixture.timeline.isIdle)
  }

  @Test func runsOncePerTrigger() {
    let fixture = Fixture([0, 10, 20])
    fixture.run(to: 1)
    fixture.animator.trigger()
    fixture.run(to: 1.5)
    #expect(fixture.value.presented == 5)
    fixture.run(to: 2.5)
    #expect(fixture.shows(15))
    fixture.run(to: 4.5)
    #expect(fixture.value.presented == 0 && !fixture.animator.isRunning)
    fixture.run(to: 9)
    #expect(fixture.animator.phase == 0 && fixture.timeline.isIdle)
  }

  @Test func cyclesForEver() {
    let fixture = Fixture([0, 10])
    fixture.animator.start()
    fixture.run(to: 20.5)
    #expect(fixture.animator.isRunning && fixture.shows(5))
    fixture.animator.stop()
    fixture.run(to: 30)
    #expect(fixture.timeline.isIdle && fixture.animator.phase == 0)
  }

  @Test("A phase without animation is shown for one frame (D57)")
  func jumpsForOneFrame() {
    let fixture = Fixture([0, 10, 20], animation: { $0 == 10 ? nil : .linear(duration: 1) })
    fixture.run(to: 1)
    fixture.animator.trigger()
    #expect(fixture.value.presented == 10 && fixture.animator.phase == 10)
    fixture.timeline.advance(to: 1.125)
    #expect(fixture.animator.phase == 20)
    #expect(fixture.value.presented == 10)
    fixture.timeline.advance(to: 1.25)
    #expect(fixture.value.presented == 11.25)
  }

  @Test("A trigger during a run moves on and finishes the run (D58)")
  func movesOnWhenTriggeredAgain() {
    let fixture = Fixture(
      [0, 10, 20], animation: { _ in .spring(response: 1, dampingFraction: 1) })
    var rests = 0
    fixture.animator.onRest = { rests += 1 }
    fixture.animator.trigger()
    fixture.run(to: 0.5)
    let shown = fixture.value.presented
    fixture.animator.trigger()
    #expect(fixture.animator.phase == 20 && fixture.value.presented == shown)
    fixture.run(to: 1.49)
    #expect(fixture.animator.phase == 20)
    fixture.run(to: 1.51)
    #expect(fixture.animator.phase == 0)
    fixture.run(to: 2.52)
    #expect(!fixture.animator.isRunning && rests == 1)
  }

  @Test("Few phases, or none, never run", arguments: [[], [3]] as [[Double]])
  func restsWithoutPhases(_ phases: [Double]) {
    let fixture = Fixture(phases)
    fixture.animator.start()
    fixture.animator.trigger()
    #expect(!fixture.animator.isRunning && fixture.animator.phase == phases.first)
  }

  @Test func restsWhenNothingCanBeAnimated() {
    let fixture = Fixture([5, 5, 5])
    fixture.animator.start()
    #expect(!fixture.animator.isRunning)
    fixture.animator.trigger()
    #expect(!fixture.animator.isRunning && fixture.animator.phase == 5)
  }

  @Test("Repetitions rest at the first phase (D66)", arguments: [MotionLevel.reduced, .none])
  func restsAtLowerLevels(_ level: MotionLevel) {
    let fixture = Fixture([0, 10], level: level)
    fixture.animator.start()
    #expect(!fixture.animator.isRunning && fixture.animator.phase == 0)
    fixture.timeline.advance(to: 1)
    #expect(!fixture.timeline.needsFrames)
  }

  @Test func aRunEndsAtOnceWithoutMotion() {
    let fixture = Fixture([0, 10, 20], level: .none, animation: { $0 == 10 ? nil : .default })
    fixture.animator.trigger()
    #expect(!fixture.animator.isRunning && fixture.value.presented == 0)
  }

  @Test func cyclesWhenEssential() {
    let fixture = Fixture([0, 10], level: .reduced, isEssential: true)
    fixture.animator.start()
    fixture.run(to: 0.5)
    #expect(fixture.value.presented == 5)
  }

  @Test("A level that falls while it cycles brings it to rest")
  func comesToRestInMidFlight() {
    let fixture = Fixture([0, 10])
    fixture.animator.start()
    fixture.run(to: 0.5)
    fixture.timeline.level = .reduced
    fixture.run(to: 1)
    #expect(!fixture.animator.isRunning && fixture.value.presented == 0)
    #expect(!fixture.timeline.needsFrames)
  }
}
