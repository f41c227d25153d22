/// Newton's steps before a lane is solved alone; most curves need three or four.
private let batchSteps = 8

extension CubicBezier {
  /// The coefficients of four curves side by side, in one coordinate: ((a·t + b)·t + c)·t.
  private struct Coefficients {
    let a: Math.Four
    let b: Math.Four
    let c: Math.Four

    @inline(__always)
    init(_ p1: Math.Four, _ p2: Math.Four) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    @inline(__always)
    func value(_ t: Math.Four) -> Math.Four { ((a * t + b) * t + c) * t }

    @inline(__always)
    func slope(_ t: Math.Four) -> Math.Four { (3 * a * t + 2 * b) * t + c }
  }

  /// y of four curves at four x in 0…1, solved together; nil if Newton's method alone does not find one of them.
  ///
  /// Each lane stops at the first parameter within the tolerance, as the single solver does.
  @inline(__always)
  static func values(
    x1: Math.Four, y1: Math.Four, x2: Math.Four, y2: Math.Four, at x: Math.Four
  ) -> Math.Four? {
    let curve = Coefficients(x1, x2)
    var t = x
    for _ in 0..<batchSteps {
      let error = curve.value(t) - x
      let isOpen = error * error .> 1e-24
      if !any(isOpen) {
        if any(t .< 0) || any(t .> 1) { return nil }
        return Coefficients(y1, y2).value(t)
      }
      t.replace(with: t - error / curve.slope(t), where: isOpen)
    }
    return nil
  }
}
