import MotionCore

/// One child with insets that depend on the width there is.
struct WidthInsets: Layout {
  var narrow: EdgeInsets
  var wide: EdgeInsets
  /// From this width on the wide ones apply.
  var threshold: Double

  /// The page around all cards.
  static let page = WidthInsets(
    narrow: EdgeInsets(top: 14, leading: 16, bottom: 16, trailing: 16),
    wide: EdgeInsets(top: 18, leading: 24, bottom: 24, trailing: 24), threshold: 480)

  /// A card around its content.
  static func card(vertical: Double) -> WidthInsets {
    WidthInsets(
      narrow: EdgeInsets(horizontal: 16, vertical: vertical),
      wide: EdgeInsets(horizontal: Spacing.cardHorizontal, vertical: vertical), threshold: 420)
  }

  func insets(_ width: Double?) -> EdgeInsets { (width ?? .infinity) < threshold ? narrow : wide }

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let insets = insets(proposal.width)
    let inside = proposal.width.map { max($0 - insets.horizontal, 0) }
    let size = children.first?.measure(ProposedSize(width: inside, height: nil)) ?? .zero
    return Size(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let insets = insets(size.width)
    let rect = Rect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
    return children.map { _ in rect }
  }
}

/// The hero's line: plate, texts, quick actions; the texts give way when the actions fan out.
struct HeroLayout: Layout {
  /// What the actions take at the trailing end.
  let actionsWidth: () -> Double
  static let gap = 16.0

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? 600
    let rects = place(children, in: Size(width: width, height: 0))
    return Size(width: width, height: rects.map(\.height).max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    guard children.count == 3 else { return children.map { _ in .zero } }
    let plate = children[0].measure(.unspecified)
    let actions = children[2].measure(.unspecified)
    let start = plate.width + Self.gap
    let width = max(size.width - start - actionsWidth(), 0)
    let texts = children[1].measure(ProposedSize(width: width, height: nil)).height
    func y(_ height: Double) -> Double { max(size.height - height, 0) / 2 }
    return [
      Rect(x: 0, y: y(plate.height), width: plate.width, height: plate.height),
      Rect(x: start, y: y(texts), width: width, height: texts),
      Rect(
        x: size.width - actions.width, y: y(actions.height), width: actions.width,
        height: actions.height),
    ]
  }
}

/// Cells beside one another with lines between them, or two by two where that is too narrow. The children are the cells,
/// then the lines, one less.
struct FactsLayout: Layout {
  /// Shares of the width, one a cell.
  let shares: [Double]
  /// Narrower than this: two by two. The details' 640, less the page's and the card's insets; more with larger text.
  static let threshold = 640.0 - 2 * 24 - 2 * 20
  /// Before and after a line.
  static let gap = (before: 12.0, after: 16.0)
  static let rowGap = 12.0

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? Self.threshold
    let rects = cells(children, width: width)
    return Size(width: width, height: rects.map(\.maxY).max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let cells = cells(children, width: size.width)
    let lines = children.count - cells.count
    let columns = columns(in: size.width, textScale: textScale(of: children)).count
    var rects = cells
    for index in 0..<lines {
      // Only the lines between two columns show.
      guard index < columns - 1 else {
        rects.append(.zero)
        continue
      }
      rects.append(
        Rect(x: cells[index + 1].minX - Self.gap.after - 1, y: 0, width: 1, height: size.height))
    }
    return rects
  }

  private func cells(_ children: [Element], width: Double) -> [Rect] {
    let count = min(shares.count, children.count)
    let columns = columns(in: width, textScale: textScale(of: children))
    var rects: [Rect] = []
    var y = 0.0
    for start in stride(from: 0, to: count, by: columns.count) {
      var bottom = y
      for (child, column) in zip(children[start..<count], columns) {
        let height = child.measure(ProposedSize(width: column.width, height: nil)).height
        rects.append(Rect(x: column.x, y: y, width: column.width, height: height))
        bottom = max(bottom, y + height)
      }
      y = bottom + Self.rowGap
    }
    return rects
  }

  /// Where the columns are. The shares are of the whole card, its insets included; a line stands where a column ends.
  func columns(in width: Double, textScale: Double = 1) -> [(x: Double, width: Double)] {
    let weights =
      width < Self.threshold * max(textScale, 1)
      ? Array(repeating: 1, count: min(2, shares.count)) : shares
    let inset = Spacing.cardHorizontal
    let part = (width + 2 * inset) / weights.reduce(0, +)
    var passed = 0.0
    return weights.indices.map { index in
      let x = index == 0 ? 0 : passed * part - inset + Self.gap.after + 1
      passed += weights[index]
      let end = index == weights.count - 1 ? width : passed * part - inset - Self.gap.before
      return (x, max(end - x, 0))
    }
  }
}

/// Terminal map and history: side by side while the map is open and there is room, else below one another.
struct MapAndHistoryLayout: Layout {
  let isOpen: () -> Bool
  /// The details' 640, less the page's insets.
  static let threshold = 640.0 - 2 * 24
  static let gap = 16.0

  /// Larger text needs more room.
  static func isSideBySide(width: Double, isOpen: Bool, textScale: Double = 1) -> Bool {
    isOpen && width >= threshold * max(textScale, 1)
  }

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? Self.threshold
    let rects = place(children, in: Size(width: width, height: 0))
    return Size(width: width, height: rects.map(\.maxY).max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    guard children.count == 2 else { return children.map { _ in .zero } }
    func height(_ index: Int, _ width: Double) -> Double {
      children[index].measure(ProposedSize(width: width, height: nil)).height
    }
    if Self.isSideBySide(
      width: size.width, isOpen: isOpen(), textScale: textScale(of: children))
    {
      let width = ((size.width - Self.gap) / 2).rounded()
      let common = max(height(0, width), height(1, width))
      return [
        Rect(x: 0, y: 0, width: width, height: common),
        Rect(x: size.width - width, y: 0, width: width, height: common),
      ]
    }
    let map = height(0, size.width)
    return [
      Rect(x: 0, y: 0, width: size.width, height: map),
      Rect(
        x: 0, y: map + Spacing.betweenCards, width: size.width, height: height(1, size.width)),
    ]
  }
}

/// Two children beside one another, the first as wide as it likes, or below one another where that is too narrow.
struct PairLayout: Layout {
  var threshold: Double
  var gap: Double
  /// Where they are below one another.
  var rowGap: Double

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? threshold
    let rects = place(children, in: Size(width: width, height: 0))
    return Size(width: width, height: rects.map(\.maxY).max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    guard children.count == 2 else { return children.map { _ in .zero } }
    let first = children[0].measure(.unspecified)
    if size.width < threshold {
      let second = children[1].measure(ProposedSize(width: size.width, height: nil)).height
      return [
        Rect(
          x: (size.width - first.width) / 2, y: 0, width: first.width, height: first.height),
        Rect(x: 0, y: first.height + rowGap, width: size.width, height: second),
      ]
    }
    let width = max(size.width - first.width - gap, 0)
    let second = children[1].measure(ProposedSize(width: width, height: nil)).height
    let height = max(first.height, second)
    return [
      Rect(x: 0, y: (height - first.height) / 2, width: first.width, height: first.height),
      Rect(x: first.width + gap, y: (height - second) / 2, width: width, height: second),
    ]
  }
}

/// How much larger than usual the text is.
func textScale(of children: [Element]) -> Double { children.first?.stage.look.type.scale ?? 1 }
