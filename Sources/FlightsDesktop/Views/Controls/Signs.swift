import MotionCore

/// An airport's code as a sign has it.
func AirportSign(_ code: @autoclosure @escaping () -> AirportCode) -> Element {
  Drawing("\(code())") { code, _, look in
    CodePlate.size(code: code, type: look.type, measurer: look.measurer)
  } shapes: { code, canvas in
    CodePlate.layout(size: canvas.size, code: code, palette: canvas.palette, type: canvas.type)
  }
}

/// A button with an icon alone; `name` is read out and shown as its tooltip.
func IconButton(
  _ icon: @autoclosure @escaping () -> String, _ name: @autoclosure @escaping () -> String,
  size: Double = IconSize.control, mirrors: Bool = false, action: @escaping () -> Void
) -> Element {
  Button {
    action()
  } label: {
    Icon(icon(), size, mirrors: mirrors)
  }
  .style("icon")
  .frame(width: ControlSize.button, height: ControlSize.button)
  .accessibilityLabel(name())
  .help(name())
}
