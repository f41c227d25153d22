import MotionCore

/// A button of a special state.
struct StateButton {
  let title: String
  /// What one mostly wants.
  var isMain = false
  let action: () -> Void
}

/// A page or list that has something to say instead of its contents: a disc, a title, a sentence, at most two buttons.
struct SpecialState: View {
  let icon: String
  let tone: Tone
  private let title: () -> String
  private let sentence: () -> String
  private let middle: Element?
  private let buttons: [StateButton]

  private static let width = 360.0
  private static let discSide = 64.0

  /// - Parameter middle: stands between the sentence and the buttons.
  init(
    icon: String, tone: Tone, title: @autoclosure @escaping () -> String,
    sentence: @autoclosure @escaping () -> String, middle: Element? = nil,
    buttons: [StateButton] = []
  ) {
    (self.icon, self.tone, self.title, self.sentence) = (icon, tone, title, sentence)
    (self.middle, self.buttons) = (middle, buttons)
  }

  var body: Element {
    Column(spacing: 0, alignment: .center) {
      Spacer()
      disc
      Stack { Text(self.title(), wrapping: .lines(2), alignment: 0.5).style("state-title", "text") }
        .padding(EdgeInsets(top: 16, leading: 0, bottom: 4, trailing: 0))
      Text(self.sentence(), wrapping: .lines(5), alignment: 0.5).style("body", "text2")
        .frame(maxWidth: SpecialState.width)
      if let middle = self.middle { middle }
      if !self.buttons.isEmpty { self.buttonRow }
      Spacer()
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var buttonRow: Element {
    Row(spacing: 8) {
      for button in self.buttons {
        Button {
          button.action()
        } label: {
          Stack { Text(button.title, wrapping: .none) }.padding(horizontal: 14, vertical: 9)
        }
        .style(button.isMain ? "filled" : "outlined")
        .accessibilityLabel(button.title)
      }
    }
    .padding(EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
  }

  private var disc: Element {
    Drawing(width: SpecialState.discSide, height: SpecialState.discSide, tone) { tone, canvas in
      let radius = Radius.awardCell
      var shapes: [Shape] = [.fill(.rounded(canvas.bounds, radius), canvas.palette.plate(tone))]
      if let edge = canvas.palette.plateEdge(tone) {
        shapes.append(.border(canvas.bounds, radius, edge))
      }
      shapes.append(
        .icon(self.icon, at: canvas.bounds.center, size: 32, canvas.palette.ink(tone)))
      return shapes
    }
  }
}

/// A line at the bottom of a special state that says what is kept; nothing while there is nothing to say.
func StateFooter(_ text: @autoclosure @escaping () -> String?) -> Element {
  When(text() != nil) {
    Row(spacing: 8) {
      Spacer().frame(height: 16)
      Icon("info")
      Text(text() ?? "").style("caption", "text2")
      Spacer().frame(height: 16)
    }
    .frame(height: ControlSize.footer, maxWidth: .infinity)
    .style("footer")
  }
  .frame(maxWidth: .infinity)
}
