import CGtk

/// Owns one reference to a GObject: sinks a floating one when it takes it, and releases it when it goes.
///
/// A widget lives on the main thread and so does whoever owns it: `deinit` is isolated.
final class GObjectRef<Object> {
  let pointer: UnsafeMutablePointer<Object>

  /// Takes a new object; a floating reference is sunk, a full one is kept as it is.
  init(taking pointer: UnsafeMutablePointer<Object>) {
    self.pointer = pointer
    if g_object_is_floating(pointer) != 0 { g_object_ref_sink(pointer) }
  }

  /// Adds a reference to an object that somebody else owns.
  init(sharing pointer: UnsafeMutablePointer<Object>) {
    self.pointer = pointer
    g_object_ref(pointer)
  }

  isolated deinit { g_object_unref(pointer) }
}
