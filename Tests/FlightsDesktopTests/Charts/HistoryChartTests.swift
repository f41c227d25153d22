import MotionCore
import Testing

@testable import FlightsDesktop

struct HistoryChartTests {
  fileprivate func chart(
    _ minutes: [Int?], options: HistoryChart.Options = .init()
  ) -> HistoryChart {
    HistoryChart(
      entries: minutes.enumerated().map { .init(label: "Day \($0.offset)", minutes: $0.element) },
      title: "Departure delay in minutes", cancelledWord: "Cancelled", options: options)
  }

  fileprivate func layout(
    _ minutes: [Int?], width: Double = 600, options: HistoryChart.Options = .init(),
    direction: LayoutDirection = .leftToRight, theme: Theme = .light, scale: Double = 1
  ) -> HistoryChart.Layout {
    chart(minutes, options: options).layout(
      width: width, palette: .theme(theme), type: Typography(scale: scale),
      measurer: FixedTextMeasurer(), direction: direction)
  }

  @Test(
    "The domain holds −18…63 and grows 3 beyond the data",
    arguments: [
      ([], -18.0...63.0), ([nil], -18...63), ([0], -18...63), ([-15, 60], -18...63),
      ([-18], -21...63), ([61], -18...64), ([82, -18], -21...85), ([1301], -18...1304),
    ] as [([Int?], ClosedRange<Double>)])
  func domainGrows(minutes: [Int?], domain: ClosedRange<Double>) {
    #expect(chart(minutes).domain == domain)
  }

  @Test func otherDomains() {
    var options = HistoryChart.Options()
    options.domain = .data
    #expect(chart([-6, 34], options: options).domain == -6...34)
    #expect(chart([7], options: options).domain == 0...7)
    #expect(chart([], options: options).domain == 0...0)
    options.domain = .fixed
    #expect(chart([-90, 300], options: options).domain == -18...63)
  }

  @Test("Bars lie between zero and their value, as the pixel rule says")
  func barsFollowTheScale() {
    var options = HistoryChart.Options()
    (options.showsLabels, options.showsValues) = (false, false)
    // A plot of exactly 810 points.
    let made = layout([-14, 0, 42, 60], width: 816, options: options)
    #expect(made.plot.width == 810)
    let frames = (0..<4).map { made.barFrame($0) }
    let expected = [(40.0, 140.0), (180, 0), (180, 420), (180, 600)]
    for (frame, (x, width)) in zip(frames, expected) {
      #expect(abs(frame.minX - x) < 1e-9 && abs(frame.width - width) < 1e-9)
    }
    #expect(frames.map(\.height) == [18, 18, 18, 18])
    #expect(frames.map(\.minY) == [5, 33, 61, 89])
  }

  @Test("Every bar starts at zero without length")
  func barsGrowFromZero() {
    let made = layout([-14, nil, 42])
    for index in 0..<3 {
      let frame = made.barFrame(index, grown: false)
      #expect(frame.width == 0 && frame.minX == made.zero)
      #expect(frame.minY == made.barFrame(index).minY)
    }
    #expect(abs(made.barFrame(0).maxX - made.zero) < 1e-9)
    #expect(made.barFrame(2).minX == made.zero)
  }

  @Test("A cancelled day takes the late side, and none of the domain")
  func cancelledFillsTheLateSide() {
    let made = layout([nil])
    #expect(made.barFrame(0).minX == made.zero && made.barFrame(0).maxX == made.plot.maxX)
    #expect(made.chart.domain == -18...63)
  }

  @Test("A value is inside from its width and 7 points each side on")
  func valuesMoveOutside() {
    // "+8" is 14.4 wide at 12 points a size and 0.6 a letter: 28.4 with its room.
    var options = HistoryChart.Options()
    (options.showsLabels, options.domain) = (false, .data)
    for (width, isInside) in [(28.5 + 6, true), (28.3 + 6, false)] {
      let made = layout([8], width: width, options: options)
      #expect(made.isValueInside(0) == isInside, "\(made.barFrame(0).width)")
    }
  }

  // To a hundredth of a point: the layout approaches it in rounds.
  @Test("Values that stand outside have room, at both ends", arguments: [320.0, 600, 1200])
  func outsideValuesHaveRoom(width: Double) {
    let made = layout([-18, -1, 0, 2, 63], width: width)
    for index in 0..<5 where !made.isValueInside(index) {
      let frame = made.barFrame(index)
      let reach = made.valueWidths[index] + HistoryChart.outsideGap
      if (made.chart.entries[index].minutes ?? 0) < 0 {
        #expect(frame.minX - reach >= made.plot.minX - 0.01)
      } else {
        #expect(frame.maxX + reach <= made.plot.maxX + 0.01)
      }
    }
  }

