import MotionCore
import XCTest

@testable import FlightsDesktop

/// A list that the keyboard enters and leaves as one.
final class FocusListTests: XCTestCase {
  func testTabEntersAtTheItemThatIsSaid() {
    onMain {
      let window = list(entry: 2)
      window.focus("before")
      window.expectFocus(on: "item.2", after: .forward)
      window.expectFocus(on: "after", after: .forward)
      window.expectFocus(on: "item.2", after: .backward)
      window.expectFocus(on: "before", after: .backward)
    }
  }

  func testWithoutAnEntryItIsTheFirst() {
    onMain {
      let window = list(entry: nil)
      window.focus("before")
      window.expectFocus(on: "item.0", after: .forward)
    }
  }

  func testAnEntryOutsideTheListIsItsNearestEnd() {
    onMain {
      let window = list(entry: 99)
      window.focus("before")
      window.expectFocus(on: "item.5", after: .forward)
      let other = list(entry: -3)
      other.focus("before")
      other.expectFocus(on: "item.0", after: .forward)
    }
  }

  /// Item 3 takes no focus.
  func testArrowsPassOverWhatTakesNoFocus() {
    onMain {
      let window = list(entry: 2)
      window.focus("item.2")
      window.expectFocus(on: "item.4", after: .down)
      window.expectFocus(on: "item.2", after: .up)
    }
  }

  func testAtAnEndItStays() {
    onMain {
      let window = list(entry: 0)
      window.focus("item.5")
      window.expectFocus(on: "item.5", after: .down)
      window.focus("item.0")
      window.expectFocus(on: "item.0", after: .up)
      window.expectFocus(on: "item.0", after: .right)
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
      window.expectFocus(on: "after", after: .forward)
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
