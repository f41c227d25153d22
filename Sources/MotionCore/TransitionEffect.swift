/// What one layer of a transition does to its content, as plain numbers (spec 8.2).
///
/// Within a layer the order is fixed, innermost first: clip, blur, saturation and opacity, scale about `anchor`,
/// rotation about `anchor`, displacement. Layers are applied one around the other. No effect changes the space
/// that the view takes up in its container.
///
/// Coordinates are those of the view's own box: x to the right, y down, origin at its top left. Nothing is clamped
/// here, since a spring may overshoot; clamp opacity to 0…1 and blur to ≥ 0 when drawing (D43).
///
/// For animation an effect comes apart into `geometry` and `appearance`, because the motion level treats
/// the two kinds of attribute differently (D66).
public struct TransitionEffect: Hashable, Sendable {
  /// 0 invisible … 1 opaque; springs go beyond.
  public var opacity: Double
  /// Displacement in points. A render effect: it does not move the layout position.
  public var offset: Point
  /// Displacement in multiples of the view's own laid-out size. Moves the layout position.
  public var moveFraction: Point
  /// Scale factors, 1 = unchanged. 0 is allowed here; the drawing side takes the smallest non-zero factor.
  public var scale: Size
  /// The fixed point of scale and rotation, in multiples of the view's own size.
  public var anchor: UnitPoint
  /// Clockwise rotation (y points down).
  public var rotation: Angle
  /// Radius of a Gaussian blur in points.
  public var blurRadius: Double
  /// Visible part of the view's own rectangle, centred: fractions of width and height. (1, 1) does not clip at all.
  public var clip: Size
  /// 1 = unchanged, 0 = grey.
  public var saturation: Double

  /// The effect that changes nothing.
  public static let identity = TransitionEffect()

  /// Every part defaults to "unchanged".
  public init(
    opacity: Double = 1, offset: Point = Point(x: 0, y: 0), moveFraction: Point = Point(x: 0, y: 0),
    scale: Size = Size(width: 1, height: 1), anchor: UnitPoint = .center,
    rotation: Angle = .radians(0), blurRadius: Double = 0,
    clip: Size = Size(width: 1, height: 1), saturation: Double = 1
  ) {
    self.opacity = opacity
    self.offset = offset
    self.moveFraction = moveFraction
    self.scale = scale
    self.anchor = anchor
    self.rotation = rotation
    self.blurRadius = blurRadius
    self.clip = clip
    self.saturation = saturation
  }

  /// Whether the effect changes nothing. The anchor alone is not an effect.
  public var isIdentity: Bool {
    var other = TransitionEffect.identity
    other.anchor = anchor
    return self == other
  }

  /// The displacement in points for a view of the given size.
  public func displacement(in size: Size) -> Point {
    Point(
      x: offset.x + moveFraction.x * size.width, y: offset.y + moveFraction.y * size.height)
  }

  /// The effect for a view whose size is known and will not change: `moveFraction` becomes part of `offset`.
  public func resolved(in size: Size) -> TransitionEffect {
    var effect = self
    effect.offset = displacement(in: size)
    effect.moveFraction = Point(x: 0, y: 0)
    return effect
  }

  /// The mirror image, for right-to-left layouts: a flip, the effect, and the flip back.
  ///
  /// Applying it twice gives the effect again.
  public var mirrored: TransitionEffect {
    var effect = self
    effect.offset.x = 0 - offset.x
    effect.moveFraction.x = 0 - moveFraction.x
    effect.anchor.x = 1 - anchor.x
    effect.rotation = .radians(0 - rotation.radians)
    return effect
  }
}
