extension AnimatedValue {
  /// Makes what runs conform to a lowered level; true if it came to rest (decision D66).
  func conform(to level: MotionLevel) -> Bool {
    switch level {
    case .full: return false
    case .none: return drop()
    case .reduced:
      if isEssential || isFade { return false }
      if kind == .geometry { return drop() }
      return fade()
    }
  }

  private func drop() -> Bool {
    comeToRest()
    timeline.releaseLogicalEnds(of: ObjectIdentifier(self))
    return true
  }

  /// Goes on as a fade from what is shown to the model value.
  private func fade() -> Bool {
    let shown = presented
    let interval = target - shown
    let nominal = entries.last?.animation.nominalDuration ?? 0
    let animation = Animation.easeInOut(duration: min(longestFade, nominal))
    let now = timeline.now
    guard interval.isFinite,
      let track = CurveTrack(animation, interval: interval, begin: now)
    else { return drop() }
    run(track, presented: shown)
    isFade = true
    timeline.limitLogicalEnds(of: ObjectIdentifier(self), to: now + track.duration)
    return false
  }
}
