/// How a piece of text looks: its size and line in points, and its weight.
nonisolated struct TextStyle: Hashable, Sendable {
  enum Family: Hashable, Sendable { case sans, monospace }

  /// The token's name, which is also the style class.
  var name: String
  var size: Double
  /// From the top of one line to the top of the next; letters stand in the middle.
  var lineHeight: Double
  /// 100…900.
  var weight: Int = 400
  var family: Family = .sans

  func scaled(by factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.lineHeight *= factor
    return style
  }

  func weighted(_ weight: Int) -> TextStyle {
    var style = self
    style.weight = weight
    return style
  }
}

nonisolated extension TextStyle: CustomStringConvertible {
  var description: String { name }
}

/// The text styles at one text scale. All digits are of one width, so times never shift.
nonisolated struct Typography: Hashable, Sendable {
  /// 1 as drawn; 1.5 and 2 for large text.
  var scale: Double = 1

  static let families = ["Inter", "Cantarell", "DejaVu Sans"]
  static let monospaceFamilies = ["DejaVu Sans Mono", "monospace"]
  static let features = "tnum"

  /// JFK, MVY.
  var code: TextStyle { style("code", 30, 36, 700) }
  /// To Boston.
  var title: TextStyle { style("title", 22, 28, 700) }
  /// The sentence of a special state.
  var stateTitle: TextStyle { style("state-title", 18, 24, 700) }
  /// The header's title.
  var pageTitle: TextStyle { style("page-title", 16, 20, 700) }
  /// Cards and facts.
  var heading: TextStyle { style("heading", 15, 20, 600) }
  var body: TextStyle { style("body", 14, 20, 400) }
  /// Names.
  var bodyStrong: TextStyle { style("body-strong", 14, 20, 600) }
  /// Filters, sub-title.
  var label: TextStyle { style("label", 13, 18, 400) }
  var labelStrong: TextStyle { style("label-strong", 13, 18, 600) }
  /// Second lines.
  var caption: TextStyle { style("caption", 12, 16, 400) }
  var captionStrong: TextStyle { style("caption-strong", 12, 16, 600) }
  /// Map note, axis numbers.
  var micro: TextStyle { style("micro", 11, 16, 400) }
  var microStrong: TextStyle { style("micro-strong", 11, 16, 600) }
  var clock: TextStyle { style("clock", 20, 24, 600) }
  var awardTitle: TextStyle { style("award-title", 14, 18, 600) }
  var awardTitleLarge: TextStyle { style("award-title-large", 26, 32, 700) }
  /// Swift in the Lab.
  var source: TextStyle {
    var source = style("source", 13, 18, 400)
    source.family = .monospace
    return source
  }

  var all: [TextStyle] {
    [
      code, title, stateTitle, pageTitle, heading, body, bodyStrong, label, labelStrong, caption,
      captionStrong, micro, microStrong, clock, awardTitle, awardTitleLarge, source,
    ]
  }

  private func style(_ name: String, _ size: Double, _ line: Double, _ weight: Int) -> TextStyle {
    TextStyle(name: name, size: size, lineHeight: line, weight: weight).scaled(by: scale)
  }
}
