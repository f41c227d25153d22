import MotionCore

/// One window's motion: its timeline, the changes that wait to be applied, and the tree they apply to.
///
///     change of a model ──> note(binding) ──> flush: transactions ▸ values and structure ▸ layout ▸ follow-ups
///     frame clock ───────> advance ─────────> presented values ▸ queue_allocate / queue_draw
///
/// A stage asks no clock. A `FrameClock` or a `VirtualClock` drives it.
final class Stage {
  let timeline: Timeline
  var direction: LayoutDirection {
    didSet { if direction != oldValue { invalidateEverything() } }
  }
  /// The tree's root. Held by whoever shows it.
  weak var root: Element?
  /// Called when a change waits that no `withAnimation` will flush: the next frame has to.
  var wantsFlush: (() -> Void)?
  let matchedGeometry: MatchedGeometryStage
  /// Colours, type and text measuring; a new look is drawn at once.
  var look: Look {
    didSet { measureEverythingAgain() }
  }
  /// What draws the canvases; nil where nothing is drawn (tests without a display).
  var painter: Painter?

  private var pending: [(binding: Binding, transaction: Transaction)] = []
  private var followUps: [(Transaction) -> Void] = []
  private var appearances: [() -> Void] = []
  private var afterwards: [() -> Void] = []
  private var isFlushing = false
  private var needsLayout = false
  private var layoutTransaction: Transaction?
  /// How many transaction modifiers have a value that differs in the flush under way.
  var changedModifiers = 0
  var unconditionalModifiers = 0

  private var allocations: [ObjectIdentifier: Element] = [:]
  private var redraws: [ObjectIdentifier: Element] = [:]

  init(level: MotionLevel = .full, direction: LayoutDirection = .leftToRight, look: Look) {
    self.look = look
    timeline = Timeline(level: level)
    self.direction = direction
    matchedGeometry = MatchedGeometryStage(timeline: timeline)
    Stage.living.append(Weak(self))
  }

  // MARK: The stage that views are built on

  private static var living: [Weak<Stage>] = []
  private static var building: [Stage] = []

  /// The stage that elements made now belong to.
  static var current: Stage {
    guard let stage = building.last ?? living.last(where: { $0.object != nil })?.object else {
      preconditionFailure("an element was made before its stage")
    }
    return stage
  }

  /// Elements made in `body` belong to this stage.
  func build<Result>(_ body: () -> Result) -> Result {
    Stage.building.append(self)
    defer { Stage.building.removeLast() }
    return body()
  }

  static func flushAll(under transaction: Transaction? = nil) {
    living.removeAll { $0.object == nil }
    let stages = living.compactMap(\.object)
    // A change may concern any of them: its callbacks are due only when all have applied it.
    if let transaction, stages.count > 1 {
      for stage in stages where !stage.isFlushing { stage.apply(under: transaction) }
    }
    for stage in stages { stage.flush(under: transaction) }
  }

  // MARK: Changes

  func note(_ binding: Binding) {
    guard !binding.isPending else { return }
    binding.isPending = true
    if pending.isEmpty, !isFlushing { wantsFlush?() }
    pending.append((binding, Transaction.current))
  }

  /// Layout has to be done again; under the given transaction when it comes from a change.
  func noteLayout(_ transaction: Transaction?) {
    if !needsLayout, !isFlushing { wantsFlush?() }
    needsLayout = true
    if let transaction { layoutTransaction = transaction }
  }

  /// Something about a matched group changed that no layout tells: who is its source, who is gone.
  func noteMatchedGeometry() {
    guard !isMatchingDue else { return }
    if !isFlushing { wantsFlush?() }
    isMatchingDue = true
  }
  private var isMatchingDue = false

  /// Runs after the layout of the change under way: what must know where things are.
  func afterLayout(_ body: @escaping (Transaction) -> Void) { followUps.append(body) }

  /// Runs after the change under way has been applied altogether, as a change of its own.
  func onAppear(_ body: @escaping () -> Void) { appearances.append(body) }

  /// Runs once the changes under way have all been applied: what changes something itself and must know at once what that
  /// animates.
  func afterChanges(_ body: @escaping () -> Void) {
    afterwards.append(body)
    if !isFlushing { wantsFlush?() }
  }

  /// Rounds after which bindings that feed each other are a programmer's mistake.
  private static let roundLimit = 50

