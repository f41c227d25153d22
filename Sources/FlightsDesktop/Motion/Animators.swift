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
func PhaseView<Phase: Equatable, Trigger: Equatable>(
  _ phases: [Phase], trigger: @autoclosure @escaping () -> Trigger,
  animation: @escaping (Phase) -> Animation? = { _ in .default },
  @ElementBuilder content: (ShownPhase<Phase>) -> Element
) -> Element {
  guard let first = phases.first else { return Spacer() }
  let shown = ShownPhase(first)
  let player = phasePlayer(phases, shown, animation)
  let element = content(shown)
  element.retained.append(player)
  element.bind(trigger) { [weak player] _, _, transaction in
    if transaction != nil { player?.trigger() }
  }
  return element.onDisappear { [weak player] in player?.stop() }
}

/// Leads its content through phases, over and over while it is in the tree.
func PhaseView<Phase: Equatable>(
  _ phases: [Phase], animation: @escaping (Phase) -> Animation? = { _ in .default },
  @ElementBuilder content: (ShownPhase<Phase>) -> Element
) -> Element {
  guard let first = phases.first else { return Spacer() }
  let shown = ShownPhase(first)
  let player = phasePlayer(phases, shown, animation)
  let element = content(shown)
  element.retained.append(player)
  return
    element
    .onAppear { [weak player] in player?.start() }
    .onDisappear { [weak player] in player?.stop() }
}

private func phasePlayer<Phase: Equatable>(
  _ phases: [Phase], _ shown: ShownPhase<Phase>, _ animation: @escaping (Phase) -> Animation?
) -> PhaseAnimator<Phase> {
  PhaseAnimator(phases, on: Stage.current.timeline, animation: animation) { phase, transaction in
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
func KeyframeView<Value, Trigger: Equatable>(
  initialValue: Value, trigger: @autoclosure @escaping () -> Trigger,
  @ElementBuilder content: (ShownKeyframes<Value>) -> Element,
  @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> Element {
  let (shown, player) = keyframePlayer(initialValue, repeating: false, keyframes)
  let element = content(shown)
  element.retained.append(player)
  element.bind(trigger) { [weak player] _, _, transaction in
    if transaction != nil { player?.trigger() }
  }
  return element.onDisappear { [weak player] in player?.stop() }
}

/// Plays keyframes on its content, over and over while it is in the tree.
func KeyframeView<Value>(
  initialValue: Value, @ElementBuilder content: (ShownKeyframes<Value>) -> Element,
  @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> Element {
  let (shown, player) = keyframePlayer(initialValue, repeating: true, keyframes)
  let element = content(shown)
  element.retained.append(player)
  return
    element
    .onAppear { [weak player] in player?.start() }
    .onDisappear { [weak player] in player?.stop() }
}

private func keyframePlayer<Value>(
  _ initialValue: Value, repeating: Bool,
  _ keyframes: @escaping (Value) -> [AnyKeyframeTrack<Value>]
) -> (ShownKeyframes<Value>, KeyframeAnimator<Value>) {
  let shown = ShownKeyframes(initialValue)
  let timeline = Stage.current.timeline
  let player = KeyframeAnimator(
    initialValue: initialValue, repeating: repeating, on: timeline, keyframes: keyframes)
  player.onChange = { value in
    // Keyframes have times of their own: what follows them is not animated again.
    withTransaction(Transaction(animation: nil)) { shown.value = value }
  }
  return (shown, player)
}
