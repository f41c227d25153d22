import Testing

@testable import MotionCore

struct TransitionEffectTests {
  static let effect = TransitionEffect(
    opacity: 0.25, offset: Point(x: 3, y: -4), moveFraction: Point(x: 0.5, y: -1),
    scale: Size(width: 2, height: 0.5), anchor: .topTrailing, rotation: .degrees(30),
    blurRadius: 7, clip: Size(width: 0.5, height: 0.75), saturation: 0.1)

  @Test func animatesAllItsParts() {
    var copy = TransitionEffect.identity
    copy.animatableData = Self.effect.animatableData
    // Angle and anchor go through a multiplication by 128 and back, which is exact.
    #expect(copy == Self.effect)
    #expect(
      TransitionEffect(geometry: Self.effect.geometry, appearance: Self.effect.appearance)
        == Self.effect)
  }

  @Test func interpolatesEachPart() {
    let start = TransitionEffect.identity
    var middle = start
    middle.animatableData = start.animatableData.interpolated(
      towards: Self.effect.animatableData, amount: 0.5)
    #expect(middle.opacity == 0.625)
    #expect(middle.offset == Point(x: 1.5, y: -2))
    #expect(middle.scale == Size(width: 1.5, height: 0.75))
    #expect(middle.anchor == UnitPoint(x: 0.75, y: 0.25))
    #expect(abs(middle.rotation.degrees - 15) < 1e-12)
    #expect(middle.blurRadius == 3.5)
    #expect(middle.clip == Size(width: 0.75, height: 0.875))
  }

  @Test func mirrorsTwiceToItself() {
    #expect(Self.effect.mirrored.mirrored == Self.effect)
    #expect(Self.effect.mirrored.rotation == .degrees(-30))
  }

  @Test("Scale, then rotation, then displacement")
  func ordersGeometry() {
    let effect = TransitionEffect(
      offset: Point(x: 100, y: 0), scale: Size(width: 2, height: 1), anchor: .topLeading,
      rotation: .degrees(90))
    let point = effect.transform(in: Size(width: 10, height: 10)).apply(Point(x: 5, y: 0))
    // (5, 0) → (10, 0) → clockwise on the screen: (0, 10) → (100, 10)
    #expect(point.distance(to: Point(x: 100, y: 10)) < 1e-12)
  }

  @Test func clipsAboutTheCentre() {
    let rect = Self.effect.clipRect(in: Size(width: 100, height: 40))
    #expect(rect == Rect(x: 25, y: 5, width: 50, height: 30))
    #expect(
      TransitionEffect.identity.clipRect(in: Size(width: 100, height: 40))
        == Rect(x: 0, y: 0, width: 100, height: 40))
  }
}
