import MotionCore

extension View {
  /// Calls `action` on a press inside that nothing further inside takes.
  func onTapGesture(_ action: @escaping () -> Void) -> Element {
    let element = body
    element.widget.onTapGesture { _, _ in action() }
    return element
  }

  /// Calls `action` when the key is pressed while the focus is inside; it says whether it took the key. What is on its way out
  /// takes none.
  func onKeyPress(_ name: String, isGlobal: Bool = false, _ action: @escaping () -> Bool) -> Element
  {
    let element = body
    element.widget.onKeyPress(KeyTrigger(name), isGlobal: isGlobal) { [weak element] in
      element?.isOnItsWayOut == false && action()
    }
    return element
  }

  /// Takes the keyboard focus when it appears, or later when this becomes true.
  func focused(when isWanted: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.appearActions.append { [weak element] in
      if isWanted() { element?.takeFocus() }
    }
    element.bind(isWanted) { element, isWanted, transaction in
      if isWanted, transaction != nil { element.takeFocus() }
    }
    return element
  }
}

extension Element {
  /// GTK brings what has the focus into view by the places that it knows, which are those of the last frame.
  fileprivate func takeFocus() {
    if grabFocus() { scrollIntoView() }
  }
}
