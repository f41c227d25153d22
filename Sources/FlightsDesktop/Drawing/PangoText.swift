import CGtk
import MotionCore

/// Measures and lays out text with Pango, and keeps the layouts, since making one costs far more
/// than drawing it.
///
/// Not for use from several threads; it is the main thread's, like all of GTK. Layouts measure in
/// it too, which is why it is not bound to the main actor. Owns one reference of its context and
/// one of each layout it keeps.
nonisolated final class PangoText: TextMeasurer {
  /// A layout in the cache, owned by it.
  struct Entry {
    let layout: OpaquePointer
    let size: Size
  }

  private struct Key: Hashable {
    var string: String
    var style: TextStyle
    var width: Double?
    var fit: TextShape.Fit
    var alignment: TextShape.Alignment
    var isStruck: Bool
  }

  /// Layouts kept at most; beyond it all go, which costs one slower frame.
  private static let capacity = 1024

  private let context: OpaquePointer
  private var entries: [Key: Entry] = [:]

  /// Text as storyboards pin it: no hinting, fractional positions, grey antialiasing.
  convenience init() {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    guard let context else { preconditionFailure("Pango made no context") }
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    self.init(context: context)
  }

  /// Text as the context says, for instance one of `gtk_widget_create_pango_context`; takes over
  /// the caller's reference.
  init(context: OpaquePointer) {
    self.context = context
  }

  deinit {
    forgetAll()
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// After a change of fonts or of the context's settings.
  func forgetAll() {
    for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.layout)) }
    entries = [:]
  }

  func size(of string: String, style: TextStyle, width: Double?) -> Size {
    entry(
      Key(
        string: string, style: style, width: width,
        fit: width == nil ? .single : .wrapped(lines: .max), alignment: .left, isStruck: false)
    ).size
  }

  /// The text's layout and the left top corner to draw it at.
  func placed(_ text: TextShape) -> (layout: OpaquePointer, origin: Point) {
    let hasWidth = text.width != nil && text.fit != .single
    let entry = entry(
      Key(
        string: text.string, style: text.style, width: hasWidth ? text.width : nil,
        fit: hasWidth ? text.fit : .single, alignment: hasWidth ? text.alignment : .left,
        isStruck: text.isStruck))
    let boxWidth = hasWidth ? text.width ?? entry.size.width : entry.size.width
    let shift: Double =
      switch text.alignment {
      case .left: 0
      case .center: boxWidth / 2
      case .right: boxWidth
      }
    return (entry.layout, Point(x: text.anchor.x - shift, y: text.anchor.y))
  }

  private func entry(_ key: Key) -> Entry {
    if let known = entries[key] { return known }
    if entries.count >= Self.capacity { forgetAll() }
    let made = makeEntry(key)
    entries[key] = made
    return made
  }

  private func makeEntry(_ key: Key) -> Entry {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango made no layout")
    }
    pango_layout_set_text(layout, key.string, -1)
    let font = Self.font(key.style)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = Self.attributes(key.style, isStruck: key.isStruck)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    if let width = key.width {
      pango_layout_set_width(layout, Self.units(width))
      switch key.fit {
      case .single: break
      case .ellipsized: pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      case .wrapped(let lines):
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        if lines != .max {
          pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
          pango_layout_set_height(layout, -Int32(clamping: lines))
        }
      }
      pango_layout_set_alignment(layout, alignment(key, of: layout))
    }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let size = Size(
      width: Double(logical.width) / Double(PANGO_SCALE),
      height: Double(logical.height) / Double(PANGO_SCALE))
    return Entry(layout: layout, size: size)
  }

  /// Pango swaps left and right for a paragraph that runs against its context; the list has
  /// decided about left and right already.
  private func alignment(_ key: Key, of layout: OpaquePointer) -> PangoAlignment {
    if key.alignment == .center { return PANGO_ALIGN_CENTER }
    let ofText = pango_layout_get_direction(layout, 0)
    let isSwapped =
      (ofText == PANGO_DIRECTION_RTL)
      != (pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL)
    return (key.alignment == .left) != isSwapped ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT
  }

  private static func units(_ points: Double) -> Int32 {
    Int32((max(0, points) * Double(PANGO_SCALE)).rounded(.up))
  }

  /// Owned by the caller. The size is absolute: the text scale is in the style already.
  private static func font(_ style: TextStyle) -> OpaquePointer? {
    let families =
      style.family == .sans ? Typography.families : Typography.monospaceFamilies
    let font = pango_font_description_new()
    pango_font_description_set_family(font, families.joined(separator: ","))
    pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight)))
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    return font
  }

  /// Owned by the caller.
  private static func attributes(_ style: TextStyle, isStruck: Bool) -> OpaquePointer? {
    let list = pango_attr_list_new()
    pango_attr_list_insert(list, pango_attr_font_features_new("\(Typography.features) 1"))
    pango_attr_list_insert(list, pango_attr_line_height_new_absolute(units(style.lineHeight)))
    if isStruck { pango_attr_list_insert(list, pango_attr_strikethrough_new(1)) }
    return list
  }
}
