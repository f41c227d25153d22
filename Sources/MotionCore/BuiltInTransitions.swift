// The transitions that SwiftUI brings along (spec 8.2), written with the public protocol like anybody's own.

/// Appears and disappears at once, without an effect.
public struct IdentityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The transition that does nothing.
  public init() {}

  /// The content, untouched.
  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  /// Nothing moves.
  public static let properties = TransitionProperties(hasMotion: false)

  /// The fade.
  public init() {}

  /// Opacity 0 outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from an edge and leaves by the same edge, each time by the view's own size.
public struct MoveTransition: Transition {
  /// The edge it comes from and goes to.
  public var edge: Edge

  /// By this edge, in and out.
  public init(edge: Edge) { self.edge = edge }

  /// One own size towards the edge outside of the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.move(towards: edge, amount: phase.isIdentity ? 0 : 1)
  }
}

/// Comes from the leading edge and leaves by the trailing one.
public struct SlideTransition: Transition {
  /// The slide.
  public init() {}

  /// One own size towards leading before, towards trailing after.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.move(towards: .trailing, amount: phase.value)
  }
}

/// Comes from an edge, fading in, and leaves by the opposite edge, fading out.
public struct PushTransition: Transition {
  /// The edge it comes from.
  public var edge: Edge

  /// From this edge, and out by the opposite one.
  public init(edge: Edge) { self.edge = edge }

  /// One own size towards the edge before, away from it after; opacity 0 in both.
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

  /// By points; x counts from the leading edge.
  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x, y: y) }

  /// The displacement outside of the identity phase.
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

  /// By a factor about an anchor.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The factor outside of the identity phase.
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

  /// How it leaves.
  public var configuration: Configuration

  /// Growing both ways, or shrinking on the way out.
  public init(_ configuration: Configuration = .downUp) { self.configuration = configuration }

  /// Radius 7, opacity 0 and scale 0.9 or 1.1 outside of the identity phase.
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
  /// Before and after.
  public var active: Modifier
  /// In place; must change nothing.
  public var identity: Modifier

  /// One modifier outside of the identity phase, another one in it.
  public init(active: Modifier, identity: Modifier) {
    self.active = active
    self.identity = identity
  }

  /// The active or the identity modifier.
  public func body(content: Content, phase: TransitionPhase) -> Content {
    content.modifier(phase.isIdentity ? identity : active)
  }
}
