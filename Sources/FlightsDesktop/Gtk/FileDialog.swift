import CGtk

/// The desktop's dialog for a file to open; one at a time.
final class FileDialog {
  private let pointer: OpaquePointer

  /// Shows the dialog over a window; `chosen` is called with the file's path, or not at all.
  init(
    title: String, filterName: String, patterns: [String], over window: Window,
    chosen: @escaping (String) -> Void
  ) {
    pointer = gtk_file_chooser_native_new(
      title, window.widget.raw.assumingMemoryBound(to: GtkWindow.self),
      GTK_FILE_CHOOSER_ACTION_OPEN, nil, nil)
    if let filter = gtk_file_filter_new() {
      gtk_file_filter_set_name(filter, filterName)
      for pattern in patterns { gtk_file_filter_add_pattern(filter, pattern) }
      gtk_file_chooser_add_filter(pointer, filter)
      g_object_unref(UnsafeMutableRawPointer(filter))
    }
    let callback: @convention(c) (gpointer, Int32, gpointer) -> Void = { _, response, data in
      onMainThread(data) { CallbackBox<(Int32) -> Void>.from($0).function(response) }
    }
    let dialog = pointer
    cgtk_connect(
      UnsafeMutableRawPointer(pointer), "response", unsafeBitCast(callback, to: GCallback.self),
      CallbackBox<(Int32) -> Void>.retained { response in
        guard response == GTK_RESPONSE_ACCEPT.rawValue,
          let file = gtk_file_chooser_get_file(dialog)
        else { return }
        if let path = g_file_get_path(file) {
          chosen(String(cString: path))
          g_free(path)
        }
        g_object_unref(UnsafeMutableRawPointer(file))
      }, releaseCallbackBox)
    gtk_native_dialog_show(FileDialog.native(pointer))
  }

  private static func native(_ pointer: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkNativeDialog.self)
  }

  isolated deinit {
    gtk_native_dialog_destroy(FileDialog.native(pointer))
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
