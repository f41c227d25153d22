import CGtk
import MotionCore

// The few widgets that GTK does better than anybody: text, buttons, entries, switches, scrolling, window handles.

extension Widget {
  // MARK: Label

  enum Wrapping { case none, ellipsis, lines(Int) }

  /// A text. Its look comes from style classes.
  static func label(_ text: String, wrapping: Wrapping = .ellipsis) -> Widget {
    let widget = Widget(taking: gtk_label_new(text))
    let label = OpaquePointer(widget.pointer)
    gtk_label_set_xalign(label, 0)
    switch wrapping {
    case .none: break
    case .ellipsis: gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    case .lines(let count):
      gtk_label_set_wrap(label, 1)
      gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
      if count > 0 {
        gtk_label_set_lines(label, Int32(count))
        gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
      }
    }
    return widget
  }

  var text: String {
    get { String(cString: gtk_label_get_text(OpaquePointer(pointer))) }
    set { gtk_label_set_text(OpaquePointer(pointer), newValue) }
  }

  /// 0 leading, 0.5 centre, 1 trailing (GTK mirrors it).
  func alignText(_ x: Double) {
    gtk_label_set_xalign(OpaquePointer(pointer), Float(x))
    let justification =
      x == 0.5 ? GTK_JUSTIFY_CENTER : x == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT
    gtk_label_set_justify(OpaquePointer(pointer), justification)
  }

  /// Shows a text with a line through it, or without.
  func strikeText(_ isStruck: Bool) {
    let attributes = pango_attr_list_new()
    if isStruck { pango_attr_list_insert(attributes, pango_attr_strikethrough_new(1)) }
    gtk_label_set_attributes(OpaquePointer(pointer), attributes)
    pango_attr_list_unref(attributes)
  }

