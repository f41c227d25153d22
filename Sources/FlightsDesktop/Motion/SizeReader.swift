import MotionCore

/// Tells a model how much room its content has, at every layout in which that differs.
func SizeReader(_ changed: @escaping (Size) -> Void, @ElementBuilder content: () -> Element)
  -> Element
{
  let element = Container.element(SizeReaderContent(changed))
  element.traits.maxWidth = .infinity
  element.traits.maxHeight = .infinity
  element.add(content())
  return element
}

private final class SizeReaderContent: LaidOutContent {
  private let changed: (Size) -> Void
  private var last: Size?
  let layout: any Layout = StackLayout(alignment: .topLeading)

  init(_ changed: @escaping (Size) -> Void) { self.changed = changed }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    if size != last {
      last = size
      changed(size)
    }
    return layout.place(children, in: size)
  }
}
