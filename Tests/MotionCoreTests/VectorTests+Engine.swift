@testable import MotionCore

extension VectorTests {
  /// Curves, springs, animations, retargeting, completions, interpolation and sampling.
  static let engineRunners: [String: VectorRunner] = [
    "bezier": bezier, "unitcurve_velocity": curveVelocity, "spring_value": springValue,
    "spring_conversions": springConversion, "settling_duration": settling,
    "animation_modifiers": modifiers, "retarget": retarget, "animation_completion": completion,
    "interpolation": interpolation, "velocity_sampler": sampler,
  ]

  // MARK: Curves

  private static func unitCurve(_ vector: VectorCase) throws -> UnitCurve {
    switch try vector.string("kind") {
    case "cubic": return try vector["control_points"].curve()
    case "cubic-inverse": return try vector["control_points"].curve().inverse
    case "linear": return .linear
    case "circularEaseIn": return .circularEaseIn
    case "circularEaseOut": return .circularEaseOut
    case "circularEaseInOut": return .circularEaseInOut
    case let kind: throw VectorFailure("unknown kind '\(kind)'")
    }
  }

  private static func bezier(_ vector: VectorCase) throws {
    let curve = try unitCurve(vector)
    let tolerance = try vector.tolerance()
    for (x, y) in zip(try vector.numbers("x"), try vector.numbers("y")) {
      try expectNear(curve.value(at: x), y, tolerance, "y(\(x))")
      // As an animation of a Float, relative to the unit interval.
      if (0...1).contains(x) {
        let shown = Float(0).interpolated(towards: 1, amount: curve.value(at: Double(Float(x))))
        let slope = curve.velocity(at: x).magnitude
        if slope < 10 { try expectNear(Double(shown), y, max(tolerance, 1e-4), "Float y(\(x))") }
      }
    }
    guard let expected = vector["inverse_control_points"].numbers else { return }
    let swapped = try JSONValue.array(expected.map(JSONValue.number)).curve()
    for x in try vector.numbers("x") {
      try expectNear(curve.value(at: x), swapped.value(at: x), 0, "inverse at \(x)")
    }
  }

  private static func curveVelocity(_ vector: VectorCase) throws {
    let curve = try unitCurve(vector)
    let tolerance = try vector.tolerance()
    for (x, velocity) in zip(try vector.numbers("x"), try vector.numbers("velocity")) {
      try expectNear(curve.velocity(at: x), velocity, tolerance, "slope at \(x)")
    }
  }

  // MARK: Springs

  private static func springValue(_ vector: VectorCase) throws {
    let spring = try vector["spring"].spring()
    let target = try vector.number("target")
    let velocity = try vector.number("initial_velocity")
    let scale = max(1, target.magnitude, velocity.magnitude * spring.response / (2 * Double.pi))
    let times = try vector.numbers("times")
    let values = try vector.numbers("values")
    let velocities = try vector.numbers("velocities")
    let forces = try vector.numbers("forces")
    // Forces are measured in mω₀² times the lengths, velocities in ω₀ times them.
    let frequency = 2 * Double.pi / spring.response
    for (index, time) in times.enumerated() {
      let value = spring.value(target: target, initialVelocity: velocity, time: time)
      let speed = spring.velocity(target: target, initialVelocity: velocity, time: time)
      let force = spring.force(target: target, position: value, velocity: speed)
      try expectNear(
        value, values[index], try vector.tolerance("values") * scale, "value(\(time))")
      try expectNear(
        speed, velocities[index], try vector.tolerance("velocities") * scale, "velocity(\(time))")
      try expectNear(
        force, forces[index], try vector.tolerance("forces") * scale, "force(\(time))")
      let narrow = spring.value(
        target: Float(target), initialVelocity: Float(velocity), time: time)
      try expectNear(Double(narrow), values[index], 1e-4 * scale, "Float value(\(time))")
      let narrowSpeed = spring.velocity(
        target: Float(target), initialVelocity: Float(velocity), time: time)
      try expectNear(
        Double(narrowSpeed), velocities[index], 1e-4 * scale * max(1, frequency),
        "Float velocity(\(time))")
    }
  }

  private static func springConversion(_ vector: VectorCase) throws {
    let tolerance = try vector.tolerance()
    let expect = vector["expect"]
    if let call = vector["animation"].string {
      guard let animation = animationCalls[call] else {
        throw VectorFailure("unknown call '\(call)'")
      }
      try expectAnimation(animation, expect, tolerance)
      return
    }
    let spring = try vector.json.spring()
    try expectSpring(spring, expect, tolerance)
  }

