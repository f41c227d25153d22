import MotionCore

/// A status on its plate, anywhere in a picture.
nonisolated enum StatusPlateDrawing {
  static func layout(_ status: FlightStatus, in rect: Rect, _ palette: Palette) -> [Shape] {
    StatusPlate.layout(size: rect.width, icon: status.icon, tone: status.tone, palette: palette)
      .moved(to: rect.origin)
  }
}

nonisolated extension [Shape] {
  /// The same shapes with their origin elsewhere.
  func moved(to origin: Point) -> [Shape] {
    origin == .zero ? self : [.group(self, transform: .translation(x: origin.x, y: origin.y))]
  }
}
