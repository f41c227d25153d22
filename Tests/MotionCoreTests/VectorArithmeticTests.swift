import Foundation
import Testing

@testable import MotionCore

struct VectorArithmeticTests {
  private func expectLaws<V: VectorArithmetic>(_ x: V, _ y: V) {
    #expect(x + .zero == x)
    #expect(V.zero + x == x)
    #expect((x - x).magnitudeSquared == 0)
    #expect(x.scaled(by: 1) == x)
    #expect(x.scaled(by: 0).magnitudeSquared == 0)
    let gap = (x + y).scaled(by: 3) - (x.scaled(by: 3) + y.scaled(by: 3))
    #expect(gap.magnitudeSquared < 1e-9)
    #expect(x.magnitudeSquared >= 0)
    #expect(x.isFinite && !x.scaled(by: .nan).isFinite || x.magnitudeSquared == 0)
    #expect((x.interpolated(towards: y, amount: 1) - y).magnitudeSquared < 1e-9)
  }

  @Test func laws() {
    expectLaws(3.0, -7)
    expectLaws(Float(3), -7)
    expectLaws(Point(x: 1, y: 2), Point(x: -4, y: 8))
    expectLaws(Size(width: 1, height: 2), Size(width: 5, height: 0))
    expectLaws(Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 0, y: 9, width: 1, height: 1))
    expectLaws(EdgeInsets(1), EdgeInsets(horizontal: 2, vertical: 3))
    expectLaws(SIMD4<Float>(1, 2, 3, 4), SIMD4<Float>(0, 5, 0, 1))
    expectLaws(SIMD2(1.0, 2), SIMD2(0.0, 5))
    expectLaws(AnimatablePair(1.0, AnimatablePair(2.0, 3.0)), AnimatablePair(1.0, .zero))
    expectLaws(AnimatableArray([1.0, 2]), AnimatableArray([3.0, 4]))
    expectLaws(EmptyAnimatableData(), EmptyAnimatableData())
  }

  @Test func measuresTinyAndHugeVectors() {
    for scale in [1e-300, 1e-170, 1, 1e170, 1e300] {
      #expect(abs(SIMD2(3 * scale, 4 * scale).magnitude / scale - 5) < 1e-12)
      #expect(SIMD2(scale, scale).isFinite)
    }
    for lane: Float in [0, 1e-38, 1, 1e38] {
      let length = Double(lane) * 2
      #expect(abs(SIMD4<Float>(repeating: lane).magnitude - length) <= 1e-6 * length)
    }
    #expect(!SIMD2(Double.infinity, 0).isFinite)
    #expect(!SIMD2(Double.nan, 0).isFinite)
  }

  /// Foundation's number is not MotionCore's; one line makes it animate.
  @Test func movesForeignNumbers() {
    let timeline = Timeline()
    let value = AnimatedValue(CGFloat(1), on: timeline)
    value.set(3, transaction: Transaction(animation: .linear(duration: 1)))
    timeline.advance(to: 0.5)
    #expect(value.presented == 2)
  }

  @Test func jumpsBetweenArraysOfDifferentLength() {
    let timeline = Timeline()
    let value = AnimatedValue(AnimatableArray([1.0, 2]), on: timeline)
    value.set([3, 4, 5], transaction: Transaction(animation: .spring))
    #expect(value.presented == [3, 4, 5] && !value.isAnimating)
    value.set([4, 5, 6], transaction: Transaction(animation: .linear(duration: 1)))
    timeline.advance(to: 0.5)
    #expect(value.presented == [3.5, 4.5, 5.5])
    value.set([0, 0, 0], transaction: Transaction(animation: .spring))
    timeline.advance(to: 5)
    #expect(value.presented == [0, 0, 0])
  }
}

extension CGFloat: VectorArithmetic {}