  /// Takes over another label's classes and attributes: it then looks the same.
  func takeLook(of other: Widget) {
    let classes = gtk_widget_get_css_classes(other.pointer)
    // GTK reads the list only.
    classes?.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
      gtk_widget_set_css_classes(pointer, $0)
    }
    g_strfreev(classes)
    gtk_label_set_attributes(
      OpaquePointer(pointer), gtk_label_get_attributes(OpaquePointer(other.pointer)))
  }

  /// Where each character of a label's text stands in a label of this size, in pixels from its left top corner.
  func characterRects(in size: Size) -> [Rect] {
    let label = OpaquePointer(pointer)
    guard let layout = pango_layout_copy(gtk_label_get_layout(label)) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let unit = Double(PANGO_SCALE)
    var extents = PangoRectangle()
    pango_layout_set_width(layout, -1)
    pango_layout_get_extents(layout, nil, &extents)
    var x = 0.0
    if Double(extents.width) / unit > size.width.rounded(.up) {
      pango_layout_set_width(layout, Int32((size.width * unit).rounded()))
      pango_layout_get_extents(layout, nil, &extents)
    } else {
      let share = Double(gtk_label_get_xalign(label))
      let isMirrored = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
      x = (size.width - Double(extents.width) / unit) * (isMirrored ? 1 - share : share)
    }
    let y = (size.height - Double(extents.height) / unit) / 2
    var rects: [Rect] = []
    var index: Int32 = 0
    for character in text {
      var place = PangoRectangle()
      pango_layout_index_to_pos(layout, index, &place)
      index += Int32(character.utf8.count)
      // What runs from right to left has a negative width.
      rects.append(
        Rect(
          x: x + Double(min(place.x, place.x + place.width)) / unit, y: y + Double(place.y) / unit,
          width: Double(abs(place.width)) / unit, height: Double(place.height) / unit))
    }
    return rects
  }

  // MARK: Button

  /// A button around a child. Another role than that of a button keeps a button's keys and actions.
  static func button(role: AccessibleRole? = nil) -> Widget {
    if let role {
      return Widget(taking: cgtk_widget_new_with_role(gtk_button_get_type(), role.gtk))
    }
    return Widget(taking: gtk_button_new())
  }

  static func toggleButton() -> Widget { Widget(taking: gtk_toggle_button_new()) }

  func setButtonChild(_ child: Widget) {
    gtk_button_set_child(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkButton.self), child.pointer)
  }
  func onClicked(_ action: @escaping () -> Void) { Signal.connect(raw, "clicked", action) }

  var isActive: Bool {
    get {
      gtk_toggle_button_get_active(
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkToggleButton.self)) != 0
    }
    set {
      gtk_toggle_button_set_active(
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GtkToggleButton.self),
        newValue ? 1 : 0)
    }
  }

  // MARK: Entry

  static func entry(placeholder: String) -> Widget {
    let widget = Widget(taking: gtk_entry_new())
    gtk_entry_set_placeholder_text(
      UnsafeMutableRawPointer(widget.pointer).assumingMemoryBound(to: GtkEntry.self), placeholder)
    return widget
  }
  var entryText: String {
    get { String(cString: gtk_editable_get_text(OpaquePointer(pointer))) }
    set { if newValue != entryText { gtk_editable_set_text(OpaquePointer(pointer), newValue) } }
  }
  func onEdited(_ action: @escaping () -> Void) { Signal.connect(raw, "changed", action) }
  func onEntered(_ action: @escaping () -> Void) { Signal.connect(raw, "activate", action) }

  // MARK: Window handle

  /// Moves the window when dragged.
  static func windowHandle() -> Widget { Widget(taking: gtk_window_handle_new()) }
  func setHandleChild(_ child: Widget) {
    gtk_window_handle_set_child(OpaquePointer(pointer), child.pointer)
  }

  // MARK: Scrolling

  /// Pictures show no scroll bars: whether one is seen depends on where the pointer was.
  static var showsScrollBars = true

  /// A view that scrolls along these axes.
  static func scrolled(_ axes: Axis.Set = .vertical) -> Widget {
    let widget = Widget(taking: gtk_scrolled_window_new())
    let policy = showsScrollBars ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL
    gtk_scrolled_window_set_policy(
      OpaquePointer(widget.pointer), axes.contains(.horizontal) ? policy : GTK_POLICY_NEVER,
      axes.contains(.vertical) ? policy : GTK_POLICY_NEVER)
    return widget
  }
  /// What the scroll bar of an axis takes across it: nothing where it lies over the content.
  func scrollBarThickness(_ axis: Axis) -> Double {
    guard Widget.showsScrollBars, !GtkSettingsAccess.isOn("gtk-overlay-scrolling") else { return 0 }
    let view = OpaquePointer(pointer)
    let isVertical = axis == .vertical
    guard
      let bar = isVertical
        ? gtk_scrolled_window_get_vscrollbar(view) : gtk_scrolled_window_get_hscrollbar(view)
    else { return 0 }
    var natural: Int32 = 0
    gtk_widget_measure(
      bar, isVertical ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, -1, nil, &natural,
      nil, nil)
    return Double(natural)
  }
  func setScrolledChild(_ child: Widget) {
    gtk_scrolled_window_set_child(OpaquePointer(pointer), child.pointer)
    // Positions count from the left in both reading directions.
    if let viewport = gtk_scrolled_window_get_child(OpaquePointer(pointer)) {
      gtk_widget_set_direction(viewport, GTK_TEXT_DIR_LTR)
    }
  }
  private func adjustment(_ axis: Axis) -> UnsafeMutablePointer<GtkAdjustment> {
    axis == .vertical
      ? gtk_scrolled_window_get_vadjustment(OpaquePointer(pointer))
      : gtk_scrolled_window_get_hadjustment(OpaquePointer(pointer))
  }
  /// Logical pixels from the top, or from the left in both reading directions.
  func scrollPosition(_ axis: Axis) -> Double { gtk_adjustment_get_value(adjustment(axis)) }
  func scroll(_ axis: Axis, to position: Double) {
    gtk_adjustment_set_value(adjustment(axis), position)
  }
  /// What the content is moved by: away from the left and the top.
  var scrollOffset: Point { Point(x: scrollPosition(.horizontal), y: scrollPosition(.vertical)) }
  /// Tells the scroll bar about lengths that GTK has not been told yet.
  func setScrollRange(_ axis: Axis, content: Double, page: Double) {
    gtk_adjustment_configure(
      adjustment(axis), min(scrollPosition(axis), max(content - page, 0)), 0, max(content, page),
      page * 0.1, page * 0.9, page)
  }
  func onScrolled(_ axis: Axis, _ action: @escaping () -> Void) {
    Signal.connect(UnsafeMutableRawPointer(adjustment(axis)), "value-changed", action)
  }

  // MARK: Progress

  static func progressBar() -> Widget { Widget(taking: gtk_progress_bar_new()) }
  var fraction: Double {
    get { gtk_progress_bar_get_fraction(OpaquePointer(pointer)) }
    set { gtk_progress_bar_set_fraction(OpaquePointer(pointer), min(max(newValue, 0), 1)) }
  }
}
