/// ζ this close to 1 counts as exactly critical (decision D15).
private let criticalBand = 1e-7
/// Bounce is kept this far from −1, where the damping ratio has its pole (decision D11).
private let smallestBounce = -0.999999

/// A damped oscillator that pulls a value to a target.
///
/// It has the perceptual parameters `duration` and `bounce` and the physical ones; all are readable whichever it was
/// made from. A response that is not positive, or a mass or stiffness that is not, makes an *instant* spring: it is at
/// its target at every time (decision D13). Parameters that are not numbers count as 0. Specification 4.
public struct Spring: Hashable, Sendable {
  /// The mass in the physical view; 1 unless given.
  public let mass: Double
  let kernel: SpringKernel

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    let ratio = dampingRatio.isNaN ? 0 : max(0, dampingRatio)
    kernel = SpringKernel(
      frequency: frequency, dampingRatio: (ratio - 1).magnitude <= criticalBand ? 1 : ratio)
  }

  private static func frequency(response: Double) -> Double {
    guard response > 0 else { return .infinity }
    // An infinite response never moves; the smallest frequency keeps the arithmetic finite.
    return max(2 * Double.pi / response, .leastNormalMagnitude)
  }

  /// A spring from its perceptual parameters.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds, the same as `response`; not the time until it is settled.
  ///   - bounce: 0 no overshoot (critical), up to 1 for ever swinging, below 0 creeping; clamped to −0.999999…1.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      mass: 1, frequency: Self.frequency(response: duration),
      dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// A spring from the period of its undamped swing and its damping.
  ///
  /// - Parameters:
  ///   - response: 2π/ω₀, in seconds.
  ///   - dampingRatio: 0 undamped, 1 critical, above 1 creeping; a negative one counts as 0 (decision D12).
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: Self.frequency(response: response), dampingRatio: dampingRatio)
  }

  /// A spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force per unit of displacement, above 0.
  ///   - damping: The force per unit of velocity; a negative one counts as 0.
  ///   - allowOverDamping: Whether damping beyond critical is kept; otherwise it is lowered to 2√(mk).
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0, mass.isFinite else {
      self.init(mass: mass.isNaN ? 0 : mass, frequency: .infinity, dampingRatio: 1)
      return
    }
    // √m·√k rather than √(mk), which may overflow.
    let ratio = damping / (2 * mass.squareRoot() * stiffness.squareRoot())
    self.init(
      mass: mass, frequency: stiffness.squareRoot() / mass.squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  static func dampingRatio(bounce: Double) -> Double {
    let bounce = bounce.isNaN ? 0 : min(max(bounce, smallestBounce), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// A spring without bounce, of 0.5 s.
  public static var smooth: Spring { smooth() }
  /// A spring with a little bounce (0.15), of 0.5 s.
  public static var snappy: Spring { snappy() }
  /// A spring with clear bounce (0.3), of 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// A spring without bounce but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring of bounce 0.15 plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring of bounce 0.3 plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The period of the undamped swing, 2π/ω₀, in seconds; 0 for an instant spring.
  public var response: Double { 2 * Double.pi / kernel.frequency }
  /// The perceptual duration: the response.
  public var duration: Double { response }
  /// ζ: 0 undamped, 1 critical.
  public var dampingRatio: Double { kernel.dampingRatio }
  /// 1 − ζ up to critical, 1/ζ − 1 beyond.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The physical stiffness mω₀², also when over-damped, where Apple's differs (decision D14).
  public var stiffness: Double { mass * kernel.frequency * kernel.frequency }
  /// The damping coefficient 2mζω₀.
  public var damping: Double {
    kernel.frequency.isFinite ? 2 * mass * kernel.decay : .infinity
  }

  var isInstant: Bool { !kernel.frequency.isFinite }
}
