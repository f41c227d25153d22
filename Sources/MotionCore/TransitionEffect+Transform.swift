extension TransitionEffect {
  /// The layer's geometry as a map of the view's own box, for a view of the given size.
  ///
  /// Scale about the anchor, then rotation about it, then displacement. A scale of 0 is not invertible: the drawing
  /// side replaces it by the smallest factor it can bear.
  public func transform(in size: Size) -> Transform2D {
    let fixed = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    let shift = displacement(in: size)
    var transform = Transform2D.scale(x: scale.width, y: scale.height, about: fixed)
    if rotation.radians != 0 {
      transform = transform.concatenating(.rotation(rotation, about: fixed))
    }
    return transform.concatenating(.translation(x: shift.x, y: shift.y))
  }

  /// The visible part of the view's box inside this layer.
  public func clipRect(in size: Size) -> Rect {
    Rect(
      x: (1 - clip.width) / 2 * size.width, y: (1 - clip.height) / 2 * size.height,
      width: clip.width * size.width, height: clip.height * size.height)
  }
}

extension Sequence where Element == TransitionEffect {
  /// The geometry of all layers together, innermost first.
  public func transform(in size: Size) -> Transform2D {
    reduce(.identity) { $0.concatenating($1.transform(in: size)) }
  }

  /// The product of the layers' opacities; not clamped.
  public var opacity: Double { reduce(1) { $0 * $1.opacity } }
}
