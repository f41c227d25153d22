/// The pseudo-random generator SplitMix64: one 64-bit word of state, the same sequence everywhere.
///
/// Source: Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators" (2014); constants as
/// in Vigna's reference code.
nonisolated struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number 0…count−1: the next word mod `count` (the bias, below 10⁻¹⁵ here, does not matter).
  mutating func next(below count: Int) -> Int {
    Int(next() % UInt64(count))
  }
}
