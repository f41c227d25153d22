/// A transition as a value: a fixed list of layers, each with its effect per phase (spec 8.2).
///
/// The number of layers is the same in every phase, so a client keeps one animated attribute (or two: geometry
/// and appearance) per layer for as long as the view is on its way. Layers do not depend on the view's size;
/// moves are multiples of it.
public struct AnyTransition: Hashable, Sendable {
  /// One layer: its effect in the three phases and the animations that are attached to it.
  struct Layer: Hashable, Sendable {
    var willAppear: TransitionEffect
    var identity: TransitionEffect
    var didDisappear: TransitionEffect
    /// The attached animation on the way in; the inner `nil` means "no animation".
    var insertionAnimation: Animation??
    /// The attached animation on the way out. Different from the other only after `reduced()` of an asymmetric one.
    var removalAnimation: Animation??

    subscript(phase: TransitionPhase) -> TransitionEffect {
      switch phase {
      case .willAppear: willAppear
      case .identity: identity
      case .didDisappear: didDisappear
      }
    }

    mutating func attach(_ animation: Animation?) {
      if insertionAnimation == nil { insertionAnimation = .some(animation) }
      if removalAnimation == nil { removalAnimation = .some(animation) }
    }
  }

  /// Innermost first.
  var parts: [Layer]
  /// Whether anything moves. Combined and asymmetric transitions have motion if one of their parts has.
  public private(set) var hasMotion: Bool

  init(parts: [Layer], hasMotion: Bool) {
    self.parts = parts
    self.hasMotion = hasMotion
  }

  /// Erases a transition; its body is called once per phase.
  public init<T: Transition>(_ transition: T) {
    func steps(_ phase: TransitionPhase) -> [TransitionContent.Step] {
      transition.body(content: TransitionContent(), phase: phase).steps
    }
    parts = Self.layers(
      willAppear: steps(.willAppear), identity: steps(.identity),
      didDisappear: steps(.didDisappear))
    hasMotion = T.properties.hasMotion
  }

  /// How many layers there are, in every phase. At least one.
  public var layerCount: Int { parts.count }

  /// The layers' effects in a phase, innermost first; always `layerCount` of them.
  ///
  /// - Parameters:
  ///   - size: the view's own laid-out size in points. Given a size, moves come as `offset`; without it they stay in
  ///     `moveFraction`, which is what to animate if the view may change its size on the way or has none yet.
  ///   - direction: right-to-left gives the mirror image.
  public func layers(
    for phase: TransitionPhase, size: Size? = nil, direction: LayoutDirection = .leftToRight
  ) -> [TransitionEffect] {
    parts.map { part in
      var effect = part[phase]
      if direction == .rightToLeft { effect = effect.mirrored }
      if let size { effect = effect.resolved(in: size) }
      return effect
    }
  }

  /// The animation attached to a layer, used when the view goes to `phase`.
  ///
  /// `nil`: none attached, the transaction's animation holds. `.some(nil)`: the layer does not animate.
  /// An attached animation applies to the transition's own effects only, in every phase,
  /// even when the transaction disables animations (spec 8.1).
  public func attachedAnimation(forLayer index: Int, phase: TransitionPhase) -> Animation?? {
    precondition(parts.indices.contains(index), "A transition has no layer beyond its layerCount.")
    return phase == .didDisappear ? parts[index].removalAnimation : parts[index].insertionAnimation
  }

  /// What is shown under reduced motion: opacity for a transition with motion, itself otherwise (spec 8.3).
  ///
  /// An attached animation stays, on the opacity (D44); of several the innermost. An asymmetric transition keeps the
  /// one of each side.
  public func reduced() -> AnyTransition {
    guard hasMotion else { return self }
    var fade = AnyTransition.opacity
    let arriving = parts.filter { $0.willAppear != $0.identity }
    let leaving = parts.filter { $0.didDisappear != $0.identity }
    fade.parts[0].insertionAnimation =
      (arriving.isEmpty ? parts : arriving).compactMap(\.insertionAnimation).first
    fade.parts[0].removalAnimation =
      (leaving.isEmpty ? parts : leaving).compactMap(\.removalAnimation).first
    return fade
  }
}

