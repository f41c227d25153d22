/// One animation among those that run on an attribute.
struct TrackEntry<Value: VectorArithmetic> {
  enum Kind {
    /// Covers its interval by a number that depends on time alone.
    case course(AnimationCourse)
    /// The first spring of an attribute, with the displacement and velocity it set out with in its base's time.
    case spring(SpringRun<Value>, steps: [AnimationCourse.Step])
    case blend(ResponseBlend, SpringRun<Value>)
    case custom(CustomRun<Value>)
  }

  let animation: Animation
  /// Engine time of the start, in seconds.
  var begin: Double
  /// By how much the model value changed for it.
  var delta: Value
  var kind: Kind
  var isOver = false
}

/// A spring motion with a state of its own.
struct SpringRun<Value: VectorArithmetic> {
  let kernel: SpringKernel
  /// When it set out, in the time of its base.
  var start: Double
  var displaced: Value
  var velocity: Value
  /// The measure at which it is over.
  var rest: Double

  init(kernel: SpringKernel, displaced: Value, velocity: Value, start: Double) {
    self.kernel = kernel
    self.displaced = displaced
    self.velocity = velocity
    self.start = start
    rest = SpringEnding.threshold(
      reach: SpringEnding.reach(displaced.magnitude, velocity.magnitude, kernel.frequency))
  }

  /// Whether the motion is over, with care for numbers whose squares overflow or vanish.
  func isOver(_ motion: SpringMotion) -> Bool {
    let distance = motion.position(displaced, velocity).magnitude
    let speed = motion.velocity(displaced, velocity).magnitude / kernel.frequency
    // A measure that is not a number ends it too.
    return !(Math.hypot(distance, speed) > rest)
  }
}

/// The motion of an attribute on anything else: modified, repeated, custom and several animations at once.
///
/// Several run as a sequential blend (specification 6.4). With `q` the displacement from the model value that the
/// animations up to one leave, and `f` the part that the next one covers of its interval `delta − q`, the next
/// displacement is `(1 − f)·(q − delta)`; the first starts from q = 0. When the last one is over, all are.
final class GeneralTrack<Value: VectorArithmetic> {
  private(set) var entries: [TrackEntry<Value>] = []
  /// Seconds of engine time at which something happens again; nil when it must be sampled in the next frame.
  private(set) var wake: Double?
  private(set) var isOver = false

  init(_ entries: [TrackEntry<Value>]) { self.entries = entries }

  func append(_ entry: TrackEntry<Value>) {
    entries.append(entry)
    wake = nil
  }

  /// Puts one entry in the place of all.
  func replace(with entry: TrackEntry<Value>) {
    entries = [entry]
    wake = nil
  }

  var isEndlessLoop: Bool { entries.last?.animation.isEndlessLoop ?? false }

  /// Moves the start of what began at `begin` and was not there before, by `shift` seconds.
  func shiftStart(from begin: Double, by shift: Double) {
    guard entries.count == 1, entries[0].begin == begin else { return }
    entries[0].begin += shift
    wake = nil
  }

  /// The displacement from the model value at engine time `now`; zero when over.
  func displacement(at now: Double) -> Value {
    var remaining = Value.zero
    var earliest: Double? = .infinity
    for index in entries.indices {
      let isLast = index == entries.count - 1
      if entries[index].isOver {
        remaining = .zero
        continue
      }
      let (next, hold, over) = advance(&entries[index], from: remaining, at: now)
      remaining = next
      if over {
        entries[index].isOver = true
        remaining = .zero
        if isLast { isOver = true }
      } else if let hold {
        earliest = earliest.map { min($0, now + hold) }
      } else {
        earliest = nil
      }
    }
    wake = earliest
    forgetPast()
    if !remaining.isFinite {
      isOver = true
      return .zero
    }
    return remaining
  }

  /// Drops what no longer shows: everything up to an entry that is over, except the last.
  private func forgetPast() {
    guard entries.count > 1, let past = entries.dropLast().lastIndex(where: \.isOver) else {
      return
    }
    entries.removeFirst(past + 1)
  }

  private func advance(
    _ entry: inout TrackEntry<Value>, from before: Value, at now: Double
  ) -> (remaining: Value, hold: Double?, isOver: Bool) {
    let time = now - entry.begin
    switch entry.kind {
    case .course(let course):
      let sample = course.sample(at: time)
      var remaining = before - entry.delta
      remaining.scale(by: 1 - sample.fraction)
      return (remaining, sample.hold, sample.isOver)
    case .spring(let run, let steps):
      let place = AnimationCourse.locate(time, in: steps)
      let motion = run.kernel.motion(at: (place.hold == nil ? place.time : run.start) - run.start)
      if place.hold == nil && run.isOver(motion) { return (.zero, nil, true) }
      return (motion.position(run.displaced, run.velocity), place.hold, false)
    case .blend(var blend, let run):
      if now < blend.end {
        let motion = blend.motion(at: now)
        entry.kind = .blend(blend, run)
        return (motion.position(run.displaced, run.velocity), nil, false)
      }
      let motion = blend.motion(at: blend.end)
      var rest = SpringRun(
        kernel: run.kernel, displaced: motion.position(run.displaced, run.velocity),
        velocity: motion.velocity(run.displaced, run.velocity), start: blend.end)
      rest.rest = run.rest
      entry.begin = 0
      entry.kind = .spring(rest, steps: [])
      return advance(&entry, from: before, at: now)
    case .custom(var run):
      let interval = entry.delta - before
      let sample = run.sample(interval, at: time)
      entry.kind = .custom(run)
      let remaining = sample.covered - interval
      if !remaining.isFinite { return (.zero, nil, true) }
      return (remaining, sample.hold, sample.isOver)
    }
  }

  /// The velocity at engine time `now`, per second.
  func velocity(at now: Double) -> Value {
    var (remaining, velocity) = (Value.zero, Value.zero)
    for index in entries.indices {
      var entry = entries[index]
      if entry.isOver {
        (remaining, velocity) = (.zero, .zero)
        continue
      }
      velocity = self.velocity(of: entry, from: remaining, velocity, at: now)
      let (next, _, over) = advance(&entry, from: remaining, at: now)
      remaining = next
      if over { (remaining, velocity) = (.zero, .zero) }
    }
    return velocity.isFinite ? velocity : .zero
  }

  private func velocity(
    of entry: TrackEntry<Value>, from before: Value, _ pace: Value, at now: Double
  ) -> Value {
    let time = now - entry.begin
    switch entry.kind {
    case .course(let course):
      let sample = course.sample(at: time)
      let interval = entry.delta - before
      return pace.scaled(by: 1 - sample.fraction) + interval.scaled(by: sample.rate)
    case .spring(let run, let steps):
      let place = AnimationCourse.locate(time, in: steps)
      if place.hold != nil { return .zero }
      let motion = run.kernel.motion(at: place.time - run.start)
      return motion.velocity(run.displaced, run.velocity).scaled(by: place.pace)
    case .blend(var blend, let run):
      return blend.motion(at: now).velocity(run.displaced, run.velocity)
    case .custom(var run):
      let interval = entry.delta - before
      // What the animation covers of the older motion's velocity, exact where it covers in proportion.
      let own = run.velocity(interval, at: time)
      if pace == .zero { return own }
      return own + pace - run.sample(pace, at: time).covered
    }
  }
}
