/// The clock of a set of attributes, and everything that runs on it.
///
/// Motion is a function of time: a timeline is moved to a time and then shows what belongs there. Drive it from a frame
/// clock with `frame(at:refreshInterval:)`, or by an ideal clock with `advance(to:)`. The order within a frame is: apply
/// changes, sample everything, call back with what changed, then completions (specification 15).
///
/// Used from one thread. Attributes own their timeline. An idle timeline costs nothing: a driver sleeps while
/// `needsFrames` is false, until `wantsFrames` is called or `nextInterestingTime` has come.
public final class Timeline {
  /// Engine time, in seconds: the time of the last frame. Starts at 0 and never goes back.
  public private(set) var now = 0.0

  /// How much may move. A change takes effect on what runs in the next frame (decision D66).
  public var level: MotionLevel {
    didSet {
      guard level != oldValue else { return }
      isLevelDirty = true
      hasWork = true
      noteDemand()
    }
  }

  /// By how much everything is slowed down; below 1, or not a number, counts as 1. It divides the steps of the clock,
  /// so it may change in mid-flight (decision D64). No effect on `advance(to:)`.
  public var slowFactor = 1.0

  /// Called when the timeline begins to need frames, perhaps in the middle of a change: to have them drawn later.
  /// Clocks that are moved meanwhile stand still.
  public var wantsFrames: (() -> Void)?
  /// Whether `wantsFrames` is being called, perhaps in the middle of a change.
  private var isAsking = false

  /// Whether the window is hidden: then frames are ignored, and motion goes on later where it was.
  public private(set) var isPaused = false

  /// Running endless loops.
  public private(set) var loopCount = 0

  private var stores: [ObjectIdentifier: AnyTrackStore] = [:]
  private var storeList: [AnyTrackStore] = []
  private var players: [ScheduledPlayer] = []
  private var logicalEnds: [LogicalEnd] = []
  private var openUpdates: [AnimationListener] = []
  private var ready: [AnimationListener] = []
  private var listenerCount = 0
  private var runningCount = 0
  private var isLevelDirty = false
  /// Whether something began since the last frame, whose start value that frame must show.
  private var hasNews = false
  /// Whether the driver knows that frames are needed.
  private var isDemanding = false
  private var isAdvancing = false
  /// False only while `isBusy` certainly is: what an idle frame asks.
  private var hasWork = false
  /// Seconds of engine time for which the driver was free to sleep after the last frame.
  private var plannedSleep = Double.infinity
  private var frameClock = FrameClockReading()

  /// A timeline at time 0 on which nothing runs.
  public init(level: MotionLevel = .full) { self.level = level }

  deinit {
    // Nothing can be animated any more: whoever still waits is told.
    for listener in openUpdates + ready { listener.fire() }
  }

  /// The store for values of one type.
  func store<Value: VectorArithmetic>(for type: Value.Type) -> TrackStore<Value> {
    let key = ObjectIdentifier(type)
    if let store = stores[key] as? TrackStore<Value> { return store }
    let store = TrackStore<Value>()
    stores[key] = store
    storeList.append(store)
    return store
  }

  // MARK: Clocks

  /// Moves the clock to `time` and shows everything as of then: the ideal clock of storyboards and tests.
  ///
  /// No first-frame or long-gap rule: the given time is the time. A time before `now`, or one that is not finite, shows
  /// `now` again (decision D60). Calls within a callback are ignored. Costs some 25 ns per running number on a plain
  /// spring or curve, more for the rest; less than 20 ns in all when idle.
  public func advance(to time: Double) {
    if isAdvancing || isAsking { return }
    if time > now && time < .infinity { now = time }
    if hasWork { show() }
  }

