import CGtk
import MotionCore

/// The running program, as the desktop sees it.
final class Application {
  private let pointer: UnsafeMutablePointer<GtkApplication>

  init(id: String) {
    pointer = gtk_application_new(id, G_APPLICATION_NON_UNIQUE)
    g_set_prgname("FlightsDesktop")
  }

  isolated deinit { g_object_unref(pointer) }

  /// Runs the main loop until the last window is closed. `activated` makes the window.
  func run(activated: @escaping () -> Void) -> Int32 {
    Signal.connect(UnsafeMutableRawPointer(pointer), "activate", activated)
    return g_application_run(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GApplication.self), 0, nil)
  }

  func add(_ window: Window) {
    gtk_application_add_window(pointer, window.windowPointer)
  }

  func quit() {
    g_application_quit(UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GApplication.self))
  }
}

/// A window on the desktop without a title bar of its own: the content draws its header.
final class Window {
  let widget: Widget
  fileprivate var windowPointer: UnsafeMutablePointer<GtkWindow> {
    widget.raw.assumingMemoryBound(to: GtkWindow.self)
  }

  init(title: String, size: Size) {
    widget = Widget(taking: gtk_window_new())
    gtk_window_set_title(windowPointer, title)
    gtk_window_set_default_size(windowPointer, Int32(size.width), Int32(size.height))
    let noTitleBar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_visible(noTitleBar, 0)
    gtk_window_set_titlebar(windowPointer, noTitleBar)
  }

  func setContent(_ content: Widget) { gtk_window_set_child(windowPointer, content.pointer) }
  func present() { gtk_window_present(windowPointer) }
  func destroy() { gtk_window_destroy(windowPointer) }
  var title: String {
    get { gtk_window_get_title(windowPointer).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(windowPointer, newValue) }
  }

  /// Tells how many device pixels a logical pixel has, now and when it changes.
  func onScaleFactor(_ action: @escaping (Int) -> Void) {
    let tell = { [weak self] in
      if let self { action(Int(gtk_widget_get_scale_factor(self.widget.pointer))) }
    }
    tell()
    Signal.onNotify(widget.raw, "scale-factor", tell)
  }

  func onMapped(_ action: @escaping () -> Void) { Signal.connect(widget.raw, "map", action) }

  /// Tells whether anything of the window can be seen: it is mapped, not minimized and (where GTK knows, from 4.12 on) not
  /// suspended. A minimized window stays mapped for GTK, which only gives it no more frames.
  func onVisibility(_ action: @escaping (Bool) -> Void) {
    Signal.connect(widget.raw, "map") { [weak self] in
      self?.followSurface(action)
      self?.tellVisibility(action)
    }
    Signal.connect(widget.raw, "unmap") { action(false) }
    guard cgtk_has_property(widget.raw, "suspended") != 0 else { return }
    Signal.onNotify(widget.raw, "suspended") { [weak self] in self?.tellVisibility(action) }
  }

  private func tellVisibility(_ action: (Bool) -> Void) {
    action(widget.isMapped && !isMinimized && !isSuspended)
  }

  private var surface: OpaquePointer? { gtk_native_get_surface(OpaquePointer(widget.pointer)) }
  private var surfaceState: SignalToken?

  /// A window that is realized again has another surface.
  private func followSurface(_ action: @escaping (Bool) -> Void) {
    guard let surface else { return }
    let instance = UnsafeMutableRawPointer(surface)
    guard surfaceState?.isOn(instance) != true else { return }
    let handler = Signal.onNotify(instance, "state") { [weak self] in self?.tellVisibility(action) }
    surfaceState = SignalToken(instance: instance, handler: handler)
  }

  private var isMinimized: Bool {
    guard let surface else { return false }
    return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
  }

  private var isSuspended: Bool {
    guard cgtk_has_property(widget.raw, "suspended") != 0 else { return false }
    var value = GValue()
    g_value_init(&value, g_type_from_name("gboolean"))
    defer { g_value_unset(&value) }
    g_object_get_property(widget.raw.assumingMemoryBound(to: GObject.self), "suspended", &value)
    return g_value_get_boolean(&value) != 0
  }

  /// Whether GTK draws with cairo; true before the window is realized.
  var drawsWithCairo: Bool {
    guard let renderer = gtk_native_get_renderer(OpaquePointer(widget.pointer)) else { return true }
    return cgtk_is_a(UnsafeMutableRawPointer(renderer), gsk_cairo_renderer_get_type()) != 0
  }

  /// Called once, after the first frame has been painted.
  func afterFirstPaint(_ action: @escaping () -> Void) { afterPaint(once: action) }

  /// Called after the next frame has been painted.
  func afterPaint(once action: @escaping () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
    let token = TokenBox()
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      onMainThread(data) { CallbackBox<() -> Void>.from($0).function() }
    }
    let handler = cgtk_connect(
      UnsafeMutableRawPointer(clock), "after-paint", unsafeBitCast(callback, to: GCallback.self),
      CallbackBox<() -> Void>.retained {
        token.token = nil
        action()
      }, releaseCallbackBox)
    token.token = SignalToken(instance: UnsafeMutableRawPointer(clock), handler: handler)
  }

  private final class TokenBox { var token: SignalToken? }
}

/// Style sheets of the program's own.
final class StyleSheet {
  private let provider: UnsafeMutablePointer<GtkCssProvider>

  /// Above the theme, below the user's own.
  init() {
    provider = gtk_css_provider_new()
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  isolated deinit {
    if let display = gdk_display_get_default() {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
    }
    g_object_unref(provider)
  }

  func load(_ css: String) { gtk_css_provider_load_from_data(provider, css, -1) }
}
