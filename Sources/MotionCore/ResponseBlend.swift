/// The longest step of the integration, in seconds (decision D23).
private let step = 1.0 / 600
/// The longest blend; beyond it the response changes too slowly to tell.
private let longestBlend = 600.0
/// A motion below this part of its start has nothing left to integrate.
private let negligible = 1e-30

/// A spring whose response glides over from that of the spring it replaced.
///
/// Integrates the two fundamental motions with Runge and Kutta's method on a grid that begins at the merge, so the
/// values do not depend on when they are asked for. Specification 5.3.
struct ResponseBlend {
  /// The response in effect when the blend began, in seconds.
  let oldResponse: Double
  let newResponse: Double
  /// Engine time at which the blend began and its length, in seconds.
  let begin: Double
  let duration: Double
  let dampingRatio: Double
  /// Engine time of the merge: where this motion starts.
  let start: Double

  private var grid = 0
  private var onGrid = SpringMotion.start

  init(
    from oldResponse: Double, to newResponse: Double, dampingRatio: Double, begin: Double,
    duration: Double, start: Double
  ) {
    self.oldResponse = oldResponse
    self.newResponse = newResponse
    self.dampingRatio = dampingRatio
    self.begin = begin
    self.duration = min(duration, longestBlend)
    self.start = start
  }

  var end: Double { begin + duration }

  /// The response in effect at an engine time, in seconds.
  func response(at time: Double) -> Double {
    let part = min(max((time - begin) / duration, 0), 1)
    return newResponse + (oldResponse - newResponse) * (1 - part * part * (3 - 2 * part))
  }

  /// The motion at an engine time up to the end of the blend. Never goes back on its grid.
  mutating func motion(at time: Double) -> SpringMotion {
    let elapsed = min(time, end) - start
    guard elapsed > 0 else { return .start }
    let whole = Int(elapsed / step)
    while grid < whole {
      if isNegligible {
        grid = whole
        onGrid = .rest
        break
      }
      onGrid = advanced(onGrid, from: start + Double(grid) * step, by: step)
      grid += 1
    }
    let rest = elapsed - Double(grid) * step
    return rest > 0 ? advanced(onGrid, from: start + Double(grid) * step, by: rest) : onGrid
  }

  private var isNegligible: Bool {
    max(onGrid.displacement.magnitude, onGrid.displacementRate.magnitude) < negligible
      && max(onGrid.impulse.magnitude, onGrid.impulseRate.magnitude) < negligible
  }

  private func advanced(_ motion: SpringMotion, from time: Double, by h: Double) -> SpringMotion {
    let frequencies = (
      2 * Double.pi / response(at: time), 2 * Double.pi / response(at: time + h / 2),
      2 * Double.pi / response(at: time + h)
    )
    func solve(_ x: Double, _ v: Double) -> (Double, Double) {
      func pull(_ w: Double, _ x: Double, _ v: Double) -> Double {
        -w * w * x - 2 * dampingRatio * w * v
      }
      let a1 = pull(frequencies.0, x, v)
      let (x2, v2) = (x + h / 2 * v, v + h / 2 * a1)
      let a2 = pull(frequencies.1, x2, v2)
      let (x3, v3) = (x + h / 2 * v2, v + h / 2 * a2)
      let a3 = pull(frequencies.1, x3, v3)
      let (x4, v4) = (x + h * v3, v + h * a3)
      let a4 = pull(frequencies.2, x4, v4)
      return (
        x + h / 6 * (v + 2 * v2 + 2 * v3 + v4), v + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      )
    }
    let (p, pRate) = solve(motion.displacement, motion.displacementRate)
    let (q, qRate) = solve(motion.impulse, motion.impulseRate)
    return SpringMotion(
      displacement: p, impulse: q, displacementRate: pRate, impulseRate: qRate)
  }
}
