import MotionCore
import Testing

@testable import FlightsDesktop

struct PathTests {
  @Test func nothingHasNoBounds() {
    #expect(Path().bounds == .zero)
    #expect(
      Path.line(from: Point(x: 3, y: 1), to: Point(x: 1, y: 2)).bounds
        == Rect(x: 1, y: 1, width: 2, height: 1))
  }

  @Test("A quarter circle's cubic stays within 0.03 % of the radius")
  func arcStaysOnTheCircle() {
    var path = Path()
    path.addArc(center: .zero, radius: 1, start: .zero, sweep: .degrees(90))
    guard case .move(let from) = path.elements[0],
      case .curve(let end, let c1, let c2) = path.elements[1]
    else {
      Issue.record("one cubic expected")
      return
    }
    for step in 0...20 {
      let t = Double(step) / 20
      let u = 1 - t
      func part(_ value: (Point) -> Double) -> Double {
        u * u * u * value(from) + 3 * u * u * t * value(c1) + 3 * u * t * t * value(c2)
          + t * t * t * value(end)
      }
      let (x, y) = (part(\.x), part(\.y))
      #expect(abs((x * x + y * y).squareRoot() - 1) < 3e-4)
    }
  }

  @Test("Radii that do not fit shrink by one factor")
  func cornersFit() {
    let corners = Corners(20).fitted(to: Size(width: 20, height: 100))
    #expect(corners == Corners(10))
    let uneven = Corners(topLeft: 30, topRight: 10, bottomRight: 0, bottomLeft: 0)
      .fitted(to: Size(width: 20, height: 100))
    #expect(uneven == Corners(topLeft: 15, topRight: 5, bottomRight: 0, bottomLeft: 0))
    #expect(Corners(4).fitted(to: .zero) == .zero)
    #expect(Corners(-3) == .zero)
  }

  @Test func starHasItsFirstPointUp() {
    let star = Path.star(center: Point(x: 10, y: 10), outer: 5, inner: 2)
    #expect(star.elements.first == .move(to: Point(x: 10, y: 5)))
    #expect(star.elements.count == 11)
  }

  @Test("Turning is clockwise, as the screen's y points down")
  func rotates() {
    let turned = Path.line(from: .zero, to: Point(x: 1, y: 0)).rotated(
      by: .degrees(90), about: .zero)
    guard case .line(let end) = turned.elements[1] else { return }
    #expect(abs(end.x) < 1e-12 && abs(end.y - 1) < 1e-12)
  }
}
