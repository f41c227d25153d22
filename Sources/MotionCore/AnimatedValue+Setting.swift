extension AnimatedValue {
  /// Sets the model value; what is shown follows by the transaction's animation.
  ///
  /// The rules of specification 6, in short: without an animation what is shown jumps by the change, and what runs goes on
  /// on top. The same value again changes nothing. A spring takes over position and velocity of whatever runs; a modified
  /// one that of an equally modified one; anything else is blended over what runs. Values that are not finite, or of another
  /// structure, are taken at once (decisions D1, D4). Completions of the transaction wait for the motion. Costs some 200 ns.
  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Rect)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Float>)
  @specialized(where Value == AnimatablePair<Double, Double>)
  public func set(_ value: Value, transaction: Transaction = .current) {
    for listener in transaction.listeners { timeline.meet(listener) }
    let old = target
    if value == old { return }
    let delta = value - old
    guard value.isFinite, old.isFinite, delta.isFinite, value.hasSameShape(as: old) else {
      jump(to: value)
      return
    }
    let animation = timeline.level.effective(
      transaction.animation, kind: kind, isEssential: transaction.isEssential)
    if let animation {
      animate(animation, to: value, by: delta, transaction)
    } else if transaction.animation != nil {
      // The level forbids the motion: the model value at once, also if something runs.
      jump(to: value)
    } else {
      if transaction.tracksVelocity { record(value) }
      shift(to: value, by: delta)
    }
  }

  /// Takes the value at once and drops what runs.
  private func jump(to value: Value) {
    let before = presented
    target = value
    comeToRest()
    timeline.noteDemand()
    tell(ifNot: before)
  }

  /// Takes the value at once and lets what runs go on on top of it (specification 6.1).
  private func shift(to value: Value, by delta: Value) {
    target = value
    let shown = presented + delta
    switch place {
    case .rest: resting = value
    case .spring: shift(store.springs, to: shown)
    case .curve: shift(store.curves, to: shown)
    case .general: shift(store.general, to: shown)
    }
    if !shown.isFinite { comeToRest() }
    isUntold = false
    onChange?(presented)
  }

  private func shift<Motion>(_ lane: Lane<Value, Motion>, to presented: Value) {
    lane.moving[Int(slot)].model = target
    lane.shown[Int(slot)].presented = presented
    lane.shown[Int(slot)].hasChanged = false
  }

  private func record(_ value: Value) {
    let extras = self.extras ?? Extras()
    self.extras = extras
    extras.sampler.add(value, at: timeline.now)
  }

  private func animate(
    _ animation: Animation, to value: Value, by delta: Value, _ transaction: Transaction
  ) {
    let before = presented
    let wasRunning = isAnimating
    target = value
    var logical: Double?
    if let spring = animation.plainSpring {
      runSpring(spring, from: before)
    } else if let merged = mergeModified(animation, from: before) {
      logical = merged
    } else if !mergeCustom(animation, by: delta) {
      blend(animation, by: delta, from: before)
    }
    if place == .rest {
      timeline.noteDemand()
      tell(ifNot: before)
      return
    }
    isEssential = transaction.isEssential || (wasRunning && isEssential)
    isFade = timeline.level == .reduced && !transaction.isEssential
    if !transaction.listeners.isEmpty {
      register(transaction.listeners, animation, by: delta, logical: logical)
    }
    timeline.noteStart()
    tell(ifNot: before)
  }

  // MARK: Springs

  /// Position and velocity go on; the clock starts anew (specification 6.3).
  private func runSpring(_ spring: Animation.SpringParameters, from shown: Value) {
    let now = timeline.now
    let kernel = spring.kernel
    let displaced = shown - target
    var velocity = self.velocity
    if let extras, !extras.sampler.isEmpty {
      velocity += extras.sampler.velocity(at: now)
      extras.sampler.reset()
    }
    if displaced == .zero && velocity == .zero {
      comeToRest()
      return
    }
    let blend = responseBlend(to: spring, kernel)
    if blend == nil,
      let track = SpringTrack(
        kernel: kernel, displaced: displaced, velocity: velocity, begin: now)
    {
      run(track, presented: shown)
      return
    }
    let motion = SpringRun(
      kernel: kernel, displaced: displaced, velocity: velocity, start: blend == nil ? 0 : now)
    run(
      [
        TrackEntry(
          animation: Animation(.spring(spring)), begin: now, delta: displaced.scaled(by: -1),
          kind: blend.map { .blend($0, motion) } ?? .spring(motion, steps: []))
      ])
  }

  /// The glide of the response from a plain spring that alone was running (specification 5.3, decision D67).
  private func responseBlend(
    to spring: Animation.SpringParameters, _ kernel: SpringKernel
  ) -> ResponseBlend? {
    let now = timeline.now
    let response = spring.effectiveResponse
    var old: Double?
    if place == .spring {
      let running = store.springs.moving[Int(slot)].motion.kernel
      if running.frequency != kernel.frequency { old = 2 * Double.pi / running.frequency }
    } else if place == .general {
      let entries = store.general.moving[Int(slot)].motion.entries
      guard entries.count == 1, entries[0].animation.plainSpring != nil else { return nil }
      switch entries[0].kind {
      case .blend(let blend, _) where now < blend.end:
        if blend.newResponse == response {
          return ResponseBlend(
            from: blend.oldResponse, to: response, dampingRatio: kernel.dampingRatio,
            begin: blend.begin, duration: blend.duration, start: now)
        }
        old = blend.response(at: now)
      case .blend(_, let run), .spring(let run, _):
        if run.kernel.frequency != kernel.frequency { old = 2 * Double.pi / run.kernel.frequency }
      default: return nil
      }
    }
    guard let old, spring.blendDuration > 0 else { return nil }
    return ResponseBlend(
      from: old, to: response, dampingRatio: kernel.dampingRatio, begin: now,
      duration: spring.blendDuration, start: now)
  }

  /// A modified spring over an equally modified one that alone is running: its clock goes on (decision D33).
  ///
  /// Returns the seconds until logical completion, or nil when the two do not merge.
  private func mergeModified(_ animation: Animation, from shown: Value) -> Double? {
    guard place == .general, let modifiers = animation.modifiers, !modifiers.repeats,
      case .spring(let spring) = animation.base
    else { return nil }
    let now = timeline.now
    let entries = store.general.moving[Int(slot)].motion.entries
    guard entries.count == 1, entries[0].animation.modifiers == modifiers,
      case .spring = entries[0].animation.base
    else { return nil }
    let steps: [AnimationCourse.Step]
    var start = 0.0
    switch entries[0].kind {
    case .spring(let run, let known): (steps, start) = (known, run.start)
    case .course(let course): steps = course.steps
    case .blend, .custom: return nil
    }
    let elapsed = now - entries[0].begin
    let local = AnimationCourse.locate(elapsed, in: steps)
    var velocity = Value.zero
    if local.hold == nil {
      start = local.time
      velocity = self.velocity.scaled(by: 1 / local.pace)
      if !velocity.isFinite { velocity = .zero }
    }
    var entry = entries[0]
    let run = SpringRun(
      kernel: spring.kernel, displaced: shown - target, velocity: velocity, start: start)
    entry = TrackEntry(
      animation: animation, begin: entry.begin, delta: target - shown,
      kind: .spring(run, steps: steps))
    self.run([entry])
    return animation.logicalDurationAfterMerge(elapsed: elapsed)
  }

  // MARK: Everything else

  /// A custom animation that wants to take the place of the only running one (specification 5.7).
  private func mergeCustom(_ animation: Animation, by delta: Value) -> Bool {
    guard isAnimating, case .custom(let box) = animation.base else { return false }
    let entries = self.entries
    guard entries.count == 1, let old = entries.first,
      old.animation.modifiers == animation.modifiers
    else { return false }
    var run = CustomRun<Value>(box.animation, modifiers: animation.modifiers)
    if case .custom(let running) = old.kind { run.adopt(running) }
    let merges = box.animation.shouldMerge(
      previous: old.animation, value: old.delta, time: timeline.now - old.begin,
      context: &run.context)
    if !merges { return false }
    self.run(
      [
        TrackEntry(
          animation: animation, begin: old.begin, delta: old.delta + delta, kind: .custom(run))
      ])
    return true
  }

  /// Blends an animation over all that run (specification 6.4).
  private func blend(_ animation: Animation, by delta: Value, from shown: Value) {
    let now = timeline.now
    if !isAnimating, let track = CurveTrack(animation, interval: delta, begin: now) {
      run(track, presented: shown)
      return
    }
    var entries = self.entries
    let kind: TrackEntry<Value>.Kind
    if case .custom(let box) = animation.base {
      kind = .custom(CustomRun(box.animation, modifiers: animation.modifiers))
    } else if entries.isEmpty, animation.modifiers?.repeats != true,
      case .spring(let spring) = animation.base
    {
      let run = SpringRun(
        kernel: spring.kernel, displaced: delta.scaled(by: -1), velocity: .zero, start: 0)
      kind = .spring(
        run, steps: AnimationCourse.layOut(animation.modifiers, baseDuration: .infinity).steps)
    } else if let course = AnimationCourse(
      animation, distance: entries.isEmpty ? delta.magnitude : 1)
    {
      kind = .course(course)
    } else {
      return
    }
    entries.append(TrackEntry(animation: animation, begin: now, delta: delta, kind: kind))
    run(entries)
  }

  // MARK: Completions

  private func register(
    _ listeners: [AnimationListener], _ animation: Animation, by delta: Value, logical: Double?
  ) {
    let now = timeline.now
    for listener in listeners where !listener.hasFired {
      if listener.criteria == .removed {
        let extras = self.extras ?? Extras()
        self.extras = extras
        extras.removal.append(listener)
        listener.retainPending()
        continue
      }
      var shadow: AnyLogicalShadow?
      var begin = now
      if case .custom = animation.base, place == .general,
        let entry = store.general.moving[Int(slot)].motion.entries.last,
        case .custom(let run) = entry.kind
      {
        begin = entry.begin
        shadow = LogicalShadow(run, interval: entry.delta, begin: begin)
      }
      let duration = logical ?? animation.logicalDuration(distance: delta.magnitude)
      timeline.await(
        LogicalEnd(
          listener: listener, owner: ObjectIdentifier(self), begin: begin, time: now + duration,
          shadow: shadow))
    }
  }
}
