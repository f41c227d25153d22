import MotionCore
import XCTest

@testable import FlightsDesktop

/// In which order a stage applies what changes.
final class StageTests: XCTestCase {
  func testWhatWaitedIsNotAnimatedBySomebodyElse() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Row(spacing: 0) {
          block("plain").opacity(model.isOn ? 0 : 1)
          block("animated").opacity(model.unrelated == 1 ? 0 : 1)
        }
      }
      model.isOn = true
      withAnimation(.linear(duration: 1)) { model.unrelated = 1 }
      XCTAssertEqual(window.report("plain")?.opacity, 0)
      XCTAssertEqual(window.report("animated")?.opacity, 1)
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("animated")?.opacity ?? 0, 0.5, accuracy: 1e-9)
    }
  }

  func testTheInnerOfTwoAnimationsHasItsOwnChanges() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Row(spacing: 0) {
          block("outer").opacity(model.isOn ? 0 : 1)
          block("inner").opacity(model.unrelated == 1 ? 0 : 1)
        }
      }
      withAnimation(.linear(duration: 1)) {
        model.isOn = true
        withAnimation(.linear(duration: 2)) { model.unrelated = 1 }
      }
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("outer")?.opacity ?? 0, 0.5, accuracy: 1e-9)
      XCTAssertEqual(window.report("inner")?.opacity ?? 0, 0.75, accuracy: 1e-9)
    }
  }

  func testWhatAChangeCausesIsAnimatedWithIt() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("follower").opacity(model.unrelated == 1 ? 0 : 1)
          .onChange(of: model.isOn) { model.unrelated = $0 ? 1 : 0 }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.25)
      XCTAssertEqual(window.report("follower")?.opacity ?? 0, 0.75, accuracy: 1e-9)
    }
  }

  func testAnotherSizeOfTheWindowAnimatesNothing() {
    onMain {
      let window = TestWindow {
        Column(alignment: .trailing) { block("corner") }.frame(maxWidth: .infinity)
      }
      XCTAssertEqual(window.report("corner")?.frame.maxX, 600)
      window.stage.resize(to: Size(width: 300, height: 400))
      XCTAssertEqual(window.report("corner")?.frame.maxX, 300)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testLoopsDoNotKeepItFromBeingIdle() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        block("turning").rotationEffect(.degrees(model.isOn ? 360 : 0))
          .animation(
            .linear(duration: 1).repeatForever(autoreverses: false), value: model.isOn)
      }
      model.isOn = true
      window.advance(to: 0.25)
      XCTAssertEqual(window.report("turning")?.rotation ?? 0, 90, accuracy: 1e-9)
      XCTAssertTrue(window.stage.isIdle)
      XCTAssertTrue(window.stage.timeline.needsFrames)
    }
  }

  func testACompletionComesOnceAndAfterTheMove() {
    onMain {
      let model = TestModel()
      let window = TestWindow { block("moving").offset(x: model.isOn ? 100 : 0) }
      var seen: [Double] = []
      withAnimation(.linear(duration: 0.5)) {
        model.isOn = true
      } completion: {
        seen.append(window.report("moving")?.frame.minX ?? -1)
      }
      window.advance(to: 0.45)
      XCTAssertEqual(seen, [])
      window.advance(to: 1)
      XCTAssertEqual(seen, [100])
    }
  }

  func testACompletionWaitsForTheWindowThatMoves() {
    onMain {
      let model = TestModel()
      let still = TestWindow { block("still") }
      let moving = TestWindow { block("moving").offset(x: model.isOn ? 100 : 0) }
      var completions = 0
      withAnimation(.linear(duration: 0.5)) {
        model.isOn = true
      } completion: {
        completions += 1
      }
      still.advance(to: 0.4)
      moving.advance(to: 0.4)
      XCTAssertEqual(completions, 0)
      moving.advance(to: 1)
      XCTAssertEqual(completions, 1)
    }
  }

  /// A window that is closed is not kept by what was shown in it.
  func testLetsGoOfItsTree() {
    onMain {
      let model = TestModel()
      model.items = [.init(id: 1), .init(id: 2)]
      let before = InstanceCount.all
      weak var stage: Stage?
      do {
        let window = TestWindow {
          ForEach({ model.items }) { live in block("row.\(live.value.id)") }
        }
        stage = window.stage
        withAnimation(.linear(duration: 1)) { model.items.removeFirst() }
        window.advance(to: 0.5)
      }
      XCTAssertNil(stage)
      XCTAssertEqual(InstanceCount.all, before)
      // Nobody listens any more, and nothing happens.
      withAnimation { model.items.removeAll() }
    }
  }
}
