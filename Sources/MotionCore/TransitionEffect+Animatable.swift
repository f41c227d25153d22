// A layer animates as two attributes: its geometry and its appearance. Both are fixed-size vectors, so that a layer
// in flight costs no allocation, and adding two of them is a few SIMD instructions.

extension TransitionEffect {
  /// Position, size, rotation and blur of a layer: twelve numbers, an attribute of kind geometry.
  ///
  /// Rotation and anchor are multiplied by 128 (spec 2.2), scale factors are not.
  public struct Geometry: VectorArithmetic, Hashable, Sendable {
    /// offset x y, move x y, scale x y, anchor x y.
    var placement: SIMD8<Double>
    /// rotation, blur, clip width height.
    var shape: SIMD4<Double>

    /// All components zero; this is not the identity effect.
    public static var zero: Geometry { Geometry(placement: .zero, shape: .zero) }

    /// Adds component by component.
    public static func + (lhs: Geometry, rhs: Geometry) -> Geometry {
      Geometry(placement: lhs.placement + rhs.placement, shape: lhs.shape + rhs.shape)
    }

    /// Subtracts component by component.
    public static func - (lhs: Geometry, rhs: Geometry) -> Geometry {
      Geometry(placement: lhs.placement - rhs.placement, shape: lhs.shape - rhs.shape)
    }

    /// Scales all components.
    public mutating func scale(by factor: Double) {
      placement *= factor
      shape *= factor
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double {
      (placement * placement).sum() + (shape * shape).sum()
    }
  }

  /// Opacity and saturation of a layer: an attribute of kind appearance.
  public struct Appearance: VectorArithmetic, Hashable, Sendable {
    /// 0…1, beyond with springs.
    public var opacity: Double
    /// 0 grey … 1 unchanged.
    public var saturation: Double

    /// All components zero; this is not the identity effect.
    public static var zero: Appearance { Appearance(opacity: 0, saturation: 0) }

    /// Adds component by component.
    public static func + (lhs: Appearance, rhs: Appearance) -> Appearance {
      Appearance(opacity: lhs.opacity + rhs.opacity, saturation: lhs.saturation + rhs.saturation)
    }

    /// Subtracts component by component.
    public static func - (lhs: Appearance, rhs: Appearance) -> Appearance {
      Appearance(opacity: lhs.opacity - rhs.opacity, saturation: lhs.saturation - rhs.saturation)
    }

    /// Scales all components.
    public mutating func scale(by factor: Double) {
      opacity *= factor
      saturation *= factor
    }

    /// The sum of the squares of all components.
    public var magnitudeSquared: Double { opacity * opacity + saturation * saturation }
  }

  /// The geometry part; the appearance is left alone when it is set.
  public var geometry: Geometry {
    get {
      Geometry(
        placement: [
          offset.x, offset.y, moveFraction.x, moveFraction.y,
          scale.width, scale.height, anchor.x * unitScale, anchor.y * unitScale,
        ],
        shape: [rotation.radians * unitScale, blurRadius, clip.width, clip.height])
    }
    set {
      let place = newValue.placement
      let shape = newValue.shape
      offset = Point(x: place[0], y: place[1])
      moveFraction = Point(x: place[2], y: place[3])
      scale = Size(width: place[4], height: place[5])
      anchor = UnitPoint(x: place[6] / unitScale, y: place[7] / unitScale)
      rotation = .radians(shape[0] / unitScale)
      blurRadius = shape[1]
      clip = Size(width: shape[2], height: shape[3])
    }
  }

  /// The appearance part; the geometry is left alone when it is set.
  public var appearance: Appearance {
    get { Appearance(opacity: opacity, saturation: saturation) }
    set {
      opacity = newValue.opacity
      saturation = newValue.saturation
    }
  }

  /// An effect put together from its two animated parts.
  public init(geometry: Geometry, appearance: Appearance) {
    self.init()
    self.geometry = geometry
    self.appearance = appearance
  }
}

extension TransitionEffect: Animatable {
  /// Geometry and appearance together, for tests and for clients that do not tell the two kinds apart.
  public var animatableData: AnimatablePair<Geometry, Appearance> {
    get { AnimatablePair(geometry, appearance) }
    set {
      geometry = newValue.first
      appearance = newValue.second
    }
  }
}
