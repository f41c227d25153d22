import MotionCore

// Views of a group share one geometry: that of the group's source. The rules are MotionCore's (`MatchedGeometryRegistry`);
// here elements tell it where their layout puts them, in the window's coordinates, and are moved by what it says.

/// One view in a group.
final class MatchedMember {
  fileprivate weak var element: Element?
  fileprivate let id: AnyHashable
  fileprivate let namespace: Namespace.ID
  fileprivate let anchor: UnitPoint
  fileprivate let properties: MatchedGeometryProperties
  fileprivate let isSource: () -> Bool
  /// The copy that is seen moving: it stays in the tree until the group's move is over, and the others are not drawn
  /// meanwhile.
  fileprivate let isTraveller: Bool
  fileprivate var registered: MatchedGeometryRegistry.Member?
  fileprivate var isLeaving = false

  fileprivate init(
    _ element: Element, id: AnyHashable, in namespace: Namespace.ID, anchor: UnitPoint,
    properties: MatchedGeometryProperties, isSource: @escaping () -> Bool, isTraveller: Bool
  ) {
    self.element = element
    self.id = id
    self.namespace = namespace
    self.anchor = anchor
    self.properties = properties
    self.isSource = isSource
    self.isTraveller = isTraveller
  }

  fileprivate func isInGroup(of other: MatchedMember) -> Bool {
    id == other.id && namespace == other.namespace
  }
}

/// The groups of a stage.
final class MatchedGeometryStage {
  private let timeline: Timeline
  private let registry: MatchedGeometryRegistry
  private var members: [MatchedMember] = []
  private var elements: [MatchedGeometryRegistry.Member: MatchedMember] = [:]
  /// Transactions of travellers that come or leave: their callbacks wait for the move.
  private var waiting: [(member: MatchedMember, transaction: Transaction)] = []

  init(timeline: Timeline) {
    self.timeline = timeline
    registry = MatchedGeometryRegistry(on: timeline)
    registry.onChange = { [weak self] in
      // A copy that is not drawn need not follow the one that is; it is placed when the move is over.
      guard let self, let member = self.elements[$0], !self.isHidden(member) else { return }
      member.element?.moved()
    }
  }

  // MARK: Members

  func join(_ member: MatchedMember) { members.append(member) }

  /// Forgets a view that is gone; where it was is where the group's next move begins.
  func remove(_ member: MatchedMember) {
    members.removeAll { $0 === member }
    guard let registered = member.registered else { return }
    if let element = member.element {
      registry.setFrame(element.targetFrameInWindow, of: registered, transaction: Transaction())
      registry.commit()
    }
    elements[registered] = nil
    member.registered = nil
    registry.remove(registered, transaction: Transaction())
  }

  /// Takes note of a view that comes or leaves. Whether the callbacks of its transaction wait for the group's move: those of
  /// the copy that is seen do.
  func waits(_ member: MatchedMember, _ transaction: Transaction) -> Bool {
    guard member.isTraveller else { return false }
    waiting.append((member, transaction))
    return true
  }

  // MARK: Changes

  /// After a layout: tells where everything is now, and lets begin what moves because of it.
  func update(under transaction: Transaction, direction: LayoutDirection) {
    guard !members.isEmpty else { return }
    registry.direction = direction
    for member in members { update(member, under: transaction) }
    registry.commit()
    for entry in waiting { timeline.finishUpdate(of: entry.transaction) }
    waiting = []
  }

  private func update(_ member: MatchedMember, under transaction: Transaction) {
    guard let element = member.element else { return }
    var own = element.transaction(transaction)
    for entry in waiting where entry.member.isInGroup(of: member) {
      own.addAnimationCompletions(of: entry.transaction)
    }
    // One that is scrolled out of sight has no place to start from or go to (motion-spec D48).
    let frame = element.isPlaced && !element.isScrolledAway ? element.targetFrameInWindow : nil
    guard let registered = member.registered else {
      let new = registry.insert(
        id: member.id, in: member.namespace, properties: member.properties, anchor: member.anchor,
        isSource: member.isSource(), frame: frame, transaction: own)
      member.registered = new
      elements[new] = member
      return
    }
    registry.setFrame(frame, of: registered, transaction: own)
    registry.setSource(member.isSource(), of: registered, transaction: own)
    let isLeaving = element.isOnItsWayOut
    guard isLeaving != member.isLeaving else { return }
    member.isLeaving = isLeaving
    if isLeaving {
      registry.leave(registered, transaction: own)
    } else {
      registry.reenter(registered, transaction: own)
    }
  }

  // MARK: Reading

  /// Whether the group of a traveller that comes now is seen somewhere, for it to start from.
  func hasOrigin(for member: MatchedMember) -> Bool {
    members.contains {
      guard $0 !== member, $0.isInGroup(of: member), let element = $0.element else { return false }
      return element.isPlaced && !element.isScrolledAway
    }
  }

  func isTraveller(_ member: MatchedMember) -> Bool { member.isTraveller }

  /// Whether another copy is seen moving at present.
  func isHidden(_ member: MatchedMember) -> Bool {
    guard !member.isTraveller, let registered = member.registered, registry.isMoving(registered)
    else { return false }
    return members.contains { $0.isTraveller && $0.isInGroup(of: member) }
  }

  /// The frame that the group gives a view, in its parent's coordinates; nil: its own.
  func presentedFrame(of member: MatchedMember) -> Rect? {
    guard let registered = member.registered, let element = member.element,
      let frame = registry.presentedFrame(of: registered)
    else { return nil }
    let outside = element.parentOriginInWindow
    return frame.offsetBy(dx: -outside.x, dy: -outside.y)
  }
}

extension Element {
  /// Whether a scroll view around the element shows nothing of it.
  fileprivate var isScrolledAway: Bool {
    var rect = frame.target
    var element: Element = self
    while let parent = element.parent {
      if parent.content is ScrollContent {
        let offset = parent.widget.scrollOffset
        let seen = Rect(origin: offset, size: parent.frame.target.size)
        if !rect.intersects(seen) { return true }
        rect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      let origin = parent.frame.target.origin
      rect = rect.offsetBy(dx: origin.x, dy: origin.y)
      element = parent
    }
    return false
  }

  /// Whether the element, or something it is inside, has been removed and only waits for the end of its transition.
  var isOnItsWayOut: Bool {
    phase == .didDisappear || (parent?.isOnItsWayOut ?? false)
  }
}

extension View {
  /// Shares frame with the other views of the same id and namespace.
  ///
  /// - Parameter isTraveller: the copy that is seen while the group moves. It stays until the move is over, even when it is
  ///   removed, and the other copies are not drawn meanwhile. Without a traveller all are seen.
  func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: @autoclosure @escaping () -> Bool = true,
    isTraveller: Bool = false
  ) -> Element {
    let element = body
    let member = MatchedMember(
      element, id: AnyHashable(id), in: namespace.id, anchor: anchor, properties: properties,
      isSource: isSource, isTraveller: isTraveller)
    element.matched = member
    element.stage.matchedGeometry.join(member)
    element.bind(isSource) { element, _, transaction in
      if transaction != nil { element.stage.noteMatchedGeometry() }
    }
    return element
  }
}
