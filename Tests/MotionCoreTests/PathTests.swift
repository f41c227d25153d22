import Glibc
import Testing

@testable import MotionCore

struct PathTests {
  static let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))

  @Test func interpolatesEqualStructures() {
    let wide = Path(Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(
      Self.square.interpolated(towards: wide, amount: 0.5)
        == Path(Rect(x: 0, y: 0, width: 20, height: 10)))
    #expect(
      Self.square.interpolated(towards: wide, amount: 1.5)
        == Path(Rect(x: 0, y: 0, width: 40, height: 10)))
  }

  @Test func jumpsBetweenDifferentStructures() {
    let line = Path(polyline: [Point(x: 0, y: 0), Point(x: 1, y: 1)])
    #expect(Self.square.interpolated(towards: line, amount: 0.1) == line)
    #expect(!Self.square.animatableData.hasSameShape(as: line.animatableData))
  }

  @Test func emptyDataIsNeutral() {
    let data = Self.square.animatableData
    #expect(PathData.zero + data == data)
    #expect(data + .zero == data)
    #expect((data - data).magnitudeSquared == 0)
    #expect((PathData.zero - data) + data == data - data)
  }
}

struct PathTrimTests {
  static let corner = Path(
    polyline: [Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 30, y: 40)])

  @Test(arguments: [(0.5, 0.5), (0.8, 0.2), (.nan, 1), (0, .nan), (1, 2), (-1, 0)])
  func isEmptyWithoutAPart(_ range: (Double, Double)) {
    #expect(Self.corner.trimmed(from: range.0, to: range.1).isEmpty)
  }

  @Test func keepsTheWhole() {
    #expect(PathTests.square.trimmed(from: 0, to: 1) == PathTests.square)
    #expect(PathTests.square.trimmed(from: -3, to: .infinity) == PathTests.square)
  }

  @Test("The closing line counts, and is drawn as a line")
  func countsTheClosingLine() {
    #expect(PathTests.square.length == 40)
    #expect(
      PathTests.square.trimmed(from: 0.75, to: 0.875).elements
        == [.move(to: Point(x: 0, y: 10)), .line(to: Point(x: 0, y: 5))])
  }

  @Test("A cut at a corner leaves no sliver", arguments: 1..<100)
  func cutsAtCorners(sides: Int) {
    let points = (0...100).map { (index: Int) -> Point in
      Point(x: Double(index / 2) * 0.1, y: Double((index + 1) / 2) * 0.7)
    }
    let path = Path(polyline: points)
    let measure = PathMeasure(path)
    let length = Path(polyline: Array(points[0...sides])).length
    let head = measure.trimmed(from: 0, to: length / measure.length)
    let tail = measure.trimmed(from: length / measure.length, to: 1)
    #expect(head.elements.count == sides + 1)
    #expect(tail.elements.count == points.count - sides)
  }

  @Test func runsOverAllSubpaths() {
    var path = Path(polyline: [Point(x: 0, y: 0), Point(x: 10, y: 0)])
    path.addPath(Path(polyline: [Point(x: 0, y: 5), Point(x: 0, y: 5), Point(x: 30, y: 5)]))
    #expect(
      path.trimmed(from: 0.125, to: 0.5).elements
        == [
          .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)),
          .move(to: Point(x: 0, y: 5)), .line(to: Point(x: 10, y: 5)),
        ])
  }

  @Test("A circle's length, and a quarter of it, within the 0.1 points of D50")
  func measuresCurves() {
    let circle = Path(ellipseIn: Rect(x: -100, y: -100, width: 200, height: 200))
    #expect(abs(circle.length - 2 * .pi * 100) < 0.1)
    let measure = PathMeasure(circle)
    for index in 0...16 {
      let fraction = Double(index) / 16
      let angle = fraction * 2 * .pi
      // On a circle a fraction of the length is a fraction of the turn.
      let expected = Point(
        x: 100 * cos(angle), y: 100 * sin(angle))
      #expect(measure.point(at: fraction).map { $0.distance(to: expected) < 0.1 } == true)
    }
  }

  @Test("Parts add up, however uneven a curve's speed is", arguments: 1...20)
  func addsUp(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func point() -> Point {
      Point(
        x: .random(in: -200...200, using: &random), y: .random(in: -200...200, using: &random))
    }
    var path = Path()
    path.move(to: point())
    path.addCurve(to: point(), control1: point(), control2: point())
    path.addQuadCurve(to: point(), control: point())
    path.addLine(to: point())
    path.closeSubpath()
    let measure = PathMeasure(path)
    let cuts =
      [0] + (0..<5).map { _ in Double.random(in: 0...1, using: &random) }.sorted() + [1]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let part = measure.trimmed(from: from, to: to)
      #expect(abs(part.length - (to - from) * measure.length) < 1e-4)
    }
  }

  @Test func staysFiniteWithoutLength() {
    let dot = Path(polyline: [Point(x: 3, y: 4), Point(x: 3, y: 4)])
    #expect(dot.length == 0)
    #expect(dot.trimmed(from: 0, to: 0.5).isEmpty)
    #expect(PathMeasure(dot).point(at: 0.5) == Point(x: 3, y: 4))
    #expect(PathMeasure(Path()).point(at: 0.5) == nil)
    let broken = Path(polyline: [Point(x: 0, y: 0), Point(x: .nan, y: 0)])
    #expect(broken.length == 0)
    #expect(broken.trimmed(from: 0, to: 0.5).isEmpty)
  }
}
