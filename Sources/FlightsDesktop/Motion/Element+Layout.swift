import MotionCore

/// What a parent offers. nil: as much as the content likes.
struct ProposedSize: Equatable {
  var width: Double?
  var height: Double?
  static let unspecified = ProposedSize(width: nil, height: nil)
}

/// Wishes of an element that its parent's layout honours. Logical pixels.
struct LayoutTraits {
  var padding = EdgeInsets()
  var width: Double?
  var height: Double?
  var minWidth = 0.0
  var minHeight = 0.0
  /// Infinite: takes what is left over, shared with others by `flex`.
  var maxWidth: Double?
  var maxHeight: Double?
  var flex = 1.0
  /// Whether a row may give it less than its natural width (it then wraps or is cut with an ellipsis).
  var isCompressible = false
  /// Place across the container's axis; nil: the container's own.
  var alignment: UnitPoint?

  var growsHorizontally: Bool { maxWidth == .infinity }
  var growsVertically: Bool { maxHeight == .infinity }
}

extension Element {
  // MARK: Invalidation

  /// This element, or something in it, has another size: it and its ancestors are laid out again, in the flush under way or
  /// the next.
  func markNeedsLayout() {
    var element: Element? = self
    while let current = element {
      if current.needsLayout, current.measured.isEmpty, current !== self { break }
      current.needsLayout = true
      current.measured.removeAll(keepingCapacity: true)
      element = current.parent
    }
    stage.noteLayout(nil)
  }

  func markSubtreeNeedsLayout() {
    visit {
      $0.needsLayout = true
      $0.measured.removeAll(keepingCapacity: true)
    }
  }

  // MARK: Measuring

  /// The size this element takes when offered `proposal`, padding and limits included. Remembered until `markNeedsLayout`.
  func measure(_ proposal: ProposedSize) -> Size {
    if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
    let size = measureAnew(proposal)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append((proposal, size))
    return size
  }

  private func measureAnew(_ proposal: ProposedSize) -> Size {
    let padding = traits.padding
    let across = padding.leading + padding.trailing
    let along = padding.top + padding.bottom
    var offered = proposal
    if let width = traits.width { offered.width = width }
    if let height = traits.height { offered.height = height }
    if let limit = traits.maxWidth, let width = offered.width { offered.width = min(width, limit) }
    if let limit = traits.maxHeight, let height = offered.height {
      offered.height = min(height, limit)
    }
    let inner = ProposedSize(
      width: offered.width.map { max($0 - across, 0) },
      height: offered.height.map { max($0 - along, 0) })
    var size: Size
    if let width = traits.width, let height = traits.height {
      return Size(width: width, height: height)
    } else {
      size = content.measure(inner, of: self)
    }
    size.width += across
    size.height += along
    size.width = max(size.width, traits.minWidth)
    size.height = max(size.height, traits.minHeight)
    if let limit = traits.maxWidth, limit < .infinity { size.width = min(size.width, limit) }
    if let limit = traits.maxHeight, limit < .infinity { size.height = min(size.height, limit) }
    if traits.growsHorizontally, let width = proposal.width { size.width = max(size.width, width) }
    if traits.growsVertically, let height = proposal.height {
      size.height = max(size.height, height)
    }
    if let width = traits.width { size.width = width }
    if let height = traits.height { size.height = height }
    return size
  }

  // MARK: Placing

  /// Gives the element its place in its parent. A place that differs from the last one is animated by the transaction as it
  /// reaches this element; the first place is no change.
  func place(in rect: Rect, _ transaction: Transaction) {
    let target = rect.roundedToPixels
    let isNew = comesAnew
    isCollapsed = content.isCollapsed(self)
    if isPlaced, isCollapsed, !leaving.isEmpty {
      // What was the last inside leaves from where it is.
      needsLayout = false
      return
    }
    let previousSize = isNew ? nil : frame.target.size
    let sizeChanged = target.size != frame.target.size || !isPlaced
    if isNew {
      isPlaced = true
      frame.snap(to: target.offsetBy(dx: entersFrom, dy: 0))
      if entersFrom != 0 { frame.set(target, transaction: self.transaction(transaction)) }
      entersFrom = 0
      moved()
    } else if target != frame.target, isCollapsed {
      frame.snap(to: target)
      moved()
    } else if target != frame.target {
      frame.set(target, transaction: self.transaction(transaction))
    }
    if sizeChanged, !resizeActions.isEmpty {
      stage.afterLayout { [weak self] _ in self?.tellSize() }
    }
    guard needsLayout || sizeChanged else { return }
    needsLayout = false
    placeChildren(transaction, previousSize: previousSize)
    if sizeChanged { repainted() }
  }

  /// Whether it has no place to come from: it is new, or had nothing to show in the last layout.
  private var comesAnew: Bool {
    !isPlaced
      || isCollapsed && !content.isCollapsed(self) && children.allSatisfy { !$0.isPlaced }
  }

  private func placeChildren(_ transaction: Transaction, previousSize: Size?) {
    let size = frame.target.size
    let takesLeavingAlong =
      content.alignsItems
      && (stage.timeline.level == .full || transaction.isEssential)
    if let previousSize, previousSize != size, content.alignsItems {
      // What comes begins where it would have been before the change, and what leaves goes along: an aligned text stays in
      // the middle of a button that changes its width. What fills the container has its final frame at once.
      place(children.filter { !$0.isPlaced && $0.isAligned }, in: previousSize, transaction)
      if takesLeavingAlong {
        place(leaving.filter(\.isAligned), in: size, transaction)
      }
    }
    if let previousSize, previousSize.width != size.width, direction == .rightToLeft {
      // Places are counted from the right edge here: what comes begins, and what leaves stays, at its distance to that edge
      // while the width changes.
      let change = size.width - previousSize.width
      for child in children where child.comesAnew { child.entersFrom = -change }
      for child in leaving where child.isPlaced && !(takesLeavingAlong && child.isAligned) {
        child.place(in: child.frame.target.offsetBy(dx: change, dy: 0), transaction)
      }
    }
    place(children, in: size, transaction)
    stage.noteMoved(self)
  }

  /// Whether it has a place in its container instead of filling it.
  private var isAligned: Bool { !traits.growsHorizontally && !traits.growsVertically }

  private func place(_ children: [Element], in size: Size, _ transaction: Transaction) {
    guard !children.isEmpty else { return }
    let padding = traits.padding
    let inner = Size(
      width: max(size.width - padding.leading - padding.trailing, 0),
      height: max(size.height - padding.top - padding.bottom, 0))
    let rects = content.place(children, in: inner, of: self)
    let isMirrored = direction == .rightToLeft
    for (child, rect) in zip(children, rects) {
      var rect = rect
      let x = padding.leading + rect.origin.x
      rect.origin.x = isMirrored ? size.width - x - rect.size.width : x
      rect.origin.y += padding.top
      child.place(in: rect, transaction)
    }
  }
}

extension Rect {
  /// Whole pixels: the edges are rounded, so that neighbours stay neighbours.
  var roundedToPixels: Rect {
    let left = origin.x.rounded()
    let top = origin.y.rounded()
    return Rect(
      x: left, y: top, width: (origin.x + size.width).rounded() - left,
      height: (origin.y + size.height).rounded() - top)
  }
}
