import Glibc
import Testing

@testable import MotionCore

struct TransitionPlayerTests {
  static let size = Size(width: 96, height: 64)
  private static let linear = Transaction(animation: .linear(duration: 1))
  private static let none = Transaction(animation: nil)

  private func x(_ player: TransitionPlayer) -> Double {
    player.effects.transform(in: Self.size).tx
  }

  @Test func showsNothingAtRest() {
    let player = TransitionPlayer(.slide, on: Timeline())
    #expect(player.effects.isEmpty && player.presence.state == .gone)
    player.insert(transaction: Self.none)
    #expect(player.effects.isEmpty && player.presence.state == .present)
    #expect(player.remove(transaction: Self.none) == .disappear)
  }

  @Test("The specification's example: a removal interrupts an asymmetric insertion (8.2)")
  func showsBothSidesOfAnAsymmetricOne() {
    let timeline = Timeline()
    let player = TransitionPlayer(
      .asymmetric(insertion: .move(edge: .leading), removal: .opacity), on: timeline)
    player.insert(transaction: Self.linear)
    func check(_ time: Double, _ offset: Double, _ opacity: Double) {
      timeline.advance(to: time)
      #expect(abs(x(player) - offset) < 1e-9, "at \(time)")
      #expect(abs(player.effects.opacity - opacity) < 1e-9, "at \(time)")
    }
    check(0.2, -76.8, 1)
    timeline.advance(to: 0.4)
    player.remove(transaction: Self.linear)
    check(0.6, -38.4, 0.8)
    check(1.2, 0, 0.2)
    timeline.advance(to: 1.399)
    #expect(player.presence.isInTree)
    timeline.advance(to: 1.401)
    #expect(!player.presence.isInTree && player.effects.isEmpty)
  }

  @Test func usesTheAttachedAnimation() {
    let timeline = Timeline()
    let player = TransitionPlayer(
      .opacity.animation(.linear(duration: 2)).combined(with: .slide), on: timeline)
    var plain = Self.linear
    plain.animation = nil
    plain.disablesAnimations = true
    player.insert(transaction: plain)
    #expect(player.presence.state == .entering)
    timeline.advance(to: 1)
    #expect(abs(player.effects.opacity - 0.5) < 1e-12)
    #expect(x(player) == 0)
  }

  @Test("Without movement of its own a leaving view waits for its subtree")
  func waitsForTheSubtree() {
    let timeline = Timeline()
    let player = TransitionPlayer(.identity, on: timeline)
    let inner = AnimatedValue(0.0, on: timeline)
    var finished: [Presence.Action] = []
    player.onFinish = { finished.append($0) }
    player.insert(transaction: Self.none)
    timeline.advance(to: 1)
    let action = player.remove(transaction: Self.linear) { inner.set(5, transaction: $0) }
    #expect(action == .leave)
    timeline.advance(to: 1.9)
    #expect(player.presence.state == .exiting)
    timeline.advance(to: 2.1)
    #expect(player.presence.state == .gone && finished == [.disappear])
  }

  @Test("A retarget in the subtree prolongs the stay")
  func waitsForRetargets() {
    let timeline = Timeline()
    let player = TransitionPlayer(.identity, on: timeline)
    let inner = AnimatedValue(0.0, on: timeline)
    player.insert(transaction: Self.none)
    timeline.advance(to: 1)
    player.remove(transaction: Self.linear) { inner.set(5, transaction: $0) }
    timeline.advance(to: 1.5)
    inner.set(9, transaction: Self.linear)
    timeline.advance(to: 2.2)
    #expect(player.presence.state == .exiting)
    timeline.advance(to: 2.6)
    #expect(player.presence.state == .gone)
  }

  @Test("An under-damped spring lets a leaving view linger beyond its response")
  func lingersUnderASpring() {
    let timeline = Timeline()
    let player = TransitionPlayer(.opacity, on: timeline)
    player.insert(transaction: Self.none)
    timeline.advance(to: 1)
    player.remove(
      transaction: Transaction(animation: .spring(response: 0.5, dampingFraction: 0.3)))
    // The energy falls to a thousandth (squared) not before ln(1000)/(ζω₀) = 1.83 s.
    timeline.advance(to: 2.7)
    #expect(player.presence.state == .exiting)
    timeline.advance(to: 3.2)
    #expect(player.presence.state == .gone)
  }

