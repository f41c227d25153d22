import MotionCore

/// The window on the desktop: the same views as in the storyboards, driven by the frame clock.
final class Program {
  static let id = "io.github.flightsdesktop.FlightsDesktop"

  private let options: Options
  private let settings: AppSettings
  private let directory: String
  private let application = Application(id: Program.id)
  private let session: DataSession
  private let zone: GLibTimeZone?
  private let bench: StartBench?
  private let frameBench: FrameBench?

  private var window: Window?
  private var stage: Stage?
  private var clock: FrameClock?
  private var root: Element?
  private var look: ProgramLook?
  private var model: AppModel?
  private var motion: SystemMotion?
  private var minute: Timer?
  private var saving: Timer?
  private var reading: Timer?
  private var bindings: [Binding] = []
  private var fileDialog: FileDialog?

  /// Runs until the window is closed; returns the exit status.
  static func run(_ options: Options) throws -> Int32 {
    let program = try Program(options)
    let status = program.application.run { program.activate() }
    if program.frameBench == nil, program.bench == nil { program.save() }
    return status
  }

  private init(_ options: Options) throws {
    self.options = options
    bench = StartBench()
    frameBench = FrameBench()
    let isMeasured = bench != nil || frameBench != nil
    settings = AppSettings(storage: isMeasured ? .memory : .user)
    directory = try DataSession.ownDirectory()
    if let airport = options.airport { settings.airport = airport }
    if let page = options.page {
      settings.page = page
    } else if options.flight != nil || options.file != nil {
      // What was asked for is to be seen.
      settings.page = .flights
    }
    let airports = try Airport.load(from: directory)
    if let airport = options.airport, airports[airport] == nil {
      throw CommandLineError(
        description: "--airport: \(airport) is no airport of the data; a code such as JFK was"
          + " expected.")
    }
    zone = airports[settings.airport]?.zone
    let fixed = options.now
    let loader = DataLoader(ownDirectory: directory) { zone in
      fixed?.instant(in: zone) ?? Now.replayed(Instant(seconds: ThisProcess.realTime), zone: zone)
    }
    session = DataSession(loader: loader)
    MainQueue.attach()
  }

  private var now: Instant {
    options.now?.instant(in: zone)
      ?? Now.replayed(Instant(seconds: ThisProcess.realTime), zone: zone)
  }

