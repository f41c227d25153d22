/// The groups of views that share their geometry, on one timeline (spec 9).
///
/// Views of a group have the same id and namespace. One of them is the *source*; the others follow it. When the source
/// changes under an animation, all views of the group move together from the old source's geometry to the new one's:
/// a hero move.
///
/// ```swift
/// let card = registry.insert(id: 7, in: awards.id, anchor: .topLeading, frame: cardFrame)
/// registry.commit()
/// withAnimation {
///   registry.leave(card)
///   details = registry.insert(id: 7, in: awards.id, anchor: .topLeading, frame: detailsFrame)
/// }
/// registry.commit()                                    // after layout, before drawing
/// let frame = registry.presentedFrame(of: details)     // each frame; nil: where its layout put it
/// ```
///
/// Changes are collected and take effect together in `commit()`, so that the order in which a client's layout visits its
/// views does not matter. Use it from the timeline's thread.
public final class MatchedGeometryRegistry {
  /// A registered view.
  public struct Member: Hashable, Sendable {
    fileprivate let serial: Int
  }

  /// Under reduced motion a hero move becomes a cross-fade in place (D66): both views stay where their layout puts them.
  public struct CrossFade {
    /// The view that was the source; it may be gone already.
    public let from: Member
    /// The view that is the source now.
    public let to: Member
    /// The change's transaction.
    public let transaction: Transaction
  }

  private struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  private struct Record {
    let key: Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    var isSource: Bool
    /// Larger for later insertions; coming back counts as one.
    var insertion: Int
    var isLeaving = false
    var frame: Rect?
    /// The transaction of what has changed since the last commit.
    var change: Transaction?
    /// On the way back to its own frame, after the last source has gone (D47).
    var homeward: AnimatedValue<Rect>?
  }

  private struct Group {
    /// In order of insertion.
    var members: [Member] = []
    var source: Member?
    /// What the source provides, by its layout.
    var geometry: MatchedGeometry?
    /// The presented geometry; exists once there is somebody to share it with.
    var shared: AnimatedValue<MatchedGeometry>?
    /// Whether `shared` moves because the source changed.
    var isHeroMove = false
    /// How many views have left for good since the last commit: they still were partners.
    var departed = 0
    var isChanged = false
    var change = Transaction()
    /// How the last source went.
    var removal = Transaction()
    var hasWarned = false
    var fade: AnimatedValue<Double>?
    var fadingOut: Member?
  }

  private let timeline: Timeline
  private var records: [Member: Record] = [:]
  private var groups: [Key: Group] = [:]
  private var changed: [Key] = []
  private var serial = 0

  /// Mirrors the anchors for right-to-left layouts.
  public var direction = LayoutDirection.leftToRight
  /// Called for each view whose presented frame, or cross-fade, may have changed.
  public var onChange: ((Member) -> Void)?
  /// Called when a hero move is replaced by a cross-fade.
  public var onCrossFade: ((CrossFade) -> Void)?
  /// Called once per group when several inserted views want to be the source: the newest is.
  public var onAmbiguousSource: ((AnyHashable) -> Void)?

  /// A registry without views.
  public init(on timeline: Timeline) { self.timeline = timeline }

  // MARK: Changes

  /// Registers a view that has been inserted.
  ///
  /// - Parameters:
  ///   - anchor: the point that coincides with the other views', in the view's own size; mirrored right-to-left.
  ///   - isSource: whether it may provide the geometry.
  ///   - frame: where its layout puts it, in window coordinates; `nil` until it is known. Without a frame a view
  ///     has no part in anything (D48).
  public func insert(
    id: some Hashable, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true, frame: Rect? = nil, transaction: Transaction = .current
  ) -> Member {
    serial += 1
    let member = Member(serial: serial)
    let key = Key(namespace: namespace, id: AnyHashable(id))
    records[member] = Record(
      key: key, properties: properties, anchor: anchor, isSource: isSource, insertion: serial,
      frame: frame, change: transaction)
    groups[key, default: Group()].members.append(member)
    noteChange(of: key, transaction)
    return member
  }

  /// The layout has put the view somewhere else. Nothing happens if it is the same place.
  ///
  /// - Parameter transaction: how followers get there. A view inserted since the last commit keeps its insertion's.
  public func setFrame(
    _ frame: Rect?, of member: Member, transaction: Transaction = .current
  ) {
    guard var record = records[member], record.frame != frame else { return }
    record.frame = frame
    if record.change == nil { record.change = transaction }
    records[member] = record
    noteChange(of: record.key, nil)
    record.homeward?.set(frame ?? .zero, transaction: transaction)
  }

