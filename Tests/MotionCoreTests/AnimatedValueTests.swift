import Foundation
import Testing

@testable import MotionCore

struct AnimatedValueTests {
  /// The engine agrees with the step-by-step simulator to 1e-5 of the largest interval (1e-4 while a response blends,
  /// whose integration has that error by specification); samples within 1 ms of an end are left out.
  @Test(arguments: 0..<250)
  func agreesWithTheReference(seed: Int) {
    let history = RandomHistory(seed: UInt64(seed))
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    var reference = ReferenceAttribute(0)
    let largest =
      zip(history.changes.dropFirst().map(\.value), history.changes.map(\.value))
      .map { abs($0 - $1) }.max() ?? 0
    let scale = max(largest, abs(history.changes[0].value), 1)
    let tolerance = (history.hasBlend ? 1e-4 : 1e-5) * scale
    var events = history.changes.map(\.time)
    events += stride(from: 0.0, through: history.end, by: 0.0471)
    events.sort()
    var next = 0
    for time in events {
      timeline.advance(to: time)
      reference.advance(to: time)
      while next < history.changes.count, history.changes[next].time <= time {
        let change = history.changes[next]
        next += 1
        value.set(change.value, transaction: Transaction(animation: change.animation?.animation))
        reference.set(change.value, change.animation)
      }
      // From a sample at which rounding decides about an end, the two may go apart.
      if reference.isAmbiguous || value.isAnimating != reference.isAnimating { return }
      let error = abs(value.presented - reference.presented)
      #expect(error <= tolerance, "seed \(seed) at \(time): \(history.changes)")
      if error > tolerance { return }
    }
  }

  /// The presented value does not jump at an animated change, and the velocity does not where a spring takes over.
  @Test(arguments: 0..<300)
  func staysContinuousWhenRetargeted(seed: Int) {
    let history = RandomHistory(seed: UInt64(seed) + 10_000)
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    for change in history.changes {
      timeline.advance(to: change.time)
      let (before, velocity) = (value.presented, value.velocity)
      value.set(change.value, transaction: Transaction(animation: change.animation?.animation))
      guard let animation = change.animation else { continue }
      #expect(abs(value.presented - before) <= 1e-9 * 400, "seed \(seed): \(change)")
      if case .spring = animation, value.isAnimating {
        #expect(abs(value.velocity - velocity) <= 1e-9 * max(1, abs(velocity)), "seed \(seed)")
      }
    }
  }

  /// The energy of a damped spring never grows between retargets.
  @Test(arguments: [(0.5, 1.0), (0.3, 0.2), (0.8, 2.5), (0.15, 0.7), (0.5, 0.0)])
  func neverGainsEnergy(response: Double, damping: Double) {
    let timeline = Timeline()
    let value = AnimatedValue(SIMD2(0.0, 0.0), on: timeline)
    let spring = Transaction(
      animation: .spring(response: response, dampingFraction: damping))
    let w = 2 * Double.pi / response
    for (index, target) in [SIMD2(100.0, -20), SIMD2(-5.0, 3), SIMD2(0.0, 0)].enumerated() {
      value.set(target, transaction: spring)
      var energy = Double.infinity
      for _ in 0..<40 {
        timeline.advance(to: timeline.now + 0.005)
        let measure =
          (target - value.presented).magnitudeSquared + value.velocity.magnitudeSquared / (w * w)
        #expect(measure <= energy * (1 + 1e-9), "target \(index) at \(timeline.now)")
        energy = measure
      }
    }
  }

  /// The same history sampled at different rates shows the same at common times.
  @Test(arguments: 0..<60)
  func doesNotDependOnTheFrameRate(seed: Int) {
    var generator = SplitMix(seed: UInt64(seed) + 77)
    // Changes and common samples at multiples of 1/6 s, which 30, 60 and 144 Hz all meet.
    let changes = (0..<4).map { _ in
      (
        generator.number(-100...100).rounded(),
        RandomHistory.animation(&generator, blends: false).animation
      )
    }
    func play(_ rate: Int?) -> [Double] {
      var random = SplitMix(seed: 5)
      let timeline = Timeline()
      let value = AnimatedValue(0.0, on: timeline)
      var shown: [Double] = []
      for sixth in 0..<18 {
        let start = Double(sixth) / 6
        timeline.advance(to: start)
        shown.append(value.presented)
        if sixth % 2 == 0, sixth / 2 < changes.count {
          value.set(changes[sixth / 2].0, transaction: Transaction(animation: changes[sixth / 2].1))
        }
        let steps = rate.map { $0 / 6 } ?? 13
        for step in 1..<steps {
          let part = rate == nil ? random.number(0...1) / 6 : Double(step) / Double(steps * 6)
          timeline.advance(to: start + part)
        }
      }
      return shown
    }
    let expected = play(30)
    for rate in [60, 144, nil] {
      for (one, other) in zip(play(rate), expected) {
        #expect(abs(one - other) <= 1e-9 * 200, "seed \(seed), rate \(rate ?? 0)")
      }
    }
  }

