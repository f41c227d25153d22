import Glibc
import MotionCore
import XCTest

@testable import FlightsDesktop

/// What modifiers make of the picture, by its pixels, half-way through an animation of one second.
final class EffectPictureTests: XCTestCase {
  /// A blurred edge is the integral of a bell curve: the share of darkness at a distance from it, in sigmas.
  func testBlurSpreadsAnEdge() {
    onMain {
      let model = TestModel()
      let window = placed { square(.black).blur(radius: model.isOn ? 10 : 0) }
      XCTAssertEqual(darkness(window, x: 49, y: 100), 0)
      XCTAssertEqual(darkness(window, x: 50, y: 100), 1)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      for x in [40, 45, 47, 50, 52, 55, 60] {
        let distance = Double(x) + 0.5 - 50
        let expected = (1 + erf(distance / 5 / 2.0.squareRoot())) / 2
        // Cairo's blur is made of boxes, and its sigma is 1.06 of what is asked for.
        XCTAssertEqual(darkness(window, x: x, y: 100), expected, accuracy: 0.05, "at \(x)")
      }
    }
  }

  /// Red of half the saturation: the CSS filter's matrix, 0.213 + 0.787 s and 0.213 (1 − s).
  func testSaturationTakesColourAway() {
    onMain {
      let model = TestModel()
      let window = placed { square(red).saturation(model.isOn ? 0 : 1) }
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      let color = window.color(at: Point(x: 100, y: 100)) ?? .clear
      XCTAssertEqual(color.red, 0.6065, accuracy: 1.0 / 255)
      XCTAssertEqual(color.green, 0.1065, accuracy: 1.0 / 255)
      XCTAssertEqual(color.blue, 0.1065, accuracy: 1.0 / 255)
    }
  }

  /// On the diagonal a corner of radius r begins at r (1 − 1/√2) from both sides.
  func testCornersGrow() {
    onMain {
      let model = TestModel()
      let window = placed { square(.black).clipShape(cornerRadius: model.isOn ? 40 : 0) }
      XCTAssertEqual(darkness(window, x: 50, y: 50), 1)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      for (time, radius) in [(0.5, 20.0), (1.1, 40.0)] {
        window.advance(to: time)
        let begin = Int((50 + radius * (1 - 0.5.squareRoot())).rounded(.down))
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
          // The corner, mirrored to all four.
          @MainActor func at(_ place: Int) -> Double {
            darkness(window, x: x == 0 ? place : 199 - place, y: y == 0 ? place : 199 - place)
          }
          XCTAssertEqual(at(begin - 2), 0, "\(radius)")
          XCTAssertEqual(at(begin + 2), 1, "\(radius)")
        }
        XCTAssertEqual(darkness(window, x: 100, y: 50), 1)
      }
    }
  }

  /// A shadow of radius 10 has a sigma of 5: half of its strength at its edge, which lies 10 below the square's.
  func testTheShadowLiesBelow() {
    onMain {
      let model = TestModel()
      let window = placed {
        square(.white).shadow(radius: 10, y: 10, opacity: model.isOn ? 0.6 : 0)
      }
      XCTAssertEqual(darkness(window, x: 100, y: 152), 0)
      withAnimation(.linear(duration: 1)) { model.isOn = true }
      window.advance(to: 0.5)
      let edge = (darkness(window, x: 100, y: 159) + darkness(window, x: 100, y: 160)) / 2
      XCTAssertEqual(edge, 0.15, accuracy: 0.02)
      XCTAssertGreaterThan(darkness(window, x: 100, y: 152), edge)
      XCTAssertEqual(darkness(window, x: 100, y: 178), 0, accuracy: 0.01)
      XCTAssertEqual(darkness(window, x: 100, y: 44), 0, accuracy: 0.01)
      XCTAssertEqual(darkness(window, x: 100, y: 100), 0, "the square covers it")
    }
  }

  func testTheHigherIndexIsDrawnAbove() {
    onMain {
      for (index, expected) in [(0.0, blue), (1, red), (-1, blue)] {
        let window = placed {
          Stack {
            square(red).zIndex(index)
            square(blue)
          }
        }
        XCTAssertEqual(window.color(at: Point(x: 100, y: 100)), expected, "\(index)")
      }
    }
  }

  /// What leaves is below at equal index, and keeps its own index.
  func testWhatLeavesIsDrawnBelowUnlessItsIndexIsHigher() {
    onMain {
      for (index, expected) in [(0.0, blue), (1, red)] {
        let model = TestModel()
        let window = placed {
          When(model.isOn) {
            square(blue)
          } otherwise: {
            square(red).zIndex(index)
          }
          .transition(.offset(x: 40))
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        window.advance(to: 0.5)
        XCTAssertEqual(window.color(at: Point(x: 100, y: 100)), expected, "\(index)")
      }
    }
  }

  /// A quarter turn clockwise takes (x, y) to (−y, x).
  func testTurnsAboutItsAnchor() {
    onMain {
      for (anchor, inside) in [
        (UnitPoint.topLeading, Rect(x: 40, y: 50, width: 10, height: 100)),
        (.center, Rect(x: 95, y: 5, width: 10, height: 100)),
        (.bottomTrailing, Rect(x: 150, y: -40, width: 10, height: 100)),
      ] {
        let model = TestModel()
        let window = placed(in: Rect(x: 50, y: 50, width: 100, height: 10)) {
          square(.black).rotationEffect(.degrees(model.isOn ? 180 : 0), anchor: anchor)
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        window.advance(to: 0.5)
        var points: [Point] = []
        for y in stride(from: 2.5, to: 200, by: 4) {
          for x in stride(from: 2.5, to: 200, by: 4) { points.append(Point(x: x, y: y)) }
        }
        points.removeAll { inside.inset(by: 1).contains($0) != inside.inset(by: -1).contains($0) }
        for (point, color) in zip(points, window.colors(at: points)) {
          XCTAssertEqual(color, inside.contains(point) ? .black : .white, "\(point), \(anchor)")
        }
      }
    }
  }
}

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)

@MainActor
private func square(_ color: Color) -> Element {
  Drawing(color) { color, canvas in [.fill(.rect(canvas.bounds), color)] }
}

/// The content at its place in a white window of 200 × 200.
@MainActor
private func placed(
  in rect: Rect = Rect(x: 50, y: 50, width: 100, height: 100), _ content: () -> Element
) -> TestWindow {
  TestWindow(width: 200, height: 200) {
    Placed(measure: { _ in Size(width: 200, height: 200) }, rects: { _ in [rect] }) { content() }
      .background(Color.white) { color, canvas in [.fill(.rect(canvas.bounds), color)] }
  }
}

/// 0 white, 1 black.
@MainActor
private func darkness(_ window: TestWindow, x: Int, y: Int) -> Double {
  1 - (window.color(at: Point(x: Double(x), y: Double(y)))?.green ?? .nan)
}
