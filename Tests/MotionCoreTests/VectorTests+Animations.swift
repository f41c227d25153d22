@testable import MotionCore

extension JSONValue {
  /// The animation that a vector describes, nested outermost first; nil for null.
  func animation() throws -> Animation? {
    if isNull { return nil }
    switch try requiredString("type") {
    case "curve":
      return .timingCurve(try self["curve"].curve(), duration: try requiredNumber("duration"))
    case "spring":
      return .spring(
        response: try requiredNumber("response"),
        dampingFraction: try requiredNumber("dampingFraction"),
        blendDuration: self["blendDuration"].number ?? 0)
    case "interpolatingSpring":
      return .interpolatingSpring(
        mass: try requiredNumber("mass"), stiffness: try requiredNumber("stiffness"),
        damping: try requiredNumber("damping"),
        initialVelocity: self["initialVelocity"].number ?? 0)
    case "delay": return try base().delay(try requiredNumber("delay"))
    case "speed": return try base().speed(try requiredNumber("speed"))
    case "logicallyComplete":
      return try base().logicallyComplete(after: try requiredNumber("after"))
    case "repeat":
      let autoreverses = self["autoreverses"].bool ?? true
      if self["count"].isNull { return try base().repeatForever(autoreverses: autoreverses) }
      return try base().repeatCount(
        Int(try requiredNumber("count")), autoreverses: autoreverses)
    case let type: throw VectorFailure("unknown animation '\(type)'")
    }
  }

  private func base() throws -> Animation {
    guard let animation = try self["base"].animation() else {
      throw VectorFailure("a modifier without a base")
    }
    return animation
  }

  /// A timing curve, by name or control points.
  func curve() throws -> UnitCurve {
    switch string {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case let name?: throw VectorFailure("unknown curve '\(name)'")
    case nil:
      guard let points = numbers, points.count == 4 else {
        throw VectorFailure("no curve: \(self)")
      }
      return .bezier(
        startControlPoint: UnitPoint(x: points[0], y: points[1]),
        endControlPoint: UnitPoint(x: points[2], y: points[3]))
    }
  }

  /// The spring that a vector describes; without `init` by duration and bounce.
  func spring() throws -> Spring {
    switch self["init"].string {
    case nil, "duration:bounce":
      return Spring(
        duration: self["duration"].number ?? 0.5, bounce: self["bounce"].number ?? 0)
    case "response:dampingRatio":
      return Spring(
        response: try requiredNumber("response"), dampingRatio: try requiredNumber("dampingRatio"))
    case "mass:stiffness:damping":
      return Spring(
        mass: self["mass"].number ?? 1, stiffness: try requiredNumber("stiffness"),
        damping: try requiredNumber("damping"),
        allowOverDamping: self["allowOverDamping"].bool ?? false)
    case "settlingDuration:dampingRatio":
      return Spring(
        settlingDuration: try requiredNumber("settlingDuration"),
        dampingRatio: try requiredNumber("dampingRatio"), epsilon: self["epsilon"].number ?? 0.001)
    case "preset":
      let duration = self["duration"].number ?? 0.5
      let extra = self["extraBounce"].number ?? 0
      switch try requiredString("preset") {
      case "smooth": return .smooth(duration: duration, extraBounce: extra)
      case "snappy": return .snappy(duration: duration, extraBounce: extra)
      case "bouncy": return .bouncy(duration: duration, extraBounce: extra)
      case let preset: throw VectorFailure("unknown preset '\(preset)'")
      }
    case let name?: throw VectorFailure("unknown spring initialiser '\(name)'")
    }
  }
}
