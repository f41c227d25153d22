import CGtk

/// A key with its modifiers, in GTK's own spelling: `<Control>f`, `Escape`, `F5`.
struct KeyTrigger: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
}

extension Widget {
  /// Calls `action` when the key is pressed while the focus is inside (or, with `isGlobal`, anywhere in the window).
  /// The action says whether it took the key.
  func onKeyPress(_ trigger: KeyTrigger, isGlobal: Bool = false, _ action: @escaping () -> Bool) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger.name) else {
      preconditionFailure("\(trigger.name) is no key")
    }
    let callback: GtkShortcutFunc = { _, _, data in
      guard let data else { return 0 }
      return onMainThread(data) { CallbackBox<() -> Bool>.from($0).function() } ? 1 : 0
    }
    let data = CallbackBox<() -> Bool>.retained(action)
    let run = gtk_callback_action_new(callback, data, releaseCallbackBoxPlain)
    let shortcut = gtk_shortcut_new(parsed, run)
    guard let controller = gtk_shortcut_controller_new() else { return }
    gtk_shortcut_controller_set_scope(
      controller, isGlobal ? GTK_SHORTCUT_SCOPE_GLOBAL : GTK_SHORTCUT_SCOPE_LOCAL)
    gtk_shortcut_controller_add_shortcut(controller, shortcut)
    gtk_widget_add_controller(pointer, controller)
  }

  /// Calls `action` on a press of the primary button inside.
  func onTapGesture(_ action: @escaping (_ x: Double, _ y: Double) -> Void) {
    guard let gesture = gtk_gesture_click_new() else { return }
    let callback: @convention(c) (gpointer, Int32, Double, Double, gpointer) -> Void = {
      _, _, x, y, data in
      onMainThread(data) { CallbackBox<(Double, Double) -> Void>.from($0).function(x, y) }
    }
    cgtk_connect(
      UnsafeMutableRawPointer(gesture), "pressed", unsafeBitCast(callback, to: GCallback.self),
      CallbackBox.retained(action), releaseCallbackBox)
    gtk_widget_add_controller(pointer, gesture)
  }

  /// Tells when the pointer comes and goes.
  func onHover(_ action: @escaping (Bool) -> Void) {
    guard let controller = gtk_event_controller_motion_new() else { return }
    Signal.connect(UnsafeMutableRawPointer(controller), "enter") { action(true) }
    Signal.connect(UnsafeMutableRawPointer(controller), "leave") { action(false) }
    gtk_widget_add_controller(pointer, controller)
  }

  /// Tells when the focus comes inside and leaves.
  func onFocus(_ action: @escaping (Bool) -> Void) {
    guard let controller = gtk_event_controller_focus_new() else { return }
    Signal.connect(UnsafeMutableRawPointer(controller), "enter") { action(true) }
    Signal.connect(UnsafeMutableRawPointer(controller), "leave") { action(false) }
    gtk_widget_add_controller(pointer, controller)
  }
}
