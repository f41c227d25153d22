import MotionCore

// Short forms, so that a layout reads like a list of what is on the page.
nonisolated extension Shape {
  static func fill(_ outline: Outline, _ color: Color) -> Shape {
    .fill(outline, .color(color))
  }

  static func stroke(
    _ outline: Outline, _ color: Color, width: Double = 1, dash: [Double] = [],
    cap: StrokeStyle.Cap = .butt
  ) -> Shape {
    .stroke(
      outline, .color(color),
      StrokeStyle(
        lineWidth: width, lineCap: cap, lineJoin: cap == .round ? .round : .miter, dash: dash))
  }

  static func line(
    from start: Point, to end: Point, _ color: Color, width: Double = 1, dash: [Double] = [],
    cap: StrokeStyle.Cap = .butt
  ) -> Shape {
    .stroke(.path(.line(from: start, to: end)), color, width: width, dash: dash, cap: cap)
  }

  /// A line inside the edge of a rectangle, as a border is.
  static func border(_ rect: Rect, _ radius: Double, _ color: Color, width: Double = 1) -> Shape {
    .stroke(
      .rounded(rect.inset(by: width / 2), Corners(radius - width / 2)), color, width: width)
  }

  static func text(
    _ string: String, _ style: TextStyle, _ color: Color, at anchor: Point,
    _ alignment: TextShape.Alignment = .left, width: Double? = nil, fit: TextShape.Fit = .single,
    halo: TextShape.Halo? = nil, isStruck: Bool = false
  ) -> Shape {
    .text(
      TextShape(
        string: string, style: style, color: color, anchor: anchor, alignment: alignment,
        width: width, fit: fit, halo: halo, isStruck: isStruck))
  }

  static func icon(
    _ name: String, at center: Point, size: Double, _ color: Color, rotation: Angle = .zero
  ) -> Shape {
    .icon(IconShape(name: name, center: center, size: size, color: color, rotation: rotation))
  }

  static func picture(_ name: String, in rect: Rect, renderedSide: Double? = nil) -> Shape {
    .picture(PictureShape(name: name, rect: rect, renderedSide: renderedSide))
  }

  static func group(
    _ shapes: [Shape], transform: Transform2D? = nil, opacity: Double = 1, clip: Outline? = nil,
    saturation: Double = 1
  ) -> Shape {
    .group(
      Group(
        transform: transform, opacity: opacity, clip: clip, saturation: saturation, shapes: shapes))
  }
}

nonisolated extension Rect {
  /// Smaller by `amount` on every side; a negative amount makes it larger, and no side gets
  /// shorter than nothing.
  func inset(by amount: Double) -> Rect {
    inset(x: amount, y: amount)
  }

  func inset(x: Double, y: Double) -> Rect {
    let (width, height) = (max(0, width - 2 * x), max(0, height - 2 * y))
    return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
