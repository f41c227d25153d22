import MotionCore

nonisolated extension Color {
  /// From 0xRRGGBB.
  init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// `#RRGGBB`, with two more digits when not opaque.
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    func pair(_ part: Double) -> String {
      let byte = Int((min(1, max(0, part)) * 255).rounded())
      return String([digits[byte >> 4], digits[byte & 15]])
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (opacity < 1 ? pair(opacity) : "")
  }

  /// This colour painted over an opaque one, mixed in sRGB as screens and cairo do.
  func over(_ ground: Color) -> Color {
    mixed(with: ground, amount: 1 - opacity)
  }

  /// Straight mixing of the sRGB parts, as a gradient of cairo or CSS does; the result is opaque.
  func mixed(with other: Color, amount: Double) -> Color {
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * amount }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: 1)
  }

  /// Relative luminance, 0 black … 1 white. Source: WCAG 2.1, "relative luminance".
  var luminance: Double {
    0.2126 * Color.decode(red) + 0.7152 * Color.decode(green) + 0.0722 * Color.decode(blue)
  }

  /// 1…21, the same both ways; opacity is not looked at. Source: WCAG 2.1, "contrast ratio".
  func contrast(with other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }
}
