import MotionCore

/// The terminal map's still picture: ground, runway, planes, building, corridors, gates.
nonisolated enum TerminalMapDrawing {
  struct Gate: Hashable, Sendable {
    /// "A3".
    var name: String
    /// The middle of its pad.
    var pad: Point
    /// From the entrance to it.
    var path: [Point]
  }

  /// A terminal as numbers, in the map's own space.
  struct Geometry: Hashable, Sendable {
    /// "A".
    var terminal: String
    var body: Rect
    var bodyRadius = 28.0
    var padSize = Size(width: 42, height: 34)
    var entrance: Point
    var gates: [Gate]
    /// The slots of stores, where one is still to come.
    var slots: [Rect] = []

    /// Entered from the left, so everything is mirrored.
    var isMirrored: Bool { entrance.x < MapPlacement.space.width / 2 }
  }

  /// The words on the map.
  struct Texts: Hashable, Sendable {
    var entrance: String
    var terminal: String
  }

  static let corridorWidth = 20.0
  static let connectorWidth = 12.0
  static let corridorOpacity = 0.14
  static let planeSize = 36.0
  /// From a pad's middle to the parked plane's.
  static let planeDistance = Size(width: 40, height: 43)

  static func layout(
    size: Size, geometry: Geometry, gate: String?, texts: Texts, palette: Palette, type: Typography
  ) -> [Shape] {
    let map = MapPlacement(size: size)
    guard map.scale > 0, size.height > 0 else { return [] }
    var shapes: [Shape] = [.fill(.rect(Rect(origin: .zero, size: size)), palette.mapGround)]
    shapes += runway(map, geometry, size, palette)
    for gate in geometry.gates { shapes.append(plane(at: gate, geometry, map, palette)) }
    for gate in geometry.gates { shapes.append(connector(to: gate, geometry, map, palette)) }
    shapes += building(map, geometry, palette)
    for slot in geometry.slots { shapes.append(waiting(map.rect(slot), map)) }
    for each in geometry.gates {
      shapes += pad(each, isTheFlights: each.name == gate, geometry, map, palette, type)
    }
    shapes.append(entrance(map, geometry, texts.entrance, type))
    shapes += plate(map, geometry, texts.terminal, palette, type)
    return [.group(shapes, clip: .rounded(Rect(origin: .zero, size: size), Radius.map))]
  }

  // MARK: - Ground

  private static func runway(
    _ map: MapPlacement, _ geometry: Geometry, _ size: Size, _ palette: Palette
  ) -> [Shape] {
    var taxiway = Path()
    taxiway.move(to: Point(x: 24, y: 136))
    taxiway.addCurve(
      to: Point(x: 122, y: -7), control1: Point(x: 24, y: 60), control2: Point(x: 64, y: 8))
    taxiway.move(to: Point(x: 23, y: 232))
    taxiway.addCurve(
      to: Point(x: 112, y: 270), control1: Point(x: 26, y: 256), control2: Point(x: 60, y: 270))
    taxiway.move(to: Point(x: 6, y: 270))
    taxiway.addLine(to: Point(x: 357, y: 270))
    let placed = taxiway.mapped { map.point(mirrored($0, geometry)) }
    return [
      .stroke(
        .path(placed), palette.mapLine, width: max(1, map.length(1.8)),
        dash: [map.length(9.6), map.length(7.2)])
    ]
  }

  /// Parked with its nose at the gate, away from the building.
  private static func plane(
    at gate: Gate, _ geometry: Geometry, _ map: MapPlacement, _ palette: Palette
  ) -> Shape {
    let isBeside = isBeside(gate, geometry)
    let distance = isBeside ? planeDistance.width : planeDistance.height
    let (offset, turn): (Point, Double) =
      isBeside
      ? (Point(x: geometry.isMirrored ? distance : -distance, y: 0), geometry.isMirrored ? 180 : 0)
      : (Point(x: 0, y: -distance), 90)
    return .icon(
      "plane", at: map.point(gate.pad + offset), size: map.length(planeSize), palette.mapPlane,
      rotation: .degrees(turn))
  }

  /// Whether a gate lies beside the building rather than above it.
  private static func isBeside(_ gate: Gate, _ geometry: Geometry) -> Bool {
    gate.pad.y > geometry.body.minY
  }

  private static func connector(
    to gate: Gate, _ geometry: Geometry, _ map: MapPlacement, _ palette: Palette
  ) -> Shape {
    let half = connectorWidth / 2
    let (pad, body) = (gate.pad, geometry.body)
    let rect: Rect
    if isBeside(gate, geometry) {
      let inner = geometry.isMirrored ? body.maxX - 4 : body.minX + 4
      let outer = pad.x
      rect = Rect(
        x: min(inner, outer), y: pad.y - half, width: abs(inner - outer), height: connectorWidth)
    } else {
      rect = Rect(x: pad.x - half, y: pad.y, width: connectorWidth, height: body.minY + 4 - pad.y)
    }
    // The building's colour where the connector meets it.
    return .fill(
      .rect(map.rect(rect)),
      isBeside(gate, geometry) ? palette.mapBodyEnd : palette.mapBodyStart)
  }

  // MARK: - Building

  private static func building(
    _ map: MapPlacement, _ geometry: Geometry, _ palette: Palette
  ) -> [Shape] {
    let body = map.rect(geometry.body)
    let outline = Outline.rounded(body, map.length(geometry.bodyRadius))
    let (from, to) =
      geometry.isMirrored
      ? (Point(x: 0, y: 0), Point(x: 1, y: 1)) : (Point(x: 1, y: 0), Point(x: 0, y: 1))
    var shapes: [Shape] = [
      .fill(outline, palette.gradient(from: from, to: to, palette.mapBodyStart, palette.mapBodyEnd))
    ]
    if palette.theme.isHighContrast {
      shapes.append(.border(body, map.length(geometry.bodyRadius), palette.mapPadEdge))
    }
    // One stroke for all corridors, so that they do not add up where they cross.
    var corridors = Path()
    for gate in geometry.gates {
      corridors.addPath(Path(polyline: corridor(to: gate, geometry).map(map.point)))
    }
    shapes.append(
      .group(
        [
          .stroke(
            .path(corridors), .color(.white.opacity(corridorOpacity)),
            StrokeStyle(lineWidth: map.length(corridorWidth), lineJoin: .round))
        ], clip: outline))
    return shapes
  }

  /// The way to a gate as far as the building reaches, and from beyond the map's edge.
  private static func corridor(to gate: Gate, _ geometry: Geometry) -> [Point] {
    var points = gate.path
    guard let first = points.first, let last = points.last, points.count >= 2 else { return [] }
    points[0] = Point(x: geometry.isMirrored ? geometry.body.minX : geometry.body.maxX, y: first.y)
    points[points.count - 1] =
      isBeside(gate, geometry)
      ? Point(x: geometry.isMirrored ? geometry.body.maxX : geometry.body.minX, y: last.y)
      : Point(x: last.x, y: geometry.body.minY)
    return points
  }

  /// The outline of a store's place before it has come.
  private static func waiting(_ rect: Rect, _ map: MapPlacement) -> Shape {
    .stroke(
      .rounded(rect.inset(by: 0.5), map.length(5)), Color.white.opacity(0.5), width: 1,
      dash: [4, 3])
  }

  private static func entrance(
    _ map: MapPlacement, _ geometry: Geometry, _ text: String, _ type: Typography
  ) -> Shape {
    let style = type.microStrong
    let corridorTop = map.point(geometry.entrance).y - map.length(corridorWidth / 2)
    let inset = map.length(8)
    return .text(
      text, style, .white,
      at: Point(
        x: map.point(geometry.entrance).x + (geometry.isMirrored ? inset : -inset),
        y: corridorTop - style.lineHeight - map.length(6)),
      geometry.isMirrored ? .left : .right)
  }

  // MARK: - Signs

  private static func pad(
    _ gate: Gate, isTheFlights: Bool, _ geometry: Geometry, _ map: MapPlacement, _ palette: Palette,
    _ type: Typography
  ) -> [Shape] {
    let rect = map.rect(center: gate.pad, size: geometry.padSize)
    let radius = map.length(8)
    var shapes: [Shape] = []
    if isTheFlights {
      let ring = map.length(5)
      shapes.append(
        .stroke(
          .rounded(rect.inset(by: -ring / 2), radius + ring / 2), palette.sign.opacity(0.35),
          width: ring))
      shapes.append(.fill(.rounded(rect, radius), palette.sign))
      if palette.theme.isHighContrast {
        shapes.append(.border(rect, radius, palette.signEdge))
      }
    } else {
      shapes.append(.fill(.rounded(rect, radius), palette.mapPad))
      shapes.append(.border(rect.inset(by: -0.5), radius, palette.mapPadEdge))
    }
    let style = fitted(type.pageTitle, to: map, height: rect.height)
    shapes.append(
      .text(
        gate.name, style, isTheFlights ? palette.onSign : palette.text,
        at: Point(x: rect.midX, y: rect.midY - style.lineHeight / 2), .center))
    return shapes
  }

  private static func plate(
    _ map: MapPlacement, _ geometry: Geometry, _ word: String, _ palette: Palette,
    _ type: Typography
  ) -> [Shape] {
    let center = mirrored(Point(x: 330, y: 280), geometry)
    let rect = map.rect(center: center, size: Size(width: 36, height: 36))
    let letter = fitted(type.stateTitle, to: map, height: rect.height)
    let caption = type.caption.weighted(500)
    let gap = map.length(8)
    return [
      .fill(.rounded(rect, map.length(7)), palette.sign),
      .text(
        geometry.terminal, letter, palette.onSign,
        at: Point(x: rect.midX, y: rect.midY - letter.lineHeight / 2), .center),
      .text(
        word, caption, palette.text2,
        at: Point(
          x: geometry.isMirrored ? rect.maxX + gap : rect.minX - gap,
          y: rect.midY - caption.lineHeight / 2), geometry.isMirrored ? .left : .right),
    ]
  }

  /// A sign's text grows with the map beyond 300 points of width, and never out of its sign.
  private static func fitted(_ style: TextStyle, to map: MapPlacement, height: Double) -> TextStyle
  {
    let grown = style.scaled(by: max(1, map.scale * 1.2))
    return grown.lineHeight > height ? grown.scaled(by: height / grown.lineHeight) : grown
  }

  private static func mirrored(_ point: Point, _ geometry: Geometry) -> Point {
    geometry.isMirrored ? Point(x: MapPlacement.space.width - point.x, y: point.y) : point
  }
}
