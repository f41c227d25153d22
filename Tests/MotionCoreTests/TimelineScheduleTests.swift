import Testing

@testable import MotionCore

struct TimelineScheduleTests {
  @Test("A start before the origin lies on the same grid")
  func extendsTheGridBackwards() {
    let entries = PeriodicTimelineSchedule(from: 100, by: 30).entries(from: 50, mode: .normal)
    #expect(Array(entries.prefix(4)) == [40, 70, 100, 130])
  }

  @Test("No grid date is skipped or repeated by rounding", arguments: [0.1, 0.3, 1 / 3.0, 7])
  func startsAtTheLastDate(by interval: Double) {
    let schedule = PeriodicTimelineSchedule(from: 0, by: interval)
    for index in 0..<200 {
      let date = Double(index) * interval
      let entries = Array(schedule.entries(from: date, mode: .normal).prefix(2))
      #expect(entries[0] == date)
      #expect(entries[1] == Double(index + 1) * interval)
    }
  }

  @Test("Far out the grid is still exact, as dates are not added up")
  func addsNothingUp() {
    let entries = PeriodicTimelineSchedule(from: 0, by: 0.1).entries(from: 0, mode: .normal)
    let later = entries.dropFirst(100_000).first { _ in true }
    #expect(later == 100_000 * 0.1)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func survivesBadIntervals(_ interval: Double) {
    #expect(
      Array(PeriodicTimelineSchedule(from: 5, by: interval).entries(from: 9, mode: .normal)) == [5])
  }

  @Test func pausesWithoutEntries() {
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(Array(paused.entries(from: 3, mode: .normal)).isEmpty)
    #expect(!paused.followsFrames(mode: .normal))
    let saving = AnimationTimelineSchedule()
    #expect(Array(saving.entries(from: 3, mode: .lowFrequency)).isEmpty)
    #expect(!saving.followsFrames(mode: .lowFrequency))
  }

  @Test func knowsItsCadence() {
    #expect(PeriodicTimelineSchedule(from: 0, by: 0.1).cadence(mode: .normal) == .live)
    #expect(PeriodicTimelineSchedule(from: 0, by: 5).cadence(mode: .normal) == .seconds)
    #expect(EveryMinuteTimelineSchedule().cadence(mode: .normal) == .minutes)
  }
}

struct ScheduledDateTests {
  @Test("A long sleep costs no walk over the dates in between")
  func skipsWhatWasMissed() {
    var shown = ScheduledDate(schedule: .periodic(from: 3, by: 1e-5), from: 0)
    let late = date(&shown, 1e9)
    #expect(late <= 1e9 && late > 1e9 - 2e-5)
    #expect(shown.nextDate.map { $0 > 1e9 } == true)
    // Steps that numbers cannot tell apart end the schedule.
    var tiny = ScheduledDate(schedule: .periodic(from: 0, by: 1e-300), from: 1)
    #expect(date(&tiny, 2) <= 2)
  }

  @Test("Skipping shows what a walk would", arguments: 1...20)
  func skipsExactly(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let interval = Double.random(in: 0.01...2, using: &random)
    let origin = Double.random(in: -5...5, using: &random)
    let schedule = PeriodicTimelineSchedule(from: origin, by: interval)
    var shown = ScheduledDate(schedule: schedule, from: 0)
    var time = 0.0
    for _ in 0..<50 {
      time += .random(in: 0...10, using: &random)
      let walked = schedule.entries(from: 0, mode: .normal).prefix { $0 <= time }.max()
      #expect(date(&shown, time) == walked)
    }
  }

  @Test func showsTheLatestDateThatHasCome() {
    var shown = ScheduledDate(schedule: .explicit([100, 200, 300]), from: 0)
    #expect(date(&shown, 50) == 100)
    #expect(shown.nextDate == 200)
    #expect(date(&shown, 250) == 200)
    #expect(shown.nextDate == 300)
    #expect(date(&shown, 900) == 300)
    #expect(shown.nextDate == nil)
    #expect(date(&shown, 50) == 300)
  }

  @Test func showsTheStartWithoutEntries() {
    var shown = ScheduledDate(schedule: .explicit([]), from: 7)
    #expect(date(&shown, 9) == 7)
    #expect(!shown.wantsEachFrame)
  }

  @Test func followsTheFrames() {
    var shown = ScheduledDate(schedule: .animation, from: 2)
    #expect(shown.wantsEachFrame)
    #expect(shown.nextDate == nil)
    let dates = [2, 2.1, 2.05, 3].map { shown.date(at: $0) }
    #expect(dates == [2, 2.1, 2.1, 3])
  }

  @Test func waitsForTheMinimumInterval() {
    var shown = ScheduledDate(schedule: .animation(minimumInterval: 1.5), from: 0)
    let dates = [0, 1, 1.5, 2.9, 3.2].map { shown.date(at: $0) }
    #expect(dates == [0, 0, 1.5, 1.5, 3])
    #expect(shown.nextDate == 4.5)
  }

  /// `#expect` takes its subexpressions apart and cannot do so with mutating calls.
  private func date<Schedule>(_ shown: inout ScheduledDate<Schedule>, _ now: Double) -> Double {
    shown.date(at: now)
  }
}
