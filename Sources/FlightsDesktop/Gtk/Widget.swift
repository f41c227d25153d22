import CGtk
import MotionCore

/// One GTK widget, owned.
///
/// The thin part that every widget has: parent, style classes, visibility, focus, allocation. What a kind of widget can
/// do besides lives in an extension in a file of its own.
final class Widget {
  let pointer: UnsafeMutablePointer<GtkWidget>
  var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(pointer) }

  /// Takes a new widget; its floating reference is sunk.
  init(taking pointer: UnsafeMutablePointer<GtkWidget>) {
    self.pointer = pointer
    g_object_ref_sink(pointer)
    InstanceCount.widgets += 1
  }

  isolated deinit {
    InstanceCount.widgets -= 1
    g_object_unref(pointer)
  }

  // MARK: Tree

  func setParent(_ parent: Widget) { gtk_widget_set_parent(pointer, parent.pointer) }
  func unparent() { if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) } }
  /// Puts this child before `sibling` in the parent's order (the order of Tab); nil puts it last.
  func insert(before sibling: Widget?, in parent: Widget) {
    gtk_widget_insert_before(pointer, parent.pointer, sibling?.pointer)
  }

  // MARK: Style

  func addClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }
  func removeClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }
  func setClass(_ name: String, _ isOn: Bool) {
    if isOn { addClass(name) } else { removeClass(name) }
  }
  var clipsToBounds: Bool {
    get { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(pointer, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }
  var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    set { gtk_widget_set_tooltip_text(pointer, newValue) }
  }
  var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }
  var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }
  var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }
  func setCursor(_ name: String) { gtk_widget_set_cursor_from_name(pointer, name) }

  // MARK: Input

  /// Whether the pointer finds this widget and its descendants.
  var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }
  /// Whether the keyboard focus may enter this widget and its descendants.
  var canFocus: Bool {
    get { gtk_widget_get_can_focus(pointer) != 0 }
    set { gtk_widget_set_can_focus(pointer, newValue ? 1 : 0) }
  }
  var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }
  @discardableResult func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }
  /// Whether the focus is on this widget or inside it.
  var containsFocus: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == pointer || gtk_widget_is_ancestor(focus, pointer) != 0
  }
  /// Whether nothing in the window has the focus.
  var isFocusLost: Bool {
    guard let root = gtk_widget_get_root(pointer) else { return false }
    return gtk_root_get_focus(root) == nil
  }
  func activate() { gtk_widget_activate(pointer) }

  // MARK: Layout

  /// Natural size for a width (nil: any). Logical pixels.
  func naturalSize(forWidth width: Double?) -> Size {
    InstanceCount.measurements += 1
    var minimum: Int32 = 0
    var natural: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    let taken =
      width.map { min(max(Int32($0.rounded(.down)), minimum), max(natural, minimum)) } ?? natural
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, taken, &minimum, &natural, nil, nil)
    return Size(width: Double(taken), height: Double(natural))
  }

  /// Places a child: size in whole pixels, place and effect as a transform. Input follows it.
  func allocate(width: Int, height: Int, transform: Transform2D) {
    let moved = transform.makeGskTransform()
    gtk_widget_allocate(pointer, Int32(width), Int32(height), -1, moved)
  }
  func queueAllocate() { gtk_widget_queue_allocate(pointer) }
  func queueDraw() { gtk_widget_queue_draw(pointer) }
}

/// How many of our objects live; the leak tests compare it with its baseline.
enum InstanceCount {
  /// How often GTK was asked for a widget's size.
  static var measurements = 0
  static var all: [Int] { [widgets, elements, bindings] }
  static var widgets = 0
  static var elements = 0
  static var bindings = 0
}
