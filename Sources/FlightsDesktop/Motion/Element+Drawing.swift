import MotionCore

extension Element {
  // MARK: Presented values

  /// Where the picture is now, before any effect: the shared geometry of a matched group while it moves, else the animated
  /// frame. In the parent's coordinates.
  var presentedFrame: Rect {
    if let matched, let shared = stage.matchedGeometry.presentedFrame(of: matched) { return shared }
    var rect = frame.presented
    if !content.isFlexible { rect.size = frame.target.size }
    return rect
  }

  /// All moves, scales and turns of the element itself, in its own coordinates.
  func ownTransform(_ size: Size) -> Transform2D {
    var transform = Transform2D.identity
    for modifier in modifiers {
      switch modifier {
      case .offset(let value):
        let offset = value.presented
        let x = direction == .rightToLeft ? -offset.x : offset.x
        transform = transform.concatenating(.translation(x: x, y: offset.y))
      case .scale(let value, let anchor):
        let factor = value.presented
        transform = transform.concatenating(
          .scale(
            x: Element.drawable(factor.x), y: Element.drawable(factor.y),
            about: anchor.point(in: size)))
      case .rotation(let value, let anchor):
        let angle = value.presented
        if angle != 0 {
          transform = transform.concatenating(
            .rotation(.radians(angle / 128), about: anchor.point(in: size)))
        }
      default: break
      }
    }
    for layer in layers { transform = transform.concatenating(layer.transform(size)) }
    return transform
  }

  /// A scale of 0 is drawn as the smallest factor that still has an inverse (motion-spec 8.2).
  static func drawable(_ factor: Double) -> Double {
    abs(factor) < 0.00001 ? 0.00001 : factor
  }

  /// The element's own opacity as the engine has it, not clamped.
  var presentedOpacity: Double {
    var opacity = 1.0
    for modifier in modifiers {
      if case .opacity(let value) = modifier { opacity *= value.presented }
    }
    for layer in layers { opacity *= layer.opacity }
    return opacity
  }

  var presentedBlur: Double {
    var blur = 0.0
    for modifier in modifiers {
      if case .blur(let value) = modifier { blur += value.presented }
    }
    for layer in layers { blur += layer.blur }
    return blur
  }

  var presentedSaturation: Double {
    var saturation = 1.0
    for case .saturation(let value) in modifiers { saturation *= value.presented }
    for layer in layers { saturation *= layer.saturation }
    return saturation
  }

  /// The end of the part of its path that is shown; nil without a `trim` modifier.
  var presentedTrim: Double? {
    for modifier in modifiers {
      if case .trim(let value) = modifier { return value.presented }
    }
    return nil
  }

  private var ownForeground: AnimatedValue<Color.AnimatableData>? {
    for case .foreground(let value) in modifiers { return value }
    return nil
  }

  /// The colour that the nearest `foregroundStyle` gives to texts and drawings in here; nil: they have their own.
  var presentedForeground: Color? {
    var element: Element? = self
    while let current = element {
      if let value = current.ownForeground {
        var color = Color.black
        color.animatableData = value.presented
        return color
      }
      element = current.parent
    }
    return nil
  }

  /// Draws again what takes its colour from this element.
  func recoloured() {
    if content.usesForeground || backdrop != nil {
      repainted()
      stage.noteRepainted(self)
    }
    for child in leaving + children where child.ownForeground == nil { child.recoloured() }
  }

  // MARK: Allocation

  /// From the element's coordinates to its parent's.
  var placement: (transform: Transform2D, size: Size) {
    if let parent, let place = parent.content.childPlacement(self, in: parent) {
      return (ownTransform(place.size).concatenating(place.transform), place.size)
    }
    let rect = presentedFrame
    let transform = ownTransform(rect.size)
      .concatenating(.translation(x: rect.origin.x, y: rect.origin.y))
    return (transform, rect.size)
  }

  /// Gives all children their places: transforms move, nothing is measured.
  func allocateChildren() {
    for child in leaving { child.allocate() }
    for child in children { child.allocate() }
  }

  private func allocate() {
    guard content.placesInParent, isPlaced else { return }
    let (transform, size) = placement
    widget.allocate(
      width: Int(max(size.width.rounded(), 0)), height: Int(max(size.height.rounded(), 0)),
      transform: transform)
  }

