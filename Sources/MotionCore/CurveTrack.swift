/// The motion of an attribute on one linear or cubic timing curve.
struct CurveTrack<Value: VectorArithmetic> {
  /// Engine time of the start, in seconds.
  var begin: Double
  /// Above 0, in seconds.
  var duration: Double
  /// The way from the start value to the model value.
  var interval: Value
  var curve: CubicBezier
  var isLinear: Bool

  /// Nil for another animation than a bare linear or cubic curve of some finite duration.
  init?(_ animation: Animation, interval: Value, begin: Double) {
    guard animation.modifiers == nil, case .curve(let unitCurve, let duration) = animation.base,
      duration > 0, duration < .infinity
    else { return nil }
    switch unitCurve.shape {
    case .linear:
      curve = CubicBezier(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3)
      isLinear = true
    case .cubic(let cubic, _):
      curve = cubic
      isLinear = false
    default: return nil
    }
    self.begin = begin
    self.duration = duration
    self.interval = interval
  }

  @inline(__always)
  func isOver(at now: Double) -> Bool { now - begin > duration }

  /// The covered part of the interval.
  @inline(__always)
  func fraction(at now: Double) -> Double {
    let progress = min(max((now - begin) / duration, 0), 1)
    return isLinear ? progress : curve.value(at: progress)
  }

  func velocity(at now: Double) -> Value {
    let elapsed = now - begin
    if elapsed > duration { return .zero }
    let slope = isLinear ? 1 : curve.velocity(at: elapsed / duration)
    let rate = slope / duration
    return interval.scaled(by: rate.isFinite ? rate : 0)
  }

  /// The animation it plays.
  var animation: Animation {
    isLinear
      ? .linear(duration: duration)
      : .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration)
  }
}
