import CGtk

/// One number in the desktop's settings portal (`org.freedesktop.portal.Settings`), followed live.
///
/// Nothing here waits: connecting, reading and listening are all answered by callbacks on the main
/// thread. Without a bus, without a portal or without the key there is simply no value; a portal
/// that comes later, or goes, is noticed.
///
///     bus ── connected ──┬── SettingChanged ─────────────────────────────▶ value
///                        └── portal appeared ── ReadOne, else Read ──────▶ value
///                                      vanished ─────────────────────────▶ nil
final class SettingsPortal {
  enum Bus {
    case session
    /// A D-Bus address.
    case address(String)
  }

  /// The value; nil while there is none.
  private(set) var value: UInt32? {
    didSet { if value != oldValue { onChange(value) } }
  }

  private let namespace: String
  private let key: String
  private let onChange: (UInt32?) -> Void
  private let cancellable = g_cancellable_new()
  private var connection: OpaquePointer?
  private var nameWatch: guint = 0
  private var subscription: guint = 0
  /// Counts what the portal told us: the answer to an older question must not undo newer news.
  private var newsCount = 0

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Begins to connect; `onChange` is called whenever `value` has become another.
  init(
    bus: Bus = .session, namespace: String, key: String, onChange: @escaping (UInt32?) -> Void
  ) {
    self.namespace = namespace
    self.key = key
    self.onChange = onChange
    switch bus {
    case .session:
      g_bus_get(
        G_BUS_TYPE_SESSION, cancellable, answer,
        Callback.retained { [weak self] result in
          Self.connected(g_bus_get_finish(result, nil), self)
        })
    case .address(let address):
      let flags = GDBusConnectionFlags(
        G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
          | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
      g_dbus_connection_new_for_address(
        address, flags, nil, cancellable, answer,
        Callback.retained { [weak self] result in
          Self.connected(g_dbus_connection_new_for_address_finish(result, nil), self)
        })
    }
  }

  isolated deinit {
    g_cancellable_cancel(cancellable)
    g_object_unref(cancellable)
    if nameWatch != 0 { g_bus_unwatch_name(nameWatch) }
    if let connection {
      g_dbus_connection_signal_unsubscribe(connection, subscription)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
  }

  /// Hands the reference to the connection on, or drops it when nobody waits for it any more.
  private static func connected(_ connection: OpaquePointer?, _ portal: SettingsPortal?) {
    guard let connection else { return }
    if let portal {
      portal.listen(on: connection)
    } else {
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
  }

  private func listen(on connection: OpaquePointer) {
    self.connection = connection
    g_dbus_connection_set_exit_on_close(connection, 0)
    subscription = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, namespace,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, callback in call(callback, parameters) },
      Callback.retained { [weak self] parameters in self?.changed(parameters) },
      releaseCallbackBoxPlain)
    // The two functions share their data: an owner's name comes with one, nil with the other.
    nameWatch = g_bus_watch_name_on_connection(
      connection, Self.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START,
      { connection, _, _, callback in call(callback, connection) },
      { _, _, callback in call(callback, nil) },
      Callback.retained { [weak self] appeared in
        if appeared == nil { self?.told(nil) } else { self?.ask("ReadOne") }
      },
      releaseCallbackBoxPlain)
  }

  /// `ReadOne` answers with the value; `Read`, all that older portals have, wraps it once more.
  private func ask(_ method: String) {
    var arguments = [g_variant_new_string(namespace), g_variant_new_string(key)]
    let newsBefore = newsCount
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, method,
      g_variant_new_tuple(&arguments, gsize(arguments.count)), nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, cancellable, answer,
      Callback.retained { [weak self] result in
        guard let self else { return }
        let reply = g_dbus_connection_call_finish(self.connection, result, nil)
        defer { if let reply { g_variant_unref(reply) } }
        guard newsCount == newsBefore else { return }
        if reply == nil, method == "ReadOne" {
          ask("Read")
        } else {
          told(Self.number(in: reply, at: 0))
        }
      })
  }

  private func changed(_ parameters: OpaquePointer?) {
    guard let changedKey = g_variant_get_child_value(parameters, 1) else { return }
    defer { g_variant_unref(changedKey) }
    guard String(cString: g_variant_get_string(changedKey, nil)) == key else { return }
    told(Self.number(in: parameters, at: 2))
  }

  private func told(_ value: UInt32?) {
    newsCount += 1
    self.value = value
  }

  /// The unsigned number in a tuple's place, however often it is wrapped; nil if it is none.
  private static func number(in tuple: OpaquePointer?, at index: gsize) -> UInt32? {
    guard let tuple, var value = g_variant_get_child_value(tuple, index) else { return nil }
    defer { g_variant_unref(value) }
    while g_variant_classify(value) == G_VARIANT_CLASS_VARIANT {
      guard let inner = g_variant_get_variant(value) else { return nil }
      g_variant_unref(value)
      value = inner
    }
    return g_variant_classify(value) == G_VARIANT_CLASS_UINT32 ? g_variant_get_uint32(value) : nil
  }
}

// MARK: - Callbacks

/// A closure that GDBus holds as user data, calling it on the main thread.
private typealias Callback = CallbackBox<(OpaquePointer?) -> Void>

private nonisolated func call(_ callback: UnsafeMutableRawPointer?, _ argument: OpaquePointer?) {
  guard let callback else { return }
  onMainThread((callback, argument)) { callback, argument in
    Callback.from(callback).function(argument)
  }
}

/// The answer to an asynchronous call: comes once, and frees the callback.
private nonisolated let answer:
  @convention(c) (UnsafeMutablePointer<GObject>?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void =
    { _, result, callback in
      call(callback, result)
      releaseCallbackBoxPlain(callback)
    }
