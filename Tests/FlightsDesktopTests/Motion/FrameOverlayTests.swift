import MotionCore
import XCTest

@testable import FlightsDesktop

/// What the frame clock did lately, over a corner of the window.
final class FrameOverlayTests: XCTestCase {
  func testIsThereOnlyWhileItIsWanted() {
    onMain {
      let statistics = FrameStatistics()
      let window = TestWindow { FrameOverlay(statistics) }
      XCTAssertNil(window.overlayText)
      statistics.isShown.toggle()
      window.advance(by: 0.1)
      XCTAssertEqual(window.overlayText, "0.0 ms · 0 running · 0 dropped")
      statistics.isShown.toggle()
      window.advance(by: 0.1)
      XCTAssertNil(window.overlayText)
      XCTAssertEqual(window.root.children.first?.leaving.count, 0)
    }
  }

  func testTellsFrameTimeRunningAnimationsAndDroppedFrames() {
    onMain {
      let statistics = FrameStatistics()
      let window = TestWindow { FrameOverlay(statistics) }
      statistics.isShown = true
      let interval = 1.0 / 60
      // The third frame comes two frames late.
      for (frame, animations) in [(1.0, 5), (2, 7), (5, 3)] {
        statistics.note(
          frameAt: frame * interval, refreshInterval: interval, animations: animations)
      }
      window.advance(by: 0.1)
      XCTAssertEqual(window.overlayText, "50.0 ms · 3 running · 2 dropped")
      statistics.note(frameAt: 6 * interval, refreshInterval: interval, animations: 1)
      window.advance(by: 0.1)
      XCTAssertEqual(window.overlayText, "16.7 ms · 1 running · 2 dropped")
    }
  }

  func testARestIsNoDroppedFrame() {
    onMain {
      let statistics = FrameStatistics()
      statistics.isShown = true
      statistics.note(frameAt: 0, refreshInterval: 1.0 / 60, animations: 1)
      statistics.pause()
      statistics.note(frameAt: 10, refreshInterval: 1.0 / 60, animations: 1)
      XCTAssertEqual(statistics.dropped, 0)
      XCTAssertEqual(statistics.interval, 0)
    }
  }

  func testCountsNothingUntilItIsShown() {
    onMain {
      let statistics = FrameStatistics()
      for time in [0.0, 1, 2] {
        statistics.note(frameAt: time, refreshInterval: 1.0 / 60, animations: 4)
      }
      XCTAssertEqual(statistics.animations, 0)
      XCTAssertEqual(statistics.dropped, 0)
      statistics.isShown = true
      statistics.note(frameAt: 3, refreshInterval: 1.0 / 60, animations: 4)
      XCTAssertEqual(statistics.dropped, 0, "what came before is no gap")
    }
  }
}

@MainActor
extension TestWindow {
  /// What the overlay writes; nil: it is not there.
  fileprivate var overlayText: String? {
    var text: String?
    root.visit { element in
      guard let canvas = element.content as? CanvasContent else { return }
      for case .text(let shape) in canvas.shapes(element.frame.target.size, element) {
        text = shape.string
      }
    }
    return text
  }
}
