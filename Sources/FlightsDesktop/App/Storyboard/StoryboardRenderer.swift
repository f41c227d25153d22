import MotionCore

/// Renders a scene off screen with the virtual clock: pictures, a contact sheet and the numbers of every moving element.
final class StoryboardRenderer {
  enum Failure: Error, CustomStringConvertible {
    case noDisplay
    case unwritable(String)

    var description: String {
      switch self {
      case .noDisplay: "--storyboard needs a display; a private one will do (xvfb-run)."
      case .unwritable(let path): "\(path) cannot be written."
      }
    }
  }

  private let scene: Scene
  private let options: Options.Storyboard
  private let model: AppModel
  private let stage: Stage
  private let root: Element
  private let window: OffscreenWindow
  private var document: StoryboardDocument
  private let pieceChange: (() -> Void)?
  private var pictures: [(time: Double, picture: Picture)] = []

  /// The window's tree is built from the same views as the live program's. The display must be open.
  init(_ scene: Scene, _ options: Options.Storyboard, model: AppModel, stage: Stage, size: Size) {
    self.scene = scene
    self.options = options
    self.model = model
    self.stage = stage
    scene.prepare(model)
    var change: (() -> Void)?
    root = stage.build {
      guard let made = scene.piece?(model) else { return MainWindow.content(model, size: size) }
      change = made.change
      return RootContent.element(minimum: size, natural: size) { made.view }
    }
    pieceChange = change
    window = OffscreenWindow(content: root.widget, size: size, scale: options.scale)
    document = StoryboardDocument(
      scene: scene.name, size: size, scale: options.scale, motion: stage.timeline.level,
      direction: stage.direction)
  }

  /// Writes everything to the output directory.
  func render() throws(Failure) {
    settle()
    var events = scene.events.map { event in
      VirtualClock.Event(time: event.time) { [model] in event.action(model) }
    }
    if let pieceChange { events.append(VirtualClock.Event(time: 0, action: pieceChange)) }
    var failure: Failure?
    VirtualClock(stage: stage).run(events: events, times: options.times) { time in
      guard failure == nil else { return }
      do throws(Failure) { try record(time) } catch { failure = error }
    }
    if let failure { throw failure }
    try write()
  }

  /// The window as it is before the scene: laid out, its subject scrolled into view, nothing moving.
  private func settle() {
    stage.resize(to: window.size)
    Stage.flushAll()
    window.settle()
    if let subject = scene.subject { root.find(subject)?.scrollIntoView(anchor: nil) }
    window.settle()
  }

  private func record(_ time: Double) throws(Failure) {
    stage.deliver()
    let stem = scene.name.replacing("/", with: "-")
    let image = options.isJSONOnly ? nil : "\(stem)@\(JSONNumber.shortest(time)).png"
    document.frames.append(
      StoryboardFrame(
        time: time, image: image, isIdle: stage.isIdle, loops: stage.timeline.loopCount,
        elements: root.reports()))
    guard let image else { return }
    window.settle()
    let picture = window.picture()
    let path = "\(options.out)/\(image)"
    guard picture.write(toPNG: path) else { throw .unwritable(path) }
    if options.hasContactSheet { pictures.append((time, picture)) }
  }

  private func write() throws(Failure) {
    let stem = scene.name.replacing("/", with: "-")
    let path = "\(options.out)/\(stem).json"
    guard ThisProcess.write(document.json, toFile: path) else { throw .unwritable(path) }
    guard options.hasContactSheet, !pictures.isEmpty else { return }
    let sheet = ContactSheet.picture(of: pictures)
    let sheetPath = "\(options.out)/\(stem).sheet.png"
    guard sheet.write(toPNG: sheetPath) else { throw .unwritable(sheetPath) }
  }
}

/// All pictures of a scene side by side, each with its time.
enum ContactSheet {
  private static let columns = 3
  private static let width = 640.0
  private static let gap = 16.0
  private static let caption = 28.0

  static func picture(of pictures: [(time: Double, picture: Picture)]) -> Picture {
    let first = pictures[0].picture
    let height = width * Double(first.height) / Double(first.width)
    let columns = min(ContactSheet.columns, pictures.count)
    let rows = (pictures.count + columns - 1) / columns
    let sheet = Picture(
      width: Int(Double(columns) * (width + gap) + gap),
      height: Int(Double(rows) * (height + caption + gap) + gap))
    sheet.fill(red: 0.92, green: 0.93, blue: 0.96)
    for (index, entry) in pictures.enumerated() {
      let x = gap + Double(index % columns) * (width + gap)
      let y = gap + Double(index / columns) * (height + caption + gap)
      sheet.draw(entry.picture, x: x, y: y, width: width)
      sheet.write("\(JSONNumber.shortest(entry.time)) s", x: x, y: y + height + 20, size: 16)
    }
    return sheet
  }
}

extension Element {
  /// The element that storyboards report under this name, or that bears it.
  func find(_ id: String) -> Element? {
    if reportedID?() == id || name == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}
