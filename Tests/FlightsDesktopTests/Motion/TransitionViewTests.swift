import MotionCore
import XCTest

@testable import FlightsDesktop

/// Transitions of elements: where they are and how much of them is seen, by the specification's table (8.2). In and out take
/// one second each, at a constant speed.
final class TransitionViewTests: XCTestCase {
  func testMoveComesAndGoesByOneEdge() {
    onMain {
      for (edge, far) in [
        (Edge.leading, Point(x: -100, y: 0)), (.trailing, Point(x: 100, y: 0)),
        (.top, Point(x: 0, y: -40)), (.bottom, Point(x: 0, y: 40)),
      ] {
        check(.move(edge: edge), coming: far, leaving: far)
      }
    }
  }

  func testOffsetComesFromAndGoesToAPlace() {
    onMain {
      let far = Point(x: 30, y: -20)
      check(.offset(x: 30, y: -20), coming: far, leaving: far)
    }
  }

  func testScaleKeepsItsAnchor() {
    onMain {
      // Half as large about a corner, the centre is half as far from it.
      for (anchor, far) in [
        (UnitPoint.center, Point.zero), (.topLeading, Point(x: -25, y: -10)),
        (.bottomTrailing, Point(x: 25, y: 10)),
      ] {
        check(.scale(0.5, anchor: anchor), coming: far, leaving: far, scale: 0.5)
      }
      check(.scale, coming: .zero, leaving: .zero, scale: 0.00001)
    }
  }

  /// The specification's own example: in at 0, out at 0.4, and both are seen.
  func testAsymmetricInterruptedShowsBothSides() {
    onMain {
      let model = TestModel()
      let window = shown(
        model, .asymmetric(insertion: .move(edge: .leading), removal: .opacity), width: 96,
        height: 64)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.2)
      XCTAssertEqual(window.state.x, -76.8, accuracy: 1e-6)
      XCTAssertEqual(window.state.opacity, 1)
      window.advance(to: 0.4)
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(to: 0.6)
      XCTAssertEqual(window.state.x, -38.4, accuracy: 1e-6)
      XCTAssertEqual(window.state.opacity, 0.8, accuracy: 1e-6)
      window.advance(to: 1.2)
      XCTAssertEqual(window.state.x, 0, accuracy: 1e-6)
      XCTAssertEqual(window.state.opacity, 0.2, accuracy: 1e-6)
      window.advance(to: 1.39)
      XCTAssertNotNil(window.report("it"))
      window.advance(to: 1.41)
      XCTAssertNil(window.report("it"))
    }
  }

  func testAsymmetricComesOneWayAndGoesAnother() {
    onMain {
      check(
        .asymmetric(insertion: .move(edge: .top), removal: .offset(x: 30)),
        coming: Point(x: 0, y: -40), leaving: Point(x: 30, y: 0))
    }
  }

  /// The second one is applied outside of the first.
  func testTheOrderOfCombinedTransitionsShows() {
    onMain {
      for (transition, x) in [
        // A full width at the start, half of it in the middle.
        (AnyTransition.scale(0.5).combined(with: .push(from: .trailing)), 50.0),
        // In the middle moved by 50, then scaled by 0.75 about the element's place.
        (AnyTransition.push(from: .trailing).combined(with: .scale(0.5)), 37.5),
      ] {
        let model = TestModel()
        let window = shown(model, transition)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        window.advance(to: 0.5)
        XCTAssertEqual(window.state.x, x, accuracy: 1e-6)
        XCTAssertEqual(window.state.scale, 0.75, accuracy: 1e-6)
        XCTAssertEqual(window.state.opacity, 0.5, accuracy: 1e-6)
      }
    }
  }

  func testATransitionOfOnesOwnKnowsItsPhase() {
    onMain {
      check(
        AnyTransition(Drift()), coming: Point(x: -50, y: 0), leaving: Point(x: 50, y: 0),
        opacity: 0.2, rotation: (360, 0))
    }
  }

  func testAPairOfModifiers() {
    onMain {
      check(
        .modifier(active: Lift(height: 30), identity: Lift(height: 0)),
        coming: Point(x: 0, y: -30), leaving: Point(x: 0, y: -30))
    }
  }

  /// An attached animation is the transition's own: with a plain change, with another animation, and where none is allowed.
  func testAnAttachedAnimationAlwaysHolds() {
    onMain {
      var still = Transaction(animation: nil)
      still.disablesAnimations = true
      for transaction in [Transaction(), Transaction(animation: .linear(duration: 1)), still] {
        let model = TestModel()
        let window = shown(model, .opacity.animation(.linear(duration: 2)))
        withTransaction(transaction) { model.isOn = true }
        window.advance(to: 0.5)
        XCTAssertEqual(window.state.opacity, 0.25, accuracy: 1e-6)
        window.advance(to: 2.1)
        withTransaction(transaction) { model.isOn = false }
        window.advance(to: 2.6)
        XCTAssertEqual(window.state.opacity, 0.75, accuracy: 1e-6)
        window.advance(to: 4.2)
        XCTAssertNil(window.report("it"))
      }
    }
  }

  func testAnAttachedNilIsNoAnimation() {
    onMain {
      let model = TestModel()
      let window = shown(model, .opacity.animation(nil))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      XCTAssertEqual(window.state.opacity, 1)
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(by: 1.0 / 60)
      XCTAssertNil(window.report("it"))
    }
  }

  func testTurnedAroundItKeepsItselfAndDoesNotJump() {
    onMain {
      let transitions: [AnyTransition] = [
        .move(edge: .trailing), .scale, .offset(x: 80, y: 60), .push(from: .leading),
        .asymmetric(insertion: .move(edge: .top), removal: .scale(0.3)),
        .scale(0.5).combined(with: .push(from: .bottom)), AnyTransition(Drift()),
        .modifier(active: Lift(height: 30), identity: Lift(height: 0)),
        .slide.animation(.linear(duration: 0.8)),
      ]
      for (number, transition) in transitions.enumerated() {
        let model = TestModel()
        let window = shown(model, transition)
        var random = TestRandom(state: UInt64(number))
        withAnimation(.spring(duration: 0.5)) { model.isOn = true }
        let element = window.root.find("it")
        for _ in 0..<8 {
          // Shorter than any way out.
          window.advance(by: Double.random(in: 0.02...0.15, using: &random))
          let before = window.state
          withAnimation(.spring(duration: 0.5)) { model.isOn.toggle() }
          XCTAssertLessThan(window.state.distance(from: before), 1e-9, "transition \(number)")
          XCTAssertEqual(window.drawn("it").count, 1)
          var last = window.state
          window.advance(by: 0.005, step: 0.001) {
            // The fastest is the turn: 360° · 4π / e a second, and that again in the other direction.
            XCTAssertLessThan(window.state.distance(from: last), 3.4, "transition \(number)")
            last = window.state
          }
        }
        if !model.isOn { withAnimation(.spring(duration: 0.5)) { model.isOn = true } }
        XCTAssertTrue(window.root.find("it") === element, "transition \(number)")
        window.advance(by: 3)
        XCTAssertEqual(window.state.distance(from: State()), 0, accuracy: 1e-9)
        XCTAssertTrue(window.stage.isIdle)
      }
    }
  }
}

