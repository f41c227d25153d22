extension Transform2D {
  /// The parts of an affine map, applied in the order scale, shear, rotation, translation (decision D6).
  public struct Decomposition: Hashable, Sendable {
    /// The shift, in points.
    public var translation: Point
    /// The turn, within half a turn either way.
    public var rotation: Angle
    /// The factors along both axes; x is not negative, y is negative when the map mirrors.
    public var scale: Size
    /// How much x grows with y after scaling.
    public var shear: Double

    /// The parts as given.
    public init(translation: Point, rotation: Angle, scale: Size, shear: Double) {
      self.translation = translation
      self.rotation = rotation
      self.scale = scale
      self.shear = shear
    }

    /// The map made of these parts.
    public var transform: Transform2D {
      let (sine, cosine) = (Math.sin(rotation.radians), Math.cos(rotation.radians))
      let (c, d) = (shear * scale.height, scale.height)
      return Transform2D(
        a: cosine * scale.width, b: sine * scale.width, c: cosine * c - sine * d,
        d: sine * c + cosine * d, tx: translation.x, ty: translation.y)
    }
  }

  /// The parts of the map. A map without extent along x has no rotation or shear.
  public var decomposition: Decomposition {
    let translation = Point(x: tx, y: ty)
    let width = Math.hypot(a, b)
    guard width > 0 else {
      let height = Math.hypot(c, d)
      let turn = height > 0 ? Math.atan2(-c, d) : 0
      return Decomposition(
        translation: translation, rotation: Angle(radians: turn),
        scale: Size(width: 0, height: height), shear: 0)
    }
    let (cosine, sine) = (a / width, b / width)
    let height = cosine * d - sine * c
    let along = cosine * c + sine * d
    return Decomposition(
      translation: translation, rotation: Angle(radians: Math.atan2(b, a)),
      scale: Size(width: width, height: height), shear: height == 0 ? 0 : along / height)
  }

  /// The map between `self` (amount 0) and `other` (amount 1), part by part; it turns the shorter way round.
  public func interpolated(towards other: Transform2D, amount: Double) -> Transform2D {
    var (from, to) = (decomposition, other.decomposition)
    let turn = to.rotation.radians - from.rotation.radians
    if turn > Double.pi { to.rotation.radians -= 2 * Double.pi }
    if turn < -Double.pi { to.rotation.radians += 2 * Double.pi }
    from.translation.interpolate(towards: to.translation, amount: amount)
    from.rotation.radians.interpolate(towards: to.rotation.radians, amount: amount)
    from.scale.interpolate(towards: to.scale, amount: amount)
    from.shear.interpolate(towards: to.shear, amount: amount)
    return from.transform
  }
}
