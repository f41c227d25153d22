import MotionCore
import XCTest

@testable import FlightsDesktop

/// The colour of texts and drawings, on its way from one to another.
final class ForegroundStyleTests: XCTestCase {
  func testATextIsHalfwayInLinearLight() {
    onMain {
      let model = TestModel()
      let window = TestWindow { ink(model) { bar().reported(as: "bar") } }
      XCTAssertEqual(seen("bar", in: window), start)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertEqual(seen("bar", in: window), halfway)
      window.advance(to: 1.1)
      XCTAssertEqual(seen("bar", in: window), end)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testADrawingReadsItFromItsCanvas() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        ink(model) {
          Stack {
            square("square")
          }
          .padding(10)
        }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertEqual(seen("square", in: window), halfway)
    }
  }

  func testWithoutItADrawingHasTheTextsColour() {
    onMain {
      let window = TestWindow { square("square") }
      XCTAssertEqual(seen("square", in: window), Palette.theme(.light).text.hex)
    }
  }

  func testAnInnerOneHasTheLastWord() {
    onMain {
      let model = TestModel()
      let window = TestWindow {
        ink(model) {
          Row(spacing: 0) {
            square("inner").foregroundStyle(Color(red: 0, green: 1, blue: 0))
            square("outer")
          }
        }
      }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertEqual(seen("inner", in: window), "#00FF00")
      XCTAssertEqual(seen("outer", in: window), halfway)
    }
  }

  func testAnUnanimatedChangeIsThereAtOnce() {
    onMain {
      let model = TestModel()
      let window = TestWindow { ink(model) { bar().reported(as: "bar") } }
      withAnimation(nil) { model.isOn = true }
      window.window.settle()
      XCTAssertEqual(seen("bar", in: window), end)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testReducedMotionFadesAColourInAFifthOfASecond() {
    onMain {
      let model = TestModel()
      let window = TestWindow(level: .reduced) { ink(model) { square("square") } }
      withAnimation(.spring(duration: 1, bounce: 0.5)) { model.isOn = true }
      window.advance(to: 0.1)
      XCTAssertEqual(seen("square", in: window), halfway, "ease-in-out, half way at half time")
      window.advance(to: 0.25)
      XCTAssertEqual(seen("square", in: window), end)
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testAColourLaysNothingOut() {
    onMain {
      let model = TestModel()
      let layouts = CountedLayout()
      let window = TestWindow {
        ink(model) { Arranged(layouts) { bar() } }
      }
      let (measured, placed) = (InstanceCount.measurements, layouts.count)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      XCTAssertEqual(InstanceCount.measurements, measured)
      XCTAssertEqual(layouts.count, placed)
    }
  }

  func testAColouredTextStandsWhereThePlainOneDoes() {
    onMain {
      let plain = inkAcross(isColoured: false)
      XCTAssertEqual(inkAcross(isColoured: true), plain)
      XCTAssertTrue(plain.contains(true) && plain.contains(false))
    }
  }
}

private let from = Color(red: 1, green: 0, blue: 0)
private let to = Color(red: 0, green: 0, blue: 1)
private var start: String { from.hex }
private var end: String { to.hex }
/// Half of full light in red and blue: encoded 0.7354, not 0.5.
private var halfway: String {
  Color(linearRed: 0.5, linearGreen: 0, linearBlue: 0.5).hex
}

@MainActor
private func ink(_ model: TestModel, @ElementBuilder _ content: () -> Element) -> Element {
  content().foregroundStyle(model.isOn ? to : from)
}

/// A text all of whose pixels are covered.
@MainActor
private func bar() -> Element { Text("\u{2588}\u{2588}\u{2588}", wrapping: .none) }

/// Where along the middle of a text there is ink.
@MainActor
private func inkAcross(isColoured: Bool) -> [Bool] {
  let window = TestWindow {
    let text = Text("\u{2588}", alignment: 0.5).frame(width: 120, height: 60)
    Stack(alignment: .topLeading) { isColoured ? text.foregroundStyle(.black) : text }
  }
  return window.colors(at: stride(from: 0, to: 120, by: 2).map { Point(x: Double($0), y: 30) })
    .map { $0.red < 0.5 }
}

@MainActor
private func square(_ id: String) -> Element {
  Drawing(width: 40, height: 40, 0) { _, canvas in
    [.fill(.rect(canvas.bounds), canvas.foreground)]
  }
  .reported(as: id)
}

/// The colour in the middle of an element.
@MainActor
private func seen(_ id: String, in window: TestWindow) -> String? {
  window.report(id).flatMap { window.color(at: $0.frame.center) }?.hex
}

/// Counts how often it is asked.
private final class CountedLayout: Layout {
  private(set) var count = 0

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    StackLayout(alignment: .topLeading).size(proposal, of: children)
  }
  func place(_ children: [Element], in size: Size) -> [Rect] {
    count += 1
    return StackLayout(alignment: .topLeading).place(children, in: size)
  }
}
