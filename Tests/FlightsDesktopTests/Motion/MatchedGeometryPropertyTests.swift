import MotionCore
import XCTest

@testable import FlightsDesktop

/// What views of one group share: place, size, or both, at the point that their anchors say.
final class MatchedGeometryPropertyTests: XCTestCase {
  /// The follower's middle is the source's.
  func testPositionAloneKeepsTheSize() {
    onMain {
      let window = pair(follower: { $0.sharing(.position) })
      XCTAssertEqual(window.report("follower")?.frame, Rect(x: 60, y: 50, width: 80, height: 20))
      XCTAssertEqual(window.report("source")?.frame, source)
    }
  }

  func testSizeAloneKeepsThePlace() {
    onMain {
      let window = pair(follower: { $0.sharing(.size) })
      XCTAssertEqual(
        window.report("follower")?.frame, Rect(x: 300, y: 200, width: 160, height: 100))
    }
  }

  func testNothingSharedIsTheOwnFrame() {
    onMain {
      XCTAssertEqual(pair(follower: { $0.sharing([]) }).report("follower")?.frame, follower)
    }
  }

  func testBothIsTheSourcesFrame() {
    onMain {
      XCTAssertEqual(pair(follower: { $0.sharing(.frame) }).report("follower")?.frame, source)
    }
  }

  /// Each side's own anchor counts: these two points lie upon each other.
  func testAnchorsMeet() {
    onMain {
      // The source is at 20…180 and 10…110.
      for (its, own, origin) in [
        (UnitPoint.topLeading, UnitPoint.topLeading, Point(x: 20, y: 10)),
        (.bottomTrailing, .bottomTrailing, Point(x: 100, y: 90)),
        (.topTrailing, .topLeading, Point(x: 180, y: 10)),
        (.bottom, .top, Point(x: 60, y: 110)),
        (.center, .leading, Point(x: 100, y: 50)),
      ] {
        let window = pair(
          source: { $0.sharing(.frame, its, isSource: true) },
          follower: { $0.sharing(.position, own) })
        XCTAssertEqual(
          window.report("follower")?.frame, Rect(origin: origin, size: follower.size),
          "\(its), \(own)")
      }
    }
  }

  /// Leading is right there.
  func testAnchorsAreMirroredRightToLeft() {
    onMain {
      let window = pair(
        direction: .rightToLeft, source: { $0.sharing(.frame, .topLeading, isSource: true) },
        follower: { $0.sharing(.position, .topLeading) })
      let frames = ["source", "follower"].map { window.report($0)?.frame ?? .zero }
      XCTAssertEqual(frames[0], Rect(x: 420, y: 10, width: 160, height: 100))
      XCTAssertEqual(frames[1], Rect(x: 500, y: 10, width: 80, height: 20))
    }
  }

  /// While the shared geometry moves, the whole group takes it, the new source included.
  func testAHandedOverSourceMovesTheGroup() {
    onMain {
      let model = TestModel()
      let window = pair(
        source: { $0.sharing(.frame, isSource: !model.isOn) },
        follower: { $0.sharing(.frame, isSource: model.isOn) })
      for id in ["source", "follower"] { XCTAssertEqual(window.report(id)?.frame, source) }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      for (time, amount) in [(0.0, 0.0), (0.25, 0.25), (0.5, 0.5), (1.1, 1)] {
        window.advance(to: time)
        for id in ["source", "follower"] {
          expect(window, id, source, follower, amount)
        }
      }
      XCTAssertTrue(window.stage.isIdle)
      // Taken back in the middle, it goes on from there.
      withAnimation(.linear(duration: 1)) { model.isOn = false }
      window.advance(by: 0.5)
      expect(window, "source", follower, source, 0.5)
      let before = window.report("follower")?.frame
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      XCTAssertEqual(window.report("follower")?.frame, before)
      window.advance(by: 2)
      for id in ["source", "follower"] { XCTAssertEqual(window.report(id)?.frame, follower) }
    }
  }

  func testHandedOverWithoutAnAnimationItJumps() {
    onMain {
      let model = TestModel()
      let window = pair(
        source: { $0.sharing(.frame, isSource: !model.isOn) },
        follower: { $0.sharing(.frame, isSource: model.isOn) })
      model.isOn = true
      window.advance(by: 1.0 / 60)
      for id in ["source", "follower"] { XCTAssertEqual(window.report(id)?.frame, follower) }
      XCTAssertTrue(window.stage.isIdle)
    }
  }

  /// A position that is shared alone moves along with what it is taken from, at the follower's own size.
  func testAFollowerGoesAlongWithItsSource() {
    onMain {
      let model = TestModel()
      let window = pair(follower: { $0.sharing(.position) }, isMoved: { model.isOn })
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      for (time, amount) in [(0.25, 0.25), (0.5, 0.5), (1.1, 1)] {
        window.advance(to: time)
        expect(window, "source", source, source.offsetBy(dx: 100, dy: 200), amount)
        let start = Rect(x: 60, y: 50, width: 80, height: 20)
        expect(window, "follower", start, start.offsetBy(dx: 100, dy: 200), amount)
      }
    }
  }
}

private let source = Rect(x: 20, y: 10, width: 160, height: 100)
private let follower = Rect(x: 300, y: 200, width: 80, height: 20)
private let namespace = Namespace()

@MainActor
private func expect(
  _ window: TestWindow, _ id: String, _ start: Rect, _ end: Rect, _ amount: Double
) {
  let frame = window.report(id)?.frame ?? .zero
  for (value, (from, to)) in [
    (frame.minX, (start.minX, end.minX)), (frame.minY, (start.minY, end.minY)),
    (frame.width, (start.width, end.width)), (frame.height, (start.height, end.height)),
  ] {
    XCTAssertEqual(value, from + (to - from) * amount, accuracy: 1e-6, "\(id) at \(amount)")
  }
}

@MainActor
extension Element {
  fileprivate func sharing(
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center,
    isSource: @autoclosure @escaping () -> Bool = false
  ) -> Element {
    matchedGeometryEffect(
      id: "pair", in: namespace, properties: properties, anchor: anchor, isSource: isSource())
  }
}

/// Two views at places of their own.
@MainActor
private func pair(
  direction: LayoutDirection = .leftToRight,
  source modify: (Element) -> Element = { $0.sharing(.frame, isSource: true) },
  follower modifyOther: (Element) -> Element, isMoved: @escaping () -> Bool = { false }
) -> TestWindow {
  @MainActor func view(_ id: String) -> Element {
    Drawing(id) { _, canvas in [.fill(.rect(canvas.bounds), canvas.palette.accent)] }
      .reported(as: id)
  }
  return TestWindow(direction: direction) {
    let container = Placed(
      measure: { _ in Size(width: 600, height: 400) },
      rects: { _ in [isMoved() ? source.offsetBy(dx: 100, dy: 200) : source, follower] }
    ) {
      modify(view("source"))
      modifyOther(view("follower"))
    }
    container.bind(isMoved) { container, _, _ in container.markNeedsLayout() }
    return container
  }
}
