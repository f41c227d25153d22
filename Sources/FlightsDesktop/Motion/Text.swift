import MotionCore

/// A label of GTK's, measured by it.
final class TextContent: ElementContent {
  let text: () -> String
  let wrapping: Widget.Wrapping
  let alignment: Double
  var isFlexible: Bool { false }
  var usesForeground: Bool { true }

  init(_ text: @escaping () -> String, wrapping: Widget.Wrapping, alignment: Double) {
    self.text = text
    self.wrapping = wrapping
    self.alignment = alignment
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size {
    element.widget.naturalSize(forWidth: proposal.width)
  }

  /// With a colour of its own the same layout is drawn in it: no style changes and nothing is measured.
  func draw(inParent snapshot: Snapshot, of element: Element) {
    guard let color = element.presentedForeground else { return snapshot.child(element.widget) }
    snapshot.save()
    snapshot.concatenate(element.placement.transform)
    snapshot.text(of: element.widget, color: color)
    snapshot.restore()
  }
}

/// A text; its words follow the model.
///
/// The style sheet's classes say what it looks like: `Text("…").style("caption", "text2")`.
func Text(
  _ text: @autoclosure @escaping () -> String, wrapping: Widget.Wrapping = .ellipsis,
  alignment: Double = 0
) -> Element {
  let content = TextContent(text, wrapping: wrapping, alignment: alignment)
  let element = Element(content, widget: .label("", wrapping: wrapping))
  element.widget.alignText(alignment)
  element.traits.isCompressible = true
  element.reportedText = { [weak element] in element?.widget.text ?? "" }
  element.bind(text) { element, text, _ in
    element.widget.text = text
    // GTK calls an empty text by its class's name.
    element.widget.isVisible = !text.isEmpty
    element.markNeedsLayout()
  }
  return element
}

extension View {
  /// A line through the text, or none.
  func strikethrough(_ isStruck: @autoclosure @escaping () -> Bool) -> Element {
    let element = body
    element.bind(isStruck) { element, isStruck, _ in element.widget.strikeText(isStruck) }
    return element
  }
}
