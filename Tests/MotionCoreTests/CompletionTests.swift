import Testing

@testable import MotionCore

struct CompletionTests {
  /// Every completion fires exactly once, whatever happens to attributes and level.
  @Test func firesExactlyOnceInTenThousandHistories() {
    for seed in 0..<10_000 {
      var generator = SplitMix(seed: UInt64(seed))
      let timeline = Timeline()
      var values = (0..<3).map { index in
        AnimatedValue(0.0, kind: index == 0 ? .appearance : .geometry, on: timeline)
      }
      var counts: [Int] = []
      for _ in 0..<Int.random(in: 2...8, using: &generator) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
          let index = Int.random(in: 0..<3, using: &generator)
          values[index].remove()
        case 1:
          let index = Int.random(in: 0..<3, using: &generator)
          values[index] = AnimatedValue(0, on: timeline)
        case 2: timeline.level = generator.pick([.full, .reduced, .none])
        case 3: values[0].snap(to: generator.number(-1...1))
        default:
          let animation: Animation? =
            generator.chance(0.15)
            ? nil : RandomHistory.animation(&generator, blends: true).animation
          var transaction = Transaction(animation: animation)
          transaction.isEssential = generator.chance(0.2)
          for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let number = counts.count
            counts.append(0)
            transaction.addAnimationCompletion(
              criteria: generator.chance(0.5) ? .removed : .logicallyComplete
            ) { counts[number] += 1 }
          }
          for value in values where generator.chance(0.6) {
            value.set(generator.number(-3...3).rounded(), transaction: transaction)
          }
          if generator.chance(0.5) { timeline.finishUpdate(of: transaction) }
        }
        timeline.advance(to: timeline.now + generator.number(0...0.4))
        #expect(counts.allSatisfy { $0 <= 1 }, "seed \(seed)")
      }
      // Loops and frozen animations end only with their attributes.
      timeline.advance(to: timeline.now + 100)
      for value in values { value.remove() }
      timeline.runCompletions()
      timeline.advance(to: timeline.now + 1)
      #expect(counts.allSatisfy { $0 == 1 }, "seed \(seed): \(counts)")
    }
  }

  @Test func firesAfterTheBodyWhenNothingWasTouched() {
    var log: [String] = []
    withAnimation(.spring) {
      log.append("body")
    } completion: {
      log.append("completion")
    }
    #expect(log == ["body", "completion"])
  }

  @Test func firesInTheFrameOfAChangeThatAnimatesNothing() {
    let timeline = Timeline()
    let value = AnimatedValue(1.0, on: timeline)
    var fired = false
    withAnimation(.spring) {
      value.set(1)
    } completion: {
      fired = true
    }
    #expect(!fired)
    #expect(timeline.needsFrames)
    timeline.advance(to: 0)
    #expect(fired)
    #expect(!timeline.needsFrames)
  }

  @Test func waitsForAllAttributesAndMayStartAnew() {
    let timeline = Timeline()
    let (a, b) = (AnimatedValue(0.0, on: timeline), AnimatedValue(0.0, on: timeline))
    var fired: [Double] = []
    withAnimation(.linear(duration: 1), completionCriteria: .removed) {
      a.set(1)
      withAnimation(.linear(duration: 2)) { b.set(1) }
    } completion: {
      fired.append(timeline.now)
      withAnimation(.linear(duration: 1)) { a.set(0) }
    }
    for frame in 1...40 { timeline.advance(to: Double(frame) * 0.1 + 0.05) }
    #expect(fired.count == 1)
    #expect(abs((fired.first ?? 0) - 2.05) < 1e-9)
    #expect(a.presented == 0)
  }
}
