/// How much of the velocity is left after a millisecond without samples.
private let decayPerMillisecond = 0.998
/// How long a recording is good for, in seconds.
private let lifetime = 2.0

/// Estimates the velocity of something moved by hand from its last three positions.
///
/// 0.25 of the latest difference quotient and 0.75 of the one before; with two samples the plain quotient, with one 0.
/// Samples from before the last are ignored, one of the same time replaces it. Specification 7.
public struct VelocitySampler<Value: VectorArithmetic> {
  private struct Sample {
    var time: Double
    var value: Value
  }

  private var last: Sample?
  private var middle: Sample?
  private var first: Sample?

  /// No samples.
  public init() {}

  /// Whether nothing has been recorded.
  public var isEmpty: Bool { last == nil }

  /// The time of the last sample, in seconds, or nil.
  public var lastTime: Double? { last?.time }

  /// Records a position. Values and times that are not finite are ignored.
  public mutating func add(_ value: Value, at time: Double) {
    guard time.isFinite, value.isFinite else { return }
    let sample = Sample(time: time, value: value)
    guard let previous = last else {
      last = sample
      return
    }
    if time < previous.time { return }
    if time > previous.time {
      first = middle
      middle = previous
    }
    last = sample
  }

  /// Forgets everything.
  public mutating func reset() { self = VelocitySampler() }

  /// The velocity at the last sample, in units per second.
  public var velocity: Value {
    guard let last, let middle else { return .zero }
    let latest = Self.quotient(middle, last)
    guard let first else { return latest }
    return latest.scaled(by: 0.25) + Self.quotient(first, middle).scaled(by: 0.75)
  }

  /// The velocity at `time`, less by 0.998 for each millisecond since the last sample; zero after 2 s.
  public func velocity(at time: Double) -> Value {
    guard let lastTime else { return .zero }
    let age = max(0, time - lastTime)
    if !(age <= lifetime) { return .zero }
    return velocity.scaled(by: Math.pow(decayPerMillisecond, age * 1000))
  }

  private static func quotient(_ start: Sample, _ end: Sample) -> Value {
    (end.value - start.value).scaled(by: 1 / (end.time - start.time))
  }
}
