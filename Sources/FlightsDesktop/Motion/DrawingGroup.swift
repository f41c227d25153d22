import MotionCore

extension View {
  /// Draws the children into one picture of their own and shows that, for as long as the condition holds and the change
  /// that ends it is animated. What moves or fades above them then costs a copy of the picture, not a drawing of each.
  ///
  /// The picture is made anew whenever something in it changes, so it is worth its price only while it rests.
  func drawingGroup(while isGrouped: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    let strength = AnimatedValue(
      isGrouped() ? 1.0 : 0, kind: .appearance, on: element.stage.timeline)
    element.isDrawingGroup = isGrouped()
    strength.onChange = { [weak element] strength in
      guard let element, element.isDrawingGroup != (strength != 0) else { return }
      element.isDrawingGroup.toggle()
      element.widget.queueDraw()
    }
    element.retained.append(RemovedAttribute(strength))
    element.bind(isGrouped) { element, isGrouped, transaction in
      guard let transaction else { return }
      strength.set(isGrouped ? 1 : 0, transaction: element.transaction(transaction))
    }
    return element
  }
}
