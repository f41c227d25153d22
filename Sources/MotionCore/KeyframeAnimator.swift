/// Plays keyframes on a timeline (spec 12): each time it is triggered, or over and over.
///
/// ```swift
/// let shake = KeyframeAnimator(initialValue: 0.0, on: timeline) { _ in
///   KeyframeTrack(\.self) {
///     CubicKeyframe(12, duration: 0.1)
///     SpringKeyframe(0, spring: .bouncy)
///   }
/// }
/// shake.onChange = { offset in … }
/// shake.trigger()
/// ```
///
/// Keyframes ignore transactions; they have times of their own. The motion level holds for them as for all (D66): at
/// *reduced* tracks of geometry show their last value at once and tracks of appearance play, a repeating animator rests
/// at the end; at *none* everything does. Use it from the timeline's thread.
public final class KeyframeAnimator<Value> {
  private let timeline: Timeline
  private let initialValue: Value
  private let isEssential: Bool
  private let makeTracks: (Value) -> [AnyKeyframeTrack<Value>]
  private var keyframes: KeyframeTimeline<Value>
  private var isStarted = false
  /// While the clocks are set, what they report is not a state to show.
  private var isSettingUp = false
  /// The elapsed time, which is itself an attribute moving in a straight line: so pauses, the slow factor, first
  /// frames and the motion level are the timeline's business. There is one clock per kind of attribute.
  private let geometryClock: AnimatedValue<Double>
  private let appearanceClock: AnimatedValue<Double>

  /// Called with the new value in each frame that changes it.
  public var onChange: ((Value) -> Void)?
  /// Whether it plays over and over, seamlessly from `initialValue`.
  public let isRepeating: Bool

  /// A resting animator.
  ///
  /// - Parameters:
  ///   - repeating: plays for ever once started; otherwise once per trigger.
  ///   - isEssential: moves at reduced motion too.
  ///   - keyframes: makes the tracks for a start value: the initial value at first, later the value shown when it
  ///     is triggered again.
  public init(
    initialValue: Value, repeating: Bool = false, isEssential: Bool = false, on timeline: Timeline,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
  ) {
    self.timeline = timeline
    self.initialValue = initialValue
    self.isEssential = isEssential
    isRepeating = repeating
    makeTracks = keyframes
    self.keyframes = KeyframeTimeline(
      initialValue: initialValue, tracks: keyframes(initialValue), replacing: nil)
    geometryClock = AnimatedValue(0, kind: .geometry, on: timeline)
    appearanceClock = AnimatedValue(0, kind: .appearance, on: timeline)
    geometryClock.onChange = { [weak self] _ in self?.clockMoved(.geometry) }
    appearanceClock.onChange = { [weak self] _ in self?.clockMoved(.appearance) }
  }

  /// Whether something moves.
  public var isPlaying: Bool { geometryClock.isAnimating || appearanceClock.isAnimating }

  /// The value as of the timeline's time.
  ///
  /// Before the first start it is the initial value; a repeating animator shows the keyframes' value at time 0.
  public var value: Value {
    guard isStarted || isRepeating else { return initialValue }
    return value(at: { self.clock($0).presented })
  }

  /// Seconds since the start, at most the duration.
  public var elapsed: Double { max(geometryClock.presented, appearanceClock.presented) }

  /// Plays the keyframes from the value shown now.
  ///
  /// While it plays, each track's velocity is handed to the first keyframe of the new run (D56).
  public func trigger() {
    let shown = value
    let geometryTime = geometryClock.presented
    let appearanceTime = appearanceClock.presented
    let predecessor = keyframes
    keyframes = KeyframeTimeline(
      initialValue: shown, tracks: makeTracks(shown),
      replacing: !isPlaying
        ? nil : (predecessor, { $0 == .geometry ? geometryTime : appearanceTime }))
    start()
  }

  /// Begins to play from the initial value; for a repeating animator.
  ///
  /// One that rests because of the motion level does not begin by itself when the level rises.
  public func start() {
    if isRepeating {
      keyframes = KeyframeTimeline(
        initialValue: initialValue, tracks: makeTracks(initialValue), replacing: nil)
    }
    isStarted = true
    isSettingUp = true
    resetClocks()
    let duration = min(keyframes.duration, longestRun)
    let run = Animation.linear(duration: duration)
    var transaction = Transaction(
      animation: isRepeating ? run.repeatForever(autoreverses: false) : run)
    transaction.isEssential = isEssential
    let kinds = Set(keyframes.tracks.map { clock($0.kind).kind })
    if kinds.contains(.geometry) { geometryClock.set(duration, transaction: transaction) }
    // Appearance keeps its own pace where geometry does not move.
    transaction.isEssential = true
    if kinds.contains(.appearance) { appearanceClock.set(duration, transaction: transaction) }
    isSettingUp = false
    onChange?(value)
  }

  /// Stops where nothing is shown any more: hidden or removed. The value is the initial one again.
  public func stop() {
    isStarted = false
    keyframes = KeyframeTimeline(
      initialValue: initialValue, tracks: makeTracks(initialValue), replacing: nil)
    isSettingUp = true
    resetClocks()
    isSettingUp = false
  }

  /// The clock of a kind of track. A repetition has one only, which rests as geometry does.
  private func clock(_ kind: AttributeKind) -> AnimatedValue<Double> {
    kind == .geometry || isRepeating ? geometryClock : appearanceClock
  }

  private func value(at time: (AttributeKind) -> Double) -> Value {
    var value = keyframes.initialValue
    for track in keyframes.tracks { track.apply(to: &value, time: time(track.kind)) }
    return value
  }

  private func resetClocks() {
    geometryClock.snap(to: 0)
    appearanceClock.snap(to: 0)
  }

  private func clockMoved(_ kind: AttributeKind) {
    guard !isSettingUp else { return }
    // Both clocks tick in the same frame; one call is enough.
    if kind == .appearance, geometryClock.isAnimating { return }
    onChange?(value)
  }
}

/// Seconds; a clock with an endless duration would stand still.
private let longestRun = 1e9
