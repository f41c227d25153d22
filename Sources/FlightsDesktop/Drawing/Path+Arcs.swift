import MotionCore

nonisolated extension Path {
  /// A circle's arc, drawn clockwise for a positive `sweep`; angles from three o'clock.
  ///
  /// Cubics of at most a quarter turn each; their error is below 0.03 % of the radius.
  mutating func addArc(
    center: Point, radius: Double, start: Angle, sweep: Angle, startsNewPart: Bool = true
  ) {
    func point(_ angle: Double, _ distance: Double = 1) -> Point {
      Point(
        x: center.x + radius * distance * CMath.cos(angle),
        y: center.y + radius * distance * CMath.sin(angle))
    }
    let first = point(start.radians)
    if startsNewPart { move(to: first) } else { addLine(to: first) }
    let count = max(1, (abs(sweep.radians) / (.pi / 2) - 1e-9).rounded(.up))
    let step = sweep.radians / count
    let handle = 4 / 3 * CMath.tan(step / 4)
    for index in 0..<Int(count) {
      let (from, to) = (
        start.radians + step * Double(index), start.radians + step * Double(index + 1)
      )
      let (begin, end) = (point(from), point(to))
      let reach = radius * handle
      addCurve(
        to: end,
        control1: Point(x: begin.x - reach * CMath.sin(from), y: begin.y + reach * CMath.cos(from)),
        control2: Point(x: end.x + reach * CMath.sin(to), y: end.y - reach * CMath.cos(to)))
    }
  }

  static func circle(center: Point, radius: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, start: .zero, sweep: .degrees(360))
    path.closeSubpath()
    return path
  }

  /// A piece of a ring between two radii; `start` from twelve o'clock, clockwise.
  static func ring(
    center: Point, inner: Double, outer: Double, start: Angle, sweep: Angle
  ) -> Path {
    let begin = start.radians - .pi / 2
    var path = Path()
    path.addArc(center: center, radius: outer, start: .radians(begin), sweep: sweep)
    path.addArc(
      center: center, radius: inner, start: .radians(begin + sweep.radians),
      sweep: .radians(-sweep.radians), startsNewPart: false)
    path.closeSubpath()
    return path
  }

  /// A rectangle with four radii; where two do not fit on an edge, all shrink alike (as in CSS).
  static func roundedRect(_ rect: Rect, _ corners: Corners) -> Path {
    let fitted = corners.fitted(to: rect.size)
    guard !fitted.isZero else {
      return Path(rect)
    }
    var path = Path()
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ start: Double, isFirst: Bool = false)
    {
      path.addArc(
        center: Point(x: x, y: y), radius: radius, start: .degrees(start), sweep: .degrees(90),
        startsNewPart: isFirst)
    }
    let (tl, tr) = (fitted.topLeft, fitted.topRight)
    let (br, bl) = (fitted.bottomRight, fitted.bottomLeft)
    corner(rect.minX + tl, rect.minY + tl, tl, 180, isFirst: true)
    corner(rect.maxX - tr, rect.minY + tr, tr, 270)
    corner(rect.maxX - br, rect.maxY - br, br, 0)
    corner(rect.minX + bl, rect.maxY - bl, bl, 90)
    path.closeSubpath()
    return path
  }

  /// A regular star, one point up; `inner` is the radius of the notches.
  static func star(center: Point, outer: Double, inner: Double, points: Int = 5) -> Path {
    let corners = (0..<points * 2).map { index in
      let angle = -Double.pi / 2 + .pi * Double(index) / Double(points)
      let radius = index.isMultiple(of: 2) ? outer : inner
      return Point(x: center.x + radius * CMath.cos(angle), y: center.y + radius * CMath.sin(angle))
    }
    return Path(polyline: corners, closed: true)
  }
}
