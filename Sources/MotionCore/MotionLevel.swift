/// How much may move (decision D66).
public enum MotionLevel: Hashable, Sendable {
  /// Everything moves.
  case full
  /// Geometry takes its model value at once; appearance fades for at most 0.2 s; loops rest.
  case reduced
  /// Nothing moves; completions still fire.
  case none
}

/// What an attribute is about, which decides what becomes of it at the level *reduced* (decision D66).
public enum AttributeKind: Hashable, Sendable {
  /// Position, size, rotation, scale, offset, blur, trim, frames.
  case geometry
  /// Opacity and colour.
  case appearance
}

/// The longest fade at the level *reduced*, in seconds.
let longestFade = 0.2

extension MotionLevel {
  /// The animation that a change really gets at this level; nil for none.
  func effective(
    _ animation: Animation?, kind: AttributeKind, isEssential: Bool
  ) -> Animation? {
    guard let animation else { return nil }
    switch self {
    case .full: return animation
    case .none: return nil
    case .reduced:
      if isEssential { return animation }
      if kind == .geometry { return nil }
      return .easeInOut(duration: min(longestFade, animation.nominalDuration))
    }
  }
}
