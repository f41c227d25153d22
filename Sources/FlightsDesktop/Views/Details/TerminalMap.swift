import MotionCore
import Observation

/// The terminal of the flight's gate: the building, its stores, and the way to the gate.
struct TerminalMap: View {
  let panel: FlightPanelModel
  let app: AppModel

  var body: Element {
    Column(spacing: Spacing.small) {
      Switch(panel.terminal?.id) { _ in
        if let terminal = panel.terminal {
          TerminalMapPicture(panel: panel, app: app, terminal: terminal)
        } else {
          Stack {}
        }
      }
      .transition(.identity)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      Row(spacing: 8) {
        Drawing(width: 20, height: 6, true) { _, canvas in
          StoreBox.meter(canvas.bounds, share: 0.6, palette: canvas.palette)
        }
        Text(StringsDetails.mapNote, wrapping: .lines(3)).style("caption", "text2")
      }
      .padding(horizontal: 4, vertical: 2)
    }
    .padding(Spacing.small)
    .style("card")
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onScreen { [panel] in panel.isMapOnScreen = $0 }
    .onAppear { [panel] in
      guard panel.startsOnAppear else { return }
      panel.showsStores = true
      panel.pathRuns = true
    }
    .onDisappear { [panel] in
      guard panel.startsOnAppear else { return }
      panel.showsStores = false
      panel.pathRuns = false
    }
    .reported(as: "map.panel")
  }
}

/// The map itself; geography, so no reading direction mirrors it.
struct TerminalMapPicture: View {
  let panel: FlightPanelModel
  let app: AppModel
  let terminal: Terminal

  private var gate: Gate? { panel.details.gate }
  /// What the terminal's clocks show.
  private var time: LocalTime {
    LocalTime(panel.details.now, in: panel.details.departure.airport.zone)
  }

  var body: Element {
    let geometry = TerminalMapDrawing.Geometry(terminal)
    return Arranged(
      TerminalMapLayout(terminal: terminal, showsStores: { panel.showsStores })
    ) {
      Drawing(role: .image, gate.map { "\($0)" }) { _, proposal, _ in
        Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
      } shapes: { gate, canvas in
        TerminalMapDrawing.layout(
          size: canvas.size, geometry: geometry, gate: gate,
          texts: .init(entrance: StringsDetails.entrance, terminal: StringsDetails.terminalWord),
          palette: canvas.palette, type: canvas.type)
      }
      .accessibilityLabel(StringsDetails.map(terminal.id))
      .accessibilityDescription(walk)
      path
      terminal.gates.map { gateElement($0) as any View }
      terminal.stores.indices.map { store($0) as any View }
      pauseButton
    }
    .layout(dependingOn: panel.showsStores)
    .layoutDirection(.leftToRight)
    .focusGroup()
    .onAppear { app.record(.sawStores(of: terminal.id)) }
    .clipShape(cornerRadius: Radius.map)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var place: GatePlace? { gate.flatMap { terminal.gate($0.number) } }

  private var walk: String {
    guard let gate, let place else { return "" }
    return StringsDetails.walk(Walk.turns(place.path), to: gate)
  }

  /// Drawn over and over while it moves; else whole, with an arrow head.
  private var path: Element {
    let run = PathRun()
    return Drawing(points) { points, canvas in
      GatePathDrawing.layout(
        points: points,
        // Where nothing may move a loop is at its end, and stays there.
        state: canvas.trim < 1 ? .walking(TrimRange(from: 0, to: canvas.trim)) : .atRest,
        map: MapPlacement(size: canvas.size), palette: canvas.palette)
    }
    .trim(to: run.end)
    // A loop ends by a curve of no length; without any animation it would go on (motion-spec 6.5).
    .transaction(value: run.phase) {
      $0.animation = run.phase == .running ? Motions.gatePath : Motions.stop
    }
    .onAppear { run.follow(isMoving: panel.isPathMoving) }
    .onChange(of: panel.isPathMoving) { run.follow(isMoving: $0) }
    .onChange(of: run.phase) { _ in run.goOn() }
    .allowsHitTesting(false)
    .reported(as: "map.path")
  }

  private var points: [Point] { place?.path.map { Point(x: $0.x, y: $0.y) } ?? [] }

  private func gateElement(_ place: GatePlace) -> Element {
    let number = place.number
    let isOwn = { gate?.number == number }
    let name = Gate(terminal.id, number)
    return Drawing(role: .image, panel.pointedGate == number) { _, proposal, _ in
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    } shapes: { isPointedAt, canvas in
      isPointedAt ? [.border(canvas.bounds, 7, canvas.palette.focus, width: 2)] : []
    }
    .style("no-ring")
    .focusable()
    .onPointedAt { panel.pointedGate = $0 ? number : nil }
    .help(StringsDetails.gateName(name))
    .accessibilityLabel(
      isOwn() ? StringsDetails.ownGateName(name) : StringsDetails.gateName(name))
  }

  private func store(_ index: Int) -> Element {
    let store = terminal.stores[index]
    let label = {
      let share = store.busyness(minuteOfHour: time.minuteOfHour)
      return StringsDetails.store(store.name, percent: Percent.whole(share))
    }
    return Drawing(
      role: .image,
      StoreLook(
        busyness: store.busyness(minuteOfHour: time.minuteOfHour),
        isPointedAt: panel.pointedStore == store.id)
    ) { _, proposal, _ in
      Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    } shapes: { look, canvas in
      StoreBox.layout(
        size: canvas.size, name: store.shortName, busyness: look.busyness,
        isPointedAt: look.isPointedAt, palette: canvas.palette, type: canvas.type)
    }
    .animation(Motions.store(index), value: panel.showsStores)
    .zIndex(Double(terminal.stores.count - index))
    .style("ring-inside")
    .focusable()
    .onPointedAt { isPointedAt in
      panel.pointedStore = isPointedAt ? store.id : nil
      if isPointedAt { app.record(.lookedAtStore(store, at: time)) }
    }
    .help(label())
    .accessibilityLabel(label())
    .reported(as: "map.store.\(index + 1)")
  }

  private struct StoreLook: Equatable {
    var busyness: Double
    var isPointedAt: Bool
  }

  private var pauseButton: Element {
    Button {
      panel.isPathPaused.toggle()
    } label: {
      Drawing(panel.isPathPaused) { isPaused, canvas in
        [
          .fill(.rounded(canvas.bounds, Radius.control), canvas.palette.surface),
          .icon(
            isPaused ? "play" : "pause", at: canvas.bounds.center, size: 16, canvas.palette.text),
        ]
      }
      .frame(width: ControlSize.smallestTarget, height: ControlSize.smallestTarget)
    }
    .accessibilityLabel(panel.isPathPaused ? StringsDetails.playPath : StringsDetails.pausePath)
    .help(panel.isPathPaused ? StringsDetails.playPath : StringsDetails.pausePath)
    .zIndex(10)
  }
}

/// A path that draws itself again and again, or rests whole.
///
/// Both ends are 1, so a turn passes through 0: `starting` and `stopping` last no longer than the change that they are part of.
@Observable
final class PathRun {
  enum Phase: Hashable { case resting, starting, running, stopping }

