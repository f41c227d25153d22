import CGtk

/// The main dispatch queue as a source of GLib's loop, so that `Task` and `await` work on the main actor.
///
/// The queue's descriptor is watched for input: no polling, no wake-up while nothing is queued.
enum MainQueue {
  static func attach() {
    let descriptor = cgtk_main_queue_descriptor()
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, G_IO_IN,
      { _, _, _ in
        cgtk_main_queue_drain()
        return 1
      }, nil, nil)
  }
}
