import MotionCore

/// Drives a stage by a window's frame clock.
///
/// One tick callback while something moves; none when the timeline is idle, when only a delay is pending (a timer wakes it),
/// and while the window is hidden. A change outside any animation asks for one frame.
final class FrameClock {
  private let stage: Stage
  private let ticks: FrameTicks
  private var wakeUp: Timer?
  private var isHidden = false
  /// Frames since the start, and what each took; for the overlay and the tests of idleness.
  private(set) var frameCount = 0
  var onFrame: ((_ time: Double, _ refreshInterval: Double) -> Void)?

  init(stage: Stage, window: Widget) {
    self.stage = stage
    ticks = FrameTicks(of: window)
    ticks.onFrame = { [weak self] in self?.frame(at: $0, refreshInterval: $1) }
    ticks.onRequestedFrame = { [weak self] in self?.frame(at: $0, refreshInterval: $1) }
    stage.wantsFlush = { [weak self] in self?.ticks.requestFrame() }
    stage.timeline.wantsFrames = { [weak self] in self?.schedule() }
    schedule()
  }

  /// A hidden window shows nothing: its motion pauses and goes on where it was (motion-spec 15).
  func setHidden(_ isHidden: Bool) {
    if !isHidden { ticks.connect() }
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    if isHidden { stage.timeline.pause() } else { stage.timeline.resume() }
    schedule()
  }

  private func frame(at time: Double, refreshInterval: Double) {
    frameCount += 1
    stage.frame(at: time, refreshInterval: refreshInterval)
    onFrame?(time, refreshInterval)
    schedule()
  }

  private func schedule() {
    wakeUp = nil
    guard !isHidden else { return ticks.stop() }
    if stage.timeline.needsFrames {
      ticks.start()
    } else {
      ticks.stop()
      if let next = stage.timeline.nextInterestingTime {
        let delay = (next - stage.timeline.now) * stage.timeline.slowFactor
        wakeUp = Timer(after: delay) { [weak self] in
          self?.ticks.start()
        }
      }
    }
  }
}
