import MotionCore
import Observation

/// A container whose items come and go.
protocol StructureContent: ElementContent {
  var itemTransition: AnyTransition? { get set }
}

/// The state of one list item: views read `value`, and only what depends on it is evaluated again.
@Observable
final class Live<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Items with stable ids: inserted, removed and moved under the transaction of the change. A changed id is a removal and an
/// insertion; an id that comes back before it is gone turns around and keeps its element and state.
final class Structure<ID: Hashable>: StructureContent, LaidOutContent {
  private struct Item {
    let id: ID
    let element: Element
  }

  var itemTransition: AnyTransition?
  var alignsItems: Bool { layout is StackLayout }
  let layout: any Layout
  private let make: (ID) -> Element
  private var items: [Item] = []
  private var leaving: [Item] = []

  init(layout: any Layout, make: @escaping (ID) -> Element) {
    self.layout = layout
    self.make = make
  }

  func isCollapsed(_ element: Element) -> Bool {
    element.children.allSatisfy { $0.content.isCollapsed($0) }
  }

  /// Brings the children in line with the ids. The first time nothing animates.
  func update(_ ids: [ID], in container: Element, _ transaction: Transaction?) {
    let wanted = Set(ids)
    precondition(wanted.count == ids.count, "two items of one container have the same id")
    var known: [ID: Element] = [:]
    for item in items { known[item.id] = item.element }
    for item in items where !wanted.contains(item.id) { remove(item, from: container, transaction) }
    var next: [Item] = []
    for id in ids {
      if let element = known[id] {
        next.append(Item(id: id, element: element))
      } else if let index = leaving.firstIndex(where: { $0.id == id }) {
        let item = leaving.remove(at: index)
        next.append(item)
        container.leaving.removeAll { $0 === item.element }
        item.element.reenter(by: transition(of: item.element), transaction ?? Transaction())
      } else {
        next.append(Item(id: id, element: insert(id, into: container, transaction)))
      }
    }
    items = next
    reorder(container)
    container.markNeedsLayout()
  }

  private func transition(of element: Element) -> AnyTransition {
    element.transition ?? itemTransition ?? .opacity
  }

  private func insert(_ id: ID, into container: Element, _ transaction: Transaction?) -> Element {
    let element = container.stage.build { make(id) }
    container.attach(element)
    element.widget.setParent(container.widget)
    let transition = transition(of: element)
    let stage = container.stage
    if transaction != nil {
      stage.afterLayout { [weak element] transaction in
        guard let element, element.phase != .didDisappear else { return }
        let own = element.parent?.transaction(transaction) ?? transaction
        element.enter(by: transition, own)
      }
    }
    element.announceAppearance()
    return element
  }

  private func remove(_ item: Item, from container: Element, _ transaction: Transaction?) {
    let element = item.element
    container.children.removeAll { $0 === element }
    guard element.isPlaced, let transaction else {
      container.remove(element)
      element.announceDisappearance()
      return
    }
    let hadFocus = element.widget.containsFocus
    leaving.append(item)
    container.leaving.append(element)
    element.leave(by: transition(of: element), transaction) { [weak self, weak container] element in
      self?.leaving.removeAll { $0.element === element }
      container?.remove(element)
      element.announceDisappearance()
    }
    if hadFocus { passFocusOn(from: element, in: container) }
    container.repainted()
    container.stage.noteRepainted(container)
  }

  /// The focus never stays in what leaves: it goes to what asks for it in the same change, else to a neighbour, else to
  /// something around.
  private func passFocusOn(from element: Element, in container: Element) {
    let neighbours = items.filter { $0.element !== element }.map(\.element)
    let index = items.firstIndex { $0.element === element }
    let after = index.map { items[($0 + 1)...].map(\.element) } ?? []
    container.stage.afterChanges { [weak element, weak container] in
      guard let element, let container, element.isOnItsWayOut,
        element.widget.containsFocus || container.widget.isFocusLost
      else { return }
      Self.moveFocus(from: element, in: container, to: after + neighbours.reversed())
    }
  }

  private static func moveFocus(
    from element: Element, in container: Element, to candidates: [Element]
  ) {
    for candidate in candidates where !candidate.isOnItsWayOut && candidate.grabFocus() { return }
    var ancestor = container.parent
    while let current = ancestor {
      if current.grabFocus(excluding: element) { return }
      ancestor = current.parent
    }
  }

