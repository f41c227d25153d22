/// How a view that stays changes its content: a text its string, an image its picture (spec 14).
///
/// It works only when the change is animated; otherwise the content is simply replaced.
public enum ContentTransition: Hashable, Sendable {
  /// The new content shows at once.
  case identity
  /// The old and the new rendering cross-fade.
  case opacity
  /// Equal runs move and recolour, the rest cross-fades; see `TextAlignment.matchingRuns`.
  case interpolate
  /// Changed characters roll, up or (`countsDown`) down; see `TextAlignment.fromTheRight`.
  case numericText(countsDown: Bool = false)

  /// Changed characters roll in the direction in which the shown value changes; see `following`.
  case numericValue(Double)

  /// A roll for a text that shows this value: up when the value grows, down when it falls.
  public static func numericText(value: Double) -> ContentTransition { .numericValue(value) }

  /// A roll whose direction follows from the values: up when the value grows.
  public static func numericText(from old: Double, to new: Double) -> ContentTransition {
    .numericText(countsDown: new < old)
  }

  /// What to do when the view's content transition was `previous` before the change: two values give a direction.
  public func following(_ previous: ContentTransition) -> ContentTransition {
    guard case .numericValue(let new) = self else { return self }
    guard case .numericValue(let old) = previous else { return .numericText() }
    return .numericText(from: old, to: new)
  }

  /// What is shown under reduced motion: a cross-fade for whatever moves (spec 8.3, 14).
  public func reduced() -> ContentTransition {
    switch self {
    case .identity: .identity
    case .opacity, .interpolate, .numericText, .numericValue: .opacity
    }
  }

  /// The transition of a character that leaves or arrives, as an ordinary transition.
  ///
  /// - Parameters:
  ///   - change: what became of the character's place. Kept characters have no transition.
  ///   - lineHeight: in points; a rolling character moves by 0.6 of it (D59).
  public func transition(for change: TextAlignment.Change, lineHeight: Double) -> AnyTransition {
    switch (self, change) {
    case (.identity, _), (_, .kept): .identity
    case (.numericText(let countsDown), .changed):
      AnyTransition(NumericRollTransition(isUp: !countsDown, lineHeight: lineHeight))
    case (.numericValue, .changed):
      AnyTransition(NumericRollTransition(isUp: true, lineHeight: lineHeight))
    case (.numericText, .added), (.numericText, .removed): .opacity
    case (.numericValue, .added), (.numericValue, .removed): .opacity
    case (.opacity, _), (.interpolate, _): .opacity
    }
  }
}

/// One character gives way to another: the old one leaves on one side, the new one comes from the other (D59).
struct NumericRollTransition: Transition {
  private static let travel = 0.6
  private static let radius = 4.0

  var isUp: Bool
  var lineHeight: Double

  func body(content: Content, phase: TransitionPhase) -> Content {
    let direction = isUp ? -1.0 : 1.0
    return
      content
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
      .offset(y: direction * phase.value * Self.travel * lineHeight)
  }
}
