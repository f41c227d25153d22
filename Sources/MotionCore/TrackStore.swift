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

  override func sample(at now: Double) {
    sampleSprings(at: now)
    sampleCurves(at: now)
    sampleGeneral(at: now)
  }

  private func sampleSprings(at now: Double) {
    let elements = springs.elements
    var index = springs.count - 1
    while index >= 0 {
      let element = elements + index
      if let offset = element.pointee.motion.displacement(element.pointee.motion.motion(at: now)) {
        let presented = element.pointee.model + offset
        element.pointee.hasChanged = presented != element.pointee.presented
        element.pointee.presented = presented
      } else {
        finish(element.pointee.owner)
      }
      index -= 1
    }
  }

  private func sampleCurves(at now: Double) {
    let elements = curves.elements
    var index = curves.count - 1
    while index >= 0 {
      let element = elements + index
      if let offset = element.pointee.motion.displacement(at: now) {
        let presented = element.pointee.model + offset
        if presented.isFinite {
          element.pointee.hasChanged = presented != element.pointee.presented
          element.pointee.presented = presented
        } else {
          finish(element.pointee.owner)
        }
      } else {
        finish(element.pointee.owner)
      }
      index -= 1
    }
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
