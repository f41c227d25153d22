import MotionCore
import XCTest

@testable import FlightsDesktop

/// Where containers put their children. All windows are 600 by 400; blocks are 100 by 40 unless they say otherwise.
final class LayoutTests: XCTestCase {
  func testARowPutsChildrenSideBySide() {
    onMain {
      let window = TestWindow {
        Row(spacing: 10, alignment: .bottom) {
          block("a", height: 20)
          block("b", width: 50, height: 60)
          block("c").align(.top)
        }
      }
      XCTAssertEqual(window.report("a")?.frame, Rect(x: 0, y: 40, width: 100, height: 20))
      XCTAssertEqual(window.report("b")?.frame, Rect(x: 110, y: 0, width: 50, height: 60))
      XCTAssertEqual(window.report("c")?.frame, Rect(x: 170, y: 0, width: 100, height: 40))
    }
  }

  func testAColumnPutsChildrenAboveOneAnother() {
    onMain {
      let window = TestWindow {
        Column(spacing: 10, alignment: .center) {
          block("a", width: 60)
          block("b")
          block("c", width: 20).align(.trailing)
        }
      }
      XCTAssertEqual(window.report("a")?.frame, Rect(x: 20, y: 0, width: 60, height: 40))
      XCTAssertEqual(window.report("b")?.frame, Rect(x: 0, y: 50, width: 100, height: 40))
      XCTAssertEqual(window.report("c")?.frame, Rect(x: 80, y: 100, width: 20, height: 40))
    }
  }

  func testAStackAlignsAndWhatIsUnboundedFillsIt() {
    onMain {
      let window = TestWindow {
        Stack(alignment: .bottomTrailing) {
          block("filling").frame(maxWidth: .infinity)
          block("aligned", width: 60, height: 20)
          block("own", width: 60, height: 20).align(.topLeading)
        }
        .frame(width: 300, height: 200)
      }
      XCTAssertEqual(window.report("aligned")?.frame, Rect(x: 240, y: 180, width: 60, height: 20))
      XCTAssertEqual(window.report("own")?.frame, Rect(x: 0, y: 0, width: 60, height: 20))
    }
  }

  func testAGridOfAFixedNumberOfColumnsHasRowsAsHighAsTheirHighest() {
    onMain {
      let window = TestWindow {
        Grid(minimum: 0, spacing: 10, columns: 2) {
          block("a", height: 20)
          block("b", height: 60)
          block("c")
        }
        .frame(width: 210)
      }
      XCTAssertEqual(window.report("b")?.frame.minX, 110)
      XCTAssertEqual(window.report("c")?.frame.origin, Point(x: 0, y: 70))
    }
  }

  func testAGridOfTheNarrowestWindowHasOneColumn() {
    onMain {
      let window = TestWindow(width: 90) {
        Grid(minimum: 100, spacing: 10) {
          block("a", width: 50)
          block("b", width: 50)
        }
      }
      XCTAssertEqual(window.report("b")?.frame.origin, Point(x: 0, y: 50))
    }
  }

  func testASpacerPushesTheRestAway() {
    onMain {
      let window = TestWindow {
        Row(spacing: 10) {
          block("a")
          Spacer()
          block("b")
        }
        .frame(maxWidth: .infinity)
      }
      XCTAssertEqual(window.report("a")?.frame.minX, 0)
      XCTAssertEqual(window.report("b")?.frame.maxX, 600)
    }
  }

  func testWhatIsLeftOverIsSharedByFlex() {
    onMain {
      let window = TestWindow {
        Row(spacing: 0) {
          block("fixed")
          flexible("one").flex(1)
          flexible("three").flex(3)
        }
        .frame(maxWidth: .infinity)
      }
      XCTAssertEqual(window.report("one")?.frame.width, 125)
      XCTAssertEqual(window.report("three")?.frame, Rect(x: 225, y: 0, width: 375, height: 40))
    }
  }

  func testWhatIsLeftOverOfAColumnIsShared() {
    onMain {
      let window = TestWindow {
        Column(spacing: 20) {
          block("top")
          Drawing(width: 10, "one") { _, _ in [] }.reported(as: "one")
          Drawing(width: 10, "two") { _, _ in [] }.reported(as: "two")
        }
        .frame(maxHeight: .infinity)
      }
      XCTAssertEqual(window.report("one")?.frame, Rect(x: 0, y: 60, width: 10, height: 160))
      XCTAssertEqual(window.report("two")?.frame, Rect(x: 0, y: 240, width: 10, height: 160))
    }
  }

