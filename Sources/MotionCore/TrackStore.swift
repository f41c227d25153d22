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

final class TrackStore<Value: VectorArithmetic>: AnyTrackStore {
  let springs = Lane<Value, SpringTrack<Value>>()
  let curves = Lane<Value, CurveTrack<Value>>()
  let general = Lane<Value, GeneralTrack<Value>>()
  /// Those that the present frame brought to their end, to be called once more.
  private var finished: [AnimatedValue<Value>] = []

  override var runningCount: Int { springs.running + curves.running + general.running }

  override var needsFrames: Bool {
    if springs.running + curves.running > 0 { return true }
    for index in 0..<general.count where general.elements[index].motion.wake == nil { return true }
    return false
  }

  override var nextWake: Double {
    var earliest = Double.infinity
    for index in 0..<general.count {
      earliest = min(earliest, general.elements[index].motion.wake ?? earliest)
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
    sampleSprings(at: now)
    sampleCurves(at: now)
    sampleGeneral(at: now)
  }

  private func sampleSprings(at now: Double) {
    var index = springs.count
    // From the end, because one that is over is replaced by the last, which has been sampled.
    while index >= 4 {
      let group = springs.elements + (index - 4)
      if let motions = Self.motions(of: group, at: now) {
        show(group + 3, motions[3])
        show(group + 2, motions[2])
        show(group + 1, motions[1])
        show(group, motions[0])
      } else {
        for lane in (0..<4).reversed() {
          show(group + lane, group[lane].motion.motion(at: now))
        }
      }
      index -= 4
    }
    while index > 0 {
      index -= 1
      let element = springs.elements + index
      show(element, element.pointee.motion.motion(at: now))
    }
  }

  /// The motions of four neighbours, unless one must be evaluated alone.
  @inline(__always)
  private static func motions(
    of group: UnsafeMutablePointer<Running<Value, SpringTrack<Value>>>, at now: Double
  ) -> FourSpringMotions? {
    @inline(__always)
    func gather(_ field: (SpringTrack<Value>) -> Double) -> Math.Four {
      Math.Four(
        field(group[0].motion), field(group[1].motion), field(group[2].motion),
        field(group[3].motion))
    }
    let ratio = gather { $0.kernel.dampingRatio }
    guard ratio[0] <= 1, ratio[1] <= 1, ratio[2] <= 1, ratio[3] <= 1 else { return nil }
    let time = now - gather { $0.begin }
    return FourSpringMotions(
      frequency: gather { $0.kernel.frequency }, decay: gather { $0.kernel.decay },
      dampedFrequency: gather { $0.kernel.dampedFrequency }, time: time)
  }

  @inline(__always)
  private func show(
    _ element: UnsafeMutablePointer<Running<Value, SpringTrack<Value>>>, _ motion: SpringMotion
  ) {
    if let offset = element.pointee.motion.displacement(motion) {
      let presented = element.pointee.model + offset
      element.pointee.hasChanged = presented != element.pointee.presented
      element.pointee.presented = presented
    } else {
      finish(element.pointee.owner)
    }
  }

  private func sampleCurves(at now: Double) {
    var index = curves.count
    while index >= 4 {
      let group = curves.elements + (index - 4)
      if let fractions = Self.fractions(of: group, at: now) {
        show(group + 3, fractions[3], at: now)
        show(group + 2, fractions[2], at: now)
        show(group + 1, fractions[1], at: now)
        show(group, fractions[0], at: now)
      } else {
        for lane in (0..<4).reversed() {
          show(group + lane, group[lane].motion.fraction(at: now), at: now)
        }
      }
      index -= 4
    }
    while index > 0 {
      index -= 1
      let element = curves.elements + index
      show(element, element.pointee.motion.fraction(at: now), at: now)
    }
  }

  /// The covered parts of four neighbours, unless one must be evaluated alone.
  @inline(__always)
  private static func fractions(
    of group: UnsafeMutablePointer<Running<Value, CurveTrack<Value>>>, at now: Double
  ) -> Math.Four? {
    @inline(__always)
    func gather(_ field: (CurveTrack<Value>) -> Double) -> Math.Four {
      Math.Four(
        field(group[0].motion), field(group[1].motion), field(group[2].motion),
        field(group[3].motion))
    }
    // One that is over is not asked for; its progress only has to stay in range.
    var progress = (now - gather { $0.begin }) / gather { $0.duration }
    progress.replace(with: 1, where: progress .> 1)
    if group[0].motion.isLinear {
      let isUniform =
        group[1].motion.isLinear && group[2].motion.isLinear
        && group[3].motion.isLinear
      return isUniform ? progress : nil
    }
    if group[1].motion.isLinear || group[2].motion.isLinear || group[3].motion.isLinear {
      return nil
    }
    return CubicBezier.values(
      x1: gather { $0.curve.x1 }, y1: gather { $0.curve.y1 }, x2: gather { $0.curve.x2 },
      y2: gather { $0.curve.y2 }, at: progress)
  }

  @inline(__always)
  private func show(
    _ element: UnsafeMutablePointer<Running<Value, CurveTrack<Value>>>, _ fraction: Double,
    at now: Double
  ) {
    if !element.pointee.motion.isOver(at: now) {
      let offset = element.pointee.motion.interval.scaled(by: fraction - 1)
      let presented = element.pointee.model + offset
      if presented.isFinite {
        element.pointee.hasChanged = presented != element.pointee.presented
        element.pointee.presented = presented
        return
      }
    }
    finish(element.pointee.owner)
  }

  private func sampleGeneral(at now: Double) {
    let elements = general.elements
    var index = general.count - 1
    while index >= 0 {
      let element = elements + index
      let track = element.pointee.motion
      let presented = element.pointee.model + track.displacement(at: now)
      if track.isOver || !presented.isFinite {
        finish(element.pointee.owner)
      } else {
        element.pointee.hasChanged = presented != element.pointee.presented
        element.pointee.presented = presented
      }
      index -= 1
    }
  }

  /// Takes out an attribute whose animation is over; it is called with its model value in the delivery.
  func finish(_ owner: Unmanaged<AnimatedValue<Value>>?) {
    guard let owner = owner?.takeUnretainedValue() else { return }
    owner.comeToRest()
    finished.append(owner)
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
      let owner = finished[index]
      owner.onChange?(owner.presented)
      index += 1
    }
    finished.removeAll(keepingCapacity: true)
  }

  override func apply(_ level: MotionLevel, at now: Double) {
    var owners: [AnimatedValue<Value>] = []
    for index in 0..<springs.count { add(springs.elements[index].owner) }
    for index in 0..<curves.count { add(curves.elements[index].owner) }
    for index in 0..<general.count { add(general.elements[index].owner) }
    func add(_ owner: Unmanaged<AnimatedValue<Value>>?) {
      if let owner { owners.append(owner.takeUnretainedValue()) }
    }
    for owner in owners where owner.conform(to: level) { finished.append(owner) }
  }

  override func shiftStart(from begin: Double, by shift: Double) {
    for index in 0..<springs.count where springs.elements[index].motion.begin == begin {
      if springs.elements[index].owner?.takeUnretainedValue().isFirst == true {
        springs.elements[index].motion.begin += shift
      }
    }
    for index in 0..<curves.count where curves.elements[index].motion.begin == begin {
      if curves.elements[index].owner?.takeUnretainedValue().isFirst == true {
        curves.elements[index].motion.begin += shift
      }
    }
    for index in 0..<general.count {
      if general.elements[index].owner?.takeUnretainedValue().isFirst == true {
        general.elements[index].motion.shiftStart(from: begin, by: shift)
      }
    }
  }
}
