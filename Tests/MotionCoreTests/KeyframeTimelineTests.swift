import Testing

@testable import MotionCore

struct KeyframeTimelineTests {
  struct Pose: Equatable {
    var angle = Angle.degrees(0)
    var scale = 1.0
    var name = "still"
  }

  static let timeline = KeyframeTimeline(initialValue: Pose()) {
    KeyframeTrack(\.angle) {
      LinearKeyframe(.degrees(90), duration: 0.5)
    }
    KeyframeTrack(\.scale) {
      LinearKeyframe(2, duration: 0.5)
      LinearKeyframe(1, duration: 0.5)
    }
  }

  @Test func lastsAsLongAsItsLongestTrack() {
    #expect(Self.timeline.duration == 1)
  }

  @Test func holdsFinishedTracks() {
    #expect(Self.timeline.value(time: -1) == Pose())
    #expect(Self.timeline.value(time: 0.25) == Pose(angle: .degrees(45), scale: 1.5))
    #expect(Self.timeline.value(time: 0.75) == Pose(angle: .degrees(90), scale: 1.5))
    #expect(Self.timeline.value(progress: 1) == Pose(angle: .degrees(90), scale: 1))
    #expect(Self.timeline.value(progress: 7) == Self.timeline.value(time: 1))
  }

  @Test func laterTracksWin() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) { MoveKeyframe(3) }
      KeyframeTrack(\.scale) { MoveKeyframe(5) }
    }
    #expect(timeline.value(time: 0).scale == 5)
  }

  @Test func takesPlainKeyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      if timelineNeedsMore {
        for value in [20.0, 30] { LinearKeyframe(value, duration: 1) }
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 2.5) == 25)
  }

  @Test func staysStillWithoutTracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(progress: 0.5) == Pose())
  }

  private var timelineNeedsMore: Bool { true }
}
