@testable import MotionCore

/// Checks cases of `phase_animator.json`.
///
/// The expected times hold for infinitely dense frames. Frames are a thousandth of a second apart here, and each step may
/// come that much later than the ideal one (the file's tolerance).
enum PhaseAnimatorVectors {
  private static let frame = 0.001

  private struct Step {
    var time: Double
    var phase: String
  }

  static func run(_ vector: VectorCase) throws {
    let test = vector.json
    let timeline = Timeline()
    let phases = test["phases"].items.map(text)
    let animations = try Dictionary(
      phases.map { ($0, try test["animations"][$0].animation()) }, uniquingKeysWith: { $1 })
    // Words have no number; their place will do. What matters is whether neighbours differ.
    let value = AnimatedValue(number(phases.first ?? "", phases), on: timeline)
    var steps: [Step] = []
    let animator = PhaseAnimator(
      phases, on: timeline, animation: { animations[$0] ?? nil },
      apply: { phase, transaction in
        let target = number(phase, phases)
        if target != value.target {
          steps.append(Step(time: timeline.now, phase: phase))
        }
        value.set(target, transaction: transaction)
      })
    var end = Double.infinity
    animator.onRest = { end = timeline.now }

    let expected = test["steps"].items
    let start = test["trigger_at"].number
    let lastEvent = [expected.last?["t"].real ?? 0, test["ends_at"].real].filter(\.isFinite)
    let horizon = (lastEvent.max() ?? 0) + 0.5
    timeline.advance(to: 0)
    if start == nil { animator.start() }
    var isTriggered = false
    for index in 0...Int(horizon / frame) {
      timeline.advance(to: Double(index) * frame)
      if let start, !isTriggered, Double(index) * frame >= start {
        isTriggered = true
        animator.trigger()
      }
    }

    let name = test["name"].string ?? "phases"
    try expectTrue(steps.count >= expected.count, "\(name): \(steps)")
    for (index, (found, wanted)) in zip(steps, expected).enumerated() {
      try expectTrue(found.phase == text(wanted["animate_to"]), "\(name) step \(index)")
      try expectDelay(found.time, wanted["t"].real, steps: index + 1, name)
    }
    if test["ends_at"].real.isFinite {
      try expectTrue(steps.count == expected.count, "\(name): \(steps)")
      try expectDelay(end, test["ends_at"].real, steps: expected.count + 1, name)
    } else {
      try expectTrue(animator.isRunning, "\(name)")
    }
  }

  private static func expectDelay(_ found: Double, _ ideal: Double, steps: Int, _ name: String)
    throws
  {
    let isInTime = found >= ideal - 1e-9 && found <= ideal + Double(steps) * frame + 1e-9
    try expectTrue(isInTime, "\(name): \(found) instead of \(ideal)")
  }

  private static func text(_ json: JSONValue) -> String {
    if let string = json.string { return string }
    let number = json.real
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func number(_ phase: String, _ phases: [String]) -> Double {
    Double(phase) ?? Double(phases.firstIndex(of: phase) ?? 0)
  }
}