  /// Moves the clock by what a frame clock says: the time of the frame, in seconds on any steady clock.
  ///
  /// - Parameters:
  ///   - time: The frame's time, one for everything; before the last one it counts as the last (decision D60).
  ///   - refreshInterval: Seconds between two frames of the display.
  ///   - applyChanges: Changes made here begin at this frame and are shown with their start value in it. Changes made
  ///     after the call, before the picture is drawn, do as well.
  ///
  /// An animation whose second frame comes more than two intervals after its first moves its start, so as to be one interval
  /// old (decision D61). After more than 1 s without a frame while frames were needed, the clocks move by one interval only
  /// (decision D62); sleeping until `nextInterestingTime` is no such gap. Ignored while paused.
  public func frame(
    at time: Double, refreshInterval: Double, applyChanges: () -> Void = {}
  ) {
    guard !isPaused, !isAdvancing, !isAsking else {
      applyChanges()
      return
    }
    let previous = now
    let step = frameClock.step(
      to: time, refreshInterval: refreshInterval, slowFactor: slowFactor, sleeps: plannedSleep,
      hasNews: hasNews)
    now = previous + step.advance
    if step.startShift > 0 {
      for store in storeList { store.shiftStart(from: previous, by: step.startShift) }
      for index in logicalEnds.indices where logicalEnds[index].begin == previous {
        logicalEnds[index].begin += step.startShift
        logicalEnds[index].time += step.startShift
      }
    }
    applyChanges()
    if hasWork { show() }
  }

  /// Stops the clock while the window is hidden; completions wait.
  public func pause() { isPaused = true }

  /// Goes on where the clock was stopped.
  public func resume() {
    guard isPaused else { return }
    isPaused = false
    frameClock.forget()
    isDemanding = false
    noteDemand()
  }

  /// Whether a frame would show, or call back, anything.
  private var isBusy: Bool {
    runningCount != 0 || hasNews || isLevelDirty || !players.isEmpty || !logicalEnds.isEmpty
      || !openUpdates.isEmpty || !ready.isEmpty
  }

  private func show() {
    isAdvancing = true
    let wasDemanding = isDemanding
    hasNews = false
    if isLevelDirty {
      isLevelDirty = false
      for store in storeList { store.apply(level, at: now) }
    }
    closeAllUpdates()
    for store in storeList where store.runningCount > 0 { store.sample(at: now) }
    if !logicalEnds.isEmpty { reachLogicalEnds() }
    for store in storeList { store.deliver() }
    if !players.isEmpty { advancePlayers() }
    isAdvancing = false
    runCompletions()
    hasWork = isBusy
    isDemanding = needsFrames
    plannedSleep = isDemanding ? 0 : nextInterestingTime.map { max(0, $0 - now) } ?? .infinity
    if isDemanding && !wasDemanding { askForFrames() }
  }

  // MARK: Demand

  /// Whether no one-shot animation runs or waits in a delay. Endless loops do not count.
  public var isIdle: Bool {
    runningCount == attributeLoops && players.allSatisfy(\.isLoop)
  }

  /// Attributes that are moving or waiting in a delay, endless loops included; for displays of what goes on.
  public var animationCount: Int { runningCount }

  private var attributeLoops = 0

  /// Whether something must be shown in the very next frame. Costs time in proportion to what waits in delays.
  public var needsFrames: Bool {
    if hasNews || isLevelDirty || !openUpdates.isEmpty || !ready.isEmpty { return true }
    if players.contains(where: \.needsFrames) { return true }
    if logicalEnds.contains(where: { $0.shadow != nil }) { return true }
    return runningCount > 0 && storeList.contains(where: \.needsFrames)
  }

  /// The engine time of the next event, in seconds: when to wake while nothing needs frames (decision D63).
  ///
  /// `now` while frames are needed; nil when nothing will ever happen by itself. Multiply the distance from `now` by
  /// `slowFactor` for the real time to sleep.
  public var nextInterestingTime: Double? {
    if needsFrames { return now }
    var earliest = Double.infinity
    for store in storeList { earliest = min(earliest, store.nextWake) }
    for end in logicalEnds { earliest = min(earliest, end.time) }
    for entry in players {
      if case .wake(let time, _) = entry.demand { earliest = min(earliest, time) }
    }
    return earliest < .infinity ? max(now, earliest) : nil
  }

  /// Tells the driver when frames begin to be needed.
  func noteDemand() {
    if isDemanding || isAdvancing || !needsFrames { return }
    isDemanding = true
    askForFrames()
  }

  private func askForFrames() {
    isAsking = true
    wantsFrames?()
    isAsking = false
  }

