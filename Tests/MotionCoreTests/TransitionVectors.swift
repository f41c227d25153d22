import Testing

@testable import MotionCore

/// Checks cases of `transitions.json`.
enum TransitionVectors {
  private static let layerTolerance = 1e-9
  private static let matrixTolerance = 1e-6
  private static let opacityTolerance = 1e-5

  static func check(_ test: Json) {
    if test["interruption"].string != nil {
      checkInterruption(test)
    } else {
      checkEffects(test)
    }
  }

  /// A transition by its description.
  static func transition(_ json: Json) -> AnyTransition? {
    switch json["type"].string {
    case "identity": return .identity
    case "opacity": return .opacity
    case "slide": return .slide
    case "move": return .move(edge: edge(json["edge"]))
    case "push": return .push(from: edge(json["edge"]))
    case "offset": return .offset(x: json["x"].number, y: json["y"].number)
    case "scale":
      guard let scale = json["scale"].double else { return .scale }
      return .scale(scale, anchor: anchor(json["anchor"]))
    case "blurReplace": return .blurReplace(json["config"].string == "upUp" ? .upUp : .downUp)
    case "modifier":
      return .modifier(
        active: Opacity(value: json["active_opacity"].number),
        identity: Opacity(value: json["identity_opacity"].number))
    case "combined":
      guard let first = transition(json["first"]), let second = transition(json["second"]) else {
        return nil
      }
      return first.combined(with: second)
    case "asymmetric":
      guard let insertion = transition(json["insertion"]), let removal = transition(json["removal"])
      else { return nil }
      return .asymmetric(insertion: insertion, removal: removal)
    default: return nil
    }
  }

  private struct Opacity: TransitionModifier {
    var value: Double
    func body(content: TransitionContent) -> TransitionContent { content.opacity(value) }
  }

  private static func checkEffects(_ test: Json) {
    let name = "\(test["transition"]) \(test["layout_direction"])"
    guard let transition = transition(test["transition"]) else {
      Issue.record("unknown transition \(name)")
      return
    }
    let size = Size(width: test["size"].numbers[0], height: test["size"].numbers[1])
    let direction: LayoutDirection =
      test["layout_direction"].string == "rightToLeft" ? .rightToLeft : .leftToRight

    #expect(transition.hasMotion == test["has_motion"].bool, "\(name)")
    #expect(
      (transition.reduced() != transition)
        == test["replaced_by_opacity_under_reduced_motion"].bool, "\(name)")

    for (key, phase) in [
      ("willAppear", TransitionPhase.willAppear), ("identity", .identity),
      ("didDisappear", .didDisappear),
    ] {
      let expected = test["phases"][key]
      let layers = transition.layers(for: phase, size: size, direction: direction)
      #expect(phase.value == expected["phase_value"].number)
      #expect(phase.isIdentity == expected["is_identity"].bool)
      #expect(layers.count == expected["layers"].array.count, "\(name) \(key)")
      for (layer, wanted) in zip(layers, expected["layers"].array) {
        let anchor = Point(x: layer.anchor.x * size.width, y: layer.anchor.y * size.height)
        let found = [
          layer.opacity, layer.offset.x, layer.offset.y, layer.scale.width, layer.scale.height,
          anchor.x, anchor.y, layer.blurRadius,
        ]
        let scale = wanted["scale"].number
        let numbers =
          [wanted["opacity"].number] + wanted["offset"].numbers + [scale, scale]
          + wanted["scale_anchor_px"].numbers + [wanted["blur_radius"].number]
        expectClose(found, numbers, layerTolerance, "\(name) \(key)")
      }
      expectClose([layers.opacity], [expected["total_opacity"].number], layerTolerance, name)
      expectClose(
        matrix(layers, size), expected["matrix"].numbers, matrixTolerance, "\(name) \(key)")
    }

    for (key, from, to) in [
      ("insertion", TransitionPhase.willAppear, TransitionPhase.identity),
      ("removal", .identity, .didDisappear),
    ] {
      for sample in test["midway"][key].array {
        let fraction = sample["fraction"].number
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
        expectClose([layers.opacity], [sample["total_opacity"].number], layerTolerance, what)
        expectClose(matrix(layers, size), sample["matrix"].numbers, matrixTolerance, what)
        let blur = layers.map(\.blurRadius).reduce(0, +)
        expectClose([blur], [sample["blur_radius"].number], layerTolerance, what)
      }
    }
  }

  private static func matrix(_ layers: [TransitionEffect], _ size: Size) -> [Double] {
    let transform = layers.transform(in: size)
    return [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  }

  private static func checkInterruption(_ test: Json) {
    guard let transition = transition(test["transition"]) else { return }
    let timeline = Timeline()
    let player = TransitionPlayer(transition, on: timeline)
    var events = test["events"].array[...]
    let times = test["times"].numbers
    timeline.advance(to: min(0, events.first?["t"].number ?? 0))
    for (index, time) in times.enumerated() {
      while let event = events.first, event["t"].number <= time {
        events = events.dropFirst()
        timeline.advance(to: event["t"].number)
        let transaction = Transaction(animation: event["animation"].animation)
        if event["event"].string == "insert" {
          player.insert(transaction: transaction)
        } else {
          player.remove(transaction: transaction)
        }
      }
      timeline.advance(to: time)
      let what = "\(test["interruption"]) at \(time)"
      let isInTree = player.presence.isInTree
      #expect(isInTree == test["view_still_in_tree"].array[index].bool, "\(what)")
      let opacity = isInTree ? player.effects.opacity : 0
      expectClose([opacity], [test["opacity"].numbers[index]], opacityTolerance, what)
    }
  }

  static func edge(_ json: Json) -> Edge {
    switch json.string {
    case "top": .top
    case "bottom": .bottom
    case "trailing": .trailing
    default: .leading
    }
  }

  static func anchor(_ json: Json) -> UnitPoint {
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

/// Compares number by number; a missing expectation (NaN) fails.
func expectClose(
  _ found: [Double], _ expected: [Double], _ tolerance: Double, _ what: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    found.count == expected.count
    && zip(found, expected).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
  if !isClose {
    Issue.record("\(what): \(found) instead of \(expected)", sourceLocation: sourceLocation)
  }
}