  /// The view may provide the geometry from now on, or not any more. Nothing happens if that is so already.
  public func setSource(
    _ isSource: Bool, of member: Member, transaction: Transaction = .current
  ) {
    guard let record = records[member], record.isSource != isSource else { return }
    update(member, transaction) { $0.isSource = isSource }
  }

  /// The view is leaving, but still drawn.
  public func leave(_ member: Member, transaction: Transaction = .current) {
    guard let record = records[member], !record.isLeaving else { return }
    update(member, transaction) { $0.isLeaving = true }
    if groups[record.key]?.source == member { groups[record.key]?.removal = transaction }
  }

  /// The view comes back before it has gone: it is the newest of its group again.
  public func reenter(_ member: Member, transaction: Transaction = .current) {
    guard let record = records[member], record.isLeaving else { return }
    serial += 1
    update(member, transaction) {
      $0.isLeaving = false
      $0.insertion = serial
    }
  }

  /// The view is gone. Its handle is of no use afterwards.
  public func remove(_ member: Member, transaction: Transaction = .current) {
    guard let record = records.removeValue(forKey: member) else { return }
    record.homeward?.remove()
    let key = record.key
    guard var group = groups.removeValue(forKey: key) else { return }
    group.members.removeAll { $0 == member }
    group.departed += 1
    // A source that goes without having been on its way takes its own transaction with it.
    if group.source == member, !record.isLeaving { group.removal = transaction }
    if group.fadingOut == member { group.fadingOut = nil }
    groups[key] = group
    noteChange(of: key, record.isLeaving ? nil : transaction)
  }

  private func update(
    _ member: Member, _ transaction: Transaction, _ body: (inout Record) -> Void
  ) {
    guard var record = records[member] else { return }
    body(&record)
    record.change = transaction
    records[member] = record
    noteChange(of: record.key, transaction)
  }

  private func noteChange(of key: Key, _ transaction: Transaction?) {
    if let transaction { groups[key]?.change = transaction }
    guard groups[key]?.isChanged == false else { return }
    groups[key]?.isChanged = true
    changed.append(key)
  }

  /// Applies the changes made since the last call. Call it after layout and before drawing; costs nothing without changes.
  public func commit() {
    guard !changed.isEmpty else { return }
    let keys = changed
    changed = []
    for key in keys { commit(key) }
  }

  private func commit(_ key: Key) {
    guard var group = groups[key] else { return }
    let old = group.source
    let source = chooseSource(of: group)
    if let source, let record = records[source], let frame = record.frame {
      let geometry = MatchedGeometry(
        sourceFrame: frame, anchor: record.anchor.resolved(in: direction))
      if source != old {
        changeSource(of: &group, to: source, geometry, record.change ?? group.change)
      } else if geometry != group.geometry {
        group.shared?.set(geometry, transaction: record.change ?? Transaction())
      }
      if group.shared == nil, group.members.count > 1 {
        group.shared = makeShared(geometry, key)
      }
      group.source = source
      group.geometry = geometry
    } else if old != nil {
      release(&group)
    }
    warn(&group, key)
    finishCommit(&group)
    groups[key] = group.members.isEmpty ? nil : group
    for member in group.members { onChange?(member) }
  }

  private func finishCommit(_ group: inout Group) {
    for member in group.members { records[member]?.change = nil }
    group.departed = 0
    group.isChanged = false
    group.change = Transaction()
    if group.members.isEmpty {
      group.shared?.remove()
      group.fade?.remove()
    }
  }

  /// The newest inserted view that may be the source; else the newest leaving one.
  private func chooseSource(of group: Group) -> Member? {
    let candidates = group.members.compactMap { member -> (Member, Record)? in
      guard let record = records[member], record.isSource, record.frame != nil else { return nil }
      return (member, record)
    }
    let staying = candidates.filter { !$0.1.isLeaving }
    return (staying.isEmpty ? candidates : staying).max { $0.1.insertion < $1.1.insertion }?.0
  }

  // MARK: Moves

