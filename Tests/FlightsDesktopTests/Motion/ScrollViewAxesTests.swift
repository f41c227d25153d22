import MotionCore
import XCTest

@testable import FlightsDesktop

/// Content that scrolls along one axis or both.
final class ScrollViewAxesTests: XCTestCase {
  func testOneThatScrollsUpAndDownFillsItsPlace() {
    onMain {
      let window = TestWindow {
        ScrollView {
          Column(spacing: 0) {
            block("wide").frame(maxWidth: .infinity)
            for index in 1...30 { block("row.\(index)") }
          }
        }
        .reported(as: "scroll")
      }
      XCTAssertEqual(window.report("scroll")?.frame, Rect(x: 0, y: 0, width: 600, height: 400))
      XCTAssertEqual(window.report("row.30")?.frame, Rect(x: 0, y: 1200, width: 100, height: 40))
      window.root.find("row.30")?.scrollIntoView()
      XCTAssertEqual(window.report("row.30")?.frame, Rect(x: 0, y: 360, width: 100, height: 40))
      window.root.find("row.1")?.scrollIntoView(anchor: 0)
      XCTAssertEqual(window.report("row.1")?.frame.origin.y, 0)
    }
  }

  func testOneThatScrollsSidewaysIsAsHighAsItsContent() {
    onMain {
      let window = TestWindow {
        Column(spacing: 0, alignment: .leading) {
          sideways()
          block("below")
        }
      }
      XCTAssertEqual(window.report("scroll")?.frame, Rect(x: 0, y: 0, width: 600, height: 40))
      XCTAssertEqual(window.report("below")?.frame.origin.y, 40)
      XCTAssertEqual(window.report("item.9")?.frame, Rect(x: 900, y: 0, width: 100, height: 40))
    }
  }

  func testSidewaysTheLeastWayIsScrolled() {
    onMain {
      var positions: [Double] = []
      let window = TestWindow { sideways().onScroll { positions.append($0) } }
      window.root.find("item.9")?.scrollIntoView()
      window.window.settle()
      XCTAssertEqual(window.report("item.9")?.frame.origin.x, 500)
      window.root.find("item.2")?.scrollIntoView()
      XCTAssertEqual(window.report("item.2")?.frame.origin.x, 0)
      XCTAssertEqual(positions, [400, 200])
    }
  }

  func testFromRightToLeftItBeginsAtTheRight() {
    onMain {
      let window = TestWindow(direction: .rightToLeft) { sideways() }
      XCTAssertEqual(window.root.find("item.0")?.frame.target.origin.x, 900)
      window.root.find("item.0")?.scrollIntoView()
      XCTAssertEqual(window.report("item.0")?.frame.origin.x, 500)
    }
  }

  func testBothAxesScrollByThemselves() {
    onMain {
      let window = TestWindow {
        ScrollView([.horizontal, .vertical]) {
          Column(spacing: 0, alignment: .leading) {
            block("near")
            block("ground", width: 1000, height: 1000)
            Row(spacing: 0) {
              block("left", width: 900)
              block("far")
            }
          }
        }
        .reported(as: "scroll")
      }
      XCTAssertEqual(window.report("scroll")?.frame, Rect(x: 0, y: 0, width: 600, height: 400))
      XCTAssertEqual(window.report("ground")?.frame, Rect(x: 0, y: 40, width: 1000, height: 1000))
      window.root.find("far")?.scrollIntoView()
      XCTAssertEqual(window.report("near")?.frame.origin, Point(x: -400, y: -680))
    }
  }

  func testSmallContentDoesNotScroll() {
    onMain {
      let cases: [(axes: Axis.Set, width: Double)] = [
        (.vertical, 600), (.horizontal, 100), ([.horizontal, .vertical], 100),
      ]
      for (axes, width) in cases {
        let window = TestWindow { ScrollView(axes) { block("small") } }
        window.root.find("small")?.scrollIntoView(anchor: 1)
        XCTAssertEqual(window.report("small")?.frame, Rect(x: 0, y: 0, width: width, height: 40))
      }
    }
  }

  func testWhatIsBesideTheViewIsNotOnTheScreen() {
    onMain {
      var seen: [Bool] = []
      let window = TestWindow {
        ScrollView(.horizontal) {
          Row(spacing: 0) {
            block("ground", width: 1000)
            block("last").onScreen { seen.append($0) }
          }
        }
      }
      XCTAssertEqual(seen, [false])
      window.root.find("last")?.scrollIntoView()
      XCTAssertEqual(seen, [false, true])
    }
  }
}

/// Ten items of 100 points each in a row.
@MainActor
private func sideways() -> Element {
  ScrollView(.horizontal) {
    Row(spacing: 0) { for index in 0..<10 { block("item.\(index)") } }
  }
  .reported(as: "scroll")
}
