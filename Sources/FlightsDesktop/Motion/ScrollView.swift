import MotionCore

/// Content that is higher than its place and scrolls. GTK scrolls it; our own layout measures it.
final class ScrollContent: ElementContent {
  /// What has been drawn of long lists, in the content's coordinates: more than is seen, so that scrolling seldom draws.
  private(set) var drawnRegion = Rect(x: 0, y: 0, width: 1e6, height: 2000)
  private weak var element: Element?
  /// Those who want to know what is on the screen; each kept by its element.
  private var watchers: [Weak<ScrollWatcher>] = []

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    let natural =
      element.children.first?.measure(ProposedSize(width: proposal.width, height: nil))
      ?? Size(width: 0, height: 0)
    return Size(
      width: proposal.width ?? natural.width,
      height: min(natural.height, proposal.height ?? natural.height))
  }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    children.map { child in
      var width = size.width
      var height = child.measure(ProposedSize(width: width, height: nil)).height
      if height > size.height, element.widget.scrollBarWidth > 0 {
        width = max(width - element.widget.scrollBarWidth, 0)
        height = child.measure(ProposedSize(width: width, height: nil)).height
      }
      return Rect(x: 0, y: 0, width: width, height: max(height, size.height))
    }
  }

  func adopt(_ child: Element, in element: Element) {
    element.widget.setScrolledChild(child.widget)
  }

  func connect(_ element: Element) {
    self.element = element
    element.widget.onScrolled { [weak self] in self?.scrolled() }
  }

  func watch(_ watcher: ScrollWatcher) {
    watchers.removeAll { $0.object == nil }
    watchers.append(Weak(watcher))
  }

  fileprivate func scrolled() {
    for watcher in watchers { watcher.object?.look() }
    guard let element else { return }
    let page = element.frame.target.size.height
    let top = element.widget.scrollPosition
    if top < drawnRegion.minY || top + page > drawnRegion.maxY { redraw(around: top, page) }
  }

  private func redraw(around top: Double, _ page: Double) {
    drawnRegion = Rect(x: 0, y: top - page, width: 1e6, height: 3 * page)
    element?.children.first?.visit { $0.widget.queueDraw() }
  }
}

/// The scrolled element inside: GTK's viewport places it at the height that our layout found.
private final class ScrolledContent: LaidOutContent {
  let layout: any Layout = StackLayout(alignment: .topLeading)

  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  ) {
    let length = vertical ? Int(element.frame.target.size.height) : 0
    return (length, length)
  }
  var placesInParent: Bool { false }
}

/// A view of fixed height around content that may be higher.
func ScrollView(@ElementBuilder content: () -> Element) -> Element {
  let scroll = ScrollContent()
  let element = Element(scroll, widget: .scrolled())
  element.traits.maxWidth = .infinity
  element.traits.maxHeight = .infinity
  let inside = Container.element(ScrolledContent())
  let view = content()
  view.traits.maxWidth = .infinity
  inside.add(view)
  element.add(inside)
  scroll.connect(element)
  element.resizeActions.append { [weak scroll] _ in scroll?.scrolled() }
  return element
}

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

  /// Scrolls the nearest scroll view around this element until it is seen; `anchor` 0 top, 0.5 middle, nil: the least way.
  func scrollIntoView(anchor: Double? = nil) {
    var origin = 0.0
    var element: Element = self
    while let parent = element.parent {
      origin += element.frame.target.origin.y
      guard parent.content is ScrollContent else {
        element = parent
        continue
      }
      let page = parent.frame.target.size.height
      let height = frame.target.size.height
      let widget = parent.widget
      widget.setScrollRange(content: element.frame.target.size.height, page: page)
      let top = widget.scrollPosition
      if let anchor {
        widget.scrollPosition = origin - (page - height) * anchor
      } else if origin < top {
        widget.scrollPosition = origin
      } else if origin + height > top + page {
        widget.scrollPosition = origin + height - page
      }
      return
    }
  }
}
