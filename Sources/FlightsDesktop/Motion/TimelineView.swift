import MotionCore
import Observation

/// Shows content that depends on time: it is evaluated again for each date of the schedule, while it is in the tree.
///
/// Dates are seconds of engine time. A schedule that follows the frames counts as an endless loop; one that waits for its next
/// date needs no frames meanwhile. Below the level *full* one that follows the frames rests at its date, and goes on from now
/// when the level rises.
///
/// - Parameter isEssential: moves at reduced motion too.
func TimelineView<Schedule: TimelineSchedule>(
  _ schedule: Schedule, isEssential: Bool = false,
  @ElementBuilder content: (TimelineDate) -> Element
) -> Element {
  let timeline = Stage.current.timeline
  let date = TimelineDate(timeline.now)
  let element = content(date)
  // Held by the element's actions, and so for as long as it.
  var updates: ScheduledUpdates<Schedule>?
  return
    element
    .onAppear {
      updates = ScheduledUpdates(
        schedule, from: timeline.now, isEssential: isEssential, on: timeline
      ) {
        if date.seconds != $0 { date.seconds = $0 }
      }
    }
    .onDisappear {
      updates?.stop()
      updates = nil
    }
}

/// The date for which a `TimelineView` shows its content.
@Observable
final class TimelineDate {
  fileprivate(set) var seconds: Double
  fileprivate init(_ seconds: Double) { self.seconds = seconds }
}