  private(set) var phase = Phase.resting

  /// The end of what is drawn.
  var end: Double { phase == .resting || phase == .running ? 1 : 0 }

  func follow(isMoving: Bool) {
    switch phase {
    case .resting, .stopping: if isMoving { phase = .starting }
    case .running, .starting: if !isMoving { phase = .stopping }
    }
  }

  func goOn() {
    switch phase {
    case .starting: phase = .running
    case .stopping: phase = .resting
    case .resting, .running: break
    }
  }
}

/// Map, path, gates, stores and the pause button, scaled from the map's own space to the width.
struct TerminalMapLayout: Layout {
  let terminal: Terminal
  let showsStores: () -> Bool

  /// Ground above and below the map's own space, together.
  static let extraHeight = 29.0
  private static let pad = Size(width: 42, height: 34)
  private static let inset = 8.0

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? 300
    return Size(
      width: width, height: (MapPlacement.height(width: width) + Self.extraHeight).rounded())
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let map = MapPlacement(size: size)
    let whole = Rect(origin: .zero, size: size)
    let gates = terminal.gates.map {
      map.rect(center: Point(x: $0.pad.x, y: $0.pad.y), size: Self.pad)
    }
    let outside = showsStores() ? 0 : size.width * (terminal.isEnteredFromLeft ? -1 : 1)
    let stores = terminal.stores.map { store in
      map.rect(store.box.rect).offsetBy(dx: outside, dy: 0)
    }
    let side = ControlSize.smallestTarget
    let pause = Rect(
      x: terminal.isEnteredFromLeft ? size.width - side - Self.inset : Self.inset,
      y: size.height - side - Self.inset, width: side, height: side)
    return [whole, whole] + gates + stores + [pause]
  }
}

extension Terminal {
  var isEnteredFromLeft: Bool { entrance.x < MapPlacement.space.width / 2 }
}

extension MapRect {
  var rect: Rect { Rect(x: x, y: y, width: width, height: height) }
}

extension TerminalMapDrawing.Geometry {
  init(_ terminal: Terminal) {
    self.init(
      terminal: terminal.id.rawValue, body: terminal.body.rect, bodyRadius: terminal.bodyRadius,
      entrance: Point(x: terminal.entrance.x, y: terminal.entrance.y),
      gates: terminal.gates.map { place in
        TerminalMapDrawing.Gate(
          name: "\(Gate(terminal.id, place.number))", pad: Point(x: place.pad.x, y: place.pad.y),
          path: place.path.map { Point(x: $0.x, y: $0.y) })
      },
      slots: terminal.stores.map(\.box.rect))
  }
}
