/// A piece of the program by itself: how it looks, and the change at 0.
struct ScenePiece {
  var view: Element
  var change: () -> Void
  /// Takes the change back, for another round of a measurement.
  var undo: () -> Void
}

/// A scene: a settled window, and what happens to it at which time.
///
/// `prepare` brings the program's state to where the scene begins; it runs before the first frame, without animation.
/// `events` are what a user would do.
struct Scene {
  struct Event {
    /// Seconds from the scene's start.
    var time: Double
    var action: @MainActor (AppModel) -> Void
  }

  var name: String
  var page: Page
  var prepare: @MainActor (AppModel) -> Void = { _ in }
  /// The name of the element that is scrolled into view before the scene starts; nil: nothing is.
  var subject: String?
  var events: [Event] = []
  /// A piece shown by itself instead of the window's content, with the scene's own change at 0.
  var piece: (@MainActor (AppModel) -> ScenePiece)?

  /// A scene that shows a piece of the program by itself.
  init(_ name: String, piece: @escaping @MainActor (AppModel) -> ScenePiece) {
    self.name = name
    page = .flights
    self.piece = piece
  }

  init(
    _ name: String, on page: Page, subject: String? = nil,
    prepare: @escaping @MainActor (AppModel) -> Void = { _ in },
    events: [Event] = []
  ) {
    self.name = name
    self.page = page
    self.subject = subject
    self.prepare = prepare
    self.events = events
  }

  /// A scene with one change, at its start.
  init(
    _ name: String, on page: Page, subject: String? = nil,
    prepare: @escaping @MainActor (AppModel) -> Void = { _ in },
    at zero: @escaping @MainActor (AppModel) -> Void
  ) {
    self.init(
      name, on: page, subject: subject, prepare: prepare, events: [Event(time: 0, action: zero)])
  }
}
