import MotionCore

/// From the map's own space (360 × 320) to a view: scaled to the width, what is left of the height
/// is ground above and below. The map is geography: no reading direction turns it.
nonisolated struct MapPlacement: Hashable, Sendable {
  static let space = Size(width: 360, height: 320)

  let scale: Double
  /// Of the space's top left corner in the view.
  let origin: Point

  /// Without a width there is no scale: everything lies in one point.
  init(size: Size, space: Size = MapPlacement.space) {
    scale = space.width > 0 ? max(0, size.width) / space.width : 0
    origin = Point(x: 0, y: (size.height - space.height * scale) / 2)
  }

  /// The height that leaves no ground over.
  static func height(width: Double) -> Double { space.height * width / space.width }

  func point(_ point: Point) -> Point {
    Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
  }

  func rect(_ rect: Rect) -> Rect {
    Rect(
      origin: point(rect.origin),
      size: Size(width: rect.width * scale, height: rect.height * scale))
  }

  func rect(center: Point, size: Size) -> Rect {
    rect(Rect(center: center, size: size))
  }

  func length(_ length: Double) -> Double { length * scale }
}
