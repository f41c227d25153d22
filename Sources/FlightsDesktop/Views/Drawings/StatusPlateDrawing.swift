import MotionCore

/// A rounded plate in a status colour with the status's icon on it.
nonisolated enum StatusPlateDrawing {
  static func layout(_ status: FlightStatus, in rect: Rect, _ palette: Palette) -> [Shape] {
    let isLarge = rect.width > ControlSize.plate
    let radius = isLarge ? Radius.map : Radius.control
    var shapes: [Shape] = [.fill(.rounded(rect, radius), palette.plate(status.tone))]
    if let edge = palette.plateEdge(status.tone) { shapes.append(.border(rect, radius, edge)) }
    shapes.append(
      .icon(
        status.icon, at: rect.center, size: isLarge ? IconSize.plate : IconSize.control,
        palette.ink(status.tone)))
    return shapes
  }
}

/// A gate on its plate: filled for what is still to come, outlined once it is gone.
nonisolated enum GatePlateDrawing {
  static func layout(
    _ gate: Gate?, isFilled: Bool, in rect: Rect, _ palette: Palette, _ type: Typography
  ) -> [Shape] {
    let style = type.captionStrong
    let top = rect.midY - style.lineHeight / 2
    let isSign = isFilled && gate != nil
    let ground: Shape =
      isSign
      ? .fill(.rounded(rect, Radius.gatePlate), palette.sign)
      : .border(rect, Radius.gatePlate, palette.hairline)
    let ink = isSign ? palette.onSign : palette.text3
    return [
      ground,
      .text(
        gate.map { "\($0)" } ?? Strings.missing, isSign ? style.weighted(700) : style, ink,
        at: Point(x: rect.midX, y: top), .center),
    ]
  }
}