  @Test func endsExactlyAtTheModelValue() {
    let timeline = Timeline()
    for animation in [Animation.default, .spring, .bouncy, .linear.repeatCount(2).delay(0.1)] {
      let value = AnimatedValue(0.1, on: timeline)
      var last: Double?
      value.onChange = { last = $0 }
      value.set(0.7, transaction: Transaction(animation: animation))
      for _ in 0..<200 { timeline.advance(to: timeline.now + 0.02) }
      #expect(value.presented == 0.7)
      #expect(last == 0.7)
      #expect(!value.isAnimating)
      #expect(timeline.isIdle && !timeline.needsFrames && timeline.nextInterestingTime == nil)
    }
  }

  @Test func picksUpTheVelocityOfADrag() {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    var drag = Transaction()
    drag.tracksVelocity = true
    for step in 1...5 {
      timeline.advance(to: Double(step) * 0.01)
      value.set(Double(step) * 2, transaction: drag)
    }
    #expect(value.presented == 10)
    value.set(100, transaction: Transaction(animation: .spring))
    #expect(abs(value.velocity - 200) < 1e-9)
  }

  @Test func callsBackWithEveryChange() {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    var calls: [Double] = []
    value.onChange = { calls.append($0) }
    value.set(5, transaction: Transaction())
    #expect(calls == [5])
    value.set(6, transaction: Transaction(animation: .linear(duration: 1)))
    #expect(calls == [5])
    timeline.advance(to: 0.5)
    #expect(calls == [5, 5.5])
    timeline.advance(to: 0.5)
    #expect(calls == [5, 5.5])
    timeline.advance(to: 2)
    #expect(calls == [5, 5.5, 6])
  }

  @Test func mayBeChangedFromItsOwnCallback() {
    let timeline = Timeline()
    let values = (0..<40).map { _ in AnimatedValue(0.0, on: timeline) }
    var extra: [AnimatedValue<Double>] = []
    for (index, value) in values.enumerated() {
      value.onChange = { [weak value] shown in
        guard shown > 0.3 else { return }
        switch index % 4 {
        case 0: value?.snap(to: 0)
        case 1: value?.onChange = nil
        case 2:
          extra.append(AnimatedValue(0.0, on: timeline))
          extra.last?.set(1, transaction: Transaction(animation: .spring))
        default: value?.set(-1, transaction: Transaction(animation: .spring))
        }
      }
      value.set(1, transaction: Transaction(animation: index < 20 ? .spring : .easeIn.delay(0.01)))
    }
    for _ in 0..<300 { timeline.advance(to: timeline.now + 0.01) }
    #expect(timeline.isIdle)
    for (index, value) in values.enumerated() {
      #expect(value.presented == [0, 1, 1, -1][index % 4])
    }
  }

  @Test func isNotKeptByItsTimeline() {
    let timeline = Timeline()
    weak var gone: AnimatedValue<Double>?
    do {
      let value = AnimatedValue(0.0, on: timeline)
      value.set(1, transaction: Transaction(animation: .spring.repeatForever()))
      gone = value
      #expect(timeline.loopCount == 1)
    }
    #expect(gone == nil)
    #expect(timeline.isIdle && timeline.loopCount == 0)
  }

  /// Several of a lane end in the same frame, at all its places, while their neighbours go on.
  @Test func callsEachOnceWhenManyEndTogether() {
    let timeline = Timeline()
    var calls = [Int](repeating: 0, count: 100)
    var last = [Double](repeating: 0, count: 100)
    let values = (0..<100).map { index in
      let value = AnimatedValue(0.0, on: timeline)
      value.onChange = {
        calls[index] += 1
        last[index] = $0
      }
      let isShort = index.isMultiple(of: 3)
      let animation: Animation =
        index.isMultiple(of: 2)
        ? .linear(duration: isShort ? 1 : 3)
        : .spring(response: isShort ? 0.5 : 3, dampingFraction: 1)
      value.set(1, transaction: Transaction(animation: animation))
      return value
    }
    for time in [0, 0.5, 2, 30, 31] { timeline.advance(to: time) }
    for (index, value) in values.enumerated() {
      #expect(value.presented == 1 && last[index] == 1 && !value.isAnimating)
      // The short ones are over at 2 s, the others at 30.
      #expect(calls[index] == (index.isMultiple(of: 3) ? 2 : 3))
    }
    #expect(timeline.isIdle)
  }

  @Test func staysSmall() {
    #expect(instanceSize(AnimatedValue<Double>.self) <= 100)
    // With a quarter more for storage that has just grown.
    let row =
      MemoryLayout<Moving<Double, SpringTrack<Double>>>.stride
      + MemoryLayout<Shown<Double>>.stride
    #expect(Double(row) * 1.25 + Double(instanceSize(AnimatedValue<Double>.self)) <= 256)
  }
}

/// The size of an instance, from its type's metadata: there is no Objective-C runtime to ask.
private func instanceSize(_ type: AnyClass) -> Int {
  // The word after superclass, two cache words, data, flags and address point, two 32-bit numbers each.
  let words = unsafeBitCast(type, to: UnsafeRawPointer.self)
  return Int(words.load(fromByteOffset: 24, as: UInt32.self))
}
