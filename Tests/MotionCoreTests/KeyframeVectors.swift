import Testing

@testable import MotionCore

/// Checks cases of `keyframes.json`.
enum KeyframeVectors {
  private static let valueTolerance = 1e-6
  private static let velocityTolerance = 1e-4

  static func check(_ test: Json) {
    switch test["kind"].string {
    case "track": checkTrack(test)
    case "timeline": checkTimeline(test)
    case "retrigger": checkRetrigger(test)
    default: Issue.record("unknown kind \(test["kind"])")
    }
  }

  private static func keyframe(_ json: Json) -> Keyframe<Double> {
    let to = json["to"].number
    let duration = json["duration"].number
    let content: any KeyframeTrackContent<Double> =
      switch json["type"].string {
      case "linear": LinearKeyframe(to, duration: duration, timingCurve: curve(json["curve"]))
      case "cubic":
        CubicKeyframe(
          to, duration: duration, startVelocity: json["startVelocity"].double,
          endVelocity: json["endVelocity"].double)
      case "spring":
        SpringKeyframe(
          to, duration: json["duration"].double, spring: spring(json["spring"]),
          startVelocity: json["startVelocity"].double)
      default: MoveKeyframe(to)
      }
    return content.keyframes[0]
  }

  private static func curve(_ json: Json) -> UnitCurve {
    if json.array.count == 4 {
      let n = json.numbers
      return .bezier(
        startControlPoint: UnitPoint(x: n[0], y: n[1]), endControlPoint: UnitPoint(x: n[2], y: n[3])
      )
    }
    switch json.string {
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default: return .linear
    }
  }

  private static func spring(_ json: Json) -> Spring {
    json.isNull ? Spring() : Spring(duration: json["duration"].number, bounce: json["bounce"].number)
  }

  private static func checkTrack(_ test: Json) {
    let keyframes = test["keyframes"].array.map(keyframe)
    let curve = KeyframeCurve(initialValue: test["initial"].number, keyframes: keyframes)
    let name = test["name"].string ?? "track"
    expectClose([curve.duration], [test["duration"].number], 1e-9, name)
    var boundaries = [0.0]
    for keyframe in keyframes { boundaries.append((boundaries.last ?? 0) + keyframe.duration) }
    for (index, time) in test["times"].numbers.enumerated() {
      let value = test["values"].numbers[index]
      expectClose([curve.value(time: time)], [value], valueTolerance, "\(name) at \(time)")
      guard boundaries.allSatisfy({ abs($0 - time) > 1e-9 }) else { continue }
      let velocity = test["velocities"].numbers[index]
      expectClose(
        [curve.velocity(time: time)], [velocity], velocityTolerance, "\(name) at \(time)")
    }
  }

  private struct Values {
    var first = 0.0
    var second = 0.0
    var third = 0.0
  }

  private static func checkTimeline(_ test: Json) {
    let paths: [WritableKeyPath<Values, Double> & Sendable] = [\.first, \.second, \.third]
    let tracks = Array(zip(test["tracks"].array, paths))
    var initial = Values()
    for (track, path) in tracks { initial[keyPath: path] = track["initial"].number }
    let timeline = KeyframeTimeline(initialValue: initial) {
      for (track, path) in tracks {
        KeyframeTrack(path) { for json in track["keyframes"].array { keyframe(json) } }
      }
    }
    let name = test["name"].string ?? "timeline"
    expectClose([timeline.duration], [test["duration"].number], 1e-9, name)
    for (index, time) in test["times"].numbers.enumerated() {
      for (track, path) in tracks {
        let key = track["path"].string ?? ""
        expectClose(
          [timeline.value(time: time)[keyPath: path]], [test[key].numbers[index]],
          valueTolerance, "\(name) \(key) at \(time)")
      }
    }
  }

  private static func checkRetrigger(_ test: Json) {
    let timeline = Timeline()
    let animator = KeyframeAnimator(initialValue: test["initial"].number, on: timeline) { _ in
      KeyframeTrack(\.self) { for json in test["keyframes"].array { keyframe(json) } }
    }
    timeline.advance(to: 0)
    animator.trigger()
    var retrigger: Double? = test["retrigger_at"].number
    for (index, time) in test["times"].numbers.enumerated() {
      if let event = retrigger, event <= time {
        timeline.advance(to: event)
        animator.trigger()
        retrigger = nil
      }
      timeline.advance(to: time)
      expectClose(
        [animator.value], [test["values"].numbers[index]], valueTolerance,
        "\(test["name"]) at \(time)")
    }
  }
}
