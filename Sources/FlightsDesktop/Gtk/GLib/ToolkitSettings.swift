import CGtk

/// GTK's own settings, read by name and followed live; a name that this version of GTK does not
/// know has no value.
///
/// Looked up at run time, so that a program built with an old GTK uses what a new one offers.
final class ToolkitSettings {
  private let settings: UnsafeMutablePointer<GObject>
  private var handlers: [gulong] = []

  /// Nil without a display.
  init?() {
    guard let settings = gtk_settings_get_default() else { return nil }
    self.settings = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
    g_object_ref(self.settings)
  }

  isolated deinit {
    for handler in handlers { g_signal_handler_disconnect(settings, handler) }
    g_object_unref(settings)
  }

  /// A truth value, number or enumeration as a number.
  subscript(name: String) -> Int? {
    guard has(name) else { return nil }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    defer { g_value_unset(&value) }
    g_object_get_property(settings, name, &value)
    return Int(g_value_get_int(&value))
  }

  /// Calls `body` after every change of a setting, until this object goes.
  func observe(_ name: String, _ body: @escaping () -> Void) {
    guard has(name) else { return }
    let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, data in
      guard let data else { return }
      nonisolated(unsafe) let box = data
      MainActor.assumeIsolated {
        Unmanaged<Observer>.fromOpaque(box).takeUnretainedValue().body()
      }
    }
    handlers.append(
      cgtk_connect(
        settings, "notify::\(name)",
        unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Observer(body)).toOpaque(),
        { data, _ in if let data { Unmanaged<Observer>.fromOpaque(data).release() } }))
  }

  private func has(_ name: String) -> Bool {
    let type = g_type_class_ref(cgtk_type_of(settings))
    defer { g_type_class_unref(type) }
    return g_object_class_find_property(type?.assumingMemoryBound(to: GObjectClass.self), name)
      != nil
  }
}

private final class Observer {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }
}
