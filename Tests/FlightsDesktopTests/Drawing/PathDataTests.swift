import MotionCore
import Testing

@testable import FlightsDesktop

struct PathDataTests {
  private func read(_ text: String) throws -> String { try Path(data: text).dataText }

  @Test func emptyTextIsAnEmptyPath() throws {
    #expect(try Path(data: "").isEmpty)
    #expect(try Path(data: " \n").isEmpty)
  }

  @Test(
    "Each command, absolute and relative",
    arguments: [
      ("M1 2", "M1,2"),
      ("M1,2L3,4", "M1,2 L3,4"),
      ("m1 2l3 4", "M1,2 L4,6"),
      ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
      ("m1 2 3 4", "M1,2 L4,6"),
      ("M1 2H5V7", "M1,2 L5,2 L5,7"),
      ("M1 2h5v7", "M1,2 L6,2 L6,9"),
      ("M0 0C1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6"),
      ("M1 1c1 2 3 4 5 6", "M1,1 C2,3 4,5 6,7"),
      ("M0 0C1 2 3 4 5 6S9 9 10 6", "M0,0 C1,2 3,4 5,6 C7,8 9,9 10,6"),
      ("M0 0S9 9 10 6", "M0,0 C0,0 9,9 10,6"),
      ("M0 0Q1 2 3 4", "M0,0 Q1,2 3,4"),
      ("M1 1q1 2 3 4", "M1,1 Q2,3 4,5"),
      ("M0 0Q2 4 4 0T8 0", "M0,0 Q2,4 4,0 Q6,-4 8,0"),
      ("M1 1L2 2Zl1 0", "M1,1 L2,2 Z L2,1"),
    ])
  func readsCommands(text: String, expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test("Numbers may touch where nothing is unclear")
  func readsCompactNumbers() throws {
    #expect(try read("M.5.5-1-2") == "M0.5,0.5 L-1,-2")
    #expect(try read("M1e1 2E-1") == "M10,0.2")
  }

  @Test func arcFlagsMayTouchTheNextNumber() throws {
    let spaced = try Path(data: "M0 0 A 5 5 0 0 1 10 0")
    #expect(try Path(data: "M0 0A5 5 0 0110 0") == spaced)
  }

  @Test("A half circle from left to right, clockwise, passes above")
  func arcIsCircular() throws {
    let path = try Path(data: "M0 0A5 5 0 0 1 10 0")
    guard case .curve(let top, _, _) = path.elements[1],
      case .curve(let end, _, _) = path.elements[2]
    else {
      Issue.record("two cubics expected, got \(path)")
      return
    }
    #expect(abs(top.x - 5) < 1e-9 && abs(top.y + 5) < 1e-9)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y) < 1e-9)
  }

  @Test func arcRadiusGrowsUntilItReaches() throws {
    #expect(try read("M0 0A1 1 0 0 1 10 0") == (try read("M0 0A5 5 0 0 1 10 0")))
  }

  @Test func arcWithoutRadiusIsALine() throws {
    #expect(try read("M0 0A0 5 0 0 1 10 0") == "M0,0 L10,0")
    #expect(try read("M3 3A5 5 0 0 1 3 3") == "M3,3")
  }

  @Test func saysWhereTheTextIsWrong() {
    #expect(throws: PathDataError.startsWithoutMove) { try Path(data: "L1 2") }
    #expect(throws: PathDataError.unknownCommand(offset: 5)) { try Path(data: "M1 2 X3") }
    #expect(throws: PathDataError.numberExpected(offset: 3)) { try Path(data: "M1 ") }
    #expect(throws: PathDataError.numberExpected(offset: 5)) { try Path(data: "M1 2L") }
  }
}
