/// The largest ordinate of a control point; beyond it the cubic's coefficients would overflow.
private let largestOrdinate = 1e150

/// A timing curve from (0, 0) to (1, 1): progress out as a function of progress in.
///
/// The input is clamped to 0…1; the output may leave it. Specification 3.
public struct UnitCurve: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    case linear
    case cubic(CubicBezier, raw: ControlPoints)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
  }

  /// The control points as given, before x is clamped: the inverse swaps these.
  struct ControlPoints: Hashable, Sendable {
    var start: UnitPoint
    var end: UnitPoint
  }

  let shape: Shape

  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve with the given control points.
  ///
  /// Their x is clamped to 0…1, their y is free, as in the curve (0, 2) (1, −2) that shoots up at once, falls back and
  /// below 0 before the end. A coordinate that is not a number counts as 0.
  public static func bezier(
    startControlPoint start: UnitPoint, endControlPoint end: UnitPoint
  ) -> UnitCurve {
    let raw = ControlPoints(start: sanitized(start), end: sanitized(end))
    if raw.start == .zero && raw.end == UnitPoint(x: 1, y: 1) { return linear }
    return UnitCurve(
      .cubic(
        CubicBezier(x1: raw.start.x, y1: raw.start.y, x2: raw.end.x, y2: raw.end.y), raw: raw))
  }

  private static func sanitized(_ point: UnitPoint) -> UnitPoint {
    func number(_ x: Double) -> Double {
      x.isNaN ? 0 : min(max(x, -largestOrdinate), largestOrdinate)
    }
    return UnitPoint(x: number(point.x), y: number(point.y))
  }

  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// Slow start: (0.42, 0) (1, 1).
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow end: (0, 0) (0.58, 1).
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends: (0.42, 0) (0.58, 1).
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// A quarter of a circle that starts flat: 1 − √(1 − x²).
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter of a circle that ends flat: √(1 − (1 − x)²).
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarters of half the size, flat at both ends.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// Progress out for `progress` in, which is clamped to 0…1 (not a number counts as 0).
  ///
  /// The ends are exact; a cubic is solved to 1e-12 in x and not rounded (decision D7), in about 30 ns.
  public func value(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return x
    case .cubic(let curve, _): return curve.value(at: x)
    case .circularEaseIn: return Self.arc(x)
    case .circularEaseOut: return 1 - Self.arc(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? 0.5 * Self.arc(2 * x) : 1 - 0.5 * Self.arc(2 * (1 - x))
    }
  }

  /// The slope at `progress`, which is clamped to 0…1; infinite where the curve is vertical.
  ///
  /// Where both derivatives of a cubic vanish (the end of `easeIn`) it is the limit from inside, 1.7241, not Apple's 1
  /// or 0 (decision D8).
  public func velocity(at progress: Double) -> Double {
    let x = progress > 0 ? min(progress, 1) : 0
    switch shape {
    case .linear: return 1
    case .cubic(let curve, _): return curve.velocity(at: x)
    case .circularEaseIn: return Self.arcSlope(x)
    case .circularEaseOut: return Self.arcSlope(1 - x)
    case .circularEaseInOut: return Self.arcSlope(2 * (x < 0.5 ? x : 1 - x))
    }
  }

  /// The curve with x and y of both control points exchanged.
  ///
  /// By SwiftUI's rule `linear` and `circularEaseInOut` are their own inverse and the other two circular curves each
  /// other's. For `circularEaseInOut`, and for cubics whose y leaves 0…1, that is not the inverse function
  /// (decision D9).
  public var inverse: UnitCurve {
    switch shape {
    case .linear, .circularEaseInOut: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .cubic(_, let raw):
      .bezier(
        startControlPoint: UnitPoint(x: raw.start.y, y: raw.start.x),
        endControlPoint: UnitPoint(x: raw.end.y, y: raw.end.x))
    }
  }

  /// 1 − √(1 − x²), without cancellation.
  private static func arc(_ x: Double) -> Double { x * x / (1 + (1 - x * x).squareRoot()) }

  private static func arcSlope(_ x: Double) -> Double {
    let rest = (1 - x) * (1 + x)
    return rest > 0 ? x / rest.squareRoot() : .infinity
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, or its control points.
  public var description: String {
    switch shape {
    case .linear: "linear"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .cubic(_, let raw):
      switch self {
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .easeInOut: "easeInOut"
      default: "bezier(\(raw.start.x), \(raw.start.y), \(raw.end.x), \(raw.end.y))"
      }
    }
  }
}
