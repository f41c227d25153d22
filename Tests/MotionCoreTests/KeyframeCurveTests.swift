import Testing

@testable import MotionCore

struct KeyframeCurveTests {
  private func curve(
    from initial: Double = 0, velocity: Double = 0,
    @KeyframeTrackContentBuilder<Double> _ keyframes: () -> [Keyframe<Double>]
  ) -> KeyframeCurve<Double> {
    KeyframeCurve(initialValue: initial, initialVelocity: velocity, keyframes: keyframes())
  }

  @Test func restsWithoutKeyframes() {
    let curve = curve(from: 3) {}
    #expect(curve.duration == 0)
    #expect([-1, 0, 1].map { curve.value(time: $0) } == [3, 3, 3])
    #expect(curve.velocity(time: 0) == 0)
  }

  @Test func hitsEveryValueExactly() {
    let curve = curve {
      LinearKeyframe(1, duration: 0.1)
      CubicKeyframe(5, duration: 0.2)
      LinearKeyframe(-2, duration: 0.3, timingCurve: .easeInOut)
      MoveKeyframe(9)
      CubicKeyframe(4, duration: 0.1)
    }
    #expect(curve.value(time: -0.001) == 0)
    #expect(curve.value(time: 0.1) == 1)
    #expect(curve.value(time: 0.3) == 5)
    // 0.1 + 0.2 + 0.3 is not 0.6: the boundary still belongs to what follows it.
    #expect(curve.value(time: 0.6) == 9)
    #expect(curve.value(time: 0.7) == 4)
    #expect(curve.value(time: .infinity) == 4)
  }

  @Test("Velocity is the derivative of the value")
  func differentiates() {
    let curve = curve(from: 2, velocity: -3) {
      CubicKeyframe(5, duration: 0.5)
      SpringKeyframe(-2, duration: 0.4, spring: .bouncy)
      LinearKeyframe(8, duration: 0.5, timingCurve: .easeOut)
      CubicKeyframe(1, duration: 0.3, endVelocity: 7)
    }
    let h = 1e-6
    let boundaries = [0, 0.5, 0.9, 1.4, 1.7]
    for index in 1..<170 {
      let time = Double(index) / 100
      guard boundaries.allSatisfy({ abs($0 - time) > 0.005 }) else { continue }
      let slope = (curve.value(time: time + h) - curve.value(time: time - h)) / (2 * h)
      #expect(abs(slope - curve.velocity(time: time)) < 1e-4)
    }
  }

  @Test("A cut spring hands over where it has got to, with its speed")
  func handsOverACutSpring() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let curve = curve {
      SpringKeyframe(10, duration: 0.2, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let reached = spring.value(target: 10, time: 0.2)
    #expect(reached != 10)
    #expect(abs(curve.value(time: 0.2) - reached) < 1e-12)
    #expect(abs(curve.velocity(time: 0.5) + reached) < 1e-12)
  }

  @Test("A vertical tangent hands over no speed")
  func dropsInfiniteSpeed() {
    let curve = curve {
      LinearKeyframe(1, duration: 1, timingCurve: .circularEaseIn)
      SpringKeyframe(1, duration: 1)
    }
    #expect(abs(curve.value(time: 1.5) - 1) < 1e-12)
  }

  @Test("An initial velocity reaches cubic and spring keyframes only")
  func takesOverVelocity() {
    #expect(curve(velocity: 4) { CubicKeyframe(1, duration: 1) }.velocity(time: 0) == 4)
    #expect(curve(velocity: 4) { SpringKeyframe(1) }.velocity(time: 0) == 4)
    #expect(
      curve(velocity: 4) { CubicKeyframe(1, duration: 1, startVelocity: 2) }.velocity(time: 0)
        == 2)
    let linear = curve(velocity: 4) {
      LinearKeyframe(0, duration: 1)
      SpringKeyframe(0, duration: 1)
    }
    #expect(linear.value(time: 1.3) == 0)
  }

  @Test("Nothing traps or leaves the numbers", arguments: [0, -1, .nan, .infinity] as [Double])
  func survivesBadDurations(_ duration: Double) {
    let curve = curve(velocity: 5) {
      LinearKeyframe(1, duration: duration)
      CubicKeyframe(3, duration: duration)
      SpringKeyframe(2, duration: duration)
      SpringKeyframe(2, duration: duration, spring: Spring(response: 0, dampingRatio: 1))
      CubicKeyframe(4, duration: 1)
    }
    for time in [-1, 0, 0.5, 1, 2, 1e9, .infinity] as [Double] {
      #expect(curve.value(time: time).isFinite)
      #expect(curve.velocity(time: time).isFinite)
    }
  }

  @Test("Values and velocities that are no numbers are not shown")
  func survivesBadValues() {
    let curve = curve(from: 1, velocity: .nan) {
      CubicKeyframe(.nan, duration: 1, endVelocity: .infinity)
      SpringKeyframe(.infinity, duration: 1, startVelocity: .nan)
      LinearKeyframe(-1e308, duration: 1)
      LinearKeyframe(1e308, duration: 1)
      CubicKeyframe(1e-300, duration: 1)
      MoveKeyframe(-.infinity)
    }
    for index in 0...60 {
      let time = Double(index) / 10
      #expect(curve.value(time: time).isFinite && curve.velocity(time: time).isFinite)
    }
    #expect(curve.value(time: 1.5) == 1 && curve.value(time: 9) == 1e-300)
  }

  @Test("Scaling time scales nothing else", arguments: [0.25, 3])
  func scalesWithTime(_ factor: Double) {
    func make(_ unit: Double) -> KeyframeCurve<Double> {
      curve {
        CubicKeyframe(3, duration: 0.5 * unit)
        CubicKeyframe(-1, duration: 0.25 * unit)
        LinearKeyframe(7, duration: unit, timingCurve: .easeInOut)
      }
    }
    let plain = make(1)
    let slow = make(factor)
    for index in 0...35 {
      let time = Double(index) / 20
      #expect(abs(plain.value(time: time) - slow.value(time: time * factor)) < 1e-9)
    }
  }
}
