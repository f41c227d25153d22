/// Leads attributes through a sequence of phases (spec 13): over and over, or once per trigger.
///
/// ```swift
/// let bell = PhaseAnimator([0, 30, -30], on: timeline, animation: { _ in .bouncy }) { degrees, transaction in
///   angle.set(.degrees(degrees).animatableData, transaction: transaction)
/// }
/// bell.trigger()      // 0 → 30 → -30 → 0
/// ```
///
/// The next step begins when the animations of the current one are logically complete, on the frame that notices it.
/// A step that animates nothing takes no time. Use it from the timeline's thread.
public final class PhaseAnimator<Phase> {
  private let timeline: Timeline
  private let phases: [Phase]
  private let animation: (Phase) -> Animation?
  private let apply: (Phase, Transaction) -> Void
  private let isEssential: Bool
  private var index = 0
  private var isContinuous = false
  /// Identifies the current step; completions of others do not count.
  private var step = 0
  /// How many steps in a row have animated nothing.
  private var emptySteps = 0
  /// A clock for "the following frame".
  private let pause: AnimatedValue<Double>

  /// Whether a run is under way.
  public private(set) var isRunning = false
  /// Called when a run has come to rest.
  public var onRest: (() -> Void)?

  /// Shows the first phase, without animation.
  ///
  /// - Parameters:
  ///   - phases: an empty sequence shows nothing and never runs.
  ///   - isEssential: moves at reduced motion too.
  ///   - animation: the animation *to* a phase; `nil` jumps, and the next step comes with the following frame (D57).
  ///   - apply: gives the attributes their values for a phase, with the given transaction.
  public init(
    _ phases: [Phase], isEssential: Bool = false, on timeline: Timeline,
    animation: @escaping (Phase) -> Animation? = { _ in .default },
    apply: @escaping (Phase, Transaction) -> Void
  ) {
    self.timeline = timeline
    self.phases = phases
    self.animation = animation
    self.apply = apply
    self.isEssential = isEssential
    pause = AnimatedValue(0, on: timeline)
    if let first = phases.first { apply(first, Transaction(animation: nil)) }
  }

  /// The phase that is shown or being animated to; `nil` without phases.
  public var phase: Phase? { phases.isEmpty ? nil : phases[index] }

  /// Cycles for ever: p1, p2, … and p0 again.
  ///
  /// Under reduced motion, and without any, it rests at the first phase, as all repetitions do (D66).
  /// It also comes to rest when a whole round animates nothing. Once at rest it has to be started again, also when
  /// the level rises.
  public func start() {
    guard phases.count > 1 else { return }
    isContinuous = true
    isRunning = true
    emptySteps = 0
    advance()
  }

  /// Runs once: p1, … pn and back to p0. During a run it goes on to the next phase at once and finishes the run from
  /// there (D58).
  public func trigger() {
    guard phases.count > 1 else { return }
    isRunning = true
    emptySteps = 0
    advance()
  }

  /// Stops where nothing is shown any more: hidden or removed. The first phase is shown, without animation.
  public func stop() {
    step += 1
    isRunning = false
    isContinuous = false
    index = 0
    pause.snap(to: 0)
    if let first = phases.first { apply(first, Transaction(animation: nil)) }
  }

  private var repetitionsRest: Bool {
    switch timeline.level {
    case .full: false
    case .reduced: !isEssential
    case .none: true
    }
  }

  /// Steps until one takes time, or the run is over.
  private func advance() {
    while isRunning {
      if isContinuous, repetitionsRest {
        show(phases.startIndex, animation(phases[0]))
        rest()
        return
      }
      let next = (index + 1) % phases.count
      let animation = animation(phases[next])
      let isUnderWay = show(next, animation)
      if isUnderWay { return }
      emptySteps += 1
      if isContinuous, emptySteps >= phases.count {
        rest()
        return
      }
      if index == 0, !isContinuous {
        rest()
        return
      }
    }
  }

  /// Returns whether the step takes time.
  @discardableResult
  private func show(_ next: Int, _ animation: Animation?) -> Bool {
    index = next
    step += 1
    let current = step
    var transaction = Transaction(animation: animation)
    transaction.isEssential = isEssential
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { [weak self] in
      self?.complete(current)
    }
    apply(phases[next], transaction)
    let isAnimated = transaction.isAwaitingAnimations
    if !isAnimated { step += 1 }
    timeline.finishUpdate(of: transaction)
    if isAnimated {
      emptySteps = 0
      return true
    }
    guard animation == nil, timeline.level != .none else { return false }
    waitForNextFrame()
    return true
  }

  private func waitForNextFrame() {
    let current = step
    var transaction = Transaction(animation: .linear(duration: blink))
    transaction.isEssential = true
    transaction.addAnimationCompletion(criteria: .removed) { [weak self] in self?.complete(current)
    }
    pause.snap(to: 0)
    pause.set(1, transaction: transaction)
    timeline.finishUpdate(of: transaction)
  }

  private func complete(_ completed: Int) {
    guard completed == step, isRunning else { return }
    if index == 0, !isContinuous {
      rest()
    } else {
      advance()
    }
  }

  private func rest() {
    isRunning = false
    isContinuous = false
    onRest?()
  }
}

/// Seconds; shorter than any frame, so that it ends with the next one.
private let blink = 1e-9
