import MotionCore
import XCTest

@testable import FlightsDesktop

/// A view between two looks: 100 by 50 at (0, 0) and 300 by 250 at (100, 100).
final class MorphTests: XCTestCase {
  func testBothEndsAndHalfTheWay() {
    onMain {
      let model = TestModel()
      let window = morph(model)
      XCTAssertEqual(window.report("picture")?.frame, Rect(x: 10, y: 10, width: 20, height: 20))
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      // The view is at (50, 50), the picture halfway between (10, 10) and (50, 30) in it.
      assertEqual(
        window.report("picture")?.frame, Rect(x: 80, y: 70, width: 40, height: 30))
      window.advance(to: 1.1)
      XCTAssertEqual(window.report("picture")?.frame, Rect(x: 150, y: 130, width: 60, height: 40))
    }
  }

  func testFadesByProgress() {
    onMain {
      let model = TestModel()
      let window = morph(model)
      XCTAssertEqual(window.opacityOfText, 0)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.25)
      XCTAssertEqual(window.opacityOfText ?? -1, 0.25, accuracy: 1e-9)
      window.advance(to: 1.1)
      XCTAssertEqual(window.opacityOfText, 1)
    }
  }

  func testATextIsScaledAndNeverMeasuredAgain() {
    onMain {
      let model = TestModel()
      let window = morph(model)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      let before = InstanceCount.measurements
      let size = window.report("text")?.frame.size
      window.advance(to: 0.7)
      XCTAssertEqual(InstanceCount.measurements, before)
      XCTAssertEqual(window.report("text")?.frame.size, size)
      // Its middle goes from (50, 40) in the view at (0, 0) to (150, 200) in the one at (100, 100).
      let frame = window.report("text")?.frame ?? .zero
      XCTAssertEqual(frame.midX, 50 + 0.7 * 200, accuracy: 1e-6)
      XCTAssertEqual(frame.midY, 40 + 0.7 * 260, accuracy: 1e-6)
    }
  }

  func testTurnedAroundItComesBackTheSameWay() {
    onMain {
      let model = TestModel()
      let window = morph(model)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.4)
      let onTheWay = window.report("picture")?.frame
      withAnimation(.linear(duration: 0.2)) { model.isOn = false }
      assertEqual(window.report("picture")?.frame, onTheWay ?? .zero)
      window.advance(by: 1.1)
      XCTAssertEqual(window.report("picture")?.frame, Rect(x: 10, y: 10, width: 20, height: 20))
    }
  }

  func testRightToLeftItIsTheMirrorImage() {
    onMain {
      @MainActor func frames(_ direction: LayoutDirection) -> [Rect] {
        let model = TestModel()
        let window = morph(model, direction: direction)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        window.advance(to: 0.5)
        return ["picture", "text"].compactMap { window.report($0)?.frame }
      }
      for (left, right) in zip(frames(.leftToRight), frames(.rightToLeft)) {
        assertEqual(
          Rect(x: 600 - right.maxX, y: right.minY, width: right.width, height: right.height), left)
      }
      XCTAssertEqual(frames(.rightToLeft).count, 2)
    }
  }
}

extension TestWindow {
  fileprivate var opacityOfText: Double? {
    guard let text = root.find("text"), let parent = text.parent else { return nil }
    return parent.content.childOpacity(text, in: parent)
  }
}

private nonisolated func assertEqual(
  _ one: Rect?, _ other: Rect, file: StaticString = #filePath, line: UInt = #line
) {
  let pairs = [
    (one?.minX, other.minX), (one?.minY, other.minY), (one?.width, other.width),
    (one?.height, other.height),
  ]
  for (one, other) in pairs {
    XCTAssertEqual(one ?? .nan, other, accuracy: 1e-6, file: file, line: line)
  }
}

@MainActor
private func morph(_ model: TestModel, direction: LayoutDirection = .leftToRight) -> TestWindow {
  let start = Rect(x: 0, y: 0, width: 100, height: 50)
  let end = Rect(x: 100, y: 100, width: 300, height: 250)
  return TestWindow(direction: direction) {
    Placed(
      measure: { _ in Size(width: 600, height: 400) }, rects: { _ in [model.isOn ? end : start] }
    ) {
      Morph(
        ends: { (start.size, end.size) },
        places: { _, _, _ in
          [
            MorphPlace(
              start: Rect(x: 10, y: 10, width: 20, height: 20),
              end: Rect(x: 50, y: 30, width: 60, height: 40), isRedrawn: true),
            MorphPlace(
              start: Rect(x: 30, y: 35, width: 40, height: 10),
              end: Rect(x: 110, y: 190, width: 80, height: 20), opacity: { $0 }),
          ]
        }
      ) {
        block("picture")
        Text("words").reported(as: "text")
      }
    }
    .layout(dependingOn: model.isOn)
  }
}
