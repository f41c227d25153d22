import MotionCore

/// The window on the desktop: the same views as in the storyboards, driven by the frame clock.
final class Program {
  static let id = "io.github.flightsdesktop.FlightsDesktop"

  private let options: Options
  private let settings: AppSettings
  private let directory: String
  private let application = Application(id: Program.id)
  private let session: DataSession
  private let steps: AsyncStream<DataLoader.Step>
  private let zone: GLibTimeZone?
  private let bench: StartBench?

  private var window: Window?
  private var stage: Stage?
  private var clock: FrameClock?
  private var root: Element?
  private var look: ProgramLook?
  private var model: AppModel?
  private var motion: SystemMotion?
  private var minute: Timer?
  private var saving: Timer?
  private var bindings: [Binding] = []

  /// Runs until the window is closed; returns the exit status.
  static func run(_ options: Options) throws -> Int32 {
    let program = try Program(options)
    return program.application.run { program.activate() }
  }

  private init(_ options: Options) throws {
    self.options = options
    bench = StartBench()
    settings = AppSettings(storage: bench == nil ? .user : .memory)
    directory = try DataSession.ownDirectory()
    if let airport = options.airport { settings.airport = airport }
    if let page = options.page { settings.page = page }
    let code = settings.airport
    zone = try Airport.load(from: directory)[code]?.zone
    let fixed = options.now
    let loader = DataLoader(ownDirectory: directory) { zone in
      fixed?.instant(in: zone) ?? Now.replayed(Instant(seconds: ThisProcess.realTime), zone: zone)
    }
    session = DataSession(loader: loader)
    // The flights are read while GTK starts, on the other core.
    steps = session.open(DataSession.source(options, default: .newYork2013))
    MainQueue.attach()
  }

  private var now: Instant {
    options.now?.instant(in: zone)
      ?? Now.replayed(Instant(seconds: ThisProcess.realTime), zone: zone)
  }

  private func activate() {
    let look = ProgramLook(directory: directory, theme: theme, textScale: options.textScale ?? 1)
    let direction: LayoutDirection = options.direction == .rightToLeft ? .rightToLeft : .leftToRight
    let stage = Stage(direction: direction, look: look.look)
    stage.painter = look.painter
    stage.timeline.slowFactor = options.slow ?? settings.slow
    let awards = (try? Award.load(from: "\(directory)/awards.json")) ?? []
    let model = AppModel(settings: settings, now: now, awards: awards)
    let size = options.size ?? settings.windowSize
    let windowSize = Size(width: Double(size.width), height: Double(size.height))
    let window = Window(title: Strings.appName, size: windowSize)
    application.add(window)
    let root = stage.build { MainWindow.content(model, size: windowSize) }
    window.setContent(root.widget)
    (self.look, self.stage, self.model, self.window, self.root) = (look, stage, model, window, root)
    followMotion(stage)
    clock = FrameClock(stage: stage, window: window.widget)
    window.onMapped { [weak self] in self?.clock?.setHidden(false) }
    window.onUnmapped { [weak self] in self?.clock?.setHidden(true) }
    session.onReady = { [weak self] in self?.flightsAreThere() }
    session.follow(steps, name: Strings.newYork, in: model)
    followTime()
    window.present()
    if let bench { window.afterFirstPaint { bench.firstFrame() } }
  }

  private func flightsAreThere() {
    if let id = options.flight { model?.open(id) }
    if let bench, let window {
      window.afterPaint { [application] in
        bench.dataReady()
        application.quit()
      }
    }
  }

  private var theme: Theme {
    if let theme = options.theme { return Theme(rawValue: theme.rawValue) ?? .light }
    return Theme(rawValue: settings.theme.rawValue) ?? .light
  }

  /// The motion level follows the option, the program's setting and the desktop's, live.
  private func followMotion(_ stage: Stage) {
    let motion = SystemMotion()
    self.motion = motion
    bindings.append(
      Binding(on: stage) { [settings, options] in
        motion.resolved(for: options.motion ?? settings.motion).level
      } apply: { level, _ in
        stage.timeline.level = level
      })
  }

  /// The board follows the clock: once a minute, at the minute's start.
  private func followTime() {
    guard options.now == nil else { return }
    let wait = Now.secondsToNextMinute(Instant(seconds: ThisProcess.realTime))
    minute = Timer(after: Double(wait)) { [weak self] in
      guard let self else { return }
      withAnimation(Motions.list) { self.model?.move(to: self.now) }
      self.followTime()
    }
  }
}

/// What the benchmark asks of a start: the times of the first frame and of the filled board, and the memory then.
final class StartBench {
  private let start: Int
  private var firstFrameTime: Double?

  /// nil unless the benchmark has started the program.
  init?() {
    guard ThisProcess.variable("FLIGHTSDESKTOP_BENCH") == "start",
      let start = ThisProcess.variable("FLIGHTSDESKTOP_BENCH_EXEC_NS").flatMap({ Int($0) })
    else { return nil }
    self.start = start
  }

  func firstFrame() { firstFrameTime = ThisProcess.milliseconds(since: start) }

  func dataReady() {
    let ready = ThisProcess.milliseconds(since: start)
    let first = firstFrameTime ?? ready
    let memory = ThisProcess.residentMiB ?? 0
    ThisProcess.write(
      "{\"first_frame_ms\": \(JSONNumber.fixed(first)), \"data_ready_ms\": \(JSONNumber.fixed(ready)),"
        + " \"rss_mib\": \(JSONNumber.fixed(memory))}\n")
  }
}
