import Testing

@testable import MotionCore

struct TransitionPhaseTests {
  @Test func pointsOneWayAndTheOther() {
    #expect(TransitionPhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(TransitionPhase.allCases.map(\.isIdentity) == [false, true, false])
  }
}
