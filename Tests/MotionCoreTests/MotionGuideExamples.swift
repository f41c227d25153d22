import MotionCore
import Testing

// The examples of docs/motion.md. `MotionGuideTests` checks that the guide shows what is compiled and run here.

struct MotionGuideExamples {
  @Test func attribute() {
    // attribute
    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    x.onChange = { value in print("draw at \(value)") }

    withAnimation(.linear(duration: 2)) { x.set(10) }
    // x.target == 10 at once; x.presented == 0 still

    timeline.advance(to: 0.5)
    // x.presented == 2.5
    // end
    #expect(x.target == 10 && x.presented == 2.5)
  }

  @Test func reversal() {
    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    let isOpen = AnimatedValue(0.0, on: timeline)
    // reversal
    withAnimation(.spring) { x.set(100) }  // a spring keeps its velocity when it is turned round
    timeline.advance(to: 0.2)
    withAnimation(.spring) { x.set(0) }

    withAnimation(.easeInOut(duration: 1)) { isOpen.set(1) }  // a curve is blended over what runs
    timeline.advance(to: 0.5)
    withAnimation(.easeInOut(duration: 1)) { isOpen.set(0) }
    // end
    #expect(x.isAnimating && isOpen.isAnimating)
  }

  @Test func stopping() {
    let timeline = Timeline()
    let angle = AnimatedValue(0.0, on: timeline)
    // stopping
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle.set(360) }