  private static func expectSpring(
    _ spring: Spring, _ expect: JSONValue, _ tolerance: Double
  ) throws {
    for (key, value) in expect.object ?? [:] {
      let actual: Double
      switch key {
      case "duration": actual = spring.duration
      case "response": actual = spring.response
      case "bounce": actual = spring.bounce
      case "dampingRatio": actual = spring.dampingRatio
      case "mass": actual = spring.mass
      case "stiffness": actual = spring.stiffness
      case "damping": actual = spring.damping
      case "natural_frequency": actual = spring.kernel.frequency
      case "decay": actual = spring.kernel.decay
      case "damped_frequency": actual = spring.kernel.dampedFrequency
      case "regime":
        let regime =
          spring.dampingRatio < 1 ? "under" : spring.dampingRatio > 1 ? "over" : "critical"
        try expectTrue(regime == value.string, "regime: \(regime), expected \(value)")
        continue
      case "stiffness_reported_by_apple_spring": continue
      default: throw VectorFailure("unknown property '\(key)'")
      }
      guard let expected = value.number else { throw VectorFailure("no number '\(key)'") }
      try expectNear(actual, expected, tolerance * max(1, expected.magnitude), key)
    }
  }

  /// The calls that the vectors write as text.
  private static let animationCalls: [String: Animation] = [
    "spring()": .spring(), "spring (static var)": .spring,
    "spring(response:dampingFraction:blendDuration:) defaults": .spring(response: 0.5),
    "interactiveSpring()": .interactiveSpring(),
    "interactiveSpring (static var)": .interactiveSpring,
    "interactiveSpring(response:dampingFraction:blendDuration:) defaults":
      .interactiveSpring(response: 0.15),
    "interpolatingSpring()": .interpolatingSpring(),
    "smooth": .smooth, "smooth()": .smooth(), "smooth (static var)": .smooth,
    "snappy": .snappy, "snappy()": .snappy(), "snappy (static var)": .snappy,
    "bouncy": .bouncy, "bouncy()": .bouncy(), "bouncy (static var)": .bouncy,
    "default": .default, "default (static var)": .default,
  ]

  private static func expectAnimation(
    _ animation: Animation, _ expect: JSONValue, _ tolerance: Double
  ) throws {
    let parameters: [String: Double]
    switch animation.base {
    case .spring(let spring):
      parameters = [
        "response": spring.response, "duration": spring.response,
        "dampingFraction": spring.dampingFraction, "blendDuration": spring.blendDuration,
      ]
    case .interpolatingSpring(let spring):
      let kernel = spring.kernel
      parameters = [
        "response": 2 * Double.pi / kernel.frequency, "dampingFraction": kernel.dampingRatio,
        "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
        "initialVelocity": spring.initialVelocity,
      ]
    case .curve(let curve, let duration):
      parameters = ["duration": duration]
      for key in ["curve", "control_points"] where !expect[key].isNull {
        try expectTrue(try expect[key].curve() == curve, "curve \(curve)")
      }
    case .custom: throw VectorFailure("a custom animation")
    }
    for (key, value) in expect.object ?? [:] where key != "curve" && key != "control_points" {
      if value.isNull {
        try expectTrue(parameters[key] == nil, "\(key) should not exist")
        continue
      }
      guard let actual = parameters[key], let expected = value.number else {
        throw VectorFailure("unknown property '\(key)'")
      }
      try expectNear(actual, expected, tolerance, key)
    }
  }

