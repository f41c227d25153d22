import MotionCore
import Testing

@testable import FlightsDesktop

@MainActor
struct DetailsLayoutsTests {
  @Test("Facts stand in one row from 640 of details on, else two by two")
  func facts() {
    let layout = FactsLayout(shares: [1.12, 1.36, 1.05, 1.1])
    #expect(layout.columns(in: 551).count == 2)
    #expect(layout.columns(in: 552).count == 4)
    #expect(layout.columns(in: 552, textScale: 1.5).count == 2)
  }

  // flights-light.png: the card is 648 wide from 608; lines at 765, 955 and 1102, text 17 behind them.
  @Test func linesStandWhereThePictureHasThem() {
    let columns = FactsLayout(shares: [1.12, 1.36, 1.05, 1.1]).columns(in: 608)
    let starts = columns.map { (628 + $0.x).rounded() }
    #expect(starts == [628, 782, 972, 1119])
    let last = columns[3]
    #expect(abs(last.x + last.width - 608) < 1e-9)
  }

  @Test("No column is of negative width", arguments: [0.0, 10, 60, 552])
  func narrowest(width: Double) {
    for column in FactsLayout(shares: [1, 1, 1, 1]).columns(in: width) {
      #expect(column.width >= 0)
    }
  }

  @Test func mapAndHistoryShareTheWidthOnlyWhileTheMapIsOpen() {
    #expect(MapAndHistoryLayout.isSideBySide(width: 648, isOpen: true))
    #expect(MapAndHistoryLayout.isSideBySide(width: 592, isOpen: true))
    #expect(!MapAndHistoryLayout.isSideBySide(width: 591, isOpen: true))
    #expect(!MapAndHistoryLayout.isSideBySide(width: 648, isOpen: false))
  }

  @Test func insetsFollowTheWidth() {
    #expect(WidthInsets.page.insets(479).leading == 16)
    #expect(WidthInsets.page.insets(480).leading == 24)
    #expect(WidthInsets.page.insets(nil).leading == 24)
  }

  @Test("The line comes when the hero has gone, and never half before")
  func heroAway() {
    #expect(HeroView.away(scrolled: -20) == 0)
    #expect(HeroView.away(scrolled: 0) == 0)
    #expect(HeroView.away(scrolled: 52) == 0.5)
    #expect(HeroView.away(scrolled: 500) == 1)
  }
}
