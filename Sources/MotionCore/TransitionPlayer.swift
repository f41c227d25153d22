/// Plays a view's transition on a timeline: presence, and one animated attribute per layer and kind (spec 8).
///
/// ```swift
/// let player = TransitionPlayer(.scale.combined(with: .opacity), on: timeline)
/// player.onChange = { redraw(with: player.effects) }
/// player.onFinish = { action in if action == .disappear { takeOut() } }
/// player.insert(transaction: Transaction(animation: .default))   // .appear: put the view in
/// player.remove(transaction: Transaction(animation: .default))   // .leave: keep drawing it
/// ```
///
/// Attributes exist only while the view is on its way: at rest there are no effects, and the player costs nothing.
/// Under reduced motion transitions are replaced as `AnyTransition.reduced()` says; all else about motion levels is the
/// timeline's business. Use it from the timeline's thread.
public final class TransitionPlayer {
  /// The layers of one transition on their way.
  private struct Stack {
    let transition: AnyTransition
    let direction: LayoutDirection
    var layers: [Layer]
  }

  private struct Layer {
    let geometry: AnimatedValue<TransitionEffect.Geometry>
    let appearance: AnimatedValue<TransitionEffect.Appearance>
  }

  private let timeline: Timeline
  private var stacks: [Stack] = []

  /// The transition for the next insertion or removal.
  ///
  /// A leaving view keeps the one it had when the removal began (spec 8.1): a change while it leaves holds from its
  /// return on. A change on the way in leaves the effects of the insertion going to their identity.
  public var transition: AnyTransition
  /// The layout direction; takes effect with the next insertion or removal.
  public var direction: LayoutDirection
  /// Whether the view is in the tree.
  public private(set) var presence = Presence()
  /// Called when `effects` has changed.
  public var onChange: (() -> Void)?
  /// Called with `settle` or `disappear` when the last animation of a change is removed. A change that starts no
  /// animation is over at once and does not call it.
  public var onFinish: ((Presence.Action) -> Void)?

  /// A view that is not in the tree yet.
  public init(
    _ transition: AnyTransition = .opacity, direction: LayoutDirection = .leftToRight,
    on timeline: Timeline
  ) {
    self.transition = transition
    self.direction = direction
    self.timeline = timeline
  }

  /// The effects as of the timeline's time, innermost first; empty at rest.
  public var effects: [TransitionEffect] {
    stacks.flatMap { stack in
      stack.layers.map { layer in
        TransitionEffect(
          geometry: layer.geometry.presented, appearance: layer.appearance.presented)
      }
    }
  }

  /// Whether one of the transition's own effects is on its way.
  public var isAnimating: Bool {
    stacks.contains { stack in
      stack.layers.contains { $0.geometry.isAnimating || $0.appearance.isAnimating }
    }
  }

  /// The view is wanted.
  ///
  /// - Parameters:
  ///   - transaction: how; without an animation (here or attached to the transition) it is in place at once.
  ///   - subtree: makes further changes that belong to the insertion, with the transaction it is given.
  /// - Returns: `appear`, `reappear` or `none`.
  @discardableResult
  public func insert(
    transaction: Transaction = .current, subtree: (Transaction) -> Void = { _ in }
  ) -> Presence.Action {
    let action = presence.insert(at: timeline.now)
    switch action {
    case .appear:
      stacks = [makeStack(effective(for: transaction), at: .willAppear)]
      start(transaction, phase: .identity, subtree: subtree)
    case .reappear:
      start(transaction, phase: .identity, subtree: subtree)
    default:
      break
    }
    return action
  }

  /// The view is not wanted any more.
  ///
  /// - Parameters:
  ///   - transaction: how; without an animation it is gone at once.
  ///   - subtree: makes further changes that belong to the removal, with the transaction it is given. The view stays
  ///     until their animations are removed too.
  /// - Returns: `leave` when the view is to be drawn on, `disappear` when it is gone already, or `none`.
  @discardableResult
  public func remove(
    transaction: Transaction = .current, subtree: (Transaction) -> Void = { _ in }
  ) -> Presence.Action {
    let action = presence.remove(at: timeline.now)
    switch action {
    case .leave:
      let leaving = effective(for: transaction)
      if stacks.last?.transition != leaving || stacks.last?.direction != direction {
        stacks.append(makeStack(leaving, at: .identity))
      }
      start(transaction, phase: .didDisappear, subtree: subtree)
      return presence.state == .gone ? .disappear : .leave
    case .disappear:
      discard()
    default:
      break
    }
    return action
  }

  /// The view's surroundings are hidden: what is on its way arrives at once (spec 6.11).
  ///
  /// - Returns: `settle`, `disappear` or `none`.
  @discardableResult
  public func finish() -> Presence.Action {
    let action = presence.finish(presence.generation)
    discard()
    return action
  }

  private func effective(for transaction: Transaction) -> AnyTransition {
    timeline.level == .reduced && !transaction.isEssential ? transition.reduced() : transition
  }

  private func makeStack(_ transition: AnyTransition, at phase: TransitionPhase) -> Stack {
    Stack(
      transition: transition, direction: direction,
      layers: transition.layers(for: phase, direction: direction).map { effect in
        let layer = Layer(
          geometry: AnimatedValue(effect.geometry, kind: .geometry, on: timeline),
          appearance: AnimatedValue(effect.appearance, kind: .appearance, on: timeline))
        layer.geometry.onChange = { [weak self] _ in self?.onChange?() }
        layer.appearance.onChange = { [weak self] _ in self?.onChange?() }
        return layer
      })
  }

  /// Takes the newest layers to a phase, older ones to their identity, and waits for all animations of the change.
  private func start(
    _ transaction: Transaction, phase: TransitionPhase, subtree: (Transaction) -> Void
  ) {
    let generation = presence.generation
    var awaited = transaction
    awaited.addAnimationCompletion(criteria: .removed) { [weak self] in
      self?.finish(generation, calling: true)
    }
    for (index, stack) in stacks.enumerated() {
      let goal = index == stacks.count - 1 ? phase : .identity
      let effects = stack.transition.layers(for: goal, direction: stack.direction)
      for (number, (layer, effect)) in zip(stack.layers, effects).enumerated() {
        var own = awaited
        if let attached = stack.transition.attachedAnimation(forLayer: number, phase: goal) {
          own.animation = attached
        }
        layer.geometry.set(effect.geometry, transaction: own)
        layer.appearance.set(effect.appearance, transaction: own)
      }
    }
    subtree(awaited)
    if !awaited.isAwaitingAnimations { finish(generation, calling: false) }
    onChange?()
  }

  private func finish(_ generation: Int, calling: Bool) {
    let action = presence.finish(generation)
    guard action != .none else { return }
    discard()
    guard calling else { return }
    if action == .settle { onChange?() }
    onFinish?(action)
  }

  private func discard() {
    for stack in stacks {
      for layer in stack.layers {
        layer.geometry.remove()
        layer.appearance.remove()
      }
    }
    stacks = []
  }
}
