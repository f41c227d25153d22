/// Which characters of two strings belong together when a text changes (spec 14).
public enum TextAlignment {
  /// What became of a place in the text.
  public enum Change: Hashable, Sendable {
    /// The same character before and after.
    case kept
    /// Another character.
    case changed
    /// Only the new text has the place.
    case added
    /// Only the old text has the place.
    case removed
  }

  /// A place with its old and new character.
  public struct Slot: Hashable, Sendable {
    /// Counted from the right, 0 is the last character.
    public var place: Int
    /// The old character; `nil` for an added place.
    public var old: Character?
    /// The new character; `nil` for a removed place.
    public var new: Character?

    /// What became of the place.
    public var change: Change {
      switch (old, new) {
      case (nil, _): .added
      case (_, nil): .removed
      default: old == new ? .kept : .changed
      }
    }
  }

  /// Aligns two numbers by their last characters (D59): 99 → 100 changes two places and adds one.
  ///
  /// Leading places first; as many slots as the longer string has characters. Linear time.
  public static func fromTheRight(old: String, new: String) -> [Slot] {
    let before = Array(old.reversed())
    let after = Array(new.reversed())
    return (0..<max(before.count, after.count)).reversed().map { place in
      Slot(
        place: place,
        old: place < before.count ? before[place] : nil,
        new: place < after.count ? after[place] : nil)
    }
  }

  /// A run of equal characters: offsets count characters from the left.
  public struct Run: Hashable, Sendable {
    /// Where the run begins in the old text.
    public var oldStart: Int
    /// Where it begins in the new text.
    public var newStart: Int
    /// How many characters it has; at least one.
    public var count: Int
  }

  /// The runs that two texts have in common, for `ContentTransition.interpolate`: a longest common subsequence.
  ///
  /// What lies in no run leaves or arrives. Time and memory grow with the product of the changed parts' lengths;
  /// equal beginnings and ends are free.
  public static func matchingRuns(old: String, new: String) -> [Run] {
    let before = Array(old)
    let after = Array(new)
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter, before[head] == after[head] { head += 1 }
    var tail = 0
    while tail < shorter - head,
      before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }

    var pairs = (0..<head).map { ($0, $0) }
    let middleOld = Array(before[head..<(before.count - tail)])
    let middleNew = Array(after[head..<(after.count - tail)])
    pairs += commonSubsequence(middleOld, middleNew).map { ($0.0 + head, $0.1 + head) }
    pairs += (0..<tail).reversed().map { (before.count - 1 - $0, after.count - 1 - $0) }

    var runs: [Run] = []
    for (old, new) in pairs {
      if let last = runs.last, last.oldStart + last.count == old, last.newStart + last.count == new
      {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(oldStart: old, newStart: new, count: 1))
      }
    }
    return runs
  }

  private static func commonSubsequence(
    _ old: [Character], _ new: [Character]
  ) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let width = new.count + 1
    // lengths[i * width + j]: the longest common subsequence of old[i...] and new[j...].
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i * width + j] =
          old[i] == new[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var i = 0
    var j = 0
    while i < old.count, j < new.count {
      if old[i] == new[j] {
        pairs.append((i, j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
