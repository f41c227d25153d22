import MotionCore

/// Why a path's text could not be read; `offset` counts bytes from 0.
nonisolated enum PathDataError: Error, Equatable {
  case unknownCommand(offset: Int)
  case numberExpected(offset: Int)
  case startsWithoutMove
}

nonisolated extension Path {
  /// Reads the text of an SVG path's `d`: all commands (M L H V C S Q T A Z), large and small.
  ///
  /// Source: SVG 1.1, chapter 8 and appendix F.6 (arcs). Radii that are too small are enlarged, a
  /// zero radius gives a line, as there. The cost is linear in the text.
  init(data text: String) throws(PathDataError) {
    var reader = PathDataReader(text)
    try reader.read()
    self = reader.path
  }
}

private nonisolated struct PathDataReader {
  var path = Path()
  private var bytes: [UInt8]
  private var offset = 0
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands; nil after any other command.
  private var lastCubic: Point?
  private var lastQuad: Point?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read() throws(PathDataError) {
    skipSeparators()
    while offset < bytes.count {
      let command = bytes[offset]
      guard "MmLlHhVvCcSsQqTtAaZz".utf8.contains(command) else {
        throw .unknownCommand(offset: offset)
      }
      offset += 1
      let letter = command | 0x20
      let isRelative = command == letter
      guard !path.isEmpty || letter == UInt8(ascii: "m") else { throw .startsWithoutMove }
      guard letter != UInt8(ascii: "z") else {
        path.closeSubpath()
        current = start
        (lastCubic, lastQuad) = (nil, nil)
        skipSeparators()
        continue
      }
      var isFirst = true
      repeat {
        // Further pairs after a move are lines.
        let effective = letter == UInt8(ascii: "m") && !isFirst ? UInt8(ascii: "l") : letter
        try segment(effective, isRelative: isRelative)
        isFirst = false
        skipSeparators()
      } while startsNumber()
    }
  }

  private mutating func segment(_ letter: UInt8, isRelative: Bool) throws(PathDataError) {
    let base = isRelative ? current : .zero
    var cubic: Point?
    var quad: Point?
    switch letter {
    case UInt8(ascii: "m"):
      current = try point(base)
      start = current
      path.move(to: current)
    case UInt8(ascii: "l"):
      current = try point(base)
      path.addLine(to: current)
    case UInt8(ascii: "h"):
      current.x = base.x + (try number())
      path.addLine(to: current)
    case UInt8(ascii: "v"):
      current.y = base.y + (try number())
      path.addLine(to: current)
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = letter == UInt8(ascii: "c") ? try point(base) : mirrored(lastCubic)
      let second = try point(base)
      current = try point(base)
      path.addCurve(to: current, control1: first, control2: second)
      cubic = second
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let control = letter == UInt8(ascii: "q") ? try point(base) : mirrored(lastQuad)
      current = try point(base)
      path.addQuadCurve(to: current, control: control)
      quad = control
    default:
      try arc(base)
    }
    (lastCubic, lastQuad) = (cubic, quad)
  }

  private func mirrored(_ control: Point?) -> Point {
    guard let control else { return current }
    return Point(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  /// SVG 1.1 F.6.5: from end points to centre, then as cubics.
  private mutating func arc(_ base: Point) throws(PathDataError) {
    var (radiusX, radiusY) = (abs(try number()), abs(try number()))
    let turn = try number() * .pi / 180
    let (isLarge, isClockwise) = (try flag(), try flag())
    let end = try point(base)
    defer { current = end }
    guard end != current else { return }
    guard radiusX > 0, radiusY > 0 else { return path.addLine(to: end) }
    let (sine, cosine) = (CMath.sin(turn), CMath.cos(turn))
    let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
    let (x1, y1) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = (x1 * x1) / (radiusX * radiusX) + (y1 * y1) / (radiusY * radiusY)
    if excess > 1 {
      radiusX *= excess.squareRoot()
      radiusY *= excess.squareRoot()
    }
    let (xx, yy) = (radiusX * radiusX * y1 * y1, radiusY * radiusY * x1 * x1)
    let part = max(0, (radiusX * radiusX * radiusY * radiusY - xx - yy) / (xx + yy))
    let factor = (isLarge == isClockwise ? -1 : 1) * part.squareRoot()
    let (cx1, cy1) = (factor * radiusX * y1 / radiusY, -factor * radiusY * x1 / radiusX)
    let startAngle = CMath.atan2((y1 - cy1) / radiusY, (x1 - cx1) / radiusX)
    let endAngle = CMath.atan2((-y1 - cy1) / radiusY, (-x1 - cx1) / radiusX)
    var sweep = endAngle - startAngle
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    var unit = Path()
    unit.addArc(center: .zero, radius: 1, start: .radians(startAngle), sweep: .radians(sweep))
    let (midX, midY) = ((current.x + end.x) / 2, (current.y + end.y) / 2)
    let mapped = unit.mapped { point in
      let (x, y) = (point.x * radiusX + cx1, point.y * radiusY + cy1)
      return Point(x: cosine * x - sine * y + midX, y: sine * x + cosine * y + midY)
    }
    path.addPath(Path(elements: Array(mapped.elements.dropFirst())))
  }

  private mutating func point(_ base: Point) throws(PathDataError) -> Point {
    Point(x: base.x + (try number()), y: base.y + (try number()))
  }

  /// An arc's flag: one digit, which may stand right before the next number.
  private mutating func flag() throws(PathDataError) -> Bool {
    skipSeparators()
    guard offset < bytes.count, bytes[offset] == 0x30 || bytes[offset] == 0x31 else {
      throw .numberExpected(offset: offset)
    }
    defer { offset += 1 }
    return bytes[offset] == 0x31
  }

  private mutating func number() throws(PathDataError) -> Double {
    skipSeparators()
    let begin = offset
    var hasPoint = false
    var hasExponent = false
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break scan }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent || offset == begin { break scan }
        hasExponent = true
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if offset != begin, bytes[offset - 1] | 0x20 != UInt8(ascii: "e") { break scan }
      default: break scan
      }
      offset += 1
    }
    guard let value = Double(String(decoding: bytes[begin..<offset], as: UTF8.self)),
      value.isFinite
    else { throw .numberExpected(offset: begin) }
    return value
  }

  private func startsNumber() -> Bool {
    guard offset < bytes.count else { return false }
    return "0123456789+-.".utf8.contains(bytes[offset])
  }

  private mutating func skipSeparators() {
    while offset < bytes.count, " ,\t\r\n\u{0C}".utf8.contains(bytes[offset]) { offset += 1 }
  }
}
