import Testing

@testable import MotionCore

struct MatchedGeometryRegistryTests {
  private let timeline = Timeline()
  private let space = Namespace()
  private let card = Rect(x: 20, y: 300, width: 100, height: 150)
  private let details = Rect(x: 0, y: 0, width: 400, height: 600)
  private let linear = Transaction(animation: .linear(duration: 1))
  private let none = Transaction(animation: nil)

  private func expand(
    _ registry: MatchedGeometryRegistry, _ transaction: Transaction
  ) -> (MatchedGeometryRegistry.Member, MatchedGeometryRegistry.Member) {
    let a = registry.insert(
      id: 1, in: space.id, anchor: .topLeading, frame: card, transaction: none)
    registry.commit()
    registry.leave(a, transaction: transaction)
    let b = registry.insert(
      id: 1, in: space.id, anchor: .topLeading, frame: details, transaction: transaction)
    registry.commit()
    return (a, b)
  }

  @Test func movesBothViewsTogether() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let (a, b) = expand(registry, linear)
    #expect(registry.isMoving(a) && registry.source(for: a) == b)
    timeline.advance(to: 0.5)
    let middle = Rect(x: 10, y: 150, width: 250, height: 375)
    #expect(registry.presentedFrame(of: a) == middle)
    #expect(registry.presentedFrame(of: b) == middle)
    timeline.advance(to: 1.1)
    #expect(registry.presentedFrame(of: b) == nil)
    #expect(!registry.isMoving(b))
  }

  @Test("The order in which a client reports a change does not matter")
  func ignoresTheOrderOfReports() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let a = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
    registry.commit()
    let b = registry.insert(id: 1, in: space.id, transaction: linear)
    registry.leave(a, transaction: linear)
    // The layout comes last, and without a transaction of its own.
    registry.setFrame(details, of: b, transaction: none)
    registry.commit()
    #expect(registry.isMoving(b))
    #expect(registry.presentedFrame(of: b) == card)
  }

  @Test("A view that has gone at once was still a partner")
  func movesFromADepartedView() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let a = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
    registry.commit()
    registry.remove(a, transaction: linear)
    let b = registry.insert(id: 1, in: space.id, frame: details, transaction: linear)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == card)
  }

  @Test("Without a partner there is no move (D48)")
  func staysAloneWithoutPartner() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let unrealised = registry.insert(id: 1, in: space.id, transaction: none)
    registry.commit()
    registry.leave(unrealised, transaction: linear)
    let b = registry.insert(id: 1, in: space.id, frame: details, transaction: linear)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == nil && !registry.isMoving(b))
    #expect(registry.presentedFrame(of: unrealised) == nil)
    #expect(timeline.isIdle)
  }

  @Test func keepsGroupsApart() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let other = Namespace()
    let a = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
    let b = registry.insert(id: 1, in: other.id, isSource: false, frame: details, transaction: none)
    let c = registry.insert(id: 2, in: space.id, isSource: false, frame: details, transaction: none)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == nil && registry.presentedFrame(of: c) == nil)
    #expect(registry.source(for: a) == a && registry.source(for: b) == nil)
  }

  @Test("Followers go with the layout of the source, under its transaction")
  func followsTheLayout() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let a = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
    let b = registry.insert(
      id: 1, in: space.id, isSource: false, frame: details, transaction: none)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == card)
    registry.setFrame(details, of: a, transaction: linear)
    registry.commit()
    timeline.advance(to: 0.5)
    #expect(registry.presentedFrame(of: b) == card.interpolated(towards: details, amount: 0.5))
    // The source itself moves by its layout, not by sharing.
    #expect(registry.presentedFrame(of: a) == nil)
  }

  @Test("After the last source has gone, followers return as it went (D47)")
  func returnsWithTheRemoval() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let a = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
    let b = registry.insert(
      id: 1, in: space.id, isSource: false, frame: details, transaction: none)
    registry.commit()
    registry.leave(a, transaction: linear)
    registry.commit()
    timeline.advance(to: 0.5)
    #expect(registry.presentedFrame(of: b) == card)
    registry.remove(a)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == card)
    timeline.advance(to: 1)
    #expect(registry.presentedFrame(of: b) == card.interpolated(towards: details, amount: 0.5))
    timeline.advance(to: 1.6)
    #expect(registry.presentedFrame(of: b) == nil)
  }

  @Test("A reversal with springs keeps the velocity")
  func reversesSmoothly() {
    let spring = Transaction(animation: .spring(response: 0.5, dampingFraction: 1))
    let registry = MatchedGeometryRegistry(on: timeline)
    let (a, b) = expand(registry, spring)
    func width() -> Double { registry.presentedFrame(of: b)?.width ?? .nan }
    let h = 1e-4
    timeline.advance(to: 0.15 - h)
    let before = width()
    timeline.advance(to: 0.15)
    let middle = width()
    registry.reenter(a, transaction: spring)
    registry.leave(b, transaction: spring)
    registry.commit()
    #expect(width() == middle)
    timeline.advance(to: 0.15 + h)
    let after = width()
    // The acceleration changes by at most ω₀²·2·300 here; over one step that is a velocity of 10 of 900.
    #expect(abs((after - middle) - (middle - before)) / h < 20)
    #expect(registry.source(for: b) == a)
  }

  @Test("Both criteria wait for the move (D49)")
  func attachesBothListeners() {
    let registry = MatchedGeometryRegistry(on: timeline)
    var fired: [String] = []
    var transaction = Transaction(animation: .spring(response: 0.5, dampingFraction: 1))
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { fired.append("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { fired.append("removed") }
    _ = expand(registry, transaction)
    timeline.advance(to: 0.49)
    #expect(fired.isEmpty)
    timeline.advance(to: 0.51)
    #expect(fired == ["logical"])
    timeline.advance(to: 3)
    #expect(fired == ["logical", "removed"])
  }

  @Test("Anchors are mirrored right-to-left")
  func mirrorsAnchors() {
    let registry = MatchedGeometryRegistry(on: timeline)
    registry.direction = .rightToLeft
    _ = registry.insert(id: 1, in: space.id, anchor: .topLeading, frame: card, transaction: none)
    let b = registry.insert(
      id: 1, in: space.id, properties: .position, anchor: .topLeading, isSource: false,
      frame: Rect(x: 0, y: 0, width: 30, height: 10), transaction: none)
    registry.commit()
    #expect(registry.presentedFrame(of: b) == Rect(x: 90, y: 300, width: 30, height: 10))
  }

  @Test("At reduced motion a move becomes a cross-fade in place")
  func crossFades() {
    let timeline = Timeline(level: .reduced)
    let registry = MatchedGeometryRegistry(on: timeline)
    var signals: [MatchedGeometryRegistry.CrossFade] = []
    registry.onCrossFade = { signals.append($0) }
    let (a, b) = expand(registry, linear)
    #expect(signals.map(\.from) == [a] && signals.map(\.to) == [b])
    #expect(registry.presentedFrame(of: a) == nil && registry.presentedFrame(of: b) == nil)
    timeline.advance(to: 0.1)
    #expect(abs(registry.crossFadeOpacity(of: b) - 0.5) < 1e-6)
    #expect(abs(registry.crossFadeOpacity(of: a) - 0.5) < 1e-6)
    timeline.advance(to: 0.3)
    #expect(registry.crossFadeOpacity(of: b) == 1 && registry.crossFadeOpacity(of: a) == 0)
    registry.remove(a)
    registry.commit()
    #expect(registry.crossFadeOpacity(of: b) == 1)
  }

  @Test func jumpsWithoutMotion() {
    let timeline = Timeline(level: .none)
    let registry = MatchedGeometryRegistry(on: timeline)
    var signals = 0
    registry.onCrossFade = { _ in signals += 1 }
    let (a, b) = expand(registry, linear)
    #expect(signals == 0 && registry.presentedFrame(of: b) == nil)
    #expect(registry.presentedFrame(of: a) == details)
  }

  @Test func warnsOncePerGroup() {
    let registry = MatchedGeometryRegistry(on: timeline)
    var warnings = 0
    registry.onAmbiguousSource = { _ in warnings += 1 }
    for _ in 0..<3 {
      _ = registry.insert(id: 1, in: space.id, frame: card, transaction: none)
      registry.commit()
    }
    #expect(warnings == 1)
  }

  @Test func reportsWhatMoves() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let (a, b) = expand(registry, linear)
    var moved: [MatchedGeometryRegistry.Member] = []
    registry.onChange = { moved.append($0) }
    timeline.advance(to: 0.5)
    #expect(moved == [a, b])
    registry.commit()
    #expect(moved.count == 2)
  }

  @Test("What is reported again after each layout changes nothing")
  func ignoresRepeatedReports() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let (a, b) = expand(registry, linear)
    timeline.advance(to: 0.5)
    let shown = registry.presentedFrame(of: b)
    var reports = 0
    registry.onChange = { _ in reports += 1 }
    registry.setFrame(card, of: a, transaction: none)
    registry.setFrame(details, of: b, transaction: none)
    registry.setSource(true, of: b, transaction: none)
    registry.leave(a, transaction: none)
    registry.reenter(b, transaction: none)
    registry.commit()
    #expect(reports == 0 && registry.presentedFrame(of: b) == shown)
  }

  @Test func forgetsEmptyGroups() {
    let registry = MatchedGeometryRegistry(on: timeline)
    let (a, b) = expand(registry, linear)
    registry.remove(a)
    registry.remove(b)
    registry.commit()
    #expect(timeline.isIdle)
    #expect(registry.presentedFrame(of: b) == nil && registry.source(for: b) == nil)
    registry.leave(b)
    registry.remove(b)
    registry.commit()
  }

  @Test("Frames stay finite and groups consistent in any history", arguments: 1...30)
  func survivesAnyHistory(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let timeline = Timeline()
    let registry = MatchedGeometryRegistry(on: timeline)
    var members: [MatchedGeometryRegistry.Member] = []
    var time = 0.0
    func rect() -> Rect {
      Rect(
        x: .random(in: 0...500, using: &random), y: .random(in: 0...500, using: &random),
        width: .random(in: 0...200, using: &random), height: .random(in: 0...200, using: &random))
    }
    for _ in 0..<300 {
      let transaction = Transaction(
        animation: [nil, .linear(duration: 0.3), .spring].randomElement(using: &random) ?? nil)
      let member = members.randomElement(using: &random)
      switch (Int.random(in: 0..<8, using: &random), member) {
      case (0, _):
        members.append(
          registry.insert(
            id: 1, in: space.id, isSource: .random(using: &random),
            frame: Bool.random(using: &random) ? rect() : nil, transaction: transaction))
      case (1, let member?): registry.leave(member, transaction: transaction)
      case (2, let member?): registry.reenter(member, transaction: transaction)
      case (3, let member?):
        registry.remove(member, transaction: transaction)
        members.removeAll { $0 == member }
      case (4, let member?): registry.setFrame(rect(), of: member, transaction: transaction)
      case (5, let member?):
        registry.setSource(.random(using: &random), of: member, transaction: transaction)
      default:
        time += .random(in: 0...0.2, using: &random)
        registry.commit()
        timeline.advance(to: time)
      }
      for member in members {
        #expect(registry.presentedFrame(of: member)?.isFinite != false)
      }
    }
    for member in members { registry.remove(member) }
    registry.commit()
    timeline.advance(to: time + 100)
    #expect(timeline.isIdle)
  }
}
