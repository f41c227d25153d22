import CGtk

/// The desktop's clipboard.
enum Clipboard {
  /// Puts a text on the clipboard; nothing happens without a display.
  static func setText(_ text: String) {
    guard let display = gdk_display_get_default(),
      let clipboard = gdk_display_get_clipboard(display)
    else { return }
    gdk_clipboard_set_text(clipboard, text)
  }
}
