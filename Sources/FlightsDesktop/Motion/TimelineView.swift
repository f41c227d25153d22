import MotionCore
import Observation

/// Shows content that depends on time: it is evaluated again for each date of the schedule, while it is in the tree.
///
/// Dates are seconds of engine time. A schedule that follows the frames counts as an endless loop; one that waits for its next
/// date needs no frames meanwhile.
func TimelineView<Schedule: TimelineSchedule>(
  _ schedule: Schedule, @ElementBuilder content: (TimelineDate) -> Element
) -> Element {
  let stage = Stage.current
  let date = TimelineDate(stage.timeline.now)
  let player = SchedulePlayer(schedule, date, on: stage.timeline)
  let element = content(date)
  element.retained.append(player)
  return
    element
    .onAppear { [weak player] in player?.start() }
    .onDisappear { [weak player] in player?.stop() }
}

/// The date for which a `TimelineView` shows its content.
@Observable
final class TimelineDate {
  fileprivate(set) var seconds: Double
  fileprivate init(_ seconds: Double) { self.seconds = seconds }
}

private final class SchedulePlayer<Schedule: TimelineSchedule>: TimelinePlayer {
  private let schedule: Schedule
  private let date: TimelineDate
  private let timeline: Timeline
  private var scheduled: ScheduledDate<Schedule>?

  init(_ schedule: Schedule, _ date: TimelineDate, on timeline: Timeline) {
    self.schedule = schedule
    self.date = date
    self.timeline = timeline
  }

  isolated deinit { timeline.remove(self) }

  func start() {
    guard scheduled == nil else { return }
    // Reduced motion shows the first date and rests.
    let mode: TimelineScheduleMode = timeline.level == .full ? .normal : .lowFrequency
    scheduled = ScheduledDate(schedule: schedule, from: timeline.now, mode: mode)
    timeline.add(self, demand: .loop)
  }

  func stop() {
    scheduled = nil
    timeline.remove(self)
  }

  nonisolated func advance(to now: Double) -> PlayerDemand {
    MainActor.assumeIsolated {
      guard var scheduled else { return .finished }
      let shown = scheduled.date(at: now)
      self.scheduled = scheduled
      if shown != date.seconds { date.seconds = shown }
      if scheduled.wantsEachFrame { return .loop }
      return scheduled.nextDate.map { .wake(at: $0, isLoop: true) } ?? .finished
    }
  }
}
