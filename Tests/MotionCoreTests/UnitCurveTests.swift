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

  /// The batch stops as near to x as the single solver does, so y differs by no more than the curve rises over twice that
  /// distance.
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
      if !round.isMultiple(of: 4) { solved += 1 }
      for lane in 0..<8 {
        let reach = 2e-12
        let around = [-reach, 0, reach].map { curves[lane].value(at: x[lane] + $0) }
        let slack = 1e-12 + (around.max() ?? 0) - (around.min() ?? 0)
        #expect(abs(batch[lane] - around[1]) <= slack)
        if x[lane] == 1 { #expect(batch[lane] == 1) }
      }
    }
    #expect(solved > 1500)
  }
}