/// A directional transition: it comes turning from the left and goes to the right.
private struct Drift: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .opacity(phase.isIdentity ? 1 : 0.2)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
      .offset(x: phase.value * 50)
  }
}

private struct Lift: TransitionModifier {
  var height: Double
  func body(content: TransitionContent) -> TransitionContent { content.offset(y: -height) }
}

/// What is seen of an element that rests at the window's corner.
private struct State {
  var x = 0.0
  var y = 0.0
  var opacity = 1.0
  var scale = 1.0
  var rotation = 0.0

  /// In pixels, hundredths of the scale and the opacity, and degrees.
  func distance(from other: State) -> Double {
    max(
      abs(x - other.x), abs(y - other.y), abs(opacity - other.opacity) * 100,
      abs(scale - other.scale) * 100, abs(rotation - other.rotation))
  }
}

@MainActor
extension TestWindow {
  fileprivate var state: State {
    guard let report = report("it") else {
      return State(x: .nan, y: .nan, opacity: .nan, scale: .nan, rotation: .nan)
    }
    return State(
      x: report.frame.minX, y: report.frame.minY, opacity: report.opacity, scale: report.scale.x,
      rotation: report.rotation)
  }
}

@MainActor
private func shown(
  _ model: TestModel, _ transition: AnyTransition, width: Double = 100, height: Double = 40
) -> TestWindow {
  TestWindow {
    // Of one size, full and empty: here only the transition moves.
    When(model.isOn) { block("it", width: width, height: height) }.transition(transition)
      .frame(width: width, height: height)
  }
}

/// Both ways of a transition at their beginning, after a quarter and at their end.
///
/// - Parameter rotation: in degrees, coming and leaving.
@MainActor
private func check(
  _ transition: AnyTransition, coming: Point, leaving: Point, scale: Double = 1,
  opacity: Double = 1, rotation: (Double, Double) = (0, 0), line: UInt = #line
) {
  let model = TestModel()
  let window = shown(model, transition)
  @MainActor func expect(_ far: Point, _ turned: Double, _ amount: Double) {
    let expected = State(
      x: far.x * amount, y: far.y * amount, opacity: 1 + (opacity - 1) * amount,
      scale: 1 + (scale - 1) * amount, rotation: turned * amount)
    XCTAssertEqual(
      window.state.distance(from: expected), 0, accuracy: 1e-6, "\(amount) of the way",
      line: line)
  }
  withAnimation(.linear(duration: 1)) { model.isOn = true }
  expect(coming, rotation.0, 1)
  window.advance(to: 0.25)
  expect(coming, rotation.0, 0.75)
  window.advance(to: 1.1)
  expect(coming, rotation.0, 0)
  withAnimation(.linear(duration: 1)) { model.isOn = false }
  expect(leaving, rotation.1, 0)
  window.advance(by: 0.25)
  expect(leaving, rotation.1, 0.25)
  window.advance(by: 0.8)
  XCTAssertNil(window.report("it"), line: line)
  XCTAssertTrue(window.stage.isIdle, line: line)
}
