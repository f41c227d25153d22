import MotionCore
import XCTest

@testable import FlightsDesktop

/// A group that Tab takes for one.
final class FocusGroupTests: XCTestCase {
  func testTabStopsOnceAndArrowsGoFromChildToChild() {
    onMain {
      let window = group()
      window.focus("before")
      window.expectFocus(on: "a", after: .forward)
      window.expectFocus(on: "b", after: .right)
      window.expectFocus(on: "a", after: .left)
      window.expectFocus(on: "after", after: .forward)
    }
  }

  func testUpAndDownDoAsWell() {
    onMain {
      let window = group()
      window.focus("a")
      window.expectFocus(on: "b", after: .down)
      window.expectFocus(on: "a", after: .up)
    }
  }

  func testComingBackTheFocusIsWhereItWas() {
    onMain {
      let window = group()
      window.focus("before")
      window.moveFocus(.forward)
      window.moveFocus(.right)
      window.moveFocus(.forward)
      window.expectFocus(on: "b", after: .backward)
      window.expectFocus(on: "before", after: .backward)
    }
  }

  func testAtAnEndItStays() {
    onMain {
      let window = group()
      window.focus("c")
      window.expectFocus(on: "c", after: .right)
      window.focus("a")
      window.expectFocus(on: "a", after: .left)
    }
  }

  func testLeftAndRightAreThoseOfTheScreen() {
    onMain {
      let window = group(direction: .rightToLeft)
      window.focus("before")
      window.expectFocus(on: "a", after: .forward)
      window.expectFocus(on: "b", after: .left)
      window.expectFocus(on: "a", after: .right)
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
      window.expectFocus(on: "after", after: .forward)
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
      window.expectFocus(on: "item.1", after: .backward)
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
