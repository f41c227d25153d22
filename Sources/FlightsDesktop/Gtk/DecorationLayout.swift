import CGtk

/// Which buttons the desktop wants in a window's header, and at which end.
struct DecorationLayout: Equatable {
  enum Button: String { case minimize, maximize, close }

  /// At the leading end, then at the trailing end.
  var leading: [Button]
  var trailing: [Button]

  /// Reads the desktop's own form: names with commas, the two ends parted by a colon.
  init(_ text: String) {
    let ends = text.split(separator: ":", omittingEmptySubsequences: false)
    func buttons(_ index: Int) -> [Button] {
      guard ends.indices.contains(index) else { return [] }
      return ends[index].split(separator: ",").compactMap { Button(rawValue: String($0)) }
    }
    leading = buttons(0)
    trailing = buttons(1)
  }

  /// What the desktop wants now.
  static var current: DecorationLayout {
    DecorationLayout(GtkSettingsAccess.text("gtk-decoration-layout") ?? ":minimize,close")
  }
}

extension GtkSettingsAccess {
  fileprivate static func text(_ name: String) -> String? {
    guard let settings = gtk_settings_get_default() else { return nil }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gchararray"))
    defer { g_value_unset(&value) }
    g_object_get_property(
      UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self), name, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
