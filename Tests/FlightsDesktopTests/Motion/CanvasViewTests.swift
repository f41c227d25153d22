import MotionCore
import XCTest

@testable import FlightsDesktop

/// Symbols of a canvas: elements that are drawn where the renderer says.
final class CanvasViewTests: XCTestCase {
  func testASymbolIsDrawnAsOftenAsAskedForInOrder() {
    onMain {
      let window = TestWindow {
        CanvasView(0) { _, context in
          guard let dot = context.resolveSymbol(id: "dot") else { return XCTFail("no symbol") }
          XCTAssertEqual(dot.size, Size(width: 20, height: 10))
          context.draw(dot, at: Point(x: 100, y: 100))
          context.draw(dot, at: Point(x: 200, y: 100), anchor: .topLeading)
          context.draw(dot, in: Rect(x: 300, y: 100, width: 100, height: 100))
          context.draw([.fill(.rect(Rect(x: 340, y: 140, width: 20, height: 20)), blue)])
        } symbols: {
          dot().tag("dot")
        }
      }
      XCTAssertEqual(ink(91, 96, window), "#FF0000", "centred")
      XCTAssertEqual(ink(108, 103, window), "#FF0000")
      XCTAssertEqual(ink(112, 100, window), ground(window))
      XCTAssertEqual(ink(201, 101, window), "#FF0000")
      XCTAssertEqual(ink(198, 101, window), ground(window))
      XCTAssertEqual(ink(305, 195, window), "#FF0000", "scaled")
      XCTAssertEqual(ink(350, 150, window), "#0000FF", "later calls are above")
      XCTAssertEqual(ink(5, 5, window), ground(window), "it has no place of its own")
    }
  }

  func testAnUnknownIdIsNil() {
    onMain {
      var found: [Bool] = []
      let window = TestWindow {
        CanvasView(0) { _, context in
          found = [
            context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: "1") != nil,
            context.resolveSymbol(id: 2) != nil,
          ]
        } symbols: {
          dot().tag(1)
          dot()
        }
      }
      XCTAssertEqual(ink(0, 0, window), ground(window))
      XCTAssertEqual(found, [true, false, false])
    }
  }

  func testAnAnimatedSymbolIsDrawnAgain() {
    onMain {
      let model = TestModel()
      var drawn = 0
      let window = TestWindow {
        CanvasView(0) { _, context in
          drawn += 1
          if let dot = context.resolveSymbol(id: "dot") {
            context.draw(dot, at: Point(x: 100, y: 100))
          }
        } symbols: {
          Stack { dot().offset(x: model.isOn ? 100 : 0) }.opacity(model.isOn ? 0.5 : 1).tag("dot")
        }
      }
      XCTAssertEqual(ink(100, 100, window), "#FF0000")
      let still = drawn
      window.advance(to: 0.1) { _ = window.window.picture() }
      XCTAssertEqual(drawn, still, "nothing is drawn without a change")
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(by: 0.5)
      XCTAssertEqual(ink(100, 100, window), ground(window))
      XCTAssertEqual(greenness(150, 100, window), 0.25, accuracy: 0.01, "three quarters of red")
      window.advance(by: 1)
      XCTAssertEqual(greenness(200, 100, window), 0.5, accuracy: 0.01)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testAnotherValueIsDrawn() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        CanvasView(model.unrelated) { count, context in
          guard let dot = context.resolveSymbol(id: "dot") else { return }
          for index in 0..<count { context.draw(dot, at: Point(x: 50 * Double(index + 1), y: 50)) }
        } symbols: {
          dot().tag("dot")
        }
      }
      XCTAssertEqual(ink(50, 50, window), ground(window))
      model.unrelated = 2
      window.advance(by: 0.1)
      XCTAssertEqual(ink(50, 50, window), "#FF0000")
      XCTAssertEqual(ink(100, 50, window), "#FF0000")
    }
  }

  func testSymbolsTakeNoRoomAndNoFocus() {
    onMain {
      let window = TestWindow {
        Column(spacing: 0, alignment: .leading) {
          CanvasView(width: 50, height: 30, 0) { _, _ in
          } symbols: {
            block("symbol", width: 400, height: 300).tag(1)
            Stack {
              Button {
              } label: {
                Text("Press")
              }
              .named("button")
            }.tag(2)
          }
          block("below")
        }
      }
      XCTAssertEqual(window.report("below")?.frame.origin.y, 30)
      XCTAssertNil(window.report("symbol"))
      XCTAssertFalse(window.root.grabFocus())
      XCTAssertEqual(window.root.find("button")?.parent?.widget.canTarget, false)
    }
  }

  func testFromRightToLeftPointsStayPoints() {
    onMain {
      let window = TestWindow(direction: .rightToLeft) {
        CanvasView(0) { _, context in
          if let dot = context.resolveSymbol(id: "dot") {
            context.draw(dot, at: Point(x: 100, y: 100))
          }
        } symbols: {
          dot().tag("dot")
        }
      }
      XCTAssertEqual(ink(91, 96, window), "#FF0000")
      XCTAssertEqual(ink(108, 103, window), "#FF0000")
    }
  }

  func testARemovedCanvasFreesItsSymbols() {
    onMain {
      let model = TestModel()
      model.isOn = true
      let window = TestWindow {
        When(model.isOn) {
          CanvasView(0) { _, context in
            if let dot = context.resolveSymbol(id: "dot") {
              context.draw(dot, at: Point(x: 100, y: 100))
            }
          } symbols: {
            dot().tag("dot")
          }
        }
      }
      _ = window.window.picture()
      let before = InstanceCount.elements
      withAnimation(nil) { model.isOn = false }
      window.advance(by: 0.1)
      XCTAssertEqual(InstanceCount.elements, before - 2)
    }
  }
}

private let blue = Color(red: 0, green: 0, blue: 1)

@MainActor
private func dot() -> Element {
  Drawing(width: 20, height: 10, 0) { _, canvas in
    [.fill(.rect(canvas.bounds), Color(red: 1, green: 0, blue: 0))]
  }
}

@MainActor
private func ink(_ x: Double, _ y: Double, _ window: TestWindow) -> String {
  window.color(at: Point(x: x, y: y))?.hex ?? ""
}

/// What is beneath everything.
@MainActor
private func ground(_ window: TestWindow) -> String { ink(599, 399, window) }

/// How much of the ground's green is left.
@MainActor
private func greenness(_ x: Double, _ y: Double, _ window: TestWindow) -> Double {
  guard let seen = window.color(at: Point(x: x, y: y)),
    let ground = window.color(at: Point(x: 599, y: 399))
  else { return .nan }
  return seen.green / ground.green
}
