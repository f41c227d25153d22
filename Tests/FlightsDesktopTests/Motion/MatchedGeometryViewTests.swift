import MotionCore
import XCTest

@testable import FlightsDesktop

/// A card that grows out of a grid and goes back, interrupted at every moment.
final class MatchedGeometryViewTests: XCTestCase {
  func testTheCardTravelsOnAStraightLine() {
    onMain {
      let model = TestModel()
      let window = grid(model)
      withAnimation(.linear(duration: 1)) { model.opened = 2 }
      XCTAssertEqual(window.report("card.2")?.frame, Rect(x: 110, y: 0, width: 100, height: 40))
      window.advance(to: 0.5)
      let half = window.report("card.2")?.frame ?? .zero
      XCTAssertEqual(half.minX, 155, accuracy: 1e-6)
      XCTAssertEqual(half.minY, 50, accuracy: 1e-6)
      XCTAssertEqual(half.width, 150, accuracy: 1e-6)
      XCTAssertEqual(half.height, 170, accuracy: 1e-6)
      XCTAssertNil(window.report("content.2"))
      window.advance(to: 1.1)
      XCTAssertEqual(window.report("card.2")?.frame, Rect(x: 200, y: 100, width: 200, height: 300))
      withAnimation(.linear(duration: 1)) { model.opened = nil }
      window.advance(by: 1.1)
      XCTAssertNil(window.report("card.2"))
      XCTAssertEqual(window.report("content.2")?.frame, Rect(x: 110, y: 0, width: 100, height: 40))
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testInterruptedFiftyTimesEverythingIsInPlace() {
    onMain {
      let model = TestModel()
      let window = grid(model)
      var random = TestRandom(state: 2013)
      let choices: [Int?] = [1, 2, nil]
      for _ in 0..<50 {
        withAnimation(Motions.card) { model.opened = choices.randomElement(using: &random) ?? nil }
        window.advance(by: Double.random(in: 0...0.25, using: &random)) {
          for id in 1...2 {
            let copies = window.drawn("card.\(id)") + window.drawn("content.\(id)")
            XCTAssertEqual(copies.count, 1, "one of the two is seen, at \(window.time)")
          }
        }
      }
      withAnimation(Motions.card) { model.opened = nil }
      window.advance(by: 1)
      XCTAssertEqual(window.ids.sorted(), ["content.1", "content.2"])
      XCTAssertEqual(window.drawn("card.1").count + window.drawn("card.2").count, 0)
      XCTAssertEqual(window.report("content.1")?.frame, Rect(x: 0, y: 0, width: 100, height: 40))
      XCTAssertEqual(window.report("content.2")?.frame, Rect(x: 110, y: 0, width: 100, height: 40))
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  func testWhatIsScrolledAwayIsNoPlaceToStartFrom() {
    onMain {
      let model = TestModel()
      let namespace = Namespace()
      let window = TestWindow {
        Stack(alignment: .topLeading) {
          ScrollView {
            Column(spacing: 0, alignment: .leading) {
              block("above", height: 1000)
              When(model.opened == nil) {
                block("content").matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading)
              }
              .transition(.identity)
            }
          }
          ForEach({ model.opened.map { [TestModel.Item(id: $0)] } ?? [] }) { _ in
            block("card", width: 300, height: 200)
              .matchedGeometryEffect(id: 1, in: namespace, anchor: .topLeading, isTraveller: true)
              .transition(.opacity)
          }
        }
      }
      withAnimation(.linear(duration: 1)) { model.opened = 1 }
      window.advance(to: 0.5)
      XCTAssertEqual(window.report("card")?.frame, Rect(x: 0, y: 0, width: 300, height: 200))
      XCTAssertEqual(window.report("card")?.opacity ?? 0, 0.5, accuracy: 1e-9)
    }
  }

  func testReducedMotionFadesInPlace() {
    onMain {
      let model = TestModel()
      let window = grid(model, level: .reduced)
      withAnimation(.linear(duration: 1)) { model.opened = 1 }
      XCTAssertEqual(window.report("card.1")?.opacity, 0)
      window.advance(to: 0.1) {
        XCTAssertEqual(
          window.report("card.1")?.frame, Rect(x: 200, y: 100, width: 200, height: 300))
      }
      XCTAssertEqual(window.report("card.1")?.opacity ?? 0, 0.5, accuracy: 1e-6)
      window.advance(to: 0.3)
      XCTAssertEqual(window.report("card.1")?.opacity, 1)
    }
  }

  func testFiveHundredRoundsFreeEverything() {
    onMain {
      let model = TestModel()
      let window = grid(model)
      @MainActor func round() {
        withAnimation(.linear(duration: 0.05)) { model.opened = 1 }
        window.advance(by: 0.1)
        withAnimation(.linear(duration: 0.05)) { model.opened = nil }
        window.advance(by: 0.1)
      }
      round()
      let baseline = InstanceCount.all
      for _ in 0..<500 { round() }
      XCTAssertEqual(InstanceCount.all, baseline)
    }
  }
}

@MainActor
private func grid(_ model: TestModel, level: MotionLevel = .full) -> TestWindow {
  let namespace = Namespace()
  return TestWindow(level: level) {
    Stack(alignment: .topLeading) {
      Row(spacing: 10) {
        cell(1, model, namespace)
        cell(2, model, namespace)
      }
      ForEach(
        { model.opened.map { [TestModel.Item(id: $0)] } ?? [] },
        layout: PlacedLayout(
          measure: { _ in Size(width: 600, height: 400) },
          rects: { _ in [Rect(x: 200, y: 100, width: 200, height: 300)] })
      ) { live in
        let id = live.value.id
        return Drawing(0) { _, canvas in [.fill(.rect(canvas.bounds), canvas.palette.surface)] }
          .matchedGeometryEffect(id: id, in: namespace, anchor: .topLeading, isTraveller: true)
          .transition(.identity)
          .reported(as: "card.\(id)")
      }
    }
  }
}

@MainActor
private func cell(_ id: Int, _ model: TestModel, _ namespace: Namespace) -> Element {
  Stack {
    When(model.opened != id) {
      block("content.\(id)").matchedGeometryEffect(id: id, in: namespace, anchor: .topLeading)
    }
    .transition(.identity)
  }
  .frame(width: 100, height: 40)
}
