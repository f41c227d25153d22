import MotionCore

/// The buttons that the desktop wants at one end of a window's header; nothing if it wants none there.
struct WindowControls: View {
  let isLeading: Bool
  let shell: ShellModel

  private var buttons: [DecorationLayout.Button] {
    let layout = DecorationLayout.current
    return isLeading ? layout.leading : layout.trailing
  }

  var body: Element {
    let buttons = buttons
    return When(!buttons.isEmpty) {
      Row(spacing: 8) {
        if !self.isLeading { self.divider }
        for button in buttons { self.control(button) }
        if self.isLeading { self.divider }
      }
    }
  }

  private var divider: Element {
    When(self.shell.width != .narrow) {
      Row(spacing: 0) { Divider(height: 20) }
        .padding(
          EdgeInsets(top: 0, leading: isLeading ? 8 : 4, bottom: 0, trailing: isLeading ? 4 : 8))
    }
  }

  /// In a narrow window only the button to close it.
  private func control(_ button: DecorationLayout.Button) -> Element {
    When(button == .close || self.shell.width != .narrow) {
      CommandButton(button.command) { Icon(button.icon, 14) }
        .style("window-control")
        .frame(width: 28, height: 28)
        .accessibilityLabel(button.name)
        .help(button.name)
    }
  }
}

extension DecorationLayout.Button {
  fileprivate var command: String {
    switch self {
    case .minimize: Command.minimize
    case .maximize: Command.maximize
    case .close: Command.close
    }
  }

  fileprivate var icon: String {
    switch self {
    case .minimize: "minus"
    case .maximize: "plus"
    case .close: "close"
    }
  }

  fileprivate var name: String {
    switch self {
    case .minimize: Strings.minimize
    case .maximize: Strings.maximize
    case .close: Strings.close
    }
  }
}
