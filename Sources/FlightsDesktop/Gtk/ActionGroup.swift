import CGtk

/// Named actions that menus, keys and buttons run; installed on a widget, they hold for all that is inside.
final class ActionGroup {
  private let group: OpaquePointer
  private var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(group) }

  init() {
    guard let group = g_simple_action_group_new() else {
      preconditionFailure("GLib makes a new group whenever asked")
    }
    self.group = OpaquePointer(group)
  }

  isolated deinit { g_object_unref(raw) }

  /// A plain action.
  func add(_ name: String, _ action: @escaping () -> Void) {
    guard let simple = g_simple_action_new(name, nil) else { return }
    connect(simple, "activate") { _ in action() }
    add(simple)
  }

  /// One of several choices, each a text; `chosen` is asked to change the model, which then calls `setChoice`.
  func addChoice(_ name: String, _ value: String, _ chosen: @escaping (String) -> Void) {
    guard let type = g_variant_type_new("s") else { return }
    defer { g_variant_type_free(type) }
    guard let simple = g_simple_action_new_stateful(name, type, g_variant_new_string(value)) else {
      return
    }
    connect(simple, "activate") { target in
      if let target { chosen(target) }
    }
    add(simple)
  }

  func setChoice(_ name: String, _ value: String) {
    guard let action = g_action_map_lookup_action(group, name) else { return }
    g_simple_action_set_state(action, g_variant_new_string(value))
  }

  fileprivate func install(on widget: Widget, as prefix: String) {
    gtk_widget_insert_action_group(widget.pointer, prefix, group)
  }

  private func add(_ action: OpaquePointer) {
    g_action_map_add_action(group, action)
    g_object_unref(UnsafeMutableRawPointer(action))
  }

  private func connect(
    _ action: OpaquePointer, _ signal: String, _ handler: @escaping (String?) -> Void
  ) {
    let callback: @convention(c) (gpointer, OpaquePointer?, gpointer) -> Void = { _, target, data in
      let text = target.flatMap { g_variant_get_string($0, nil) }.map { String(cString: $0) }
      onMainThread(data) { CallbackBox<(String?) -> Void>.from($0).function(text) }
    }
    cgtk_connect(
      UnsafeMutableRawPointer(action), signal, unsafeBitCast(callback, to: GCallback.self),
      CallbackBox.retained(handler), releaseCallbackBox)
  }
}

extension Widget {
  /// Makes the group's actions known under `prefix`, as in `prefix.name`, to this widget and all inside it.
  func install(_ group: ActionGroup, as prefix: String) { group.install(on: self, as: prefix) }
}