  /// An attribute began to move, or ended.
  func noteStart() {
    hasNews = true
    hasWork = true
    noteDemand()
  }

  func noteRunning(_ change: Int) { runningCount += change }

  func noteLoops(_ change: Int) {
    attributeLoops += change
    loopCount += change
  }

  // MARK: Players

  /// Adds something that moves with the timeline; it is held until it has finished or is removed.
  package func add(_ player: any TimelinePlayer, demand: PlayerDemand = .frames) {
    remove(player)
    let entry = ScheduledPlayer(player: player, demand: demand)
    players.append(entry)
    if entry.isLoop { loopCount += 1 }
    noteStart()
  }

  /// Forgets a player. Nothing happens if it is not there.
  package func remove(_ player: any TimelinePlayer) {
    guard let index = players.firstIndex(where: { $0.player === player }) else { return }
    if players[index].isLoop { loopCount -= 1 }
    players.remove(at: index)
  }

  private func advancePlayers() {
    // Players may come and go in each other's callbacks.
    for player in players.map(\.player) where players.contains(where: { $0.player === player }) {
      let demand = player.advance(to: now)
      guard let index = players.firstIndex(where: { $0.player === player }) else { continue }
      if players[index].isLoop { loopCount -= 1 }
      players[index].demand = demand
      if players[index].isLoop { loopCount += 1 }
      if demand == .finished { players.remove(at: index) }
    }
  }

  // MARK: Completions

  /// Takes note of a callback before the changes of its transaction are applied.
  func meet(_ listener: AnimationListener) {
    if listener.order != nil { return }
    listener.order = listenerCount
    listenerCount += 1
    listener.isUpdateOpen = true
    listener.retainPending()
    openUpdates.append(listener)
    hasWork = true
    noteDemand()
  }

  /// Says that all changes of `transaction` have now been applied, so that callbacks for which nothing was animated are due.
  ///
  /// Without this call the update ends with the next frame.
  public func finishUpdate(of transaction: Transaction) {
    for listener in transaction.listeners {
      meet(listener)
      close(listener)
    }
    openUpdates.removeAll { !$0.isUpdateOpen }
    noteDemand()
  }

  private func closeAllUpdates() {
    while let listener = openUpdates.popLast() { close(listener) }
  }

  private func close(_ listener: AnimationListener) {
    guard listener.isUpdateOpen else { return }
    listener.isUpdateOpen = false
    release(listener)
  }

  /// One of the animations that a callback waits for is complete.
  func release(_ listener: AnimationListener) {
    if listener.releasePending() && !listener.hasFired {
      ready.append(listener)
      hasWork = true
    }
  }

  /// Waits for the logical end of an animation.
  func await(_ end: LogicalEnd) {
    end.listener.retainPending()
    logicalEnds.append(end)
    hasWork = true
  }

  /// The end of an attribute counts as the end of its animations.
  func releaseLogicalEnds(of owner: ObjectIdentifier) {
    if logicalEnds.isEmpty { return }
    let ended = logicalEnds.filter { $0.owner == owner }
    if ended.isEmpty { return }
    logicalEnds.removeAll { $0.owner == owner }
    for end in ended { release(end.listener) }
  }

  /// Brings the logical ends of an attribute forward to `time`.
  func limitLogicalEnds(of owner: ObjectIdentifier, to time: Double) {
    for index in logicalEnds.indices where logicalEnds[index].owner == owner {
      logicalEnds[index].time = min(logicalEnds[index].time, time)
    }
  }

  private func reachLogicalEnds() {
    var rest: [LogicalEnd] = []
    let all = logicalEnds
    logicalEnds = []
    for end in all {
      if end.isReached(at: now) { release(end.listener) } else { rest.append(end) }
    }
    logicalEnds = rest + logicalEnds
  }

  /// Calls the callbacks that are due, in the order in which the timeline met them. Part of every frame; a driver that
  /// applies changes after sampling calls it once more after `finishUpdate(of:)`.
  public func runCompletions() {
    guard !ready.isEmpty, !isAdvancing else { return }
    let due = ready.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    ready = []
    for listener in due { listener.fire() }
  }
}