  private static func settling(_ vector: VectorCase) throws {
    let tolerance = try vector.tolerance()
    switch try vector.string("kind") {
    case "Spring.settlingDuration":
      let actual = try vector["spring"].spring().settlingDuration(
        target: try vector.number("target"), initialVelocity: try vector.number("initial_velocity"),
        epsilon: try vector.number("epsilon"))
      try expectNear(actual, try vector.number("settling_duration"), tolerance, "settling")
    case "Spring(settlingDuration:dampingRatio:epsilon:)":
      let spring = Spring(
        settlingDuration: try vector.number("settlingDuration"),
        dampingRatio: try vector.number("dampingRatio"), epsilon: try vector.number("epsilon"))
      try expectSpring(spring, vector["expect"], tolerance)
    case "Animation.spring removal":
      let animation = Animation.spring(
        response: try vector.number("response"),
        dampingFraction: try vector.number("dampingFraction"))
      let distance = try vector.number("distance")
      try expectNear(
        animation.logicalDuration(distance: distance), try vector.number("logical_completion"),
        tolerance, "logical completion")
      guard case .spring(let spring) = animation.base else { throw VectorFailure("no spring") }
      let removal = try vector.number("removal_time")
      try expectNear(
        SpringEnding.duration(
          of: spring.kernel, displaced: -distance, velocity: vector["velocity"].number ?? 0),
        removal, tolerance, "removal")
      if removal.isFinite && (vector["velocity"].number ?? 0) == 0 {
        try expectEnd(animation, distance: distance, at: removal)
      }
    case "Animation.interpolatingSpring duration":
      guard let animation = try vector["animation"].animation(),
        let course = AnimationCourse(animation, distance: 1)
      else { throw VectorFailure("no animation") }
      try expectNear(
        animation.logicalDuration(distance: 1), try vector.number("logical_completion"), tolerance,
        "logical completion")
      try expectNear(course.duration, try vector.number("removal_time"), tolerance, "removal")
    case let kind: throw VectorFailure("unknown kind '\(kind)'")
    }
  }

  /// The engine ends the animation at the given time, within a millisecond.
  private static func expectEnd(
    _ animation: Animation, distance: Double, at end: Double
  ) throws {
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    value.set(distance, transaction: Transaction(animation: animation))
    if end > 1e-3 {
      timeline.advance(to: end - 1e-3)
      try expectTrue(value.isAnimating, "over before \(end)")
    }
    timeline.advance(to: end + 1e-3)
    try expectTrue(!value.isAnimating, "still running after \(end)")
  }

  // MARK: Animations

  private static func modifiers(_ vector: VectorCase) throws {
    guard let animation = try vector["animation"].animation(),
      let course = AnimationCourse(animation, distance: 1)
    else { throw VectorFailure("no animation") }
    let durations = try vector.tolerance("durations")
    try expectNear(course.duration, try vector.number("total_duration"), durations, "total")
    try expectNear(
      animation.logicalDuration(distance: 1), try vector.number("logical_completion"), durations,
      "logical completion")
    let times = try vector.numbers("times")
    let progress = try vector.numbers("progress")
    guard let finished = vector["finished"].array else { throw VectorFailure("no 'finished'") }
    guard let velocities = vector["velocity"].array else { throw VectorFailure("no 'velocity'") }
    let timeline = Timeline()
    let value = AnimatedValue(0.0, on: timeline)
    value.set(1, transaction: Transaction(animation: animation))
    for (index, time) in times.enumerated() {
      timeline.advance(to: time)
      try expectNear(
        value.presented, progress[index], try vector.tolerance("progress"), "progress at \(time)")
      try expectTrue(
        value.isAnimating != finished[index].bool, "animating at \(time): \(value.isAnimating)")
      // The engine shows no infinite velocity (decision D32).
      guard let velocity = velocities[index].number, velocity.isFinite else { continue }
      try expectNear(
        value.velocity, velocity, try vector.tolerance("velocity"), "velocity at \(time)")
    }
  }

