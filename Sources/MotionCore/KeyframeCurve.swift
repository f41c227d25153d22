/// A solved keyframe track: a function of time (spec 12).
///
/// All velocities are settled when it is made, so that a value is one binary search and one closed form.
public struct KeyframeCurve<Value: Animatable> {
  fileprivate typealias Data = Value.AnimatableData

  fileprivate struct Segment {
    var begin: Double
    var duration: Double
    var keyframe: Keyframe<Value>
    var start: Data
    var target: Data
    var startVelocity: Data
    var endVelocity: Data
  }

  /// What is shown before time 0.
  public let initialValue: Value
  /// Seconds from 0 to the end of the last keyframe; may be infinite.
  public let duration: Double
  private let segments: [Segment]

  /// Solves a track.
  ///
  /// A value that is not finite is not shown: its keyframe aims at the value before. A velocity that is not finite
  /// counts as not given.
  ///
  /// - Parameter initialVelocity: in animatable units per second; taken over by a first cubic or spring keyframe
  ///   without a start velocity of its own, and dropped by others (D56).
  public init(
    initialValue: Value, initialVelocity: Value.AnimatableData = .zero,
    keyframes: [Keyframe<Value>]
  ) {
    self.initialValue = initialValue
    var segments: [Segment] = []
    segments.reserveCapacity(keyframes.count)
    var begin = 0.0
    var position = initialValue.animatableData
    var velocity = initialVelocity.isFinite ? initialVelocity : .zero
    var shown = initialValue
    let keyframes = keyframes.map { keyframe in
      let keyframe = keyframe.finite(after: shown)
      shown = keyframe.value
      return keyframe
    }
    for (index, keyframe) in keyframes.enumerated() {
      var segment = Segment(
        begin: begin, duration: keyframe.duration, keyframe: keyframe, start: position,
        target: keyframe.value.animatableData, startVelocity: velocity, endVelocity: .zero)
      switch keyframe.course {
      case .cubic(let start, let end):
        segment.startVelocity = start ?? velocity
        let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
        segment.endVelocity = end ?? Self.knotVelocity(of: segment, before: next)
      case .spring(_, let start):
        segment.startVelocity = start ?? velocity
      case .linear, .move:
        break
      }
      segments.append(segment)
      (position, velocity) = segment.exit
      begin += keyframe.duration
    }
    self.segments = segments
    duration = begin
  }

  /// The value at a time in seconds.
  ///
  /// Before 0 the initial value; from the end on the last keyframe's value exactly. A boundary belongs to the
  /// later keyframe. A time within 1e-9 s of a boundary or the end counts as there, since durations like
  /// 0.1 + 0.2 do not add up exactly.
  public func value(time: Double) -> Value {
    guard let last = segments.last, time >= 0 else { return initialValue }
    if time >= duration - boundaryTolerance { return last.keyframe.value }
    let segment = segment(at: time)
    var value = segment.keyframe.value
    let data = segment.value(at: time - segment.begin)
    // Only differences beyond the range of numbers come to this.
    value.animatableData = data.isFinite ? data : segment.target
    return value
  }

  /// The velocity in animatable units per second; zero before 0 and from the end on.
  public func velocity(time: Double) -> Value.AnimatableData {
    guard time >= 0, time < duration - boundaryTolerance, !segments.isEmpty else { return .zero }
    let segment = segment(at: time)
    let velocity = segment.velocity(at: time - segment.begin)
    return velocity.isFinite ? velocity : .zero
  }

