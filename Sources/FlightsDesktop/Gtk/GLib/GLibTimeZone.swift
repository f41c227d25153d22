import CGtk

/// A zone of the tz database, such as `America/New_York`.
///
/// Owns one reference of a GTimeZone, which never changes once made; GLib counts its references
/// atomically, so it may be shared between threads.
nonisolated final class GLibTimeZone: @unchecked Sendable {
  let identifier: String
  private let zone: OpaquePointer

  /// The zone of the machine.
  static var local: GLibTimeZone { GLibTimeZone(owning: g_time_zone_new_local()) }

  private init(owning zone: OpaquePointer) {
    self.zone = zone
    identifier = String(cString: g_time_zone_get_identifier(zone))
  }

  /// Nil if the system's tz database has no such zone (or is not installed).
  init?(identifier: String) {
    guard let zone = g_time_zone_new_identifier(identifier) else { return nil }
    self.identifier = identifier
    self.zone = zone
  }

  deinit { g_time_zone_unref(zone) }

  /// Seconds east of UTC at a number of seconds since 1970-01-01 00:00 UTC.
  func offset(at seconds: Int) -> Int {
    Int(g_time_zone_get_offset(zone, interval(at: seconds)))
  }

  /// The name of the time then, such as `EDT`. Zones without letters have their offset (`-03`).
  func abbreviation(at seconds: Int) -> String {
    guard let name = g_time_zone_get_abbreviation(zone, interval(at: seconds)) else { return "" }
    return String(cString: name)
  }

  private func interval(at seconds: Int) -> Int32 {
    g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, seconds)
  }
}
