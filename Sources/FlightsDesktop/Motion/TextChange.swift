import MotionCore

// A text that shows how its string changes. At rest the label is seen, and it is what is measured and read out. While
// something moves, pieces of the text are seen in its place: characters, or the old and the new string as wholes. They are
// items of a container like any others, which come, stay and go by the transitions that MotionCore's `ContentTransition`
// has for them.
//
//     ChangingText ── label     the Text itself
//          └───────── pieces    a Structure, where the label's layout has the characters

extension View {
  /// How the text, when its string changes under an animation, shows that. Written right after a `Text` and its style;
  /// effects come after it.
  ///
  /// At reduced motion the strings fade into each other (motion-spec 14).
  func contentTransition(_ transition: @autoclosure @escaping () -> ContentTransition) -> Element {
    let label = body
    guard let text = label.content as? TextContent else {
      preconditionFailure("a content transition belongs to a text")
    }
    precondition(
      label.modifiers.isEmpty && label.matched == nil && label.transition == nil,
      "a text's content transition comes before its effects and its own transition")
    let pieces = TextPieces(of: label, text)
    let row = Container.element(pieces.structure, role: .presentation)
    row.reach.allowsHits = false
    row.updateReach()
    // A group: decoration would hide the label as well.
    let element = Container.element(ChangingText(label, row))
    element.traits.maxWidth = label.traits.maxWidth
    element.traits.maxHeight = label.traits.maxHeight
    element.traits.flex = label.traits.flex
    element.traits.alignment = label.traits.alignment
    element.traits.isCompressible = label.traits.isCompressible
    element.fixedDirection = label.fixedDirection
    element.zIndex = label.zIndex
    element.tag = label.tag
    element.reportedText = label.reportedText
    element.add(label)
    element.add(row)
    element.bind({ TextState(text: text.text(), transition: transition()) }) {
      [weak row] _, state, transaction in
      if let row { pieces.show(state, in: row, transaction) }
    }
    return element
  }
}

private struct TextState: Equatable {
  var text: String
  var transition: ContentTransition
}

/// What comes, stays or goes as one: a character, or a whole string.
private struct TextPiece: Hashable {
  /// Of a number, the place counted from the right, as `TextAlignment` does. What has no place has a negative number.
  var key: Int
  var text: String
  var isWhole = false
}

private final class ChangingText: ElementContent {
  private unowned let label: Element
  private unowned let row: Element

  init(_ label: Element, _ row: Element) {
    self.label = label
    self.row = row
  }

  func measure(_ proposal: ProposedSize, of element: Element) -> Size { label.measure(proposal) }

  func place(_ children: [Element], in size: Size, of element: Element) -> [Rect] {
    let padding = label.traits.padding
    return [
      Rect(origin: Point(x: 0, y: 0), size: size),
      Rect(
        x: padding.leading, y: padding.top,
        width: max(size.width - padding.leading - padding.trailing, 0),
        height: max(size.height - padding.top - padding.bottom, 0)),
    ]
  }

  /// Either the label or the pieces.
  func childOpacity(_ child: Element, in element: Element) -> Double {
    (child === row) == isChanging ? 1 : 0
  }

  private var isChanging: Bool {
    !row.leaving.isEmpty || row.children.contains { $0.isEntering || $0.frame.isAnimating }
  }
}

/// The pieces of one text, and what becomes of them when it changes.
private final class TextPieces {
  private(set) lazy var structure = Structure<TextPiece>(
    layout: PieceLayout { [unowned self] in rects(in: $0) }
  ) { [unowned self] in make($0) }
  private unowned let label: Element
  private let content: TextContent
  private var state: TextState?
  private var pieces: [TextPiece] = []
  private var elements: [TextPiece: Weak<Element>] = [:]
  /// The transition of what comes with the change under way.
  private var arrivals: [TextPiece: AnyTransition] = [:]
  private var lastKey = 0

  init(of label: Element, _ content: TextContent) {
    self.label = label
    self.content = content
  }

