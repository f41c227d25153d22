extension View {
  /// Whether the keyboard focus can be on this element itself.
  func focusable(_ isFocusable: @autoclosure @escaping () -> Bool = true) -> Element {
    let element = body
    element.bind(isFocusable) { element, isFocusable, _ in
      element.widget.isFocusable = isFocusable
    }
    return element
  }

  /// Tells when the pointer or the keyboard focus comes to the element, and when neither is there any more.
  func onPointedAt(_ action: @escaping (Bool) -> Void) -> Element {
    let element = body
    var (isHovered, isFocused) = (false, false)
    element.widget.onHover {
      isHovered = $0
      action(isHovered || isFocused)
    }
    element.widget.onFocus {
      isFocused = $0
      action(isHovered || isFocused)
    }
    return element
  }

  /// One stop of the Tab key: arrows, Home and End go from child to child, Tab goes on to what comes after. Coming back,
  /// the focus is where it was.
  func focusGroup() -> Element {
    let element = body
    let group = FocusGroup()
    element.focusRule = { group.move($0, in: $1) }
    for (key, isLast) in [("Home", false), ("End", true)] {
      element.widget.onKeyPress(KeyTrigger(key)) { [weak element] in
        element.map { group.focusEnd(of: $0, isLast: isLast) } ?? false
      }
    }
    return element
  }
}

/// The focus within a group of elements that Tab takes for one.
final class FocusGroup {
  private weak var last: Element?

  private func members(of element: Element) -> [Element] {
    element.children.flatMap { child in
      child.widget.isFocusable ? [child] : members(of: child)
    }
  }

  func move(_ direction: FocusDirection, in element: Element) -> FocusOutcome {
    let members = members(of: element)
    guard let current = members.firstIndex(where: { $0.widget.containsFocus }) else {
      let first = last.flatMap { last in members.first { $0 === last } } ?? members.first
      return focus(first) ? .moved : .leave
    }
    let isMirrored = element.direction == .rightToLeft
    let step: Int
    switch direction {
    case .forward, .backward: return .leave
    case .up: step = -1
    case .down: step = 1
    case .left: step = isMirrored ? 1 : -1
    case .right: step = isMirrored ? -1 : 1
    }
    return focus(members[min(max(current + step, 0), members.count - 1)]) ? .moved : .leave
  }

  func focusEnd(of element: Element, isLast: Bool) -> Bool {
    let members = members(of: element)
    return focus(isLast ? members.last : members.first)
  }

  private func focus(_ element: Element?) -> Bool {
    guard let element, element.widget.grabFocus() else { return false }
    last = element
    element.scrollIntoView()
    return true
  }
}
