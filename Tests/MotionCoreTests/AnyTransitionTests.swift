import Testing

@testable import MotionCore

struct AnyTransitionTests {
  static let builtIns: [AnyTransition] = [
    .identity, .opacity, .slide, .move(edge: .leading), .move(edge: .top), .push(from: .trailing),
    .push(from: .bottom), .offset(x: 20, y: -30), .scale, .scale(0.5, anchor: .topLeading),
    .blurReplace(), .blurReplace(.upUp), .digit(up: true),
    .modifier(active: Twist(degrees: 90, scale: 0.2), identity: Twist(degrees: 0, scale: 1)),
    .asymmetric(insertion: .move(edge: .leading), removal: .opacity),
    AnyTransition.scale(0.5).combined(with: .push(from: .leading)),
  ]
  static let size = Size(width: 96, height: 64)

  @Test("The identity phase changes nothing", arguments: builtIns)
  func restsAtIdentity(_ transition: AnyTransition) {
    let layers = transition.layers(for: .identity)
    #expect(layers.allSatisfy { $0.isIdentity })
    #expect(layers.opacity == 1)
    #expect(layers.transform(in: Self.size) == .identity)
  }

  @Test("Every phase has the same number of layers", arguments: builtIns)
  func keepsLayerCount(_ transition: AnyTransition) {
    for phase in TransitionPhase.allCases {
      #expect(transition.layers(for: phase).count == transition.layerCount)
    }
  }

  @Test("Right-to-left is the mirror image: flip, effect, flip back", arguments: builtIns)
  func mirrors(_ transition: AnyTransition) {
    let flip = Transform2D.scale(x: -1, y: 1, about: Point(x: Self.size.width / 2, y: 0))
    for phase in TransitionPhase.allCases {
      let left = transition.layers(for: phase, direction: .leftToRight)
      let right = transition.layers(for: phase, direction: .rightToLeft)
      let expected = flip.concatenating(left.transform(in: Self.size)).concatenating(flip)
      #expect(distance(right.transform(in: Self.size), expected) < 1e-9)
      #expect(left.opacity == right.opacity)
      #expect(left.map(\.blurRadius) == right.map(\.blurRadius))
    }
  }

  @Test("A size turns moves into offsets without changing the picture", arguments: builtIns)
  func resolvesMoves(_ transition: AnyTransition) {
    for phase in TransitionPhase.allCases {
      let open = transition.layers(for: phase)
      let resolved = transition.layers(for: phase, size: Self.size)
      #expect(resolved.allSatisfy { $0.moveFraction == .zero })
      #expect(open.transform(in: Self.size) == resolved.transform(in: Self.size))
    }
  }

  @Test func placesCombinedOutside() {
    let scaledThenPushed = AnyTransition.scale(0.5).combined(with: .push(from: .leading))
    let pushedThenScaled = AnyTransition.push(from: .leading).combined(with: .scale(0.5))
    let first = scaledThenPushed.layers(for: .willAppear).transform(in: Self.size)
    let second = pushedThenScaled.layers(for: .willAppear).transform(in: Self.size)
    // Centre stays at half a width minus a full width, or minus half a width.
    #expect(first.apply(Point(x: 48, y: 32)) == Point(x: -48, y: 32))
    #expect(second.apply(Point(x: 48, y: 32)) == Point(x: 0, y: 32))
  }

  @Test func orsMotion() {
    #expect(!AnyTransition.identity.hasMotion)
    #expect(!AnyTransition.opacity.combined(with: .identity).hasMotion)
    #expect(AnyTransition.opacity.combined(with: .slide).hasMotion)
    #expect(AnyTransition.asymmetric(insertion: .opacity, removal: .scale).hasMotion)
    #expect(!AnyTransition.opacity.animation(.default).hasMotion)
  }

