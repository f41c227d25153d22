import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// What comes, goes and comes back: its layers, who finds it, whom it tells.
final class PresenceViewTests: XCTestCase {
  func testComesBackWholeWhenTheLevelFellWhileItLeft() {
    onMain {
      for (first, second) in [(MotionLevel.full, MotionLevel.reduced), (.reduced, .full)] {
        let model = TestModel()
        model.isOn = true
        let window = TestWindow(level: first) {
          When(model.isOn) {
            block("moved").transition(.move(edge: .leading).combined(with: .opacity))
          }
        }
        window.advance(to: 0.1)
        withAnimation(.linear(duration: 0.4)) { model.isOn = false }
        window.advance(to: 0.2)
        window.stage.timeline.level = second
        window.advance(to: 0.22)
        withAnimation(.linear(duration: 0.4)) { model.isOn = true }
        window.advance(to: 1)
        XCTAssertEqual(window.report("moved")?.opacity, 1)
        XCTAssertEqual(window.report("moved")?.frame, Rect(x: 0, y: 0, width: 100, height: 40))
        withAnimation(.linear(duration: 0.4)) { model.isOn = false }
        window.advance(to: 2)
        XCTAssertNil(window.report("moved"))
      }
    }
  }

  func testALowerLevelInTheMiddleOfAnEntranceDoesNotFlash() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        When(model.isOn) {
          block("moved").transition(.move(edge: .leading).combined(with: .opacity))
        }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.3)
      window.stage.timeline.level = .reduced
      withAnimation(.linear(duration: 0.2)) { model.isOn = false }
      var last = 1.0
      window.advance(to: 0.6) {
        last = window.report("moved")?.opacity ?? 0
        // It was at 0.3, and may go on a little, since one curve is blended over the other.
        XCTAssertLessThan(last, 0.4)
      }
      XCTAssertEqual(last, 0)
    }
  }

  func testWishesOutlastAnInterruptedExit() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow {
        Stack {
          When(model.isOn) { block("silent").allowsHitTesting(model.unrelated > 0) }
          When(model.isOn) { block("covered").inert(while: model.unrelated == 0) }
        }
      }
      let silent = window.root.find("silent")
      let covered = window.root.find("covered")
      for isOn in [false, true] {
        withAnimation(.linear(duration: 1)) { model.isOn = isOn }
        window.advance(by: 0.1)
        XCTAssertEqual(silent?.widget.canTarget, false)
        XCTAssertEqual(covered?.widget.canTarget, false)
        XCTAssertEqual(covered?.widget.canFocus, false)
        XCTAssertEqual(silent?.widget.canFocus, isOn)
      }
      // A wish that comes while it leaves waits until it is back.
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(by: 0.1)
      model.unrelated = 1
      window.advance(by: 0.1)
      XCTAssertEqual(silent?.widget.canTarget, false)
      XCTAssertEqual(covered?.widget.canTarget, false)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(by: 0.1)
      XCTAssertEqual(silent?.widget.canTarget, true)
      XCTAssertEqual(covered?.widget.canFocus, true)
    }
  }

  func testWhatIsGoneInTheChangeThatBroughtItTellsNothing() {
    onMain {
      let model = TestModel()
      var told: [String] = []
      let window = TestWindow {
        When(model.isOn) {
          block("brief").onAppear { told.append("came") }.onDisappear { told.append("went") }
        }
        .onChange(of: model.isOn) { _ in
          if model.unrelated == 0 { model.isOn = false }
        }
      }
      model.isOn = true
      window.advance(by: 0.1)
      XCTAssertFalse(model.isOn)
      window.advance(by: 1)
      XCTAssertTrue(told.isEmpty || told == ["came", "went"])
      model.unrelated = 1
      told = []
      model.isOn = true
      window.advance(by: 0.1)
      model.isOn = false
      window.advance(by: 1)
      XCTAssertEqual(told, ["came", "went"])
    }
  }

  func testAClipMovesOnlyWithWhatIsWrittenAfterIt() {
    onMain {
      let window = TestWindow(width: 300, height: 100) {
        Column(spacing: 0, alignment: .leading) {
          block("cut", width: 100, height: 40).offset(x: 60).clipShape(cornerRadius: 0)
          block("whole", width: 100, height: 40).clipShape(cornerRadius: 0).offset(x: 60)
        }
      }
      window.advance(by: 0.1)
      let colors = window.colors(at: [
        Point(x: 80, y: 20), Point(x: 120, y: 20), Point(x: 80, y: 60), Point(x: 120, y: 60),
      ])
      XCTAssertEqual(colors.count, 4)
      // The first is cut off where it would have been; the second is moved as a whole.
      XCTAssertEqual(colors[0], colors[2])
      XCTAssertNotEqual(colors[1], colors[0])
      XCTAssertEqual(colors[3], colors[2])
    }
  }

  func testASentenceIsReadByItsFirstLetter() {
    XCTAssertEqual(LayoutDirection(of: "next in 5 min"), .leftToRight)
    XCTAssertEqual(LayoutDirection(of: "5 דקות"), .rightToLeft)
    XCTAssertEqual(LayoutDirection(of: "(12) بعد"), .rightToLeft)
    XCTAssertEqual(LayoutDirection(of: "12:30"), .leftToRight)
    XCTAssertEqual(LayoutDirection(of: ""), .leftToRight)
  }

  func testAViewInTwoScrollViewsIsBroughtIntoBoth() {
    onMain {
      let window = TestWindow(width: 300, height: 200) {
        ScrollView {
          Column(spacing: 0, alignment: .leading) {
            block("above", height: 400)
            ScrollView(.horizontal) {
              Row(spacing: 0) { for index in 0..<10 { block("item.\(index)") } }
            }
            block("below", height: 400)
          }
        }
      }
      window.root.find("item.9")?.scrollIntoView()
      window.window.settle()
      XCTAssertEqual(window.report("item.9")?.frame, Rect(x: 200, y: 160, width: 100, height: 40))
    }
  }
}
