import MotionCore

/// A switch whose knob moves; `name` is read out.
func SwitchControl(
  _ name: String, isOn: @autoclosure @escaping () -> Bool, _ toggle: @escaping (Bool) -> Void
) -> Element {
  let element = Button(role: .toggleSwitch) {
    toggle(!isOn())
  } label: {
    AnimatedDrawing(width: 36, height: 20, isOn(), animating: isOn() ? 1.0 : 0.0) {
      isOn, place, canvas in
      SwitchDrawing.layout(isOn: isOn, place: place, canvas)
    }
    .animation(Motions.control, value: isOn())
  }
  element.bind(isOn) { element, isOn, _ in element.widget.setAccessibleChecked(isOn) }
  return element.style("pill").accessibilityLabel(name)
}

/// The picture of a switch; `place` 0 is off, 1 on.
enum SwitchDrawing {
  static func layout(isOn: Bool, place: Double, _ canvas: Canvas) -> [Shape] {
    let palette = canvas.palette
    let bounds = canvas.bounds
    let radius = bounds.height / 2
    let amount = canvas.direction == .rightToLeft ? 1 - place : place
    let center = Point(
      x: radius + (bounds.width - 2 * radius) * amount, y: bounds.midY)
    let knob = isOn ? palette.onAccent : palette.theme.isHighContrast ? palette.surface : .white
    return [
      .fill(.rounded(bounds, radius), isOn ? palette.accent : palette.outline),
      .fill(.circle(center: center, radius: radius - 2), knob),
    ]
  }
}
