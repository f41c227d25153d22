import MotionCore

// What tests compare: one line a shape, groups indented, numbers with at most three decimals.

nonisolated extension Shape: CustomStringConvertible {
  var description: String { lines.joined(separator: "\n") }

  /// The shape's own line, then those of what it contains.
  var lines: [String] {
    switch self {
    case .fill(let outline, let paint):
      ["fill \(outline) \(paint)"]
    case .stroke(let outline, let paint, let stroke):
      ["stroke \(outline) \(paint) \(stroke.settings)"]
    case .text(let text): ["\(text)"]
    case .icon(let icon): ["\(icon)"]
    case .picture(let picture): ["picture \(picture.name) \(short(picture.rect))"]
    case .shadow(let rect, let corners, let shadow):
      [
        "shadow \(short(rect)) r\(corners) \(short(shadow.offsetY)) \(short(shadow.blur)) "
          + short(shadow.color)
      ]
    case .group(let group):
      ["group\(group.settings)"] + group.shapes.flatMap(\.lines).map { "  " + $0 }
    }
  }
}

nonisolated extension [Shape] {
  /// The whole drawing as text.
  var snapshot: String { flatMap(\.lines).joined(separator: "\n") }
}

nonisolated extension Shape.Group {
  fileprivate var settings: String {
    var text = ""
    if let transform {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      text += " [\(numbers.map { short($0) }.joined(separator: " "))]"
    }
    if opacity != 1 { text += " opacity \(short(opacity))" }
    if let clip { text += " clip \(clip)" }
    if saturation != 1 { text += " saturation \(short(saturation))" }
    return text
  }
}

nonisolated extension Outline: CustomStringConvertible {
  var description: String {
    switch self {
    case .rect(let rect): "rect \(short(rect))"
    case .rounded(let rect, let corners): "rounded \(short(rect)) r\(corners)"
    case .circle(let center, let radius): "circle \(short(center)) r\(short(radius))"
    case .path(let path): "path \(path.dataText)"
    }
  }
}

nonisolated extension Corners: CustomStringConvertible {
  var description: String {
    isUniform
      ? short(topLeft)
      : [topLeft, topRight, bottomRight, bottomLeft].map { short($0) }.joined(separator: "/")
  }
}

nonisolated extension Path {
  /// The path as the text that `Path(data:)` reads.
  var dataText: String { elements.map(\.dataText).joined(separator: " ") }
}

nonisolated extension Path.Element {
  fileprivate var dataText: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    return letter + points.map { short($0) }.joined(separator: " ")
  }
}

nonisolated extension Paint: CustomStringConvertible {
  var description: String {
    switch self {
    case .color(let color): short(color)
    case .linear(let gradient):
      "linear \(short(gradient.start)) \(short(gradient.end))"
        + (gradient.space == .unit ? " unit" : "")
        + short(gradient.stops)
    case .radial(let gradient):
      "radial \(short(gradient.center)) r\(short(gradient.radius))" + short(gradient.stops)
    case .angular(let gradient):
      "angular \(short(gradient.center)) from \(short(gradient.start.degrees))"
        + short(gradient.stops)
    case .hatch(let hatch): "hatch \(short(hatch.line)) on \(short(hatch.ground))"
    }
  }
}

nonisolated extension StrokeStyle {
  fileprivate var settings: String {
    var text = "w\(short(lineWidth))"
    if !dash.isEmpty { text += " dash \(dash.map { short($0) }.joined(separator: "/"))" }
    if lineCap != .butt { text += " \(lineCap)" }
    return text
  }
}

nonisolated extension TextShape: CustomStringConvertible {
  var description: String {
    var text = "text \"\(string)\" \(style) \(short(color)) at \(short(anchor))"
    if alignment != .left { text += " \(alignment)" }
    if let width { text += " width \(short(width))" }
    if case .wrapped(let lines) = fit { text += " lines \(lines)" }
    if fit == .ellipsized { text += " …" }
    if let halo { text += " halo \(short(halo.color)) \(short(halo.width))" }
    if isStruck { text += " struck" }
    return text
  }
}

nonisolated extension IconShape: CustomStringConvertible {
  var description: String {
    let turn = rotation == .zero ? "" : " turned \(short(rotation.degrees))"
    return "icon \(name) \(short(center)) \(short(size)) \(short(color))" + turn
  }
}

private nonisolated func short(_ point: Point) -> String { "\(short(point.x)),\(short(point.y))" }
private nonisolated func short(_ rect: Rect) -> String {
  "\(short(rect.minX)),\(short(rect.minY)) \(short(rect.width))×\(short(rect.height))"
}
private nonisolated func short(_ stops: [LinearGradient.Stop]) -> String {
  stops.map { " \(short($0.offset)):\(short($0.color))" }.joined()
}
private nonisolated func short(_ color: Color) -> String { color.hex }

/// At most three decimals, none that is not needed, and no negative zero.
private nonisolated func short(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let thousandths = Int((value * 1000).rounded())
  let (whole, part) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
  let sign = thousandths < 0 ? "-" : ""
  guard part != 0 else { return "\(sign)\(whole)" }
  var digits = String(part + 1000).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(sign)\(whole).\(digits)"
}
