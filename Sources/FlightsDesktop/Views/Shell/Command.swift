import MotionCore

/// The names of what menus, keys and buttons ask for. Those of `win` are installed by the window's content, those of `app` by
/// the program; a menu leaves out what is not installed.
enum Command {
  static let page = "win.page"
  static let motion = "win.motion"
  static let refresh = "win.refresh"
  /// The present moment, from the program's clock.
  static let refreshNow = "app.refresh"
  static let openFile = "app.open"
  static let cancelLoading = "app.cancel-loading"
  /// A choice: `nyc2013` or `sample`.
  static let data = "app.data"
  static let theme = "app.theme"
  static let preferences = "app.preferences"
  static let shortcuts = "app.shortcuts"
  static let about = "app.about"
  static let quit = "app.quit"
  static let minimize = "window.minimize"
  static let maximize = "window.toggle-maximized"
  static let close = "window.close"
}

/// A button that runs an action by its name.
func CommandButton(_ action: String, @ElementBuilder label: () -> Element) -> Element {
  var run: () -> Void = {}
  let element = Button({ run() }, label: label)
  run = { [weak element] in element?.widget.activateAction(action) }
  return element
}
