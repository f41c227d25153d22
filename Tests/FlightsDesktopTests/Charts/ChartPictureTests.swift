import MotionCore
import XCTest

@testable import FlightsDesktop

/// The charts of the visual target, drawn with real fonts.
final class ChartPictureTests: XCTestCase {
  func testHistory() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      let days = [
        "Wed 12 Jun", "Tue 11 Jun", "Mon 10 Jun", "Sun 9 Jun", "Sat 8 Jun", "Fri 7 Jun",
        "Thu 6 Jun", "Wed 5 Jun", "Tue 4 Jun", "Mon 3 Jun",
      ]
      let minutes: [Int?] = [-6, 34, 82, -14, -14, nil, -5, -7, -18, 1]
      let chart = HistoryChart(
        entries: zip(days, minutes).map { .init(label: $0, minutes: $1) },
        title: "Departure delay in minutes", cancelledWord: "Cancelled")
      for theme in Theme.allCases {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let palette = Palette.theme(theme)
          let layout = chart.layout(
            width: 608, palette: palette, type: Typography(), measurer: painter.text,
            direction: direction)
          let size = Size(width: 652, height: 480)
          var shapes: [Shape] = [.fill(.rect(Rect(origin: .zero, size: size)), palette.surface)]
          var content = layout.backgroundShapes(highlighted: 2)
          for index in minutes.indices {
            let frame = layout.barFrame(index)
            content.append(
              .group(
                layout.barShapes(index, size: frame.size, highlighted: index == 2),
                transform: .translation(x: frame.minX, y: frame.minY)))
          }
          content += layout.foregroundShapes()
          content +=
            layout.tooltip(
              2, title: "82 min late", detail: "Mon 10 June · left 00:07 instead of 22:45",
              measurer: painter.text
            ).shapes
          shapes.append(.group(content, transform: .translation(x: 20, y: 12)))
          let pie = PieChart(
            onTime: 6, short: 1, long: 2, cancelled: 1,
            names: ["On time", "Up to 15 min late", "Over 15 min late", "Cancelled"],
            palette: palette)
          shapes.append(
            .group(
              pie.shapes(
                size: Size(width: 120, height: 120), palette: palette, type: Typography(),
                center: ("60%", "on time")), transform: .translation(x: 24, y: 350)))
          let legend = MinuteLegend(
            low: "−20", high: "120 min", palette: palette, type: Typography(),
            measurer: painter.text)
          shapes.append(.group(legend.shapes, transform: .translation(x: 300, y: 400)))
          try DrawingCheck.check(
            "history-\(theme.rawValue)\(direction == .leftToRight ? "" : "-rtl")", shapes,
            size: size)
        }
      }
    }
  }

  func testOtherForms() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      let minutes: [Int?] = [-6, 34, 82, -14, nil, 115, 1]
      let palette = Palette.light
      var shapes: [Shape] = [
        .fill(.rect(Rect(x: 0, y: 0, width: 1300, height: 640)), palette.surface)
      ]
      for (row, orientation) in HistoryChart.Orientation.allCases.enumerated() {
        for (column, fill) in HistoryChart.Fill.allCases.enumerated() {
          var options = HistoryChart.Options()
          (options.fill, options.orientation) = (fill, orientation)
          if column == 0 { options.domain = .fixed }
          let chart = HistoryChart(
            entries: minutes.enumerated().map {
              .init(label: "\(12 - $0.offset) Jun", minutes: $0.element)
            }, title: "\(fill)", cancelledWord: "Cancelled", options: options)
          let layout = chart.layout(
            width: 360, palette: palette, type: Typography(), measurer: painter.text)
          var content = layout.backgroundShapes(highlighted: 1)
          for index in minutes.indices {
            let frame = layout.barFrame(index)
            content.append(
              .group(
                layout.barShapes(index, size: frame.size, highlighted: index == 1),
                transform: .translation(x: frame.minX, y: frame.minY)))
          }
          content += layout.foregroundShapes()
          shapes.append(
            .group(
              content,
              transform: .translation(
                x: 20 + Double(column % 3) * 400,
                y: 20 + Double(row) * 540 + Double(column / 3) * (row == 0 ? 260 : 300))))
        }
      }
      try DrawingCheck.check("chart-forms", shapes, size: Size(width: 1220, height: 1180))
    }
  }

  func testLargeTextAndHebrew() throws {
    try onMain {
      let painter = try XCTUnwrap(DrawingCheck.painter)
      let (palette, type) = (Palette.light, Typography(scale: 2))
      let chart = HistoryChart(
        entries: [("יום ד׳ 12", -6), ("Tue 11 Jun", 34), ("Mon 10 Jun", nil)].map {
          .init(label: $0, minutes: $1)
        }, title: "Departure delay in minutes", cancelledWord: "Cancelled")
      let layout = chart.layout(
        width: 560, palette: palette, type: type, measurer: painter.text,
        direction: .rightToLeft)
      var content = layout.backgroundShapes()
      for index in 0..<3 {
        let frame = layout.barFrame(index)
        content.append(
          .group(
            layout.barShapes(index, size: frame.size),
            transform: .translation(x: frame.minX, y: frame.minY)))
      }
      content += layout.foregroundShapes()
      var shapes: [Shape] = [
        .fill(.rect(Rect(x: 0, y: 0, width: 600, height: 420)), palette.surface),
        .group(content, transform: .translation(x: 20, y: 20)),
      ]
      for (index, alignment) in [TextShape.Alignment.left, .center, .right].enumerated() {
        let x = [20.0, 300, 580][index]
        shapes.append(
          .line(from: Point(x: x, y: 280), to: Point(x: x, y: 410), palette.accent))
        for (row, text) in ["שלום עולם, מה שלומך היום", "Two lines of English text"].enumerated() {
          shapes.append(
            .text(
              text, Typography().body, palette.text,
              at: Point(x: x, y: 285 + Double(row) * 60), alignment, width: 110,
              fit: .wrapped(lines: 2)))
        }
      }
      try DrawingCheck.check("large-text", shapes, size: Size(width: 600, height: 420))
    }
  }
}
