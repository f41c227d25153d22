// Four exponentials, and four sines with cosines, side by side. Relative errors stay below 4e-16 and absolute ones below
// 3e-16; the arithmetic is that of two or four lanes of any processor, without a call into the C library.

/// Adding and subtracting it rounds to the nearest integer, which the low bits of the sum then hold.
private let rounder = 0x1.8p52
/// ln 2 in two parts; the first has so few bits that its products with exponents are exact.
private let ln2 = (high: 0x1.62e42feep-1, low: 0x1.a39ef35793c76p-33)
/// π/2 in three parts, for the same reason.
private let halfPi = (
  high: 0x1.921fb544p0, middle: 0x1.0b4611a6p-34, low: 0x1.3198a2e037073p-69
)
/// e to the power of less than minus this would not have full precision.
private let largestDecay = 708.0
/// Up to here the reduction of a phase is exact enough.
private let largestPhase = 1e5

extension Math {
  typealias Four = SIMD4<Double>
  typealias Eight = SIMD8<Double>
  private typealias Bits = SIMD4<UInt64>

  @inline(__always)
  private static func bits(_ x: Four) -> Bits { unsafeBitCast(x, to: Bits.self) }
  @inline(__always)
  private static func number(_ x: Bits) -> Four { unsafeBitCast(x, to: Four.self) }

  // On bits, since the exchange of lanes would take vectors apart.

  /// The lanes where a condition holds; 0 elsewhere.
  @inline(__always)
  static func keep(_ x: Four, where condition: SIMDMask<SIMD4<Int64>>) -> Four {
    number(bits(x) & unsafeBitCast(condition, to: Bits.self))
  }

  /// The lanes where a condition holds; 0 elsewhere.
  @inline(__always)
  static func keep(_ x: Eight, where condition: SIMDMask<SIMD8<Int64>>) -> Eight {
    let kept =
      unsafeBitCast(x, to: SIMD8<UInt64>.self)
      & unsafeBitCast(condition, to: SIMD8<UInt64>.self)
    return unsafeBitCast(kept, to: Eight.self)
  }

  /// Where `decay` may be asked for the negatives of these.
  @inline(__always)
  static func canDecay(_ exponents: Four) -> SIMDMask<SIMD4<Int64>> { exponents .<= largestDecay }

  @inline(__always)
  private static func line(_ constant: Double, _ slope: Double, _ x: Four) -> Four {
    constant + slope * x
  }

  /// eˣ for x in −708…0.
  @inline(__always)
  static func decay(_ x: Four) -> Four {
    let shifted = x * 1.4426950408889634 + rounder
    let k = shifted - rounder
    let r = (x - k * ln2.high) - k * ln2.low
    // Taylor's series; |r| ≤ ½ ln 2, so the next term is below 2e-16. In pairs of pairs: a long sum would wait for itself.
    let r2 = r * r
    let r4 = r2 * r2
    let first = line(1.0 / 2, 1.0 / 6, r) + r2 * line(1.0 / 24, 1.0 / 120, r)
    let second = line(1.0 / 720, 1.0 / 5_040, r) + r2 * line(1.0 / 40_320, 1.0 / 362_880, r)
    let third = line(1.0 / 3_628_800, 1.0 / 39_916_800, r) + r2 * (1.0 / 479_001_600)
    // The large terms last, for the fewest roundings.
    let sum = 1 + (r + r2 * (first + r4 * (second + r4 * third)))
    return number(bits(sum) &+ (bits(shifted) &<< 52))
  }

  /// Where `sineAndCosine` may be asked for these phases.
  @inline(__always)
  static func canReduce(_ phases: Four) -> SIMDMask<SIMD4<Int64>> { phases .<= largestPhase }

  /// Sine and cosine of phases in 0…1e5.
  @inline(__always)
  static func sineAndCosine(_ phases: Four) -> (sine: Four, cosine: Four) {
    let shifted = phases * 0.6366197723675814 + rounder
    let k = shifted - rounder
    let r = ((phases - k * halfPi.high) - k * halfPi.middle) - k * halfPi.low
    let square = r * r
    let fourth = square * square
    let eighth = fourth * fourth
    // Taylor's series; |r| ≤ π/4, so the next terms are below 5e-17.
    let firstSines =
      line(-1.0 / 6, 1.0 / 120, square) + fourth * line(-1.0 / 5_040, 1.0 / 362_880, square)
    let lastSines =
      line(-1.0 / 39_916_800, 1.0 / 6_227_020_800, square) - fourth * (1.0 / 1_307_674_368_000)
    let sine = r + r * square * (firstSines + eighth * lastSines)
    let firstCosines =
      line(1.0 / 24, -1.0 / 720, square) + fourth * line(1.0 / 40_320, -1.0 / 3_628_800, square)
    let lastCosines =
      line(1.0 / 479_001_600, -1.0 / 87_178_291_200, square)
      + fourth * (1.0 / 20_922_789_888_000)
    let cosine = 1 - 0.5 * square + fourth * (firstCosines + eighth * lastCosines)
    // The quadrant exchanges the two and changes signs.
    let quadrant = bits(shifted)
    let isOdd = 0 &- (quadrant & 1)
    let exchanged = (bits(sine) ^ bits(cosine)) & isOdd
    let sineSign = (quadrant & 2) &<< 62
    let cosineSign = ((quadrant &+ 1) & 2) &<< 62
    return (
      number((bits(sine) ^ exchanged) ^ sineSign), number((bits(cosine) ^ exchanged) ^ cosineSign)
    )
  }
}
