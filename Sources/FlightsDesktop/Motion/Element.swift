import MotionCore

/// A node of the view tree: one widget, its place among its siblings, and what is done to its picture.
///
///     Element ── widget            one GTK widget, owned
///        ├────── content           what it is: container, leaf, host of a native widget, canvas
///        ├────── frame             place and size in the parent, an animated value
///        ├────── modifiers         opacity, offset, rotation … and animations, in written order
///        ├────── presence          willAppear, identity, didDisappear: the transition's layers
///        └────── children          in the layout, and those that are leaving
///
/// Elements are made once and kept; nothing is compared. What changes is bound (`Binding`). The concerns have a file each:
/// `Element+Layout`, `Element+Drawing`, `Element+Transactions`, `Element+Presence`, `Element+Report`,
/// `Element+Watching`, `Reach`.
final class Element {
  /// Whether `onAppear` actions wait for the end of the change under way, or have run.
  enum Appearance { case none, announced, told }

  let widget: Widget
  let stage: Stage
  let content: any ElementContent
  private(set) weak var parent: Element?

  var children: [Element] = []
  /// Children on their way out: still drawn, no longer in the layout.
  var leaving: [Element] = []

  // Layout
  var traits = LayoutTraits()
  var frame: AnimatedValue<Rect>
  var isPlaced = false
  /// Whether it had nothing to show in the last layout.
  var isCollapsed = false
  /// How far from its first place it begins.
  var entersFrom = 0.0
  var needsLayout = true
  var fixedDirection: LayoutDirection?
  var measured: [(proposal: ProposedSize, size: Size)] = []

  // Effects
  var modifiers: [Modifier] = []
  var layers: [TransitionLayer] = []
  var zIndex = 0.0
  var isCulled = false
  var isTransparentToInput = false

  // Presence
  var transition: AnyTransition?
  var phase = TransitionPhase.identity
  var isEntering = false
  var presenceGeneration = 0
  var appearance = Appearance.none
  /// Whether this is the travelling copy of a matched group that was seen nowhere when it came.
  var comesFromNowhere = false
  var appearActions: [() -> Void] = []
  var onDisappear: [() -> Void] = []

  // What the view wants to be asked or told
  /// Decides where the focus goes inside; nil: the content does.
  var focusRule: ((FocusDirection, Element) -> FocusOutcome)?
  /// Told the size after a layout that changed it.
  var resizeActions: [(Size) -> Void] = []
  /// Drawn beneath the children, for the size that is shown.
  var backdrop: ((Canvas) -> [Shape])?
  var reach = Reach()
  /// Whether the children are drawn as one picture; `drawingGroup(while:)`.
  var isDrawingGroup = false

  // Life
  var bindings: [Binding] = []
  var retained: [AnyObject] = []
  /// The name under which storyboards report this element; nil: not reported.
  var reportedID: (() -> String)?
  var reportedText: (() -> String)?
  /// A name by which a scene finds the element that nobody reports.
  var name: String?
  var matched: MatchedMember?
  /// The id by which a `CanvasView` finds its symbol.
  var tag: AnyHashable?

  init(_ content: any ElementContent, widget: Widget) {
    self.content = content
    self.widget = widget
    stage = Stage.current
    frame = AnimatedValue(.zero, on: stage.timeline)
    frame.onChange = { [weak self] _ in self?.moved() }
    InstanceCount.elements += 1
  }

  isolated deinit {
    InstanceCount.elements -= 1
    frame.remove()
    for modifier in modifiers { modifier.remove() }
    for layer in layers { layer.remove() }
  }

  // MARK: Tree

  /// Adds a child at the end, or before another one.
  func add(_ child: Element, before sibling: Element? = nil) {
    attach(child)
    if let sibling, let index = children.firstIndex(where: { $0 === sibling }) {
      children.insert(child, at: index)
      child.widget.insert(before: sibling.widget, in: widget)
    } else {
      children.append(child)
      content.adopt(child, in: self)
    }
    markNeedsLayout()
  }

  func attach(_ child: Element) {
    precondition(child.parent == nil, "an element has one place in the tree")
    child.parent = self
  }

  /// Takes a child out at once. Its widget goes with it, unless somebody else holds the element.
  func remove(_ child: Element) {
    let wasInLayout = children.contains { $0 === child }
    children.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    child.wasRemoved()
    child.parent = nil
    child.widget.unparent()
    if wasInLayout { markNeedsLayout() } else { stage.noteMatchedGeometry() }
    stage.noteRepainted(self)
  }

  private func wasRemoved() {
    if let matched { stage.matchedGeometry.remove(matched) }
    for child in children + leaving { child.wasRemoved() }
  }