  @Test func innermostAttachedAnimationWins() {
    let inner = Animation.linear(duration: 1)
    let transition = AnyTransition.slide.animation(inner).combined(with: .opacity)
      .animation(.linear(duration: 2))
    #expect(transition.attachedAnimation(forLayer: 0, phase: .identity) == .some(inner))
    #expect(
      transition.attachedAnimation(forLayer: 1, phase: .didDisappear)
        == .some(.linear(duration: 2)))
    #expect(AnyTransition.slide.attachedAnimation(forLayer: 0, phase: .identity) == nil)
  }

  @Test func attachedNilIsNotTheSameAsNone() {
    let still = AnyTransition.slide.animation(nil)
    #expect(still.attachedAnimation(forLayer: 0, phase: .identity) == .some(nil))
  }

  @Test func reducesMotionToOpacity() {
    let fast = Animation.linear(duration: 0.1)
    let slow = Animation.linear(duration: 0.3)
    #expect(AnyTransition.opacity.animation(fast).reduced() == .opacity.animation(fast))
    #expect(AnyTransition.slide.reduced() == .opacity)
    #expect(AnyTransition.slide.animation(fast).reduced() == .opacity.animation(fast))

    let sides = AnyTransition.asymmetric(
      insertion: .slide.animation(fast), removal: .scale.animation(slow)
    ).reduced()
    #expect(sides.layerCount == 1)
    #expect(sides.attachedAnimation(forLayer: 0, phase: .identity) == .some(fast))
    #expect(sides.attachedAnimation(forLayer: 0, phase: .didDisappear) == .some(slow))
  }

  @Test func combinesOwnTransitionsWithBuiltIns() {
    #expect(
      Twirl().combined(with: .opacity) == AnyTransition(Twirl()).combined(with: .opacity))
    #expect(Twirl().combined(with: Twirl()).layerCount == 2)
    #expect(
      Twirl().animation(nil).attachedAnimation(forLayer: 0, phase: .identity) == .some(nil))
  }

  @Test func packsModifiersIntoOneLayer() {
    let twist = AnyTransition(Twirl())
    #expect(twist.layerCount == 1)
    let effect = twist.layers(for: .willAppear)[0]
    #expect(effect.scale == Size(width: 0.5, height: 0.5))
    #expect(effect.opacity == 0)
    #expect(effect.rotation == .degrees(360))
    #expect(effect.offset == Point(x: -1, y: 0))
  }

  @Test("A modifier that comes too late for a layer opens another one")
  func keepsTheOrder() {
    let transition = AnyTransition(OffsetThenScale())
    #expect(transition.layerCount == 2)
    let transform = transition.layers(for: .didDisappear).transform(in: Self.size)
    #expect(transform.apply(Point(x: 48, y: 32)) == Point(x: 53, y: 32))
  }

  @Test("Phases with different modifiers keep them apart")
  func padsMissingModifiers() {
    let transition = AnyTransition(Conditional())
    #expect(transition.layerCount == 2)
    #expect(transition.layers(for: .identity).allSatisfy { $0.isIdentity })
    #expect(transition.layers(for: .willAppear).opacity == 0)
    #expect(transition.layers(for: .didDisappear).opacity == 0.5)
  }

  @Test func trapsBeyondItsLayers() async {
    await #expect(processExitsWith: .failure) {
      _ = AnyTransition.slide.attachedAnimation(forLayer: 1, phase: .identity)
    }
  }

  private func distance(_ a: Transform2D, _ b: Transform2D) -> Double {
    [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty].map(abs).max() ?? 0
  }
}

struct Twist: TransitionModifier {
  var degrees: Double
  var scale: Double

  func body(content: TransitionContent) -> TransitionContent {
    content.scaleEffect(scale).rotationEffect(.degrees(degrees))
  }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .opacity(phase.isIdentity ? 1 : 0)
      .rotationEffect(.degrees(phase == .willAppear ? 360 : 0))
      .offset(x: phase.value)
  }
}

private struct OffsetThenScale: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .offset(x: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
  }
}

private struct Conditional: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    switch phase {
    case .willAppear: content.offset(x: 10).opacity(0)
    case .identity: content
    case .didDisappear: content.opacity(0.5)
    }
  }
}