  private static func retarget(_ vector: VectorCase) throws {
    struct Event {
      var time: Double
      var value: Double
      var animation: Animation?
    }
    var hasBlend = false
    let events = try vector.json.requiredArray("events").map { json in
      if "\(json)".contains("blendDuration: 0.") { hasBlend = true }
      return Event(
        time: try json.requiredNumber("t"), value: try json.requiredNumber("set"),
        animation: try json["animation"].animation())
    }
    let tolerance = try vector.tolerance(hasBlend ? "blend_cases_values" : "values")
    let velocityTolerance = try vector.tolerance("velocities")
    let timeline = Timeline()
    let attribute = AnimatedValue(try vector.number("initial_model"), on: timeline)
    func expect(_ json: JSONValue, _ suffix: String, at time: Double) throws {
      let (value, velocity) = (attribute.presented, attribute.velocity)
      if let expected = json["value_" + suffix].number {
        try expectNear(value, expected, tolerance, "value \(suffix) the event at \(time)")
      }
      if let expected = json["velocity_" + suffix].number, expected.isFinite {
        try expectNear(
          velocity, expected, velocityTolerance, "velocity \(suffix) the event at \(time)")
      }
    }
    var next = 0
    let atEvents = try vector.json.requiredArray("at_events")
    func applyEvents(until time: Double) throws {
      while next < events.count, events[next].time <= time {
        let event = events[next]
        timeline.advance(to: event.time)
        let json = next < atEvents.count ? atEvents[next] : .null
        try expect(json, "before", at: event.time)
        attribute.set(event.value, transaction: Transaction(animation: event.animation))
        try expect(json, "after", at: event.time)
        if let running = json["running_after"].bool {
          try expectTrue(
            attribute.isAnimating == running, "running after the event at \(event.time)")
        }
        next += 1
      }
    }
    let values = try vector.numbers("values")
    guard let velocities = vector["velocities"].array, let running = vector["running"].array else {
      throw VectorFailure("no 'velocities' or 'running'")
    }
    for (index, time) in try vector.numbers("times").enumerated() {
      try applyEvents(until: time)
      timeline.advance(to: time)
      try expectNear(attribute.presented, values[index], tolerance, "value at \(time)")
      if let velocity = velocities[index].number, velocity.isFinite {
        try expectNear(attribute.velocity, velocity, velocityTolerance, "velocity at \(time)")
      }
      if let isRunning = running[index].bool {
        try expectTrue(attribute.isAnimating == isRunning, "running at \(time)")
      }
    }
  }

  private static func completion(_ vector: VectorCase) throws {
    let changes = try vector.json.requiredArray("changes")
    let times = try changes.map { try $0.requiredNumber("t") }
    let marked = changes.firstIndex { $0["callbacks_belong_to_this"].bool == true }
    for callback in try vector.json.requiredArray("callbacks") {
      let criteria: AnimationCompletionCriteria
      switch try callback.requiredString("criteria") {
      case "logicallyComplete": criteria = .logicallyComplete
      case "removed": criteria = .removed
      case let name: throw VectorFailure("unknown criterion '\(name)'")
      }
      let expected = try callback.requiredNumber("fires_at")
      let timeline = Timeline()
      var attributes: [String: AnimatedValue<Double>] = [:]
      var fired: [Double] = []
      // A frame every 1/240 s, and one just before and after the expected moment.
      let end = max(8, expected.isFinite ? expected + 1 : 0)
      var frames = (0...Int(end * 240)).map { Double($0) / 240 } + times
      frames = frames.filter { (($0 - expected).magnitude > 1e-3 || times.contains($0)) }
      if expected.isFinite && expected > 0 { frames += [expected - 1e-3, expected + 1e-3] }
      frames.sort()
      var isListening = false
      var transactions: [Double: Transaction] = [:]
      for time in frames {
        timeline.advance(to: time)
        for (index, change) in changes.enumerated() where times[index] == time {
          if transactions[time] == nil { transactions[time] = Transaction() }
          guard var transaction = transactions[time] else { continue }
          let isMarked = marked.map { times[$0] == time } ?? true
          if isMarked, !isListening {
            isListening = true
            transaction.addAnimationCompletion(criteria: criteria) { fired.append(timeline.now) }
            transactions[time] = transaction
          }
          transaction.animation = try change["animation"].animation()
          let name = try change.requiredString("attribute")
          let attribute =
            try attributes[name]
            ?? AnimatedValue(try change.requiredNumber("from"), on: timeline)
          attributes[name] = attribute
          attribute.set(try change.requiredNumber("to"), transaction: transaction)
        }
        if let transaction = transactions.removeValue(forKey: time) {
          timeline.finishUpdate(of: transaction)
          timeline.runCompletions()
        }
      }
      if expected == .infinity {
        try expectTrue(fired.isEmpty, "\(criteria) fired at \(fired)")
        for attribute in attributes.values { attribute.remove() }
        timeline.runCompletions()
        try expectTrue(fired.count == 1, "\(criteria) did not fire with its attribute")
      } else {
        try expectTrue(fired.count == 1, "\(criteria) fired at \(fired)")
        let late = expected == 0 ? 0 : 1e-3
        try expectNear(fired[0], expected + late, 1e-5, "\(criteria)")
      }
    }
  }

  // MARK: Values

