import MotionCore

/// A button that opens a menu; the menu's words and items follow the model.
func MenuButton(
  _ menu: @autoclosure @escaping () -> Menu, style: [String] = [],
  @ElementBuilder label: () -> Element
) -> Element {
  let widget = Widget.menuButton(style: style)
  let element = host(widget, label()) { widget.setMenuButtonChild($0.widget) }
  element.bind(menu) { element, menu, _ in element.widget.setMenu(menu) }
  return element
}

/// A button that opens a popover with elements of ours. `isOpen` follows the model; the toolkit's own ways to open and
/// close it ask `toggle` to change the model.
///
/// - Parameter size: of the content, which scrolls if it needs more.
func PopoverButton(
  isOpen: @autoclosure @escaping () -> Bool, _ toggle: @escaping (Bool) -> Void,
  size: Size, style: [String] = [], @ElementBuilder label: () -> Element,
  @ElementBuilder content: () -> Element
) -> Element {
  let widget = Widget.menuButton(style: style)
  let element = Element(PopoverHost(), widget: widget)
  let inside = Container.element(
    HostedContent(StackLayout(alignment: .center)), role: .presentation)
  let view = label()
  view.traits.maxWidth = view.traits.maxWidth ?? .infinity
  inside.add(view)
  element.add(inside)
  let popover = Container.element(PopoverContent())
  popover.traits.width = size.width
  popover.traits.height = size.height
  popover.add(content())
  element.add(popover)
  widget.onMenuToggled { [weak element] in
    guard let element, element.widget.isMenuOpen != isOpen() else { return }
    toggle(element.widget.isMenuOpen)
  }
  element.bind(isOpen) { element, isOpen, _ in element.widget.isMenuOpen = isOpen }
  return element
}

/// A menu button's two children: its label, which fills it, and what its popover shows.
private final class PopoverHost: ElementContent {
  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    element.children.first?.measure(proposal) ?? Size(width: 0, height: 0)
  }
  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    children.enumerated().map { index, child in
      Rect(origin: Point(x: 0, y: 0), size: index == 0 ? size : child.measure(.unspecified))
    }
  }
  func adopt(_ child: Element, in element: Element) {
    if child.content is PopoverContent {
      element.widget.setPopoverContent(child.widget)
    } else {
      element.widget.setMenuButtonChild(child.widget)
    }
  }
}

/// What a popover shows: GTK places it and is told the size that our layout found.
private final class PopoverContent: LaidOutContent {
  let layout: any Layout = StackLayout(alignment: .topLeading)

  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  ) {
    let size = element.frame.target.size
    let length = Int(vertical ? size.height : size.width)
    return (length, length)
  }
  var placesInParent: Bool { false }
}
