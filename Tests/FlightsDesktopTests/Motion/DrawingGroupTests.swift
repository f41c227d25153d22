import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// A group that is drawn as one picture looks like what is in it, and follows it.
final class DrawingGroupTests: XCTestCase {
  func testLooksLikeWhatIsInIt() {
    onMain {
      let (grouped, plain) = (picture(isGrouped: true), picture(isGrouped: false))
      let changed = picture(isGrouped: true, isChanged: true)
      // Colours are rounded once more, where an edge lies between two pixels.
      XCTAssertLessThanOrEqual(difference(grouped, plain), 1)
      XCTAssertLessThanOrEqual(
        difference(changed, picture(isGrouped: false, isChanged: true)), 1)
      XCTAssertGreaterThan(difference(grouped, changed), 50)
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

/// The largest difference of two bytes.
private func difference(_ one: [UInt8], _ other: [UInt8]) -> Int {
  guard !one.isEmpty, one.count == other.count else { return .max }
  return zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
}

/// The bytes of the window's picture.
@MainActor
private func picture(isGrouped: Bool, isChanged: Bool = false) -> [UInt8] {
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
  window.advance(by: 0.1)
  _ = window.window.picture()
  if isChanged { model.unrelated = 1 }
  window.advance(by: 0.1)
  return window.window.picture().bytes
}
