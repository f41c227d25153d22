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
}
