import MotionCore

// What the details' cards are put together from.

/// A surface with its content inside; insets follow the width.
func Card(
  vertical: Double = Spacing.cardVertical, @ElementBuilder content: () -> Element
) -> Element {
  let inside = content().frame(maxWidth: .infinity)
  return Arranged(WidthInsets.card(vertical: vertical)) { inside }
    .style("card").frame(maxWidth: .infinity)
}

/// A vertical line between two columns; how long it is their layout says.
func Hairline() -> Element {
  Drawing(width: 1, true) { _, canvas in [.fill(.rect(canvas.bounds), canvas.palette.hairline)] }
}

/// The status as an icon on its plate.
func DetailsPlate(_ status: @autoclosure @escaping () -> FlightStatus, side: Double) -> Element {
  Drawing(width: side, height: side, status()) { status, canvas in
    StatusPlateDrawing.layout(status, in: canvas.bounds, canvas.palette)
  }
}

/// The status as icon and word on a plate.
func DetailsChip(_ status: @autoclosure @escaping () -> FlightStatus) -> Element {
  Drawing(role: .label, status()) { status, _, look in
    StatusChip.size(word: Strings.status(status), type: look.type, measurer: look.measurer)
  } shapes: { status, canvas in
    StatusChip.layout(
      size: canvas.size, icon: status.icon, word: Strings.status(status), tone: status.tone,
      palette: canvas.palette, type: canvas.type, direction: canvas.direction)
  }
  .accessibilityLabel(Strings.spokenStatus(status()))
}

/// A gate as a sign says it.
func GateSign(_ gate: @autoclosure @escaping () -> String) -> Element {
  Text(gate(), wrapping: .none, alignment: 0.5).style("heading", "on-sign")
    .padded(horizontal: 7, minWidth: 36, minHeight: 24)
    .background(true) { _, canvas in
      [.fill(.rounded(canvas.bounds, Radius.gatePlate), canvas.palette.sign)]
    }
}

extension View {
  /// The colour of a tone, for text; nil leaves the colour to others.
  func toned(_ tone: @autoclosure @escaping () -> Tone?) -> Element {
    var element = body
    for candidate in Tone.allCases {
      element = element.style(candidate.rawValue, when: tone() == candidate)
    }
    return element
  }

  /// A container around this view alone.
  func padded(horizontal: Double, minWidth: Double = 0, minHeight: Double = 0) -> Element {
    Stack { self }
      .padding(horizontal: horizontal, vertical: 0)
      .frame(minWidth: minWidth, minHeight: minHeight)
  }
}