  private func changeSource(
    of group: inout Group, to source: Member, _ geometry: MatchedGeometry,
    _ transaction: Transaction
  ) {
    for member in group.members {
      records[member]?.homeward?.remove()
      records[member]?.homeward = nil
    }
    group.fadingOut = nil
    guard let old = group.source, let previous = group.geometry,
      group.members.count + group.departed > 1
    else {
      group.shared?.snap(to: geometry)
      group.isHeroMove = false
      return
    }
    let key = records[source]?.key
    if group.shared == nil, let key { group.shared = makeShared(previous, key) }
    group.shared?.set(geometry, transaction: transaction)
    group.isHeroMove = group.shared?.isAnimating ?? false
    if !group.isHeroMove, transaction.animation != nil, timeline.level == .reduced, let key {
      crossFade(&group, key, CrossFade(from: old, to: source, transaction: transaction))
    }
  }

  private func crossFade(_ group: inout Group, _ key: Key, _ crossFade: CrossFade) {
    let fade = AnimatedValue(0.0, kind: .appearance, on: timeline)
    fade.onChange = { [weak self] _ in self?.notify(key) }
    group.fade?.remove()
    group.fade = fade
    fade.set(1, transaction: crossFade.transaction)
    if records[crossFade.from]?.isLeaving == true { group.fadingOut = crossFade.from }
    onCrossFade?(crossFade)
  }

  /// The last source has gone: followers return to their own frames, as it went (D47).
  private func release(_ group: inout Group) {
    for member in group.members {
      guard let own = records[member]?.frame, let shown = frame(of: member, in: group) else {
        continue
      }
      let homeward = AnimatedValue(shown, on: timeline)
      homeward.onChange = { [weak self] _ in self?.onChange?(member) }
      homeward.set(own, transaction: Transaction(animation: group.removal.animation))
      records[member]?.homeward = homeward
    }
    group.shared?.remove()
    group.shared = nil
    group.source = nil
    group.geometry = nil
    group.isHeroMove = false
  }

  private func makeShared(_ geometry: MatchedGeometry, _ key: Key) -> AnimatedValue<MatchedGeometry>
  {
    let shared = AnimatedValue(geometry, on: timeline)
    shared.onChange = { [weak self] _ in self?.notify(key) }
    return shared
  }

  private func notify(_ key: Key) {
    guard let onChange, let members = groups[key]?.members else { return }
    for member in members { onChange(member) }
  }

  private func warn(_ group: inout Group, _ key: Key) {
    guard !group.hasWarned, let onAmbiguousSource else { return }
    let sources = group.members.filter {
      records[$0].map { $0.isSource && !$0.isLeaving } ?? false
    }
    guard sources.count > 1 else { return }
    group.hasWarned = true
    onAmbiguousSource(key.id)
  }

  // MARK: Reading

  /// The view that provides the geometry of this one's group; `nil` without.
  public func source(for member: Member) -> Member? {
    records[member].flatMap { groups[$0.key]?.source }
  }

  /// Whether the view's group is on its way from one source to another.
  public func isMoving(_ member: Member) -> Bool {
    guard let record = records[member], let group = groups[record.key] else { return false }
    return group.isHeroMove && group.shared?.isAnimating == true
  }

  /// Where to draw the view as of the timeline's time, in window coordinates.
  ///
  /// `nil`: where its layout puts it. That holds for views without a partner, for the source at rest, and for both
  /// sides of a cross-fade.
  ///
  /// - Parameter contentSize: what the content makes of a proposed size; rigid content answers its own.
  public func presentedFrame(
    of member: Member, contentSize: (Size) -> Size = { $0 }
  ) -> Rect? {
    guard let record = records[member], let group = groups[record.key] else { return nil }
    if let homeward = record.homeward { return homeward.isAnimating ? homeward.presented : nil }
    if member == group.source, !isMoving(member) { return nil }
    return frame(of: member, in: group, contentSize: contentSize)
  }

  /// The opacity of a view's part in a cross-fade, 0…1: in for the new source, out for the old one; 1 otherwise.
  ///
  /// A view that has a fading transition of its own needs no other fade.
  public func crossFadeOpacity(of member: Member) -> Double {
    guard let record = records[member], let group = groups[record.key], let fade = group.fade,
      fade.isAnimating || member == group.fadingOut
    else { return 1 }
    if member == group.source { return fade.presented }
    return member == group.fadingOut ? 1 - fade.presented : 1
  }

  private func frame(
    of member: Member, in group: Group, contentSize: (Size) -> Size = { $0 }
  ) -> Rect? {
    guard let record = records[member], let own = record.frame, !record.properties.isEmpty,
      member != group.fadingOut, let geometry = group.shared?.presented ?? group.geometry
    else { return nil }
    return geometry.frame(
      own: own, anchor: record.anchor.resolved(in: direction), properties: record.properties,
      contentSize: contentSize)
  }
}
