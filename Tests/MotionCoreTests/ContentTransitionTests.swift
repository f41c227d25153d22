import Testing

@testable import MotionCore

struct ContentTransitionTests {
  @Test("A growing number rolls up: the new digit comes from below")
  func rollsUp() {
    let transition = ContentTransition.numericText(from: 129, to: 130)
      .transition(for: .changed, lineHeight: 20)
    let arriving = transition.layers(for: .willAppear)[0]
    let leaving = transition.layers(for: .didDisappear)[0]
    #expect(arriving.offset == Point(x: 0, y: 12))
    #expect(leaving.offset == Point(x: 0, y: -12))
    #expect([arriving.opacity, arriving.blurRadius] == [0, 4])
    #expect([leaving.opacity, leaving.blurRadius] == [0, 4])
  }

  @Test func rollsDown() {
    #expect(ContentTransition.numericText(from: 130, to: 129) == .numericText(countsDown: true))
    let transition = ContentTransition.numericText(countsDown: true)
      .transition(for: .changed, lineHeight: 20)
    #expect(transition.layers(for: .willAppear)[0].offset.y == -12)
  }

  @Test("The value's change gives the direction")
  func followsTheValue() {
    let before = ContentTransition.numericText(value: 7)
    #expect(ContentTransition.numericText(value: 8).following(before) == .numericText())
    #expect(
      ContentTransition.numericText(value: 6).following(before) == .numericText(countsDown: true))
    #expect(ContentTransition.numericText(value: 6).following(.opacity) == .numericText())
    #expect(ContentTransition.opacity.following(before) == .opacity)
  }

  @Test func fadesAddedAndRemovedPlaces() {
    let roll = ContentTransition.numericText()
    #expect(roll.transition(for: .added, lineHeight: 20) == .opacity)
    #expect(roll.transition(for: .removed, lineHeight: 20) == .opacity)
    #expect(roll.transition(for: .kept, lineHeight: 20) == .identity)
  }

  @Test func reducesToFades() {
    #expect(ContentTransition.numericText().reduced() == .opacity)
    #expect(ContentTransition.interpolate.reduced() == .opacity)
    #expect(ContentTransition.identity.reduced() == .identity)
  }
}