  /// The widgets' order (Tab, picking) follows the items'; leaving ones are at the back.
  private func reorder(_ container: Element) {
    let order = items.map(\.element)
    guard !order.elementsEqual(container.children, by: { $0 === $1 }) || !leaving.isEmpty else {
      return
    }
    container.children = order
    for element in order { element.widget.insert(before: nil, in: container.widget) }
  }
}

extension Element {
  /// Runs the `onAppear` actions of this element and what is inside it, once the change is applied. Items that were there when
  /// their container came have told it themselves.
  func announceAppearance() {
    visit { element in
      guard element.appearance == .none else { return }
      element.appearance = .announced
      if element.appearActions.isEmpty && element.onDisappear.isEmpty { return }
      element.stage.onAppear { [weak element] in
        // Gone in the very change that brought it: neither is told.
        guard let element, element.appearance == .announced else { return }
        element.appearance = .told
        for action in element.appearActions { action() }
      }
    }
  }

  func announceDisappearance() {
    visit { element in
      let wasTold = element.appearance == .told
      element.appearance = .none
      if wasTold { for action in element.onDisappear { action() } }
    }
  }

  /// Gives the focus to the first element in here that takes it.
  @discardableResult
  func grabFocus(excluding other: Element? = nil) -> Bool {
    if self === other { return false }
    // What cannot take the focus says so itself; an entry passes it on to its text.
    if widget.isMapped, widget.grabFocus() { return true }
    return children.contains { $0.grabFocus(excluding: other) }
  }
}

/// Shows its content while a condition holds, else the alternative, if there is one.
func When(
  _ condition: @autoclosure @escaping () -> Bool, alignment: UnitPoint = .center,
  @ElementBuilder _ content: @escaping () -> Element
) -> Element {
  structure(layout: StackLayout(alignment: alignment), ids: { condition() ? [true] : [] }) { _ in
    content()
  }
}

func When(
  _ condition: @autoclosure @escaping () -> Bool, alignment: UnitPoint = .center,
  @ElementBuilder _ content: @escaping () -> Element,
  @ElementBuilder otherwise: @escaping () -> Element
) -> Element {
  structure(layout: StackLayout(alignment: alignment), ids: { [condition()] }) {
    $0 ? content() : otherwise()
  }
}

/// Shows the content that belongs to a value; another value is another content.
func Switch<Value: Hashable>(
  _ value: @autoclosure @escaping () -> Value, alignment: UnitPoint = .topLeading,
  @ElementBuilder _ content: @escaping (Value) -> Element
) -> Element {
  structure(layout: StackLayout(alignment: alignment), ids: { [value()] }) { content($0) }
}

/// Shows the content of an optional while there is one; another id is another content.
func WhenLet<Value: Identifiable & Equatable>(
  _ value: @autoclosure @escaping () -> Value?, alignment: UnitPoint = .center,
  @ElementBuilder _ content: @escaping (Live<Value>) -> Element
) -> Element {
  ForEach(
    { value().map { [$0] } ?? [] }, layout: StackLayout(alignment: alignment), content: content)
}

/// One element an item, in a column unless another layout is given.
func ForEach<Item: Identifiable & Equatable>(
  _ items: @escaping () -> [Item],
  layout: any Layout = ColumnLayout(spacing: 0, alignment: .leading),
  role: AccessibleRole = .group,
  @ElementBuilder content: @escaping (Live<Item>) -> Element
) -> Element {
  var live: [Item.ID: Live<Item>] = [:]
  let structure = Structure<Item.ID>(layout: layout) { id in
    guard let item = live[id] else { preconditionFailure("an item without a value") }
    return content(item)
  }
  let element = Container.element(structure, role: role)
  element.bind(items) { element, items, transaction in
    let ids = items.map(\.id)
    let kept = Set(ids)
    for item in items {
      if let known = live[item.id] {
        if known.value != item { known.value = item }
      } else {
        live[item.id] = Live(item)
      }
    }
    structure.update(ids, in: element, transaction)
    for id in live.keys where !kept.contains(id) && !structure.isLeaving(id) { live[id] = nil }
  }
  return element
}

private func structure<ID: Hashable>(
  layout: any Layout, ids: @escaping () -> [ID], make: @escaping (ID) -> Element
) -> Element {
  let structure = Structure<ID>(layout: layout, make: make)
  let element = Container.element(structure)
  // While the last item leaves, its ground is still there.
  element.isTransparentToInput = true
  element.bind(ids) { element, ids, transaction in
    structure.update(ids, in: element, transaction)
  }
  return element
}

extension Structure {
  func isLeaving(_ id: ID) -> Bool { leaving.contains { $0.id == id } }
}
