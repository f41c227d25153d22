import Testing

@testable import MotionCore

struct UnitCurveTests {
  private static let curves: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
    .bezier(
      startControlPoint: UnitPoint(x: 0, y: 2), endControlPoint: UnitPoint(x: 1, y: -2)),
    .bezier(startControlPoint: UnitPoint(x: 1, y: 0), endControlPoint: UnitPoint(x: 0, y: 1)),
    .bezier(
      startControlPoint: UnitPoint(x: -3, y: 0.2), endControlPoint: UnitPoint(x: 9, y: 0.1)),
  ]

  @Test(arguments: curves)
  func endsAreExact(curve: UnitCurve) {
    for x in [0, -1, -Double.infinity, Double.nan] { #expect(curve.value(at: x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(curve.value(at: x) == 1) }
  }

  @Test(arguments: curves)
  func velocityIsTheDerivativeOfValue(curve: UnitCurve) {
    let h = 1e-6
    for step in 1..<50 where step != 25 {
      let x = Double(step) / 50
      let slope = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      let velocity = curve.velocity(at: x)
      #expect(abs(slope - velocity) < 1e-4 * max(1, abs(velocity)))
    }
  }

  @Test func isVerticalInTheMiddleOfASwappedCurve() {
    #expect(Self.curves[8].velocity(at: 0.5) == .infinity)
    #expect(Self.curves[8].value(at: 0.5) == 0.5)
  }

  @Test func inverseUndoesAMonotoneCurve() {
    for curve in [UnitCurve.easeIn, .easeOut, .easeInOut] {
      for step in 0...20 {
        let x = Double(step) / 20
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
      }
    }
  }

  /// The batch stops within the same distance of x as the single solver, so y differs by as much as the curve is steep.
  @Test func eightSideBySideAreTheSameAsOneByOne() {
    var generator = SplitMix(seed: 5)
    var solved = 0
    for round in 0..<4000 {
      let curves = (0..<8).map { _ in
        round.isMultiple(of: 4)
          ? CubicBezier(x1: 1 / 3, y1: 1 / 3, x2: 2 / 3, y2: 2 / 3)
          : CubicBezier(
            x1: generator.number(0...1), y1: generator.number(-2...3),
            x2: generator.number(0...1), y2: generator.number(-2...3))
      }
      let x = (0..<8).map { _ in generator.chance(0.1) ? 1 : generator.number(0...1) }
      func eight(_ field: (CubicBezier) -> Double) -> Math.Eight { Math.Eight(curves.map(field)) }
      guard
        let batch = CubicBezier.values(
          x1: eight { $0.x1 }, y1: eight { $0.y1 }, x2: eight { $0.x2 }, y2: eight { $0.y2 },
          at: Math.Eight(x))
      else { continue }
      solved += 1
      for lane in 0..<8 {
        let slope = curves[lane].velocity(at: x[lane]).magnitude
        let difference = abs(batch[lane] - curves[lane].value(at: x[lane]))
        #expect(difference < 3e-12 * max(1, slope) || difference * difference < 1e-11)
      }
    }
    #expect(solved > 2000)
  }
}