  /// Applies all that waits. A round has one transaction: that of `withAnimation`, or of the first change noted.
  func flush(under transaction: Transaction? = nil) {
    guard !isFlushing else { return }
    var transaction = transaction
    repeat {
      apply(under: transaction)
      if let transaction { timeline.finishUpdate(of: transaction) }
      transaction = nil
      // What leaves without an animation is gone in this very frame.
      timeline.runCompletions()
      let then = afterwards
      afterwards = []
      for body in then { body() }
    } while hasWork || !afterwards.isEmpty
    deliver()
  }

  private var hasWork: Bool {
    !pending.isEmpty || needsLayout || isMatchingDue || !followUps.isEmpty || !appearances.isEmpty
  }

  private func apply(under transaction: Transaction?) {
    isFlushing = true
    var rounds = 0
    while hasWork {
      rounds += 1
      precondition(rounds < Stage.roundLimit, "bindings change what they read, without end")
      runRound(under: rounds == 1 ? transaction : nil)
    }
    isFlushing = false
  }

  /// Whether no one-shot animation runs or waits, and so nothing is on its way out. Endless loops do not count.
  var isIdle: Bool { timeline.isIdle }

  private func runRound(under given: Transaction?) {
    let transaction = given ?? pending.first?.transaction ?? layoutTransaction ?? Transaction()
    var passes = 0
    while evaluatePending(under: transaction) {
      passes += 1
      precondition(passes < Stage.roundLimit, "bindings change what they read, without end")
    }
    let placesChange = needsLayout
    if needsLayout {
      needsLayout = false
      layoutTransaction = nil
      layout(under: transaction)
    }
    let then = followUps
    followUps = []
    for body in then { body(transaction) }
    if placesChange || isMatchingDue {
      isMatchingDue = false
      matchedGeometry.update(under: transaction, direction: direction)
    }
    changedModifiers = 0
    flushGeneration += 1
    if pending.isEmpty, !needsLayout {
      let appeared = appearances
      appearances = []
      for body in appeared { body() }
    }
  }

  /// Evaluates what waits under an equal transaction, rewriting ones first; false if nothing did. What bindings change in
  /// turn belongs to the same round and its layout; what came with another transaction waits for its own.
  private func evaluatePending(under transaction: Transaction) -> Bool {
    let group = pending.filter { $0.transaction.animates(like: transaction) }
      .sorted { $0.binding.order < $1.binding.order }
    guard !group.isEmpty else { return false }
    pending.removeAll { $0.transaction.animates(like: transaction) }
    for entry in group where entry.binding.isTransactionModifier { entry.binding.run(transaction) }
    for entry in group where !entry.binding.isTransactionModifier { entry.binding.run(transaction) }
    return true
  }

  /// Tells one flush from the next; a transaction modifier is `changed` in the flush in which its value changed.
  private(set) var flushGeneration = 0

  // MARK: Layout

  private(set) var size = Size(width: 0, height: 0)

  /// The window gave the root another size: nothing animates because of it.
  func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    root?.markNeedsLayout()
    needsLayout = true
    flush()
  }

  private func layout(under transaction: Transaction) {
    guard let root, size.width > 0, size.height > 0 else { return }
    root.place(in: Rect(origin: Point(x: 0, y: 0), size: size), transaction)
  }

  private func invalidateEverything() {
    root?.visit { $0.widget.queueDraw() }
    root?.markSubtreeNeedsLayout()
    noteLayout(nil)
  }

  /// Type, text or theme changed: everything may have another size.
  func measureEverythingAgain() { invalidateEverything() }

  // MARK: Frames

  /// Moves everything to a time: an ideal clock (storyboards, tests).
  func advance(to time: Double) {
    flush()
    timeline.advance(to: time)
    flush()
    deliver()
  }

  /// Moves everything to a frame clock's frame time, by the rules for real frames (motion-spec 15).
  func frame(at time: Double, refreshInterval: Double) {
    timeline.frame(at: time, refreshInterval: refreshInterval) { flush() }
    flush()
    deliver()
  }

  func noteMoved(_ element: Element) { allocations[ObjectIdentifier(element)] = element }
  func noteRepainted(_ element: Element) { redraws[ObjectIdentifier(element)] = element }

  /// Tells GTK what moved and what only looks different.
  func deliver() {
    for element in allocations.values { element.widget.queueAllocate() }
    for element in redraws.values { element.widget.queueDraw() }
    allocations.removeAll(keepingCapacity: true)
    redraws.removeAll(keepingCapacity: true)
  }
}

extension Transaction {
  /// Whether changes of both are animated alike, and so may be applied together (motion-spec 7).
  fileprivate func animates(like other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isEssential == other.isEssential && tracksVelocity == other.tracksVelocity
      && isContinuous == other.isContinuous
  }
}
