import CGtk

/// GTK's own settings, read by name and followed live; a name that this version of GTK does not
/// know has no value.
///
/// Looked up at run time, so that a program built with an old GTK uses what a new one offers.
final class ToolkitSettings {
  private let settings: GObjectRef<GObject>
  private var observers: [SignalToken] = []

  /// Nil without a display.
  init?() {
    guard let settings = gtk_settings_get_default() else { return nil }
    self.settings = GObjectRef(
      sharing: UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self))
  }

  /// A truth value, number or enumeration as a number.
  subscript(name: String) -> Int? {
    guard cgtk_has_property(settings.pointer, name) != 0 else { return nil }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    defer { g_value_unset(&value) }
    g_object_get_property(settings.pointer, name, &value)
    return Int(g_value_get_int(&value))
  }

  /// Calls `body` after every change of a setting, until this object goes.
  func observe(_ name: String, _ body: @escaping () -> Void) {
    guard cgtk_has_property(settings.pointer, name) != 0 else { return }
    let handler = Signal.onNotify(settings.pointer, name, body)
    observers.append(SignalToken(instance: settings.pointer, handler: handler))
  }
}
