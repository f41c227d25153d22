import Testing

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

  static func check(_ test: Json) {
    let timeline = Timeline()
    let phases = test["phases"].array.map(text)
    // Words have no number; their place will do. What matters is whether neighbours differ.
    let value = AnimatedValue(number(phases.first ?? "", phases), on: timeline)
    var steps: [Step] = []
    let animator = PhaseAnimator(
      phases, on: timeline, animation: { test["animations"][$0].animation },
      apply: { phase, transaction in
        let target = number(phase, phases)
        if transaction.animation != nil, target != value.target {
          steps.append(Step(time: timeline.now, phase: phase))
        }
        value.set(target, transaction: transaction)
      })
    var end = Double.infinity
    animator.onRest = { end = timeline.now }

    let expected = test["steps"].array
    let start = test["trigger_at"].double
    let horizon = (expected.last?["t"].number ?? 0) + 1.5
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
    #expect(steps.count >= expected.count, "\(name): \(steps)")
    for (index, (found, wanted)) in zip(steps, expected).enumerated() {
      #expect(found.phase == text(wanted["animate_to"]), "\(name) step \(index)")
      expectDelay(found.time, wanted["t"].number, steps: index + 1, name)
    }
    if test["ends_at"].number.isFinite {
      #expect(steps.count == expected.count, "\(name): \(steps)")
      expectDelay(end, test["ends_at"].number, steps: expected.count + 1, name)
    } else {
      #expect(animator.isRunning, "\(name)")
    }
  }

  private static func expectDelay(_ found: Double, _ ideal: Double, steps: Int, _ name: String) {
    let isInTime = found >= ideal - 1e-9 && found <= ideal + Double(steps) * frame + 1e-9
    #expect(isInTime, "\(name): \(found) instead of \(ideal)")
  }

  private static func text(_ json: Json) -> String {
    if let string = json.string { return string }
    let number = json.number
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func number(_ phase: String, _ phases: [String]) -> Double {
    Double(phase) ?? Double(phases.firstIndex(of: phase) ?? 0)
  }
}
