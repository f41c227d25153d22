import MotionCore

// A drawing is a list of shapes, painted in order.
//
//     layout(size, state, time) ──▶ [Shape] ──▶ Painter ──▶ GtkSnapshot
//                                      │
//                                      └──▶ description: one line a shape, what tests compare
//
// Shapes are plain values: coordinates in points from the top left corner, colours already chosen,
// left and right already decided (a layout takes the direction as a parameter). Nothing here
// measures, scales or knows a toolkit.

/// One thing to draw.
nonisolated indirect enum Shape: Equatable, Sendable {
  case fill(Outline, Paint)
  case stroke(Outline, Paint, StrokeStyle)
  case text(TextShape)
  case icon(IconShape)
  case picture(PictureShape)
  /// The blurred shadow of a rounded rectangle, the rectangle's own area included.
  case shadow(Rect, Corners, Shadow)
  case group(Group)

  /// Shapes that move, fade or are clipped as one.
  struct Group: Equatable, Sendable {
    /// From the group's coordinates to its parent's. It may turn, scale and skew, but must not
    /// mirror: GTK 4.8's GL renderer aborts on that; draw mirrored instead.
    var transform: Transform2D?
    /// 0…1, applied to the group as one picture.
    var opacity: Double = 1
    /// In the group's own coordinates; a path clips to its bounds.
    var clip: Outline?
    /// 1 as it is, 0 grey.
    var saturation: Double = 1
    var shapes: [Shape]
  }
}

/// Where a fill or stroke goes.
nonisolated enum Outline: Hashable, Sendable {
  case rect(Rect)
  case rounded(Rect, Corners)
  case circle(center: Point, radius: Double)
  case path(Path)

  static func rounded(_ rect: Rect, _ radius: Double) -> Outline {
    .rounded(rect, Corners(radius))
  }
}

/// The four radii of a rectangle, in points.
nonisolated struct Corners: Hashable, Sendable {
  var topLeft: Double
  var topRight: Double
  var bottomRight: Double
  var bottomLeft: Double

  init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = max(0, topLeft)
    self.topRight = max(0, topRight)
    self.bottomRight = max(0, bottomRight)
    self.bottomLeft = max(0, bottomLeft)
  }

  init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square at one side, round at the other.
  init(left: Double, right: Double) {
    self.init(topLeft: left, topRight: right, bottomRight: right, bottomLeft: left)
  }

  static let zero = Corners(0)

  var isZero: Bool { self == .zero }
  var isUniform: Bool { self == Corners(topLeft) }

  /// The same, but no two radii overlap on an edge: all shrink by one factor, as in CSS.
  func fitted(to size: Size) -> Corners {
    let sums = [
      (topLeft + topRight, size.width), (bottomLeft + bottomRight, size.width),
      (topLeft + bottomLeft, size.height), (topRight + bottomRight, size.height),
    ]
    let factor = sums.reduce(1.0) { smallest, pair in
      pair.0 > pair.1 ? min(smallest, max(0, pair.1) / pair.0) : smallest
    }
    guard factor < 1 else { return self }
    return Corners(
      topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
      bottomLeft: bottomLeft * factor)
  }
}

/// What a fill or stroke is painted with.
nonisolated enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(LinearGradient)
  case radial(RadialGradient)
  /// Only for rectangles, rounded ones and circles; cairo has none, so a path gets its first colour.
  case angular(AngularGradient)
  case hatch(Hatch)
}

/// Colours from a centre outwards.
nonisolated struct RadialGradient: Hashable, Sendable {
  var center: Point
  var radius: Double
  var stops: [LinearGradient.Stop]
}

/// Colours around a centre, clockwise from `start` (zero is at twelve o'clock).
nonisolated struct AngularGradient: Hashable, Sendable {
  var center: Point
  var start: Angle = .zero
  var stops: [LinearGradient.Stop]
}

/// Colours along a line; beyond its ends the first and last go on.
nonisolated struct LinearGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    /// 0…1 from start to end, ascending.
    var offset: Double
    var color: Color
  }

  /// What start and end are measured in.
  enum Space: Hashable, Sendable {
    /// Points of the drawing.
    case absolute
    /// Parts of the outline's bounds, (0, 0) the top left.
    case unit
  }

  var start: Point
  var end: Point
  var stops: [Stop]
  var space: Space = .absolute
}

/// Lines at 45° (rising to the right) on a ground.
nonisolated struct Hatch: Hashable, Sendable {
  var line: Color
  var ground: Color
  /// Between lines, measured along the horizontal.
  var pitch: Double = 11
  var lineWidth: Double = 2
}

/// A blurred, moved copy beneath; `blur` as in CSS: twice the standard deviation.
nonisolated struct Shadow: Hashable, Sendable {
  var offsetY: Double
  var blur: Double
  var color: Color
}

/// One piece of text.
nonisolated struct TextShape: Hashable, Sendable {
  enum Alignment: Hashable, Sendable { case left, center, right }
  enum Fit: Hashable, Sendable {
    /// On one line, whatever the width.
    case single
    /// On one line; what does not fit in `width` ends with "…".
    case ellipsized
    /// On as many lines as `width` asks for, at most `lines`, the last one ellipsized.
    case wrapped(lines: Int)
  }

  struct Halo: Hashable, Sendable {
    var color: Color
    /// Beyond the letters' edge.
    var width: Double
  }

  var string: String
  var style: TextStyle
  var color: Color
  /// Where the text hangs: the top of its first line, and the left, middle or right of its box as
  /// `alignment` says.
  var anchor: Point
  var alignment: Alignment = .left
  /// The box's width; nil: as wide as the text.
  var width: Double?
  var fit: Fit = .single
  var halo: Halo?
  var isStruck = false
}

/// A drawing of one colour: `NAME-symbolic.svg`.
nonisolated struct IconShape: Hashable, Sendable {
  var name: String
  var center: Point
  /// Of the square that the 24 × 24 grid fills.
  var size: Double
  var color: Color
  /// Clockwise.
  var rotation: Angle = .zero
}

/// A drawing with its own colours: `NAME.svg`.
nonisolated struct PictureShape: Hashable, Sendable {
  var name: String
  var rect: Rect
  /// The side that the drawing is made for, in points; nil: as shown. A picture that grows gives
  /// its greatest side, so that it is made once and not at every frame.
  var renderedSide: Double?
}

nonisolated extension Outline {
  /// The rectangle that the outline fills (control points included for a path).
  var bounds: Rect {
    switch self {
    case .rect(let rect), .rounded(let rect, _): rect
    case .circle(let center, let radius):
      Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .path(let path): path.bounds
    }
  }

  var path: Path {
    switch self {
    case .rect(let rect): .roundedRect(rect, .zero)
    case .rounded(let rect, let corners): .roundedRect(rect, corners)
    case .circle(let center, let radius): .circle(center: center, radius: radius)
    case .path(let path): path
    }
  }
}
