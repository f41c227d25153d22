import MotionCore

// Views of a group share one geometry: that of the group's source. When the role of the source passes to another view, the
// shared geometry moves, and all views of the group move with it (motion-spec 9).

/// One view in a group.
final class MatchedMember {
  fileprivate let group: MatchedGroup
  fileprivate(set) weak var element: Element?
  let anchor: UnitPoint
  let isSource: () -> Bool
  let properties: MatchedGeometryProperties
  /// The copy that is seen moving: it stays in the tree until the group's move is over, and the others are not drawn
  /// meanwhile.
  let isTraveller: Bool

  fileprivate init(
    _ element: Element, in group: MatchedGroup, anchor: UnitPoint, properties: MatchedGeometryProperties,
    isSource: @escaping () -> Bool, isTraveller: Bool
  ) {
    self.isTraveller = isTraveller
    self.element = element
    self.group = group
    self.anchor = anchor
    self.properties = properties
    self.isSource = isSource
  }

  fileprivate var isLeaving: Bool {
    var element = self.element
    while let current = element {
      if current.phase == .didDisappear { return true }
      element = current.parent
    }
    return false
  }

  /// Anchor point and size in the window, at the layout's final places.
  fileprivate var geometry: Rect? {
    guard let element, element.isPlaced else { return nil }
    let frame = element.targetFrameInWindow
    return Rect(origin: frame.point(at: ownAnchor), size: frame.size)
  }

  /// The anchor as it lies in the reading direction.
  fileprivate var ownAnchor: UnitPoint {
    element?.direction == .rightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
  }
}

/// The views with one id in one namespace.
private final class MatchedGroup {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  var members: [MatchedMember] = []
  weak var source: MatchedMember?
  /// The last source's anchor point and size: where the next move begins.
  var last: Rect?
  /// Anchor point and size while they move.
  let shared: AnimatedValue<Rect>
  var isMoving = false

  init(_ timeline: Timeline) {
    shared = AnimatedValue(.zero, on: timeline)
  }

  var currentSource: MatchedMember? {
    let sources = members.filter { $0.isSource() && $0.element != nil }
    return sources.last { !$0.isLeaving } ?? sources.last
  }
}

/// All groups of a stage.
final class MatchedGeometryStage {
  private let timeline: Timeline
  private var groups: [MatchedGroup.Key: MatchedGroup] = [:]
  /// Transactions of elements that leave: the shared move must be over before they are gone.
  private var tracked: [(group: MatchedGroup, transaction: Transaction)] = []

  init(timeline: Timeline) { self.timeline = timeline }

  func join(
    _ element: Element, id: AnyHashable, in namespace: Namespace, anchor: UnitPoint,
    properties: MatchedGeometryProperties, isSource: @escaping () -> Bool, isTraveller: Bool
  ) -> MatchedMember {
    let key = MatchedGroup.Key(id: id, namespace: namespace.id)
    let group = groups[key] ?? MatchedGroup(timeline)
    groups[key] = group
    let member = MatchedMember(
      element, in: group, anchor: anchor, properties: properties, isSource: isSource,
      isTraveller: isTraveller)
    group.members.append(member)
    group.shared.onChange = { [weak group] _ in
      guard let group else { return }
      for member in group.members { member.element?.moved() }
    }
    return member
  }

  func remove(_ member: MatchedMember) {
    if member === member.group.source, let geometry = member.geometry { member.group.last = geometry }
    member.group.members.removeAll { $0 === member }
    if member.group.members.isEmpty {
      member.group.shared.remove()
      groups = groups.filter { $0.value !== member.group }
    }
  }

  /// Takes note of a view that comes or leaves. Whether the callbacks of its transaction wait for the group's move: those of
  /// the copy that is seen do.
  func follows(_ member: MatchedMember, _ transaction: Transaction, isLeaving: Bool) -> Bool {
    if isLeaving, member === member.group.source, let geometry = member.geometry {
      member.group.last = geometry
    }
    guard member.isTraveller else { return false }
    tracked.append((member.group, transaction))
    return true
  }

  /// After a layout: starts, turns and moves what the change gave another source or place.
  func update(under transaction: Transaction) {
    for group in groups.values { update(group, under: transaction) }
    for entry in tracked { timeline.finishUpdate(of: entry.transaction) }
    tracked = []
  }

  private func update(_ group: MatchedGroup, under transaction: Transaction) {
    guard let source = group.currentSource, let element = source.element,
      let geometry = source.geometry
    else { return }
    let previous = group.source
    group.source = source
    defer { group.last = geometry }
    let own = element.transaction(transaction)
    if previous !== source, let start = group.last, previous != nil || group.members.count > 1 {
      guard own.animation != nil, timeline.level == .full || own.isEssential else {
        group.shared.snap(to: geometry)
        group.isMoving = false
        return
      }
      if !group.shared.isAnimating { group.shared.snap(to: start) }
      group.isMoving = true
      set(group, geometry, own)
    } else if group.shared.isAnimating, geometry != group.shared.target {
      set(group, geometry, Transaction())
    }
  }

  private func set(_ group: MatchedGroup, _ geometry: Rect, _ transaction: Transaction) {
    var own = transaction
    for entry in tracked where entry.group === group {
      own.addAnimationCompletions(of: entry.transaction)
    }
    group.shared.set(geometry, transaction: own)
  }

  /// Whether another copy is seen moving at present.
  func isHidden(_ member: MatchedMember) -> Bool {
    !member.isTraveller && member.group.shared.isAnimating
      && member.group.members.contains(where: \.isTraveller)
  }

  /// The frame of a view in its parent's coordinates: the group's while it moves, the source's for one that is not the
  /// source; nil: its own.
  func presentedFrame(of member: MatchedMember) -> Rect? {
    let group = member.group
    guard let element = member.element else { return nil }
    let geometry: Rect
    if group.shared.isAnimating {
      geometry = group.shared.presented
    } else if let source = group.source, source !== member, !member.isLeaving, let own = source.geometry {
      geometry = own
    } else {
      return nil
    }
    let own = element.frame.presented
    let outside = element.parentOriginInWindow
    let size = member.properties.contains(.size) ? geometry.size : own.size
    guard member.properties.contains(.position) else { return Rect(origin: own.origin, size: size) }
    let anchor = member.ownAnchor
    return Rect(
      x: geometry.origin.x - anchor.x * size.width - outside.x,
      y: geometry.origin.y - anchor.y * size.height - outside.y, width: size.width, height: size.height)
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
    element.matched = element.stage.matchedGeometry.join(
      element, id: AnyHashable(id), in: namespace, anchor: anchor, properties: properties,
      isSource: isSource, isTraveller: isTraveller)
    return element
  }
}
