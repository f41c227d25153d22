import MotionCore
import Testing

@testable import FlightsDesktop

/// Terminal A of visual.md, and B as its mirror image.
enum MapSamples {
  static func terminal(_ name: String) -> TerminalMapDrawing.Geometry {
    let isMirrored = name == "B"
    func x(_ x: Double) -> Double { isMirrored ? 360 - x : x }
    func gate(_ number: Int, _ pad: (Double, Double), _ path: [(Double, Double)])
      -> TerminalMapDrawing.Gate
    {
      TerminalMapDrawing.Gate(
        name: "\(name)\(number)", pad: Point(x: x(pad.0), y: pad.1),
        path: path.map { Point(x: x($0.0), y: $0.1) })
    }
    return TerminalMapDrawing.Geometry(
      terminal: name, body: Rect(x: isMirrored ? -38 : 98, y: 104, width: 300, height: 140),
      entrance: Point(x: x(360), y: 148),
      gates: [
        gate(1, (300, 66), [(360, 148), (300, 148), (300, 86)]),
        gate(2, (228, 66), [(360, 148), (228, 148), (228, 86)]),
        gate(3, (156, 66), [(360, 148), (156, 148), (156, 86)]),
        gate(4, (62, 148), [(360, 148), (84, 148)]),
        gate(5, (62, 212), [(360, 148), (126, 148), (126, 212), (84, 212)]),
      ],
      slots: isMirrored ? [] : [Rect(x: 144, y: 184, width: 60, height: 42)])
  }

  static let texts = TerminalMapDrawing.Texts(entrance: "Entrance", terminal: "Terminal")
}

struct MapPlacementTests {
  @Test("Scaled to the width; what is left of the height is ground above and below")
  func scales() {
    let map = MapPlacement(size: Size(width: 300, height: 296))
    #expect(abs(map.scale - 5.0 / 6) < 1e-12)
    let point = map.point(Point(x: 156, y: 66))
    #expect(abs(point.x - 130) < 1e-9)
    // 320 · 5/6 = 266.67 of 296: 14.67 above.
    #expect(abs(point.y - (55 + 44.0 / 3)) < 1e-9)
    #expect(MapPlacement.height(width: 360) == 320)
  }

  @Test func noWidthIsOnePoint() {
    let map = MapPlacement(size: .zero)
    #expect(map.scale == 0 && map.point(Point(x: 9, y: 9)) == .zero)
  }
}

struct TerminalMapDrawingTests {
  private func layout(_ name: String, gate: String?, size: Size = Size(width: 360, height: 320))
    -> [Shape]
  {
    TerminalMapDrawing.layout(
      size: size, geometry: MapSamples.terminal(name), gate: gate, texts: MapSamples.texts,
      palette: .light, type: Typography())
  }

  @Test("All is clipped to the map's rounded rectangle")
  func isClipped() {
    let made = layout("A", gate: nil)
    #expect(made.count == 1)
    #expect(made.snapshot.hasPrefix("group clip rounded 0,0 360×320 r12"))
  }

  @Test("Only the flight's own gate is a sign, with a ring around it")
  func marksTheGate() {
    let text = layout("A", gate: "A3").snapshot
    // The pad (156, 66) of 42 × 34.
    #expect(text.contains("fill rounded 135,49 42×34 r8 #FFC533"))
    #expect(text.contains("#FFC53359 w5"))
    #expect(text.components(of: "#FFC53359") == 1)
    #expect(!layout("A", gate: nil).snapshot.contains("#FFC53359"))
  }

  @Test("B mirrors A: pads, planes, plate and words")
  func mirrors() {
    let text = layout("B", gate: "B4").snapshot
    #expect(text.contains("fill rounded 277,131 42×34 r8 #FFC533"))
    #expect(text.contains("icon plane 338,148 36 #FFFFFF turned 180"))
    #expect(text.contains("\"Entrance\" micro-strong #FFFFFF at 8,"))
    let plane = layout("A", gate: nil).snapshot
    #expect(plane.contains("icon plane 22,148 36 #FFFFFF\n"))
    #expect(plane.contains("icon plane 156,23 36 #FFFFFF turned 90"))
  }

  @Test func noRoomDrawsNothing() {
    #expect(layout("A", gate: nil, size: .zero).isEmpty)
    #expect(layout("A", gate: nil, size: Size(width: 300, height: 0)).isEmpty)
  }

