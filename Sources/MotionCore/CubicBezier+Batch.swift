/// Steps before all are solved one by one; most curves need two or three.
private let batchSteps = 8

extension CubicBezier {
  /// The coefficients of eight curves side by side, in one coordinate: ((a·t + b)·t + c)·t.
  private struct Coefficients {
    let a: Math.Eight
    let b: Math.Eight
    let c: Math.Eight

    @inline(__always)
    init(_ p1: Math.Eight, _ p2: Math.Eight) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    @inline(__always)
    func value(_ t: Math.Eight) -> Math.Eight { ((a * t + b) * t + c) * t }
  }

  /// y of eight curves at eight x in 0…1, solved together; nil if that alone does not find one of them.
  ///
  /// Halley's method, which here costs hardly more a step than Newton's and needs half as many. Each lane stops at the
  /// first parameter within the tolerance of the single solver. Eight, so that there is work while a step is waited for.
  @inline(__always)
  static func values(
    x1: Math.Eight, y1: Math.Eight, x2: Math.Eight, y2: Math.Eight, at x: Math.Eight
  ) -> Math.Eight? {
    let curve = Coefficients(x1, x2)
    let tripleA = 3 * curve.a
    var t = x
    for _ in 0..<batchSteps {
      let error = curve.value(t) - x
      let square = error * error
      // One that is not a number is not solved, and takes no step.
      if all(square .<= 1e-24) {
        guard all((t .>= 0) .& (t .<= 1)) else { return nil }
        // The end is exact.
        let y = Coefficients(y1, y2).value(t)
        return Math.keep(y, where: x .< 1) + Math.keep(Math.Eight(repeating: 1), where: x .>= 1)
      }
      // Half the second derivative, and the first.
      let bend = tripleA * t + curve.b
      let slope = (bend + curve.b) * t + curve.c
      t -= Math.keep(error * slope / (slope * slope - error * bend), where: square .> 1e-24)
    }
    return nil
  }
}
