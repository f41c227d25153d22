import MotionCore

/// One layer of an element's transition, in flight or at rest: two attributes, since the motion level treats geometry and
/// appearance differently.
final class TransitionLayer {
  let geometry: AnimatedValue<TransitionEffect.Geometry>
  let appearance: AnimatedValue<TransitionEffect.Appearance>

  init(_ effect: TransitionEffect, of element: Element) {
    let timeline = element.stage.timeline
    geometry = AnimatedValue(effect.geometry, kind: .geometry, on: timeline)
    appearance = AnimatedValue(effect.appearance, kind: .appearance, on: timeline)
    geometry.onChange = { [weak element] _ in
      element?.moved()
      element?.repainted()
    }
    appearance.onChange = { [weak element] _ in element?.repainted() }
  }

  func set(_ effect: TransitionEffect, _ transaction: Transaction) {
    geometry.set(effect.geometry, transaction: transaction)
    appearance.set(effect.appearance, transaction: transaction)
  }

  func snap(to effect: TransitionEffect) {
    geometry.snap(to: effect.geometry)
    appearance.snap(to: effect.appearance)
  }

  func remove() {
    geometry.remove()
    appearance.remove()
  }

  private var effect: TransitionEffect {
    TransitionEffect(geometry: geometry.presented, appearance: appearance.presented)
  }

  var opacity: Double { appearance.presented.opacity }
  var saturation: Double { appearance.presented.saturation }
  var blur: Double { effect.blurRadius }
  var scale: Size { effect.scale }
  var rotation: Angle { effect.rotation }

  func transform(_ size: Size) -> Transform2D {
    let effect = self.effect
    guard !effect.isIdentity else { return .identity }
    let anchor = effect.anchor.point(in: size)
    let shift = effect.displacement(in: size)
    return Transform2D.scale(
      x: Element.drawable(effect.scale.width), y: Element.drawable(effect.scale.height),
      about: anchor
    )
    .concatenating(.rotation(effect.rotation, about: anchor))
    .concatenating(.translation(x: shift.x, y: shift.y))
  }

  /// The visible rectangle; nil: all of it.
  func clip(_ size: Size) -> Rect? {
    let clip = effect.clip
    guard clip.width < 1 || clip.height < 1 else { return nil }
    let width = max(clip.width, 0) * size.width
    let height = max(clip.height, 0) * size.height
    return Rect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}

extension Element {
  /// The transition in force: with reduced motion one that only fades, as does a traveller that has nowhere to come from. A view that would travel to its group's place
  /// cross-fades in its own.
  private func effective(_ transition: AnyTransition, _ transaction: Transaction) -> AnyTransition {
    if comesFromNowhere { return .opacity }
    guard stage.timeline.level == .reduced, !transaction.isEssential else { return transition }
    return matched == nil ? transition.reduced() : .opacity
  }

  /// Starts the element's life in the tree: it shows its `willAppear` state and goes to `identity` under the transaction of
  /// the change. Called once it is in the layout.
  func enter(by transition: AnyTransition, _ transaction: Transaction) {
    if let matched, stage.matchedGeometry.isTraveller(matched) {
      comesFromNowhere = !stage.matchedGeometry.hasOrigin(for: matched)
    }
    let transition = effective(transition, transaction)
    let size = frame.target.size
    let start = transition.layers(for: .willAppear, size: size, direction: direction)
    for layer in layers { layer.remove() }
    layers = start.map { TransitionLayer($0, of: self) }
    phase = .identity
    isEntering = true
    move(to: .identity, by: transition, transaction) { $0.isEntering = false }
    moved()
  }

  /// Turns a leaving element around: same identity, from where it is.
  func reenter(by transition: AnyTransition, _ transaction: Transaction) {
    phase = .identity
    isEntering = true
    updateReach()
    move(to: .identity, by: effective(transition, transaction), transaction) {
      $0.isEntering = false
    }
  }

  /// Starts the element's way out; `gone` is called once all animations that this started are over.
  func leave(
    by transition: AnyTransition, _ transaction: Transaction,
    gone: @escaping @MainActor (Element) -> Void
  ) {
    phase = .didDisappear
    isEntering = false
    let transition = effective(transition, transaction)
    let size = frame.target.size
    let identity = transition.layers(for: .identity, size: size, direction: direction)
    for effect in identity.dropFirst(layers.count) {
      layers.append(TransitionLayer(effect, of: self))
    }
    updateReach()
    move(to: .didDisappear, by: transition, transaction, whenOver: gone)
  }

  /// Sets all layers to a phase's effects. `whenOver` is called when every animation that this started, or prolonged, has
  /// been removed, unless the phase changed again before.
  private func move(
    to phase: TransitionPhase, by transition: AnyTransition, _ transaction: Transaction,
    whenOver: @escaping @MainActor (Element) -> Void
  ) {
    presenceGeneration += 1
    let generation = presenceGeneration
    var tracked = self.transaction(transaction)
    tracked.addAnimationCompletion(criteria: .removed) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.presenceGeneration == generation else { return }
        whenOver(self)
      }
    }
    let effects = transition.layers(for: phase, size: frame.target.size, direction: direction)
    for (index, layer) in layers.enumerated() {
      // One of a transition that was in force before, at another level, comes to nothing.
      let isPart = index < effects.count
      var own = tracked
      if isPart, let attached = transition.attachedAnimation(forLayer: index, phase: phase) {
        own.animation = attached
      }
      layer.set(isPart ? effects[index] : .identity, own)
    }
    if let matched, stage.matchedGeometry.waits(matched, tracked) {
      // The shared move tells when it is over.
    } else {
      stage.timeline.finishUpdate(of: tracked)
    }
  }
}
