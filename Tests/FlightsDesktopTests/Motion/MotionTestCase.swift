import CGtk
import MotionCore
import Observation
import XCTest

@testable import FlightsDesktop

/// A window off screen with a tree of ours in it, moved by hand.
@MainActor
final class TestWindow {
  let stage: Stage
  let root: Element
  let window: OffscreenWindow
  /// Engine time, in seconds.
  private(set) var time = 0.0

  convenience init(
    level: MotionLevel = .full, direction: LayoutDirection = .leftToRight, width: Double = 600,
    height: Double = 400, @ElementBuilder content: () -> Element
  ) {
    let size = Size(width: width, height: height)
    let look = Look(palette: .theme(.light), type: Typography(), measurer: FixedTextMeasurer())
    let stage = Stage(level: level, direction: direction, look: look)
    LayoutDirection.toolkit = direction
    self.init(stage, size: size) {
      RootContent.element(minimum: size, natural: size, content: content)
    }
  }

  /// `root` makes the whole tree, its root included.
  init(_ stage: Stage, size: Size, root: () -> Element) {
    XCTAssertNotEqual(gtk_init_check(), 0, "no display: scripts/headless has one")
    self.stage = stage
    stage.painter = DrawingCheck.painter
    // Tests of drawings share the painter and leave it at theirs.
    stage.painter?.scale = 1
    self.root = stage.build(root)
    window = OffscreenWindow(content: self.root.widget, size: size, scale: 1)
    stage.resize(to: size)
    Stage.flushAll()
    window.settle()
  }

  /// Moves to a time, in steps no longer than a frame at 60 Hz, and lets GTK place everything.
  func advance(to end: Double, step: Double = 1.0 / 60, each: () -> Void = {}) {
    while time < end {
      time = min(time + step, end)
      stage.advance(to: time)
      window.settle()
      each()
    }
  }

  func advance(by duration: Double, step: Double = 1.0 / 60, each: () -> Void = {}) {
    advance(to: time + duration, step: step, each: each)
  }

  /// The colours that are seen at some places, over white; none without a picture.
  func colors(at points: [Point]) -> [Color] {
    let picture = window.picture()
    let bytes = picture.bytes
    return points.map { point in
      let place = (Int(point.y) * picture.width + Int(point.x)) * 4
      let rest = 255 - Double(bytes[place + 3])
      return Color(
        red: (Double(bytes[place + 2]) + rest) / 255,
        green: (Double(bytes[place + 1]) + rest) / 255, blue: (Double(bytes[place]) + rest) / 255)
    }
  }

  func color(at point: Point) -> Color? { colors(at: [point]).first }

  func report(_ id: String) -> ElementReport? { root.reports().first { $0.id == id } }

  /// Names of all reported elements that are in the tree, each once, however many have it.
  var ids: [String] { root.reports().map(\.id) }

  /// All elements of a name that are drawn, whether they stay or leave. Reports tell only the last one.
  func drawn(_ id: String) -> [Element] {
    var found: [Element] = []
    root.visit { if $0.reportedID?() == id, $0.isDrawn { found.append($0) } }
    return found
  }
}

@MainActor
extension Element {
  /// Whether its picture, or a part of it, is drawn.
  fileprivate var isDrawn: Bool {
    let isCovered = matched.map { stage.matchedGeometry.isHidden($0) } ?? false
    return isPlaced && presentedOpacity > 0 && !isCovered && parent?.isDrawn != false
  }
}

/// A coloured rectangle of a size, reported under a name.
@MainActor
func block(_ id: String, width: Double = 100, height: Double = 40) -> Element {
  Drawing(width: width, height: height, id) { _, canvas in
    [.fill(.rect(canvas.bounds), canvas.palette.accent)]
  }
  .reported(as: id)
}

/// State that the tests change.
@MainActor
@Observable
final class TestModel {
  struct Item: Identifiable, Equatable {
    var id: Int
    var isFaint = false
  }
  var isOn = false
  var items: [Item] = []
  var opened: Int?
  var unrelated = 0
}

/// Numbers that are the same in every run.
struct TestRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

// The program's own forms, which apply changes at once; MotionCore has some of the same names.

@MainActor
@discardableResult
func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try FlightsDesktop.withAnimation(animation, body)
}

@MainActor
@discardableResult
func withAnimation<Result, Failure: Error>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws(Failure) -> Result, completion: @escaping () -> Void
) throws(Failure) -> Result {
  try FlightsDesktop.withAnimation(
    animation, completionCriteria: completionCriteria, body, completion: completion)
}

@MainActor
@discardableResult
func withTransaction<Result, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try FlightsDesktop.withTransaction(transaction, body)
}
