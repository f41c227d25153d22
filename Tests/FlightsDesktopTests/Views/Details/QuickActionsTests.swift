import MotionCore
import Testing

@testable import FlightsDesktop

@MainActor
struct QuickActionsTests {
  @Test("Open, all stand 48 apart and end beside the opener; closed, the mark does")
  func places() {
    let rects = FanPlaces.rects
    #expect(rects.map(\.minX) == [144, 48, 96, 144, 192])
    #expect(rects[0].minX + FanPlaces.markShift == 0)
    #expect(FanPlaces.size == Size(width: 232, height: 40))
    #expect(FanPlaces.width(isOpen: false) == 88)
  }

  @Test("Every action comes out of the mark's closed place")
  func distances() {
    for index in 1...3 {
      #expect(FanPlaces.rects[index].minX + FanPlaces.distance(index) == FanPlaces.rects[0].minX)
    }
  }

  @Test("0.2 in, 0 out, no turns")
  func phases() {
    let transition = AnyTransition(FanTransition(distance: 96))
    func layer(_ phase: TransitionPhase, _ direction: LayoutDirection) -> TransitionEffect? {
      transition.layers(for: phase, size: Size(width: 40, height: 40), direction: direction).first
    }
    #expect(layer(.willAppear, .leftToRight)?.opacity == 0.2)
    #expect(layer(.identity, .leftToRight)?.opacity == 1)
    #expect(layer(.didDisappear, .leftToRight)?.opacity == 0)
    #expect(layer(.willAppear, .leftToRight)?.offset.x == 96)
    #expect(layer(.willAppear, .rightToLeft)?.offset.x == -96)
    #expect(layer(.identity, .leftToRight)?.offset.x == 0)
    #expect(layer(.didDisappear, .leftToRight)?.rotation == .zero)
  }
}
