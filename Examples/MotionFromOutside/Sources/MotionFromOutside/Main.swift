import MotionCore

/// Animates values on a timeline and compares them with what mathematics says. Exits with a message at the first
/// difference; prints what it saw otherwise.
@main
struct MotionFromOutside {
  static func main() {
    animatedValue()
    reversal()
    completion()
    transition()
    keyframes()
    print("MotionFromOutside: all values as expected")
  }

  /// A value on a straight line: after 1 of 3 seconds a third of the way.
  private static func animatedValue() {
    let timeline = Timeline()
    let side = AnimatedValue(Size(width: 2, height: 2), on: timeline)
    withAnimation(.linear(duration: 3)) { side.set(Size(width: 5, height: 5)) }
    timeline.advance(to: 1)
    expect(side.presented.width, 3, "width after 1 s")
    expect(side.target.width, 5, "the model is there at once")
    timeline.advance(to: 4)
    expect(side.presented.width, 5, "width at the end")
  }

  /// A critically damped spring from 0 to 100, response 0.5 s, turned round after 0.1 s: position and velocity go on.
  private static func reversal() {
    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    withAnimation(.spring(response: 0.5, dampingFraction: 1)) { x.set(100) }
    timeline.advance(to: 0.1)
    let position = x.presented
    let velocity = x.velocity
    // 1 - (1 + ωt) e^(-ωt) with ω = 2π/0.5, t = 0.1: 0.357739556469565 (motion-spec 4.2, critical case)
    expect(position, 35.7739556469565, "position after 0.1 s")
    withAnimation(.spring(response: 0.5, dampingFraction: 1)) { x.set(0) }
    expect(x.presented, position, "position goes on")
    expect(x.velocity, velocity, "velocity goes on")
  }

  /// A completion is called once, after the animation.
  private static func completion() {
    let timeline = Timeline()
    let x = AnimatedValue(0.0, on: timeline)
    let calls = Counter()
    withAnimation(.easeInOut(duration: 0.5)) {
      x.set(1)
    } completion: {
      calls.count += 1
    }
    timeline.advance(to: 0.4)
    expect(Double(calls.count), 0, "calls before the end")
    timeline.advance(to: 0.6)
    timeline.advance(to: 5)
    expect(Double(calls.count), 1, "calls after the end")
    expect(timeline.isIdle ? 1 : 0, 1, "nothing runs")
  }

  /// A transition of one's own, by the protocol.
  private static func transition() {
    let timeline = Timeline()
    let player = TransitionPlayer(AnyTransition(Twirl()), on: timeline)
    player.insert(transaction: Transaction(animation: .linear(duration: 1)))
    timeline.advance(to: 0.25)
    expect(player.effects[0].rotation.degrees, 270, "rotation after a quarter")
    expect(player.effects[0].scale.width, 0.25, "scale after a quarter")
    timeline.advance(to: 1.1)
    expect(Double(player.effects.count), 0, "at rest there are no effects")
  }

  /// Two straight keyframes.
  private static func keyframes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(4, duration: 0.5)
    }
    expect(timeline.value(time: 0.5), 5, "first keyframe")
    expect(timeline.value(time: 1.25), 7, "second keyframe")
  }

  private static func expect(_ found: Double, _ wanted: Double, _ what: String) {
    guard abs(found - wanted) <= 1e-9 * max(1, abs(wanted)) else {
      fatalError("\(what): \(found) instead of \(wanted)")
    }
    print("\(what): \(found)")
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
  }
}

private final class Counter {
  var count = 0
}
