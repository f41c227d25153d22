import MotionCore

/// A list that the keyboard enters and leaves as one: Tab goes to one item and from there out, the arrows, Home and End walk
/// along it.
///
/// - Parameters:
///   - entry: the item to which Tab goes, counted among the list's children.
///   - list: a container with one element an item; those that take no focus are passed over.
func FocusList(entry: @escaping () -> Int?, @ElementBuilder list: () -> Element) -> Element {
  let element = Container.element(FocusListContent(entry: entry))
  let items = list()
  items.traits.maxWidth = items.traits.maxWidth ?? .infinity
  element.add(items)
  return
    element
    .onKeyPress("Home") { [weak element] in
      element.map { FocusListContent.walk(in: $0, from: -1, by: 1) } ?? false
    }
    .onKeyPress("End") { [weak element] in
      element.map { FocusListContent.walk(in: $0, from: $0.items.count, by: -1) } ?? false
    }
}

private final class FocusListContent: LaidOutContent {
  private let entry: () -> Int?
  let layout: any Layout = StackLayout(alignment: .topLeading)

  init(entry: @escaping () -> Int?) { self.entry = entry }

  func focus(_ direction: FocusDirection, of element: Element) -> FocusOutcome {
    guard let current = element.items.firstIndex(where: \.widget.containsFocus) else {
      let start = entry().map { min(max($0, 0), element.items.count) } ?? 0
      return Self.walk(in: element, from: start - 1, by: 1)
        || Self.walk(in: element, from: start, by: -1) ? .moved : .leave
    }
    switch direction {
    case .forward, .backward: return .leave
    case .down: Self.walk(in: element, from: current, by: 1)
    case .up: Self.walk(in: element, from: current, by: -1)
    case .left, .right: break
    }
    // At an end the focus stays where it is; only Tab leaves.
    return .moved
  }

  /// Gives the focus to the next item that takes it.
  @discardableResult
  static func walk(in element: Element, from start: Int, by step: Int) -> Bool {
    let items = element.items
    var index = start + step
    while items.indices.contains(index) {
      if items[index].grabFocus() {
        items[index].scrollIntoView()
        return true
      }
      index += step
    }
    return false
  }
}

extension Element {
  fileprivate var items: [Element] { children.first?.children ?? [] }
}
