import MotionCore

// What a view can learn about where it ended up: its size, how far it was scrolled, whether it is on the screen. Told after
// the layout, as a change of its own; a view that draws differently because of it does so in the same frame.

extension View {
  /// Tells the size the layout gave, at first and whenever it differs.
  func onResize(_ action: @escaping (Size) -> Void) -> Element {
    let element = body
    element.resizeActions.append(action)
    return element
  }

  /// Tells how far a `ScrollView` is scrolled, in logical pixels from the top, or from the left if it only scrolls sideways.
  func onScroll(_ action: @escaping (Double) -> Void) -> Element {
    let element = body
    let axes = (element.content as? ScrollContent)?.axes ?? .vertical
    let axis = axes.contains(.vertical) ? Axis.vertical : .horizontal
    element.widget.onScrolled(axis) { [weak element] in
      if let element { action(element.widget.scrollPosition(axis)) }
    }
    return element
  }

  /// Tells whether any part of the element is inside the `ScrollView` around it, at first and whenever that changes.
  func onScreen(_ action: @escaping (Bool) -> Void) -> Element {
    let element = body
    let watcher = ScrollWatcher(of: element, action)
    element.retained.append(watcher)
    return element.onAppear { watcher.start() }.onResize { _ in watcher.look() }
  }
}

/// Looks whether an element is inside the part of a scroll view that shows.
final class ScrollWatcher {
  private weak var element: Element?
  private let action: (Bool) -> Void
  private var isOnScreen: Bool?

  init(of element: Element, _ action: @escaping (Bool) -> Void) {
    self.element = element
    self.action = action
  }

  func start() {
    (element?.scrollView?.content as? ScrollContent)?.watch(self)
    look()
  }

  func look() {
    guard let element, element.isPlaced, let scroll = element.scrollView else { return }
    let frame = element.targetFrameInWindow
    let page = scroll.targetFrameInWindow
    let axes = (scroll.content as? ScrollContent)?.axes ?? .vertical
    let isSeen =
      (!axes.contains(.vertical) || (frame.maxY > page.minY && frame.minY < page.maxY))
      && (!axes.contains(.horizontal) || (frame.maxX > page.minX && frame.minX < page.maxX))
    guard isSeen != isOnScreen else { return }
    isOnScreen = isSeen
    action(isSeen)
  }
}

/// A reference that does not keep its object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}

extension Element {
  /// The nearest `ScrollView` around this element.
  var scrollView: Element? {
    var element = parent
    while let current = element {
      if current.content is ScrollContent { return current }
      element = current.parent
    }
    return nil
  }

  func tellSize() {
    for action in resizeActions { action(frame.target.size) }
  }
}
