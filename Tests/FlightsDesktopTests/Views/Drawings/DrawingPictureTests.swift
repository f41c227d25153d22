import MotionCore
import XCTest

@testable import FlightsDesktop

/// The drawings of the visual target, with real fonts and icons, in every theme.
final class DrawingPictureTests: XCTestCase {
  func testMap() throws {
    try onMain {
      for theme in Theme.allCases {
        let palette = Palette.theme(theme)
        let (type, size) = (Typography(), Size(width: 300, height: 296))
        let map = MapPlacement(size: size)
        var shapes: [Shape] = [
          .fill(.rect(Rect(x: 0, y: 0, width: 640, height: 640)), palette.surface)
        ]
        for (column, name) in ["A", "B"].enumerated() {
          let geometry = MapSamples.terminal(name)
          var content = TerminalMapDrawing.layout(
            size: size, geometry: geometry, gate: "\(name)3", texts: MapSamples.texts,
            palette: palette, type: type)
          content += GatePathDrawing.layout(
            points: geometry.gates[2].path,
            state: name == "A" ? .walking(TrimRange(from: 0, to: 0.5)) : .atRest, map: map,
            palette: palette)
          for (x, store, busyness) in [(216.0, "Tea bar", 0.6), (288, "Books", 0.43)] {
            let box = map.rect(Rect(x: name == "A" ? x : 300 - x, y: 184, width: 60, height: 42))
            content.append(
              .group(
                StoreBox.layout(
                  size: box.size, name: store, busyness: busyness, palette: palette, type: type),
                transform: .translation(x: box.minX, y: box.minY)))
          }
          let clip = Outline.rounded(Rect(origin: .zero, size: size), Radius.map)
          shapes.append(
            .group(
              content, transform: .translation(x: 8 + Double(column) * 312, y: 8), clip: clip))
        }
        try DrawingCheck.check(
          "map-\(theme.rawValue)", shapes, size: Size(width: 628, height: 312))
      }
    }
  }

  func testRoute() throws {
    try onMain {
      let states: [RouteArc.State] = [
        .scheduled, .underWay(0.36), .arrived, .cancelled, .diverted(0.66), .underWay(0.97),
      ]
      for theme in Theme.allCases {
        let palette = Palette.theme(theme)
        var shapes: [Shape] = [
          .fill(.rect(Rect(x: 0, y: 0, width: 640, height: 640)), palette.surface)
        ]
        for (index, state) in states.enumerated() {
          for (column, direction) in [LayoutDirection.leftToRight, .rightToLeft].enumerated() {
            shapes.append(
              .group(
                RouteArc.layout(
                  size: Size(width: 264, height: 60), state: state, palette: palette,
                  direction: direction),
                transform: .translation(
                  x: 10 + Double(column) * 290, y: 8 + Double(index) * 72)))
          }
        }
        try DrawingCheck.check(
          "route-\(theme.rawValue)", shapes, size: Size(width: 580, height: 440))
      }
    }
  }

  func testCardsAndPlates() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      let type = Typography()
      for theme in Theme.allCases {
        let palette = Palette.theme(theme)
        var shapes: [Shape] = [
          .fill(.rect(Rect(x: 0, y: 0, width: 1200, height: 900)), palette.window)
        ]
        func place(_ content: [Shape], _ x: Double, _ y: Double) {
          shapes.append(.group(content, transform: .translation(x: x, y: y)))
        }
        let cell = Size(width: 157, height: 236)
        for (column, isAwarded) in [true, false].enumerated() {
          let x = 20 + Double(column) * 173
          place(
            AwardCardDrawing.background(
              size: cell, isAwarded: isAwarded, progress: 0, palette: palette), x, 20)
          place(
            AwardCardDrawing.badge(
              "award-homebound", size: 88, isAwarded: isAwarded), x + 34.5, 36)
          place(
            [
              .text(
                "Homebound", type.awardTitle, palette.text, at: Point(x: 78.5, y: 118), .center),
              .text(
                "Follow one aircraft out and back on the same day.", type.caption, palette.text2,
                at: Point(x: 78.5, y: 140), .center, width: 133, fit: .wrapped(lines: 3)),
            ], x, 20)
          if isAwarded {
            place(
              StarDrawing.row(
                count: 3, center: Point(x: 78.5, y: 214), size: 16, pitch: 20, palette: palette),
              x, 20)
          } else {
            place(
              AwardCardDrawing.progressBar(
                size: Size(width: 92, height: 6), done: 2, of: 5, isStepped: false,
                palette: palette), x + 12, 231)
          }
        }
        place(
          AwardCardDrawing.background(
            size: Size(width: 416, height: 600), isAwarded: true, progress: 1, palette: palette),
          400, 30)
        place(AwardCardDrawing.badge("award-homebound", size: 208, isAwarded: true), 504, 78)
        place(
          StarDrawing.row(
            count: 2, center: Point(x: 608, y: 368), size: 24, pitch: 28, palette: palette), 0, 0)
        place(
          AwardCardDrawing.progressBar(
            size: Size(width: 78, height: 6), done: 1, of: 2, isStepped: true, palette: palette),
          569, 505)
        for (index, fraction) in [nil, 0.05, 0.9].enumerated() {
          let y = 290 + Double(index) * 52
          let strip = Size(width: 184, height: 40)
          place(
            PlaneStripDrawing.layout(size: strip, fraction: fraction, palette: palette), 20, y)
          place(
            PlaneStripDrawing.layout(
              size: strip, fraction: fraction, palette: palette, direction: .rightToLeft), 212, y)
        }
        var x = 20.0
        for (icon, tone) in [
          ("scheduled", Tone.gone), ("on-time", .good), ("delayed", .late), ("cancelled", .bad),
          ("diverted", .diverted), ("unknown", .missing),
        ] {
          place(
            StatusPlate.layout(size: 32, icon: "status-\(icon)", tone: tone, palette: palette), x,
            460)
          x += 44
        }
        place(
          StatusPlate.layout(size: 48, icon: "status-departed", tone: .gone, palette: palette), 20,
          510)
        let chip = StatusChip.size(
          word: "Departed 1 min early", type: type, measurer: painter.text)
        place(
          StatusChip.layout(
            size: chip, icon: "status-departed", word: "Departed 1 min early", tone: .gone,
            palette: palette, type: type), 90, 520)
        let gate = GatePlate.size(type: type)
        place(
          GatePlate.layout(size: gate, gate: "A3", look: .filled, palette: palette, type: type), 20,
          580)
        place(
          GatePlate.layout(size: gate, gate: "A3", look: .outlined, palette: palette, type: type),
          64, 580)
        place(
          GatePlate.layout(size: gate, gate: nil, look: .filled, palette: palette, type: type), 108,
          580)
        let code = CodePlate.size(code: "JFK", type: type, measurer: painter.text)
        place(CodePlate.layout(size: code, code: "JFK", palette: palette, type: type), 160, 580)
        try DrawingCheck.check(
          "cards-\(theme.rawValue)", shapes, size: Size(width: 860, height: 680))
      }
    }
  }
}
