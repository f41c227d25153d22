extension VectorTests {
  /// Transitions, matched geometry, paths, schedules, keyframes and phases.
  static let upperRunners: [String: VectorRunner] = [:]
}