  private func activate() {
    let look = ProgramLook(directory: directory, theme: theme, textScale: options.textScale ?? 1)
    if let asked = options.direction {
      LayoutDirection.toolkit = asked == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let direction = LayoutDirection.toolkit
    let stage = Stage(direction: direction, look: look.look)
    stage.painter = look.painter
    stage.timeline.slowFactor = options.slow ?? settings.slow
    let awards = (try? Award.load(from: "\(directory)/awards.json")) ?? []
    let model = AppModel(
      settings: settings, now: now, awards: awards, log: ActivityLog(entries: settings.activity))
    model.liveThrough(today)
    let size = options.size ?? settings.windowSize
    let windowSize = Size(width: Double(size.width), height: Double(size.height))
    let window = Window(title: Strings.appName, size: windowSize)
    application.add(window)
    let root = stage.build {
      frameBench?.content(model, size: windowSize) ?? MainWindow.content(model, size: windowSize)
    }
    install(actions: model, in: root)
    window.setContent(root.widget)
    (self.look, self.stage, self.model, self.window, self.root) = (look, stage, model, window, root)
    followMotion(stage)
    let clock = FrameClock(stage: stage, window: window.widget)
    self.clock = clock
    showOverlay(of: clock.statistics, in: root)
    window.onVisibility { [weak clock] isVisible in clock?.setHidden(!isVisible) }
    // What a renderer makes of a blur differs.
    window.onMapped { [weak window] in BlurScale.isCairo = window?.drawsWithCairo ?? true }
    window.onScaleFactor { [weak stage] factor in
      guard look.painter.scale != Double(factor) else { return }
      look.painter.scale = Double(factor)
      BlurScale.deviceScale = Double(factor)
      stage?.measureEverythingAgain()
    }
    session.onReady = { [weak self] in self?.flightsAreThere() }
    model.loading = .reading(name: sourceName, LoadProgress(rows: 0, fraction: 0))
    followTime()
    if frameBench == nil { saveSettings() }
    if frameBench == nil { model.strip.start() }
    window.present()
    // The first frame has both cores; the flights are read right after it, or soon if nobody looks.
    window.afterFirstPaint { [weak self] in
      self?.bench?.firstFrame()
      self?.readFlights()
    }
    reading = Timer(after: Program.patience) { [weak self] in self?.readFlights() }
  }

  /// Seconds to wait for the first frame before the flights are read all the same.
  private static let patience = 1.0

  private func readFlights() {
    guard reading != nil, let model else { return }
    reading = nil
    let source = DataSession.source(options, default: .newYork2013)
    session.follow(session.open(source), name: sourceName, in: model)
  }

  /// What the flights that are read first are called.
  private var sourceName: String {
    switch DataSession.source(options, default: .newYork2013) {
    case .newYork2013: Strings.newYork
    case .sample: Strings.sample
    case .directory(let path), .file(let path):
      path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  private func flightsAreThere() {
    if let id = options.flight, model?.open(id) == false {
      ThisProcess.writeError("FlightsDesktop: \(DataSession.unknown(id))\n")
    }
    if let frameBench, let model, let stage, let clock {
      frameBench.run(model, stage, clock) { [application] in application.quit() }
    }
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

  /// The day at the person's place; marks are kept from one such day to the next.
  private var today: CalendarDay {
    LocalTime(Instant(seconds: ThisProcess.realTime), in: .local).day
  }

  /// Frame times, running animations and dropped frames, with Ctrl+Shift+F.
  private func showOverlay(of statistics: FrameStatistics, in root: Element) {
    let overlay = stage?.build {
      FrameOverlay(statistics).align(.bottomTrailing).allowsHitTesting(false)
    }
    if let overlay { root.add(overlay) }
    _ = root.onKeyPress("<Control><Shift>f", isGlobal: true) {
      statistics.isShown.toggle()
      return true
    }
  }

  // MARK: Actions

  /// What menus and keys ask of the program.
  private func install(actions model: AppModel, in root: Element) {
    _ = root.actions(
      "app",
      [
        Action("refresh") { [weak self] in self?.refresh() },
        Action("open") { [weak self] in self?.chooseFile() },
        Action("cancel-loading") { [weak self] in self?.session.cancel() },
        Action("data", chosen: model.dataName) { [weak self] name in
          self?.open(
            name == "sample" ? .sample : .newYork2013,
            name: name == "sample" ? Strings.sample : Strings.newYork)
        },
        Action("theme", chosen: self.settings.theme.rawValue) { [weak self] name in
          self?.show(themeNamed: name)
        },
        Action("quit") { [weak self] in self?.application.quit() },
      ])
    for (key, action) in [
      ("<Control>o", "app.open"), ("<Control>q", "app.quit"), ("<Control>w", "window.close"),
    ] {
      _ = root.onKeyPress(key, isGlobal: true) { [weak root] in
        root?.widget.activateAction(action) ?? false
      }
    }
  }

  private func refresh() {
    withAnimation(Motions.list) { model?.move(to: now) }
  }

  private func chooseFile() {
    guard let window else { return }
    fileDialog = FileDialog(
      title: Strings.openFile, filterName: Strings.csvFiles, patterns: ["*.csv", "*.csv.gz"],
      over: window
    ) { [weak self] path in
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      self?.open(.file(path), name: name)
    }
  }

  /// Reads other flights; what is shown stays until they are there.
  private func open(_ source: DataSource, name: String) {
    guard let model else { return }
    session.follow(session.open(source), name: name, in: model)
  }

  private func show(themeNamed name: String) {
    guard let theme = AppSettings.ThemeSetting(rawValue: name) else { return }
    settings.theme = theme
    guard let look, let stage else { return }
    look.show(theme: self.theme, textScale: options.textScale ?? 1)
    stage.look = look.look
  }

  // MARK: Settings

  /// Writes the settings a second after they changed.
  private func saveSettings() {
    guard let stage else { return }
    bindings.append(
      Binding(on: stage) { [settings] in
        settings.contents
      } apply: { [weak self] _, transaction in
        guard transaction != nil else { return }
        self?.saving = Timer(after: 1) { self?.save() }
      })
  }

  private func save() {
    do {
      try settings.save()
    } catch {
      ThisProcess.writeError("FlightsDesktop: the settings could not be saved (\(error)).\n")
    }
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
