/// How much may move: everything, only fades, or nothing.
public enum MotionLevel: Sendable {
  case full, reduced, none
}
