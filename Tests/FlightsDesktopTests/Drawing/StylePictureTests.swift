import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

/// GTK's own widgets under the sheet, off screen: nothing is presented, no loop runs.
final class StylePictureTests: XCTestCase {
  func testWidgets() throws {
    try onMain {
      _ = try XCTUnwrap(DrawingCheck.painter, "there is no display")
      for theme in Theme.allCases {
        let provider = try XCTUnwrap(gtk_css_provider_new())
        gtk_css_provider_load_from_data(provider, Style.css(for: .theme(theme)), -1)
        let display = try XCTUnwrap(gdk_display_get_default())
        gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 600)
        defer {
          gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
          g_object_unref(UnsafeMutableRawPointer(provider))
        }
        let picture = try Self.picture(Self.sheet(), size: Size(width: 640, height: 560))
        if let directory = getenv("DRAWING_CHECK").map({ String(cString: $0) }) {
          cairo_surface_write_to_png(picture, "\(directory)/style-\(theme.rawValue).png")
        }
        cairo_surface_destroy(picture)
      }
    }
  }

  typealias Widget = UnsafeMutablePointer<GtkWidget>

  @MainActor private static func picture(_ content: Widget, size: Size) throws -> OpaquePointer {
    let window = try XCTUnwrap(gtk_window_new())
    gtk_window_set_child(
      UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self), content)
    gtk_widget_add_css_class(content, "background")
    gtk_widget_realize(window)
    gtk_widget_map(content)
    let clock = try XCTUnwrap(gtk_widget_get_frame_clock(window))
    for _ in 0..<2 {
      cgtk_emit_update(clock)
      var (minimum, natural) = (Int32(0), Int32(0))
      gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
      gtk_widget_measure(
        content, GTK_ORIENTATION_VERTICAL, Int32(size.width), &minimum, &natural, nil, nil)
      gtk_widget_allocate(content, Int32(size.width), Int32(size.height), -1, nil)
    }
    let snapshot = try XCTUnwrap(gtk_snapshot_new())
    gtk_widget_snapshot_child(window, content, snapshot)
    let surface = try XCTUnwrap(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width) * 2, Int32(size.height) * 2)
    )
    let context = try XCTUnwrap(cairo_create(surface))
    cairo_scale(context, 2, 2)
    if let node = gtk_snapshot_free_to_node(snapshot) {
      gsk_render_node_draw(node, context)
      gsk_render_node_unref(node)
    }
    cairo_destroy(context)
    gtk_window_destroy(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWindow.self))
    return surface
  }

  @MainActor private static func sheet() throws -> Widget {
    let grid = try XCTUnwrap(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    func row(_ widgets: [Widget?]) {
      guard let row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12) else { return }
      gtk_widget_set_margin_start(row, 16)
      for widget in widgets {
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
        gtk_box_append(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkBox.self), widget)
      }
      gtk_box_append(UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkBox.self), row)
    }
    func classed(_ widget: Widget?, _ classes: String) -> Widget? {
      for name in classes.split(separator: " ") { gtk_widget_add_css_class(widget, String(name)) }
      return widget
    }
    func label(_ text: String, _ classes: String) -> Widget? {
      classed(gtk_label_new(text), classes)
    }
    func button(_ text: String, _ classes: String) -> Widget? {
      classed(gtk_button_new_with_label(text), classes)
    }
    row([
      label("JFK", "code"), label("To Boston", "title"), label("Flights", "page-title"),
      label("Card", "heading"),
    ])
    row([
      label("Boston", "body-strong"), label("Body", "body text2"),
      label("caption", "caption text3"),
      label("micro", "micro"), label("13:49", "clock"), label("13:50", "caption text3 struck"),
      label("Delayed", "caption late"),
    ])
    row([
      button("Outlined", "outlined"), button("Filled", "filled"), button("All airlines", "filter"),
      button("Flat", "flat"), button("+", "round"), button("+", "round filled"),
    ])
    row([
      button("Flights", "nav selected"), button("Search", "nav"),
      button("Hide terminal map", "map open"), button("Show terminal map", "map"),
    ])
    let segments = classed(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), "segments")
    for (index, name) in ["Departures", "All", "Arrivals"].enumerated() {
      gtk_box_append(
        UnsafeMutableRawPointer(segments ?? grid).assumingMemoryBound(to: GtkBox.self),
        button(name, index == 0 ? "segment selected" : "segment"))
    }
    let on = gtk_switch_new()
    gtk_switch_set_active(OpaquePointer(on), 1)
    row([
      segments, gtk_switch_new(), on, label("Cancelled", "chip plate-bad"),
      label("On time", "chip plate-good"),
    ])
    let entry = gtk_entry_new()
    gtk_entry_set_placeholder_text(
      UnsafeMutableRawPointer(entry)?.assumingMemoryBound(to: GtkEntry.self), "Search")
    let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 1, 0.1)
    gtk_range_set_value(UnsafeMutableRawPointer(scale)?.assumingMemoryBound(to: GtkRange.self), 0.4)
    gtk_widget_set_size_request(scale, 160, -1)
    let bar = gtk_progress_bar_new()
    gtk_progress_bar_set_fraction(OpaquePointer(bar), 0.62)
    row([entry, scale, bar])
    let list = gtk_string_list_new(nil)
    for name in ["Spring · response, damping", "Linear"] { gtk_string_list_append(list, name) }
    // The drop-down takes over the list.
    let down = gtk_drop_down_new(list, nil)
    row([down, gtk_check_button_new_with_label("Check"), gtk_spin_button_new_with_range(0, 10, 1)])
    for name in ["card", "inset-card", "slot", "footer", "list-head", "scrim"] {
      let card = classed(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), name)
      gtk_widget_set_size_request(card, 300, 24)
      row([card, label(name, "caption")])
    }
    return grid
  }
}