  @Test("Nothing, one and no width at all are drawn without a fault")
  func boundaries() {
    #expect(layout([]).foregroundShapes().isEmpty)
    #expect(layout([]).rows.length == 0)
    for width in [0.0, 1, 40] {
      let made = layout([-5, nil, 900], width: width)
      for index in 0..<3 {
        let frame = made.barFrame(index)
        #expect(frame.width.isFinite && frame.width >= 0)
        _ = made.barShapes(index, size: frame.size)
      }
      _ = made.backgroundShapes()
    }
  }

  @Test("Rows are 28, 24 where narrow, and grow with the text")
  func rowHeights() {
    #expect(layout([1]).rows.pitch == 28)
    #expect(layout([1], width: 340).rows.pitch == 24)
    #expect(layout([1], scale: 2).rows.pitch == 56)
    var options = HistoryChart.Options()
    options.rowHeight = 26
    #expect(layout([1], options: options).rows.pitch == 26)
  }

  @Test("Right to left moves the labels, not the minutes")
  func rightToLeft() {
    let made = layout([-14, 42], direction: .rightToLeft)
    #expect(abs(made.barFrame(0).maxX - made.barFrame(1).minX) < 1e-9)
    #expect(made.barFrame(0).minX < made.barFrame(1).minX)
    #expect(made.plot.maxX <= made.size.width - made.labelWidth)
    let mirrored = layout([-14, 42])
    #expect(mirrored.barFrame(1).width == made.barFrame(1).width)
  }

  @Test("The colour at a place is the same in every bar, at any length")
  func gradientIsAbsolute() {
    let made = layout([34, 82, -14])
    func gradient(_ index: Int, _ width: Double) -> LinearGradient? {
      let size = Size(width: width, height: 18)
      guard case .fill(_, .linear(let gradient))? = made.barShapes(index, size: size).first else {
        return nil
      }
      return gradient
    }
    #expect(gradient(0, 100) == gradient(1, 300))
    #expect(gradient(0, 100) == gradient(0, 3))
    // An early bar's zero is at its right side.
    let late = gradient(0, 100)?.start.x ?? 0
    let early = gradient(2, 60)?.start.x ?? 0
    #expect(abs(early - late - 60) < 1e-9)
  }

  @Test("A bar without length draws its value only; below 2 points it has no edge")
  func shortBars() {
    let made = layout([1])
    let none = made.barShapes(0, size: Size(width: 0, height: 18))
    #expect(none.count == 1)
    #expect(none.first?.description.hasPrefix("text \"+1\"") == true)
    #expect(made.barShapes(0, size: Size(width: 1.5, height: 18)).count == 2)
    #expect(made.barShapes(0, size: Size(width: 9, height: 18)).count == 3)
  }

  @Test("The outer corners are round, the end at zero is square")
  func cornersFollowTheSide() {
    let made = layout([50, -14])
    #expect(
      made.barShapes(0, size: Size(width: 90, height: 18))[0].description
        .hasPrefix("fill rounded 0,0 90×18 r0/4/4/0"))
    #expect(
      made.barShapes(1, size: Size(width: 90, height: 18))[0].description
        .hasPrefix("fill rounded 0,0 90×18 r4/0/0/4"))
  }

  @Test("Ink on a bar is white where it has 4.5 : 1, else black")
  func inkFollowsTheGround() {
    let made = layout([34, 82])
    func ink(_ index: Int) -> String {
      made.barShapes(index, size: made.barFrame(index).size).snapshot
    }
    #expect(ink(0).contains("\"+34\" caption-strong #000000"))
    #expect(ink(1).contains("\"+82\" caption-strong #FFFFFF"))
  }

  @Test("A bar beyond a fixed axis ends there, with a mark and its true value")
  func fixedDomainCuts() {
    var options = HistoryChart.Options()
    options.domain = .fixed
    let made = layout([115, 63], options: options)
    #expect(made.isCut(0) && !made.isCut(1))
    #expect(made.barFrame(0).width == made.barFrame(1).width)
    #expect(made.barShapes(0, size: made.barFrame(0).size).snapshot.contains("+115"))
  }

  @Test("Early has a minus, late a plus, and zero neither")
  func valuesAreSigned() {
    #expect(DelayFormat.signed(-7) == "−7")
    #expect(DelayFormat.signed(7) == "+7")
    #expect(DelayFormat.signed(0) == "0")
    #expect(DelayFormat.plain(60) == "60" && DelayFormat.plain(-20) == "−20")
  }

  @Test func findsRows() {
    let made = layout([1, 2])
    #expect(made.index(at: Point(x: 10, y: 30)) == 1)
    #expect(made.index(at: Point(x: 10, y: 56)) == nil)
    #expect(made.index(at: Point(x: -1, y: 3)) == nil)
  }

  @Test("A tooltip stays within the chart and points at its bar")
  func tooltipStaysInside() {
    let made = layout([82, -18, nil, 63])
    for index in 0..<4 {
      let tooltip = made.tooltip(
        index, title: "82 min late", detail: "Mon 10 June · left 00:07 instead of 22:45",
        measurer: FixedTextMeasurer())
      #expect(tooltip.frame.minX >= 0 && tooltip.frame.maxX <= made.size.width)
      #expect(tooltip.tip.x > tooltip.frame.minX && tooltip.tip.x < tooltip.frame.maxX)
    }
    #expect(
      made.tooltip(3, title: "a", detail: "", measurer: FixedTextMeasurer()).frame.height == 28)
  }
}

