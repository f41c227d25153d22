import MotionCore

/// What a `CanvasView`'s renderer draws with: shapes, and symbols as often as it likes, in the order of the calls.
struct GraphicsContext {
  /// A symbol that was found.
  struct ResolvedSymbol {
    fileprivate let element: Element
    /// The symbol's natural size.
    let size: Size
  }

  fileprivate enum Step {
    case shapes([Shape])
    case symbol(ResolvedSymbol, Rect)
  }

  /// Size, colours and type of the canvas.
  let canvas: Canvas
  fileprivate let symbols: [Element]
  fileprivate private(set) var steps: [Step] = []

  fileprivate init(_ canvas: Canvas, _ symbols: [Element]) {
    self.canvas = canvas
    self.symbols = symbols
  }

  /// The symbol with this `tag`, as it looks now; nil: there is none.
  func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    let id = AnyHashable(id)
    guard let element = symbols.first(where: { $0.tag == id }) else { return nil }
    return ResolvedSymbol(element: element, size: element.presentedFrame.size)
  }

  mutating func draw(_ shapes: [Shape]) { steps.append(.shapes(shapes)) }

  /// Draws a symbol in its own size, its anchor at a point.
  mutating func draw(
    _ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center
  ) {
    let place = anchor.point(in: symbol.size)
    let origin = Point(x: point.x - place.x, y: point.y - place.y)
    steps.append(.symbol(symbol, Rect(origin: origin, size: symbol.size)))
  }

  /// Draws a symbol scaled to a rectangle.
  mutating func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
    steps.append(.symbol(symbol, rect))
  }
}

/// The inside of a `CanvasView`. Its children are the symbols: laid out in their own size, drawn only where the renderer says.
final class SymbolCanvas: ElementContent {
  private let naturalSize: (ProposedSize) -> Size
  private let render: (inout GraphicsContext, Element) -> Void
  var usesForeground: Bool { true }

  init(
    naturalSize: @escaping (ProposedSize) -> Size,
    render: @escaping (inout GraphicsContext, Element) -> Void
  ) {
    self.naturalSize = naturalSize
    self.render = render
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size { naturalSize(proposal) }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    children.map { Rect(origin: Point(x: 0, y: 0), size: $0.measure(.unspecified)) }
  }

  func childOpacity(_ child: Element, in element: Element) -> Double { 0 }

  func draw(_ snapshot: Snapshot, size: Size, of element: Element) {
    var context = GraphicsContext(Canvas(of: element, size: size), element.children)
    render(&context, element)
    for step in context.steps {
      switch step {
      case .shapes(let shapes): element.stage.painter?.draw(shapes, to: snapshot.pointer)
      case .symbol(let symbol, let rect): draw(symbol.element, in: rect, to: snapshot)
      }
    }
  }

  private func draw(_ symbol: Element, in rect: Rect, to snapshot: Snapshot) {
    let own = symbol.presentedFrame
    guard own.width > 0, own.height > 0, rect.width > 0, rect.height > 0 else { return }
    // From where the layout has it to where it is wanted.
    let transform = Transform2D.translation(x: -own.minX, y: -own.minY)
      .concatenating(.scale(x: rect.width / own.width, y: rect.height / own.height))
      .concatenating(.translation(x: rect.minX, y: rect.minY))
    snapshot.save()
    snapshot.concatenate(transform)
    symbol.draw(inParent: snapshot, by: 1)
    snapshot.restore()
  }

  /// What is inside a symbol is no stop for the keyboard.
  func focus(_ direction: FocusDirection, of element: Element) -> FocusOutcome { .leave }
}

/// A drawing that also draws elements: SwiftUI's `Canvas`.
///
///     CanvasView(flights.count) { count, context in
///       guard let plane = context.resolveSymbol(id: "plane") else { return }
///       for index in 0..<count { context.draw(plane, at: place(of: index)) }
///     } symbols: {
///       Icon("plane").rotationEffect(.degrees(heading)).tag("plane")
///     }
///
/// It is drawn again when `value` changes and in each frame in which a symbol looks different. Symbols are measured in their
/// own size; neither pointer, keyboard nor screen reader finds them. The whole is decoration: what it says, a container around it
/// is labelled with.
///
/// - Parameters:
///   - width, height: natural size; nil along an axis takes what is offered.
///   - value: what the picture shows; nothing else is tracked.
func CanvasView<Value: Equatable>(
  width: Double? = nil, height: Double? = nil, _ value: @autoclosure @escaping () -> Value,
  renderer: @escaping (Value, inout GraphicsContext) -> Void, @ViewBuilder symbols: () -> [Element]
) -> Element {
  var shown = value()
  let content = SymbolCanvas { proposal in
    Size(width: width ?? proposal.width ?? 0, height: height ?? proposal.height ?? 0)
  } render: { context, _ in
    renderer(shown, &context)
  }
  // Decoration hides its descendants from screen readers.
  let element = Container.element(content, role: .presentation)
  element.traits.width = width
  element.traits.height = height
  if width == nil { element.traits.maxWidth = .infinity }
  if height == nil { element.traits.maxHeight = .infinity }
  for symbol in symbols() {
    symbol.reach.isInert = true
    symbol.updateReach()
    element.add(symbol)
  }
  element.bind(value) { element, value, _ in
    shown = value
    element.widget.queueDraw()
  }
  return element
}

extension View {
  /// The id under which a `CanvasView` finds this symbol.
  func tag(_ id: some Hashable) -> Element {
    let element = body
    element.tag = AnyHashable(id)
    return element
  }
}
