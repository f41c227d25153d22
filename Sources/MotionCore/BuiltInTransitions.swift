// The transitions that SwiftUI brings along (spec 8.2), written with the public protocol like anybody's own.

/// Appears and disappears at once, without an effect.
public struct IdentityTransition: Transition {
  public static let properties = TransitionProperties(hasMotion: false)

  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  public static let properties = TransitionProperties(hasMotion: false)

  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from an edge and leaves by the same edge, each time by the view's own size.
public struct MoveTransition: Transition {
  /// The edge it comes from and goes to.
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.move(towards: edge, amount: phase.isIdentity ? 0 : 1)
  }
}

/// Comes from the leading edge and leaves by the trailing one.
public struct SlideTransition: Transition {
  public init() {}

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.move(towards: .trailing, amount: phase.value)
  }
}

/// Comes from an edge, fading in, and leaves by the opposite edge, fading out.
public struct PushTransition: Transition {
  /// The edge it comes from.
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .move(towards: edge, amount: 0 - phase.value)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from and leaves to a displaced position, in points; x counts from the leading edge.
public struct OffsetTransition: Transition {
  /// The displacement in points.
  public var offset: Point

  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x, y: y) }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    let amount = phase.isIdentity ? Point(x: 0, y: 0) : offset
    return content.offset(x: amount.x, y: amount.y)
  }
}

/// Grows from and shrinks to a factor.
public struct ScaleTransition: Transition {
  /// SwiftUI's stand-in for "nothing": the matrix stays invertible.
  static let vanishing = 0.00001

  /// The factor outside of the identity phase; 0 and factors above 1 are allowed.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Blurs, fades and slightly scales: for content that replaces other content.
public struct BlurReplaceTransition: Transition {
  /// Whether both sides shrink or the leaving one grows.
  public enum Configuration: Hashable, Sendable {
    /// Enters growing and leaves shrinking.
    case downUp
    /// Enters growing and leaves growing.
    case upUp
  }

  private static let radius = 7.0
  private static let smaller = 0.9
  private static let larger = 1.1

  public var configuration: Configuration

  public init(_ configuration: Configuration = .downUp) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    let scale =
      switch (phase, configuration) {
      case (.identity, _): 1.0
      case (.didDisappear, .upUp): Self.larger
      default: Self.smaller
      }
    return
      content
      .blur(radius: phase.isIdentity ? 0 : Self.radius)
      .opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(scale)
  }
}

/// An old and a new modifier: `active` outside of the identity phase.
public struct ModifierTransition<Modifier: TransitionModifier>: Transition {
  public var active: Modifier
  public var identity: Modifier

  public init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
