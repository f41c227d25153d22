import CGtk

/// A window's frame clock as GTK gives it: one tick callback while frames are wanted, and a request for a single frame.
final class FrameTicks {
  private let widget: Widget
  private var tick: UInt32 = 0
  private var isFlushRequested = false
  /// Frame time in seconds, and the refresh interval.
  var onFrame: ((_ time: Double, _ refreshInterval: Double) -> Void)?
  /// Called in the next frame after `requestFrame`, before layout.
  var onRequestedFrame: ((_ time: Double, _ refreshInterval: Double) -> Void)?
  private var update: SignalToken?

  init(of widget: Widget) { self.widget = widget }

  isolated deinit { stop() }

  var isRunning: Bool { tick != 0 }

  func start() {
    guard tick == 0 else { return }
    let callback: GtkTickCallback = { _, _, data in
      guard let data else { return 0 }
      return onMainThread(data) {
        Unmanaged<WeakTicks>.fromOpaque($0).takeUnretainedValue().ticks?.ticked() == true ? 1 : 0
      }
    }
    let box = Unmanaged.passRetained(WeakTicks(self)).toOpaque()
    tick = gtk_widget_add_tick_callback(widget.pointer, callback, box, releaseCallbackBoxPlain)
  }

  func stop() {
    guard tick != 0 else { return }
    gtk_widget_remove_tick_callback(widget.pointer, tick)
    tick = 0
  }

  private func ticked() -> Bool {
    let (time, interval) = now
    onFrame?(time, interval)
    return true
  }

  /// Seconds of the frame clock's frame time and refresh interval; GTK's own default where there is no clock yet.
  private var now: (Double, Double) {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else {
      return (Double(g_get_monotonic_time()) / 1e6, 1.0 / 60)
    }
    let time = gdk_frame_clock_get_frame_time(clock)
    var interval: Int = 0
    gdk_frame_clock_get_refresh_info(clock, time, &interval, nil)
    return (Double(time) / 1e6, Double(interval) / 1e6)
  }

  /// Asks for one frame, in which `onRequestedFrame` is called before layout. Before the window has a clock the request waits
  /// for it.
  func requestFrame() {
    isFlushRequested = true
    guard let clock = connectedClock() else { return }
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_UPDATE)
  }

  /// The window has a frame clock now.
  func connect() {
    if isFlushRequested { requestFrame() }
  }

  private func connectedClock() -> OpaquePointer? {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return nil }
    let instance = UnsafeMutableRawPointer(clock)
    if update?.isOn(instance) != true {
      let handler = Signal.connect(instance, "update") { [weak self] in self?.updated() }
      update = SignalToken(instance: instance, handler: handler)
    }
    return clock
  }

  private func updated() {
    guard isFlushRequested else { return }
    isFlushRequested = false
    let (time, interval) = now
    onRequestedFrame?(time, interval)
  }
}

private final class WeakTicks {
  weak var ticks: FrameTicks?
  init(_ ticks: FrameTicks) { self.ticks = ticks }
}

/// A timer of GLib's loop; ends with this object.
final class Timer {
  private var source: UInt32 = 0
  /// GLib counts milliseconds in 32 bits; whoever waits longer is woken and waits again.
  private static let longest = 4e9

  /// Calls `action` once after `delay` seconds.
  init(after delay: Double, _ action: @escaping () -> Void) {
    let callback: GSourceFunc = { data in
      guard let data else { return 0 }
      onMainThread(data) { CallbackBox<() -> Void>.from($0).function() }
      return 0
    }
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, UInt32(min(max(delay, 0) * 1000 + 0.999, Timer.longest)), callback,
      CallbackBox<() -> Void>.retained { [weak self] in
        self?.source = 0
        action()
      }, releaseCallbackBoxPlain)
  }

  isolated deinit {
    if source != 0 { g_source_remove(source) }
  }
}
