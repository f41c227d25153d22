import MotionCore

/// A star that marks a flight or counts for an award: `sign`, edged so that it shows on white.
nonisolated enum StarDrawing {
  /// The corners of the star on the 24 × 24 grid; the first one is up.
  private static let corners: [(Double, Double)] = [
    (12, 2.6), (14.75, 8.35), (21.05, 9.2), (16.45, 13.6), (17.6, 19.85), (12, 16.8), (6.4, 19.85),
    (7.55, 13.6), (2.95, 9.2), (9.25, 8.35),
  ]
  static let grid = 24.0

  static func path(center: Point, size: Double) -> Path {
    let scale = size / grid
    return Path(
      polyline: corners.map {
        Point(x: center.x + ($0.0 - grid / 2) * scale, y: center.y + ($0.1 - grid / 2) * scale)
      }, closed: true)
  }

  static func layout(center: Point, size: Double, palette: Palette) -> [Shape] {
    guard size > 0 else { return [] }
    let path = path(center: center, size: size)
    return [
      .fill(.path(path), palette.sign),
      .stroke(.path(path), palette.signEdge, width: edge(size: size)),
    ]
  }

  /// 1.5 points at 16.
  private static func edge(size: Double) -> Double { max(1, size * 1.5 / 16) }

  /// A row of `count` stars around `center`.
  static func row(count: Int, center: Point, size: Double, pitch: Double, palette: Palette)
    -> [Shape]
  {
    (0..<max(0, count)).flatMap { index in
      layout(
        center: Point(
          x: center.x + (Double(index) - Double(count - 1) / 2) * pitch, y: center.y),
        size: size, palette: palette)
    }
  }
}
