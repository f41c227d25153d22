import MotionCore
import XCTest

@testable import FlightsDesktop

/// Modifiers and which animation reaches them.
final class ModifierTests: XCTestCase {
  func testAnimationsSpeakForWhatIsWrittenBeforeThem() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("icon")
          .rotationEffect(.degrees(model.isOn ? 90 : 270))
          .animation(.linear(duration: 1), value: model.isOn)
          .scaleEffect(model.isOn ? 1.5 : 1)
          .animation(.spring(response: 0.55, dampingFraction: 0.45), value: model.isOn)
      }
      model.isOn = true
      window.advance(to: 0.308)
      // The reference numbers of the specification: linear 270 → 90, and 1 + 0.5 · 1.2053.
      XCTAssertEqual(window.report("icon")?.rotation ?? 0, 270 - 180 * 0.308, accuracy: 1e-6)
      XCTAssertEqual(window.report("icon")?.scale.x ?? 0, 1.603, accuracy: 1e-3)
    }
  }

  func testNilBetweenTwoAnimationsStopsOnlyTheInnerOne() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("icon")
          .rotationEffect(.degrees(model.isOn ? 90 : 270))
          .animation(nil, value: model.isOn)
          .scaleEffect(model.isOn ? 1.5 : 1)
          .animation(.linear(duration: 1), value: model.isOn)
      }
      model.isOn = true
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("icon")?.rotation ?? 0, 90, accuracy: 1e-9)
      XCTAssertEqual(window.report("icon")?.scale.x ?? 0, 1.25, accuracy: 1e-9)
    }
  }

  func testImplicitBeatsExplicitAndTheOuterOneReachesTheRest() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Row(spacing: 0) {
          block("implicit").opacity(model.isOn ? 0 : 1).animation(
            .linear(duration: 2), value: model.isOn)
          block("explicit").opacity(model.isOn ? 0 : 1)
          block("other").opacity(model.isOn ? 0 : 1)
            .animation(.linear(duration: 4), value: model.unrelated)
        }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("implicit")?.opacity ?? 0, 0.75, accuracy: 1e-9)
      XCTAssertEqual(window.report("explicit")?.opacity ?? 0, 0.5, accuracy: 1e-9)
      XCTAssertEqual(window.report("other")?.opacity ?? 0, 0.5, accuracy: 1e-9)
    }
  }

  func testAScopedAnimationLeavesTheContentAlone() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("scoped")
          .opacity(model.isOn ? 0 : 1)
          .animation(.linear(duration: 1)) { $0.scaleEffect(model.isOn ? 2 : 1) }
      }
      model.isOn = true
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("scoped")?.opacity, 0)
      XCTAssertEqual(window.report("scoped")?.scale.x ?? 0, 1.5, accuracy: 1e-9)
    }
  }

  func testDisabledAnimationsKeepImplicitOnesOut() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("still").opacity(model.isOn ? 0 : 1).animation(
          .linear(duration: 1), value: model.isOn)
      }
      var transaction = Transaction(animation: nil)
      transaction.disablesAnimations = true
      withTransaction(transaction) { model.isOn = true }
      window.advance(to: 0.1)
      XCTAssertEqual(window.report("still")?.opacity, 0)
    }
  }

  func testARepeatedTransactionRewriteReachesDescendants() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Row(spacing: 0) { block("inside").opacity(model.isOn ? 0 : 1) }
          .transaction { $0.animation = .linear(duration: 1) }
      }
      model.isOn = true
      window.advance(to: 0.25)
      XCTAssertEqual(window.report("inside")?.opacity ?? 0, 0.75, accuracy: 1e-9)
    }
  }

  /// A spring toggle reversed at random moments: no step is larger than its velocity allows.
  func testReversalsAreContinuous() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("moving").offset(x: model.isOn ? 200 : 0)
          .animation(.spring(response: 0.55, dampingFraction: 0.45), value: model.isOn)
      }
      var random = TestRandom(state: 7)
      var last = (time: 0.0, x: 0.0)
      var speed = 0.0
      for _ in 0..<10 {
        model.isOn.toggle()
        let end = window.time + Double.random(in: 0.02...0.4, using: &random)
        window.advance(to: end, step: 0.001) {
          let x = window.report("moving")?.frame.origin.x ?? .nan
          let step = window.time - last.time
          XCTAssertLessThanOrEqual(abs(x - last.x), abs(speed) * step + 0.5)
          speed = (x - last.x) / step
          last = (window.time, x)
        }
      }
    }
  }

  func testAFrameMovesTransformsAndMeasuresNothing() {
    onMain {
      let model = TestModel()
      model.items = (1...30).map { .init(id: $0) }
      let window = TestWindow {
        ForEach({ model.items }) { live in
          Row(spacing: 4) {
            block("row.\(live.value.id)")
            Text("row \(live.value.id)")
          }
        }
      }
      withAnimation(.linear(duration: 1)) { model.items.removeFirst() }
      window.advance(by: 0.1)
      let before = InstanceCount.measurements
      window.advance(by: 0.5)
      XCTAssertEqual(InstanceCount.measurements, before)
    }
  }
}
