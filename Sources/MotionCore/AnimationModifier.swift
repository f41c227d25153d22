/// One modifier of an animation: it maps time, and forwards to what it modifies.
enum AnimationModifier: Hashable, Sendable {
  case delay(Double)
  case speed(Double)
  /// A count of nil repeats for ever.
  case repetition(count: Int?, autoreverses: Bool)
  case logicallyComplete(after: Double)
}

/// The modifiers of an animation as a list, outermost first, shared between animations.
///
/// Creating, hashing, comparing and freeing take no stack space, however many there are; hashing takes constant time.
final class ModifierList: Sendable {
  let modifier: AnimationModifier
  let count: Int
  /// Whether any of them repeats.
  let repeats: Bool
  private let hash: Int
  /// Changed only while the list is freed, by its last owner.
  nonisolated(unsafe) private(set) var inner: ModifierList?

  init(_ modifier: AnimationModifier, of inner: ModifierList?) {
    self.modifier = modifier
    self.inner = inner
    count = (inner?.count ?? 0) + 1
    var repeats = inner?.repeats ?? false
    if case .repetition = modifier { repeats = true }
    self.repeats = repeats
    var hasher = Hasher()
    hasher.combine(modifier)
    hasher.combine(inner?.hash)
    hash = hasher.finalize()
  }

  deinit {
    // One by one: freeing a long list by recursion would overflow the stack.
    var next = inner
    inner = nil
    while isKnownUniquelyReferenced(&next), let list = next {
      next = list.inner
      list.inner = nil
    }
  }

  /// All modifiers, outermost first.
  static func modifiers(of list: ModifierList?) -> [AnimationModifier] {
    var result: [AnimationModifier] = []
    result.reserveCapacity(list?.count ?? 0)
    var next = list
    while let list = next {
      result.append(list.modifier)
      next = list.inner
    }
    return result
  }
}

extension ModifierList: Hashable {
  static func == (lhs: ModifierList, rhs: ModifierList) -> Bool {
    if lhs === rhs { return true }
    if lhs.hash != rhs.hash || lhs.count != rhs.count { return false }
    var (left, right): (ModifierList?, ModifierList?) = (lhs, rhs)
    while let one = left, let other = right {
      if one === other { return true }
      if one.modifier != other.modifier { return false }
      (left, right) = (one.inner, other.inner)
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
