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

  /// The moves, scales and turns of the element itself, in its own coordinates: all of them, or those that are written after
  /// a modifier, which move its effect along with what it is applied to.
  func ownTransform(_ size: Size, after index: Int = -1) -> Transform2D {
    var transform = Transform2D.identity
    for modifier in modifiers[(index + 1)...] {
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

  /// Sigma of all blurs together, whose squares add.
  var presentedBlur: Double {
    var square = 0.0
    for case .blur(let value) in modifiers { square += value.presented * value.presented }
    for layer in layers { square += layer.blur * layer.blur }
    return square.squareRoot()
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
  var placement: (transform: Transform2D, size: Size) { placement() }

  /// From the coordinates of a modifier's effect to the parent's.
  private func placement(after index: Int = -1) -> (transform: Transform2D, size: Size) {
    if let parent, let place = parent.content.childPlacement(self, in: parent) {
      return (ownTransform(place.size, after: index).concatenating(place.transform), place.size)
    }
    let rect = presentedFrame
    let transform = ownTransform(rect.size, after: index)
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
    // What comes inside something that leaves gets no place any more.
    guard content.placesInParent, isPlaced else { return }
    if let matched, stage.matchedGeometry.isHidden(matched) { return }
    draw(inParent: snapshot, by: parent.map { $0.content.childOpacity(self, in: $0) } ?? 1)
  }

  /// Draws the element with its effects where its parent places it; `share` multiplies its opacity.
  func draw(inParent snapshot: Snapshot, by share: Double) {
    let opacity = presentedOpacity * share
    guard opacity > 0 else { return }
    var pushed = PushedEffects(snapshot)
    // However it is written: it is the same before and after all others.
    if opacity < 1 { pushed.opacity(opacity) }
    for layer in layers {
      pushed.blur(layer.blur)
      pushed.saturation(layer.saturation)
      if let rect = layer.clip(presentedFrame.size) { pushed.clip(rect, placement.transform) }
    }
    // What is written last is outermost.
    for (index, modifier) in modifiers.enumerated().reversed() {
      switch modifier {
      case .blur(let value): pushed.blur(value.presented)
      case .saturation(let value): pushed.saturation(value.presented)
      case .shadow(let value): drawShadow(value.presented, placement(after: index), snapshot)
      case .clip(let value):
        let (transform, size) = placement(after: index)
        pushed.clip(Rect(origin: .zero, size: size), transform, radius: value.presented)
      default: break
      }
    }
    if let region = parent?.content.childClip(self, in: parent ?? self) {
      snapshot.pushClip(region)
      content.draw(inParent: snapshot, of: self)
      snapshot.pop()
    } else {
      content.draw(inParent: snapshot, of: self)
    }
    pushed.popAll()
  }

  /// - Parameter look: corner radius, blur, distance downwards and opacity.
  private func drawShadow(
    _ look: SIMD4<Double>, _ place: (transform: Transform2D, size: Size), _ snapshot: Snapshot
  ) {
    guard look.w > 0, look.y > 0 else { return }
    snapshot.save()
    snapshot.concatenate(place.transform)
    let shadow = Shadow(
      offsetY: look.z, blur: look.y, color: Color(red: 0, green: 0, blue: 0, opacity: look.w))
    let bounds = Rect(origin: .zero, size: place.size)
    stage.painter?.draw(
      [.shadow(bounds, Corners(max(look.x, 0)), shadow)], to: snapshot.pointer)
    snapshot.restore()
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

/// Effects around what is drawn next, until they are all popped.
private struct PushedEffects {
  private let snapshot: Snapshot
  /// For each whether the coordinates are restored as well.
  private var restores: [Bool] = []

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  mutating func opacity(_ opacity: Double) {
    snapshot.pushOpacity(opacity)
    restores.append(false)
  }

  mutating func blur(_ sigma: Double) {
    guard sigma > 0, BlurScale.radius(forSigma: sigma) >= 0.5 else { return }
    snapshot.pushBlur(sigma)
    restores.append(false)
  }

  mutating func saturation(_ amount: Double) {
    guard amount < 1 else { return }
    snapshot.pushSaturation(amount)
    restores.append(false)
  }

  /// Cuts off in an element's coordinates while drawing in the parent's.
  mutating func clip(_ rect: Rect, _ transform: Transform2D, radius: Double = 0) {
    guard let back = transform.inverted else { return }
    snapshot.save()
    snapshot.concatenate(transform)
    if radius > 0 {
      snapshot.pushRoundedClip(rect, radius: radius)
    } else {
      snapshot.pushClip(rect)
    }
    snapshot.concatenate(back)
    restores.append(true)
  }

  func popAll() {
    for isRestored in restores.reversed() {
      snapshot.pop()
      if isRestored { snapshot.restore() }
    }
  }
}
