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
}
