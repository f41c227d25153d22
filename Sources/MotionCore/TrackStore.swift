/// Everything that runs on a timeline, of one type of value.
class AnyTrackStore {
  var runningCount: Int { 0 }
  var needsFrames: Bool { false }
  /// The earliest engine time at which something held goes on; infinity for none.
  var nextWake: Double { .infinity }
  /// Evaluates everything at `now` and takes out what is over; calls nobody.
  func sample(at now: Double) {}
  /// Calls back with what changed.
  func deliver() {}
  /// Applies a lower motion level to what runs.
  func apply(_ level: MotionLevel, at now: Double) {}
  /// Moves what began at `begin` by `shift` seconds.
  func shiftStart(from begin: Double, by shift: Double) {}
}

/// How many are evaluated before they are shown, a multiple of eight; their motions fit on the stack.
private let block = 32

final class TrackStore<Value: VectorArithmetic>: AnyTrackStore {
  let springs = Lane<Value, SpringTrack<Value>>()
  let curves = Lane<Value, CurveTrack<Value>>()
  let general = Lane<Value, GeneralTrack<Value>>()
  /// Those that the present frame brought to their end, to be called once more.
  private var finished: [AnimatedValue<Value>] = []

  override var runningCount: Int { springs.running + curves.running + general.running }

  override var needsFrames: Bool {
    if springs.running + curves.running > 0 { return true }
    for index in 0..<general.count where general.moving[index].motion.wake == nil { return true }
    return false
  }

