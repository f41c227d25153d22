import CGtk
import Glibc
import MotionCore
import XCTest

@testable import FlightsDesktop

/// When a window's frame clock ticks. GTK's own clock cannot be moved: times here are real, and short.
final class FrameClockTests: XCTestCase {
  func testTicksWhileSomethingMovesAndNoLonger() {
    onMain {
      let clocked = ClockedWindow()
      XCTAssertEqual(clocked.frames(in: 3), 0)
      withAnimation(.linear(duration: 0.05)) { clocked.model.isOn = true }
      XCTAssertGreaterThanOrEqual(clocked.frames(in: 2), 2)
      pause(0.1)
      clocked.frame()
      pause(0.1)
      clocked.frame()
      XCTAssertEqual(clocked.x, 200)
      XCTAssertEqual(clocked.frames(in: 3), 0)
    }
  }

  func testAPlainChangeAsksForOneFrame() {
    onMain {
      let clocked = ClockedWindow()
      clocked.model.isOn = true
      XCTAssertEqual(clocked.x, 0)
      XCTAssertEqual(clocked.frames(in: 1), 1)
      XCTAssertEqual(clocked.x, 200)
      XCTAssertEqual(clocked.frames(in: 3), 0)
    }
  }

  func testADelayNeedsNoFramesUntilItsEnd() {
    onMain {
      let clocked = ClockedWindow()
      withAnimation(.linear(duration: 1).delay(0.2)) { clocked.model.isOn = true }
      clocked.frame()
      XCTAssertEqual(clocked.frames(in: 3), 0)
      // The timer that ends the wait belongs to GLib's loop.
      let end = g_get_monotonic_time() + 5_000_000
      while clocked.frames(in: 1) == 0, g_get_monotonic_time() < end {
        g_main_context_iteration(nil, 0)
      }
      XCTAssertEqual(clocked.frames(in: 2), 2)
      XCTAssertLessThan(clocked.x, 100)
    }
  }

  func testHiddenForASecondItGoesOnWhereItWas() { hide(for: 1.05) }

  /// Too short to be taken for a long gap.
  func testHiddenForAMomentItGoesOnWhereItWas() { hide(for: 0.3) }

  private func hide(for seconds: Double) {
    onMain {
      let clocked = ClockedWindow()
      var completions = 0
      withAnimation(.linear(duration: 0.5)) {
        clocked.model.isOn = true
      } completion: {
        completions += 1
      }
      clocked.frame()
      pause(0.02)
      clocked.frame()
      let before = clocked.x
      XCTAssertGreaterThan(before, 0)
      XCTAssertLessThan(before, 100)
      clocked.clock.setHidden(true)
      pause(seconds)
      XCTAssertEqual(clocked.frames(in: 3), 0, "hidden, it asks for none")
      XCTAssertEqual(clocked.x, before)
      clocked.clock.setHidden(false)
      clocked.frame()
      XCTAssertEqual(clocked.x, before, accuracy: 0.01)
      XCTAssertEqual(completions, 0)
      pause(0.02)
      clocked.frame()
      // 20 ms of 500 are 8 of 200; a slow machine may take a little longer.
      XCTAssertGreaterThan(clocked.x, before + 7.9)
      XCTAssertLessThan(clocked.x, before + 80)
      pause(0.6)
      clocked.frame()
      XCTAssertEqual(clocked.x, 200)
      XCTAssertEqual(completions, 1)
    }
  }

  func testAChangeWhileHiddenBeginsWhenItIsShown() {
    onMain {
      let clocked = ClockedWindow()
      clocked.clock.setHidden(true)
      withAnimation(.linear(duration: 0.5)) { clocked.model.isOn = true }
      XCTAssertLessThanOrEqual(clocked.frames(in: 3), 1, "one to apply it, and none to move")
      pause(0.6)
      clocked.clock.setHidden(false)
      XCTAssertEqual(clocked.frames(in: 1), 1)
      XCTAssertEqual(clocked.x, 0)
    }
  }

  /// A window that stood still for more than a second without being hidden: motion-spec 15, D62.
  func testALongGapCountsAsOneFrame() {
    onMain {
      let clocked = ClockedWindow()
      let stage = clocked.window.stage
      withAnimation(.linear(duration: 1)) { clocked.model.isOn = true }
      stage.frame(at: 10, refreshInterval: 0.02)
      stage.frame(at: 10.02, refreshInterval: 0.02)
      stage.frame(at: 10.04, refreshInterval: 0.02)
      XCTAssertEqual(clocked.x, 8, accuracy: 1e-9)
      stage.frame(at: 12.5, refreshInterval: 0.02)
      XCTAssertEqual(clocked.x, 12, accuracy: 1e-9)
      stage.frame(at: 12.52, refreshInterval: 0.02)
      XCTAssertEqual(clocked.x, 16, accuracy: 1e-9)
    }
  }

  func testTimeRunsSlowerByTheFactor() {
    onMain {
      let clocked = ClockedWindow()
      let stage = clocked.window.stage
      stage.timeline.slowFactor = 10
      withAnimation(.linear(duration: 1)) { clocked.model.isOn = true }
      for frame in 0...10 { stage.frame(at: 5 + Double(frame) * 0.02, refreshInterval: 0.02) }
      XCTAssertEqual(clocked.x, 200 * 0.02, accuracy: 1e-9)
    }
  }

  func testLetsGoOfItsStage() {
    onMain {
      weak var stage: Stage?
      weak var clock: FrameClock?
      do {
        let clocked = ClockedWindow()
        (stage, clock) = (clocked.window.stage, clocked.clock)
        withAnimation(.linear(duration: 1).delay(3)) { clocked.model.isOn = true }
        clocked.frame()
      }
      XCTAssertNil(clock)
      XCTAssertNil(stage)
    }
  }
}

/// Something that moves from 0 to 200, with a real frame clock that is made to tick by hand.
@MainActor
private final class ClockedWindow {
  let model: TestModel
  let window: TestWindow
  let clock: FrameClock
  private var count = 0

  init() {
    let model = TestModel()
    self.model = model
    window = TestWindow { block("moving").offset(x: model.isOn ? 200 : 0) }
    clock = FrameClock(stage: window.stage, window: window.root.widget)
    clock.onFrame = { [weak self] _, _ in self?.count += 1 }
    frame()
  }

  var x: Double { window.report("moving")?.frame.minX ?? .nan }

  /// What GTK does at a frame's start.
  func frame() {
    if let clock = gtk_widget_get_frame_clock(window.root.widget.pointer) {
      cgtk_emit_update(clock)
    }
  }

  /// How many of so many ticks of GTK's clock were frames of ours.
  func frames(in ticks: Int) -> Int {
    let before = count
    for _ in 0..<ticks { frame() }
    return count - before
  }
}

@MainActor
private func pause(_ seconds: Double) { usleep(UInt32(seconds * 1e6)) }
