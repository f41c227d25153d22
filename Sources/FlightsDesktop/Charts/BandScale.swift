/// From places in a list to bands of equal size along an axis.
nonisolated struct BandScale: Hashable, Sendable {
  let count: Int
  let start: Double
  /// A band's size, room included; zero for no length.
  let pitch: Double
  /// What a mark in a band takes of it, in points; it stands in the middle.
  let markSize: Double

  init(count: Int, from start: Double = 0, pitch: Double, markSize: Double) {
    precondition(count >= 0, "a band scale has no negative count")
    self.count = count
    self.start = start
    self.pitch = max(0, pitch)
    self.markSize = min(max(0, markSize), self.pitch)
  }

  var length: Double { pitch * Double(count) }
  var end: Double { start + length }

  func bandStart(_ index: Int) -> Double { start + pitch * Double(index) }
  func middle(_ index: Int) -> Double { bandStart(index) + pitch / 2 }
  func markStart(_ index: Int) -> Double { middle(index) - markSize / 2 }

  /// The band at a place; nil beside all of them.
  func index(at position: Double) -> Int? {
    guard pitch > 0 else { return nil }
    let index = Int(((position - start) / pitch).rounded(.down))
    return (0..<count).contains(index) ? index : nil
  }
}
