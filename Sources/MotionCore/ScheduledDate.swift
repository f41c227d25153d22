/// Walks through a schedule: which of its dates is shown now, and when the next one comes (spec 11).
///
/// Shown is the latest date that is not after now, or the first one if all lie in the future; after the last one
/// it stays. A schedule without entries shows the start. Time that goes back does not take a date back.
/// A frame in which nothing is due costs nothing; one that comes late costs no more, except with schedules of one's own,
/// whose entries are visited one by one.
public struct ScheduledDate<Schedule: TimelineSchedule> {
  private let start: Double
  private var iterator: Schedule.Entries.Iterator
  private var shown: Double?
  private let followsFrames: Bool

  /// The date of the next entry; `nil` after the last one and for schedules that follow the frames.
  public private(set) var nextDate: Double?

  /// How often the content can be expected to change.
  public let cadence: TimelineCadence

  /// Whether content should be drawn with each frame.
  public var wantsEachFrame: Bool { followsFrames }

  /// Begins with the entries from `start` on.
  public init(schedule: Schedule, from start: Double, mode: TimelineScheduleMode = .normal) {
    self.start = start
    followsFrames = schedule.followsFrames(mode: mode)
    cadence = schedule.cadence(mode: mode)
    iterator = schedule.entries(from: start, mode: mode).makeIterator()
    shown = iterator.next()
    nextDate = followsFrames ? nil : iterator.next()
  }

  /// The date to draw for at the time `now`; both in the schedule's seconds.
  public mutating func date(at now: Double) -> Double {
    if followsFrames {
      shown = max(now, shown ?? start)
    } else {
      if let next = nextDate, next <= now { skip(to: now) }
      while let next = nextDate, next <= now {
        shown = next
        nextDate = iterator.next()
      }
    }
    return shown ?? start
  }

  /// Evenly spaced dates need not be visited one by one after a long sleep.
  private mutating func skip(to now: Double) {
    guard var dates = iterator as? EvenlySpacedDates else { return }
    dates.skip(to: now)
    guard let skipped = dates as? Schedule.Entries.Iterator else { return }
    iterator = skipped
  }
}
