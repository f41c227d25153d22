import MotionCore

/// The way to the gate: a dotted ghost of all of it, a white line as far as it has been walked, and
/// an amber head with a halo. At rest all of it with an arrow head.
nonisolated enum GatePathDrawing {
  static let lineWidth = 4.0
  static let ghostWidth = 2.0
  static let ghostOpacity = 0.42
  static let headDiameter = 11.0
  static let haloDiameter = 20.0

  enum State: Hashable, Sendable {
    /// How far the line is drawn, in fractions of the whole way.
    case walking(TrimRange)
    case atRest
  }

  /// - Parameters:
  ///   - points: in the map's own space; fewer than two give nothing.
  ///   - map: where that space is in the view.
  static func layout(
    points: [Point], state: State, map: MapPlacement, palette: Palette
  ) -> [Shape] {
    guard points.count >= 2 else { return [] }
    let path = Path(polyline: points.map(map.point))
    let measure = PathMeasure(path)
    guard measure.length > 0 else { return [] }
    let white = Color.white
    let line = StrokeStyle(lineWidth: map.length(lineWidth), lineCap: .butt, lineJoin: .round)
    let ghost = Shape.stroke(
      .path(path), white.opacity(ghostOpacity), width: map.length(ghostWidth),
      dash: [map.length(ghostWidth), map.length(5)])
    switch state {
    case .atRest:
      return [
        .stroke(
          .path(measure.trimmed(from: 0, to: 1 - map.length(6) / measure.length)),
          .color(white), line)
      ] + arrow(measure, map)
    case .walking(let trim):
      var shapes = [ghost]
      let walked = measure.trimmed(from: trim.from, to: trim.to)
      if !walked.isEmpty { shapes.append(.stroke(.path(walked), .color(white), line)) }
      guard let head = measure.point(at: min(1, max(0, trim.to))) else { return shapes }
      let radius = map.length(headDiameter / 2)
      shapes.append(
        .fill(.circle(center: head, radius: map.length(haloDiameter / 2)), white.opacity(0.28)))
      shapes.append(.fill(.circle(center: head, radius: radius), white))
      shapes.append(
        .fill(.circle(center: head, radius: max(0, radius - max(1, map.length(1.2)))), palette.sign)
      )
      return shapes
    }
  }

  /// A triangle at the end, pointing the way the path ends.
  private static func arrow(_ measure: PathMeasure, _ map: MapPlacement) -> [Shape] {
    guard let tip = measure.point(at: 1),
      let before = measure.point(at: max(0, 1 - map.length(4) / measure.length))
    else { return [] }
    let angle = Angle.radians(CMath.atan2(tip.y - before.y, tip.x - before.x))
    let (length, half) = (map.length(11), map.length(8))
    let triangle = Path(
      polyline: [
        tip, Point(x: tip.x - length, y: tip.y - half), Point(x: tip.x - length, y: tip.y + half),
      ], closed: true)
    return [.fill(.path(triangle.rotated(by: angle, about: tip)), Color.white)]
  }
}
