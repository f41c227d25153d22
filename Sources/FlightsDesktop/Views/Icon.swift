import MotionCore

/// One of the program's one-colour drawings; `color` names a colour of the palette.
///
/// - Parameter mirrors: whether it points the other way in right-to-left (chevrons, arrows back).
func Icon(
  _ name: @autoclosure @escaping () -> String, _ size: Double = IconSize.small,
  _ color: @autoclosure @escaping () -> KeyPath<Palette, Color> = \.text2, mirrors: Bool = false
) -> Element {
  Drawing(width: size, height: size, IconLook(name: name(), color: color())) { look, canvas in
    let isTurned = mirrors && canvas.direction == .rightToLeft
    return [
      .icon(
        look.name, at: canvas.bounds.center, size: size, canvas.palette[keyPath: look.color],
        rotation: isTurned ? .degrees(180) : .zero)
    ]
  }
}

private struct IconLook: Equatable {
  var name: String
  var color: KeyPath<Palette, Color>
}

/// A line between things, as long as its container or as given.
func Divider() -> Element {
  Drawing(height: 1, 0) { _, canvas in [.fill(.rect(canvas.bounds), canvas.palette.hairline)] }
}
func Divider(height: Double) -> Element {
  Drawing(width: 1, height: height, 0) { _, canvas in
    [.fill(.rect(canvas.bounds), canvas.palette.hairline)]
  }
}

/// A status as a coloured plate with its icon.
func StatusPicture(
  _ status: @autoclosure @escaping () -> FlightStatus, side: Double = ControlSize.plate
) -> Element {
  Drawing(width: side, height: side, status()) { status, canvas in
    StatusPlateDrawing.layout(status, in: canvas.bounds, canvas.palette)
  }
}
