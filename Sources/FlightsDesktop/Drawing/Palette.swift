import MotionCore

/// One of the program's four appearances.
nonisolated enum Theme: String, CaseIterable, Hashable, Sendable {
  case light = "light"
  case dark = "dark"
  case highContrastLight = "hc-light"
  case highContrastDark = "hc-dark"

  var isDark: Bool { self == .dark || self == .highContrastDark }
  var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
}

/// What a status colour says. Never alone: a word or an icon goes with it.
nonisolated enum Tone: String, CaseIterable, Hashable, Sendable {
  /// On time.
  case good
  /// Delayed, the next day.
  case late
  /// Cancelled, an error.
  case bad
  /// Scheduled, departed, arrived.
  case gone
  case diverted
  /// Not reported.
  case missing
}

/// All colours of one theme; drawings and the style sheet take them from here and nowhere else.
nonisolated struct Palette: Hashable, Sendable {
  let theme: Theme

  // Grounds
  /// Of pages.
  let window: Color
  let sidebar: Color
  /// Of cards and fields.
  let surface: Color
  /// Of lists and footers.
  let inset: Color
  /// Under the pointer, and the trough of segmented switches.
  let hover: Color
  /// Over whatever is there: pressed.
  let pressed: Color

  // Lines
  /// Dividers and the edges of cards (decoration).
  let hairline: Color
  /// Edges of fields and switches, the route to come.
  let outline: Color

  // Ink
  let text: Color
  /// Second lines.
  let text2: Color
  /// Captions, struck times.
  let text3: Color

  // What can be chosen
  let accent: Color
  let onAccent: Color
  let accentSoft: Color
  let focus: Color

  // What a sign says
  let sign: Color
  let onSign: Color
  /// Selection bar, edge of stars.
  let signEdge: Color

  // Status
  let good: Color
  let goodPlate: Color
  let late: Color
  let latePlate: Color
  let bad: Color
  let badPlate: Color
  let gone: Color
  let gonePlate: Color
  let diverted: Color
  let divertedPlate: Color

  /// Behind an open card.
  let scrim: Color

  // Depth
  /// Card.
  let shadow1: Shadow
  /// Round button, tooltip.
  let shadow2: Shadow
  /// Details card.
  let shadow3: Shadow

  // Drawings
  let chartGrid: Color
  let barEdge: Color
  let mapGround: Color
  let mapLine: Color
  let mapPlane: Color
  let mapPad: Color
  let mapPadEdge: Color
  let mapBodyStart: Color
  let mapBodyEnd: Color
  let cardStart: Color
  let cardEnd: Color
  let stripStart: Color
  let stripEnd: Color

  static func theme(_ theme: Theme) -> Palette {
    switch theme {
    case .light: .light
    case .dark: .dark
    case .highContrastLight: .highContrastLight
    case .highContrastDark: .highContrastDark
    }
  }

  func ink(_ tone: Tone) -> Color {
    switch tone {
    case .good: good
    case .late: late
    case .bad: bad
    case .gone: gone
    case .diverted: diverted
    case .missing: text3
    }
  }

  func plate(_ tone: Tone) -> Color {
    switch tone {
    case .good: goodPlate
    case .late: latePlate
    case .bad: badPlate
    case .gone: gonePlate
    case .diverted: divertedPlate
    case .missing: inset
    }
  }

  /// The line around a plate: only in high contrast, where the plate itself is `surface`.
  func plateEdge(_ tone: Tone) -> Color? {
    theme.isHighContrast ? ink(tone) : nil
  }

  /// A gradient, or in high contrast its leading colour alone.
  func gradient(from start: Point, to end: Point, _ first: Color, _ last: Color) -> Paint {
    guard !theme.isHighContrast else { return .color(first) }
    return .linear(
      LinearGradient(
        start: start, end: end,
        stops: [.init(offset: 0, color: first), .init(offset: 1, color: last)], space: .unit))
  }

  /// A shadow, or in high contrast a line.
  func shadow(_ shadow: Shadow, under rect: Rect, radius: Double) -> Shape {
    theme.isHighContrast
      ? .border(rect.inset(by: -1), radius + 1, outline)
      : .shadow(rect, Corners(radius), shadow)
  }

  /// The minute scale's colours in this theme.
  var minutes: MinuteScale { theme.isDark ? .dark : .light }
}
