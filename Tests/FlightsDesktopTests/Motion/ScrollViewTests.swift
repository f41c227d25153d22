import MotionCore
import XCTest

@testable import FlightsDesktop

/// Content that is higher than its place. Ten blocks of 100 each, in a window of 400.
final class ScrollViewTests: XCTestCase {
  func testContentHasItsOwnHeightAndTheViewThatOfItsPlace() {
    onMain {
      let window = tall()
      XCTAssertEqual(window.report("scroll")?.frame.height, 400)
      XCTAssertEqual(window.report("block.9")?.frame.maxY, 1000)
    }
  }

  func testContentThatFitsFillsTheView() {
    onMain {
      let window = TestWindow {
        ScrollView {
          Column(spacing: 0) {
            block("top")
            Spacer()
            block("bottom")
          }
          .frame(maxHeight: .infinity)
        }
      }
      XCTAssertEqual(window.report("bottom")?.frame.maxY, 400)
    }
  }

  func testScrollsTheLeastWay() {
    onMain {
      let window = tall()
      window.scroll(to: "block.5")
      XCTAssertEqual(window.report("block.5")?.frame.maxY, 400)
      window.scroll(to: "block.4")
      XCTAssertEqual(window.report("block.5")?.frame.maxY, 400, "it is seen already")
      window.scroll(to: "block.0")
      XCTAssertEqual(window.report("block.0")?.frame.minY, 0)
    }
  }

  func testScrollsToAnAnchorAsFarAsItGoes() {
    onMain {
      let window = tall()
      window.scroll(to: "block.5", anchor: 0)
      XCTAssertEqual(window.report("block.5")?.frame.minY, 0)
      window.scroll(to: "block.5", anchor: 0.5)
      XCTAssertEqual(window.report("block.5")?.frame.midY, 200)
      window.scroll(to: "block.9", anchor: 0)
      XCTAssertEqual(window.report("block.9")?.frame.maxY, 400)
    }
  }

  func testTellsHowFarItIsScrolled() {
    onMain {
      var told: [Double] = []
      let window = tall { told.append($0) }
      window.scroll(to: "block.5")
      XCTAssertEqual(told.last, 200)
    }
  }

  func testTellsWhatComesOnTheScreenAndLeavesIt() {
    onMain {
      var told: [Bool] = []
      let window = TestWindow {
        ScrollView {
          Column(spacing: 0) {
            block("top", height: 100).onScreen { told.append($0) }
            for number in 1..<10 { block("block.\(number)", height: 100) }
          }
        }
      }
      XCTAssertEqual(told, [true])
      window.scroll(to: "block.9")
      XCTAssertEqual(told, [true, false])
      window.scroll(to: "block.1")
      XCTAssertEqual(told, [true, false], "its edge is not seen yet")
      window.scroll(to: "top")
      XCTAssertEqual(told, [true, false, true])
    }
  }

  func testScrollingMeasuresNothing() {
    onMain {
      let window = TestWindow {
        ScrollView {
          Column(spacing: 0) {
            for number in 0..<50 {
              Text("row \(number)").frame(height: 100).reported(as: "row.\(number)")
            }
          }
        }
      }
      window.scroll(to: "row.20")
      let before = InstanceCount.measurements
      for number in 21..<30 {
        window.scroll(to: "row.\(number)")
        window.advance(by: 0.1)
      }
      XCTAssertEqual(InstanceCount.measurements, before)
    }
  }
}

extension TestWindow {
  fileprivate func scroll(to id: String, anchor: Double? = nil) {
    root.find(id)?.scrollIntoView(anchor: anchor)
    Stage.flushAll()
    window.settle()
  }
}

@MainActor
private func tall(scrolled: @escaping (Double) -> Void = { _ in }) -> TestWindow {
  TestWindow {
    ScrollView {
      Column(spacing: 0) {
        for number in 0..<10 { block("block.\(number)", height: 100) }
      }
    }
    .onScroll(scrolled).reported(as: "scroll")
  }
}
