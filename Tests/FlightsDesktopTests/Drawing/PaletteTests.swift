import MotionCore
import Testing

@testable import FlightsDesktop

struct PaletteTests {
  @Test("Black on white is 21 : 1, and a colour on itself 1 : 1")
  func contrastHasItsEnds() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color.white.contrast(with: .white) == 1)
  }

  /// Every pair of ink and ground that the program uses for text.
  private func textPairs(_ p: Palette) -> [(String, Color, Color)] {
    let grounds = [
      ("window", p.window), ("sidebar", p.sidebar), ("surface", p.surface), ("inset", p.inset),
      ("hover", p.hover), ("accentSoft", p.accentSoft),
    ]
    var pairs: [(String, Color, Color)] = []
    for (name, ground) in grounds {
      pairs.append(("text on \(name)", p.text, ground))
      pairs.append(("text2 on \(name)", p.text2, ground))
      pairs.append(("text3 on \(name)", p.text3, ground))
      pairs.append(("accent on \(name)", p.accent, ground))
    }
    for tone in Tone.allCases where tone != .missing {
      pairs.append(("\(tone) on its plate", p.ink(tone), p.plate(tone)))
      for (name, ground) in grounds { pairs.append(("\(tone) on \(name)", p.ink(tone), ground)) }
    }
    pairs.append(("onAccent on accent", p.onAccent, p.accent))
    pairs.append(("onSign on sign", p.onSign, p.sign))
    pairs.append(("white on the map's body", .white, p.mapBodyStart))
    pairs.append(("white on the map's body's end", .white, p.mapBodyEnd))
    pairs.append(("surface on text (tooltip)", p.surface, p.text))
    pairs.append(("text on a gate pad", p.text, p.mapPad))
    return pairs
  }

  @Test("All text is at least 4.5 : 1", arguments: Theme.allCases)
  func textIsReadable(theme: Theme) {
    for (name, ink, ground) in textPairs(.theme(theme)) {
      let ratio = ink.contrast(with: ground)
      #expect(ratio >= 4.5, "\(name): \(ratio)")
    }
  }

  @Test("Edges and focus are at least 3 : 1", arguments: Theme.allCases)
  func edgesAreVisible(theme: Theme) {
    let p = Palette.theme(theme)
    for ground in [p.window, p.surface, p.inset] {
      #expect(p.outline.contrast(with: ground) >= 3)
      #expect(p.focus.contrast(with: ground) >= 3)
      #expect(p.signEdge.contrast(with: ground) >= 3)
    }
    #expect(p.signEdge.contrast(with: p.accentSoft) >= 3)
    #expect(p.focus.contrast(with: p.sidebar) >= 3)
  }

  /// visual.md's column "ratio": the figures it claims, to the digit it gives them.
  @Test("The ratios that the visual target claims are reached")
  func claimsHold() {
    let claims: [(KeyPath<Palette, Color>, KeyPath<Palette, Color>, [Double])] = [
      (\.onSign, \.sign, [11.5, 11.5, 13.3, 13.3]),
      (\.onAccent, \.accent, [7.9, 8.3, 11.8, 13.4]),
      (\.good, \.goodPlate, [5.3, 7.7, 6.6, 11.1]),
      (\.late, \.latePlate, [5.5, 8.7, 6.8, 11.3]),
      (\.bad, \.badPlate, [5.4, 6.6, 6.9, 9.3]),
      (\.gone, \.gonePlate, [5.6, 7.3, 7.4, 10.4]),
      (\.diverted, \.divertedPlate, [6.7, 8.1, 12.2, 14.4]),
    ]
    for (ink, ground, ratios) in claims {
      for (theme, claimed) in zip(Theme.allCases, ratios) {
        let p = Palette.theme(theme)
        #expect(p[keyPath: ink].contrast(with: p[keyPath: ground]) >= claimed - 0.05)
      }
    }
  }

  @Test("High contrast has neither shadows nor gradients")
  func highContrastIsFlat() {
    for theme in [Theme.highContrastLight, .highContrastDark] {
      let p = Palette.theme(theme)
      let ground = p.gradient(
        from: .zero, to: Point(x: 1, y: 0), p.mapBodyStart, p.mapBodyEnd)
      #expect(ground == .color(p.mapBodyStart))
      guard case .stroke = p.shadow(p.shadow1, under: .zero, radius: 4) else {
        Issue.record("a line expected")
        continue
      }
      for tone in Tone.allCases { #expect(p.plateEdge(tone) == p.ink(tone)) }
    }
  }

  @Test func hexReadsBack() {
    #expect(Color(hex: 0x3D3EC2).hex == "#3D3EC2")
    #expect(Color(hex: 0x010203, opacity: 0.5).hex == "#01020380")
    #expect(Color.white.opacity(0.5).over(.black).hex == "#808080")
  }
}

struct MinuteScaleTests {
  @Test("Stops have their own colours; outside nothing changes")
  func hasItsStops() {
    let scale = MinuteScale.light
    #expect(scale.color(at: -20).hex == "#0E8C84")
    #expect(scale.color(at: -500).hex == "#0E8C84")
    #expect(scale.color(at: 0).hex == "#1E9A63")
    #expect(scale.color(at: 15).hex == "#E3A100")
    #expect(scale.color(at: 120).hex == "#7E1033")
    #expect(scale.color(at: 900).hex == "#7E1033")
  }

  @Test func mixesHalfway() {
    // (0xE3 + 0xDE) / 2 = 224.5, (0xA1 + 0x64) / 2 = 130.5, 0x2B / 2 = 21.5
    let middle = MinuteScale.light.color(at: 22.5)
    #expect(abs(middle.red * 255 - 224.5) < 1e-9)
    #expect(abs(middle.green * 255 - 130.5) < 1e-9)
    #expect(abs(middle.blue * 255 - 21.5) < 1e-9)
  }

  @Test(
    "Ink can be read at every minute: 4.56 in light, 4.53 in dark at the least",
    arguments: [(MinuteScale.light, 4.56), (MinuteScale.dark, 4.53)])
  func inkIsReadable(scale: MinuteScale, least: Double) {
    let ratios = stride(from: -20.0, through: 120, by: 0.25).map { minutes in
      scale.ink(at: minutes).contrast(with: scale.color(at: minutes))
    }
    #expect((ratios.min() ?? 0) >= 4.5)
    // The target gives two digits.
    #expect(abs((ratios.min() ?? 0) - least) < 0.06)
  }

  @Test("The gradient puts each minute where the axis has it, mirrored or not")
  func gradientFollowsTheAxis() {
    let gradient = MinuteScale.light.gradient(zero: 100, pointsPerMinute: 2)
    #expect(gradient.start.x == 60 && gradient.end.x == 340)
    // 0 min is 20 of 140 minutes along.
    #expect(abs(gradient.stops[1].offset - 20.0 / 140) < 1e-12)
    #expect(MinuteScale.light.gradient(zero: 100, pointsPerMinute: -2).start.x == 140)
  }
}