  @Test("A leaving view keeps the transition it had (8.1)")
  func freezesItsTransition() {
    let timeline = Timeline()
    let player = TransitionPlayer(.digit(up: true), on: timeline)
    player.insert(transaction: Self.none)
    timeline.advance(to: 1)
    player.remove(transaction: Self.linear)
    player.transition = .digit(up: false)
    timeline.advance(to: 1.5)
    #expect(abs(player.effects.transform(in: Self.size).ty + 32) < 1e-9)
    #expect(player.effects.count == 1)
  }

  @Test("Removed in the frame of its insertion it is never shown (D41)")
  func dropsWhatWasNeverShown() {
    let timeline = Timeline()
    timeline.advance(to: 3)
    let player = TransitionPlayer(.opacity, on: timeline)
    var completions = 0
    var transaction = Self.linear
    transaction.addAnimationCompletion { completions += 1 }
    player.insert(transaction: transaction)
    #expect(player.remove(transaction: Self.linear) == .disappear)
    #expect(player.effects.isEmpty)
    timeline.advance(to: 3.1)
    #expect(completions == 1)
  }

  @Test(
    "Right-to-left is the mirror image, all the way and through interruptions", arguments: 1...20)
  func mirrors(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let transition = AnyTransitionTests.builtIns.randomElement(using: &random) ?? .slide
    let timeline = Timeline()
    let left = TransitionPlayer(transition, direction: .leftToRight, on: timeline)
    let right = TransitionPlayer(transition, direction: .rightToLeft, on: timeline)
    let flip = Transform2D.scale(x: -1, y: 1, about: Point(x: Self.size.width / 2, y: 0))
    var time = 0.0
    for _ in 0..<60 {
      let animation: Animation =
        Bool.random(using: &random) ? .spring(duration: 0.4, bounce: 0.3) : .linear(duration: 0.5)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        left.insert(transaction: Transaction(animation: animation))
        right.insert(transaction: Transaction(animation: animation))
      case 1:
        left.remove(transaction: Transaction(animation: animation))
        right.remove(transaction: Transaction(animation: animation))
      default: break
      }
      time += .random(in: 0...0.2, using: &random)
      timeline.advance(to: time)
      #expect(left.presence == right.presence)
      let a = flip.concatenating(left.effects.transform(in: Self.size)).concatenating(flip)
      let b = right.effects.transform(in: Self.size)
      let errors = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
      #expect(errors.allSatisfy { abs($0) < 1e-6 })
      #expect(left.effects.opacity == right.effects.opacity)
    }
  }

  @Test("An insertion reversed by a removal stays within the spring's overshoot", arguments: 1...40)
  func reversesWithinItsHull(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let damping = Double.random(in: 0.2...1.5, using: &random)
    let response = Double.random(in: 0.1...1, using: &random)
    let animation = Animation.spring(response: response, dampingFraction: damping)
    // With s the step response of the spring, the insertion is 1 - s(t), and by linearity the removal at T makes of it
    // x = 1 - s(t) + s(t - T). s overshoots by o = exp(-πζ/√(1-ζ²)) at its first peak and never falls below 1 - o² after
    // it. From 0 ≤ s ≤ 1 + o follows x ≥ -o. Before the peak s grows, so x ≤ 1; after it x ≤ 1 - (1 - o²) + (1 + o).
    let overshoot = damping < 1 ? exp(-.pi * damping / sqrt(1 - damping * damping)) : 0
    let reach = overshoot * (1 + overshoot)
    let timeline = Timeline()
    let player = TransitionPlayer(.move(edge: .trailing), on: timeline)
    player.insert(transaction: Transaction(animation: animation))
    let reversal = Double.random(in: 0...(2 * response), using: &random)
    var time = 0.0
    while time < reversal {
      time += 0.005
      timeline.advance(to: time)
    }
    player.remove(transaction: Transaction(animation: animation))
    while player.presence.isInTree && time < 60 {
      let fraction = x(player) / Self.size.width
      #expect(fraction > -overshoot - 1e-9 && fraction < 1 + reach + 1e-9)
      time += 0.005
      timeline.advance(to: time)
    }
    #expect(!player.presence.isInTree)
  }

  @Test func fadesAtReducedMotion() {
    let timeline = Timeline(level: .reduced)
    let player = TransitionPlayer(.slide, on: timeline)
    player.insert(transaction: Self.linear)
    #expect(x(player) == 0 && player.effects.opacity == 0)
    timeline.advance(to: 0.1)
    #expect(abs(player.effects.opacity - 0.5) < 1e-6)
    timeline.advance(to: 0.21)
    #expect(player.presence.state == .present)
  }

  @Test func movesWhenEssential() {
    let timeline = Timeline(level: .reduced)
    let player = TransitionPlayer(.slide, on: timeline)
    var essential = Self.linear
    essential.isEssential = true
    player.insert(transaction: essential)
    timeline.advance(to: 0.5)
    #expect(abs(x(player) + 48) < 1e-9)
  }

  @Test func jumpsWithoutMotion() {
    let timeline = Timeline(level: .none)
    let player = TransitionPlayer(.slide, on: timeline)
    player.insert(transaction: Self.linear)
    #expect(player.presence.state == .present && player.effects.isEmpty)
    timeline.advance(to: 1)
    #expect(player.remove(transaction: Self.linear) == .disappear)
  }

  @Test("Motion that is reduced on the way in ends there; the way out fades")
  func reducesInMidFlight() {
    let timeline = Timeline()
    let player = TransitionPlayer(.slide, on: timeline)
    player.insert(transaction: Self.linear)
    timeline.advance(to: 0.5)
    timeline.level = .reduced
    player.remove(transaction: Self.linear)
    timeline.advance(to: 0.6)
    #expect(x(player) == 0)
    #expect(player.effects.opacity > 0 && player.effects.opacity < 1)
    timeline.advance(to: 0.8)
    #expect(player.presence.state == .gone)
  }

  @Test func arrivesAtOnceWhenHidden() {
    let timeline = Timeline()
    let player = TransitionPlayer(.slide, on: timeline)
    var completions = 0
    var transaction = Self.linear
    transaction.addAnimationCompletion(criteria: .removed) { completions += 1 }
    player.insert(transaction: transaction)
    timeline.advance(to: 0.3)
    #expect(player.finish() == .settle && player.effects.isEmpty)
    timeline.advance(to: 0.4)
    #expect(completions == 1)
    #expect(player.finish() == .none)
  }

  @Test("Each completion fires once in any history of insertions and removals", arguments: 1...30)
  func completesOnce(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let timeline = Timeline()
    var fired: [Int] = []
    do {
      let player = TransitionPlayer(
        AnyTransitionTests.builtIns.randomElement(using: &random) ?? .opacity, on: timeline)
      var time = 0.0
      for index in 0..<40 {
        var transaction = Transaction(
          animation: Int.random(in: 0..<4, using: &random) == 0
            ? nil : .spring(duration: 0.3, bounce: 0.2))
        let criteria: AnimationCompletionCriteria =
          Bool.random(using: &random) ? .removed : .logicallyComplete
        transaction.addAnimationCompletion(criteria: criteria) { fired.append(index) }
        if Bool.random(using: &random) {
          player.insert(transaction: transaction)
        } else {
          player.remove(transaction: transaction)
        }
        if Int.random(in: 0..<10, using: &random) == 0 {
          timeline.level = [.full, .reduced, .none].randomElement(using: &random) ?? .full
        }
        time += .random(in: 0...0.3, using: &random)
        timeline.advance(to: time)
      }
      timeline.advance(to: time + 100)
    }
    #expect(fired.sorted() == Array(0..<40))
  }

  @Test func letsGo() {
    let timeline = Timeline()
    weak var released: TransitionPlayer?
    do {
      let player = TransitionPlayer(.slide, on: timeline)
      released = player
      player.insert(transaction: Self.linear)
      timeline.advance(to: 0.1)
    }
    #expect(released == nil)
    timeline.advance(to: 0.2)
    #expect(timeline.isIdle)
  }
}
