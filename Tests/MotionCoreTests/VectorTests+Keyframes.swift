@testable import MotionCore

/// Checks cases of `keyframes.json`.
enum KeyframeVectors {
  private static let valueTolerance = 1e-6
  private static let velocityTolerance = 1e-4

  static func run(_ vector: VectorCase) throws {
    let test = vector.json
    switch test["kind"].string {
    case "track": try checkTrack(test)
    case "timeline": try checkTimeline(test)
    case "retrigger": try checkRetrigger(test)
    default: throw VectorFailure("unknown kind \(test["kind"])")
    }
  }

  private static func keyframe(_ json: JSONValue) throws -> Keyframe<Double> {
    let to = json["to"].real
    let duration = json["duration"].real
    let content: any KeyframeTrackContent<Double> =
      switch json["type"].string {
      case "linear": LinearKeyframe(to, duration: duration, timingCurve: try curve(json["curve"]))
      case "cubic":
        CubicKeyframe(
          to, duration: duration, startVelocity: json["startVelocity"].number,
          endVelocity: json["endVelocity"].number)
      case "spring":
        SpringKeyframe(
          to, duration: json["duration"].number, spring: try spring(json["spring"]),
          startVelocity: json["startVelocity"].number)
      default: MoveKeyframe(to)
      }
    return content.keyframes[0]
  }

  private static func curve(_ json: JSONValue) throws -> UnitCurve {
    json.isNull ? .linear : try json.curve()
  }

  private static func spring(_ json: JSONValue) throws -> Spring {
    json.isNull ? Spring() : try json.spring()
  }

  private static func checkTrack(_ test: JSONValue) throws {
    let keyframes = try test["keyframes"].items.map(keyframe)
    let curve = KeyframeCurve(initialValue: test["initial"].real, keyframes: keyframes)
    let name = test["name"].string ?? "track"
    try expectClose([curve.duration], [test["duration"].real], 1e-9, name)
    var boundaries = [0.0]
    for keyframe in keyframes { boundaries.append((boundaries.last ?? 0) + keyframe.duration) }
    for (index, time) in test["times"].reals.enumerated() {
      let value = test["values"].reals[index]
      try expectClose([curve.value(time: time)], [value], valueTolerance, "\(name) at \(time)")
      guard boundaries.allSatisfy({ abs($0 - time) > 1e-9 }) else { continue }
      let velocity = test["velocities"].reals[index]
      try expectClose(
        [curve.velocity(time: time)], [velocity], velocityTolerance, "\(name) at \(time)")
    }
  }

  private struct Values {
    var first = 0.0
    var second = 0.0
    var third = 0.0
    var fourth = 0.0
  }

  private static func checkTimeline(_ test: JSONValue) throws {
    let paths: [WritableKeyPath<Values, Double> & Sendable] = [
      \.first, \.second, \.third, \.fourth,
    ]
    try expectTrue(test["tracks"].items.count <= paths.count, "more tracks than this test knows")
    let tracks = Array(zip(test["tracks"].items, paths))
    var initial = Values()
    for (track, path) in tracks { initial[keyPath: path] = track["initial"].real }
    let solved = try tracks.map { track, path in
      (path, try track["keyframes"].items.map(keyframe))
    }
    let timeline = KeyframeTimeline(initialValue: initial) {
      for (path, keyframes) in solved {
        KeyframeTrack(path) { for keyframe in keyframes { keyframe } }
      }
    }
    let name = test["name"].string ?? "timeline"
    try expectClose([timeline.duration], [test["duration"].real], 1e-9, name)
    for (index, time) in test["times"].reals.enumerated() {
      for (track, path) in tracks {
        let key = track["path"].string ?? ""
        try expectClose(
          [timeline.value(time: time)[keyPath: path]], [test[key].reals[index]],
          valueTolerance, "\(name) \(key) at \(time)")
      }
    }
  }

  private static func checkRetrigger(_ test: JSONValue) throws {
    let keyframes = try test["keyframes"].items.map(keyframe)
    let timeline = Timeline()
    let animator = KeyframeAnimator(initialValue: test["initial"].real, on: timeline) { _ in
      KeyframeTrack(\.self) { for keyframe in keyframes { keyframe } }
    }
    timeline.advance(to: 0)
    animator.trigger()
    var retrigger: Double? = test["retrigger_at"].real
    for (index, time) in test["times"].reals.enumerated() {
      if let event = retrigger, event <= time {
        timeline.advance(to: event)
        animator.trigger()
        retrigger = nil
      }
      timeline.advance(to: time)
      try expectClose(
        [animator.value], [test["values"].reals[index]], valueTolerance,
        "\(test["name"]) at \(time)")
    }
  }
}
