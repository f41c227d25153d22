import MotionCore

/// Where a container's children go: sizes offered and taken, then places in leading coordinates (the container mirrors them
/// for right-to-left). Called once per change, never per frame.
protocol Layout {
  func size(_ proposal: ProposedSize, of children: [Element]) -> Size
  func place(_ children: [Element], in size: Size) -> [Rect]
}

/// Children above one another. Those with an infinite maximum height share what is left over.
struct ColumnLayout: Layout {
  var spacing: Double
  /// Across the column: its x alone counts.
  var alignment: UnitPoint

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let shown = children.filter { !$0.content.isCollapsed($0) }
    var size = Size(width: 0, height: spacing * Double(max(shown.count - 1, 0)))
    for child in shown {
      let taken = child.measure(ProposedSize(width: proposal.width, height: nil))
      size.width = max(size.width, taken.width)
      size.height += taken.height
    }
    if let height = proposal.height, shown.contains(where: \.traits.growsVertically) {
      size.height = max(size.height, height)
    }
    return size
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let shown = children.filter { !$0.content.isCollapsed($0) }
    let heights = shares(shown, in: size)
    var rects: [Rect] = []
    rects.reserveCapacity(children.count)
    var y = 0.0
    var index = 0
    for child in children {
      if child.content.isCollapsed(child) {
        rects.append(Rect(x: 0, y: y, width: size.width, height: 0))
        continue
      }
      let height = heights[index]
      let natural = child.measure(ProposedSize(width: size.width, height: nil)).width
      let width = child.traits.growsHorizontally ? size.width : min(natural, size.width)
      let x = (size.width - width) * (child.traits.alignment ?? alignment).x
      rects.append(Rect(x: x, y: y, width: width, height: height))
      y += height + spacing
      index += 1
    }
    return rects
  }

  private func shares(_ shown: [Element], in size: Size) -> [Double] {
    var heights = shown.map { $0.measure(ProposedSize(width: size.width, height: nil)).height }
    let growing = shown.indices.filter { shown[$0].traits.growsVertically }
    guard !growing.isEmpty else { return heights }
    let fixed = shown.indices.filter { !shown[$0].traits.growsVertically }.reduce(0) {
      $0 + heights[$1]
    }
    let left = size.height - fixed - spacing * Double(max(shown.count - 1, 0))
    let total = growing.reduce(0) { $0 + shown[$1].traits.flex }
    for index in growing { heights[index] = max(left * shown[index].traits.flex / total, 0) }
    return heights
  }
}

/// Children side by side, the first at the leading side. Those with an infinite maximum width share what is left over;
/// where there is too little, the compressible ones give way.
struct RowLayout: Layout {
  var spacing: Double
  /// Across the row: its y alone counts.
  var alignment: UnitPoint

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let shown = children.filter { !$0.content.isCollapsed($0) }
    let widths = shares(shown, width: proposal.width)
    var size = Size(
      width: widths.reduce(0, +) + spacing * Double(max(shown.count - 1, 0)), height: 0)
    for (child, width) in zip(shown, widths) {
      size.height = max(size.height, child.measure(ProposedSize(width: width, height: nil)).height)
    }
    return size
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let shown = children.filter { !$0.content.isCollapsed($0) }
    let widths = shares(shown, width: size.width)
    var rects: [Rect] = []
    rects.reserveCapacity(children.count)
    var x = 0.0
    var index = 0
    for child in children {
      if child.content.isCollapsed(child) {
        rects.append(Rect(x: x, y: 0, width: 0, height: size.height))
        continue
      }
      let width = widths[index]
      let natural = child.measure(ProposedSize(width: width, height: nil)).height
      let height = child.traits.growsVertically ? size.height : min(natural, size.height)
      let y = (size.height - height) * (child.traits.alignment ?? alignment).y
      rects.append(Rect(x: x, y: y, width: width, height: height))
      x += width + spacing
      index += 1
    }
    return rects
  }

  private func shares(_ shown: [Element], width: Double?) -> [Double] {
    var widths = shown.map { $0.measure(.unspecified).width }
    guard let width else { return widths }
    let available = width - spacing * Double(max(shown.count - 1, 0))
    let growing = shown.indices.filter { shown[$0].traits.growsHorizontally }
    let fixed = shown.indices.filter { !shown[$0].traits.growsHorizontally }.reduce(0) {
      $0 + widths[$1]
    }
    if !growing.isEmpty {
      let left = max(available - fixed, 0)
      let total = growing.reduce(0) { $0 + shown[$1].traits.flex }
      for index in growing { widths[index] = left * shown[index].traits.flex / total }
    }
    compress(&widths, shown, by: widths.reduce(0, +) - available)
    return widths
  }

  private func compress(_ widths: inout [Double], _ shown: [Element], by excess: Double) {
    let soft = shown.indices.filter {
      shown[$0].traits.isCompressible && !shown[$0].traits.growsHorizontally
    }
    let total = soft.reduce(0) { $0 + widths[$1] }
    guard excess > 0, total > 0 else { return }
    for index in soft { widths[index] = max(widths[index] - excess * widths[index] / total, 0) }
  }
}

/// Children over one another, the first at the back. Those with an infinite maximum fill the stack.
struct StackLayout: Layout {
  var alignment: UnitPoint

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    children.reduce(into: Size(width: 0, height: 0)) { size, child in
      let taken = child.measure(proposal)
      size.width = max(size.width, taken.width)
      size.height = max(size.height, taken.height)
    }
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    children.map { child in
      let natural = child.measure(ProposedSize(width: size.width, height: size.height))
      let width = child.traits.growsHorizontally ? size.width : min(natural.width, size.width)
      let height = child.traits.growsVertically ? size.height : min(natural.height, size.height)
      let place = child.traits.alignment ?? alignment
      return Rect(
        x: (size.width - width) * place.x, y: (size.height - height) * place.y, width: width,
        height: height)
    }
  }
}

/// Cells of equal width, as many in a row as fit; a row is as high as its highest cell.
struct GridLayout: Layout {
  /// Smallest and largest width of a cell.
  var minimum: Double
  var maximum: Double
  var spacing: Double
  /// Fixed number of columns; nil: as many as fit.
  var columns: Int?

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? (maximum + spacing) * Double(children.count) - spacing
    let rects = place(children, in: Size(width: width, height: 0))
    let bottom = rects.reduce(0) { max($0, $1.origin.y + $1.size.height) }
    return Size(width: width, height: bottom)
  }

  /// Columns that fit and the width of a cell.
  func columns(in width: Double) -> (count: Int, cell: Double) {
    let count = columns ?? max(Int(((width + spacing) / (minimum + spacing)).rounded(.down)), 1)
    let cell = (width - spacing * Double(count - 1)) / Double(count)
    return (count, max(min(cell, maximum), 0))
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let (count, cell) = columns(in: size.width)
    var rects: [Rect] = []
    var y = 0.0
    for start in stride(from: 0, to: children.count, by: count) {
      let row = children[start..<min(start + count, children.count)]
      let height = row.map { $0.measure(ProposedSize(width: cell, height: nil)).height }.max() ?? 0
      for column in row.indices {
        let x = Double(column - start) * (cell + spacing)
        rects.append(Rect(x: x, y: y, width: cell, height: height))
      }
      y += height + spacing
    }
    return rects
  }
}

/// Places that a view computes itself: rectangles in leading coordinates for the size it gets.
struct PlacedLayout: Layout {
  var measure: (ProposedSize) -> Size
  var rects: (Size) -> [Rect]

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size { measure(proposal) }
  func place(_ children: [Element], in size: Size) -> [Rect] { rects(size) }
}
