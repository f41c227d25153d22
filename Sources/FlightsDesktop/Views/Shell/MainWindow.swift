import MotionCore

/// What the window shows.
///
///     sidebar │ header
///             │ page: flights (list │ details), awards, …
///
/// The sidebar becomes icons below 1000 and goes below 640, where the page has one column.
enum MainWindow {
  static let minimumSize = Size(width: 360, height: 480)

  /// The tree of the whole window; `size` is its size at first.
  static func content(_ app: AppModel, size: Size) -> Element {
    let stage = Stage.current
    let shell = ShellModel(width: size.width, textScale: stage.look.type.scale)
    return RootContent.element(minimum: minimumSize, natural: size) {
      SizeReader { [weak stage] size in
        shell.resized(to: size, textScale: stage?.look.type.scale ?? 1)
      } content: {
        Row(spacing: 0) {
          When(shell.width != .narrow) { Sidebar(app: app, shell: shell) }
            .frame(maxHeight: .infinity)
          Column(spacing: 0) {
            WindowHeader(app: app, shell: shell)
            Switch(app.page.built) { page($0, app, shell) }
              .transition(.page)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .clipped()
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .style("window")
    }
    .actions(app)
    .keys(app)
  }

  private static func page(_ page: Page, _ app: AppModel, _ shell: ShellModel) -> Element {
    let view: any View =
      switch page {
      case .awards: AwardsPage(app: app)
      case .flights, .search, .lab: FlightsPage(app: app, shell: shell)
      }
    return view.body.frame(maxWidth: .infinity, maxHeight: .infinity)
      .reported(as: "page.\(page.rawValue)")
  }
}

extension View {
  /// What the window's menus and keys ask for.
  fileprivate func actions(_ app: AppModel) -> Element {
    let element = body
    return element.actions(
      "win",
      [
        Action("page", chosen: app.page.built.rawValue) { name in
          if let page = Page(rawValue: name) { app.choose(page) }
        },
        Action("motion", chosen: app.settings.motion.rawValue) { name in
          if let motion = MotionSetting(rawValue: name) { app.settings.motion = motion }
        },
        Action("refresh") { [weak element] in
          // The program knows what time it is; without it the board shows the same moment again.
          if element?.widget.activateAction(Command.refreshNow) != true { app.refresh() }
        },
      ])
  }

  /// The window's keys.
  fileprivate func keys(_ app: AppModel) -> Element {
    var element = body
    for key in ["F5", "<Control>r"] {
      element = element.onKeyPress(key, isGlobal: true) { [weak element] in
        guard app.page.built == .flights, app.data != nil else { return false }
        return element?.widget.activateAction(Command.refresh) ?? false
      }
    }
    for (index, tab) in Board.Tab.allCases.enumerated() {
      element = element.onKeyPress("<Control>\(index + 1)", isGlobal: true) {
        guard app.page.built == .flights, app.data != nil else { return false }
        app.show(tab)
        return true
      }
    }
    return
      element
      .onKeyPress("<Alt>Left", isGlobal: true) { app.goBack() }
      .onKeyPress("Escape") { app.goBack() }
  }
}

extension AppModel {
  /// Goes to a page.
  func choose(_ page: Page) {
    withAnimation(Motions.page) { self.page = page }
  }
}
