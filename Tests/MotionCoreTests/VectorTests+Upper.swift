extension VectorTests {
  /// Transitions, matched geometry, paths, schedules, keyframes and phases.
  static let upperRunners: [String: VectorRunner] = [
    "transitions": TransitionVectors.run, "matched_geometry": MatchedGeometryVectors.run,
    "keyframes": KeyframeVectors.run, "phase_animator": PhaseAnimatorVectors.run,
    "timeline_schedules": TimelineScheduleVectors.run, "path_trim": PathTrimVectors.run,
  ]
}

// Short forms for expectations: what is missing equals nothing, so that a comparison with it fails.
extension JSONValue {
  /// The number; not a number if there is none.
  var real: Double { number ?? .nan }
  /// The numbers; empty if there are none.
  var reals: [Double] { numbers ?? [] }
  /// The elements; empty if it is no array.
  var items: [JSONValue] { array ?? [] }
}

/// Fails unless both have as many numbers and these agree within the tolerance.
func expectClose(
  _ found: [Double], _ expected: [Double], _ tolerance: Double, _ what: @autoclosure () -> String
) throws {
  try expectTrue(found.count == expected.count, "\(what()): \(found), expected \(expected)")
  for (found, expected) in zip(found, expected) {
    try expectNear(found, expected, tolerance, what())
  }
}
