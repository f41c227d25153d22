import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// A group that is drawn as one picture looks like what is in it, and follows it.
final class DrawingGroupTests: XCTestCase {
  func testLooksLikeWhatIsInIt() {
    onMain {
      XCTAssertEqual(
        picture(isGrouped: true, isChanged: false), picture(isGrouped: false, isChanged: false))
      XCTAssertNotEqual(
        picture(isGrouped: true, isChanged: false), picture(isGrouped: true, isChanged: true))
      XCTAssertEqual(
        picture(isGrouped: true, isChanged: true), picture(isGrouped: false, isChanged: true))
    }
  }

  func testLastsAsLongAsTheChangeThatEndsIt() {
    onMain {
      let model = TestModel()
      var group: Element?
      let window = TestWindow {
        let element = Stack { block("inside") }.drawingGroup(while: model.isOn)
        group = element
        return element
      }
      XCTAssertEqual(group?.isDrawingGroup, false)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.1)
      XCTAssertEqual(group?.isDrawingGroup, true)
      window.advance(to: 1.5)
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(to: 2.4)
      XCTAssertEqual(group?.isDrawingGroup, true)
      window.advance(to: 2.6)
      XCTAssertEqual(group?.isDrawingGroup, false)
      XCTAssertTrue(window.stage.timeline.isIdle)
    }
  }
}

/// The bytes of the window's picture.
@MainActor
private func picture(isGrouped: Bool, isChanged: Bool) -> [UInt8] {
  let model = TestModel()
  model.isOn = isGrouped
  let window = TestWindow(width: 200, height: 100) {
    Stack(alignment: .topLeading) {
      Stack(alignment: .topLeading) {
        Drawing(width: 90, height: 50, model.unrelated) { value, canvas in
          [
            .fill(
              .rounded(canvas.bounds, 12), value == 0 ? canvas.palette.accent : canvas.palette.sign)
          ]
        }
      }
      .drawingGroup(while: model.isOn)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
  window.stage.painter = DrawingCheck.painter
  window.advance(by: 0.1)
  _ = window.window.picture()
  if isChanged { model.unrelated = 1 }
  window.advance(by: 0.1)
  return window.window.picture().bytes
}
