/// One step of a keyframe track (spec 12): a value to reach, how, and in what time.
///
/// `LinearKeyframe`, `CubicKeyframe`, `SpringKeyframe` and `MoveKeyframe` make them.
public struct Keyframe<Value: Animatable> {
  enum Course {
    case linear(UnitCurve)
    case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
    case spring(Spring, startVelocity: Value.AnimatableData?)
    case move
  }

  /// The value that the keyframe aims at.
  public let value: Value
  /// Seconds; never negative, and 0 where a NaN was asked for.
  public let duration: Double
  let course: Course

  init(_ value: Value, duration: Double, course: Course) {
    self.value = value
    self.duration = duration > 0 ? duration : 0
    self.course = course
  }
}

extension Keyframe: Sendable where Value: Sendable, Value.AnimatableData: Sendable {}
extension Keyframe.Course: Sendable where Value: Sendable, Value.AnimatableData: Sendable {}

/// What a keyframe track consists of.
public protocol KeyframeTrackContent<Value> {
  /// The track's value.
  associatedtype Value: Animatable
  /// The steps, in order.
  var keyframes: [Keyframe<Value>] { get }
}

extension Keyframe: KeyframeTrackContent {
  /// Itself.
  public var keyframes: [Keyframe<Value>] { [self] }
}

/// Goes to a value in a straight line, at the pace of a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step.
  public let keyframes: [Keyframe<Value>]

  /// - Parameter duration: seconds; 0 jumps.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    keyframes = [Keyframe(to, duration: duration, course: .linear(timingCurve))]
  }
}

/// Goes to a value on a cubic Hermite curve.
///
/// A velocity that is not given is taken over from the neighbours: at the start that of the previous keyframe, at the
/// end Catmull-Rom's mean slope (D55), and 0 at the ends of the track. Velocities are in units per second.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step.
  public let keyframes: [Keyframe<Value>]

  /// - Parameter duration: seconds; 0 jumps.
  public init(
    _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        to, duration: duration,
        course: .cubic(
          startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    ]
  }
}

/// Swings to a value.
///
/// A duration shorter than the spring needs cuts it off: the next keyframe starts where the spring has got to (D54).
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step.
  public let keyframes: [Keyframe<Value>]

  /// - Parameters:
  ///   - duration: seconds; `nil` for `spring.settlingDuration`.
  ///   - startVelocity: units per second; `nil` for the previous keyframe's.
  public init(
    _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframes = [
      Keyframe(
        to, duration: duration ?? spring.settlingDuration,
        course: .spring(spring, startVelocity: startVelocity?.animatableData))
    ]
  }
}

/// Jumps to a value; takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The one step.
  public let keyframes: [Keyframe<Value>]

  /// A jump to a value.
  public init(_ to: Value) { keyframes = [Keyframe(to, duration: 0, course: .move)] }
}

/// Collects the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// A keyframe, or several.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> [Keyframe<Value>] where Content.Value == Value { content.keyframes }

  /// One after the other.
  public static func buildBlock(_ parts: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    parts.flatMap(\.self)
  }

  /// One after the other.
  public static func buildArray(_ parts: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    parts.flatMap(\.self)
  }

  /// None if the condition does not hold.
  public static func buildOptional(_ part: [Keyframe<Value>]?) -> [Keyframe<Value>] { part ?? [] }

  /// The first branch.
  public static func buildEither(first: [Keyframe<Value>]) -> [Keyframe<Value>] { first }

  /// The second branch.
  public static func buildEither(second: [Keyframe<Value>]) -> [Keyframe<Value>] { second }
}
