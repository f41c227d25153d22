import Testing

@testable import MotionCore

struct Transform2DTests {
  @Test func isRebuiltFromItsParts() {
    let transform = Transform2D.scale(x: 2, y: -3)
      .concatenating(Transform2D(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
      .concatenating(.rotation(.degrees(130)))
      .concatenating(.translation(x: 7, y: -2))
    let rebuilt = transform.decomposition.transform
    for point in [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 3, y: 5)] {
      #expect((rebuilt.apply(point) - transform.apply(point)).magnitude < 1e-12)
    }
    #expect(Transform2D.scale(x: 0, y: 0).decomposition.transform == .scale(x: 0, y: 0))
  }

  @Test func turnsTheShorterWayRound() {
    let middle = Transform2D.rotation(.degrees(170))
      .interpolated(towards: .rotation(.degrees(-170)), amount: 0.5)
    #expect(abs(abs(middle.decomposition.rotation.degrees) - 180) < 1e-9)
  }

  @Test func undoesItself() throws {
    let anchor = Point(x: 3, y: 4)
    let transform = Transform2D.rotation(.degrees(30), about: anchor)
    #expect((transform.apply(anchor) - anchor).magnitude < 1e-12)
    let back = try #require(transform.inverted)
    let point = Point(x: -2, y: 9)
    #expect((back.apply(transform.apply(point)) - point).magnitude < 1e-12)
    #expect(Transform2D.scale(x: 0, y: 1).inverted == nil)
  }
}
