import MotionCore

/// Moves a stage by hand: every multiple of 1/60 s, every event at its exact time, every time asked for, in order.
///
/// What is shown at a time therefore never depends on which other times were asked for.
struct VirtualClock {
  struct Event {
    /// Seconds.
    var time: Double
    var action: () -> Void
  }

  let stage: Stage
  /// Frames a second between the times asked for.
  static let rate = 60.0

  /// Visits all times up to the last one asked for; `picture` is called for each of those, after the events of that time.
  func run(events: [Event], times: [Double], picture: (Double) -> Void) {
    guard let end = times.max() else { return }
    let pending = events.sorted { $0.time < $1.time }
    let asked = Set(times)
    var visited = Set(times)
    for event in pending where event.time <= end { visited.insert(event.time) }
    var frame = 0
    while Double(frame) / VirtualClock.rate <= end {
      visited.insert(Double(frame) / VirtualClock.rate)
      frame += 1
    }
    var next = 0
    for time in visited.sorted() {
      stage.advance(to: time)
      while next < pending.count, pending[next].time <= time {
        pending[next].action()
        Stage.flushAll()
        next += 1
      }
      if asked.contains(time) { picture(time) }
    }
  }
}
