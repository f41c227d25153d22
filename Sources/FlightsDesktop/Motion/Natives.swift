import MotionCore

/// A native widget without children of ours: GTK measures it.
final class NativeLeaf: ElementContent {
  var isFlexible: Bool { false }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    element.widget.naturalSize(forWidth: proposal.width)
  }
}

/// A native widget around one element of ours, which fills it: a button, a window handle.
final class NativeHost: ElementContent {
  private let attach: (Element) -> Void
  init(attach: @escaping (Element) -> Void) { self.attach = attach }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    element.children.first?.measure(proposal) ?? Size(width: 0, height: 0)
  }
  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    children.map { _ in Rect(origin: Point(x: 0, y: 0), size: size) }
  }
  func adopt(_ child: Element, in element: Element) { attach(child) }
}

/// The element inside a native host: GTK places it, so it is asked to measure as GTK asks.
final class HostedContent: LaidOutContent {
  let layout: any Layout
  init(_ layout: any Layout) { self.layout = layout }

  var placesInParent: Bool { false }
}

/// A button around its label. GTK gives it keys, actions and its role. What is inside is a picture to a screen reader: the
/// button's name is its `accessibilityLabel`.
func Button(
  role: AccessibleRole? = nil, _ action: @escaping () -> Void, @ElementBuilder label: () -> Element
) -> Element {
  let widget = Widget.button(role: role)
  widget.onClicked(action)
  return host(widget, label()) { widget.setButtonChild($0.widget) }
}

/// A button that is in or out; `isOn` follows the model, a click asks `toggle` to change it.
func ToggleButton(
  isOn: @autoclosure @escaping () -> Bool, _ toggle: @escaping () -> Void,
  @ElementBuilder label: () -> Element
) -> Element {
  let widget = Widget.toggleButton()
  let element = host(widget, label()) { widget.setButtonChild($0.widget) }
  element.bind(isOn) { element, isOn, _ in
    if element.widget.isActive != isOn { element.widget.isActive = isOn }
  }
  widget.onClicked { [weak element] in
    toggle()
    // A click that changed nothing leaves the button as the model has it.
    if let element, element.widget.isActive != isOn() { element.widget.isActive = isOn() }
  }
  return element
}

/// A line of text to edit.
func TextField(
  _ placeholder: String, text: @autoclosure @escaping () -> String,
  edited: @escaping (String) -> Void, submitted: @escaping () -> Void = {}
) -> Element {
  let element = Element(NativeLeaf(), widget: .entry(placeholder: placeholder))
  element.traits.maxWidth = .infinity
  element.bind(text) { element, text, _ in element.widget.entryText = text }
  element.widget.onEdited { [weak element] in
    guard let element, element.widget.entryText != text() else { return }
    edited(element.widget.entryText)
  }
  element.widget.onEntered(submitted)
  return element
}

/// Progress from 0 to 1.
func ProgressView(_ fraction: @autoclosure @escaping () -> Double) -> Element {
  let element = Element(NativeLeaf(), widget: .progressBar())
  element.traits.maxWidth = .infinity
  element.bind(fraction) { element, fraction, _ in element.widget.fraction = fraction }
  return element
}

/// A part of the window by which it can be moved.
func WindowHandle(@ElementBuilder content: () -> Element) -> Element {
  let widget = Widget.windowHandle()
  return host(widget, content(), role: .group) { widget.setHandleChild($0.widget) }
}

/// An element of a native widget with `label` filling it; `attach` gives the widget its child.
func host(
  _ widget: Widget, _ label: Element, role: AccessibleRole = .presentation,
  attach: @escaping (Element) -> Void
) -> Element {
  let element = Element(NativeHost(attach: attach), widget: widget)
  let inside = Container.element(HostedContent(StackLayout(alignment: .center)), role: role)
  label.traits.maxWidth = label.traits.maxWidth ?? .infinity
  inside.add(label)
  element.add(inside)
  return element
}
