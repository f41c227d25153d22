/// Draws time-driven content anew at the dates of a schedule, on a timeline (spec 11).
///
/// ```swift
/// let clock = ScheduledUpdates(.everyMinute, from: now, on: timeline) { date in label.show(date) }
/// ```
///
/// Between two dates the timeline can sleep: `nextInterestingTime` is the next one. Such content never ends, so it counts
/// as a loop and leaves the timeline idle. Below the level *full* schedules of kind `animation`, and others that follow
/// the frames, rest at the date they show and request nothing (D66); clocks go on. Content that stops being shown calls
/// `stop()`; an object that is released stops by itself.
public final class ScheduledUpdates<Schedule: TimelineSchedule> {
  private let timeline: Timeline
  private let schedule: Schedule
  private let isEssential: Bool
  private let startDate: Double
  private let startTime: Double
  private let action: (Double) -> Void
  private var position: ScheduledDate<Schedule>
  private var player: Player?

  /// The date that is shown.
  public private(set) var date: Double

  /// How often the content can be expected to change.
  public var cadence: TimelineCadence { position.cadence }

  /// Starts at once; the first call is made from here.
  ///
  /// - Parameters:
  ///   - start: the date that it is at the timeline's present time, in seconds. Dates run with engine time from there, and
  ///     so stand still while it is paused.
  ///   - isEssential: moves at reduced motion too.
  ///   - action: draws the content for a date.
  public init(
    _ schedule: Schedule, from start: Double, mode: TimelineScheduleMode = .normal,
    isEssential: Bool = false, on timeline: Timeline, action: @escaping (Double) -> Void
  ) {
    self.timeline = timeline
    self.schedule = schedule
    self.isEssential = isEssential
    self.action = action
    startDate = start
    startTime = timeline.now
    var position = ScheduledDate(schedule: schedule, from: start, mode: mode)
    date = position.date(at: start)
    self.position = position
    action(date)
    let player = Player()
    player.advance = { [weak self] now in self?.advance(to: now) ?? .finished }
    self.player = player
    timeline.add(player, demand: demand)
  }

  /// Ends the updates.
  public func stop() {
    if let player { timeline.remove(player) }
    player = nil
  }

  deinit {
    if let player { timeline.remove(player) }
  }

  private var rests: Bool {
    guard position.wantsEachFrame || schedule is AnimationTimelineSchedule else { return false }
    switch timeline.level {
    case .full: return false
    case .reduced: return !isEssential
    case .none: return true
    }
  }

  /// What is needed next. Resting content is asked again when the level changes, as that takes a frame.
  private var demand: PlayerDemand {
    if rests { return .wake(at: .infinity, isLoop: true) }
    if position.wantsEachFrame { return .loop }
    guard let next = position.nextDate else { return .finished }
    return .wake(at: startTime + (next - startDate), isLoop: true)
  }

  private func advance(to now: Double) -> PlayerDemand {
    guard !rests else { return demand }
    let next = position.date(at: startDate + (now - startTime))
    if next != date {
      date = next
      action(next)
    }
    return demand
  }

  /// What the timeline holds, so that it does not hold the content.
  private final class Player: TimelinePlayer {
    var advance: (Double) -> PlayerDemand = { _ in .finished }

    func advance(to now: Double) -> PlayerDemand { advance(now) }
  }
}
