import CGtk
import MotionCore

extension LayoutDirection {
  /// The direction in which a sentence is read, by its first strong character; left to right if it has none.
  nonisolated init(of sentence: String) {
    self = cgtk_is_right_to_left(sentence) != 0 ? .rightToLeft : .leftToRight
  }

  /// The direction of the toolkit's own widgets: the language's unless it is set.
  static var toolkit: LayoutDirection {
    get { gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight }
    set {
      gtk_widget_set_default_direction(
        newValue == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
    }
  }
}
