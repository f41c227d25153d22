/// Who finds an element: what its view wishes. What leaves is found by nobody, whatever the wishes are.
struct Reach {
  /// Something covers it.
  var isInert = false
  /// Whether the pointer finds it.
  var allowsHits = true
  /// What a screen reader was told last.
  fileprivate var isHidden = false
}

extension Element {
  /// Tells GTK who finds the element; after each change of `reach` and of `phase`.
  func updateReach() {
    let isReached = phase != .didDisappear && !reach.isInert
    widget.canFocus = isReached
    widget.canTarget = isReached && reach.allowsHits
    if reach.isHidden == isReached {
      reach.isHidden = !isReached
      widget.setAccessibleHidden(!isReached)
    }
  }
}

extension View {
  /// Whether the pointer finds the element and what is inside.
  func allowsHitTesting(_ isHit: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isHit) { element, isHit, _ in
      element.reach.allowsHits = isHit
      element.updateReach()
    }
    return element
  }

  /// The pointer finds what is inside, but not the element's own empty ground.
  func passesInputThrough() -> Element {
    let element = body
    element.isTransparentToInput = true
    return element
  }

  /// While this holds, neither focus nor pointer nor screen reader finds the element: something covers it.
  func inert(while isInert: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isInert) { element, isInert, _ in
      element.reach.isInert = isInert
      element.updateReach()
    }
    return element
  }
}
