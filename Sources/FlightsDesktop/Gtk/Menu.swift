import CGtk

/// The items of a menu as a plain value; GTK shows them, with the keys of their actions.
///
/// An item whose action nobody has installed is not shown.
struct Menu: Equatable {
  struct Section: Equatable {
    var title: String?
    var items: [Item]

    init(_ items: [Item], title: String? = nil) {
      self.title = title
      self.items = items
    }
  }

  enum Item: Equatable {
    /// `action` as in `win.page::awards`: group, name and, after two colons, a choice. `key` is shown beside the title; it
    /// does not make the key work.
    case action(String, action: String, key: String? = nil)
    case submenu(String, Menu)
  }

  var sections: [Section]
}

extension Menu {
  /// A new menu model; the caller owns it.
  fileprivate func makeModel() -> OpaquePointer? {
    let model = g_menu_new()
    for section in sections {
      let part = g_menu_new()
      for item in section.items { item.append(to: part) }
      g_menu_append_section(model, section.title, Menu.asModel(part))
      Menu.release(part)
    }
    return model
  }

  fileprivate static func asModel(
    _ menu: OpaquePointer?
  ) -> UnsafeMutablePointer<GMenuModel>? {
    UnsafeMutableRawPointer(menu)?.assumingMemoryBound(to: GMenuModel.self)
  }

  fileprivate static func release(_ menu: OpaquePointer?) {
    if let menu { g_object_unref(UnsafeMutableRawPointer(menu)) }
  }
}

extension Menu.Item {
  fileprivate func append(to menu: OpaquePointer?) {
    switch self {
    case .action(let title, let action, let key):
      let item = g_menu_item_new(title, action)
      g_menu_item_set_attribute_value(item, "hidden-when", g_variant_new_string("action-missing"))
      if let key {
        g_menu_item_set_attribute_value(item, "accel", g_variant_new_string(key))
      }
      g_menu_append_item(menu, item)
      if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
    case .submenu(let title, let submenu):
      let model = submenu.makeModel()
      g_menu_append_submenu(menu, title, Menu.asModel(model))
      Menu.release(model)
    }
  }
}

// MARK: - Buttons that open something

extension Widget {
  /// A button that opens a menu or a popover of ours. `style` goes to the button inside.
  static func menuButton(style: [String]) -> Widget {
    let widget = Widget(taking: gtk_menu_button_new())
    if let button = gtk_widget_get_first_child(widget.pointer) {
      for name in style { gtk_widget_add_css_class(button, name) }
    }
    return widget
  }

  func setMenuButtonChild(_ child: Widget) {
    gtk_menu_button_set_child(OpaquePointer(pointer), child.pointer)
    // GTK centres the child at its natural width, of which ours knows nothing: it gets the whole button.
    gtk_widget_set_hexpand(child.pointer, 1)
    if let box = gtk_widget_get_parent(child.pointer) { gtk_widget_set_halign(box, GTK_ALIGN_FILL) }
  }

  func setMenu(_ menu: Menu) {
    let model = menu.makeModel()
    gtk_menu_button_set_menu_model(OpaquePointer(pointer), Menu.asModel(model))
    Menu.release(model)
  }

  /// Puts a popover with this content behind the button.
  func setPopoverContent(_ content: Widget) {
    guard let popover = gtk_popover_new() else { return }
    let typed = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self)
    gtk_popover_set_has_arrow(typed, 0)
    gtk_popover_set_child(typed, content.pointer)
    gtk_menu_button_set_popover(OpaquePointer(pointer), popover)
  }

  /// Whether what is behind the button is shown.
  var isMenuOpen: Bool {
    get {
      guard let popover = gtk_menu_button_get_popover(OpaquePointer(pointer)) else { return false }
      return gtk_widget_get_visible(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)) != 0
    }
    set {
      guard newValue != isMenuOpen else { return }
      if newValue {
        gtk_menu_button_popup(OpaquePointer(pointer))
      } else {
        gtk_menu_button_popdown(OpaquePointer(pointer))
      }
    }
  }

  /// Tells when the popover of `setPopoverContent` comes and goes.
  func onMenuToggled(_ action: @escaping () -> Void) {
    guard let popover = gtk_menu_button_get_popover(OpaquePointer(pointer)) else { return }
    let instance = UnsafeMutableRawPointer(popover)
    Signal.connect(instance, "show", action)
    Signal.connect(instance, "closed", action)
  }

  // MARK: Actions

  /// Runs an action such as `app.open` or `win.page::awards` that this widget or an ancestor has.
  /// False if there is none.
  @discardableResult
  func activateAction(_ detailedName: String) -> Bool {
    var name: UnsafeMutablePointer<CChar>?
    var target: OpaquePointer?
    guard g_action_parse_detailed_name(detailedName, &name, &target, nil) != 0 else { return false }
    let isDone = gtk_widget_activate_action_variant(pointer, name, target) != 0
    g_free(name)
    if let target { g_variant_unref(target) }
    return isDone
  }
}
