/// Something that moves with a timeline but is no attribute: a keyframe player, phases, a schedule.
package protocol TimelinePlayer: AnyObject {
  /// Shows the frame at `now`, after all attributes have been sampled and delivered and before completions.
  func advance(to now: Double) -> PlayerDemand
}

/// What a player needs next.
package enum PlayerDemand: Hashable {
  /// Nothing more; the timeline forgets it.
  case finished
  /// The next frame, as a one-shot motion.
  case frames
  /// The next frame, as an endless loop.
  case loop
  /// Nothing before this engine time, in seconds; `isLoop` says whether it keeps the timeline from being idle.
  case wake(at: Double, isLoop: Bool)
}

/// A player with what it asked for last.
struct ScheduledPlayer {
  let player: any TimelinePlayer
  var demand: PlayerDemand

  var isLoop: Bool {
    switch demand {
    case .loop, .wake(_, true): true
    default: false
    }
  }

  var needsFrames: Bool {
    switch demand {
    case .frames, .loop: true
    default: false
    }
  }
}
