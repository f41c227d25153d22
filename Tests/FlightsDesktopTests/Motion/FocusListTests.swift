import MotionCore
import XCTest

@testable import FlightsDesktop

/// A list that the keyboard enters and leaves as one.
final class FocusListTests: XCTestCase {
  func testTabEntersAtTheItemThatIsSaid() {
    onMain {
      let window = list(entry: 2)
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "item.2")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "after")
      window.moveFocus(.backward)
      XCTAssertEqual(window.focusedButton, "item.2")
      window.moveFocus(.backward)
      XCTAssertEqual(window.focusedButton, "before")
    }
  }

  func testWithoutAnEntryItIsTheFirst() {
    onMain {
      let window = list(entry: nil)
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "item.0")
    }
  }

  func testAnEntryOutsideTheListIsItsNearestEnd() {
    onMain {
      let window = list(entry: 99)
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "item.5")
      let other = list(entry: -3)
      other.focus("before")
      other.moveFocus(.forward)
      XCTAssertEqual(other.focusedButton, "item.0")
    }
  }

  /// Item 3 takes no focus.
  func testArrowsPassOverWhatTakesNoFocus() {
    onMain {
      let window = list(entry: 2)
      window.focus("item.2")
      window.moveFocus(.down)
      XCTAssertEqual(window.focusedButton, "item.4")
      window.moveFocus(.up)
      XCTAssertEqual(window.focusedButton, "item.2")
    }
  }

  func testAtAnEndItStays() {
    onMain {
      let window = list(entry: 0)
      window.focus("item.5")
      window.moveFocus(.down)
      XCTAssertEqual(window.focusedButton, "item.5")
      window.focus("item.0")
      window.moveFocus(.up)
      XCTAssertEqual(window.focusedButton, "item.0")
      window.moveFocus(.right)
      XCTAssertEqual(window.focusedButton, "item.0")
    }
  }

  func testAnEmptyListIsPassedOver() {
    onMain {
      let window = TestWindow {
        Column(spacing: 0) {
          button("before")
          FocusList(entry: { 0 }) { Column { block("still") } }
          button("after")
        }
      }
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "after")
    }
  }

  func testTheItemWithTheFocusIsScrolledIntoView() {
    onMain {
      let window = TestWindow(height: 100) {
        ScrollView {
          FocusList(entry: { 0 }) {
            Column(spacing: 0) {
              for number in 0..<6 { button("item.\(number)") }
            }
          }
        }
      }
      window.focus("item.0")
      for _ in 0..<5 { window.moveFocus(.down) }
      XCTAssertEqual(window.focusedButton, "item.5")
      let frame = window.report("item.5")?.frame ?? .zero
      XCTAssertGreaterThanOrEqual(frame.minY, 0)
      XCTAssertLessThanOrEqual(frame.maxY, 100)
    }
  }
}

@MainActor
private func list(entry: Int?) -> TestWindow {
  TestWindow {
    Column(spacing: 0) {
      button("before")
      FocusList(entry: { entry }) {
        Column(spacing: 0) {
          button("item.0")
          button("item.1")
          button("item.2")
          block("item.3")
          button("item.4")
          button("item.5")
        }
      }
      button("after")
    }
  }
}
