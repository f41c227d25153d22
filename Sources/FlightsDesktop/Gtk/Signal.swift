import CGtk

/// A retained closure that C holds on to; freed by the destroy notify.
final class CallbackBox<Function> {
  let function: Function
  init(_ function: Function) { self.function = function }

  /// A pointer that owns the box; give it back with `release`.
  static func retained(_ function: Function) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(CallbackBox(function)).toOpaque()
  }

  nonisolated static func from(_ pointer: UnsafeMutableRawPointer) -> CallbackBox {
    Unmanaged<CallbackBox>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// Frees any callback box.
nonisolated let releaseCallbackBox: GClosureNotify = { data, _ in
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}
nonisolated let releaseCallbackBoxPlain: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

/// A signal handler; it ends with this token, or with the object that emits.
final class SignalToken {
  private let instance: UnsafeMutableRawPointer
  private let handler: UInt

  /// Holds a reference to `instance` as long as it lives.
  init(instance: UnsafeMutableRawPointer, handler: UInt) {
    self.instance = instance
    self.handler = handler
    g_object_ref(instance)
  }

  func isOn(_ instance: UnsafeMutableRawPointer) -> Bool { instance == self.instance }

  isolated deinit {
    if g_signal_handler_is_connected(instance, handler) != 0 {
      g_signal_handler_disconnect(instance, handler)
    }
    g_object_unref(instance)
  }
}

enum Signal {
  /// Connects a handler without arguments; returns its id. The closure must hold widgets weakly; it is freed with the
  /// handler.
  @discardableResult
  static func connect(
    _ instance: UnsafeMutableRawPointer, _ name: String, _ handler: @escaping () -> Void
  ) -> UInt {
    let callback: @convention(c) (gpointer, gpointer) -> Void = { _, data in
      onMainThread(data) { CallbackBox<() -> Void>.from($0).function() }
    }
    return cgtk_connect(
      instance, name, unsafeBitCast(callback, to: GCallback.self), CallbackBox.retained(handler),
      releaseCallbackBox)
  }

  /// Connects to a property's notify signal; returns the handler's id.
  @discardableResult
  static func onNotify(
    _ instance: UnsafeMutableRawPointer, _ property: String, _ handler: @escaping () -> Void
  ) -> UInt {
    let callback: @convention(c) (gpointer, gpointer, gpointer) -> Void = { _, _, data in
      onMainThread(data) { CallbackBox<() -> Void>.from($0).function() }
    }
    return cgtk_connect(
      instance, "notify::\(property)", unsafeBitCast(callback, to: GCallback.self),
      CallbackBox.retained(handler), releaseCallbackBox)
  }
}