  // MARK: Picture

  /// Children in the order in which they are drawn: by z-index, leaving ones below.
  private var drawingOrder: [Element] {
    let all = leaving + children
    guard all.contains(where: { $0.zIndex != 0 }) else { return all }
    return all.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }

  func drawChildren(_ snapshot: Snapshot) {
    let region = cullingRegion
    for child in drawingOrder {
      if let region, !child.presentedFrame.intersects(region) { continue }
      child.draw(inParent: snapshot)
    }
  }

  private func draw(inParent snapshot: Snapshot) {
    guard content.placesInParent else { return }
    if let matched, stage.matchedGeometry.isHidden(matched) { return }
    draw(inParent: snapshot, by: parent.map { $0.content.childOpacity(self, in: $0) } ?? 1)
  }

  /// Draws the element with its effects where its parent places it; `share` multiplies its opacity.
  func draw(inParent snapshot: Snapshot, by share: Double) {
    let opacity = presentedOpacity * share
    guard opacity > 0 else { return }
    let blur = presentedBlur
    var effects = 0
    if opacity < 1 {
      snapshot.pushOpacity(opacity)
      effects += 1
    }
    if blur > 0, BlurScale.radius(forSigma: blur) >= 0.5 {
      snapshot.pushBlur(blur)
      effects += 1
    }
    let saturation = presentedSaturation
    if saturation < 1 {
      snapshot.pushSaturation(saturation)
      effects += 1
    }
    drawShadow(snapshot)
    var clips = 0
    for case .clip(let value) in modifiers {
      let (transform, size) = placement
      let bounds = Rect(origin: Point(x: 0, y: 0), size: size)
      clips += clip(snapshot, transform, bounds, radius: value.presented)
    }
    for layer in layers {
      guard let rect = layer.clip(presentedFrame.size) else { continue }
      clips += clip(snapshot, placement.transform, rect, radius: 0)
    }
    if let region = parent?.content.childClip(self, in: parent ?? self) {
      snapshot.pushClip(region)
      content.draw(inParent: snapshot, of: self)
      snapshot.pop()
    } else {
      content.draw(inParent: snapshot, of: self)
    }
    for _ in 0..<clips {
      snapshot.pop()
      snapshot.restore()
    }
    for _ in 0..<effects { snapshot.pop() }
  }

  private func drawShadow(_ snapshot: Snapshot) {
    for case .shadow(let value) in modifiers {
      let look = value.presented
      guard look.w > 0, look.y > 0 else { continue }
      let (transform, size) = placement
      snapshot.save()
      snapshot.concatenate(transform)
      let shadow = Shadow(
        offsetY: look.z, blur: look.y, color: Color(red: 0, green: 0, blue: 0, opacity: look.w))
      let bounds = Rect(origin: Point(x: 0, y: 0), size: size)
      stage.painter?.draw(
        [.shadow(bounds, Corners(max(look.x, 0)), shadow)], to: snapshot.pointer)
      snapshot.restore()
    }
  }

  /// Cuts off in the element's own coordinates while drawing in the parent's.
  private func clip(
    _ snapshot: Snapshot, _ transform: Transform2D, _ rect: Rect, radius: Double
  ) -> Int {
    guard let back = transform.inverted else { return 0 }
    snapshot.save()
    snapshot.concatenate(transform)
    if radius > 0 {
      snapshot.pushRoundedClip(rect, radius: radius)
    } else {
      snapshot.pushClip(rect)
    }
    snapshot.concatenate(back)
    return 1
  }

  /// What is worth drawing of a long list in a scrolled view, in own coordinates; nil: everything.
  private var cullingRegion: Rect? {
    guard children.count > 40 else { return nil }
    var shift = Point(x: 0, y: 0)
    var element: Element = self
    while let parent = element.parent {
      if let scroll = parent.content as? ScrollContent {
        let visible = scroll.drawnRegion
        return Rect(
          x: visible.origin.x - shift.x, y: visible.origin.y - shift.y, width: visible.size.width,
          height: visible.size.height)
      }
      let origin = element.frame.target.origin
      shift = Point(x: shift.x + origin.x, y: shift.y + origin.y)
      element = parent
    }
    return nil
  }
}

extension UnitPoint {
  func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }
}
