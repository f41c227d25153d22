/// How an attribute moves from one value to the next.
///
/// A value: a timing curve, a spring or a custom animation, with modifiers around it. Two are equal when their bases are
/// of the same kind with equal parameters and their modifiers are equal, so `.linear == .timingCurve(0, 0, 1, 1)`.
/// Parameters that are not numbers count as 0. Specification 5.
public struct Animation: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case spring(SpringParameters)
    case interpolatingSpring(InterpolatingSpringParameters)
    case custom(CustomAnimationBox)
  }

  /// A spring that keeps its velocity when it is given a new target.
  struct SpringParameters: Hashable, Sendable {
    var response: Double
    var dampingFraction: Double
    var blendDuration: Double
  }

  struct InterpolatingSpringParameters: Hashable, Sendable {
    var mass: Double
    var stiffness: Double
    var damping: Double
    var initialVelocity: Double
  }

  let base: Base
  let modifiers: ModifierList?

  init(_ base: Base, modifiers: ModifierList? = nil) {
    self.base = base
    self.modifiers = modifiers
  }

  /// An animation written outside the module.
  public init(_ custom: some CustomAnimation) { self.init(.custom(CustomAnimationBox(custom))) }
}

/// The duration of a timing curve, in seconds, when none is given.
private let defaultDuration = 0.35

extension Animation {
  private static func number(_ value: Double) -> Double { value.isNaN ? 0 : value }

  /// Ease-in-out over 0.35 s (decision D65); systems since 2023 use the spring that is `.spring` here.
  public static let `default` = easeInOut

  /// Constant speed, 0.35 s.
  public static let linear = linear(duration: defaultDuration)
  /// Slow start, 0.35 s.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// Slow end, 0.35 s.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// Slow at both ends, 0.35 s.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// Constant speed for `duration` seconds; 0 or less is over at once, infinite never leaves the start.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  /// Slow start, for `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  /// Slow end, for `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  /// Slow at both ends, for `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// A timing curve for `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: Double = 0.35) -> Animation {
    Animation(.curve(curve, duration: number(duration)))
  }
  /// A cubic timing curve for `duration` seconds; the control points' x is clamped to 0…1, y is free.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  private static func spring(
    _ response: Double, _ dampingFraction: Double, _ blendDuration: Double
  ) -> Animation {
    Animation(
      .spring(
        SpringParameters(
          response: number(response), dampingFraction: number(dampingFraction),
          blendDuration: number(blendDuration))))
  }

  /// A spring without bounce, of 0.5 s.
  public static var spring: Animation { spring() }

  /// A spring that takes over position and velocity of whatever runs.
  ///
  /// - Parameters:
  ///   - duration: The pace in seconds (the response); at least 0.0296 s (decision D21).
  ///   - bounce: 0 none, towards 1 more, below 0 creeping.
  ///   - blendDuration: Seconds in which the response glides over from that of a spring that is replaced.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration, Spring.dampingRatio(bounce: bounce), blendDuration)
  }

  /// A spring by response (seconds) and damping fraction (1 critical; 0 never ends; negative counts as 0).
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(response, dampingFraction, blendDuration)
  }

  /// A spring by damping fraction, with the response of 0.5 s.
  public static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Animation {
    spring(0.5, dampingFraction, blendDuration)
  }

  /// A spring with the response and damping ratio of a `Spring`.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(spring.response, spring.dampingRatio, blendDuration)
  }

  /// A quick spring for following a finger: 0.15 s, bounce 0.15, blending over 0.25 s.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A quick spring for following a finger, of bounce 0.15 plus `extraBounce`.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring for following a finger, by response and damping fraction.
  public static func interactiveSpring(
    response: Double, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response, dampingFraction, blendDuration)
  }

  /// A quick spring for following a finger, by damping fraction, with the response of 0.15 s.
  public static func interactiveSpring(
    dampingFraction: Double, blendDuration: Double = 0.25
  ) -> Animation {
    spring(0.15, dampingFraction, blendDuration)
  }

  /// A spring without bounce, of 0.5 s.
  public static var smooth: Animation { smooth() }
  /// A spring with a little bounce, of 0.5 s.
  public static var snappy: Animation { snappy() }
  /// A spring with clear bounce, of 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// A spring of bounce 0 plus `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A spring of bounce 0.15 plus `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring of bounce 0.3 plus `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring that is only a timing function: it does not merge with what runs, but adds to it.
  ///
  /// - Parameters:
  ///   - mass: The mass; it, or `stiffness`, at 0 or below makes the animation over at once.
  ///   - stiffness: The force per displacement.
  ///   - damping: The force per velocity; beyond critical it counts as critical (decision D24).
  ///   - initialVelocity: In intervals per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingSpring(
        InterpolatingSpringParameters(
          mass: number(mass), stiffness: number(stiffness), damping: number(damping),
          initialVelocity: number(initialVelocity))))
  }

  /// A spring that is only a timing function, by perceptual parameters; a negative bounce acts as 0 (decision D24).
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that is only a timing function, with the parameters of a `Spring`.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    if spring.isInstant {
      return interpolatingSpring(stiffness: 0, damping: 0, initialVelocity: initialVelocity)
    }
    return interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
}

extension Animation: CustomStringConvertible {
  /// The base without its modifiers.
  public var description: String {
    switch base {
    case .curve(let curve, let duration): "\(curve), \(duration) s"
    case .spring(let spring):
      "spring(response: \(spring.response), dampingFraction: \(spring.dampingFraction), "
        + "blendDuration: \(spring.blendDuration))"
    case .interpolatingSpring(let spring):
      "interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness), "
        + "damping: \(spring.damping), initialVelocity: \(spring.initialVelocity))"
    case .custom(let box): box.description
    }
  }
}
