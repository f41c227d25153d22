import MotionCore
import Observation

/// The phase that a `PhaseView` shows; reading it makes content follow.
@Observable
final class ShownPhase<Phase> {
  fileprivate(set) var phase: Phase
  fileprivate init(_ phase: Phase) { self.phase = phase }
}

/// Leads its content through phases: over and over while it is in the tree or, with a trigger, once for each change of it.
/// The animation is the one *to* a phase. It shows nothing without phases.
///
/// - Parameter isEssential: moves at reduced motion too: a progress indicator, what was explicitly asked for.
func PhaseView<Phase: Equatable, Trigger: Equatable>(
  _ phases: [Phase], trigger: @autoclosure @escaping () -> Trigger, isEssential: Bool = false,
  animation: @escaping (Phase) -> Animation? = { _ in .default },
  @ElementBuilder content: (ShownPhase<Phase>) -> Element
) -> Element {
  guard let first = phases.first else { return Spacer() }
  let shown = ShownPhase(first)
  let player = phasePlayer(phases, shown, isEssential, animation)
  let element = content(shown)
  element.retained.append(player)
  element.bind(trigger) { [weak player] element, _, transaction in
    if transaction != nil { element.stage.afterChanges { player?.trigger() } }
  }
  return element.onDisappear { [weak player] in player?.stop() }
}

/// Leads its content through phases, over and over while it is in the tree.
func PhaseView<Phase: Equatable>(
  _ phases: [Phase], isEssential: Bool = false,
  animation: @escaping (Phase) -> Animation? = { _ in .default },
  @ElementBuilder content: (ShownPhase<Phase>) -> Element
) -> Element {
  guard let first = phases.first else { return Spacer() }
  let shown = ShownPhase(first)
  let player = phasePlayer(phases, shown, isEssential, animation)
  let element = content(shown)
  element.retained.append(player)
  let stage = element.stage
  return
    element
    .onAppear { [weak player, weak stage] in stage?.afterChanges { player?.start() } }
    .onDisappear { [weak player] in player?.stop() }
}

// A step has to know at once whether it animates anything, which it does not while other changes are being applied: hence
// `afterChanges`.

private func phasePlayer<Phase: Equatable>(
  _ phases: [Phase], _ shown: ShownPhase<Phase>, _ isEssential: Bool,
  _ animation: @escaping (Phase) -> Animation?
) -> PhaseAnimator<Phase> {
  PhaseAnimator(
    phases, isEssential: isEssential, on: Stage.current.timeline, animation: animation
  ) { phase, transaction in
    withTransaction(transaction) {
      if shown.phase != phase { shown.phase = phase }
    }
  }
}

/// The value that a `KeyframeView` shows; reading it makes content follow.
@Observable
final class ShownKeyframes<Value> {
  fileprivate(set) var value: Value
  fileprivate init(_ value: Value) { self.value = value }
}

/// Plays keyframes on its content, once for each change of the trigger.
///
/// - Parameter isEssential: moves at reduced motion too.
func KeyframeView<Value, Trigger: Equatable>(
  initialValue: Value, trigger: @autoclosure @escaping () -> Trigger, isEssential: Bool = false,
  @ElementBuilder content: (ShownKeyframes<Value>) -> Element,
  @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> Element {
  let (shown, player) = keyframePlayer(
    initialValue, repeating: false, isEssential, keyframes)
  let element = content(shown)
  element.retained.append(player)
  element.bind(trigger) { [weak player] _, _, transaction in
    if transaction != nil { player?.trigger() }
  }
  return element.onDisappear { [weak player] in player?.stop() }
}

/// Plays keyframes on its content, over and over while it is in the tree.
func KeyframeView<Value>(
  initialValue: Value, isEssential: Bool = false,
  @ElementBuilder content: (ShownKeyframes<Value>) -> Element,
  @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> Element {
  let (shown, player) = keyframePlayer(
    initialValue, repeating: true, isEssential, keyframes)
  let element = content(shown)
  element.retained.append(player)
  return
    element
    .onAppear { [weak player] in player?.start() }
    .onDisappear { [weak player] in player?.stop() }
}

private func keyframePlayer<Value>(
  _ initialValue: Value, repeating: Bool, _ isEssential: Bool,
  _ keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> (ShownKeyframes<Value>, KeyframeAnimator<Value>) {
  let shown = ShownKeyframes(initialValue)
  let timeline = Stage.current.timeline
  let player = KeyframeAnimator(
    initialValue: initialValue, repeating: repeating, isEssential: isEssential, on: timeline,
    keyframes: keyframes)
  player.onChange = { value in
    // Keyframes have times of their own: what follows them is not animated again.
    withTransaction(Transaction(animation: nil)) { shown.value = value }
  }
  return (shown, player)
}