  func testPaddingIsInsideTheFrameAndLimitsHold() {
    onMain {
      let window = TestWindow {
        Column(spacing: 0) {
          Row { block("inner") }
            .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).reported(as: "outer")
          Row { block("small", width: 10) }.frame(minWidth: 50, minHeight: 60).reported(as: "least")
        }
      }
      XCTAssertEqual(window.report("outer")?.frame, Rect(x: 0, y: 0, width: 106, height: 44))
      XCTAssertEqual(window.report("inner")?.frame.origin, Point(x: 2, y: 1))
      XCTAssertEqual(window.report("least")?.frame, Rect(x: 0, y: 44, width: 50, height: 60))
    }
  }

  func testWhatShowsNothingTakesNoSpacing() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Column(spacing: 10) {
          block("a")
          When(model.isOn) { block("between") }
          block("b")
        }
      }
      XCTAssertEqual(window.report("b")?.frame.minY, 50)
      model.isOn = true
      window.advance(by: 0.1)
      XCTAssertEqual(window.report("b")?.frame.minY, 100)
    }
  }

  /// Every layout is the mirror image of itself.
  func testRightToLeftMirrorsTheRow() {
    onMain {
      @MainActor func frames(_ direction: LayoutDirection) -> [Rect] {
        let window = TestWindow(direction: direction) {
          Column(spacing: 5, alignment: .trailing) {
            Row(spacing: 10) {
              block("a", width: 30)
              Spacer()
              block("b").padding(EdgeInsets(leading: 7))
            }
            .frame(maxWidth: .infinity)
            Grid(minimum: 0, spacing: 4, columns: 3) {
              block("c")
              block("d")
            }
            .frame(width: 400)
            block("e")
            Row(spacing: 0) {
              block("f", width: 20)
              block("g", width: 30)
            }
            .layoutDirection(.leftToRight)
          }
          .padding(EdgeInsets(leading: 11, trailing: 3)).frame(maxWidth: .infinity)
        }
        return ["a", "b", "c", "d", "e"].compactMap { window.report($0)?.frame }
      }
      let (left, right) = (frames(.leftToRight), frames(.rightToLeft))
      XCTAssertEqual(left.count, 5)
      XCTAssertEqual(left.map(\.minX), right.map { 600 - $0.maxX })
      XCTAssertEqual(left.map(\.size), right.map(\.size))
      XCTAssertEqual(left.map(\.minY), right.map(\.minY))
    }
  }

  func testAFixedDirectionIsNotMirrored() {
    onMain {
      let window = TestWindow(direction: .rightToLeft) {
        Row(spacing: 0) {
          block("a", width: 20)
          block("b", width: 30)
        }
        .layoutDirection(.leftToRight).frame(width: 600)
      }
      XCTAssertEqual(window.report("a")?.frame.minX, 0)
      XCTAssertEqual(window.report("b")?.frame.minX, 20)
    }
  }

  func testTextsGiveWayWhereThereIsTooLittle() {
    onMain {
      let long = String(repeating: "word ", count: 200)
      let window = TestWindow {
        Row(spacing: 10) {
          Text(long).reported(as: "long")
          block("fixed")
        }
        .frame(maxWidth: .infinity)
      }
      XCTAssertEqual(window.report("long")?.frame.width, 490)
      XCTAssertEqual(window.report("fixed")?.frame.maxX, 600)
    }
  }

  /// One change, one pass: what it does not touch is not measured, and what it touches is not measured again and again.
  func testAChangeMeasuresWhatItTouchesAndNothingElse() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        Column(spacing: 4) {
          ForEach({ (1...30).map { TestModel.Item(id: $0) } }) { live in
            Row(spacing: 4) {
              Text("row \(live.value.id)")
              Text("second")
            }
          }
          Text("number \(model.unrelated)")
          block("below")
        }
      }
      let before = InstanceCount.measurements
      withAnimation(.linear(duration: 1)) { model.unrelated = 1_000_000 }
      let measured = InstanceCount.measurements - before
      XCTAssertGreaterThan(measured, 0)
      // Its natural size, and its size for the width it may have.
      XCTAssertLessThanOrEqual(measured, 3)
      window.advance(by: 1.2)
      XCTAssertEqual(InstanceCount.measurements - before, measured)
    }
  }

  func testAnInsertedRowIsMeasuredAlone() {
    onMain {
      let model = TestModel()
      model.items = (1...30).map { .init(id: $0) }
      let window = TestWindow {
        ForEach({ model.items }) { live in Text("row \(live.value.id)") }
      }
      let before = InstanceCount.measurements
      withAnimation(.linear(duration: 1)) { model.items.insert(.init(id: 99), at: 3) }
      XCTAssertLessThanOrEqual(InstanceCount.measurements - before, 3)
      XCTAssertEqual(window.root.reports().count, 0)
    }
  }
}

@MainActor
private func flexible(_ id: String) -> Element {
  Drawing(height: 40, id) { _, _ in [] }.reported(as: id)
}
