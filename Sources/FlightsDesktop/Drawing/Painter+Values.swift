import CGtk
import MotionCore

// From our values to those of GSK and cairo.

extension graphene_rect_t {
  init(_ rect: Rect) {
    self.init(
      origin: graphene_point_t(rect.origin),
      size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
  }
}

extension graphene_point_t {
  init(_ point: Point) {
    self.init(x: Float(point.x), y: Float(point.y))
  }
}

extension GdkRGBA {
  init(_ color: Color) {
    self.init(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      alpha: Float(color.opacity))
  }
}

extension GskColorStop {
  init(_ stop: LinearGradient.Stop) {
    self.init(offset: Float(min(1, max(0, stop.offset))), color: GdkRGBA(stop.color))
  }
}

extension GskRoundedRect {
  init(_ rect: Rect, _ corners: Corners) {
    func corner(_ radius: Double) -> graphene_size_t {
      graphene_size_t(width: Float(radius), height: Float(radius))
    }
    let fitted = corners.fitted(to: rect.size)
    self.init(
      bounds: graphene_rect_t(rect),
      corner: (
        corner(fitted.topLeft), corner(fitted.topRight), corner(fitted.bottomRight),
        corner(fitted.bottomLeft)
      ))
  }
}

nonisolated extension Outline {
  /// The radii of what GSK can clip to; none for rectangles and paths.
  var corners: Corners {
    switch self {
    case .rect, .path: .zero
    case .rounded(_, let corners): corners
    case .circle(_, let radius): Corners(radius)
    }
  }
}

nonisolated extension Corners {
  /// Of an outline moved outwards; square corners stay square.
  func grown(by amount: Double) -> Corners {
    func grow(_ radius: Double) -> Double { radius > 0 ? radius + amount : 0 }
    return Corners(
      topLeft: grow(topLeft), topRight: grow(topRight), bottomRight: grow(bottomRight),
      bottomLeft: grow(bottomLeft))
  }
}

nonisolated extension LinearGradient {
  /// The same in absolute coordinates.
  ///
  /// Colours stand across the line in unit coordinates, so with bounds that are not square they do
  /// not stand at right angles to it in points: as in SVG's objectBoundingBox, a gradient from
  /// corner to corner has the other two corners at its middle.
  func placed(in bounds: Rect) -> LinearGradient {
    guard space == .unit, bounds.width > 0, bounds.height > 0 else {
      var placed = self
      placed.space = .absolute
      return placed
    }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let from = Point(
      x: bounds.minX + start.x * bounds.width, y: bounds.minY + start.y * bounds.height)
    // How fast the offset grows along x and y; the line to where it is 1 runs along that.
    let squared = dx * dx + dy * dy
    guard squared > 0 else { return LinearGradient(start: from, end: from, stops: stops) }
    let (growthX, growthY) = (dx / squared / bounds.width, dy / squared / bounds.height)
    let growth = growthX * growthX + growthY * growthY
    return LinearGradient(
      start: from, end: Point(x: from.x + growthX / growth, y: from.y + growthY / growth),
      stops: stops)
  }
}

nonisolated extension Shape {
  /// All that the shape may put ink on, for the shapes that cairo draws.
  var inkBounds: Rect {
    switch self {
    case .fill(let outline, _): outline.bounds.inset(by: -1)
    case .stroke(let outline, _, let stroke):
      // A mitre reaches further than half the width; cairo cuts it at ten times that. Our sharpest
      // corner, a star's, needs twice the width.
      outline.bounds.inset(by: -2 * stroke.lineWidth - 1)
    case .icon(let icon):
      // The square's diagonal, for any rotation.
      Outline.circle(center: icon.center, radius: icon.size * 0.7072 + 1).bounds
    case .shadow(let rect, _, let shadow):
      Rect(
        x: rect.minX, y: rect.minY + shadow.offsetY, width: rect.width, height: rect.height
      ).inset(by: -2 * shadow.blur - 2)
    case .text, .picture, .group: .zero
    }
  }
}

extension OpaquePointer {
  /// The context's current path goes on with the outline.
  func append(_ outline: Outline) {
    switch outline {
    case .rect(let rect): cairo_rectangle(self, rect.minX, rect.minY, rect.width, rect.height)
    case .circle(let center, let radius):
      cairo_new_sub_path(self)
      cairo_arc(self, center.x, center.y, max(0, radius), 0, 2 * .pi)
      cairo_close_path(self)
    case .rounded, .path: append(outline.path)
    }
  }

  private func append(_ path: Path) {
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let end): cairo_move_to(self, end.x, end.y)
      case .line(let end): cairo_line_to(self, end.x, end.y)
      case .quadCurve(let end, let control):
        // Raised by a degree: cairo knows cubics only.
        func raised(_ point: Point) -> Point {
          Point(
            x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        let (first, second) = (raised(current), raised(end))
        cairo_curve_to(self, first.x, first.y, second.x, second.y, end.x, end.y)
      case .curve(let end, let control1, let control2):
        cairo_curve_to(self, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(self)
      }
      if let end = element.points.last { current = end }
    }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(self, color.red, color.green, color.blue, color.opacity)
  }

  /// A hatch paints its lines' colour alone here.
  func setSource(_ paint: Paint, bounds: Rect) {
    switch paint {
    case .color(let color): setSource(color)
    case .hatch(let hatch): setSource(hatch.line)
    case .linear(let gradient):
      let placed = gradient.placed(in: bounds)
      setSource(
        cairo_pattern_create_linear(
          placed.start.x, placed.start.y, placed.end.x, placed.end.y), placed.stops)
    case .radial(let gradient):
      let center = gradient.center
      setSource(
        cairo_pattern_create_radial(
          center.x, center.y, 0, center.x, center.y, max(0, gradient.radius)), gradient.stops)
    case .angular(let gradient):
      setSource(gradient.stops.first?.color ?? .clear)
    }
  }

  /// Takes over the pattern.
  private func setSource(_ pattern: OpaquePointer?, _ stops: [LinearGradient.Stop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.opacity)
    }
    cairo_set_source(self, pattern)
    cairo_pattern_destroy(pattern)
  }

  func setStroke(_ stroke: StrokeStyle) {
    cairo_set_line_width(self, stroke.lineWidth)
    cairo_set_dash(self, stroke.dash, Int32(stroke.dash.count), stroke.dashPhase)
    let cap =
      switch stroke.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(self, cap)
    let join =
      switch stroke.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(self, join)
    cairo_set_miter_limit(self, stroke.miterLimit)
  }
}
