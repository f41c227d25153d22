import Testing

@testable import MotionCore

/// Checks cases of `matched_geometry.json`.
enum MatchedGeometryVectors {
  private static let followerTolerance = 1e-9
  private static let heroTolerance = 0.02

  static func check(_ test: Json) {
    switch test["kind"].string {
    case "follower": checkFollower(test)
    case "hero": checkHero(test)
    case "source_choice": checkSourceChoice(test)
    default: Issue.record("unknown kind \(test["kind"])")
    }
  }

  private static func rect(_ json: Json) -> Rect {
    let n = json.numbers
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.width, rect.height]
  }

  private static func checkFollower(_ test: Json) {
    let registry = MatchedGeometryRegistry(on: Timeline())
    let names = test["properties"].array.compactMap(\.string)
    var properties: MatchedGeometryProperties = []
    if names.contains("position") { properties.insert(.position) }
    if names.contains("size") { properties.insert(.size) }
    let space = Namespace()
    _ = registry.insert(
      id: 1, in: space.id, anchor: TransitionVectors.anchor(test["source_anchor"]),
      frame: rect(test["source_frame"]))
    let own = rect(test["follower_own_frame"])
    let follower = registry.insert(
      id: 1, in: space.id, properties: properties,
      anchor: TransitionVectors.anchor(test["follower_anchor"]), isSource: false, frame: own)
    registry.commit()
    let rigid = test["rigid_size"].numbers
    let frame = registry.presentedFrame(of: follower) { proposed in
      rigid.isEmpty ? proposed : Size(width: rigid[0], height: rigid[1])
    }
    expectClose(
      numbers(frame ?? own), test["follower_frame"].numbers, followerTolerance, "\(test)")
  }

  private static func checkHero(_ test: Json) {
    let timeline = Timeline()
    let registry = MatchedGeometryRegistry(on: timeline)
    let space = Namespace()
    let frames = ["A": rect(test["A"]["layout_frame"]), "B": rect(test["B"]["layout_frame"])]
    func insert(_ name: String, _ transaction: Transaction) -> MatchedGeometryRegistry.Member {
      registry.insert(
        id: 1, in: space.id, anchor: TransitionVectors.anchor(test[name]["anchor"]),
        frame: frames[name], transaction: transaction)
    }
    timeline.advance(to: 0)
    var members = ["A": insert("A", Transaction(animation: nil))]
    registry.commit()
    var events = test["events"].array[...]
    for sample in test["samples"].array {
      let time = sample["t"].number
      while let event = events.first, event["t"].number <= time {
        events = events.dropFirst()
        timeline.advance(to: event["t"].number)
        let transaction = Transaction(animation: event["animation"].animation)
        let name = event["source_becomes"].string ?? ""
        if let member = members[name] {
          registry.reenter(member, transaction: transaction)
        } else {
          members[name] = insert(name, transaction)
        }
        for (other, member) in members where other != name {
          registry.leave(member, transaction: transaction)
        }
        registry.commit()
      }
      timeline.advance(to: time)
      for (name, member) in members {
        let frame = registry.presentedFrame(of: member) ?? frames[name] ?? .zero
        expectClose(
          numbers(frame), sample["frame_of_\(name)"].numbers, heroTolerance,
          "\(test["name"]) \(name) at \(time)")
      }
    }
  }

  private static func checkSourceChoice(_ test: Json) {
    let registry = MatchedGeometryRegistry(on: Timeline())
    let space = Namespace()
    var names: [MatchedGeometryRegistry.Member: String] = [:]
    for view in test["views_oldest_first"].array {
      let member = registry.insert(
        id: 1, in: space.id, isSource: view["isSource"].bool == true,
        frame: Rect(x: 0, y: 0, width: 1, height: 1))
      names[member] = view["id"].string
      if view["being_removed"].bool == true { registry.leave(member) }
    }
    registry.commit()
    for member in names.keys {
      let source = registry.source(for: member).flatMap { names[$0] }
      #expect(source == test["source"].string, "\(test)")
    }
  }
}
