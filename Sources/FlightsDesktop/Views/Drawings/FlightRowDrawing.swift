import MotionCore

/// One flight of a list, as its row shows it: words and marks, already chosen.
nonisolated struct FlightRow: Hashable, Sendable {
  var status: FlightStatus
  /// The place at the other end.
  var place: String
  /// B6 286
  var number: String
  /// JetBlue
  var airline: String
  /// The time it shows, and the one that no longer holds.
  var time: String
  var struckTime: String?
  /// Days after the board's own.
  var dayOffset = 0
  var gate: Gate?
  /// Before now: its words are quieter, its gate only outlined.
  var isPast = false
}

/// The picture of a row: plate, two lines of words with times at their end, gate.
nonisolated enum FlightRowDrawing {
  struct State: Hashable, Sendable {
    var row: FlightRow
    var isSelected = false
    var isMarked = false
  }

  private static let side = Spacing.regular
  /// Where words and dividers begin.
  static let indent = 60.0
  private static let gap = 12.0
  private static let starSize = 14.0
  /// Between what shares a line.
  private static let between = 8.0
  /// Room above and below the two lines.
  private static let edge = 10.0
  private static let barWidth = 4.0

  /// Both lines and the room around them.
  static func height(_ type: Typography) -> Double {
    max(ControlSize.row, 2 * edge + type.body.lineHeight + type.caption.lineHeight)
  }

  static func layout(
    _ state: State, in size: Size, isMirrored: Bool, _ palette: Palette, _ type: Typography,
    _ measurer: any TextMeasurer
  ) -> [Shape] {
    let line = Line(width: size.width, isMirrored: isMirrored)
    let row = state.row
    let middle = size.height / 2
    var shapes: [Shape] = []
    if state.isSelected {
      shapes.append(
        .fill(
          .rect(line.rect(x: 0, y: 0, width: barWidth, height: size.height)), palette.signEdge))
    } else {
      shapes.append(
        .fill(
          .rect(
            line.rect(x: indent, y: size.height - 1, width: size.width - indent, height: 1)),
          palette.hairline))
    }
    let plate = line.rect(
      x: side, y: middle - ControlSize.plate / 2, width: ControlSize.plate,
      height: ControlSize.plate)
    shapes += StatusPlateDrawing.layout(row.status, in: plate, palette)

    let gateSize = GatePlate.size(type: type)
    let gate = line.rect(
      x: size.width - gap - gateSize.width, y: middle - gateSize.height / 2,
      width: gateSize.width, height: gateSize.height)
    shapes += GatePlate.layout(
      size: gateSize, gate: row.gate.map { "\($0)" },
      look: !row.isPast || state.isSelected ? .filled : .outlined, palette: palette, type: type
    ).moved(to: gate.origin)

    let end = size.width - gap - gateSize.width - gap
    let first = middle - ControlSize.row / 2 + edge - (height(type) - ControlSize.row) / 2
    let second = first + type.body.lineHeight + 1
    shapes += times(state, end: end, y: first, line, palette, type, measurer)
    shapes += words(state, end: end, y: second, line, palette, type, measurer)
    return shapes
  }

  /// The first line: place, star, struck time, time.
  private static func times(
    _ state: State, end: Double, y: Double, _ line: Line, _ palette: Palette, _ type: Typography,
    _ measurer: any TextMeasurer
  ) -> [Shape] {
    let row = state.row
    let isQuiet = row.isPast && !state.isSelected
    let strong = isQuiet ? type.body : type.bodyStrong
    var shapes: [Shape] = []
    var end = end
    if row.dayOffset != 0 {
      let text = Strings.dayOffset(row.dayOffset)
      shapes.append(line.text(text, type.microStrong, palette.late, x: end, y: y, isAtEnd: true))
      end -= measurer.width(of: text, style: type.microStrong) + 4
    }
    let isCancelled = row.status == .cancelled
    shapes.append(
      line.text(
        row.time, strong, isCancelled ? palette.text3 : isQuiet ? palette.text2 : palette.text,
        x: end, y: y, isAtEnd: true, isStruck: isCancelled))
    end -= measurer.width(of: row.time, style: strong)
    let available = end - between - indent
    let starWidth = state.isMarked ? starSize + 6 : 0
    let name = measurer.width(of: row.place, style: strong) + starWidth
    if let struck = row.struckTime {
      let width = measurer.width(of: struck, style: type.caption)
      // The time that no longer holds gives way before the place does.
      if name + width + between + 2 <= available {
        end -= between + 2
        shapes.append(
          line.text(
            struck, type.caption, palette.text3, x: end,
            y: y + (type.body.lineHeight - type.caption.lineHeight) / 2 + 1, isAtEnd: true,
            isStruck: true))
        end -= width
      }
    }
    let room = max(end - between - indent - starWidth, 0)
    let shown = min(name - starWidth, room)
    shapes.append(
      line.text(
        row.place, strong, isQuiet ? palette.text2 : palette.text, x: indent, y: y,
        width: shown < name - starWidth ? room : nil))
    if state.isMarked {
      let center = line.point(
        x: indent + shown + 6 + starSize / 2, y: y + type.body.lineHeight / 2 - 0.5)
      shapes += StarDrawing.layout(center: center, size: starSize, palette: palette)
    }
    return shapes
  }

  /// The second line: number and, if there is room, airline; status word.
  private static func words(
    _ state: State, end: Double, y: Double, _ line: Line, _ palette: Palette, _ type: Typography,
    _ measurer: any TextMeasurer
  ) -> [Shape] {
    let row = state.row
    let available = end - between - indent
    let number = measurer.width(of: row.number, style: type.caption)
    // The number is more than the status's verb, which the plate says too.
    let long = Strings.status(row.status)
    let word =
      measurer.width(of: long, style: type.caption) + number <= available
      ? long : Strings.shortStatus(row.status)
    let room = max(available - measurer.width(of: word, style: type.caption), 0)
    // An airline that is cut off says less than none.
    let whole = Strings.flight(row.number, row.airline)
    let text = measurer.width(of: whole, style: type.caption) <= room ? whole : row.number
    let fits = text == whole || number <= room
    var shapes = [
      line.text(word, type.caption, palette.ink(row.status.tone), x: end, y: y, isAtEnd: true)
    ]
    // With very large text there may be room for the status alone.
    if fits || room >= 2 * type.caption.size {
      shapes.append(
        line.text(
          text, type.caption, palette.text2, x: indent, y: y, width: fits ? nil : room))
    }
    return shapes
  }

  /// Leading coordinates of a line, and where they are in reading direction.
  private struct Line {
    var width: Double
    var isMirrored: Bool

    func rect(x: Double, y: Double, width: Double, height: Double) -> Rect {
      Rect(x: isMirrored ? self.width - x - width : x, y: y, width: width, height: height)
    }
    func point(x: Double, y: Double) -> Point { Point(x: isMirrored ? width - x : x, y: y) }

    /// A text that begins, or with `isAtEnd` ends, at `x`; cut off with an ellipsis at `width`.
    func text(
      _ string: String, _ style: TextStyle, _ color: Color, x: Double, y: Double,
      width: Double? = nil, isAtEnd: Bool = false, isStruck: Bool = false
    ) -> Shape {
      .text(
        string, style, color, at: point(x: x, y: y), isAtEnd == isMirrored ? .left : .right,
        width: width, fit: width == nil ? .single : .ellipsized, isStruck: isStruck)
    }
  }
}
