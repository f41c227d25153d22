import MotionCore

/// Something that menus, buttons and keys can ask for by name.
struct Action {
  fileprivate enum Kind {
    case plain(() -> Void)
    case choice(value: () -> String, chosen: (String) -> Void)
  }

  let name: String
  fileprivate let kind: Kind

  /// A plain action.
  init(_ name: String, _ action: @escaping () -> Void) {
    self.name = name
    kind = .plain(action)
  }

  /// One of several choices: menus mark the one that the model has.
  init(
    _ name: String, chosen value: @autoclosure @escaping () -> String,
    _ choose: @escaping (String) -> Void
  ) {
    self.name = name
    kind = .choice(value: value, chosen: choose)
  }
}

extension View {
  /// Offers actions under a prefix (`win.refresh`) to this element and all that is inside it.
  func actions(_ prefix: String, _ actions: [Action]) -> Element {
    let element = body
    let group = ActionGroup()
    for action in actions {
      switch action.kind {
      case .plain(let run): group.add(action.name, run)
      case .choice(let value, let chosen):
        group.addChoice(action.name, value(), chosen)
        element.bind(value) { _, value, _ in group.setChoice(action.name, value) }
      }
    }
    element.widget.install(group, as: prefix)
    return element
  }
}
