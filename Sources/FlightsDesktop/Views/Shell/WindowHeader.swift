import MotionCore

/// The line above the page: back, title, menus, the window's buttons. It moves the window.
struct WindowHeader: View {
  let app: AppModel
  let shell: ShellModel

  var body: Element {
    WindowHandle {
      Row(spacing: 4) {
        WindowControls(isLeading: true, shell: shell)
        Row(spacing: 0) {
          When(self.canGoBack) {
            IconButton("back", Strings.back, mirrors: true) { self.app.goBack() }
              .frame(width: 28)
          }
          .transition(.opacity)
          title.frame(maxWidth: .infinity)
        }
        .frame(maxWidth: .infinity)
        When(Page.shown.contains(.search)) {
          IconButton("search", Strings.searchFlights) { self.app.choose(.search) }
        }
        When(self.shell.width != .narrow) { dataMenu }
        When(self.shell.width != .narrow) {
          menu("motion", Strings.motionMenu) { Menus.motion }
        }
        menu("menu", Strings.mainMenu) { Menus.main(isNarrow: self.shell.width == .narrow) }
        WindowControls(isLeading: false, shell: shell)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(EdgeInsets(top: 0, leading: 8, bottom: 1, trailing: 8))
    }
    .style("header")
    .frame(height: ControlSize.header, maxWidth: .infinity)
  }

  /// Something is open that hides what was there before.
  private var canGoBack: Bool {
    app.awards.opened != nil || isShowingDetailsAlone || app.showsFailure
  }

  private var isShowingDetailsAlone: Bool {
    shell.width == .narrow && app.page.built == .flights && app.showsDetailsAlone
      && app.panel != nil && app.loading == .idle
  }

  // MARK: Title

  private var title: Element {
    Switch(self.words, alignment: .leading) { words in
      Row(spacing: 12, alignment: .center) {
        Text(words.title).style("page-title", "text")
        Text(self.subtitle(words), wrapping: .ellipsis).style("label", "text2")
      }
    }
    .transition(.page)
    .padding(EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  private struct Words: Hashable {
    var page: Page
    var title: String
    var hasSubtitle: Bool
  }

  private var words: Words {
    if isShowingDetailsAlone, let flight = app.panel?.details.flight {
      return Words(page: .flights, title: Strings.flightNumber(flight), hasSubtitle: false)
    }
    if let id = app.awards.opened, let award = app.awards.award(id) {
      return Words(page: .awards, title: award.title, hasSubtitle: false)
    }
    let page = app.page.built
    return Words(page: page, title: Strings.page(page), hasSubtitle: true)
  }

  private func subtitle(_ words: Words) -> String {
    guard words.hasSubtitle else { return "" }
    switch words.page {
    case .flights: return app.data == nil ? "" : Strings.updated(app.board.updatedTime)
    case .awards: return Strings.earned(app.awards.earned.count, of: app.awards.awards.count)
    case .search, .lab: return ""
    }
  }

  // MARK: Menus

  private var dataMenu: Element {
    MenuButton(Menus.data, style: ["flat"]) {
      Row(spacing: 8) {
        Icon("data")
        Text(Strings.source(self.app.data?.source)).style("label", "text2", "medium")
        Icon("down", 14)
      }
      .padding(horizontal: 10, vertical: 0)
    }
    .frame(height: ControlSize.button)
    .accessibilityLabel(Strings.dataMenu)
    .accessibilityDescription(Strings.source(self.app.data?.source))
  }

  private func menu(_ icon: String, _ name: String, _ menu: @escaping () -> Menu) -> Element {
    MenuButton(menu(), style: ["icon"]) { Icon(icon, IconSize.control) }
      .frame(width: ControlSize.button, height: ControlSize.button)
      .accessibilityLabel(name)
      .help(name)
  }
}

/// The header's menus.
enum Menus {
  static let data = Menu(sections: [
    .init([
      .action(Strings.newYork, action: "\(Command.data)::nyc2013"),
      .action(Strings.sample, action: "\(Command.data)::sample"),
    ]),
    .init([
      .action(Strings.openFile, action: Command.openFile, key: "<Control>o"),
      .action(Strings.refresh, action: Command.refresh, key: "F5"),
    ]),
  ])

  static let motion = Menu(sections: [
    .init([
      .action(Strings.motionSystem, action: "\(Command.motion)::system"),
      .action(Strings.motionFull, action: "\(Command.motion)::full"),
      .action(Strings.motionReduced, action: "\(Command.motion)::reduced"),
      .action(Strings.motionNone, action: "\(Command.motion)::none"),
    ])
  ])

  private static let theme = Menu.Section(
    [
      .action(Strings.themeSystem, action: "\(Command.theme)::system"),
      .action(Strings.themeLight, action: "\(Command.theme)::light"),
      .action(Strings.themeDark, action: "\(Command.theme)::dark"),
      .action(Strings.themeHighContrastLight, action: "\(Command.theme)::hc-light"),
      .action(Strings.themeHighContrastDark, action: "\(Command.theme)::hc-dark"),
    ], title: Strings.theme)

  /// In a narrow window it also has the pages and what else has no room in the header.
  static func main(isNarrow: Bool) -> Menu {
    var sections: [Menu.Section] = []
    if isNarrow {
      sections.append(
        .init(
          Page.shown.map {
            .action(Strings.page($0), action: "\(Command.page)::\($0.rawValue)")
          }))
      sections.append(
        .init([
          .submenu(Strings.dataMenu, data), .submenu(Strings.motionMenu, motion),
        ]))
    }
    sections.append(theme)
    sections.append(
      .init([
        .action(Strings.preferences, action: Command.preferences, key: "<Control>comma"),
        .action(Strings.shortcuts, action: Command.shortcuts, key: "<Control>question"),
        .action(Strings.about, action: Command.about),
        .action(Strings.quit, action: Command.quit, key: "<Control>q"),
      ]))
    return Menu(sections: sections)
  }
}
