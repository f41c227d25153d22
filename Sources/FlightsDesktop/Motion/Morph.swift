import MotionCore

/// Where a child of a morphing view is at both ends, and how it fades between them.
struct MorphPlace {
  /// At progress 0 and 1, in the view's own coordinates at those sizes.
  var start: Rect
  var end: Rect
  /// Drawn at every size on the way, instead of drawn at the end's and scaled: what is a picture of its size.
  var isRedrawn = false
  /// Opacity at a progress of 0…1.
  var opacity: (Double) -> Double = { _ in 1 }
}

/// A view between two looks: the children are laid out once, at their end's size, and moved and scaled from there. Nothing
/// is measured while it moves. The progress follows from the size that the view has.
final class MorphContent: ElementContent {
  /// Sizes of the view at both ends.
  private let ends: () -> (start: Size, end: Size)
  /// The children's places for these ends.
  private let places: ([Element], _ start: Size, _ end: Size) -> [MorphPlace]
  private var placed: [MorphPlace] = []

  init(
    ends: @escaping () -> (start: Size, end: Size),
    places: @escaping ([Element], Size, Size) -> [MorphPlace]
  ) {
    self.ends = ends
    self.places = places
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size { ends().end }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    let (start, end) = ends()
    placed = places(children, start, end)
    return placed.map(\.end)
  }

  /// 0 at the start's size, 1 at the end's.
  func progress(_ size: Size) -> Double {
    let (start, end) = ends()
    guard end.width != start.width else { return 1 }
    return (size.width - start.width) / (end.width - start.width)
  }

  func childPlacement(_ child: Element, in element: Element) -> (
    transform: Transform2D, size: Size
  )? {
    guard let index = element.children.firstIndex(where: { $0 === child }), index < placed.count
    else { return nil }
    let place = placed[index]
    let progress = self.progress(element.presentedFrame.size)
    var rect = place.start + (place.end - place.start).scaled(by: progress)
    let own = child.frame.target.size
    if element.direction == .rightToLeft {
      rect.origin.x = element.presentedFrame.size.width - rect.origin.x - rect.size.width
    }
    if place.isRedrawn {
      return (.translation(x: rect.origin.x, y: rect.origin.y), rect.size)
    }
    let scale = Transform2D.scale(
      x: own.width > 0 ? rect.size.width / own.width : 1,
      y: own.height > 0 ? rect.size.height / own.height : 1)
    return (scale.concatenating(.translation(x: rect.origin.x, y: rect.origin.y)), own)
  }

  /// What moves on the ground is cut off at its edge; the ground's own shadow is not.
  func childClip(_ child: Element, in element: Element) -> Rect? {
    guard child !== element.children.first else { return nil }
    return Rect(origin: Point(x: 0, y: 0), size: element.presentedFrame.size)
  }

  func childOpacity(_ child: Element, in element: Element) -> Double {
    guard let index = element.children.firstIndex(where: { $0 === child }), index < placed.count
    else { return 1 }
    return placed[index].opacity(progress(element.presentedFrame.size))
  }
}

/// A view between two looks; see `MorphContent`.
func Morph(
  role: AccessibleRole = .group, ends: @escaping () -> (start: Size, end: Size),
  places: @escaping ([Element], Size, Size) -> [MorphPlace], @ViewBuilder content: () -> [Element]
) -> Element {
  let element = Container.element(MorphContent(ends: ends, places: places), role: role)
  for child in content() { element.add(child) }
  return element
}
