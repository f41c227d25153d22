import MotionCore

/// Says how much room text takes; layouts get one, so that they stay pure.
nonisolated protocol TextMeasurer {
  /// The size of the text's box in points: the height is a whole number of the style's lines.
  /// `width` is what lines are broken at; nil: one line.
  func size(of string: String, style: TextStyle, width: Double?) -> Size
}

nonisolated extension TextMeasurer {
  func width(of string: String, style: TextStyle) -> Double {
    size(of: string, style: style, width: nil).width
  }
}

/// Every letter is as wide as a fixed part of the size: for tests, and where no font is at hand.
nonisolated struct FixedTextMeasurer: TextMeasurer {
  /// Of the size.
  var letterWidth = 0.6

  func size(of string: String, style: TextStyle, width: Double?) -> Size {
    let letter = style.size * letterWidth
    let whole = Double(string.count) * letter
    guard let width, whole > width, width >= letter else {
      return Size(width: whole, height: style.lineHeight)
    }
    let lines = (Double(string.count) / (width / letter).rounded(.down)).rounded(.up)
    return Size(width: width, height: lines * style.lineHeight)
  }
}
