import MotionCore
import Testing

@testable import FlightsDesktop

struct FlightRowDrawingTests {
  private let type = Typography()
  private let measurer = FixedTextMeasurer()

  private func row(_ change: (inout FlightRow) -> Void = { _ in }) -> FlightRow {
    var row = FlightRow(
      status: .departed(-1), place: "Martha’s Vineyard", number: "B6 1338", airline: "JetBlue",
      time: "13:49", struckTime: "13:50", gate: Gate(.a, 3), isPast: true)
    change(&row)
    return row
  }

  private func shapes(
    _ row: FlightRow, width: Double = 375, isSelected: Bool = false, isMarked: Bool = false,
    isMirrored: Bool = false
  ) -> [Shape] {
    FlightRowDrawing.layout(
      .init(row: row, isSelected: isSelected, isMarked: isMarked),
      in: Size(width: width, height: FlightRowDrawing.height(type)), isMirrored: isMirrored,
      .light, type, measurer)
  }

  private func texts(_ shapes: [Shape]) -> [TextShape] {
    shapes.flatMap { shape -> [TextShape] in
      switch shape {
      case .text(let text): [text]
      case .group(let group): texts(group.shapes)
      default: []
      }
    }
  }

  /// Where a text is, in the picture's coordinates.
  private func span(_ text: TextShape) -> ClosedRange<Double> {
    let natural = measurer.width(of: text.string, style: text.style)
    let width = text.fit == .single ? natural : min(natural, text.width ?? natural)
    return switch text.alignment {
    case .left: text.anchor.x...text.anchor.x + width
    case .right: text.anchor.x - width...text.anchor.x
    case .center: text.anchor.x - width / 2...text.anchor.x + width / 2
    }
  }

  @Test("All words are there: place, number and airline, both times, status, gate")
  func saysEverything() {
    let words = Set(texts(shapes(row())).map(\.string))
    #expect(
      words == [
        "Martha’s Vineyard", "B6 1338 · JetBlue", "13:50", "13:49", "Departed 1 min early", "A3",
      ])
  }

  @Test(
    "Nothing runs into its neighbour at any width", arguments: [359, 320, 287, 263], [false, true])
  func neverOverlaps(width: Int, isMirrored: Bool) {
    for status in [FlightStatus.departed(-1), .delayed(129), .cancelled, .onTime] {
      let made = shapes(
        row {
          $0.status = status
          $0.dayOffset = 1
        }, width: Double(width), isMarked: true, isMirrored: isMirrored)
      let lines = Dictionary(grouping: texts(made).filter { $0.string != "A3" }) {
        $0.anchor.y < ControlSize.row / 2
      }
      for line in lines.values {
        let spans = line.map(span).sorted { $0.lowerBound < $1.lowerBound }
        for (left, right) in zip(spans, spans.dropFirst()) {
          #expect(left.upperBound <= right.lowerBound + 0.01, "\(status) at \(width)")
        }
        #expect(spans.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= Double(width) })
      }
    }
  }

  @Test("Where there is little room the old time goes first, then the airline and the verb")
  func givesWayInOrder() {
    let words = texts(shapes(row(), width: 287)).map(\.string)
    #expect(!words.contains("13:50") && words.contains("13:49"))
    #expect(words.contains("B6 1338") && !words.contains { $0.contains("JetBlue") })
    #expect(words.contains("1 min early"))
  }

  @Test("A cancelled flight has its one time struck through")
  func strikesTheCancelled() throws {
    let made = shapes(
      row {
        $0.status = .cancelled
        $0.struckTime = nil
      })
    let time = try #require(texts(made).first { $0.string == "13:49" })
    #expect(time.isStruck && time.color == Palette.light.text3)
  }

  @Test("What is past is quiet, except for the row that is open")
  func quietsThePast() throws {
    func weight(_ isPast: Bool, _ isSelected: Bool) throws -> Int {
      let made = shapes(row { $0.isPast = isPast }, isSelected: isSelected)
      return try #require(texts(made).first { $0.string == "Martha’s Vineyard" }).style.weight
    }
    #expect(try weight(true, false) == 400)
    #expect(try weight(true, true) == 600)
    #expect(try weight(false, false) == 600)
  }

  @Test("Right to left is the mirror image")
  func mirrors() throws {
    let width = 375.0
    let left = texts(shapes(row(), width: width))
    let right = texts(shapes(row(), width: width, isMirrored: true))
    for (one, other) in zip(left, right) where one.string != "A3" {
      #expect(one.string == other.string)
      #expect(abs(span(one).lowerBound - (width - span(other).upperBound)) < 0.01)
    }
  }

  @Test("Rows grow with the text")
  func growsWithText() {
    #expect(FlightRowDrawing.height(Typography()) == 56)
    #expect(FlightRowDrawing.height(Typography(scale: 2)) == 92)
  }
}

struct NowLineTests {
  @Test func saysWhatComesNext() {
    #expect(NowLine(time: "14:16", minutesToNext: 3).next == "next in 3 min")
    #expect(NowLine(time: "14:16", minutesToNext: 0).next == "next now")
    #expect(NowLine(time: "14:16", minutesToNext: 125).next == "next in 2 h 5 min")
    #expect(NowLine(time: "23:58", minutesToNext: nil).next == "no more today")
  }

  @Test("Digits count only where the sentence has one number")
  func countsDown() {
    #expect(NowLine(time: "", minutesToNext: 1).countsDown)
    #expect(NowLine(time: "", minutesToNext: 99).countsDown)
    #expect(!NowLine(time: "", minutesToNext: 100).countsDown)
    #expect(!NowLine(time: "", minutesToNext: 0).countsDown)
    #expect(!NowLine(time: "", minutesToNext: nil).countsDown)
  }
}
