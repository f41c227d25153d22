import MotionCore

/// Lays out children in one of our own widgets.
final class Container: LaidOutContent {
  let layout: any Layout
  private let isCollapsible: Bool

  init(_ layout: any Layout, isCollapsible: Bool = false) {
    self.layout = layout
    self.isCollapsible = isCollapsible
  }

  /// An element on a widget of our own class.
  static func element(_ content: any ElementContent, role: AccessibleRole = .group) -> Element {
    let (widget, connect) = Widget.box(role: role)
    let element = Element(content, widget: widget)
    connect(element)
    return element
  }
}

extension Element: BoxDelegate {
  func boxMeasure(vertical: Bool, forSize: Int) -> (minimum: Int, natural: Int) {
    content.toolkitMeasure(vertical: vertical, forSize: forSize, of: self)
  }

  func boxAllocate(width: Int, height: Int) {
    content.allocated(Size(width: Double(width), height: Double(height)), of: self)
    allocateChildren()
  }

  func boxSnapshot(_ snapshot: Snapshot) {
    if let backdrop {
      let canvas = Canvas(of: self, size: presentedSize)
      stage.painter?.draw(backdrop(canvas), to: snapshot.pointer)
    }
    content.draw(snapshot, size: content.isFlexible ? presentedSize : frame.target.size, of: self)
    if isDrawingGroup {
      let bounds = Rect(origin: .zero, size: presentedSize)
      snapshot.group(bounds, scale: stage.painter?.scale ?? 1) { drawChildren($0) }
    } else {
      drawChildren(snapshot)
    }
  }

  func boxFocus(_ direction: FocusDirection) -> FocusOutcome {
    focusRule?(direction, self) ?? content.focus(direction, of: self)
  }

  /// The size the widget is shown at, in whole pixels.
  var presentedSize: Size {
    let size = placement.size
    return Size(width: size.width.rounded(), height: size.height.rounded())
  }
}

/// Children side by side.
func Row(
  spacing: Double = 8, alignment: UnitPoint = .center, role: AccessibleRole = .group,
  @ViewBuilder content: () -> [Element]
) -> Element {
  filled(RowLayout(spacing: spacing, alignment: alignment), role, content())
}

/// Children above one another.
func Column(
  spacing: Double = 8, alignment: UnitPoint = .leading, role: AccessibleRole = .group,
  @ViewBuilder content: () -> [Element]
) -> Element {
  filled(ColumnLayout(spacing: spacing, alignment: alignment), role, content())
}

/// Children over one another.
func Stack(
  alignment: UnitPoint = .center, role: AccessibleRole = .group,
  @ViewBuilder content: () -> [Element]
) -> Element {
  filled(StackLayout(alignment: alignment), role, content())
}

/// Children in cells of equal width, as many in a row as fit between the smallest and the largest width.
func Grid(
  minimum: Double, maximum: Double = .infinity, spacing: Double = 8, columns: Int? = nil,
  role: AccessibleRole = .group, @ViewBuilder content: () -> [Element]
) -> Element {
  filled(
    GridLayout(minimum: minimum, maximum: maximum, spacing: spacing, columns: columns), role,
    content())
}

/// Children at places that the view computes from the size it gets.
func Placed(
  measure: @escaping (ProposedSize) -> Size, rects: @escaping (Size) -> [Rect],
  role: AccessibleRole = .group, @ViewBuilder content: () -> [Element]
) -> Element {
  filled(PlacedLayout(measure: measure, rects: rects), role, content())
}

/// Children at places that a layout of the view's own computes.
func Arranged(
  _ layout: any Layout, role: AccessibleRole = .group, @ViewBuilder content: () -> [Element]
) -> Element {
  filled(layout, role, content())
}

/// Takes what is left over in a row or column.
func Spacer() -> Element {
  let element = Container.element(Container(StackLayout(alignment: .center)), role: .presentation)
  element.traits.maxWidth = .infinity
  element.traits.maxHeight = .infinity
  element.reach.allowsHits = false
  element.updateReach()
  return element
}

private func filled(_ layout: any Layout, _ role: AccessibleRole, _ children: [Element]) -> Element
{
  let element = Container.element(Container(layout), role: role)
  for child in children { element.add(child) }
  return element
}

extension View {
  /// Lays the container out again when a value differs, under the transaction of the change.
  func layout<Value: Equatable>(dependingOn value: @autoclosure @escaping () -> Value) -> Element {
    let element = body
    element.bind(value) { element, _, transaction in
      if transaction != nil { element.markNeedsLayout() }
    }
    return element
  }
}

// MARK: - The tree's root

/// The root of a window's tree: its size is the window's.
final class RootContent: LaidOutContent {
  let layout: any Layout = StackLayout(alignment: .topLeading)
  /// Smallest and preferred size of the window.
  private let minimum: Size
  private let natural: Size

  init(minimum: Size, natural: Size) {
    self.minimum = minimum
    self.natural = Size(
      width: max(natural.width, minimum.width), height: max(natural.height, minimum.height))
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    Size(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
  }
  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  ) {
    vertical
      ? (Int(minimum.height), Int(natural.height)) : (Int(minimum.width), Int(natural.width))
  }
  func allocated(_ size: Size, of element: Element) { element.stage.resize(to: size) }

  static func element(minimum: Size, natural: Size, @ElementBuilder content: () -> Element)
    -> Element
  {
    let root = Container.element(RootContent(minimum: minimum, natural: natural))
    root.stage.root = root
    root.widget.addClass("background")
    root.add(content())
    root.announceAppearance()
    return root
  }
}
