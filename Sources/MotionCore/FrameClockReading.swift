/// A gap of more than this between two frames is no motion, in seconds (decision D62).
private let longestGap = 1.0
/// A first step of more than this many refresh intervals is shortened (decision D61).
private let longestFirstStep = 2.0
/// Assumed when the refresh interval makes no sense, in seconds.
private let usualInterval = 1.0 / 60

/// Turns the times of a frame clock into steps of engine time.
struct FrameClockReading {
  /// What one frame does to engine time.
  struct Step {
    /// By how much the clock moves, in seconds.
    var advance = 0.0
    /// By how much what began at the previous frame is moved, in seconds.
    var startShift = 0.0
  }

  private var last: Double?

  /// Begins anew with the next frame.
  mutating func forget() { last = nil }

  /// The step to the frame at `time`.
  ///
  /// - Parameters:
  ///   - sleeps: Seconds of engine time for which the driver was free to sleep after the last frame.
  ///   - hasNews: Whether something has begun since, which then counts from the last frame.
  mutating func step(
    to time: Double, refreshInterval: Double, slowFactor: Double, sleeps: Double,
    hasNews: Bool
  ) -> Step {
    guard time.isFinite else { return Step() }
    guard let last else {
      self.last = time
      return Step()
    }
    if time <= last { return Step() }
    self.last = time
    let interval =
      refreshInterval > 0 && refreshInterval < longestGap ? refreshInterval : usualInterval
    let slow = slowFactor >= 1 ? slowFactor : 1
    let gap = time - last
    let sleep = sleeps * slow
    if gap > longestGap && gap > sleep + longestGap {
      return Step(advance: (sleep + interval) / slow)
    }
    var step = Step(advance: gap / slow)
    if gap > longestFirstStep * interval && (sleep == 0 || hasNews) {
      step.startShift = (gap - interval) / slow
    }
    return step
  }
}