  private static func interpolation(_ vector: VectorCase) throws {
    let tolerance = try vector.tolerance()
    switch try vector.string("kind") {
    case "color":
      func color(_ key: String) throws -> Color {
        let c = try vector.numbers(key)
        return Color(red: c[0], green: c[1], blue: c[2], opacity: c[3])
      }
      let from = try color("from_srgb").animatableData
      let to = try color("to_srgb").animatableData
      for sample in try vector.json.requiredArray("samples") {
        let fraction = try sample.requiredNumber("fraction")
        let data = from.interpolated(towards: to, amount: fraction)
        var mixed = Color.clear
        mixed.animatableData = data
        let linear = try sample.requiredNumbers("linear_rgb")
        let srgb = try sample.requiredNumbers("srgb")
        for (lane, encoded) in [mixed.red, mixed.green, mixed.blue].enumerated() {
          try expectNear(Double(data[lane]) / 128, linear[lane], tolerance, "linear \(fraction)")
          try expectNear(encoded, srgb[lane], tolerance, "srgb \(fraction)")
        }
        try expectNear(
          mixed.opacity, try sample.requiredNumber("opacity"), tolerance, "opacity \(fraction)")
      }
    case "angle":
      let from = Angle(degrees: try vector.number("from_degrees")).animatableData
      let to = Angle(degrees: try vector.number("to_degrees")).animatableData
      for sample in try vector.json.requiredArray("samples") {
        var angle = Angle.zero
        angle.animatableData = from.interpolated(
          towards: to, amount: try sample.requiredNumber("fraction"))
        try expectNear(angle.degrees, try sample.requiredNumber("degrees"), tolerance, "degrees")
        try expectNear(
          angle.animatableData, try sample.requiredNumber("animatable_data"), tolerance, "data")
      }
    case "rect":
      func rect(_ c: [Double]) -> Rect { Rect(x: c[0], y: c[1], width: c[2], height: c[3]) }
      let from = rect(try vector.numbers("from"))
      let to = rect(try vector.numbers("to"))
      for sample in try vector.json.requiredArray("samples") {
        let fraction = try sample.requiredNumber("fraction")
        let expected = rect(try sample.requiredNumbers("value"))
        let whole = from.interpolated(towards: to, amount: fraction)
        var byData = Rect.zero
        byData.animatableData = from.animatableData.interpolated(
          towards: to.animatableData, amount: fraction)
        for actual in [whole, byData] {
          try expectNear((actual - expected).magnitudeSquared, 0, tolerance, "rect \(fraction)")
        }
      }
    case "array":
      let lhs = AnimatableArray(try vector.numbers("lhs"))
      let rhs = AnimatableArray(try vector.numbers("rhs"))
      try expectTrue((lhs + rhs).elements == (try vector.numbers("sum")), "sum")
      try expectTrue((lhs - rhs).elements == (try vector.numbers("difference")), "difference")
      try expectTrue(
        AnimatableArray<Double>.zero.elements == (try vector.numbers("zero")), "zero")
    case "magnitudeSquared":
      let pair = try vector.numbers("pair")
      try expectNear(
        AnimatablePair(pair[0], pair[1]).magnitudeSquared, try vector.number("value"), tolerance,
        "magnitudeSquared")
    case "seed example":
      // 2×2 to 5×5 in 3 s, linear, after 1 s.
      let timeline = Timeline()
      let size = AnimatedValue(Size(width: 2, height: 2), on: timeline)
      size.set(
        Size(width: 5, height: 5), transaction: Transaction(animation: .linear(duration: 3)))
      timeline.advance(to: 1)
      let expected = try vector.numbers("value")
      try expectNear(size.presented.width, expected[0], tolerance, "width")
      try expectNear(size.presented.height, expected[1], tolerance, "height")
    case let kind: throw VectorFailure("unknown kind '\(kind)'")
    }
  }

  private static func sampler(_ vector: VectorCase) throws {
    let tolerance = try vector.tolerance()
    var sampler = VelocitySampler<Double>()
    for sample in try vector.json.requiredArray("samples_time_value") {
      guard let numbers = sample.numbers, numbers.count == 2 else {
        throw VectorFailure("no sample: \(sample)")
      }
      sampler.add(numbers[1], at: numbers[0])
    }
    try expectNear(sampler.velocity, try vector.number("velocity"), tolerance, "velocity")
    guard let last = sampler.lastTime else { throw VectorFailure("no samples") }
    try expectNear(
      sampler.velocity(at: last + 0.1), try vector.number("velocity_0.1s_after_last_sample"),
      tolerance, "velocity later")
  }
}
