import MotionCore
import Observation
import XCTest

@testable import FlightsDesktop

/// Phases, keyframes and schedules as they arrive at widgets (motion-spec 11 to 13).
final class AnimatorTests: XCTestCase {
  // MARK: Phases

  func testPhasesFollowOneAnotherForEver() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow { When(model.isOn) { phases() } }
      // 1 s each by straight lines: 0 → 100 → 40 → 0 → 100 …
      // Each begins in the first frame after the end of the one before; at most 100 points a second.
      let step = 1.0 / 64
      for (time, x) in [(0.5, 50.0), (1, 100), (1.5, 70), (2.5, 20), (3.25, 25)] {
        window.advance(to: time, step: step)
        let late = time.rounded(.down) * step
        XCTAssertEqual(
          shift(of: "led", in: window), x, accuracy: late * 100 + 1e-6, "at \(time) s")
      }
      XCTAssertTrue(window.stage.timeline.needsFrames)
    }
  }

  func testATriggerRunsThePhasesOnce() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        PhaseView(
          [0.0, 100, 40], trigger: model.unrelated, animation: { _ in .linear(duration: 1) }
        ) { shown in block("led").offset(x: shown.phase) }
      }
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "led", in: window), 0)
      XCTAssertFalse(window.stage.timeline.needsFrames, "nothing runs without a trigger")
      model.unrelated += 1
      var seen: [Double] = []
      window.advance(by: 3.2) { seen.append(shift(of: "led", in: window)) }
      XCTAssertEqual(seen.max() ?? 0, 100, accuracy: 2)
      XCTAssertEqual(seen.last, 0)
      XCTAssertTrue(window.stage.isIdle)
      XCTAssertFalse(window.stage.timeline.needsFrames)
    }
  }

  func testATriggerDuringARunGoesOnToTheNextPhase() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        PhaseView(
          [0.0, 100, 40], trigger: model.unrelated, animation: { _ in .linear(duration: 1) }
        ) { shown in block("led").opacity(1 - shown.phase / 200) }
      }
      model.unrelated += 1
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("led")?.opacity ?? 0, 0.75, accuracy: 1e-9)
      model.unrelated += 1
      // Decision D58: on to 40 and then back to the first phase, two seconds in all.
      window.advance(to: 1.5)
      XCTAssertEqual(window.report("led")?.opacity ?? 0, 0.8, accuracy: 0.01)
      window.advance(to: 2.7)
      XCTAssertEqual(window.report("led")?.opacity, 1)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testRemovedPhasesStopAndBeginAnew() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow { When(model.isOn) { phases() } }
      window.advance(to: 1.5)
      model.isOn = false
      window.advance(by: 0.1)
      XCTAssertNil(window.report("led"))
      XCTAssertFalse(window.stage.timeline.needsFrames)
      XCTAssertEqual(window.stage.timeline.loopCount, 0)
      model.isOn = true
      window.advance(by: 0.5)
      XCTAssertEqual(shift(of: "led", in: window), 50, accuracy: 4)
    }
  }

  func testOnlyEssentialPhasesMoveAtReducedMotion() {
    onMain {
      let model = TestModel()
      let window = TestWindow(level: .reduced) {
        Row(spacing: 0) {
          PhaseView(
            [0.0, 100], trigger: model.unrelated, animation: { _ in .linear(duration: 1) }
          ) { block("usual").offset(x: $0.phase) }
          PhaseView(
            [0.0, 100], trigger: model.unrelated, isEssential: true,
            animation: { _ in .linear(duration: 1) }
          ) { block("essential").offset(x: $0.phase) }
          PhaseView([0.0, 100], isEssential: true, animation: { _ in .linear(duration: 1) }) {
            block("loop").offset(x: $0.phase)
          }
        }
      }
      model.unrelated += 1
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "usual", in: window), 0, "back at its first phase at once")
      XCTAssertEqual(shift(of: "essential", in: window) - 100, 50, accuracy: 2)
      XCTAssertEqual(shift(of: "loop", in: window) - 200, 50, accuracy: 2)
    }
  }

  // MARK: Keyframes

  func testKeyframesShowTheirValuesAtTheirTimes() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        KeyframeView(initialValue: 0.0, trigger: model.unrelated) { shown in
          block("led").offset(x: shown.value)
        } keyframes: { _ in
          KeyframeTrack(\.self) {
            LinearKeyframe(100, duration: 1)
            MoveKeyframe(20)
            LinearKeyframe(60, duration: 2)
          }
        }
      }
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "led", in: window), 0)
      XCTAssertFalse(window.stage.timeline.needsFrames)
      model.unrelated += 1
      window.stage.advance(to: window.time)
      for (time, x) in [(0.25, 25.0), (0.5, 50), (1, 20), (2, 40), (3, 60)] {
        window.advance(to: 0.5 + time)
        XCTAssertEqual(shift(of: "led", in: window), x, accuracy: 1e-6, "at \(time) s")
      }
      window.advance(by: 0.1)
      XCTAssertEqual(shift(of: "led", in: window), 60, "the last value stays")
      XCTAssertTrue(window.stage.isIdle)
      XCTAssertFalse(window.stage.timeline.needsFrames)
    }
  }

  func testKeyframesAreNotAnimatedAgain() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        KeyframeView(initialValue: 0.0, trigger: model.unrelated) { shown in
          block("led").offset(x: shown.value)
        } keyframes: { _ in
          KeyframeTrack(\.self) { LinearKeyframe(100, duration: 1) }
        }
      }
      withAnimation(.linear(duration: 10)) { model.unrelated += 1 }
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "led", in: window), 50, accuracy: 1e-6)
    }
  }

  func testRepeatedKeyframesLoopUntilTheyAreRemoved() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow {
        When(model.isOn) {
          KeyframeView(initialValue: 0.0) { shown in
            block("led").offset(x: shown.value)
          } keyframes: { _ in
            KeyframeTrack(\.self) {
              LinearKeyframe(100, duration: 0.5)
              LinearKeyframe(0, duration: 0.5)
            }
          }
        }
      }
      for (time, x) in [(0.25, 50.0), (0.75, 50), (1.25, 50), (2.5, 100)] {
        window.advance(to: time)
        XCTAssertEqual(shift(of: "led", in: window), x, accuracy: 1e-6, "at \(time) s")
      }
      XCTAssertTrue(window.stage.isIdle, "a loop keeps nobody waiting")
      model.isOn = false
      window.advance(by: 0.1)
      XCTAssertNil(window.report("led"))
      XCTAssertFalse(window.stage.timeline.needsFrames)
      XCTAssertEqual(window.stage.timeline.loopCount, 0)
    }
  }

  func testOnlyEssentialKeyframesMoveAtReducedMotion() {
    onMain {
      let model = TestModel()
      let window = TestWindow(level: .reduced) {
        Row(spacing: 0) {
          for (name, isEssential) in [("usual", false), ("essential", true)] {
            KeyframeView(
              initialValue: 0.0, trigger: model.unrelated, isEssential: isEssential
            ) { shown in
              block(name).offset(x: shown.value)
            } keyframes: { _ in
              KeyframeTrack(\.self) { LinearKeyframe(100, duration: 1) }
            }
          }
        }
      }
      model.unrelated += 1
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "usual", in: window), 100)
      XCTAssertEqual(shift(of: "essential", in: window) - 100, 50, accuracy: 1e-6)
    }
  }

  // MARK: Schedules

  func testALowerLevelRestsARunningScheduleAndAHigherOneLetsItGoOn() {
    onMain {
      let window = TestWindow {
        TimelineView(.animation) { date in block("led").offset(x: date.seconds * 100) }
      }
      window.advance(to: 0.5)
      XCTAssertEqual(shift(of: "led", in: window), 50, accuracy: 1e-6)
      window.stage.timeline.level = .reduced
      window.advance(to: 1)
      XCTAssertFalse(window.stage.timeline.needsFrames)
      XCTAssertNil(window.stage.timeline.nextInterestingTime)
      XCTAssertEqual(shift(of: "led", in: window), 50, accuracy: 1e-6)
      var isAskedFor = false
      window.stage.timeline.wantsFrames = { isAskedFor = true }
      window.stage.timeline.level = .full
      XCTAssertTrue(isAskedFor, "the driver is woken")
      window.advance(to: 1.5)
      XCTAssertEqual(shift(of: "led", in: window), 150, accuracy: 1e-6)
      XCTAssertTrue(window.stage.timeline.needsFrames)
    }
  }

  func testAScheduleThatBeginsAtALowerLevelGoesOnWhenItRises() {
    onMain {
      let window = TestWindow(level: .none) {
        TimelineView(.animation) { date in block("led").offset(x: date.seconds * 100) }
      }
      window.advance(to: 1)
      XCTAssertEqual(shift(of: "led", in: window), 0)
      XCTAssertFalse(window.stage.timeline.needsFrames)
      window.stage.timeline.level = .full
      window.advance(to: 2)
      XCTAssertEqual(shift(of: "led", in: window), 200, accuracy: 1e-6)
    }
  }

  func testALevelSparesEssentialSchedulesAndClocks() {
    onMain {
      let window = TestWindow(level: .reduced) {
        Column(spacing: 0) {
          TimelineView(.animation, isEssential: true) { date in
            block("essential").offset(x: date.seconds * 100)
          }
          TimelineView(.periodic(from: 0, by: 1)) { date in
            block("clock").offset(x: date.seconds * 100)
          }
        }
      }
      window.advance(to: 2.5)
      XCTAssertEqual(shift(of: "essential", in: window), 250, accuracy: 1e-6)
      XCTAssertEqual(shift(of: "clock", in: window), 200, accuracy: 1e-6)
    }
  }

  func testARemovedScheduleIsNotWokenByALevel() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow {
        When(model.isOn) {
          TimelineView(.animation) { date in block("led").offset(x: date.seconds * 100) }
        }
      }
      window.advance(to: 0.5)
      let elements = InstanceCount.elements
      window.stage.timeline.level = .reduced
      window.advance(by: 0.1)
      model.isOn = false
      window.advance(by: 0.1)
      window.stage.timeline.level = .full
      window.advance(by: 0.1)
      XCTAssertNil(window.report("led"))
      XCTAssertEqual(window.stage.timeline.loopCount, 0)
      XCTAssertFalse(window.stage.timeline.needsFrames)
      XCTAssertEqual(InstanceCount.elements, elements - 1)
    }
  }
}

/// Endless phases of 1 s each.
@MainActor
private func phases() -> Element {
  PhaseView([0.0, 100, 40], animation: { _ in .linear(duration: 1) }) { shown in
    block("led").offset(x: shown.phase)
  }
}

/// How far a block is from the window's left edge.
@MainActor
private func shift(of id: String, in window: TestWindow) -> Double {
  window.report(id)?.frame.origin.x ?? .nan
}
