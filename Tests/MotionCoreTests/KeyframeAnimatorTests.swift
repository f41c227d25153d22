import Testing

@testable import MotionCore

struct KeyframeAnimatorTests {
  struct Pose: Equatable {
    var x = 0.0
    var opacity = 1.0
  }

  private func animator(
    _ timeline: Timeline, repeating: Bool = false
  ) -> KeyframeAnimator<Pose> {
    KeyframeAnimator(initialValue: Pose(), repeating: repeating, on: timeline) { _ in
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 0.5)
        LinearKeyframe(4, duration: 0.5)
      }
      KeyframeTrack(\.opacity, kind: .appearance) { LinearKeyframe(0.5, duration: 1) }
    }
  }

  @Test func playsOncePerTrigger() {
    let timeline = Timeline()
    let animator = animator(timeline)
    var reports: [Pose] = []
    animator.onChange = { reports.append($0) }
    timeline.advance(to: 1)
    #expect(animator.value == Pose() && timeline.isIdle && reports.isEmpty)
    animator.trigger()
    timeline.advance(to: 1.25)
    #expect(animator.value == Pose(x: 5, opacity: 0.875))
    #expect(reports.count == 2)
    timeline.advance(to: 2.5)
    #expect(animator.value == Pose(x: 4, opacity: 0.5))
    #expect(!animator.isPlaying && timeline.isIdle)
  }

  @Test("The closure gets the value that is shown: first the initial one, then the last")
  func continuesFromItsEnd() {
    let timeline = Timeline()
    var starts: [Double] = []
    let animator = KeyframeAnimator(initialValue: 1.0, on: timeline) { start in
      let _ = starts.append(start)
      KeyframeTrack(\.self) { LinearKeyframe(start + 2, duration: 1) }
    }
    animator.trigger()
    timeline.advance(to: 2)
    animator.trigger()
    timeline.advance(to: 2.5)
    #expect(starts.suffix(2) == [1, 3])
    #expect(animator.value == 4)
  }

  @Test func repeatsSeamlessly() {
    let timeline = Timeline()
    let animator = animator(timeline, repeating: true)
    animator.start()
    timeline.advance(to: 0.25)
    #expect(animator.value.x == 5)
    timeline.advance(to: 7.25)
    #expect(abs(animator.value.x - 5) < 1e-9)
    #expect(timeline.isIdle && timeline.loopCount > 0)
    animator.stop()
    timeline.advance(to: 8)
    #expect(timeline.loopCount == 0 && animator.value == Pose())
  }

  @Test("At reduced motion geometry is at its end and appearance plays (D66)")
  func keepsAppearanceAtReducedMotion() {
    let timeline = Timeline(level: .reduced)
    let animator = animator(timeline)
    animator.trigger()
    timeline.advance(to: 0.5)
    #expect(animator.value == Pose(x: 4, opacity: 0.75))
  }

  @Test("A level that falls in mid-flight ends the geometry in the next frame")
  func reducesInMidFlight() {
    let timeline = Timeline()
    let animator = animator(timeline)
    animator.trigger()
    timeline.advance(to: 0.25)
    timeline.level = .reduced
    timeline.advance(to: 0.5)
    #expect(animator.value == Pose(x: 4, opacity: 0.75))
    timeline.level = .none
    timeline.advance(to: 0.6)
    #expect(animator.value == Pose(x: 4, opacity: 0.5))
    #expect(timeline.isIdle)
  }

  @Test func repetitionsRestAtReducedMotion() {
    let timeline = Timeline(level: .reduced)
    let animator = animator(timeline, repeating: true)
    animator.start()
    #expect(animator.value == Pose(x: 4, opacity: 0.5))
    timeline.advance(to: 0.1)
    #expect(timeline.loopCount == 0 && !timeline.needsFrames)
  }

  @Test func playsWhenEssential() {
    let timeline = Timeline(level: .reduced)
    let animator = KeyframeAnimator(initialValue: 0.0, isEssential: true, on: timeline) { _ in
      KeyframeTrack(\.self) { LinearKeyframe(10, duration: 1) }
    }
    animator.trigger()
    timeline.advance(to: 0.5)
    #expect(animator.value == 5)
  }

  @Test func obeysTheClock() {
    let timeline = Timeline()
    timeline.slowFactor = 10
    let animator = animator(timeline)
    timeline.frame(at: 100, refreshInterval: 1 / 60.0)
    animator.trigger()
    for index in 0...60 {
      timeline.frame(at: 100 + Double(index) / 60, refreshInterval: 1 / 60.0)
    }
    #expect(abs(animator.elapsed - 0.1) < 1e-9)
  }

  @Test func jumpsWithoutDuration() {
    let timeline = Timeline()
    let animator = KeyframeAnimator(initialValue: 0.0, on: timeline) { _ in
      KeyframeTrack(\.self) { MoveKeyframe(3) }
    }
    #expect(animator.value == 0)
    animator.trigger()
    timeline.advance(to: 0.1)
    #expect(animator.value == 3 && timeline.isIdle)
  }
}
