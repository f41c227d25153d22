import MotionCore

/// Content that is larger than its place and scrolls. GTK scrolls it; our own layout measures it.
final class ScrollContent: ElementContent {
  let axes: Axis.Set
  /// What has been drawn of long lists, in the content's coordinates: more than is seen, so that scrolling seldom draws.
  private(set) var drawnRegion: Rect
  private weak var element: Element?
  /// Those who want to know what is on the screen; each kept by its element.
  private var watchers: [Weak<ScrollWatcher>] = []

  init(_ axes: Axis.Set) {
    self.axes = axes
    drawnRegion = Rect(
      x: 0, y: 0, width: axes.contains(.horizontal) ? 2000 : unlimited,
      height: axes.contains(.vertical) ? 2000 : unlimited)
  }

  /// What the content may take: along the axes that scroll as much as it likes.
  private func offered(_ width: Double?, _ height: Double?) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : width,
      height: axes.contains(.vertical) ? nil : height)
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    let natural =
      element.children.first?.measure(offered(proposal.width, proposal.height))
      ?? Size(width: 0, height: 0)
    func taken(_ axis: Axis, _ natural: Double, _ proposed: Double?) -> Double {
      axes.contains(axis) ? min(natural, proposed ?? natural) : proposed ?? natural
    }
    return Size(
      width: taken(.horizontal, natural.width, proposal.width),
      height: taken(.vertical, natural.height, proposal.height))
  }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    children.map { child in
      var room = size
      var natural = child.measure(offered(room.width, room.height))
      // A scroll bar that takes room leaves less for the content.
      let isHigh = axes.contains(.vertical) && natural.height > size.height
      let isWide = axes.contains(.horizontal) && natural.width > size.width
      let sideBar = isHigh ? element.widget.scrollBarThickness(.vertical) : 0
      let bottomBar = isWide ? element.widget.scrollBarThickness(.horizontal) : 0
      if sideBar > 0 || bottomBar > 0 {
        room = Size(
          width: max(size.width - sideBar, 0), height: max(size.height - bottomBar, 0))
        natural = child.measure(offered(room.width, room.height))
      }
      return Rect(
        x: 0, y: 0,
        width: axes.contains(.horizontal) ? max(natural.width, room.width) : room.width,
        height: axes.contains(.vertical) ? max(natural.height, room.height) : room.height)
    }
  }

  func adopt(_ child: Element, in element: Element) {
    element.widget.setScrolledChild(child.widget)
  }

  func connect(_ element: Element) {
    self.element = element
    for axis in Axis.allCases where axes.contains(axis) {
      element.widget.onScrolled(axis) { [weak self] in self?.scrolled() }
    }
  }

  func watch(_ watcher: ScrollWatcher) {
    watchers.removeAll { $0.object == nil }
    watchers.append(Weak(watcher))
  }

  fileprivate func scrolled() {
    for watcher in watchers { watcher.object?.look() }
    guard let element else { return }
    let shown = Rect(origin: element.widget.scrollOffset, size: element.frame.target.size)
    let isLeft = { (axis: Axis, from: Double, to: Double, known: ClosedRange<Double>) in
      self.axes.contains(axis) && (from < known.lowerBound || to > known.upperBound)
    }
    let known = drawnRegion
    if isLeft(.vertical, shown.minY, shown.maxY, known.minY...known.maxY)
      || isLeft(.horizontal, shown.minX, shown.maxX, known.minX...known.maxX)
    {
      redraw(around: shown)
    }
  }

  private func redraw(around shown: Rect) {
    if axes.contains(.horizontal) {
      drawnRegion.origin.x = shown.minX - shown.width
      drawnRegion.size.width = 3 * shown.width
    }
    if axes.contains(.vertical) {
      drawnRegion.origin.y = shown.minY - shown.height
      drawnRegion.size.height = 3 * shown.height
    }
    element?.children.first?.visit { $0.widget.queueDraw() }
  }
}

/// The scrolled element inside: GTK's viewport places it at the size that our layout found.
private final class ScrolledContent: LaidOutContent {
  let layout: any Layout = StackLayout(alignment: .topLeading)
  private let axes: Axis.Set

  init(_ axes: Axis.Set) { self.axes = axes }

  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  ) {
    let size = element.frame.target.size
    guard axes.contains(vertical ? Axis.vertical : .horizontal) else { return (0, 0) }
    let length = Int(vertical ? size.height : size.width)
    return (length, length)
  }
  var placesInParent: Bool { false }
}

/// A view of its own size around content that may be larger along the axes. Along those it takes all that is offered; so does
/// one that only scrolls up and down across them, with its content as wide as itself.
func ScrollView(_ axes: Axis.Set = .vertical, @ElementBuilder content: () -> Element) -> Element {
  let scroll = ScrollContent(axes)
  let element = Element(scroll, widget: .scrolled(axes))
  let view = content()
  element.traits.maxWidth = .infinity
  if axes.contains(.vertical) {
    element.traits.maxHeight = .infinity
    if !axes.contains(.horizontal) { view.traits.maxWidth = .infinity }
  }
  let inside = Container.element(ScrolledContent(axes))
  inside.add(view)
  element.add(inside)
  scroll.connect(element)
  element.resizeActions.append { [weak scroll] _ in scroll?.scrolled() }
  return element
}

/// Longer than any content, in logical pixels.
private let unlimited = 1e6

extension Element {
  /// The height of the nearest scroll view around this element; 0 without one.
  var enclosingPageHeight: Double {
    var element = self
    while let parent = element.parent {
      if parent.content is ScrollContent { return parent.frame.target.size.height }
      element = parent
    }
    return 0
  }

  /// Scrolls the scroll views around this element until it is seen. In the nearest one `anchor` is 0 for the top, 0.5 for the
  /// middle, nil for the least way; in those around it and, where there is a way up and down, sideways it is the least way.
  func scrollIntoView(anchor: Double? = nil) {
    var anchor = anchor
    var origin = Point(x: 0, y: 0)
    var element: Element = self
    while let parent = element.parent {
      let own = element.frame.target
      origin = Point(x: origin.x + own.origin.x, y: origin.y + own.origin.y)
      guard let scroll = parent.content as? ScrollContent else {
        element = parent
        continue
      }
      let page = parent.frame.target.size
      let size = frame.target.size
      if scroll.axes.contains(.vertical) {
        parent.widget.setScrollRange(.vertical, content: own.size.height, page: page.height)
        parent.scroll(.vertical, to: origin.y, size.height, page: page.height, anchor)
      }
      if scroll.axes.contains(.horizontal) {
        parent.widget.setScrollRange(.horizontal, content: own.size.width, page: page.width)
        parent.scroll(
          .horizontal, to: origin.x, size.width, page: page.width,
          scroll.axes.contains(.vertical) ? nil : anchor)
      }
      // A view around it may have to follow, the shortest way.
      let offset = parent.widget.scrollOffset
      origin = Point(x: origin.x - offset.x, y: origin.y - offset.y)
      anchor = nil
      element = parent
    }
  }

  private func scroll(
    _ axis: Axis, to origin: Double, _ length: Double, page: Double, _ anchor: Double?
  ) {
    let start = widget.scrollPosition(axis)
    if let anchor {
      widget.scroll(axis, to: origin - (page - length) * anchor)
    } else if origin < start {
      widget.scroll(axis, to: origin)
    } else if origin + length > start + page {
      widget.scroll(axis, to: origin + length - page)
    }
  }
}
