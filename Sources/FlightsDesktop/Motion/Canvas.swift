import MotionCore

/// Draws a list of shapes for the size it has.
final class CanvasContent: ElementContent {
  let naturalSize: (ProposedSize, Element) -> Size
  let shapes: (Size, Element) -> [Shape]

  init(
    naturalSize: @escaping (ProposedSize, Element) -> Size, shapes: @escaping (Size, Element) -> [Shape]
  ) {
    self.naturalSize = naturalSize
    self.shapes = shapes
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size { naturalSize(proposal, element) }
  func draw(_ snapshot: Snapshot, size: Size, of element: Element) {
    Painter.draw(shapes(size, element), snapshot)
  }
}

/// A picture: `shapes` is a pure function of size and what it reads; it is drawn again when that changes.
///
/// - Parameters:
///   - size: natural size; nil along an axis takes what is offered.
///   - value: what the picture shows; the shapes are computed from it, never inside the tracking.
func Canvas<Value: Equatable>(
  width: Double? = nil, height: Double? = nil, role: AccessibleRole = .presentation,
  _ value: @autoclosure @escaping () -> Value,
  shapes: @escaping (Value, Size, LayoutDirection) -> [Shape]
) -> Element {
  final class Shown {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  let shown = Shown(value())
  let content = CanvasContent(
    naturalSize: { proposal, _ in
      Size(width: width ?? proposal.width ?? 0, height: height ?? proposal.height ?? 0)
    },
    shapes: { size, element in shapes(shown.value, size, element.direction) })
  let element = Container.element(content, role: role)
  element.traits.width = width
  element.traits.height = height
  if width == nil { element.traits.maxWidth = .infinity }
  if height == nil { element.traits.maxHeight = .infinity }
  element.bind(value) { element, value, _ in
    shown.value = value
    element.widget.queueDraw()
  }
  return element
}

/// A picture that also depends on an animatable value: `data` is animated by the transactions that reach the canvas, and
/// the shapes are drawn from what is presented.
func AnimatedCanvas<Value: Equatable, Data: VectorArithmetic & Sendable>(
  width: Double? = nil, height: Double? = nil, role: AccessibleRole = .presentation,
  _ value: @autoclosure @escaping () -> Value, animating data: @autoclosure @escaping () -> Data,
  kind: AttributeKind = .geometry,
  shapes: @escaping (Value, Data, Size, LayoutDirection) -> [Shape]
) -> Element {
  let stage = Stage.current
  let attribute = AnimatedValue(data(), kind: kind, on: stage.timeline)
  let element = Canvas(width: width, height: height, role: role, value()) { value, size, direction in
    shapes(value, attribute.presented, size, direction)
  }
  attribute.onChange = { [weak element] _ in element?.widget.queueDraw() }
  element.retained.append(RemovedAttribute(attribute))
  element.bind(data) { element, data, transaction in
    guard let transaction else { return }
    attribute.set(data, transaction: element.transaction(transaction))
  }
  return element
}

/// Drops an attribute's animation when the element that owns it goes.
private final class RemovedAttribute<Value: VectorArithmetic> {
  private let attribute: AnimatedValue<Value>
  init(_ attribute: AnimatedValue<Value>) { self.attribute = attribute }
  isolated deinit { attribute.remove() }
}
