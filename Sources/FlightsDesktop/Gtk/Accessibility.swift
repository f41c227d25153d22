import CGtk

/// The roles that the program's own widgets take.
enum AccessibleRole {
  case group, presentation, image, label, listItem, list, row, grid, gridCell, meter, button,
    heading, status, region
  case toggleSwitch
  case none

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .row: GTK_ACCESSIBLE_ROLE_ROW
    case .grid: GTK_ACCESSIBLE_ROLE_GRID
    case .gridCell: GTK_ACCESSIBLE_ROLE_GRID_CELL
    case .meter: GTK_ACCESSIBLE_ROLE_METER
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .region: GTK_ACCESSIBLE_ROLE_REGION
    case .toggleSwitch: GTK_ACCESSIBLE_ROLE_SWITCH
    case .none: GTK_ACCESSIBLE_ROLE_NONE
    }
  }
}

extension Widget {
  /// What a screen reader calls the widget.
  func setAccessibleLabel(_ text: String) { update(GTK_ACCESSIBLE_PROPERTY_LABEL, text) }
  /// What a screen reader adds to the name.
  func setAccessibleDescription(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text)
  }

  private func update(_ property: GtkAccessibleProperty, _ text: String) {
    var key = property
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &key, &value)
    g_value_unset(&value)
  }

  /// Takes the widget and what is inside out of the accessibility tree, or puts it back. Works on shown widgets; decoration
  /// takes the role `presentation` instead.
  func setAccessibleHidden(_ isHidden: Bool) {
    updateState(GTK_ACCESSIBLE_STATE_HIDDEN) { g_value_set_boolean(&$0, isHidden ? 1 : 0) }
  }
  func setAccessibleExpanded(_ isExpanded: Bool) {
    updateState(GTK_ACCESSIBLE_STATE_EXPANDED) { g_value_set_int(&$0, isExpanded ? 1 : 0) }
  }
  func setAccessibleSelected(_ isSelected: Bool) {
    updateState(GTK_ACCESSIBLE_STATE_SELECTED) { g_value_set_int(&$0, isSelected ? 1 : 0) }
  }

  /// Says that a switch is on or off.
  func setAccessibleChecked(_ isChecked: Bool) {
    // GTK reads three-valued states as numbers, but prepares the value as something else.
    var key = GTK_ACCESSIBLE_STATE_CHECKED
    var value = GValue()
    g_value_init(&value, g_type_from_name("gint"))
    let state = isChecked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
    g_value_set_int(&value, Int32(state.rawValue))
    gtk_accessible_update_state_value(OpaquePointer(pointer), 1, &key, &value)
    g_value_unset(&value)
  }

  private func updateState(_ state: GtkAccessibleState, _ set: (inout GValue) -> Void) {
    var key = state
    var value = GValue()
    gtk_accessible_state_init_value(state, &value)
    set(&value)
    gtk_accessible_update_state_value(OpaquePointer(pointer), 1, &key, &value)
    g_value_unset(&value)
  }
}
