/// The stand-in for the view inside a transition's body: it records the modifiers that are applied to it (spec 8.2).
///
/// Modifiers are written from the inside out, as in SwiftUI. Effects are described from the leading edge: for
/// right-to-left layouts the whole is mirrored afterwards, so a transition never asks for the direction.
public struct TransitionContent: Hashable, Sendable {
  /// The modifiers, innermost first.
  var steps: [Step] = []

  /// Content without a modifier.
  public init() {}

  /// Multiplies the opacity; 0…1.
  public func opacity(_ opacity: Double) -> TransitionContent { adding(.opacity(opacity)) }

  /// Moves the picture by points; the layout position stays.
  public func offset(x: Double = 0, y: Double = 0) -> TransitionContent {
    adding(.offset(Point(x: x, y: y)))
  }

  /// Moves the layout position by multiples of the view's own size.
  public func move(x: Double = 0, y: Double = 0) -> TransitionContent {
    adding(.move(Point(x: x, y: y)))
  }

  /// Moves the layout position by one own size towards an edge; `amount` 1 is the full size, 0 does nothing.
  public func move(towards edge: Edge, amount: Double = 1) -> TransitionContent {
    switch edge {
    case .top: move(y: 0 - amount)
    case .bottom: move(y: amount)
    case .leading: move(x: 0 - amount)
    case .trailing: move(x: amount)
    }
  }

  /// Scales both directions by one factor about an anchor.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> TransitionContent {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Scales by two factors about an anchor.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> TransitionContent {
    adding(.scale(Size(width: x, height: y), anchor))
  }

  /// Turns clockwise about an anchor. Whole turns count: 1080° is three of them.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> TransitionContent {
    adding(.rotation(angle, anchor))
  }

  /// Blurs; the radius is in points, ≥ 0.
  public func blur(radius: Double) -> TransitionContent { adding(.blur(radius)) }

  /// Clips to a centred rectangle that is this fraction of the view's width and height.
  public func clipped(width: Double = 1, height: Double = 1) -> TransitionContent {
    adding(.clip(Size(width: width, height: height)))
  }

  /// Multiplies the saturation; 0 grey, 1 unchanged.
  public func saturation(_ amount: Double) -> TransitionContent { adding(.saturation(amount)) }

  /// Applies a modifier type, outside of what is there already.
  public func modifier(_ modifier: some TransitionModifier) -> TransitionContent {
    modifier.body(content: self)
  }

  private func adding(_ step: Step) -> TransitionContent {
    var content = self
    content.steps.append(step)
    return content
  }
}

/// A reusable change of a transition's content, the counterpart of SwiftUI's `ViewModifier`
/// for `AnyTransition.modifier(active:identity:)`.
public protocol TransitionModifier: Sendable {
  /// The content with the modifier's effects around it.
  func body(content: TransitionContent) -> TransitionContent
}

extension TransitionContent {
  /// One modifier.
  enum Step: Hashable, Sendable {
    case opacity(Double)
    case offset(Point)
    case move(Point)
    case scale(Size, UnitPoint)
    case rotation(Angle, UnitPoint)
    case blur(Double)
    case clip(Size)
    case saturation(Double)

    /// What kind of step it is; a layer takes one of each kind.
    enum Kind: Hashable, Sendable {
      case clip, saturation, blur, opacity, scale, rotation, offset, move
    }

    var kind: Kind {
      switch self {
      case .clip: .clip
      case .saturation: .saturation
      case .blur: .blur
      case .opacity: .opacity
      case .scale: .scale
      case .rotation: .rotation
      case .offset: .offset
      case .move: .move
      }
    }

    var anchor: UnitPoint? {
      switch self {
      case .scale(_, let anchor), .rotation(_, let anchor): anchor
      default: nil
      }
    }

    func apply(to effect: inout TransitionEffect) {
      switch self {
      case .opacity(let value): effect.opacity = value
      case .offset(let value): effect.offset = value
      case .move(let value): effect.moveFraction = value
      case .scale(let value, let anchor):
        effect.scale = value
        effect.anchor = anchor
      case .rotation(let value, let anchor):
        effect.rotation = value
        effect.anchor = anchor
      case .blur(let value): effect.blurRadius = value
      case .clip(let value): effect.clip = value
      case .saturation(let value): effect.saturation = value
      }
    }
  }
}

extension TransitionContent.Step.Kind {
  /// The place in a layer's fixed order. `nil`: opacity and colour do not care where pixels are, so they may be
  /// applied at any point. The two displacements share a place, as they commute with each other.
  var rank: Int? {
    switch self {
    case .opacity, .saturation: nil
    case .clip: 0
    case .blur: 1
    case .scale: 2
    case .rotation: 3
    case .offset, .move: 4
    }
  }
}
