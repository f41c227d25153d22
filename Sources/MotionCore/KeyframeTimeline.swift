/// Several keyframe tracks that animate the parts of one value (spec 12).
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: Pose()) {
///   KeyframeTrack(\.angle) {
///     CubicKeyframe(.degrees(30), duration: 0.2)
///     SpringKeyframe(.degrees(0), spring: .bouncy)
///   }
///   KeyframeTrack(\.opacity, kind: .appearance) { LinearKeyframe(0.5, duration: 0.3) }
/// }
/// let pose = timeline.value(time: 0.1)
/// ```
///
/// A pure function of time; `KeyframeAnimator` plays one.
public struct KeyframeTimeline<Value> {
  /// What is shown before time 0, and the values of the parts without a track.
  public let initialValue: Value
  /// Seconds; that of the longest track.
  public let duration: Double
  let tracks: [any SolvedKeyframeTrack<Value>]

  /// Solves tracks for key paths. They apply in order: of two for the same part the later one shows.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> [AnyKeyframeTrack<Value>]
  ) {
    self.init(initialValue: initialValue, tracks: content(), replacing: nil)
  }

  /// Solves one track for the value as a whole.
  public init(
    initialValue: Value,
    @KeyframeTrackContentBuilder<Value> keyframes: () -> [Keyframe<Value>]
  ) where Value: Animatable & Sendable, Value.AnimatableData: Sendable {
    let track = KeyframeTrack<Value, Value>(\.self, keyframes: keyframes())
    self.init(initialValue: initialValue, tracks: [AnyKeyframeTrack(track)], replacing: nil)
  }

  /// - Parameter replacing: a timeline that is playing, and the time its tracks of a kind have got to; each track takes
  ///   over the velocity of its predecessor (D56).
  init(
    initialValue: Value, tracks: [AnyKeyframeTrack<Value>],
    replacing: (timeline: KeyframeTimeline<Value>, time: (AttributeKind) -> Double)?
  ) {
    self.initialValue = initialValue
    self.tracks = tracks.map { track in
      track.solve(initialValue, replacing?.timeline, replacing?.time(track.kind) ?? 0)
    }
    duration = self.tracks.map(\.duration).max() ?? 0
  }

  /// The value at a time in seconds, clamped: before 0 the initial value, after the end each track's last one.
  ///
  /// A track that has ended holds its last value while others go on. Costs one evaluation per track.
  public func value(time: Double) -> Value {
    var value = initialValue
    guard time >= 0 else { return value }
    for track in tracks { track.apply(to: &value, time: time) }
    return value
  }

  /// The value at a fraction of the duration.
  public func value(progress: Double) -> Value {
    guard duration.isFinite else { return value(time: progress > 0 ? .infinity : 0) }
    return value(time: progress * duration)
  }
}

extension KeyframeTimeline: Sendable where Value: Sendable {}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable & Sendable>
where Value.AnimatableData: Sendable {
  let keyPath: WritableKeyPath<Root, Value> & Sendable
  let kind: AttributeKind
  let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - kind: whether the part moves things or colours them; under reduced motion only appearance
  ///     plays (D66).
  public init(
    _ keyPath: WritableKeyPath<Root, Value> & Sendable, kind: AttributeKind = .geometry,
    @KeyframeTrackContentBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    self.init(keyPath, kind: kind, keyframes: content())
  }

  init(
    _ keyPath: WritableKeyPath<Root, Value> & Sendable, kind: AttributeKind = .geometry,
    keyframes: [Keyframe<Value>]
  ) {
    self.keyPath = keyPath
    self.kind = kind
    self.keyframes = keyframes
  }
}

/// A track whose value type is forgotten.
public struct AnyKeyframeTrack<Root> {
  let kind: AttributeKind
  let solve: (Root, KeyframeTimeline<Root>?, Double) -> any SolvedKeyframeTrack<Root>

  /// Erases a track.
  public init<Value>(_ track: KeyframeTrack<Root, Value>) {
    kind = track.kind
    solve = { initial, old, time in
      let predecessor = old?.tracks.last { $0.path == track.keyPath } as? SolvedTrack<Root, Value>
      return SolvedTrack(
        keyPath: track.keyPath, kind: track.kind,
        curve: KeyframeCurve(
          initialValue: initial[keyPath: track.keyPath],
          initialVelocity: predecessor?.curve.velocity(time: time) ?? .zero,
          keyframes: track.keyframes))
    }
  }
}

/// Collects the tracks of a timeline.
@resultBuilder
public enum KeyframesBuilder<Root> {
  /// A track.
  public static func buildExpression<Value>(
    _ track: KeyframeTrack<Root, Value>
  ) -> [AnyKeyframeTrack<Root>] { [AnyKeyframeTrack(track)] }

  /// Side by side; later ones win.
  public static func buildBlock(_ parts: [AnyKeyframeTrack<Root>]...) -> [AnyKeyframeTrack<Root>] {
    parts.flatMap(\.self)
  }

  /// Side by side; later ones win.
  public static func buildArray(_ parts: [[AnyKeyframeTrack<Root>]]) -> [AnyKeyframeTrack<Root>] {
    parts.flatMap(\.self)
  }

  /// None if the condition does not hold.
  public static func buildOptional(
    _ part: [AnyKeyframeTrack<Root>]?
  ) -> [AnyKeyframeTrack<Root>] { part ?? [] }

  /// The first branch.
  public static func buildEither(first: [AnyKeyframeTrack<Root>]) -> [AnyKeyframeTrack<Root>] {
    first
  }

  /// The second branch.
  public static func buildEither(second: [AnyKeyframeTrack<Root>]) -> [AnyKeyframeTrack<Root>] {
    second
  }
}

protocol SolvedKeyframeTrack<Root>: Sendable {
  associatedtype Root
  var path: PartialKeyPath<Root> { get }
  var kind: AttributeKind { get }
  var duration: Double { get }
  func apply(to root: inout Root, time: Double)
}

struct SolvedTrack<Root, Value: Animatable & Sendable>: SolvedKeyframeTrack
where Value.AnimatableData: Sendable {
  let keyPath: WritableKeyPath<Root, Value> & Sendable
  let kind: AttributeKind
  let curve: KeyframeCurve<Value>

  var path: PartialKeyPath<Root> { keyPath }
  var duration: Double { curve.duration }

  func apply(to root: inout Root, time: Double) {
    root[keyPath: keyPath] = curve.value(time: time)
  }
}