extension AnyTransition {
  /// No effect; the view is there or it is not.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades. The default transition.
  public static let opacity = AnyTransition(OpacityTransition())
  /// In from the leading edge, out by the trailing edge.
  public static let slide = AnyTransition(SlideTransition())
  /// Scales from and to (almost) nothing about the centre.
  public static let scale = AnyTransition(ScaleTransition(ScaleTransition.vanishing))

  /// Scales from and to a factor about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }

  /// In and out by one edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

  /// In from an edge and out by the opposite one, with a fade.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(PushTransition(edge: edge))
  }

  /// In from and out to a displacement in points; x is measured from the leading edge.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(x: x, y: y))
  }

  /// Blur, fade and a slight scale.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> AnyTransition {
    AnyTransition(BlurReplaceTransition(configuration))
  }

  /// `active` before and after, `identity` in place.
  public static func modifier<Modifier: TransitionModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition in, another one out.
  ///
  /// The insertion's layers are innermost. Each side rests at its identity while the other one works, so a removal
  /// that interrupts an insertion shows both: the insertion goes on to its identity (spec 8.2).
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    let arriving = insertion.parts.map { part in
      var part = part
      part.didDisappear = part.identity
      return part
    }
    let leaving = removal.parts.map { part in
      var part = part
      part.willAppear = part.identity
      return part
    }
    return AnyTransition(
      parts: arriving + leaving, hasMotion: insertion.hasMotion || removal.hasMotion)
  }

  /// Both at once; `other` is applied outside of this one, so the order shows as soon as one of them scales.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts: parts + other.parts, hasMotion: hasMotion || other.hasMotion)
  }

  /// The transition with its own animation, `nil` for none.
  ///
  /// Parts that have one already keep it: the innermost wins, as with `.animation` on views.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var transition = self
    for index in transition.parts.indices { transition.parts[index].attach(animation) }
    return transition
  }
}

extension AnyTransition {
  /// Packs the modifiers of the three phases into as few layers as keep their meaning.
  ///
  /// The phases are packed together, so that layer n means the same modifiers in all of them. Phases with different
  /// kinds of modifiers cannot be; then every modifier gets a layer of its own, missing ones being the identity.
  static func layers(
    willAppear: [TransitionContent.Step], identity: [TransitionContent.Step],
    didDisappear: [TransitionContent.Step]
  ) -> [Layer] {
    let phases = [willAppear, identity, didDisappear]
    let count = phases.map(\.count).max() ?? 0
    let isUniform = phases.allSatisfy { $0.map(\.kind) == identity.map(\.kind) }
    var layers: [[TransitionEffect]] = []
    var used: Set<TransitionContent.Step.Kind> = []

    for index in 0..<count {
      let steps = phases.map { index < $0.count ? $0[index] : nil }
      if isUniform, let kind = steps[0]?.kind, let current = layers.last, fits(kind, after: used),
        zip(steps, current).allSatisfy({ keepsAnchor($0, of: $1, used: used) })
      {
        used.insert(kind)
      } else {
        layers.append([.identity, .identity, .identity])
        used = Set(steps.compactMap { $0?.kind })
      }
      for (phase, step) in steps.enumerated() {
        step?.apply(to: &layers[layers.count - 1][phase])
      }
    }

    if layers.isEmpty { layers = [[.identity, .identity, .identity]] }
    return layers.map { Layer(willAppear: $0[0], identity: $0[1], didDisappear: $0[2]) }
  }

  private static func fits(
    _ kind: TransitionContent.Step.Kind, after used: Set<TransitionContent.Step.Kind>
  ) -> Bool {
    guard !used.contains(kind) else { return false }
    guard let rank = kind.rank else { return true }
    return used.allSatisfy { ($0.rank ?? rank) <= rank }
  }

  /// Scale and rotation share a layer's one anchor.
  private static func keepsAnchor(
    _ step: TransitionContent.Step?, of effect: TransitionEffect,
    used: Set<TransitionContent.Step.Kind>
  ) -> Bool {
    guard let anchor = step?.anchor, used.contains(.scale) else { return true }
    return anchor == effect.anchor
  }
}
