import CGtk
import XCTest

@testable import FlightsDesktop

extension TestWindow {
  /// What GTK does on Tab, Shift+Tab and the arrows.
  @discardableResult
  func moveFocus(_ direction: FocusDirection) -> Bool {
    let towards =
      switch direction {
      case .forward: GTK_DIR_TAB_FORWARD
      case .backward: GTK_DIR_TAB_BACKWARD
      case .up: GTK_DIR_UP
      case .down: GTK_DIR_DOWN
      case .left: GTK_DIR_LEFT
      case .right: GTK_DIR_RIGHT
      }
    return gtk_widget_child_focus(root.widget.pointer, towards) != 0
  }

  /// Moves the focus one step, and looks where it is.
  func expectFocus(
    on name: String?, after direction: FocusDirection, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    moveFocus(direction)
    XCTAssertEqual(focusedButton, name, file: file, line: line)
  }

  /// The name of the button that has the focus.
  var focusedButton: String? {
    ids.first { id in !id.hasSuffix(".label") && root.find(id)?.widget.containsFocus == true }
  }

  func focus(_ id: String) { root.find(id)?.grabFocus() }
}

/// A button that takes the focus, reported under a name.
@MainActor
func button(_ id: String) -> Element {
  Button {
  } label: {
    block("\(id).label")
  }
  .accessibilityLabel(id).reported(as: id)
}