    withAnimation(nil) { angle.set(0) }  // does not stop it: the loop goes on around the new value
    withAnimation(.linear(duration: 0)) { angle.set(90) }  // does
    // end
    #expect(!angle.isAnimating && angle.presented == 90)
  }

  @Test func innermostWins() {
    let timeline = Timeline()
    let rotation = AnimatedValue(0.0, on: timeline)
    let scale = AnimatedValue(1.0, on: timeline)
    let (spin, grow) = (Animation.linear(duration: 2), Animation.linear(duration: 1))
    let flag = (old: false, new: true)
    // implicit
    // x.rotation().animation(spin, value: flag).scale().animation(grow, value: flag)
    let outer = Transaction.current.animated(grow, if: flag.old != flag.new)
    let inner = outer.animated(spin, if: flag.old != flag.new)
    scale.set(2, transaction: outer)
    rotation.set(90, transaction: inner)
    // end
    timeline.advance(to: 0.5)
    #expect(scale.presented == 1.5 && rotation.presented == 22.5)
  }

  @Test func completion() {
    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    var log: [String] = []
    // completion
    withAnimation(.spring(duration: 0.5)) {
      x.set(100)
    } completion: {
      log.append("as good as there")
    }

    withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
      x.set(200)
    } completion: {
      log.append("at rest")
    }
    // end
    timeline.advance(to: 5)
    #expect(log == ["as good as there", "at rest"])
  }

  @Test func transition() {
    let timeline = Timeline()
    // transition
    struct Twirl: Transition {
      func body(content: Content, phase: TransitionPhase) -> Content {
        content
          .scaleEffect(phase.isIdentity ? 1 : 0.5)
          .opacity(phase.isIdentity ? 1 : 0)
          .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
      }
    }

    let player = TransitionPlayer(
      .asymmetric(insertion: AnyTransition(Twirl()), removal: .move(edge: .bottom)), on: timeline)
    player.onFinish = { action in if action == .disappear { print("take it out of the tree") } }

    player.insert(transaction: Transaction(animation: .bouncy))
    timeline.advance(to: 0.1)
    player.remove(transaction: Transaction(animation: .smooth))  // in mid-flight: both are visible
    for effect in player.effects { print(effect.transform(in: Size(width: 96, height: 64))) }
    // end
    #expect(player.effects.count == 2)
    timeline.advance(to: 5)
    #expect(!player.presence.isInTree)
  }

  @Test func hero() {
    let timeline = Timeline()
    let cardFrame = Rect(x: 20, y: 300, width: 100, height: 150)
    let detailsFrame = Rect(x: 0, y: 0, width: 400, height: 600)
    // hero
    let registry = MatchedGeometryRegistry(on: timeline)
    let awards = Namespace()
    let card = registry.insert(id: 7, in: awards.id, anchor: .topLeading, frame: cardFrame)
    registry.commit()

    let expand = Transaction(animation: .spring)
    registry.leave(card, transaction: expand)
    let details = registry.insert(
      id: 7, in: awards.id, anchor: .topLeading, frame: detailsFrame, transaction: expand)
    registry.commit()  // once per update, after layout

    timeline.advance(to: 0.1)
    let frame = registry.presentedFrame(of: details)  // between card and details
    // end
    #expect(frame == registry.presentedFrame(of: card))
    #expect((frame?.width).map { $0 > 100 && $0 < 400 } == true)
  }

  @Test func keyframes() {
    let timeline = Timeline()
    // keyframes
    struct Pose: Sendable {
      var y = 0.0
      var stretch = 1.0
    }

    let jump = KeyframeAnimator(initialValue: Pose(), on: timeline) { _ in
      KeyframeTrack(\.y) {
        CubicKeyframe(-40, duration: 0.3)
        SpringKeyframe(0, duration: 0.6, spring: .bouncy)
      }
      KeyframeTrack(\.stretch) {
        LinearKeyframe(0.8, duration: 0.1)
        LinearKeyframe(1.2, duration: 0.2, timingCurve: .easeOut)
        CubicKeyframe(1, duration: 0.3)
      }
    }
    jump.onChange = { pose in print("draw \(pose)") }
    jump.trigger()
    // end
    timeline.advance(to: 0.3)
    #expect(jump.value.y == -40 && jump.value.stretch == 1.2)
  }

  @Test func phases() {
    let timeline = Timeline()
    let angle = AnimatedValue(0.0, on: timeline)
    // phases
    let bell = PhaseAnimator([0.0, 20, -20], on: timeline, animation: { _ in .snappy }) {
      degrees, transaction in
      angle.set(degrees, transaction: transaction)
    }
    bell.trigger()  // 0 → 20 → -20 → 0, each step at the logical completion of the one before
    // end
    #expect(bell.phase == 20)
  }

  @Test func counter() {
    let displayed = 129
    // counter
    var counter = DigitCounter(displayed)
    counter.prepare(for: 130)  // first update: the direction, while the old digits are still there
    counter.show(130)  // next update, animated: the digits

    for digit in counter.digits { print(digit.place, digit.character, counter.transition) }
    // end
    #expect(counter.digits.map(\.character) == ["1", "3", "0"])
  }

  @Test func levels() {
    let x = AnimatedValue(0.0, on: Timeline())
    // levels
    let timeline = Timeline(level: .reduced)
    let offset = AnimatedValue(0.0, kind: .geometry, on: timeline)
    let opacity = AnimatedValue(0.0, kind: .appearance, on: timeline)
    withAnimation(.spring) {
      offset.set(100)  // there at once
      opacity.set(1)  // fades for 0.2 s
    }
    withTransaction(\.isEssential, true) {
      withAnimation(.spring) { offset.set(200) }  // moves all the same
    }
    // end
    #expect(offset.isAnimating && opacity.isAnimating && !x.isAnimating)
  }

  @Test func driver() {
    let timeline = Timeline()
    let (frameTime, refreshInterval) = (12.5, 1 / 60.0)
    // driver
    timeline.wantsFrames = { print("ask the frame clock for frames") }

    timeline.frame(at: frameTime, refreshInterval: refreshInterval)
    if !timeline.needsFrames {
      if let wake = timeline.nextInterestingTime {
        print("sleep for \((wake - timeline.now) * timeline.slowFactor) s")
      } else {
        print("stop: nothing will happen by itself")
      }
    }
    // end
    #expect(!timeline.needsFrames)
  }

  @Test func ownAnimation() {
    // custom
    struct Steps: CustomAnimation {
      var count: Double
      var duration: Double

      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? {
        guard time < duration else { return nil }
        return value.scaled(by: (time / duration * count).rounded(.down) / count)
      }
    }

    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    withAnimation(Animation(Steps(count: 4, duration: 1)).delay(0.5)) { x.set(100) }
    // end
    timeline.advance(to: 1.1)
    #expect(x.presented == 50)
  }

  @Test func path() {
    // trim
    let route = Path(polyline: [Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 40)])
    let measure = PathMeasure(route)  // once; then each part is cheap

    let timeline = Timeline()
    let end = AnimatedValue(0.0, on: timeline)
    withAnimation(.linear(duration: 3).repeatForever(autoreverses: false)) { end.set(1) }
    timeline.advance(to: 1.5)
    let walked = measure.trimmed(from: 0, to: end.presented)  // (0, 0) → (30, 0) → (30, 5)
    // end
    #expect(
      walked
        == Path(polyline: [Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 5)]))
  }
}