  @Test("High contrast: one colour for the building, and an edge")
  func highContrast() {
    for theme in [Theme.highContrastLight, .highContrastDark] {
      let palette = Palette.theme(theme)
      let text = TerminalMapDrawing.layout(
        size: Size(width: 360, height: 320), geometry: MapSamples.terminal("A"), gate: "A3",
        texts: MapSamples.texts, palette: palette, type: Typography()
      ).snapshot
      #expect(!text.contains("linear"))
      #expect(text.contains("stroke rounded 98.5,104.5 299×139"))
    }
  }
}

struct GatePathDrawingTests {
  private let map = MapPlacement(size: Size(width: 360, height: 320))
  private let points = [Point(x: 360, y: 148), Point(x: 156, y: 148), Point(x: 156, y: 86)]

  private func layout(_ state: GatePathDrawing.State, _ points: [Point]? = nil) -> [Shape] {
    GatePathDrawing.layout(points: points ?? self.points, state: state, map: map, palette: .light)
  }

  @Test("Fewer than two points, or no way between them, draw nothing")
  func needsAWay() {
    for state in [GatePathDrawing.State.atRest, .walking(TrimRange(from: 0, to: 0.5))] {
      #expect(layout(state, []).isEmpty)
      #expect(layout(state, [.zero]).isEmpty)
      #expect(layout(state, [Point(x: 3, y: 3), Point(x: 3, y: 3)]).isEmpty)
    }
  }

  /// The way is 204 + 62 = 266 long; half of it is 133 from the entrance: x = 227.
  @Test("Half way, the line ends at the head, and the ghost is whole")
  func halfWay() {
    let made = layout(.walking(TrimRange(from: 0, to: 0.5)))
    #expect(made[0].description == "stroke path M360,148 L156,148 L156,86 #FFFFFF6B w2 dash 2/5")
    #expect(made[1].description == "stroke path M360,148 L227,148 #FFFFFF w4")
    #expect(made[2].description == "fill circle 227,148 r10 #FFFFFF47")
    #expect(made[3].description == "fill circle 227,148 r5.5 #FFFFFF")
    #expect(made[4].description == "fill circle 227,148 r4.3 #FFC533")
  }

  @Test("At 0 there is no line but the head; at 1 the head is at the gate")
  func ends() {
    #expect(layout(.walking(TrimRange(from: 0, to: 0))).count == 4)
    #expect(
      layout(.walking(TrimRange(from: 0, to: 1))).last?.description
        == "fill circle 156,86 r4.3 #FFC533")
  }

  @Test("At rest the whole way stands with an arrow that points where it ends: up")
  func rests() {
    let made = layout(.atRest)
    #expect(made.count == 2)
    #expect(made[1].description == "fill path M156,86 L148,97 L164,97 Z #FFFFFF")
  }
}

struct StoreBoxTests {
  private func layout(_ busyness: Double, size: Size = StoreBox.size) -> [Shape] {
    StoreBox.layout(
      size: size, name: "Tea bar", busyness: busyness, palette: .light, type: Typography())
  }

  @Test(arguments: [
    (0.0, "0%"), (0.6, "60%"), (0.434, "43%"), (1, "100%"), (2, "100%"), (-1, "0%"),
  ])
  func percent(busyness: Double, expected: String) {
    #expect(StoreBox.percent(busyness) == expected)
  }

  @Test("An idle store has an empty meter; a full one fills it")
  func meter() {
    let rect = Rect(x: 0, y: 0, width: 16, height: 5)
    #expect(StoreBox.meter(rect, share: 0, palette: .light).count == 1)
    #expect(
      StoreBox.meter(rect, share: 1, palette: .light).last?.description
        == "fill rounded 0,0 16×5 r2.5 #C4263A")
    // A small share still is a dot.
    #expect(
      StoreBox.meter(rect, share: 0.01, palette: .light).last?.description
        == "fill rounded 0,0 5×5 r2.5 #1E9A63")
  }

  @Test func hasNameAndPercent() {
    let text = layout(0.6).snapshot
    #expect(text.contains("\"Tea bar\"") && text.contains("\"60%\""))
    #expect(layout(0.6, size: .zero).isEmpty)
  }
}

extension String {
  /// How often a piece occurs.
  fileprivate func components(of piece: String) -> Int {
    split(separator: piece, omittingEmptySubsequences: false).count - 1
  }
}