  /// The last segment that has begun.
  private func segment(at time: Double) -> Segment {
    var low = 0
    var high = segments.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].begin <= time + boundaryTolerance { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// The velocity with which a cubic keyframe without an end velocity arrives (D55).
  private static func knotVelocity(of segment: Segment, before next: Keyframe<Value>?) -> Data {
    guard let next, next.duration > 0 else { return .zero }
    let target = next.value.animatableData
    switch next.course {
    case .move:
      return .zero
    case .linear(let curve):
      return linearVelocity(target - segment.target, next.duration, curve.velocity(at: 0))
    case .cubic(let start?, _), .spring(_, let start?):
      return start
    case .cubic, .spring:
      let time = segment.duration + next.duration
      return (target - segment.start).scaled(by: 1 / time)
    }
  }

  /// A vertical tangent counts as standing still (D54).
  private static func linearVelocity(
    _ distance: Data, _ duration: Double, _ slope: Double
  ) -> Data {
    guard slope.isFinite, duration > 0 else { return .zero }
    return distance.scaled(by: slope / duration)
  }
}

extension KeyframeCurve: Sendable where Value: Sendable, Value.AnimatableData: Sendable {}
extension KeyframeCurve.Segment: Sendable where Value: Sendable, Value.AnimatableData: Sendable {}

extension KeyframeCurve.Segment {
  /// Position and velocity with which the next keyframe begins.
  fileprivate var exit: (Value.AnimatableData, Value.AnimatableData) {
    switch keyframe.course {
    case .move: (target, .zero)
    case .linear: (target, duration > 0 ? velocity(at: duration) : .zero)
    case .cubic: (target, duration > 0 ? endVelocity : .zero)
    case .spring: (value(at: duration), velocity(at: duration))
    }
  }

  /// - Parameter time: seconds since the segment's begin.
  fileprivate func value(at time: Double) -> Value.AnimatableData {
    switch keyframe.course {
    case .move:
      return target
    case .linear(let curve):
      guard duration > 0 else { return target }
      return start + (target - start).scaled(by: curve.value(at: progress(time)))
    case .cubic:
      guard duration > 0 else { return target }
      guard duration.isFinite else { return start }
      let u = progress(time)
      let (u2, u3) = (u * u, u * u * u)
      return start + (target - start).scaled(by: 3 * u2 - 2 * u3)
        + startVelocity.scaled(by: duration * (u3 - 2 * u2 + u))
        + endVelocity.scaled(by: duration * (u3 - u2))
    case .spring(let spring, _):
      return start
        + spring.value(target: target - start, initialVelocity: startVelocity, time: time)
    }
  }

  fileprivate func velocity(at time: Double) -> Value.AnimatableData {
    switch keyframe.course {
    case .move:
      return .zero
    case .linear(let curve):
      let slope = curve.velocity(at: progress(time))
      guard slope.isFinite, duration > 0 else { return .zero }
      return (target - start).scaled(by: slope / duration)
    case .cubic:
      guard duration > 0, duration.isFinite else { return .zero }
      let u = progress(time)
      return (target - start).scaled(by: 6 * u * (1 - u) / duration)
        + startVelocity.scaled(by: (1 - u) * (1 - 3 * u))
        + endVelocity.scaled(by: u * (3 * u - 2))
    case .spring(let spring, _):
      return spring.velocity(target: target - start, initialVelocity: startVelocity, time: time)
    }
  }

  private func progress(_ time: Double) -> Double {
    duration > 0 ? min(1, time / duration) : 1
  }
}

extension Keyframe {
  /// The keyframe without what is not a number.
  fileprivate func finite(after previous: Value) -> Keyframe {
    let target = value.animatableData.isFinite ? value : previous
    let course: Course =
      switch course {
      case .cubic(let start, let end):
        .cubic(startVelocity: Self.finite(start), endVelocity: Self.finite(end))
      case .spring(let spring, let start): .spring(spring, startVelocity: Self.finite(start))
      case .linear, .move: course
      }
    return Keyframe(target, duration: duration, course: course)
  }

  private static func finite(_ velocity: Value.AnimatableData?) -> Value.AnimatableData? {
    velocity.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// Sums of decimal durations are off by rounding; a billionth of a second is far below a frame.
private let boundaryTolerance = 1e-9
