/// A number as a row of digits that roll when it changes (spec 14).
///
/// Each digit is an item of its own, identified by place and character: a changed digit is one item that leaves and
/// one that arrives, a kept digit is the same item. Because a leaving view uses the transition of its last update
/// *before* the removal (spec 8.1), a change takes two updates:
///
/// ```swift
/// counter.prepare(for: 130)                      // the direction, for the digits that are still there
/// withAnimation { counter.show(130) }            // then the digits
/// ```
public struct DigitCounter: Hashable, Sendable {
  /// One digit, or a sign or separator.
  public struct Digit: Hashable, Sendable, Identifiable {
    /// Counted from the right, 0 is the ones.
    public var place: Int
    /// What is drawn there.
    public var character: Character

    /// Place and character together.
    public var id: Digit { self }
  }

  /// The value that the digits show.
  public private(set) var displayed: Int
  /// Whether the digits roll upwards: the new value is greater. Unchanged by an equal value.
  public private(set) var isCountingUp: Bool
  private let text: @Sendable (Int) -> String

  /// A counter that shows a value, without animation.
  ///
  /// - Parameter text: the value's characters; by default decimal digits with a minus sign.
  public init(_ value: Int, text: @escaping @Sendable (Int) -> String = { String($0) }) {
    displayed = value
    isCountingUp = true
    self.text = text
  }

  /// The first step: only the direction changes, so that digits that are about to leave know it.
  ///
  /// - Returns: whether `show` will change anything.
  @discardableResult
  public mutating func prepare(for value: Int) -> Bool {
    guard value != displayed else { return false }
    isCountingUp = value > displayed
    return true
  }

  /// The second step: the new digits. Without a `prepare` they roll as they did last.
  public mutating func show(_ value: Int) { displayed = value }

  /// The digits, leading first.
  public var digits: [Digit] {
    let characters = Array(text(displayed))
    return characters.enumerated().map { index, character in
      Digit(place: characters.count - 1 - index, character: character)
    }
  }

  /// The transition for the digits at this update.
  public var transition: AnyTransition { .digit(up: isCountingUp) }

  /// Equal when the same digits are shown and would roll the same way.
  public static func == (lhs: DigitCounter, rhs: DigitCounter) -> Bool {
    lhs.isCountingUp == rhs.isCountingUp && lhs.displayed == rhs.displayed
      && lhs.digits == rhs.digits
  }

  /// Hashes value and direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(displayed)
    hasher.combine(isCountingUp)
  }
}

extension AnyTransition {
  /// A digit's roll: counting up the new one comes from below and the old one leaves above, with a fade;
  /// counting down the other way round.
  public static func digit(up: Bool) -> AnyTransition { .push(from: up ? .bottom : .top) }
}