  /// All elements below this one, it included; parents first.
  func visit(_ body: (Element) -> Void) {
    body(self)
    for child in leaving { child.visit(body) }
    for child in children { child.visit(body) }
  }

  // MARK: Moves

  func moved() {
    guard let parent else { return }
    stage.noteMoved(parent)
  }

  func repainted() {
    if let parent { stage.noteRepainted(parent) }
  }

  /// The nearest element whose layout direction is fixed decides, else the stage.
  var direction: LayoutDirection { fixedDirection ?? parent?.direction ?? stage.direction }
}

/// What an element is: how it measures, where its children go, what it draws beneath them.
protocol ElementContent: AnyObject {
  /// The size it takes of what is offered, padding left out.
  func measure(_ proposal: ProposedSize, of element: Element) -> Size
  /// Where the children go in this size, in leading coordinates, padding left out.
  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect]
  /// Draws beneath the children.
  func draw(_ snapshot: Snapshot, size: Size, of element: Element)
  /// Draws the element as its parent sees it, where it is placed.
  func draw(inParent snapshot: Snapshot, of element: Element)
  /// Whether what it draws follows `foregroundStyle`.
  var usesForeground: Bool { get }
  /// Puts a new last child's widget under the element's.
  func adopt(_ child: Element, in element: Element)
  /// Whether the picture can be shown at sizes between two layouts.
  var isFlexible: Bool { get }
  /// Whether the element, having nothing to show, takes no part in its parent's layout (no spacing around it).
  func isCollapsed(_ element: Element) -> Bool
  /// Whether children lie over one another at the same place, aligned in the container: then one that comes or leaves moves
  /// with the container's edges.
  var alignsItems: Bool { get }
  /// Whether the parent's allocation places the widget; false where a native widget does (the content of a button).
  var placesInParent: Bool { get }
  /// A place for a child that is not its frame's, from its coordinates to the element's; nil: its frame's.
  func childPlacement(_ child: Element, in element: Element) -> (
    transform: Transform2D, size: Size
  )?
  /// What the container adds to a child's opacity.
  func childOpacity(_ child: Element, in element: Element) -> Double
  /// What of a child is seen, in the element's coordinates; nil: all of it.
  func childClip(_ child: Element, in element: Element) -> Rect?
  /// What GTK is told when it asks for a size; our own layout does not ask.
  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  )
  /// GTK gave the widget a size.
  func allocated(_ size: Size, of element: Element)
  /// The keyboard asks to move the focus inside.
  func focus(_ direction: FocusDirection, of element: Element) -> FocusOutcome
}

extension ElementContent {
  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] { [] }
  func draw(_ snapshot: Snapshot, size: Size, of element: Element) {}
  func draw(inParent snapshot: Snapshot, of element: Element) { snapshot.child(element.widget) }
  var usesForeground: Bool { false }
  func adopt(_ child: Element, in element: Element) { child.widget.setParent(element.widget) }
  var isFlexible: Bool { true }
  func isCollapsed(_ element: Element) -> Bool { false }
  var placesInParent: Bool { true }
  var alignsItems: Bool { false }
  func childPlacement(_ child: Element, in element: Element) -> (
    transform: Transform2D, size: Size
  )? {
    nil
  }
  func childOpacity(_ child: Element, in element: Element) -> Double { 1 }
  func childClip(_ child: Element, in element: Element) -> Rect? { nil }
  func toolkitMeasure(vertical: Bool, forSize: Int, of element: Element) -> (
    minimum: Int, natural: Int
  ) {
    (0, 0)
  }
  func allocated(_ size: Size, of element: Element) {}
  func focus(_ direction: FocusDirection, of element: Element) -> FocusOutcome { .byToolkit }
}

/// Content whose children one of our layouts places.
protocol LaidOutContent: ElementContent {
  var layout: any Layout { get }
}

extension LaidOutContent {
  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    layout.size(proposal, of: element.children)
  }
  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    layout.place(children, in: size)
  }
}

/// Something that can stand in a view builder: a view says of which others it consists.
protocol View {
  @ElementBuilder var body: Element { get }
}

extension Element: View {
  // `return` keeps the builder out: an element is what it is.
  var body: Element { return self }
}

@resultBuilder
enum ElementBuilder {
  static func buildBlock(_ view: any View) -> Element { view.body }
  static func buildEither(first view: any View) -> Element { view.body }
  static func buildEither(second view: any View) -> Element { view.body }
}

/// Collects the views of a container.
@resultBuilder
enum ViewBuilder {
  static func buildExpression(_ view: any View) -> [Element] { [view.body] }
  static func buildExpression(_ views: [any View]) -> [Element] { views.map(\.body) }
  static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  static func buildEither(first part: [Element]) -> [Element] { part }
  static func buildEither(second part: [Element]) -> [Element] { part }
  static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
