import MotionCore

/// The style sheet for what GTK draws itself, made from the same palette and type as the drawings.
///
/// What holds elements of ours (buttons, bars, cards) has neither padding nor border here: its box is its
/// element's frame, the layout makes the room inside, and lines are inset shadows.
///
/// A state shows at once: transitions and animations are all MotionCore's. `data/style.css` is the
/// light theme's sheet at text scale 1, kept for reading and for the test that compares it.
nonisolated enum Style {
  static func css(for palette: Palette, textScale: Double = 1) -> String {
    let type = Typography(scale: textScale)
    return [
      base(palette, type), textClasses(palette, type), surfaces(palette), buttons(palette, type),
      navigation(palette, type), fields(palette, type), switches(palette), sliders(palette),
      popovers(palette, type), scrolling(palette), feedback(palette, type),
    ].joined(separator: "\n")
  }

  // MARK: - Sections

  private static func base(_ p: Palette, _ type: Typography) -> String {
    """
    /* FlightsDesktop, \(p.theme.rawValue), text ×\(number(type.scale)). Made by Style.swift. */
    * { transition: none; animation: none; }
    window, popover, tooltip {
      font-family: \(Typography.families.map { "\"\($0)\"" }.joined(separator: ", ")), sans-serif;
      font-feature-settings: "\(Typography.features)";
      \(font(type.body))
      color: \(p.text.css);
    }
    window, window.background, .window, .background {
      background: \(p.window.css); color: \(p.text.css);
    }
    box, label, image, button, entry, headerbar { text-shadow: none; -gtk-icon-shadow: none; }
    /* The ring is for the keyboard only: 2 px, 2 px outside. */
    *:focus { outline: none; }
    *:focus:focus-visible {
      outline: \(px(ControlSize.focusRing)) solid \(p.focus.css);
      outline-offset: 2px;
    }
    .row:focus:focus-visible, row:focus:focus-visible, .ring-inside:focus:focus-visible { outline-offset: -2px; }
    .no-ring:focus:focus-visible { outline: none; }
    *:disabled { filter: none; }

    """
  }

  private static func textClasses(_ p: Palette, _ type: Typography) -> String {
    var text = ""
    for style in type.all { text += ".\(style.name) { \(font(style)) }\n" }
    let colors: [(String, Color)] = [
      ("text", p.text), ("text2", p.text2), ("text3", p.text3), ("accent", p.accent),
      ("on-accent", p.onAccent), ("on-sign", p.onSign), ("good", p.good), ("late", p.late),
      ("bad", p.bad), ("gone", p.gone), ("diverted", p.diverted), ("missing", p.text3),
    ]
    for (name, color) in colors { text += ".\(name) { color: \(color.css); }\n" }
    text += """
      .struck { text-decoration: line-through; }
      .strong { font-weight: 600; }
      .medium { font-weight: 500; }
      .link { color: \(p.accent.css); }
      selection { background: \(p.accent.css); color: \(p.onAccent.css); }
      .match { background: \(p.accentSoft.css); border-radius: 4px; }

      """
    return text
  }

  private static func surfaces(_ p: Palette) -> String {
    var text = """
      .sidebar { background: \(p.sidebar.css); border: none; }
      .surface { background: \(p.surface.css); }
      .inset { background: \(p.inset.css); }
      .card {
        background: \(p.surface.css); border-radius: \(px(Radius.card));
        box-shadow: \(cardShadow(p));
      }
      .inset-card {
        background: \(p.inset.css); border-radius: \(px(Radius.map));
        box-shadow: inset 0 0 0 1px \(p.hairline.css);
      }
      .slot { border-radius: \(px(Radius.awardCell)); box-shadow: inset 0 0 0 1px \(p.hairline.css); }
      .footer { background: \(p.inset.css); box-shadow: inset 0 1px \(p.hairline.css); }
      .header { background: \(p.window.css); box-shadow: inset 0 -1px \(p.hairline.css); }
      .list { background: \(p.inset.css); box-shadow: inset -1px 0 \(p.hairline.css); }
      .list:dir(rtl) { box-shadow: inset 1px 0 \(p.hairline.css); }
      .list-head { background: \(p.inset.css); box-shadow: inset 0 -1px \(p.hairline.css); }
      .day-head { background: \(p.window.css); }
      .scrim { background: \(p.scrim.css); }
      separator, .divider { background: \(p.hairline.css); min-width: 1px; min-height: 1px; }
      .sign { background: \(p.sign.css); color: \(p.onSign.css); border-radius: \(px(Radius.gatePlate)); }
      button.row { border-radius: 0; }
      .row:hover { background: \(p.hover.css); }
      .row:active { background: \(p.pressed.over(p.hover).css); }
      .row.selected, .row.selected:hover { background: \(p.accentSoft.css); }

      """
    for tone in Tone.allCases {
      let edge = p.plateEdge(tone).map { " box-shadow: inset 0 0 0 1px \($0.css);" } ?? ""
      text += """
        .plate-\(tone.rawValue) { background: \(p.plate(tone).css); color: \(p.ink(tone).css); \
        border-radius: \(px(Radius.control));\(edge) }

        """
    }
    text += ".tight { border-radius: \(px(Radius.bar)); }\n"
    return text
  }

  private static func buttons(_ p: Palette, _ type: Typography) -> String {
    """
    button {
      background: none; border: none; box-shadow: none; padding: 0; min-width: 0; min-height: 0;
      color: inherit; font-weight: inherit; border-radius: \(px(Radius.control));
    }
    button:hover { background: \(p.hover.css); }
    button:active, button:checked:active { background: \(p.pressed.over(p.hover).css); }
    button:checked { background: \(p.accentSoft.css); color: \(p.accent.css); }
    button:disabled { color: \(p.text3.css); }
    button.flat, button.icon { color: \(p.text.css); min-width: 32px; min-height: 32px; }
    button.outlined {
      \(font(type.labelStrong)) background: \(p.surface.css); color: \(p.text.css);
      box-shadow: inset 0 0 0 1px \(p.outline.css);
    }
    button.filter {
      \(font(type.label)) font-weight: 500; background: \(p.surface.css); color: \(p.text.css);
      box-shadow: inset 0 0 0 1px \(p.hairline.css);
    }
    button.outlined:hover, button.filter:hover { background: \(p.hover.css); }
    button.outlined:active, button.filter:active { background: \(p.pressed.over(p.hover).css); }
    button.filled {
      \(font(type.labelStrong)) background: \(p.accent.css); color: \(p.onAccent.css);
    }
    button.filled:hover { background: \(p.surface.opacity(0.08).over(p.accent).css); }
    button.filled:active { background: \(p.pressed.over(p.accent).css); }
    button.round {
      background: \(p.surface.css); color: \(p.text.css); border-radius: \(px(Radius.roundButton));
      min-width: \(px(ControlSize.roundButton)); min-height: \(px(ControlSize.roundButton));
      box-shadow: \(roundShadow(p));
    }
    button.round:hover { background: \(p.hover.css); }
    button.round:active { background: \(p.pressed.over(p.hover).css); }
    button.round.filled { background: \(p.accent.css); color: \(p.onAccent.css); }
    button.round.filled:hover { background: \(p.surface.opacity(0.08).over(p.accent).css); }
    button.round.filled:active { background: \(p.pressed.over(p.accent).css); }
    button.window-control {
      background: \(p.hover.css); color: \(p.text2.css); border-radius: 14px;
      min-width: 28px; min-height: 28px;
    }
    button.window-control:hover { background: \(p.pressed.over(p.hover).css); }
    button.map {
      \(font(type.bodyStrong)) background: \(p.surface.css); color: \(p.accent.css);
      border-radius: \(px(Radius.map)); min-height: \(px(ControlSize.mapButton));
      box-shadow: \(cardShadow(p));
    }
    button.map:hover { background: \(p.hover.css); }
    button.map:active { background: \(p.pressed.over(p.hover).css); }
    button.map.open, button.map:checked { background: \(p.accentSoft.css); box-shadow: none; }
    button.map:disabled {
      background: \(p.inset.css); color: \(p.text2.css);
      box-shadow: inset 0 0 0 1px \(p.hairline.css);
    }
    .chip {
      \(font(type.labelStrong)) border-radius: \(px(Radius.chip));
    }

    """
  }

  private static func navigation(_ p: Palette, _ type: Typography) -> String {
    """
    button.nav {
      \(font(type.body)) font-weight: 500; color: \(p.text2.css);
      border-radius: \(px(Radius.control));
    }
    button.nav:hover { background: \(p.hover.css); }
    button.nav.selected, button.nav.selected:hover {
      background: \(p.accentSoft.css); color: \(p.accent.css); font-weight: 600;
      box-shadow: \(p.theme.isHighContrast ? "inset 0 0 0 1px \(p.accent.css)" : "none");
    }
    .selection-bar { background: \(p.signEdge.css); border-radius: 2px; min-width: 3px; }
    .segments { background: \(p.hover.css); border-radius: \(px(Radius.control)); }
    .segment-pill {
      background: \(p.theme.isDark ? p.accentSoft.css : p.surface.css); border-radius: 6px;
      box-shadow: \(cardShadow(p));
    }
    button.segment {
      \(font(type.label)) font-weight: 500; color: \(p.text2.css); border-radius: 6px;
    }
    button.segment:hover { background: \(p.pressed.css); }
    button.segment:checked, button.segment.selected {
      background: none; color: \(p.text.css); font-weight: 600;
    }

    """
  }

  private static func fields(_ p: Palette, _ type: Typography) -> String {
    """
    entry, spinbutton {
      \(font(type.body)) background: \(p.surface.css); color: \(p.text.css);
      border: 1px solid \(p.outline.css); border-radius: \(px(Radius.control)); padding: 0 12px;
      min-height: \(px(ControlSize.field - 2)); box-shadow: none; outline: none;
      caret-color: \(p.accent.css);
    }
    entry:focus-within, spinbutton:focus-within {
      border: 2px solid \(p.focus.css); padding: 0 11px; outline: none;
      min-height: \(px(ControlSize.field - 4));
    }
    entry.small, spinbutton.small { min-height: \(px(ControlSize.filter - 2)); padding: 0 10px; }
    entry > text > placeholder { color: \(p.text3.css); opacity: 1; }
    entry > text, entry > text:focus-visible { outline: none; }
    entry > image { color: \(p.text2.css); }
    entry.error { border-color: \(p.bad.css); }
    spinbutton > button { border: none; min-width: 24px; color: \(p.text2.css); }
    dropdown > button, combobox > box > button {
      \(font(type.labelStrong)) background: \(p.surface.css); color: \(p.text.css);
      border: 1px solid \(p.hairline.css); padding: 0 11px; min-height: 34px;
    }
    dropdown > button:hover { background: \(p.hover.css); }
    checkbutton > check, checkbutton > radio {
      background: \(p.surface.css); border: 1px solid \(p.outline.css); min-width: 16px;
      min-height: 16px; box-shadow: none; color: \(p.onAccent.css);
    }
    checkbutton > check:checked, checkbutton > radio:checked {
      background: \(p.accent.css); border-color: \(p.accent.css);
    }

    """
  }

  private static func switches(_ p: Palette) -> String {
    // Light and dark troughs carry a white knob; in high contrast the knob takes the ground's ink.
    let knob = p.theme.isHighContrast ? p.surface : Color.white
    return """
      switch {
        background: \(p.outline.css); border: none; border-radius: 10px; padding: 0; box-shadow: none;
        min-width: 36px; min-height: 20px; color: transparent; font-size: 0;
      }
      switch > slider {
        background: \(knob.css); border: none; border-radius: 8px; margin: 2px; box-shadow: none;
        min-width: 16px; min-height: 16px; outline: none;
      }
      switch > image { opacity: 0; -gtk-icon-size: 8px; }
      switch:checked { background: \(p.accent.css); }
      switch:checked > slider { background: \(p.onAccent.css); }

      """
  }

  private static func sliders(_ p: Palette) -> String {
    let isFlat = p.theme.isHighContrast
    let trough = isFlat ? p.surface : p.hairline
    let edge = isFlat ? "inset 0 0 0 1px \(p.outline.css)" : "none"
    return """
      scale { padding: 8px 0; min-height: 12px; }
      scale > trough {
        background: \(trough.css); border: none; border-radius: 2px; min-height: 4px;
        box-shadow: \(edge); outline: none;
      }
      scale > trough > highlight {
        background: \(p.accent.css); border: none; border-radius: 2px; margin: 0; min-height: 4px;
      }
      scale > trough > slider {
        background: \(p.surface.css); border: 2px solid \(p.accent.css); border-radius: 9px;
        min-width: 14px; min-height: 14px; margin: -7px 0; box-shadow: none;
      }
      scale > trough > slider:hover { background: \(p.hover.css); }
      scale.moment > trough > slider { background: \(p.sign.css); }
      progressbar > trough, levelbar > trough {
        background: \(trough.css); border: none; border-radius: 3px; min-height: 6px; padding: 0;
        box-shadow: \(edge);
      }
      progressbar.horizontal > trough > progress, levelbar > trough > block.filled {
        background: \(p.accent.css); border: none; border-radius: 3px; min-height: 6px; margin: 0;
      }
      levelbar > trough > block.empty { background: none; border: none; }

      """
  }

  private static func popovers(_ p: Palette, _ type: Typography) -> String {
    """
    popover { background: none; }
    popover > contents {
      background: \(p.surface.css); color: \(p.text.css); border: 1px solid \(p.hairline.css);
      border-radius: \(px(Radius.map)); padding: 4px; box-shadow: \(css(p.shadow2));
    }
    popover > arrow { background: \(p.surface.css); border: 1px solid \(p.hairline.css); }
    popover modelbutton, popover listview > row {
      \(font(type.label)) border-radius: 6px; padding: 0 10px; min-height: 32px;
    }
    popover modelbutton:hover, popover modelbutton:selected, popover listview > row:hover {
      background: \(p.hover.css);
    }
    button.choice { \(font(type.label)) color: \(p.text.css); border-radius: 6px; }
    button.choice.selected { color: \(p.accent.css); font-weight: 600; }
    popover listview > row:selected { background: \(p.accentSoft.css); color: \(p.accent.css); }
    popover.menu label.title {
      \(font(type.captionStrong)) color: \(p.text3.css); padding: 0; margin: 0;
    }
    popover modelbutton accelerator { color: \(p.text3.css); }
    popover separator { margin: 4px 0; }
    tooltip, tooltip.background {
      background: \(p.text.css); color: \(p.surface.css); border: none; padding: 6px 12px;
      border-radius: \(px(Radius.control)); \(font(type.caption))
    }

    """
  }

  private static func scrolling(_ p: Palette) -> String {
    """
    scrolledwindow, viewport, listview, scrolledwindow > undershoot, scrolledwindow > overshoot {
      background: none; border: none; box-shadow: none;
    }
    scrollbar { background: none; border: none; padding: 0; }
    scrollbar > range > trough { background: none; border: none; }
    scrollbar > range > trough > slider {
      background: \(p.text3.css); border: 2px solid transparent; border-radius: 6px;
      background-clip: padding-box; min-width: 6px; min-height: 6px; margin: 0;
    }
    scrollbar > range > trough > slider:hover { background: \(p.text2.css); background-clip: padding-box; }
    scrollbar.vertical > range > trough > slider { min-height: 32px; }
    scrollbar.horizontal > range > trough > slider { min-width: 32px; }

    """
  }

  private static func feedback(_ p: Palette, _ type: Typography) -> String {
    """
    headerbar {
      background: \(p.window.css); border: none; border-bottom: 1px solid \(p.hairline.css);
      box-shadow: none; padding: 0; min-height: \(px(ControlSize.header - 1));
    }
    .code-line {
      \(font(type.source)) font-family: \(Typography.monospaceFamilies[0]), monospace;
    }
    spinner { color: \(p.accent.css); }

    """
  }

  // MARK: - Values

  private static func cardShadow(_ p: Palette) -> String {
    let edge = "inset 0 0 0 1px \(p.hairline.css)"
    return p.theme.isHighContrast ? edge : "\(edge), \(css(p.shadow1))"
  }

  private static func roundShadow(_ p: Palette) -> String {
    p.theme.isHighContrast ? "inset 0 0 0 1px \(p.outline.css)" : css(p.shadow2)
  }

  private static func css(_ shadow: Shadow) -> String {
    guard shadow.color.opacity > 0 else { return "none" }
    return "0 \(px(shadow.offsetY)) \(px(shadow.blur)) \(shadow.color.css)"
  }

  private static func font(_ style: TextStyle) -> String {
    "font-size: \(px(style.size)); line-height: \(px(style.lineHeight)); "
      + "font-weight: \(style.weight);"
  }

  private static func px(_ value: Double) -> String { "\(number(value))px" }

  /// Without a decimal point where there is nothing behind it.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

nonisolated extension Color {
  /// As CSS writes it.
  fileprivate var css: String {
    guard opacity < 1 else { return hex }
    func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
    return "rgba(\(byte(red)), \(byte(green)), \(byte(blue)), \(opacity))"
  }
}
