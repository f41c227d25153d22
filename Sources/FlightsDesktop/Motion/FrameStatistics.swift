import MotionCore
import Observation

/// What the frame clock did lately, for whoever looks for a stutter.
@Observable
final class FrameStatistics {
  /// Seconds between the last two frames of one run.
  private(set) var interval = 0.0
  /// Attributes that moved in the last frame.
  private(set) var animations = 0
  /// Frames that the display could have shown and did not get, since the statistics were switched on.
  private(set) var dropped = 0
  /// Whether anybody looks; nothing is counted otherwise.
  var isShown = false {
    didSet {
      dropped = 0
      last = nil
    }
  }
  @ObservationIgnored private var last: Double?

  /// A run of frames that began anew is no gap.
  func pause() { last = nil }

  func note(frameAt time: Double, refreshInterval: Double, animations: Int) {
    guard isShown else { return }
    self.animations = animations
    if let last {
      interval = time - last
      let missed = Int((interval / max(refreshInterval, 0.001)).rounded()) - 1
      if missed > 0 { dropped += missed }
    }
    last = time
  }
}

/// The statistics over a corner of the window.
func FrameOverlay(_ statistics: FrameStatistics) -> Element {
  When(statistics.isShown) {
    Drawing(
      width: 300, height: 28,
      [statistics.interval, Double(statistics.animations), Double(statistics.dropped)]
    ) { values, canvas in
      let milliseconds = (values[0] * 10_000).rounded() / 10
      let words = "\(milliseconds) ms · \(Int(values[1])) running · \(Int(values[2])) dropped"
      return [
        .fill(.rounded(canvas.bounds, 8), canvas.palette.text.opacity(0.85)),
        .text(
          words, canvas.type.captionStrong, canvas.palette.surface,
          at: Point(x: canvas.bounds.midX, y: 6), .center),
      ]
    }
  }
  .transition(.identity)
}