  override var nextWake: Double {
    var earliest = Double.infinity
    for index in 0..<general.count {
      earliest = min(earliest, general.moving[index].motion.wake ?? earliest)
    }
    return earliest
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Rect)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Float>)
  @specialized(where Value == AnimatablePair<Double, Double>)
  override func sample(at now: Double) {
    let before = finished.count
    sampleSprings(at: now)
    sampleCurves(at: now)
    sampleGeneral(at: now)
    // Afterwards, since the last of a lane takes the place of one that leaves it.
    for index in before..<finished.count {
      finished[index].comeToRest()
      finished[index].isUntold = true
    }
  }

  // Springs and curves are evaluated in blocks before they are shown: taking four apart right after they were evaluated
  // would make the compiler evaluate them one by one.

  private func sampleSprings(at now: Double) {
    let count = springs.count
    let whole = count - count % 4
    withUnsafeTemporaryAllocation(of: FourSpringMotions.self, capacity: block / 4) { motions in
      var start = 0
      while start < whole {
        let end = min(start + block, whole)
        for group in 0..<(end - start) / 4 {
          motions[group] = Self.motions(of: springs.moving + (start + 4 * group), at: now)
        }
        for group in 0..<(end - start) / 4 {
          for lane in 0..<4 { show(start &+ 4 &* group &+ lane, motions[group][lane]) }
        }
        start = end
      }
    }
    for index in whole..<count {
      show(index, springs.moving[index].motion.motion(at: now))
    }
  }

  /// The motions of four neighbours.
  @inline(__always)
  private static func motions(
    of group: UnsafeMutablePointer<Moving<Value, SpringTrack<Value>>>, at now: Double
  ) -> FourSpringMotions {
    let together = FourSpringMotions(
      frequency: gather(group) { $0.motion.kernel.frequency },
      dampingRatio: gather(group) { $0.motion.kernel.dampingRatio },
      decay: gather(group) { $0.motion.kernel.decay },
      dampedFrequency: gather(group) { $0.motion.kernel.dampedFrequency },
      dampedPeriod: gather(group) { $0.motion.kernel.dampedPeriod },
      time: now - gather(group) { $0.motion.begin })
    return together ?? FourSpringMotions { group[$0].motion.motion(at: now) }
  }

  @inline(__always)
  private func show(_ index: Int, _ motion: SpringMotion) {
    let moving = springs.moving + index
    if let offset = moving.pointee.motion.displacement(motion) {
      let presented = moving.pointee.model + offset
      if presented.isFinite {
        (springs.shown + index).pointee.present(presented)
        return
      }
    }
    finish(springs.shown[index].owner)
  }

  private func sampleCurves(at now: Double) {
    let count = curves.count
    let whole = count - count % 8
    withUnsafeTemporaryAllocation(of: Math.Eight.self, capacity: block / 8) { fractions in
      var start = 0
      while start < whole {
        let end = min(start + block, whole)
        for group in 0..<(end - start) / 8 {
          fractions[group] = Self.fractions(of: curves.moving + (start + 8 * group), at: now)
        }
        for group in 0..<(end - start) / 8 {
          for lane in 0..<8 { show(start &+ 8 &* group &+ lane, fractions[group][lane], at: now) }
        }
        start = end
      }
    }
    for index in whole..<count {
      show(index, curves.moving[index].motion.fraction(at: now), at: now)
    }
  }

  /// The covered parts of eight neighbours.
  @inline(__always)
  private static func fractions(
    of group: UnsafeMutablePointer<Moving<Value, CurveTrack<Value>>>, at now: Double
  ) -> Math.Eight {
    @inline(__always)
    func gatherEight(_ field: (Moving<Value, CurveTrack<Value>>) -> Double) -> Math.Eight {
      Math.Eight(lowHalf: gather(group, field), highHalf: gather(group + 4, field))
    }
    let progress = (now - gatherEight { $0.motion.begin }) / gatherEight { $0.motion.duration }
    let together = CubicBezier.values(
      x1: gatherEight { $0.motion.curve.x1 }, y1: gatherEight { $0.motion.curve.y1 },
      x2: gatherEight { $0.motion.curve.x2 }, y2: gatherEight { $0.motion.curve.y2 },
      // One that is over is not asked for; its progress only has to stay in range.
      at: Math.keep(progress, where: progress .<= 1))
    if let together { return together }
    var fractions = Math.Eight()
    for lane in 0..<8 { fractions[lane] = group[lane].motion.fraction(at: now) }
    return fractions
  }

  /// One number of each of four neighbours.
  @inline(__always)
  private static func gather<Motion>(
    _ group: UnsafeMutablePointer<Moving<Value, Motion>>, _ field: (Moving<Value, Motion>) -> Double
  ) -> Math.Four {
    Math.Four(field(group[0]), field(group[1]), field(group[2]), field(group[3]))
  }

  @inline(__always)
  private func show(_ index: Int, _ fraction: Double, at now: Double) {
    let moving = curves.moving + index
    if !moving.pointee.motion.isOver(at: now) {
      let offset = moving.pointee.motion.interval.scaled(by: fraction - 1)
      let presented = moving.pointee.model + offset
      if presented.isFinite {
        (curves.shown + index).pointee.present(presented)
        return
      }
    }
    finish(curves.shown[index].owner)
  }

  private func sampleGeneral(at now: Double) {
    // Custom animations are anyone's code, and may end attributes, their own too.
    general.lock()
    for index in 0..<general.count where general.shown[index].owner != nil {
      let track = general.moving[index].motion
      let displacement = track.displacement(at: now)
      guard let owner = general.shown[index].owner else { continue }
      let presented = general.moving[index].model + displacement
      if track.isOver || !presented.isFinite {
        finish(owner)
      } else {
        general.shown[index].present(presented)
      }
    }
    general.unlock()
  }

  /// Notes an attribute whose animation is over; it is called with its model value in the delivery.
  private func finish(_ owner: Unmanaged<AnimatedValue<Value>>?) {
    if let owner { finished.append(owner.takeUnretainedValue()) }
  }

  @specialized(where Value == Double)
  @specialized(where Value == Float)
  @specialized(where Value == Point)
  @specialized(where Value == Size)
  @specialized(where Value == Rect)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Float>)
  @specialized(where Value == AnimatablePair<Double, Double>)
  override func deliver() {
    springs.deliver()
    curves.deliver()
    general.deliver()
    if finished.isEmpty { return }
    var index = 0
    while index < finished.count {
      // Not one that has been told, removed or let go in a callback meanwhile.
      if finished[index].isUntold, !isKnownUniquelyReferenced(&finished[index]) {
        finished[index].tell(ifNot: finished[index].presented)
      }
      index += 1
    }
    finished.removeAll(keepingCapacity: true)
  }

  override func apply(_ level: MotionLevel, at now: Double) {
    var owners: [AnimatedValue<Value>] = []
    for index in 0..<springs.count { add(springs.shown[index].owner) }
    for index in 0..<curves.count { add(curves.shown[index].owner) }
    for index in 0..<general.count { add(general.shown[index].owner) }
    func add(_ owner: Unmanaged<AnimatedValue<Value>>?) {
      if let owner { owners.append(owner.takeUnretainedValue()) }
    }
    for owner in owners where owner.conform(to: level) {
      owner.isUntold = true
      finished.append(owner)
    }
  }

  override func shiftStart(from begin: Double, by shift: Double) {
    for index in 0..<springs.count where springs.moving[index].motion.begin == begin {
      if springs.shown[index].owner?.takeUnretainedValue().isFirst == true {
        springs.moving[index].motion.begin += shift
      }
    }
    for index in 0..<curves.count where curves.moving[index].motion.begin == begin {
      if curves.shown[index].owner?.takeUnretainedValue().isFirst == true {
        curves.moving[index].motion.begin += shift
      }
    }
    for index in 0..<general.count {
      if general.shown[index].owner?.takeUnretainedValue().isFirst == true {
        general.moving[index].motion.shiftStart(from: begin, by: shift)
      }
    }
  }
}
