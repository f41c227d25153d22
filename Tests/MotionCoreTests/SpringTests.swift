import Testing

@testable import MotionCore

struct SpringTests {
  private static let springs = [
    Spring(), .snappy, .bouncy, Spring(response: 0.4, dampingRatio: 3),
    Spring(response: 0.4, dampingRatio: 0), Spring(response: 0.4, dampingRatio: 1 - 5e-8),
    Spring(response: 0.4, dampingRatio: 1 + 1e-6), Spring(mass: 3, stiffness: 200, damping: 12),
  ]

  @Test(arguments: springs)
  func velocityIsTheDerivativeOfValue(spring: Spring) {
    let h = 1e-5
    for step in 1...60 {
      let time = Double(step) * 0.02
      let slope =
        (spring.value(target: 1.0, initialVelocity: 3, time: time + h)
          - spring.value(target: 1.0, initialVelocity: 3, time: time - h)) / (2 * h)
      let velocity = spring.velocity(target: 1.0, initialVelocity: 3, time: time)
      // The central difference errs by h²/6 of the third derivative, at most ω₀³ times the amplitude.
      #expect(abs(slope - velocity) < 1e-5)
    }
  }

  @Test(arguments: springs)
  func stepsAddUpToOneLongStep(spring: Spring) {
    var (value, velocity) = (1.0, -4.0)
    for _ in 0..<37 {
      spring.update(value: &value, velocity: &velocity, target: 6, deltaTime: 0.011)
    }
    let expected = 1 + spring.value(target: 5.0, initialVelocity: -4, time: 37 * 0.011)
    #expect(abs(value - expected) < 1e-10)
  }

  @Test(arguments: springs)
  func parametersGoRound(spring: Spring) {
    let again = Spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      allowOverDamping: true)
    #expect(abs(again.response - spring.response) < 1e-12)
    #expect(abs(again.dampingRatio - spring.dampingRatio) < 1e-12)
    let perceptual = Spring(duration: spring.duration, bounce: spring.bounce)
    #expect(abs(perceptual.dampingRatio - spring.dampingRatio) < 1e-12)
  }

  @Test func isAtItsTargetAtOnceWhenInstant() {
    for spring in [
      Spring(response: 0, dampingRatio: 0.5), Spring(stiffness: 0, damping: 1),
      Spring(mass: -1, stiffness: 10, damping: 1), Spring(duration: -1),
    ] {
      #expect(spring.value(target: 4.0, initialVelocity: 9, time: 0) == 4)
      #expect(spring.velocity(target: 4.0, initialVelocity: 9, time: 0) == 0)
      #expect(spring.settlingDuration == 0)
      #expect(spring.stiffness == .infinity || spring.mass <= 0)
    }
  }

  /// Phases reach 628 here, whose own rounding is 1e-13.
  @Test func fourSideBySideAreTheSameAsOneByOne() throws {
    var generator = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let kernels = (0..<4).map { _ in
        Spring(
          response: generator.number(0.05...5),
          dampingRatio: generator.chance(0.3) ? 1 : generator.number(0...1)
        ).kernel
      }
      let times = (0..<4).map { _ in generator.number(0...5) }
      func four(_ field: (Int) -> Double) -> Math.Four {
        Math.Four(field(0), field(1), field(2), field(3))
      }
      let batch = try #require(
        FourSpringMotions(
          frequency: four { kernels[$0].frequency },
          dampingRatio: four { kernels[$0].dampingRatio }, decay: four { kernels[$0].decay },
          dampedFrequency: four { kernels[$0].dampedFrequency },
          dampedPeriod: four { kernels[$0].dampedPeriod }, time: four { times[$0] }))
      for lane in 0..<4 {
        let one = kernels[lane].motion(at: times[lane])
        let w = kernels[lane].frequency
        #expect(abs(batch[lane].displacement - one.displacement) < 1e-12)
        #expect(abs(batch[lane].impulse - one.impulse) < 1e-12)
        #expect(abs(batch[lane].displacementRate - one.displacementRate) < 1e-12 * w)
        #expect(abs(batch[lane].impulseRate - one.impulseRate) < 1e-12)
      }
    }
  }

  /// The errors that the batch of functions claims, at places all over its range and at its bounds.
  @Test func fourExponentialsAndSinesAreAsExactAsTheySay() {
    var generator = SplitMix(seed: 8)
    for round in 0..<20_000 {
      let exponents = (0..<4).map { _ in
        round == 0 ? -708 : generator.number(-708...0) * generator.pick([1, 1e-3])
      }
      let decays = Math.decay(Math.Four(exponents))
      let phases = (0..<4).map { _ in
        round == 0 ? 1e5 : generator.number(0...1e5) * generator.pick([1, 1e-3, 1e-6])
      }
      let (sines, cosines) = Math.sineAndCosine(Math.Four(phases))
      for lane in 0..<4 {
        let decay = Math.exp(exponents[lane])
        #expect(abs(decays[lane] - decay) <= 4e-16 * decay)
        #expect(abs(sines[lane] - Math.sin(phases[lane])) <= 3e-16)
        #expect(abs(cosines[lane] - Math.cos(phases[lane])) <= 3e-16)
      }
    }
  }

  @Test func fourSideBySideRefuseWhatTheyCannotDo() {
    func four(_ kernel: SpringKernel, at time: Double) -> FourSpringMotions? {
      FourSpringMotions(
        frequency: Math.Four(repeating: kernel.frequency),
        dampingRatio: Math.Four(1, 1, 1, kernel.dampingRatio),
        decay: Math.Four(repeating: kernel.decay),
        dampedFrequency: Math.Four(repeating: kernel.dampedFrequency),
        dampedPeriod: Math.Four(repeating: kernel.dampedPeriod),
        time: Math.Four(repeating: time))
    }
    #expect(four(SpringKernel(frequency: 10, dampingRatio: 1.5), at: 1) == nil)
    #expect(four(SpringKernel(frequency: .infinity, dampingRatio: 0.5), at: 1) == nil)
    #expect(four(SpringKernel(frequency: 10, dampingRatio: 0.5), at: 1e6) == nil)
    // Before the start it is at the start.
    let early = four(SpringKernel(frequency: 10, dampingRatio: 0.5), at: -1)?[0]
    #expect(early?.displacement == 1 && early?.impulse == 0 && early?.impulseRate == 1)
  }
}
