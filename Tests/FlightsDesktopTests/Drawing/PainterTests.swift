import CGtk
import MotionCore
import XCTest

@testable import FlightsDesktop

final class PainterTests: XCTestCase {
  func testDrawsFillsAtTheirPlace() throws {
    try onMain {
      let picture = try DrawingCheck.render(
        [.fill(.rect(Rect(x: 2, y: 3, width: 4, height: 2)), Color(hex: 0xFF0000))],
        size: Size(width: 10, height: 8))
      XCTAssertEqual(picture.pixel(2, 3), "#FF0000")
      XCTAssertEqual(picture.pixel(5, 4), "#FF0000")
      XCTAssertEqual(picture.pixel(6, 4), "#FFFFFF")
      XCTAssertEqual(picture.pixel(2, 2), "#FFFFFF")
    }
  }

  func testPaintsInOrderAcrossKindsOfNodes() throws {
    try onMain {
      let area = Rect(x: 0, y: 0, width: 8, height: 8)
      let path = Outline.path(.roundedRect(area, .zero))
      let picture = try DrawingCheck.render(
        [
          .fill(.rect(area), Color(hex: 0xFF0000)), .fill(path, Color(hex: 0x00FF00)),
          .fill(.rect(Rect(x: 0, y: 0, width: 4, height: 8)), Color(hex: 0x0000FF)),
        ], size: area.size)
      XCTAssertEqual(picture.pixel(1, 1), "#0000FF")
      XCTAssertEqual(picture.pixel(6, 6), "#00FF00")
    }
  }

  func testClipsFadesAndTurnsGroups() throws {
    try onMain {
      let square = Shape.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), Color(hex: 0x000000))
      let picture = try DrawingCheck.render(
        [
          .group([square], opacity: 0.5),
          .group([square], transform: .translation(x: 10, y: 0), clip: .rect(.zero)),
          .group(
            [square],
            transform: Transform2D.rotation(.degrees(90)).concatenating(.translation(x: 24, y: 0))),
        ], size: Size(width: 30, height: 8))
      // Half of 255 lies between two bytes.
      XCTAssertTrue(["#7F7F7F", "#808080"].contains(picture.pixel(1, 1)))
      XCTAssertEqual(picture.pixel(11, 1), "#FFFFFF", "an empty clip hides all")
      XCTAssertEqual(picture.pixel(21, 1), "#000000", "turned to the left of x = 24")
      XCTAssertEqual(picture.pixel(25, 1), "#FFFFFF")
    }
  }

  func testTakesColourFromGroups() throws {
    try onMain {
      let picture = try DrawingCheck.render(
        [
          .group(
            [.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), Color(hex: 0x00FF00))],
            saturation: 0
          )
        ], size: Size(width: 4, height: 4))
      // 0.715 of 255
      XCTAssertEqual(picture.pixel(1, 1), "#B6B6B6")
    }
  }

  func testLinesHaveTheirHeightExactly() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      for style in Typography(scale: 1.5).all {
        let size = painter.text.size(of: "Boston", style: style, width: nil)
        XCTAssertEqual(size.height, style.lineHeight, accuracy: 0.01, style.name)
      }
      let body = Typography().body
      let wrapped = painter.text.size(
        of: "Follow one aircraft out and back on the same day", style: body, width: 120)
      let lines = wrapped.height / body.lineHeight
      XCTAssertEqual(lines, lines.rounded(), accuracy: 0.001)
      XCTAssertGreaterThan(lines, 1)
      XCTAssertLessThanOrEqual(wrapped.width, 120)
    }
  }

  func testDigitsAreOfOneWidth() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      let widths = (0...9).map { painter.text.width(of: "\($0)", style: Typography().clock) }
      // The font's own digits differ by a few of its units: a fortieth of a point at this size.
      for width in widths { XCTAssertEqual(width, widths[0], accuracy: 0.04) }
    }
  }

  func testEveryIconCanBeRead() throws {
    try onMain {
      let directory = try XCTUnwrap(g_dir_open("\(DrawingCheck.root)/data/icons", 0, nil))
      defer { g_dir_close(directory) }
      let icons = try XCTUnwrap(DrawingCheck.painter).icons
      var count = 0
      while let name = g_dir_read_name(directory).map({ String(cString: $0) }) {
        if name.hasSuffix("-symbolic.svg") {
          let path = icons.outline(String(name.dropLast("-symbolic.svg".count)))
          XCTAssertFalse(path.isEmpty, name)
          XCTAssertTrue(
            Rect(x: -1, y: -1, width: 26, height: 26).contains(path.bounds.center), name)
          count += 1
        } else if name.hasSuffix(".svg") {
          XCTAssertNotNil(icons.texture(String(name.dropLast(4)), pixels: 32), name)
        }
      }
      XCTAssertGreaterThan(count, 50)
    }
  }

  func testUnknownDrawingsAreNothing() throws {
    try onMain {
      let icons = try XCTUnwrap(DrawingCheck.painter).icons
      XCTAssertTrue(icons.outline("no-such-icon").isEmpty)
      XCTAssertNil(icons.texture("no-such-picture", pixels: 8))
    }
  }

  func testPaletteAndTypeSheet() throws {
    try onMain {
      let type = Typography()
      var shapes: [Shape] = []
      for (column, theme) in Theme.allCases.enumerated() {
        let p = Palette.theme(theme)
        let x = Double(column) * 300
        shapes.append(.fill(.rect(Rect(x: x, y: 0, width: 300, height: 700)), p.window))
        let card = Rect(x: x + 20, y: 20, width: 260, height: 180)
        shapes.append(p.shadow(p.shadow3, under: card, radius: 28))
        shapes.append(.fill(.rounded(card, 28), p.surface))
        shapes.append(.border(card, 28, p.hairline))
        var y = 30.0
        for style in [type.code, type.title, type.heading, type.body, type.caption] {
          shapes.append(.text("\(style.name) 13:49", style, p.text, at: Point(x: x + 40, y: y)))
          y += style.lineHeight + 4
        }
        y = 230
        for tone in Tone.allCases {
          let plate = Rect(x: x + 20, y: y, width: 32, height: 32)
          shapes.append(.fill(.rounded(plate, 8), p.plate(tone)))
          shapes.append(.icon("status-delayed", at: plate.center, size: 20, p.ink(tone)))
          shapes.append(
            .text(tone.rawValue, type.bodyStrong, p.ink(tone), at: Point(x: x + 64, y: y + 6)))
          y += 40
        }
        let hatch = Rect(x: x + 20, y: y, width: 260, height: 18)
        shapes.append(
          .fill(
            .rounded(hatch, 4),
            .hatch(Hatch(line: p.bad.opacity(0.35), ground: p.badPlate.opacity(0.5)))))
        let bar = Rect(x: x + 20, y: y + 30, width: 260, height: 18)
        shapes.append(
          .fill(
            .rounded(bar, Corners(left: 0, right: 4)),
            .linear(p.minutes.gradient(zero: x + 57, pointsPerMinute: 260.0 / 140))))
        shapes.append(
          .picture("award-homebound", in: Rect(x: x + 20, y: y + 60, width: 88, height: 88)))
        shapes.append(
          .group(
            [.picture("award-homebound", in: Rect(x: x + 120, y: y + 60, width: 88, height: 88))],
            opacity: 0.5, saturation: 0))
      }
      try DrawingCheck.check("palette", shapes, size: Size(width: 1200, height: 700))
    }
  }
}
