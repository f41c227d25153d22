import MotionCore
import XCTest

@testable import FlightsDesktop

/// What a person sees who scrolls the details, or goes from page to page.
final class ScrolledDetailsTests: XCTestCase {
  func testTheLineLeavesTheRestOfThePageToBeSeen() throws {
    try onMain {
      let program = try ProgramWindow(on: .flights, width: 1280)
      let flight = try XCTUnwrap(program.flights.first)
      program.app.choose(flight)
      program.app.strip.rest()
      program.window.advance(by: 6, step: 0.1)
      let before = program.window.window.picture().bytes
      program.app.panel?.heroAway = 1
      program.window.advance(by: 0.1)
      let after = program.window.window.picture().bytes
      let width = program.window.window.picture().width
      // The line is 48 high, under a header of as much; nothing below it changes. Scroll bars come and go beside.
      let rows = before.indices.filter { index in
        before[index] != after[index] && (640..<1240).contains(index / 4 % width)
      }.map { $0 / 4 / width }
      XCTAssertFalse(rows.isEmpty)
      XCTAssertLessThanOrEqual(rows.max() ?? 0, 48 + 60)
    }
  }

  func testTheNameOfAChosenPageHasRoom() throws {
    try onMain {
      let program = try ProgramWindow(on: .awards, width: 1280)
      program.window.advance(by: 1, step: 0.1)
      program.app.choose(.flights)
      program.window.advance(by: 1, step: 0.1)
      program.window.root.visit { element in
        guard element.content is TextContent, element.widget.text == Strings.flights else { return }
        let natural = element.widget.naturalSize(forWidth: nil).width
        XCTAssertGreaterThanOrEqual(element.frame.target.width, natural)
      }
    }
  }
}
