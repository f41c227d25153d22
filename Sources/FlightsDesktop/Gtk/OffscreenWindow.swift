import CGtk
import MotionCore

/// A window that is realized but never shown: its content is allocated and drawn by hand, without a main loop.
final class OffscreenWindow {
  private let window: Widget
  private let content: Widget
  let size: Size
  private let scale: Int

  init(content: Widget, size: Size, scale: Int) {
    window = Widget(taking: gtk_window_new())
    self.content = content
    self.size = size
    self.scale = scale
    gtk_window_set_child(windowPointer, content.pointer)
    gtk_widget_realize(window.pointer)
    gtk_widget_map(content.pointer)
  }

  isolated deinit { gtk_window_destroy(windowPointer) }

  private var windowPointer: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(window.pointer).assumingMemoryBound(to: GtkWindow.self)
  }

  /// Lets style changes take effect and gives everything its place. Twice, since scrolled views ask again.
  func settle() {
    for _ in 0..<2 {
      if let clock = gtk_widget_get_frame_clock(window.pointer) { cgtk_emit_update(clock) }
      var minimum: Int32 = 0
      var natural: Int32 = 0
      gtk_widget_measure(
        content.pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      gtk_widget_measure(
        content.pointer, GTK_ORIENTATION_VERTICAL, Int32(size.width), &minimum, &natural, nil, nil)
      gtk_widget_allocate(content.pointer, Int32(size.width), Int32(size.height), -1, nil)
    }
  }

  /// A picture of the content as it is now, at the scale of the window.
  func picture() -> Picture {
    let picture = Picture(width: Int(size.width) * scale, height: Int(size.height) * scale)
    guard let snapshot = gtk_snapshot_new() else { return picture }
    cgtk_box_snapshot_child(window.pointer, content.pointer, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return picture }
    picture.draw(node, scale: Double(scale))
    gsk_render_node_unref(node)
    return picture
  }
}

/// Pixels in memory.
final class Picture {
  let width: Int
  let height: Int
  private let surface: OpaquePointer?

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Premultiplied blue, green, red and alpha of each pixel, row by row.
  var bytes: [UInt8] {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let count = Int(cairo_image_surface_get_stride(surface)) * height
    return Array(UnsafeBufferPointer(start: data, count: count))
  }

  /// Draws what begins at `origin`, in logical pixels.
  func draw(_ node: OpaquePointer, from origin: Point = .zero, scale: Double) {
    guard let context = cairo_create(surface) else { return }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -origin.x, -origin.y)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
  }

  /// Draws this picture, pixel by pixel, where logical pixels are drawn.
  func paint(in context: OpaquePointer, at origin: Point, scale: Double) {
    cairo_translate(context, origin.x, origin.y)
    cairo_scale(context, 1 / scale, 1 / scale)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
  }

  /// Draws another picture into a rectangle of this one.
  func draw(_ other: Picture, x: Double, y: Double, width: Double) {
    guard let context = cairo_create(surface) else { return }
    let factor = width / Double(other.width)
    cairo_translate(context, x, y)
    cairo_scale(context, factor, factor)
    cairo_set_source_surface(context, other.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint(context)
    cairo_destroy(context)
  }

  func fill(red: Double, green: Double, blue: Double) {
    guard let context = cairo_create(surface) else { return }
    cairo_set_source_rgb(context, red, green, blue)
    cairo_paint(context)
    cairo_destroy(context)
  }

  /// A short text in a plain face; for captions of contact sheets.
  func write(_ text: String, x: Double, y: Double, size: Double) {
    guard let context = cairo_create(surface) else { return }
    cairo_set_source_rgb(context, 0.09, 0.1, 0.17)
    cairo_select_font_face(context, "Inter", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, size)
    cairo_move_to(context, x, y)
    cairo_show_text(context, text)
    cairo_destroy(context)
  }

  /// Whether the file could be written.
  func write(toPNG path: String) -> Bool {
    cairo_surface_write_to_png(surface, path) == CAIRO_STATUS_SUCCESS
  }
}
