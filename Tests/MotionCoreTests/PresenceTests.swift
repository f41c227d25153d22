import Testing

@testable import MotionCore

struct PresenceTests {
  @Test func entersAndLeaves() {
    var presence = Presence()
    let appear = presence.insert(at: 0)
    #expect(appear == .appear && presence.state == .entering && presence.phase == .identity)
    let settle = presence.finish(presence.generation)
    #expect(settle == .settle && presence.state == .present && presence.isMember)
    let leave = presence.remove(at: 1)
    #expect(leave == .leave && presence.isInTree && !presence.isMember)
    #expect(presence.phase == .didDisappear)
    let disappear = presence.finish(presence.generation)
    #expect(disappear == .disappear && presence.state == .gone && presence.phase == nil)
  }

  @Test func comesBackWhileLeaving() {
    var presence = Presence()
    _ = presence.insert(at: 0)
    _ = presence.remove(at: 1)
    let leaving = presence.generation
    let back = presence.insert(at: 1.5)
    #expect(back == .reappear && presence.state == .entering)
    let late = presence.finish(leaving)
    #expect(late == .none && presence.state == .entering)
  }

  @Test("Removed before the first frame, it goes without a transition (D41)")
  func dropsWhatWasNeverShown() {
    var presence = Presence()
    _ = presence.insert(at: 2)
    let dropped = presence.remove(at: 2)
    #expect(dropped == .disappear && presence.state == .gone)
    // The same for one that was at rest at once, as nothing was animated.
    _ = presence.insert(at: 2)
    _ = presence.finish(presence.generation)
    let again = presence.remove(at: 2)
    #expect(again == .disappear)
  }

  @Test("A view that came back has been shown already")
  func leavesAgainInTheFrameOfItsReturn() {
    var presence = Presence()
    _ = presence.insert(at: 0)
    _ = presence.remove(at: 1)
    _ = presence.insert(at: 2)
    let leave = presence.remove(at: 2)
    #expect(leave == .leave)
  }

  @Test func ignoresRepeatedWishes() {
    var presence = Presence()
    let nothing = presence.remove(at: 0)
    #expect(nothing == .none)
    _ = presence.insert(at: 0)
    let again = presence.insert(at: 1)
    #expect(again == .none)
    _ = presence.remove(at: 2)
    let removedAgain = presence.remove(at: 3)
    #expect(removedAgain == .none && presence.generation == 2)
  }

  @Test("Appearing and disappearing alternate in any history", arguments: 1...50)
  func balances(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var presence = Presence()
    var time = 0.0
    var pending: [Int] = []
    var inTree = 0
    for _ in 0..<400 {
      let before = presence.generation
      let action: Presence.Action
      switch Int.random(in: 0..<4, using: &random) {
      case 0: action = presence.insert(at: time)
      case 1: action = presence.remove(at: time)
      case 2:
        action = presence.finish(pending.randomElement(using: &random) ?? 0)
      default:
        time += Double.random(in: 0...1, using: &random)
        action = .none
      }
      if presence.generation != before { pending.append(presence.generation) }
      if action == .appear { inTree += 1 }
      if action == .disappear { inTree -= 1 }
      #expect((inTree == 1) == presence.isInTree && (0...1).contains(inTree))
      #expect(presence.isInTree == (presence.phase != nil))
      #expect(!presence.isMember || presence.isInTree)
    }
    if presence.isMember { _ = presence.remove(at: .infinity) }
    _ = presence.finish(presence.generation)
    #expect(presence.state == .gone)
  }
}
