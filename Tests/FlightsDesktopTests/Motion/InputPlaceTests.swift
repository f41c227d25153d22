import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// What the pointer, the keyboard and a screen reader find.
final class InputPlaceTests: XCTestCase {
  func testThePointerPassesThroughWhatAllowsNoHits() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Stack(alignment: .topLeading) {
          block("below", width: 200, height: 200)
          block("above").allowsHitTesting(!model.isOn)
        }
      }
      let point = Point(x: 50, y: 20)
      XCTAssertEqual(window.pick(at: point), "above")
      model.isOn = true
      window.advance(by: 0.1)
      XCTAssertEqual(window.pick(at: point), "below")
      model.isOn = false
      window.advance(by: 0.1)
      XCTAssertEqual(window.pick(at: point), "above")
    }
  }

  func testNobodyFindsWhatIsInert() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Column(spacing: 0, alignment: .leading) {
          Stack { button("covered") }.inert(while: model.isOn)
          button("free")
        }
      }
      let point = Point(x: 50, y: 20)
      XCTAssertEqual(window.pick(at: point), "covered.label")
      XCTAssertEqual(window.tabOrder, ["covered", "free"])
      model.isOn = true
      window.advance(by: 0.1)
      XCTAssertNil(window.pick(at: point))
      XCTAssertEqual(window.tabOrder, ["free"])
      XCTAssertEqual(window.root.find("covered")?.parent?.isHiddenFromReaders, true)
      model.isOn = false
      window.advance(by: 0.1)
      XCTAssertEqual(window.pick(at: point), "covered.label")
      XCTAssertEqual(window.tabOrder, ["covered", "free"])
    }
  }

  /// The pointer finds an element where it is drawn, in the middle of a move too.
  func testInputFollowsTheDrawnPlace() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Column(spacing: 60, alignment: .leading) {
          block("shifted").offset(x: model.isOn ? 200 : 0)
          block("grown").scaleEffect(model.isOn ? 3 : 1, anchor: .topLeading)
          block("turned").rotationEffect(.degrees(model.isOn ? 180 : 0), anchor: .topLeading)
        }
        .padding(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertNil(window.pick(at: Point(x: 140, y: 20)))
      XCTAssertEqual(window.pick(at: Point(x: 160, y: 20)), "shifted")
      XCTAssertEqual(window.pick(at: Point(x: 245, y: 20)), "shifted")
      XCTAssertNil(window.pick(at: Point(x: 255, y: 20)))
      // Twice as large: 200 × 80, at (50, 100).
      XCTAssertEqual(window.pick(at: Point(x: 240, y: 175)), "grown")
      XCTAssertNil(window.pick(at: Point(x: 255, y: 175)))
      // A quarter turn about (50, 200): 40 to the left, 100 down.
      XCTAssertEqual(window.pick(at: Point(x: 20, y: 290)), "turned")
      XCTAssertNil(window.pick(at: Point(x: 100, y: 220)))
    }
  }

  func testNobodyFindsWhatLeaves() {
    onMain {
      let model = TestModel()
      model.items = (1...3).map { .init(id: $0) }
      let window = TestWindow {
        ForEach({ model.items }) { live in button("row.\(live.value.id)") }.transition(.opacity)
      }
      XCTAssertEqual(window.pick(at: Point(x: 50, y: 60)), "row.2.label")
      XCTAssertEqual(window.tabOrder, ["row.1", "row.2", "row.3"])
      guard let leaving = window.root.find("row.2") else { return XCTFail("no row") }
      XCTAssertFalse(leaving.isHiddenFromReaders)
      withAnimation(.linear(duration: 1)) { model.items.remove(at: 1) }
      window.advance(to: 0.1)
      XCTAssertEqual(leaving.phase, .didDisappear)
      // Row 3 has moved up by a tenth of its height.
      XCTAssertNil(window.pick(at: Point(x: 50, y: 60)))
      XCTAssertEqual(window.pick(at: Point(x: 50, y: 95)), "row.3.label")
      XCTAssertEqual(window.tabOrder, ["row.1", "row.3"])
      XCTAssertTrue(leaving.isHiddenFromReaders)
      withAnimation(.linear(duration: 1)) { model.items.insert(.init(id: 2), at: 1) }
      window.advance(by: 0.1)
      XCTAssertTrue(window.root.find("row.2") === leaving)
      XCTAssertEqual(window.pick(at: Point(x: 50, y: 60)), "row.2.label")
      XCTAssertEqual(window.tabOrder, ["row.1", "row.2", "row.3"])
    }
  }

  /// The focus never stays in what leaves.
  func testTheFocusGoesToANeighbour() {
    onMain {
      let model = TestModel()
      model.items = (1...3).map { .init(id: $0) }
      let window = TestWindow {
        ForEach({ model.items }) { live in button("row.\(live.value.id)") }.transition(.opacity)
      }
      window.focus("row.2")
      XCTAssertEqual(window.focusedButton, "row.2")
      withAnimation(.linear(duration: 1)) { model.items.remove(at: 1) }
      XCTAssertEqual(window.focusedButton, "row.3")
      withAnimation(.linear(duration: 1)) { model.items.removeLast() }
      XCTAssertEqual(window.focusedButton, "row.1")
    }
  }
}

@MainActor
extension TestWindow {
  /// The name of what the pointer finds at a place; nil: nothing that has a name.
  fileprivate func pick(at point: Point) -> String? {
    let found = gtk_widget_pick(root.widget.pointer, point.x, point.y, GTK_PICK_DEFAULT)
    var element: Element?
    root.visit { if $0.widget.pointer == found { element = $0 } }
    while let current = element {
      if let id = current.reportedID?() { return id }
      element = current.parent
    }
    return nil
  }

  /// The buttons that Tab reaches, one after the other.
  fileprivate var tabOrder: [String] {
    if let focus = gtk_widget_get_root(root.widget.pointer) { gtk_root_set_focus(focus, nil) }
    var order: [String] = []
    while moveFocus(.forward), order.count < 10 { order.append(focusedButton ?? "?") }
    return order
  }
}

@MainActor
extension Element {
  /// Whether GTK has been told to keep the element out of the accessibility tree.
  fileprivate var isHiddenFromReaders: Bool {
    gtk_test_accessible_has_state(
      OpaquePointer(widget.pointer), GTK_ACCESSIBLE_STATE_HIDDEN) != 0
  }
}