  func show(_ new: TextState, in row: Element, _ transaction: Transaction?) {
    let old = state
    state = new
    guard let old else {
      pieces = characters(of: new.text)
      return structure.update(pieces, in: row, nil)
    }
    guard new.text != old.text, let transaction else { return }
    var change = new.transition.following(old.transition)
    // Letters of scripts that are read from the right may be joined, and would fall apart: they change as a whole.
    if LayoutDirection(of: old.text) == .rightToLeft
      || LayoutDirection(of: new.text) == .rightToLeft
    {
      change = change.reduced()
    }
    if row.stage.timeline.level == .reduced, !row.transaction(transaction).isEssential {
      change = change.reduced()
    }
    let (next, changes) = next(from: old.text, to: new.text, by: change)
    let height = label.widget.characterRects(in: label.frame.target.size).first?.height ?? 0
    // What leaves does so by what it is told before; what is neither kept nor changed fades.
    func transition(_ piece: TextPiece) -> AnyTransition {
      let fate = changes[piece] == .changed ? TextAlignment.Change.changed : .added
      return change.transition(for: fate, lineHeight: height)
    }
    for piece in pieces {
      guard let element = elements[piece]?.object else { continue }
      element.transition = transition(piece)
      element.widget.takeLook(of: label.widget)
    }
    arrivals = [:]
    for piece in next { arrivals[piece] = transition(piece) }
    pieces = next
    structure.update(next, in: row, transaction)
    elements = elements.filter { $0.value.object != nil }
  }

  /// The pieces of the new text, and the places that got another character, of both texts.
  private func next(
    from old: String, to new: String, by transition: ContentTransition
  ) -> ([TextPiece], [TextPiece: TextAlignment.Change]) {
    switch transition {
    case .identity, .opacity:
      return ([TextPiece(key: 0, text: new, isWhole: true)], [:])
    case .numericText, .numericValue:
      var changes: [TextPiece: TextAlignment.Change] = [:]
      for slot in TextAlignment.fromTheRight(old: old, new: new) {
        for character in [slot.old, slot.new] {
          if let character {
            changes[TextPiece(key: slot.place, text: String(character))] = slot.change
          }
        }
      }
      return (characters(of: new), changes)
    case .interpolate:
      return (matched(old, new), [:])
    }
  }

  private func characters(of text: String) -> [TextPiece] {
    text.enumerated().map { TextPiece(key: text.count - 1 - $0, text: String($1)) }
  }

  /// Characters of common runs are the same pieces, wherever they go.
  private func matched(_ old: String, _ new: String) -> [TextPiece] {
    var next = new.map { character in
      lastKey -= 1
      return TextPiece(key: lastKey, text: String(character))
    }
    guard pieces.count == old.count, !pieces.contains(where: \.isWhole) else { return next }
    for run in TextAlignment.matchingRuns(old: old, new: new) {
      for index in 0..<run.count { next[run.newStart + index] = pieces[run.oldStart + index] }
    }
    return next
  }

  private func make(_ piece: TextPiece) -> Element {
    let element =
      piece.isWhole
      ? Text(piece.text, wrapping: content.wrapping, alignment: content.alignment)
      : Text(piece.text, wrapping: .none)
    element.widget.takeLook(of: label.widget)
    element.transition = arrivals[piece]
    elements[piece] = Weak(element)
    return element
  }

  private func rects(in size: Size) -> [Rect] {
    if pieces.contains(where: \.isWhole) { return [Rect(origin: Point(x: 0, y: 0), size: size)] }
    let rects = label.widget.characterRects(in: size)
    guard label.direction == .rightToLeft else { return rects }
    return rects.map {
      Rect(x: size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
    }
  }
}

/// Where the text's own layout has the pieces.
private struct PieceLayout: Layout {
  let rects: (Size) -> [Rect]

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size { Size(width: 0, height: 0) }
  func place(_ children: [Element], in size: Size) -> [Rect] { rects(size) }
}
