/// One animatable attribute: a model value, and the value that is shown on the way to it.
///
/// Setting it changes the model value at once; what is shown follows by the animation of the transaction
/// (specification 1 and 6). At rest it takes about 100 bytes; a timeline holds only what runs, and does not keep an
/// attribute alive. Used from the thread of its timeline.
public final class AnimatedValue<Value: VectorArithmetic> {
  /// Where the attribute's motion lives.
  enum Place: UInt8 {
    case rest
    case spring
    case curve
    case general
  }

  /// What only few attributes have.
  final class Extras {
    /// Callbacks that wait until no animation is left.
    var removal: [AnimationListener] = []
    var sampler = VelocitySampler<Value>()
  }

  /// The clock it moves by.
  public let timeline: Timeline
  let store: TrackStore<Value>

  /// Called with the presented value whenever that changes: in a frame, once more at the end of a motion, and from within
  /// `set` when a change is shown at once.
  public var onChange: ((Value) -> Void)? {
    didSet { updateCallback() }
  }

  /// The model value: what was set last.
  public internal(set) var target: Value
  /// What is shown while nothing runs.
  var resting: Value
  var extras: Extras?
  var slot: Int32 = -1
  var place = Place.rest
  /// What the attribute is about, for the level *reduced*.
  public let kind: AttributeKind
  /// Whether the motion began from rest, so that the first-frame rule applies.
  var isFirst = false
  var isEssential = false
  /// Whether the motion already is the fade of the level *reduced*.
  var isFade = false
  /// Whether what the present frame changed has not been told yet, though the row that knew is gone.
  var isUntold = false
  /// Whether an endless loop runs.
  public internal(set) var isLooping = false

  /// An attribute at rest at `value`. One that is not finite is not shown; zero is.
  public init(_ value: Value, kind: AttributeKind = .geometry, on timeline: Timeline) {
    self.timeline = timeline
    self.kind = kind
    store = timeline.store(for: Value.self)
    target = value
    resting = value.isFinite ? value : .zero
  }

  deinit {
    if place != .rest { leaveLane() }
    releaseListeners()
  }

  /// The value to show as of `timeline.now`; always finite.
  public var presented: Value {
    switch place {
    case .rest: resting
    case .spring: store.springs.shown[Int(slot)].presented
    case .curve: store.curves.shown[Int(slot)].presented
    case .general: store.general.shown[Int(slot)].presented
    }
  }

  /// The velocity as of `timeline.now`, in units per second; zero at rest, in a delay, and where it would be infinite.
  public var velocity: Value {
    let now = timeline.now
    let velocity: Value
    switch place {
    case .rest: return .zero
    case .spring:
      let track = store.springs.moving[Int(slot)].motion
      velocity = track.motion(at: now).velocity(track.displaced, track.velocity)
    case .curve: velocity = store.curves.moving[Int(slot)].motion.velocity(at: now)
    case .general: return store.general.moving[Int(slot)].motion.velocity(at: now)
    }
    return velocity.isFinite ? velocity : .zero
  }

  /// Whether an animation runs or waits in a delay.
  public var isAnimating: Bool { place != .rest }

  /// Takes the value at once, dropping what runs; callbacks waiting for it count it as finished.
  public func snap(to value: Value) {
    let before = presented
    target = value
    comeToRest()
    timeline.releaseLogicalEnds(of: ObjectIdentifier(self))
    timeline.noteDemand()
    tell(ifNot: before)
  }

  /// Ends the attribute: drops what runs and calls nobody back; completions count it as finished.
  public func remove() {
    comeToRest()
    isUntold = false
    timeline.releaseLogicalEnds(of: ObjectIdentifier(self))
    timeline.noteDemand()
  }

  // MARK: Lanes

  private func updateCallback() {
    switch place {
    case .rest: break
    case .spring: store.springs.setCallback(at: Int(slot), to: onChange)
    case .curve: store.curves.setCallback(at: Int(slot), to: onChange)
    case .general: store.general.setCallback(at: Int(slot), to: onChange)
    }
  }

