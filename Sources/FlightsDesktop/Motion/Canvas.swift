import MotionCore

/// What a drawing knows while it is drawn.
struct Canvas {
  var size: Size
  var direction: LayoutDirection
  var look: Look
  /// The end of the part of its path that shows (`trim`); 1 is all of it.
  var trim = 1.0
  /// The colour that `foregroundStyle` gives; the text's where nobody does.
  var foreground: Color
  var palette: Palette { look.palette }
  var type: Typography { look.type }
  var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }

  /// What a drawing of this size knows in an element.
  init(of element: Element, size: Size) {
    self.size = size
    direction = element.direction
    look = element.stage.look
    trim = element.presentedTrim ?? 1
    foreground = element.presentedForeground ?? look.palette.text
  }
}

/// Keeps what a drawing shows between two evaluations.
private final class Shown<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Draws a list of shapes for the size it has.
final class CanvasContent: ElementContent {
  let naturalSize: (ProposedSize, Element) -> Size
  let shapes: (Size, Element) -> [Shape]
  var usesForeground: Bool { true }

  init(
    naturalSize: @escaping (ProposedSize, Element) -> Size,
    shapes: @escaping (Size, Element) -> [Shape]
  ) {
    self.naturalSize = naturalSize
    self.shapes = shapes
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    naturalSize(proposal, element)
  }
  func draw(_ snapshot: Snapshot, size: Size, of element: Element) {
    element.stage.painter?.draw(shapes(size, element), to: snapshot.pointer)
  }
}

/// A picture: `shapes` is a pure function of size and what it reads; it is drawn again when that changes.
///
/// - Parameters:
///   - size: natural size; nil along an axis takes what is offered.
///   - value: what the picture shows; the shapes are computed from it, never inside the tracking.
func Drawing<Value: Equatable>(
  width: Double? = nil, height: Double? = nil, role: AccessibleRole = .presentation,
  _ value: @autoclosure @escaping () -> Value,
  shapes: @escaping (Value, Canvas) -> [Shape]
) -> Element {
  let element = Drawing(role: role, value()) { _, proposal, _ in
    Size(width: width ?? proposal.width ?? 0, height: height ?? proposal.height ?? 0)
  } shapes: { value, canvas in
    shapes(value, canvas)
  }
  element.traits.width = width
  element.traits.height = height
  if width == nil { element.traits.maxWidth = .infinity }
  if height == nil { element.traits.maxHeight = .infinity }
  return element
}

/// A picture whose natural size follows from what it shows and the type's size.
func Drawing<Value: Equatable>(
  role: AccessibleRole = .presentation, _ value: @autoclosure @escaping () -> Value,
  measure: @escaping (Value, ProposedSize, Look) -> Size,
  shapes: @escaping (Value, Canvas) -> [Shape]
) -> Element {
  let shown = Shown(value())
  let content = CanvasContent(
    naturalSize: { proposal, element in measure(shown.value, proposal, element.stage.look) },
    shapes: { size, element in
      shapes(shown.value, Canvas(of: element, size: size))
    })
  let element = Container.element(content, role: role)
  element.bind(value) { element, value, transaction in
    let look = element.stage.look
    let isResized =
      transaction != nil
      && measure(shown.value, .unspecified, look) != measure(value, .unspecified, look)
    shown.value = value
    element.widget.queueDraw()
    if isResized { element.markNeedsLayout() }
  }
  return element
}

extension View {
  /// Draws beneath the element's children, over what its style sheet classes draw. It does not change the size.
  func background<Value: Equatable>(
    _ value: @autoclosure @escaping () -> Value, shapes: @escaping (Value, Canvas) -> [Shape]
  ) -> Element {
    let element = body
    let shown = Shown(value())
    element.backdrop = { shapes(shown.value, $0) }
    element.bind(value) { element, value, _ in
      shown.value = value
      element.widget.queueDraw()
    }
    return element
  }
}

/// A picture that also depends on an animatable value: `data` is animated by the transactions that reach the canvas, and
/// the shapes are drawn from what is presented.
func AnimatedDrawing<Value: Equatable, Data: VectorArithmetic & Sendable>(
  width: Double? = nil, height: Double? = nil, role: AccessibleRole = .presentation,
  _ value: @autoclosure @escaping () -> Value, animating data: @autoclosure @escaping () -> Data,
  kind: AttributeKind = .geometry,
  shapes: @escaping (Value, Data, Canvas) -> [Shape]
) -> Element {
  let stage = Stage.current
  let attribute = AnimatedValue(data(), kind: kind, on: stage.timeline)
  let element = Drawing(width: width, height: height, role: role, value()) { value, canvas in
    shapes(value, attribute.presented, canvas)
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
final class RemovedAttribute<Value: VectorArithmetic> {
  private let attribute: AnimatedValue<Value>
  init(_ attribute: AnimatedValue<Value>) { self.attribute = attribute }
  isolated deinit { attribute.remove() }
}
