import MotionCore
import Testing

@testable import FlightsDesktop

struct LinearScaleTests {
  /// app-spec 3.2: x(v) = left + (v − lo)/(hi − lo) · plotWidth.
  @Test(
    arguments: [(-14.0, 40.0), (0, 180), (42, 600), (60, 780), (-18, 0), (63, 810)]
      as [(Double, Double)])
  func followsThePixelRule(value: Double, expected: Double) {
    let scale = LinearScale(domain: -18...63, from: 0, to: 810)
    #expect(abs(scale.position(of: value) - expected) < 1e-9)
    #expect(abs(scale.value(at: expected) - value) < 1e-9)
  }

  @Test("An empty domain maps to the middle and has no density")
  func emptyDomain() {
    let scale = LinearScale(domain: 5...5, from: 10, to: 30)
    #expect(scale.position(of: 5) == 20 && scale.position(of: 900) == 20)
    #expect(scale.pointsPerUnit == 0)
  }

  @Test func axisWithoutLengthHasTheMiddleValue() {
    let scale = LinearScale(domain: 0...10, from: 7, to: 7)
    #expect(scale.position(of: 3) == 7 && scale.value(at: 7) == 5)
  }

  @Test func axisMayPointTheOtherWay() {
    let scale = LinearScale(domain: 0...10, from: 100, to: 0)
    #expect(scale.position(of: 2) == 80 && scale.pointsPerUnit == -10)
  }
}

struct TicksTests {
  @Test(
    "The finest of 10, 30 and 60 minutes with 32 points between two ticks",
    arguments: [
      (3.2, 10.0), (3.19, 30), (32.0 / 30, 30), (1.06, 60), (32.0 / 60, 60), (0.5, 120),
      (0.25, 240), (10, 10),
    ] as [(Double, Double)])
  func choosesMinuteStep(density: Double, step: Double) {
    #expect(Ticks.minuteStep(pointsPerMinute: density) == step)
    #expect(Ticks.minuteStep(pointsPerMinute: -density) == step)
  }

  @Test func withoutLengthOnlyZeroIsNamed() {
    #expect(Ticks.multiples(of: Ticks.minuteStep(pointsPerMinute: 0), in: -18...63) == [0])
  }

  @Test func multiplesIncludeTheEnds() {
    #expect(Ticks.multiples(of: 10, in: -20...20) == [-20, -10, 0, 10, 20])
    #expect(Ticks.multiples(of: 10, in: -18...63) == [-10, 0, 10, 20, 30, 40, 50, 60])
    #expect(Ticks.multiples(of: 10, in: 1...9).isEmpty)
    #expect(Ticks.multiples(of: 0, in: 0...9).isEmpty)
  }

  @Test(
    arguments: [(10.0, 5, 2.0), (1, 5, 0.2), (100, 10, 10), (7, 1, 5), (0.003, 3, 0.001)]
      as [(Double, Int, Double)])
  func niceSteps(span: Double, count: Int, step: Double) {
    #expect(abs((Ticks.niceStep(span: span, count: count) ?? 0) - step) < 1e-12)
  }

  @Test func noSpanHasNoStep() {
    #expect(Ticks.niceStep(span: 0, count: 4) == nil)
    #expect(Ticks.nice(in: 3...3, count: 4) == [3])
  }
}

struct BandScaleTests {
  @Test func marksStandInTheMiddle() {
    let bands = BandScale(count: 10, from: 5, pitch: 28, markSize: 18)
    #expect(bands.middle(0) == 19 && bands.markStart(0) == 10)
    #expect(bands.end == 285)
  }

  @Test func findsTheBandAtAPlace() {
    let bands = BandScale(count: 2, pitch: 10, markSize: 4)
    #expect(bands.index(at: 0) == 0 && bands.index(at: 9.9) == 0 && bands.index(at: 10) == 1)
    #expect(bands.index(at: -0.1) == nil && bands.index(at: 20) == nil)
  }

  @Test func noBandsAndNoLength() {
    #expect(BandScale(count: 0, pitch: 28, markSize: 18).length == 0)
    #expect(BandScale(count: 3, pitch: 0, markSize: 18).index(at: 0) == nil)
    #expect(BandScale(count: 3, pitch: 6, markSize: 18).markSize == 6)
  }
}

struct TemporalScaleTests {
  @Test("Ticks fall on the local clock's whole hours")
  func ticksAreLocal() {
    // Half an hour ahead: whole hours are at 1800, 5400, …
    let scale = TemporalScale(domain: 0...14400, from: 0, to: 400, clockOffset: 1800)
    #expect(scale.ticks(room: 60) == [1800, 5400, 9000, 12600])
    #expect(scale.position(of: 7200) == 200)
  }

  @Test func noTimeHasNoTicks() {
    #expect(TemporalScale(domain: 5...5, from: 0, to: 100).ticks(room: 10).isEmpty)
  }
}
