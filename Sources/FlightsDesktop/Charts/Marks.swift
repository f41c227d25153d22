import MotionCore

// What charts are made of. A mark knows where it is and how it looks; the scale has spoken already.

/// A grid's look.
nonisolated enum GridStyle: Hashable, Sendable {
  case hidden
  case solid
  /// 5 points on, 5 off.
  case dashed

  var dash: [Double] { self == .dashed ? [5, 5] : [] }
}

/// A line across the plot at one value of an axis.
nonisolated struct RuleMark: Hashable, Sendable {
  /// A vertical axis has its rules lying.
  var isHorizontal = false
  var position: Double
  var range: ClosedRange<Double>
  var color: Color
  var width = 1.0
  var dash: [Double] = []

  var shape: Shape {
    let (start, end) =
      isHorizontal
      ? (Point(x: range.lowerBound, y: position), Point(x: range.upperBound, y: position))
      : (Point(x: position, y: range.lowerBound), Point(x: position, y: range.upperBound))
    return .line(from: start, to: end, color, width: width, dash: dash)
  }
}

/// The numbers and the title under (or beside) an axis.
nonisolated struct AxisMark: Hashable, Sendable {
  struct Tick: Hashable, Sendable {
    var position: Double
    var label: String
  }

  var ticks: [Tick]
  /// The top of the numbers' line.
  var labelTop: Double
  var labelStyle: TextStyle
  var color: Color

  var shapes: [Shape] {
    ticks.map { tick in
      .text(tick.label, labelStyle, color, at: Point(x: tick.position, y: labelTop), .center)
    }
  }
}

/// A bar that grows from zero: its end is round, its start square.
nonisolated struct BarMark: Hashable, Sendable {
  /// Which side zero is on.
  enum Start: Hashable, Sendable { case left, right, bottom, top }

  var rect: Rect
  var start: Start
  var fill: Paint
  var edge: Color
  var radius = Radius.bar

  var corners: Corners {
    let r = radius
    switch start {
    case .left: return Corners(left: 0, right: r)
    case .right: return Corners(left: r, right: 0)
    case .bottom: return Corners(topLeft: r, topRight: r, bottomRight: 0, bottomLeft: 0)
    case .top: return Corners(topLeft: 0, topRight: 0, bottomRight: r, bottomLeft: r)
    }
  }

  /// The fill and, from 2 points on, an edge of one point inside it.
  var shapes: [Shape] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let filled = Shape.fill(.rounded(rect, corners), fill)
    guard min(rect.width, rect.height) >= 2 else { return [filled] }
    let inner = corners.fitted(to: rect.size).grown(by: -0.5)
    return [filled, .stroke(.rounded(rect.inset(by: 0.5), inner), edge, width: 1)]
  }
}
