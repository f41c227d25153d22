import MotionCore

/// Some choices side by side in a trough; a pill moves under the one that is chosen.
///
/// - Parameter label: a choice's picture for whether it is chosen; at least as wide as its words.
func SegmentedControl<Value: Hashable>(
  _ values: [Value], chosen: @autoclosure @escaping () -> Value,
  choose: @escaping (Value) -> Void, name: @escaping (Value) -> String,
  label: (Value) -> Element
) -> Element {
  let layout = SegmentsLayout { values.firstIndex(of: chosen()) ?? 0 }
  let control = Container.element(Container(layout))
  let pill = Stack(role: .presentation) {}
  control.add(pill.style("segment-pill").animation(Motions.control, value: chosen()))
  for value in values {
    control.add(
      ToggleButton(isOn: chosen() == value) {
        choose(value)
      } label: {
        label(value)
      }
      .style("segment")
      .accessibilityLabel(name(value)))
  }
  return
    control
    .style("segments")
    .padding(2)
    .frame(minHeight: ControlSize.filter)
    .layout(dependingOn: chosen())
}

/// The pill beneath, then the segments: of equal width, or as wide as their words need.
struct SegmentsLayout: Layout {
  let chosen: () -> Int

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let natural = naturalWidths(of: children)
    return Size(
      width: proposal.width ?? natural.reduce(0, +),
      height: children.map { $0.measure(.unspecified).height }.max() ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let widths = Self.widths(naturalWidths(of: children), in: size.width)
    var x = 0.0
    let rects = widths.map { width -> Rect in
      defer { x += width }
      return Rect(x: x, y: 0, width: width, height: size.height)
    }
    let index = chosen()
    return [rects.indices.contains(index) ? rects[index] : .zero] + rects
  }

  private func naturalWidths(of children: [Element]) -> [Double] {
    children.dropFirst().map { $0.measure(.unspecified).width }
  }

  /// Equal shares, except for those that need more; if there is not enough, all give way alike.
  static func widths(_ natural: [Double], in width: Double) -> [Double] {
    guard !natural.isEmpty else { return [] }
    let total = natural.reduce(0, +)
    guard total < width else { return natural.map { $0 * width / max(total, 1) } }
    var wide = Set<Int>()
    while true {
      let taken = wide.reduce(0) { $0 + natural[$1] }
      let share = (width - taken) / Double(max(natural.count - wide.count, 1))
      let more = natural.indices.filter { !wide.contains($0) && natural[$0] > share }
      if more.isEmpty {
        return natural.indices.map { wide.contains($0) ? natural[$0] : share }
      }
      wide.formUnion(more)
    }
  }
}

/// A segment's words and, after them, a number: strong while it is chosen.
func SegmentLabel(
  _ title: String, count: @autoclosure @escaping () -> Int?,
  isChosen: @autoclosure @escaping () -> Bool
) -> Element {
  Drawing(SegmentLabelDrawing(title: title, count: count(), isChosen: isChosen())) {
    label, _, look in
    Size(
      width: label.width(look.type, look.measurer) + 2 * SegmentLabelDrawing.inset,
      height: max(look.type.label.lineHeight + 4, ControlSize.filter - 4))
  } shapes: { label, canvas in
    label.shapes(canvas)
  }
}

/// The picture of a segment.
struct SegmentLabelDrawing: Equatable {
  static let inset = 10.0
  private static let gap = 6.0

  var title: String
  var count: Int?
  var isChosen: Bool

  private var number: String? { count.map { Strings.number($0) } }

  /// Room for the words as they are when chosen, so that nothing moves with the choice.
  func width(_ type: Typography, _ measurer: any TextMeasurer) -> Double {
    var width = measurer.width(of: title, style: type.labelStrong)
    if let number { width += Self.gap + measurer.width(of: number, style: type.labelStrong) }
    return width.rounded(.up)
  }

  func shapes(_ canvas: Canvas) -> [Shape] {
    let (type, palette, measurer) = (canvas.type, canvas.palette, canvas.look.measurer)
    let style = isChosen ? type.labelStrong : type.label.weighted(500)
    let words = min(measurer.width(of: title, style: style), canvas.size.width)
    var number = number
    var numberWidth = number.map { measurer.width(of: $0, style: style) } ?? 0
    if words + Self.gap + numberWidth > canvas.size.width { (number, numberWidth) = (nil, 0) }
    let whole = number == nil ? words : words + Self.gap + numberWidth
    let start = (canvas.size.width - whole) / 2
    let isMirrored = canvas.direction == .rightToLeft
    let top = (canvas.size.height - style.lineHeight) / 2
    func anchor(_ x: Double) -> Point {
      Point(x: isMirrored ? canvas.size.width - x : x, y: top)
    }
    let alignment: TextShape.Alignment = isMirrored ? .right : .left
    var shapes: [Shape] = [
      .text(
        title, style, isChosen ? palette.text : palette.text2, at: anchor(start), alignment,
        width: words + 1, fit: .ellipsized)
    ]
    if let number {
      shapes.append(
        .text(
          number, style, isChosen ? palette.accent : palette.text3,
          at: anchor(start + words + Self.gap), alignment))
    }
    return shapes
  }
}
