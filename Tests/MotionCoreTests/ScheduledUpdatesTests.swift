import Testing

@testable import MotionCore

struct ScheduledUpdatesTests {
  @Test func drawsAtTheDatesOnly() {
    let timeline = Timeline()
    timeline.advance(to: 10)
    var dates: [Double] = []
    let updates = ScheduledUpdates(.periodic(from: 0, by: 5), from: 1002, on: timeline) {
      dates.append($0)
    }
    #expect(dates == [1000])
    timeline.advance(to: 10.1)
    #expect(timeline.nextInterestingTime == 13 && timeline.isIdle && !timeline.needsFrames)
    timeline.advance(to: 13)
    timeline.advance(to: 24)
    #expect(dates == [1000, 1005, 1015])
    updates.stop()
    timeline.advance(to: 50)
    #expect(dates.count == 3 && timeline.nextInterestingTime == nil && timeline.loopCount == 0)
  }

  @Test func followsTheFrames() {
    let timeline = Timeline()
    var dates: [Double] = []
    let updates = ScheduledUpdates(.animation, from: 100, on: timeline) { dates.append($0) }
    for time in [0.25, 0.5, 0.75] { timeline.advance(to: time) }
    #expect(dates == [100, 100.25, 100.5, 100.75])
    #expect(timeline.needsFrames && updates.cadence == .live)
  }

  @Test func endsAfterTheLastDate() {
    let timeline = Timeline()
    let updates = ScheduledUpdates(.explicit([1, 2]), from: 0, on: timeline) { _ in }
    timeline.advance(to: 3)
    #expect(updates.date == 2 && timeline.loopCount == 0)
  }

  @Test("Motion rests below the full level, clocks go on (D66)")
  func restsAtLowerLevels() {
    let timeline = Timeline()
    var (frames, minutes) = (0, 0)
    let motion = ScheduledUpdates(.animation, from: 0, on: timeline) { _ in frames += 1 }
    let clock = ScheduledUpdates(.everyMinute, from: 0, on: timeline) { _ in minutes += 1 }
    timeline.level = .reduced
    for time in [1.0, 2, 61] { timeline.advance(to: time) }
    #expect(frames == 1 && minutes == 2 && !timeline.needsFrames)
    timeline.level = .full
    timeline.advance(to: 62)
    #expect(frames == 2 && motion.date == 62 && clock.date == 60)
  }

  @Test func stopsWhenReleased() {
    let timeline = Timeline()
    do { _ = ScheduledUpdates(.animation, from: 0, on: timeline) { _ in } }
    timeline.advance(to: 1)
    #expect(timeline.loopCount == 0 && !timeline.needsFrames)
  }
}
