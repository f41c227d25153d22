import MotionCore

/// A gate's sign: filled for what is still to come, outlined once it is gone, a dash without a gate.
nonisolated enum GatePlate {
  enum Look: Hashable, Sendable {
    case filled
    case outlined
  }

  /// - Parameter gate: nil draws a dash, always outlined.
  static func layout(
    size: Size, gate: String?, look: Look, palette: Palette, type: Typography
  ) -> [Shape] {
    let rect = Rect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return [] }
    let style = type.captionStrong
    let top = rect.midY - style.lineHeight / 2
    let isFilled = look == .filled && gate != nil
    var shapes: [Shape] = []
    if isFilled {
      shapes.append(.fill(.rounded(rect, Radius.gatePlate), palette.sign))
      if palette.theme.isHighContrast {
        shapes.append(.border(rect, Radius.gatePlate, palette.signEdge))
      }
    } else {
      shapes.append(.border(rect, Radius.gatePlate, palette.hairline))
    }
    shapes.append(
      .text(
        gate ?? "–", isFilled ? style.weighted(700) : style,
        isFilled ? palette.onSign : palette.text3, at: Point(x: rect.midX, y: top), .center))
    return shapes
  }

  static func size(type: Typography) -> Size {
    let scale = max(1, type.scale)
    return Size(width: ControlSize.gateWidth * scale, height: ControlSize.gateHeight * scale)
  }
}

/// An airport's code on a sign, as the airport switcher shows it.
nonisolated enum CodePlate {
  static let padding = 7.0

  static func size(code: String, type: Typography, measurer: some TextMeasurer) -> Size {
    Size(
      width: (measurer.width(of: code, style: type.bodyStrong.weighted(700)) + 2 * padding)
        .rounded(.up), height: type.bodyStrong.lineHeight + 6)
  }

  static func layout(size: Size, code: String, palette: Palette, type: Typography) -> [Shape] {
    let rect = Rect(origin: .zero, size: size)
    let style = type.bodyStrong.weighted(700)
    var shapes: [Shape] = [.fill(.rounded(rect, Radius.gatePlate), palette.sign)]
    if palette.theme.isHighContrast {
      shapes.append(.border(rect, Radius.gatePlate, palette.signEdge))
    }
    shapes.append(
      .text(
        code, style, palette.onSign,
        at: Point(x: rect.midX, y: rect.midY - style.lineHeight / 2), .center))
    return shapes
  }
}
