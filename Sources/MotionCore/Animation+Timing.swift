extension Animation {
  /// Whether it is a spring that nothing modifies, and so merges with whatever runs.
  var plainSpring: SpringParameters? {
    guard modifiers == nil, case .spring(let parameters) = base else { return nil }
    return parameters
  }

  /// Whether it repeats for ever.
  var isEndlessLoop: Bool {
    guard modifiers?.repeats == true else { return false }
    var next = modifiers
    while let list = next {
      if case .repetition(nil, _) = list.modifier { return true }
      next = list.inner
    }
    return false
  }

  /// Seconds until the base is logically complete.
  private var logicalBase: Double {
    switch base {
    case .curve(_, let duration): return max(0, duration)
    case .spring(let parameters): return parameters.effectiveResponse
    case .interpolatingSpring(let parameters):
      let frequency = parameters.kernel.frequency
      return min(2 * Double.pi / frequency, parameters.duration)
    case .custom: return .infinity
    }
  }

  /// Seconds from the start until the animation is logically complete, for an interval of the given magnitude.
  ///
  /// Delay adds, speed divides, a repetition counts to the end of its last pass (decision D29). Infinite for a custom
  /// animation, which reports by itself.
  func logicalDuration(distance: Double) -> Double {
    if let spring = plainSpring { return spring.effectiveResponse }
    guard let course = AnimationCourse(self, distance: distance) else { return .infinity }
    var logical = min(logicalBase, course.baseDuration)
    var steps = course.steps.reversed().makeIterator()
    for modifier in ModifierList.modifiers(of: modifiers).reversed() {
      if case .logicallyComplete(let after) = modifier {
        logical = min(logical, after)
        continue
      }
      switch steps.next() {
      case .delay(let delay): logical = max(0, logical + delay)
      case .speed(let speed): logical = speed > 0 ? logical / speed : .infinity
      case .repetition(let count, _, let pass): logical = pass > 0 ? pass * count : 0
      case nil: break
      }
      if logical.isNaN { logical = .infinity }
    }
    return min(logical, course.duration)
  }

  /// The length by which a reduced animation is measured: logical completion without delays, of one pass
  /// (decision D66).
  var nominalDuration: Double {
    var nominal = logicalBase
    for modifier in ModifierList.modifiers(of: modifiers).reversed() {
      switch modifier {
      case .delay, .repetition: break
      case .speed(let speed): nominal = speed > 0 ? nominal / speed : .infinity
      case .logicallyComplete(let after): nominal = min(nominal, after)
      }
    }
    return nominal.isNaN ? .infinity : nominal
  }

  /// Seconds from a merge until logical completion, the spring having been retargeted `elapsed` seconds after the
  /// start: delay and speed keep the old clock, `logicallyComplete` counts from the merge (specification 6.3).
  func logicalDurationAfterMerge(elapsed: Double) -> Double {
    let list = ModifierList.modifiers(of: modifiers)
    // The time at which each modifier stands, outermost first.
    var times: [Double] = []
    var time = elapsed
    for modifier in list {
      times.append(time)
      switch modifier {
      case .delay(let delay): time = max(0, time - delay)
      case .speed(let speed): time = speed > 0 ? time * speed : 0
      case .repetition, .logicallyComplete: break
      }
    }
    var remaining = logicalBase
    for (modifier, time) in zip(list, times).reversed() {
      switch modifier {
      case .delay(let delay): remaining += max(0, delay - time)
      case .speed(let speed): remaining = speed > 0 ? remaining / speed : .infinity
      case .logicallyComplete(let after): remaining = min(remaining, after)
      case .repetition: break
      }
    }
    return remaining.isNaN ? .infinity : remaining
  }
}

extension AnimationCourse {
  /// Seconds until the base alone is over.
  var baseDuration: Double {
    switch base {
    case .curve(_, let duration): max(0, duration)
    case .spring(_, _, let duration): duration
    }
  }
}
