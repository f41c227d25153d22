/// How much the user wants things to move: the system's wish, or one of their own.
nonisolated enum MotionSetting: String, CaseIterable, Sendable {
  case system, full, reduced, none
}