  /// Puts the motion into its lane.
  private func enter<Motion>(_ lane: Lane<Value, Motion>, _ motion: Motion, presented: Value) {
    let row = Shown(
      owner: Unmanaged.passUnretained(self), onChange: Callback(onChange), presented: presented)
    lane.append(motion, to: target, shown: row)
    timeline.noteRunning(1)
  }

  /// Calls back with what is shown now if that is not `value`, or if the frame's change had not been told yet.
  func tell(ifNot value: Value) {
    let shown = presented
    let isDue = shown != value || isUntold
    // Before the call, in which more may happen.
    isUntold = false
    if isDue { onChange?(shown) }
  }

  /// Takes the motion out of its lane.
  private func leaveLane() {
    let index = Int(slot)
    switch place {
    case .rest: return
    case .spring: isUntold = store.springs.remove(at: index)
    case .curve: isUntold = store.curves.remove(at: index)
    case .general: isUntold = store.general.remove(at: index)
    }
    place = .rest
    slot = -1
    timeline.noteRunning(-1)
    if isLooping {
      isLooping = false
      timeline.noteLoops(-1)
    }
  }

  /// Moves on one spring from `presented`.
  func run(_ track: SpringTrack<Value>, presented: Value) {
    isFirst = place == .rest
    if place == .spring {
      store.springs.moving[Int(slot)] = Moving(model: target, motion: track)
      store.springs.shown[Int(slot)].presented = presented
      return
    }
    leaveLane()
    enter(store.springs, track, presented: presented)
    place = .spring
  }

  /// Moves on one curve from `presented`, in the place of what runs.
  func run(_ track: CurveTrack<Value>, presented: Value) {
    isFirst = place == .rest
    leaveLane()
    enter(store.curves, track, presented: presented)
    place = .curve
  }

  /// Moves on the given animations, or comes to rest if they are over at once.
  func run(_ entries: [TrackEntry<Value>]) {
    isFirst = place == .rest
    let track = GeneralTrack(entries)
    let presented = target + track.displacement(at: timeline.now)
    if track.isOver || !presented.isFinite {
      comeToRest()
    } else {
      leaveLane()
      enter(store.general, track, presented: presented)
      place = .general
      if track.isEndlessLoop {
        isLooping = true
        timeline.noteLoops(1)
      }
    }
  }

  /// What runs, as the entries of a general track.
  var entries: [TrackEntry<Value>] {
    switch place {
    case .rest: return []
    case .spring:
      let track = store.springs.moving[Int(slot)].motion
      let parameters = Animation.SpringParameters(
        response: 2 * Double.pi / track.kernel.frequency,
        dampingFraction: track.kernel.dampingRatio, blendDuration: 0)
      return [
        TrackEntry(
          animation: Animation(.spring(parameters)), begin: track.begin,
          delta: track.displaced.scaled(by: -1),
          kind: .spring(
            SpringRun(
              kernel: track.kernel, displaced: track.displaced, velocity: track.velocity, start: 0),
            steps: []))
      ]
    case .curve:
      let track = store.curves.moving[Int(slot)].motion
      let animation = track.animation
      guard let course = AnimationCourse(animation, distance: 1) else { return [] }
      return [
        TrackEntry(
          animation: animation, begin: track.begin, delta: track.interval, kind: .course(course))
      ]
    case .general: return store.general.moving[Int(slot)].motion.entries
    }
  }

  /// Shows the model value; nothing runs any more. Callbacks that wait for removal are released.
  func comeToRest() {
    let shown = presented
    leaveLane()
    resting = target.isFinite ? target : shown
    isEssential = false
    isFade = false
    guard let extras, !extras.removal.isEmpty else { return }
    let released = extras.removal
    extras.removal = []
    for listener in released { timeline.release(listener) }
  }

  private func releaseListeners() {
    if let extras {
      for listener in extras.removal { timeline.release(listener) }
      extras.removal = []
    }
    timeline.releaseLogicalEnds(of: ObjectIdentifier(self))
    timeline.noteDemand()
  }
}
