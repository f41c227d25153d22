import MotionCore
import XCTest

@testable import FlightsDesktop

/// A group that Tab takes for one.
final class FocusGroupTests: XCTestCase {
  func testTabStopsOnceAndArrowsGoFromChildToChild() {
    onMain {
      let window = group()
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "a")
      window.moveFocus(.right)
      XCTAssertEqual(window.focusedButton, "b")
      window.moveFocus(.left)
      XCTAssertEqual(window.focusedButton, "a")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "after")
    }
  }

  func testUpAndDownDoAsWell() {
    onMain {
      let window = group()
      window.focus("a")
      window.moveFocus(.down)
      XCTAssertEqual(window.focusedButton, "b")
      window.moveFocus(.up)
      XCTAssertEqual(window.focusedButton, "a")
    }
  }

  func testComingBackTheFocusIsWhereItWas() {
    onMain {
      let window = group()
      window.focus("before")
      window.moveFocus(.forward)
      window.moveFocus(.right)
      window.moveFocus(.forward)
      window.moveFocus(.backward)
      XCTAssertEqual(window.focusedButton, "b")
      window.moveFocus(.backward)
      XCTAssertEqual(window.focusedButton, "before")
    }
  }

  func testAtAnEndItStays() {
    onMain {
      let window = group()
      window.focus("c")
      window.moveFocus(.right)
      XCTAssertEqual(window.focusedButton, "c")
      window.focus("a")
      window.moveFocus(.left)
      XCTAssertEqual(window.focusedButton, "a")
    }
  }

  func testLeftAndRightAreThoseOfTheScreen() {
    onMain {
      let window = group(direction: .rightToLeft)
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "a")
      window.moveFocus(.left)
      XCTAssertEqual(window.focusedButton, "b")
      window.moveFocus(.right)
      XCTAssertEqual(window.focusedButton, "a")
    }
  }

  func testAGroupInWhichNothingTakesTheFocusIsPassedOver() {
    onMain {
      let window = TestWindow {
        Column(spacing: 0) {
          button("before")
          Row { block("still") }.focusGroup()
          button("after")
        }
      }
      window.focus("before")
      window.moveFocus(.forward)
      XCTAssertEqual(window.focusedButton, "after")
    }
  }

  func testWhereItWasMayBeGone() {
    onMain {
      let model = TestModel()
      model.items = (1...3).map { .init(id: $0) }
      let window = TestWindow {
        Column(spacing: 0) {
          button("before")
          ForEach({ model.items }, layout: RowLayout(spacing: 0, alignment: .center)) { live in
            button("item.\(live.value.id)")
          }
          .focusGroup()
          button("after")
        }
      }
      window.focus("before")
      window.moveFocus(.forward)
      window.moveFocus(.right)
      window.moveFocus(.forward)
      model.items.remove(at: 1)
      window.advance(by: 1)
      window.moveFocus(.backward)
      XCTAssertEqual(window.focusedButton, "item.1")
    }
  }
}

@MainActor
private func group(direction: LayoutDirection = .leftToRight) -> TestWindow {
  TestWindow(direction: direction) {
    Column(spacing: 0) {
      button("before")
      Row(spacing: 0) {
        button("a")
        button("b")
        button("c")
      }
      .focusGroup()
      button("after")
    }
  }
}
