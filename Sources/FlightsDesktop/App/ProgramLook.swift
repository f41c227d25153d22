import MotionCore

/// The program's colours and type on the screen: style sheet, painter and text measuring in step with each other.
final class ProgramLook {
  let painter: Painter
  private let sheet = StyleSheet()
  private(set) var look: Look

  /// - Parameter directory: the data directory; its `icons` hold the drawings.
  init(directory: String, theme: Theme, textScale: Double) {
    let text = PangoText()
    painter = Painter(text: text, icons: IconSet(directories: ["\(directory)/icons"]))
    look = Look(
      palette: .theme(theme), type: Typography(scale: textScale), measurer: text)
    sheet.load(Style.css(for: look.palette, textScale: textScale))
  }

  /// Changes colours or text size while the program runs.
  func show(theme: Theme, textScale: Double) {
    look.palette = .theme(theme)
    look.type = Typography(scale: textScale)
    sheet.load(Style.css(for: look.palette, textScale: textScale))
  }
}
