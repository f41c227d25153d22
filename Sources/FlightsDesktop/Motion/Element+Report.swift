import MotionCore

/// What a storyboard says about one element at one time; see `contracts.md`, "Storyboard JSON". Lengths in logical pixels
/// in the window's coordinates, angles in degrees clockwise.
struct ElementReport: Equatable {
  var id: String
  var frame: Rect
  var opacity: Double
  var rotation: Double
  var scale: Point
  var blur: Double
  var trim: Double
  var phase: TransitionPhase
  var text: String
}

extension Element {
  /// Reports of all elements below this one that have a name, in drawing order.
  func reports() -> [ElementReport] {
    var reports: [ElementReport] = []
    collect(into: &reports, Transform2D.identity)
    // One that leaves may have its successor's name, or that of another one that left before: the latest has it.
    var seen: Set<String> = []
    return reports.reversed().filter { seen.insert($0.id).inserted }.reversed()
  }

  /// `outside` leads from this element's parent to the window.
  private func collect(into reports: inout [ElementReport], _ outside: Transform2D) {
    let place = placement
    var toWindow = place.transform.concatenating(outside)
    if let reportedID, isPlaced { reports.append(report(reportedID(), toWindow, place.size)) }
    // Symbols have no place of their own.
    if content is SymbolCanvas { return }
    if content is ScrollContent {
      let offset = widget.scrollOffset
      toWindow = Transform2D.translation(x: -offset.x, y: -offset.y).concatenating(toWindow)
    }
    for child in leaving { child.collect(into: &reports, toWindow) }
    for child in children { child.collect(into: &reports, toWindow) }
  }

  private func report(_ id: String, _ toWindow: Transform2D, _ size: Size) -> ElementReport {
    let center = toWindow.apply(Point(x: size.width / 2, y: size.height / 2))
    var rotation = 0.0
    var scale = Point(x: 1, y: 1)
    for modifier in modifiers {
      switch modifier {
      case .rotation(let value, _): rotation += Angle(radians: value.presented / 128).degrees
      case .scale(let value, _):
        scale.x *= value.presented.x
        scale.y *= value.presented.y
      default: break
      }
    }
    for layer in layers {
      rotation += layer.rotation.degrees
      scale.x *= layer.scale.width
      scale.y *= layer.scale.height
    }
    return ElementReport(
      id: id, frame: Rect(center: center, size: size), opacity: presentedOpacity,
      rotation: rotation,
      scale: scale, blur: presentedBlur, trim: presentedTrim ?? 1,
      phase: phase == .didDisappear ? .didDisappear : isEntering ? .willAppear : .identity,
      text: reportedText?() ?? "")
  }

  /// From this element's coordinates to the window's, at the layout's final places: what matched geometry compares.
  var targetFrameInWindow: Rect {
    var rect = frame.target
    var element: Element = self
    while let parent = element.parent {
      if parent.content is ScrollContent {
        let offset = parent.widget.scrollOffset
        rect = rect.offsetBy(dx: -offset.x, dy: -offset.y)
      }
      let origin = parent.frame.target.origin
      rect.origin = Point(x: rect.origin.x + origin.x, y: rect.origin.y + origin.y)
      element = parent
    }
    return rect
  }

  /// Where the parent's own coordinates begin, in the window's, at the layout's final places.
  var parentOriginInWindow: Point {
    let own = frame.target.origin
    let inWindow = targetFrameInWindow.origin
    return Point(x: inWindow.x - own.x, y: inWindow.y - own.y)
  }
}
