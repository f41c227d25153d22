import MotionCore

/// What the benchmark asks of a scene: processor time per frame, live in a window, again and again there and back.
///
/// The way back is not measured. Time that passes while nothing moves costs nothing to speak of and is not counted: a
/// measurement begins with the change and ends with the last frame of its animations.
final class FrameBench {
  /// How often the scene is played.
  private static let rounds = 2
  /// Seconds between two changes, longer than any of the animations.
  private static let pause = 1.2

  private let name: String
  private var piece: ScenePiece?
  private var frames = 0
  private var cost = 0.0
  private var timer: Timer?

  /// nil unless the benchmark has started the program.
  init?() {
    guard let asked = ThisProcess.variable("FLIGHTSDESKTOP_BENCH"), asked.hasPrefix("frames:")
    else { return nil }
    name = String(asked.dropFirst("frames:".count))
  }

  private var scene: Scene? { SceneCatalog.scene(named: name) }

  /// The window's content, if the scene shows a piece by itself.
  func content(_ model: AppModel, size: Size) -> Element? {
    guard let scene, let piece = scene.piece?(model) else { return nil }
    self.piece = piece
    return RootContent.element(minimum: size, natural: size) { piece.view }
  }

  /// Plays the scene once the flights are there, prints what a frame costs, and is done.
  func run(
    _ model: AppModel, _ stage: Stage, _ clock: FrameClock, done: @escaping () -> Void
  ) {
    if case .flight(let flight) = model.board.items.first { model.open(flight.id) }
    if let scene { model.page = scene.page }
    model.strip.rest()
    clock.onFrame = { [weak self] _, _ in self?.frames += 1 }
    after { [weak self] in self?.play(FrameBench.rounds, model, stage, done) }
  }

  private func play(_ rounds: Int, _ model: AppModel, _ stage: Stage, _ done: @escaping () -> Void)
  {
    guard rounds > 0 else {
      let microseconds = frames > 0 ? cost / Double(frames) : 0
      ThisProcess.write("{\"cpu_us_per_frame\": \(JSONNumber.fixed(microseconds))}\n")
      return done()
    }
    let before = frames
    let start = ThisProcess.processorTime
    change(model)
    after { [weak self] in
      guard let self else { return }
      self.cost += ThisProcess.processorTime - start
      let played = self.frames
      self.undo(model)
      self.after { [weak self] in
        guard let self else { return }
        // The way back is not counted.
        self.frames = played
        if played == before { self.frames = before }
        self.play(rounds - 1, model, stage, done)
      }
    }
  }

  private func change(_ model: AppModel) {
    if let piece { return piece.change() }
    for event in scene?.events ?? [] { event.action(model) }
    // Loops would go on for ever: the path rests, and the strip.
    model.panel?.isPathPaused = true
    model.strip.rest()
  }

  private func undo(_ model: AppModel) {
    if let piece { return piece.undo() }
    if model.awards.opened != nil { model.awards.close() }
    if model.panel?.showTerminal == true { model.panel?.toggleTerminal() }
    if let scene, model.page != scene.page { model.choose(scene.page) }
    model.strip.rest()
  }

  private func after(_ body: @escaping () -> Void) {
    timer = Timer(after: FrameBench.pause, body)
  }
}
