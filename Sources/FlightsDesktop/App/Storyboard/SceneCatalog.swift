import MotionCore

/// All scenes that can be rendered, by the names of `contracts.md`.
enum SceneCatalog {
  static let all: [Scene] = [
    Scene("map-open", on: .flights, subject: "map.panel.place", at: { $0.panel?.toggleTerminal() }),
    Scene(
      "map-close", on: .flights, subject: "map.panel", prepare: openMap,
      at: { $0.panel?.toggleTerminal() }),
    Scene(
      "map-interrupt", on: .flights, subject: "map.panel.place",
      events: [0, 0.15, 0.25].map { time in
        Scene.Event(time: time) { $0.panel?.toggleTerminal() }
      }),
    Scene(
      "gate-path", on: .flights, subject: "map.panel", prepare: openMap,
      at: { $0.panel?.pathRuns = true }),
    Scene(
      "store-cascade", on: .flights, subject: "map.panel",
      prepare: {
        openMap($0)
        $0.panel?.showsStores = false
      }, at: { $0.panel?.showsStores = true }),
    Scene("fan-out", on: .flights, subject: "fan.opener", at: { $0.panel?.toggleFan() }),
    Scene(
      "label-swap", on: .flights, subject: "map.panel.place", at: { $0.panel?.toggleTerminal() }),
    Scene(
      "bars", on: .flights, subject: "history", prepare: holdBars,
      at: { $0.panel?.showsBars = true }),
    Scene(
      "award-expand", on: .awards, subject: "award.grid.homebound",
      at: { $0.awards.open(.homebound) }),
    Scene(
      "award-collapse", on: .awards, subject: "award.grid.homebound",
      prepare: { $0.awards.opened = .homebound },
      at: { $0.awards.close() }),
    Scene(
      "award-interrupt", on: .awards, subject: "award.grid.homebound",
      events: [
        Scene.Event(time: 0) { $0.awards.open(.homebound) },
        Scene.Event(time: 0.1) { $0.awards.close() },
      ]),
    Scene(
      "plane-strip", on: .flights, prepare: { $0.strip.clear() }, at: { $0.strip.start() }),
    Scene("digit-counter") { _ in
      let counter = CounterSceneModel()
      return ScenePiece(
        view: CounterScene(counter), change: { counter.number = 130 },
        undo: { counter.number = 129 })
    },
    Scene("page-switch", on: .flights, at: { $0.choose(.awards) }),
    Scene("list-insert") { model in
      let list = ListSceneModel(model.board.items)
      return ScenePiece(
        view: ListScene(list), change: { list.insert() }, undo: { list.remove() })
    },
    Scene("page/flights", on: .flights),
    Scene("page/awards", on: .awards),
  ]

  static func scene(named name: String) -> Scene? { all.first { $0.name == name } }

  /// The bars have no length yet.
  private static func holdBars(_ model: AppModel) {
    model.panel?.startsOnAppear = false
    model.panel?.showsBars = false
  }

  /// The map is open, the stores are in their places, the path rests.
  private static func openMap(_ model: AppModel) {
    model.panel?.startsOnAppear = false
    model.panel?.showTerminal = true
    model.panel?.showsStores = true
    model.panel?.pathRuns = false
  }
}
