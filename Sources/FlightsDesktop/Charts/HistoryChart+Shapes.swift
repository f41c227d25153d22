import MotionCore

nonisolated extension HistoryChart.Layout {
  /// What lies under the bars: the ground of the row that is pointed at, grid, labels, axis, title.
  func backgroundShapes(highlighted: Int? = nil) -> [Shape] {
    var shapes: [Shape] = []
    if let highlighted, chart.entries.indices.contains(highlighted) {
      let frame = rowFrame(highlighted).inset(x: isStanding ? 0 : -4, y: 0)
      shapes.append(.fill(.rounded(frame, Radius.control), palette.hover))
    }
    if chart.options.grid != .hidden {
      for value in tickValues where value != 0 {
        let rule = RuleMark(
          isHorizontal: isStanding, position: pixel(minutes.position(of: value)), range: ruleRange,
          color: palette.chartGrid, dash: chart.options.grid.dash)
        shapes.append(rule.shape)
      }
    }
    guard chart.options.showsLabels else { return shapes + titleShapes }
    return shapes + (isStanding ? standingLabels : lyingLabels) + titleShapes
  }

  /// What the grid and the zero line run across.
  private var ruleRange: ClosedRange<Double> {
    isStanding ? plot.minX...plot.maxX : 0...rows.length
  }

  /// Days at the leading side, numbers beneath.
  private var lyingLabels: [Shape] {
    var shapes: [Shape] = []
    let isRight = direction == .rightToLeft
    for (index, entry) in chart.entries.enumerated() {
      let top = rows.middle(index) - type.caption.lineHeight / 2
      let x = isRight ? size.width - labelWidth : labelWidth
      shapes.append(
        .text(
          entry.label, type.caption, palette.text2, at: Point(x: x, y: top),
          isRight ? .left : .right))
    }
    let axis = AxisMark(
      ticks: tickValues.map {
        .init(position: minutes.position(of: $0), label: DelayFormat.plain(Int($0)))
      },
      labelTop: rows.length + HistoryChart.labelTop, labelStyle: type.micro,
      color: palette.text2)
    return shapes + axis.shapes
  }

  /// Numbers at the leading side, days beneath, as many as have room.
  private var standingLabels: [Shape] {
    let isRight = direction == .rightToLeft
    let x = isRight ? plot.maxX + HistoryChart.standingGap : labelWidth
    let numbers = tickValues.map { value in
      Shape.text(
        DelayFormat.plain(Int(value)), type.micro, palette.text2,
        at: Point(x: x, y: minutes.position(of: value) - type.micro.lineHeight / 2),
        isRight ? .left : .right)
    }
    let days = chart.entries.indices.filter { $0.isMultiple(of: labelStride) }.map { index in
      Shape.text(
        chart.entries[index].label, type.caption, palette.text2,
        at: Point(x: rowFrame(index).midX, y: plot.maxY + HistoryChart.labelTop), .center)
    }
    return numbers + days
  }

  /// What lies over the bars: the zero line.
  func foregroundShapes() -> [Shape] {
    guard !chart.entries.isEmpty else { return [] }
    return [
      RuleMark(
        isHorizontal: isStanding, position: zero, range: ruleRange, color: palette.text2,
        width: HistoryChart.zeroWidth
      ).shape
    ]
  }

  /// A bar in its own coordinates, at any length between zero and its own.
  ///
  /// The value moves with the bar's end. One that stands inside is cut by the bar while that is
  /// too short for it, so that nothing jumps from outside to inside.
  func barShapes(_ index: Int, size: Size, highlighted: Bool = false) -> [Shape] {
    let entry = chart.entries[index]
    let rect = Rect(origin: .zero, size: size)
    guard let value = entry.minutes else { return cancelledShapes(rect) }
    let isEarly = value < 0
    let mark = BarMark(
      rect: rect,
      start: isStanding ? (isEarly ? .top : .bottom) : isEarly ? .right : .left,
      fill: fill(index, size: size), edge: palette.barEdge)
    var shapes = mark.shapes
    if isCut(index) { shapes += cutShapes(rect, isEarly: isEarly) }
    guard chart.options.showsValues else { return shapes }
    return shapes + valueShapes(index, value, rect, isEarly: isEarly, highlighted: highlighted)
  }

  private func valueShapes(
    _ index: Int, _ value: Int, _ rect: Rect, isEarly: Bool, highlighted: Bool
  ) -> [Shape] {
    let style = type.captionStrong
    let top = rect.midY - style.lineHeight / 2
    let string = DelayFormat.signed(value)
    let halo = TextShape.Halo(
      color: highlighted ? palette.hover : palette.surface, width: HistoryChart.haloWidth)
    if isStanding {
      let gap = HistoryChart.standingValueGap
      return [
        .text(
          string, style, palette.text,
          at: Point(
            x: rect.midX, y: isEarly ? rect.maxY + gap : rect.minY - gap - style.lineHeight),
          .center, halo: halo)
      ]
    }
    let end = isEarly ? rect.minX : rect.maxX
    if isValueInside(index) {
      let room = HistoryChart.insideRoom + (isCut(index) ? HistoryChart.cutRoom : 0)
      let shape = Shape.text(
        string, style, ink(index, length: rect.width),
        at: Point(x: isEarly ? end + room : end - room, y: top), isEarly ? .left : .right)
      return [.group([shape], clip: .rect(rect))]
    }
    let gap = HistoryChart.outsideGap
    return [
      .text(
        string, style, palette.text, at: Point(x: isEarly ? end - gap : end + gap, y: top),
        isEarly ? .right : .left, halo: halo)
    ]
  }

  /// White or black on the bar where the value stands: at its end.
  private func ink(_ index: Int, length: Double) -> Color {
    let value = value(of: index, length: length)
    switch chart.options.fill {
    case .gradient, .gradientPerBar: return palette.minutes.ink(at: value)
    case .status: return palette.minutes.ink(at: Double(chart.entries[index].minutes ?? 0))
    // Its ends have zero's colour.
    case .radial: return palette.minutes.ink(at: 0)
    // Three o'clock is a quarter round.
    case .angular: return palette.minutes.ink(at: Double(chart.entries[index].minutes ?? 0) / 4)
    case .single:
      let white = Color.white
      return palette.accent.contrast(with: white) >= 4.5 ? white : .black
    }
  }

  private func fill(_ index: Int, size: Size) -> Paint {
    let scale = palette.minutes
    let value = Double(chart.entries[index].minutes ?? 0)
    let zero = isStanding == (value < 0) ? 0 : isStanding ? size.height : size.width
    let length = isStanding ? size.height : size.width
    let middle = Point(x: size.width / 2, y: size.height / 2)
    switch chart.options.fill {
    case .single: return .color(palette.accent)
    case .status: return .color(scale.color(at: value))
    case .gradient where palette.theme.isHighContrast:
      return .color(scale.color(at: self.value(of: index, length: length)))
    case .gradient:
      return .linear(
        scale.gradient(zero: zero, pointsPerMinute: pointsPerMinute, isVertical: isStanding))
    case .gradientPerBar:
      // As if this bar alone had the scale from zero to its own end.
      guard value != 0, length > 0 else { return .color(scale.color(at: value)) }
      let end = zero == 0 ? length : 0
      return .linear(
        LinearGradient(
          start: isStanding ? Point(x: 0, y: zero) : Point(x: zero, y: 0),
          end: isStanding ? Point(x: 0, y: end) : Point(x: end, y: 0),
          stops: scale.stops(from: 0, to: value)))
    case .radial:
      let reach = max(size.width, size.height) / 2
      guard reach > 0 else { return .color(scale.color(at: value)) }
      // From its own colour inside to that of zero at the ends.
      return .radial(
        RadialGradient(center: middle, radius: reach, stops: scale.stops(from: value, to: 0)))
    case .angular:
      return .angular(AngularGradient(center: middle, stops: scale.stops(from: 0, to: value)))
    }
  }

  /// Two slanted gaps at the end of a bar that is longer than the axis.
  private func cutShapes(_ rect: Rect, isEarly: Bool) -> [Shape] {
    guard max(rect.width, rect.height) > HistoryChart.cutRoom else { return [] }
    return [8.0, 13].map { distance in
      if isStanding {
        let y = isEarly ? rect.maxY - distance : rect.minY + distance
        return .line(
          from: Point(x: rect.minX - 1, y: y + 3), to: Point(x: rect.maxX + 1, y: y - 3),
          palette.surface, width: 2)
      }
      let x = isEarly ? rect.minX + distance : rect.maxX - distance
      return .line(
        from: Point(x: x - 3, y: rect.maxY + 1), to: Point(x: x + 3, y: rect.minY - 1),
        palette.surface, width: 2)
    }
  }

  private func cancelledShapes(_ rect: Rect) -> [Shape] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let isFlat = palette.theme.isHighContrast
    let hatch = Hatch(
      line: isFlat ? palette.bad : palette.bad.opacity(0.35),
      ground: isFlat ? palette.surface : palette.badPlate.opacity(0.55))
    let corners = BarMark(
      rect: rect, start: isStanding ? .bottom : .left, fill: .hatch(hatch), edge: palette.barEdge
    ).corners
    var shapes: [Shape] = [.fill(.rounded(rect, corners), .hatch(hatch))]
    // The word stands on a plate of its own, so that no length is read from the hatch.
    let icon = 13.0 * type.scale
    if isStanding {
      // A column has room for the icon alone; its name for screen readers says the word.
      let plate = Rect(x: 0, y: rect.maxY - rect.width - 4, width: rect.width, height: rect.width)
      return shapes + [
        .group(
          [
            .fill(.rounded(plate, Radius.bar), palette.badPlate),
            .icon("status-cancelled", at: plate.center, size: min(icon, rect.width), palette.bad),
          ], clip: .rect(rect))
      ]
    }
    let width = cancelledWidth + icon + 20
    let pill = Rect(x: rect.minX + 9, y: rect.minY, width: width, height: rect.height)
    let style = type.captionStrong
    var word: [Shape] = [.fill(.rounded(pill, 4), palette.badPlate)]
    if let edge = palette.plateEdge(.bad) { word.append(.border(pill, 4, edge)) }
    word.append(
      .icon(
        "status-cancelled", at: Point(x: pill.minX + 5 + icon / 2, y: pill.midY), size: icon,
        palette.bad))
    word.append(
      .text(
        chart.cancelledWord, style, palette.bad,
        at: Point(x: pill.minX + icon + 9, y: pill.midY - style.lineHeight / 2)))
    shapes.append(.group(word, clip: .rect(rect)))
    return shapes
  }

  private var titleShapes: [Shape] {
    guard chart.options.showsTitle else { return [] }
    if isStanding {
      let isRight = direction == .rightToLeft
      return [
        .text(
          chart.title, type.caption.weighted(500), palette.text2,
          at: Point(x: isRight ? size.width : 0, y: 0), isRight ? .right : .left)
      ]
    }
    var top = rows.length + HistoryChart.titleGap
    if chart.options.showsLabels { top += HistoryChart.labelTop + type.micro.lineHeight }
    return [
      .text(
        chart.title, type.caption.weighted(500), palette.text2, at: Point(x: plot.midX, y: top),
        .center)
    ]
  }

  /// The middle of the pixel that a position falls into: a line one point wide is then sharp.
  private func pixel(_ position: Double) -> Double { position.rounded(.down) + 0.5 }
}

nonisolated extension MinuteScale {
  /// The scale's colours between two minutes, from the first to the second, spread over 0…1.
  func stops(from first: Double, to last: Double) -> [LinearGradient.Stop] {
    guard first != last else { return [.init(offset: 0, color: color(at: first))] }
    let inner = stops.map(\.minutes).filter { $0 > min(first, last) && $0 < max(first, last) }
    let ordered = [first] + (first < last ? inner : inner.reversed()) + [last]
    return ordered.map {
      .init(offset: ($0 - first) / (last - first), color: color(at: $0))
    }
  }
}
