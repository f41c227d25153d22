@testable import MotionCore

/// Checks cases of `transitions.json`.
enum TransitionVectors {
  private static let layerTolerance = 1e-9
  private static let matrixTolerance = 1e-6
  private static let opacityTolerance = 1e-5

  static func run(_ vector: VectorCase) throws {
    let test = vector.json
    if test["interruption"].string != nil {
      try checkInterruption(test)
    } else {
      try checkEffects(test)
    }
  }

  /// A transition by its description.
  static func transition(_ json: JSONValue) throws -> AnyTransition {
    switch json["type"].string {
    case "identity": return .identity
    case "opacity": return .opacity
    case "slide": return .slide
    case "move": return .move(edge: edge(json["edge"]))
    case "push": return .push(from: edge(json["edge"]))
    case "offset": return .offset(x: json["x"].real, y: json["y"].real)
    case "scale":
      guard let scale = json["scale"].number else { return .scale }
      return .scale(scale, anchor: anchor(json["anchor"]))
    case "blurReplace": return .blurReplace(json["config"].string == "upUp" ? .upUp : .downUp)
    case "modifier":
      return .modifier(
        active: Opacity(value: json["active_opacity"].real),
        identity: Opacity(value: json["identity_opacity"].real))
    case "combined":
      return try transition(json["first"]).combined(with: transition(json["second"]))
    case "asymmetric":
      return .asymmetric(
        insertion: try transition(json["insertion"]), removal: try transition(json["removal"]))
    default: throw VectorFailure("unknown transition \(json)")
    }
  }

  private struct Opacity: TransitionModifier {
    var value: Double
    func body(content: TransitionContent) -> TransitionContent { content.opacity(value) }
  }

  private static func checkEffects(_ test: JSONValue) throws {
    let name = "\(test["transition"]) \(test["layout_direction"])"
    let transition = try transition(test["transition"])
    let size = Size(width: test["size"].reals[0], height: test["size"].reals[1])
    let direction: LayoutDirection =
      test["layout_direction"].string == "rightToLeft" ? .rightToLeft : .leftToRight

    try expectTrue(transition.hasMotion == test["has_motion"].bool, "\(name)")
    try expectTrue(
      (transition.reduced() != transition)
        == test["replaced_by_opacity_under_reduced_motion"].bool, "\(name)")

    for (key, phase) in [
      ("willAppear", TransitionPhase.willAppear), ("identity", .identity),
      ("didDisappear", .didDisappear),
    ] {
      let expected = test["phases"][key]
      let layers = transition.layers(for: phase, size: size, direction: direction)
      try expectTrue(phase.value == expected["phase_value"].real, "\(name) \(key)")
      try expectTrue(phase.isIdentity == expected["is_identity"].bool, "\(name) \(key)")
      try expectTrue(layers.count == expected["layers"].items.count, "\(name) \(key)")
      for (layer, wanted) in zip(layers, expected["layers"].items) {
        let anchor = Point(x: layer.anchor.x * size.width, y: layer.anchor.y * size.height)
        let found = [
          layer.opacity, layer.offset.x, layer.offset.y, layer.scale.width, layer.scale.height,
          anchor.x, anchor.y, layer.blurRadius,
        ]
        let scale = wanted["scale"].real
        let numbers =
          [wanted["opacity"].real] + wanted["offset"].reals + [scale, scale]
          + wanted["scale_anchor_px"].reals + [wanted["blur_radius"].real]
        try expectClose(found, numbers, layerTolerance, "\(name) \(key)")
      }
      try expectClose([layers.opacity], [expected["total_opacity"].real], layerTolerance, name)
      try expectClose(
        matrix(layers, size), expected["matrix"].reals, matrixTolerance, "\(name) \(key)")
    }

    for (key, from, to) in [
      ("insertion", TransitionPhase.willAppear, TransitionPhase.identity),
      ("removal", .identity, .didDisappear),
    ] {
      for sample in test["midway"][key].items {
        let fraction = sample["fraction"].real
        let layers = zip(
          transition.layers(for: from, direction: direction),
          transition.layers(for: to, direction: direction)
        ).map { start, end in
          var effect = start
          effect.animatableData = start.animatableData.interpolated(
            towards: end.animatableData, amount: fraction)
          return effect
        }
        let what = "\(name) \(key) \(fraction)"
        try expectClose([layers.opacity], [sample["total_opacity"].real], layerTolerance, what)
        try expectClose(matrix(layers, size), sample["matrix"].reals, matrixTolerance, what)
        let blur = layers.map(\.blurRadius).reduce(0, +)
        try expectClose([blur], [sample["blur_radius"].real], layerTolerance, what)
      }
    }
  }

  private static func matrix(_ layers: [TransitionEffect], _ size: Size) -> [Double] {
    let transform = layers.transform(in: size)
    return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  private static func checkInterruption(_ test: JSONValue) throws {
    let transition = try transition(test["transition"])
    let timeline = Timeline()
    let player = TransitionPlayer(transition, on: timeline)
    var events = test["events"].items[...]
    // Engine time begins at 0; the earliest event may lie before that.
    let origin = min(0, events.first?["t"].real ?? 0)
    for (index, time) in test["times"].reals.enumerated() {
      while let event = events.first, event["t"].real <= time {
        events = events.dropFirst()
        timeline.advance(to: event["t"].real - origin)
        let transaction = Transaction(animation: try event["animation"].animation())
        if event["event"].string == "insert" {
          player.insert(transaction: transaction)
        } else {
          player.remove(transaction: transaction)
        }
      }
      timeline.advance(to: time - origin)
      let what = "\(test["interruption"]) at \(time)"
      let isInTree = player.presence.isInTree
      try expectTrue(isInTree == test["view_still_in_tree"].items[index].bool, "\(what)")
      let opacity = isInTree ? player.effects.opacity : 0
      try expectClose([opacity], [test["opacity"].reals[index]], opacityTolerance, what)
    }
  }

  static func edge(_ json: JSONValue) -> Edge {
    switch json.string {
    case "top": .top
    case "bottom": .bottom
    case "trailing": .trailing
    default: .leading
    }
  }

  static func anchor(_ json: JSONValue) -> UnitPoint {
    switch json.string {
    case "topLeading": .topLeading
    case "top": .top
    case "topTrailing": .topTrailing
    case "leading": .leading
    case "trailing": .trailing
    case "bottomLeading": .bottomLeading
    case "bottom": .bottom
    case "bottomTrailing": .bottomTrailing
    default: .center
    }
  }
}