extension HistoryChartTests {
  private var standing: HistoryChart.Options {
    var options = HistoryChart.Options()
    options.orientation = .vertical
    return options
  }

  @Test("Standing bars: late is up, early is down, all from the zero line")
  func standingBars() {
    let made = layout([-14, 42, 0, nil], options: standing)
    #expect(abs(made.barFrame(0).minY - made.zero) < 1e-9)
    #expect(abs(made.barFrame(1).maxY - made.zero) < 1e-9)
    #expect(made.barFrame(2).height == 0)
    #expect(made.barFrame(3).minY == made.plot.minY)
    #expect(abs(made.barFrame(1).height / made.barFrame(0).height - 3) < 1e-9)
    for index in 0..<4 { #expect(made.barFrame(index, grown: false).height == 0) }
    #expect(made.barShapes(0, size: made.barFrame(0).size)[0].description.contains("r0/0/4/4"))
    #expect(made.barShapes(1, size: made.barFrame(1).size)[0].description.contains("r4/4/0/0"))
  }

  @Test("Standing bars have the same colours at the same minutes, upwards")
  func standingGradient() {
    let made = layout([60, -14], options: standing)
    func gradient(_ index: Int) -> LinearGradient? {
      guard
        case .fill(_, .linear(let gradient))? = made.barShapes(
          index, size: made.barFrame(index).size
        ).first
      else { return nil }
      return gradient
    }
    // Late: the end of the scale lies above, zero at the bar's foot.
    let late = gradient(0)
    #expect((late?.start.y ?? 0) > (late?.end.y ?? 0))
    let zero = (late?.start.y ?? 0) + 20 * made.pointsPerMinute
    #expect(abs(zero - made.barFrame(0).height) < 1e-9)
    // Early: zero at the bar's head.
    #expect(abs((gradient(1)?.start.y ?? 0) + 20 * made.pointsPerMinute) < 1e-9)
  }

  @Test("Columns run in reading direction, and are found at a point")
  func standingDirection() {
    let (left, right) = (
      layout([1, 2, 3], options: standing),
      layout([1, 2, 3], options: standing, direction: .rightToLeft)
    )
    #expect(left.barFrame(0).minX < left.barFrame(2).minX)
    #expect(right.barFrame(0).minX > right.barFrame(2).minX)
    for made in [left, right] {
      #expect(made.index(at: made.rowFrame(2).center) == 2)
    }
  }

  @Test("Days without room are left out, at even steps")
  func standingLabels() {
    let made = layout(Array(repeating: 5, count: 10), width: 200, options: standing)
    #expect(made.labelStride > 1)
    #expect(layout([5, 5], options: standing).labelStride == 1)
    for count in [0, 1] {
      let few = layout(Array(repeating: 5, count: count), width: 0, options: standing)
      _ = few.backgroundShapes()
      #expect(few.rows.pitch == 0)
    }
  }

  @Test("Every kind of fill draws early, late and no bars", arguments: HistoryChart.Fill.allCases)
  func fills(fill: HistoryChart.Fill) {
    for orientation in HistoryChart.Orientation.allCases {
      var options = HistoryChart.Options()
      (options.fill, options.orientation) = (fill, orientation)
      let made = layout([-14, 0, 82], options: options)
      for index in 0..<3 {
        let text = made.barShapes(index, size: made.barFrame(index).size).snapshot
        #expect(!text.contains("nan") && !text.contains("inf"))
      }
    }
  }
}
