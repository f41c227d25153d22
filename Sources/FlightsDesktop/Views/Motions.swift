import MotionCore

/// Every animation of the program, by purpose (`visual.md`, Motion). One-shots last 0.25–1.0 s, delays and loops left out.
enum Motions {
  /// The two icons of the map button turn.
  static let mapIcons = Animation.spring(response: 0.55, dampingFraction: 0.45)
  /// The map button's words change, the map comes and goes.
  static let map = Animation.easeInOut(duration: 0.35)
  /// The way to the gate draws itself, again and again.
  static let gatePath = Animation.linear(duration: 3).repeatForever(autoreverses: false)
  /// The stores of the map come in one after the other; index 0 is nearest the entrance.
  static func store(_ index: Int) -> Animation {
    .easeInOut(duration: 0.35).delay(Double(index) * 0.3)
  }
  /// The bars of the history grow one after the other; 1 is the latest day.
  static func bar(_ day: Int) -> Animation { .easeInOut(duration: 0.35).delay(Double(day) * 0.1) }
  /// The pie opens.
  static let pie = Animation.easeInOut(duration: 0.6)
  /// An award card grows out of its cell and goes back.
  static let card = Animation.easeInOut(duration: 0.35)
  /// Pages and titles change.
  static let page = Animation.easeOut(duration: 0.25)
  /// Rows come, go and move; digits change.
  static let list = Animation.easeInOut(duration: 0.35)
  /// The quick actions fan out.
  static let fan = Animation.spring(duration: 0.6, bounce: 0)
  /// A switch or the pill of a segmented control moves.
  static let control = Animation.easeInOut(duration: 0.25)
  /// One flight of the plane over its strip.
  static let strip = Animation.linear(duration: 5).repeatForever(autoreverses: false)

  /// Ends a loop at once.
  static let stop = Animation.linear(duration: 0)

  /// All one-shot animations with their purpose; a test checks their lengths.
  static let oneShots: [(purpose: String, animation: Animation)] = [
    ("the map button's icons say open or closed", mapIcons), ("the map comes and goes", map),
    ("the stores arrive", .easeInOut(duration: 0.35)),
    ("the bars grow", .easeInOut(duration: 0.35)),
    ("the pie opens", pie), ("a card grows out of its cell", card), ("the page changes", page),
    ("rows make room", list), ("quick actions fan out", fan), ("a control moves", control),
  ]
}

extension AnyTransition {
  /// The terminal map: in from the trailing side, away into its centre.
  static let terminalMap = AnyTransition.asymmetric(
    insertion: .move(edge: .trailing).combined(with: .opacity),
    removal: .scale(0).combined(with: .opacity))
  /// The map button's words.
  static let label = AnyTransition.move(edge: .bottom).combined(with: .opacity)
  /// A page shifts by 16 px in reading direction as it fades.
  static let page = AnyTransition.asymmetric(
    insertion: .offset(x: 16).combined(with: .opacity),
    removal: .offset(x: -16).combined(with: .opacity))
}
