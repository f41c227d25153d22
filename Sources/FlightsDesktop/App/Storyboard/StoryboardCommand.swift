import MotionCore

/// `--storyboard`: a pinned display, the sample at a fixed moment, one scene, its files.
enum StoryboardCommand {
  /// The moment and the flights of the scenes, unless others are asked for.
  private static let moment = LocalTime(day: CalendarDay(number: 15_883), minute: 14 * 60 + 16)
  private static let recordFlight = "2013-06-27-B6-1338-JFK"

  static func run(_ storyboard: Options.Storyboard, _ options: Options) throws {
    guard let scene = SceneCatalog.scene(named: storyboard.scene) else { return }
    let theme = options.theme.flatMap { Theme(rawValue: $0.rawValue) } ?? .light
    let textScale = options.textScale ?? 1
    let direction: LayoutDirection = options.direction == .rightToLeft ? .rightToLeft : .leftToRight
    let isOpen = PinnedDisplay.open(
      scale: storyboard.scale, isRightToLeft: direction == .rightToLeft, isDark: theme.isDark,
      isHighContrast: theme.isHighContrast, language: options.language)
    guard isOpen else { throw StoryboardRenderer.Failure.noDisplay }
    guard ThisProcess.makeDirectory(storyboard.out) else {
      throw StoryboardRenderer.Failure.unwritable(storyboard.out)
    }
    let directory = try DataSession.ownDirectory()
    let look = ProgramLook(directory: directory, theme: theme, textScale: textScale)
    look.painter.scale = Double(storyboard.scale)
    let stage = Stage(
      level: options.motion.map(level) ?? .full, direction: direction, look: look.look)
    stage.painter = look.painter
    let model = try model(options, scene, directory)
    let size = options.size ?? Options.defaultSize
    try StoryboardRenderer(
      scene, storyboard, model: model, stage: stage,
      size: Size(width: Double(size.width), height: Double(size.height))
    ).render()
  }

  private static func level(_ setting: MotionSetting) -> MotionLevel {
    switch setting {
    case .system, .full: .full
    case .reduced: .reduced
    case .none: .none
    }
  }

  /// The program's state before the scene: five awards earned, the demonstration flight open.
  private static func model(
    _ options: Options, _ scene: Scene, _ directory: String
  ) throws -> AppModel {
    let source = DataSession.source(options, default: .sample)
    let time = options.now ?? moment
    let loader = DataLoader(ownDirectory: directory) { time.instant(in: $0) }
    var data = try loader.flights(of: source)
    let details = try loader.details(of: source)
    data.aircraft = details.aircraft
    data.weather = details.weather
    let airport = options.airport ?? "JFK"
    try DataSession.check(airport, in: data)
    let now = time.instant(in: data.zone(airport))
    let settings = AppSettings(storage: .memory)
    settings.airport = airport
    settings.page = Options.PageChoice(rawValue: scene.page.rawValue) ?? .flights
    let awards = try Award.load(from: "\(directory)/awards.json")
    let model = AppModel(settings: settings, now: now, awards: awards, log: .demonstration)
    model.show(data)
    let id =
      options.flight
      ?? (source == .sample ? SampleFlights.demonstrationID(on: time.day) : FlightID(recordFlight))
    if let id, !model.open(id), options.flight != nil { throw DataSession.unknown(id) }
    model.panel?.showsBars = true
    return model
  }
}
