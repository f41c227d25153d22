import MotionCore
import Testing

@testable import FlightsDesktop

@MainActor
struct ShellModelTests {
  @Test("The three widths and where they meet")
  func widths() {
    let steps: [(Double, ShellModel.Width)] = [
      (360, .narrow), (639, .narrow), (640, .medium), (999, .medium), (1000, .wide), (2560, .wide),
    ]
    for (points, width) in steps { #expect(ShellModel.Width(points) == width) }
  }

  @Test("The list gives way down to its minimum, and never takes more than its share")
  func listWidth() {
    #expect(FlightsLayout.listWidth(in: 576) == 288)
    #expect(FlightsLayout.listWidth(in: 736) == 320)
    #expect(FlightsLayout.listWidth(in: 792) == 376)
    #expect(FlightsLayout.listWidth(in: 1072) == 376)
  }

  @Test func everyShownPageIsItsOwn() {
    for page in Page.shown { #expect(page.built == page) }
    for page in Page.allCases { #expect(Page.shown.contains(page.built)) }
  }
}

@MainActor
struct PlaneStripModelTests {
  @Test("Three rounds; the third ends at its resting place")
  func place() {
    #expect(PlaneStripModel.place(after: -1) == 0)
    #expect(PlaneStripModel.place(after: 0) == 0)
    #expect(PlaneStripModel.place(after: 2.5) == 0.5)
    #expect(PlaneStripModel.place(after: 5) == 0)
    #expect(abs(PlaneStripModel.place(after: 9.999) - 0.9998) < 1e-9)
    #expect(PlaneStripModel.place(after: 10) == 0)
    #expect(abs(PlaneStripModel.place(after: 12.9999) - 0.6) < 1e-4)
    #expect(PlaneStripModel.place(after: 13) == 0.6)
    #expect(PlaneStripModel.place(after: 1e9) == 0.6)
  }
}

@MainActor
struct DecorationLayoutTests {
  @Test func readsWhatTheDesktopSays() {
    #expect(DecorationLayout(":minimize,close").trailing == [.minimize, .close])
    #expect(DecorationLayout("close,minimize,maximize:").leading == [.close, .minimize, .maximize])
    #expect(DecorationLayout("icon:menu,close").leading.isEmpty)
    #expect(DecorationLayout("icon:menu,close").trailing == [.close])
    #expect(DecorationLayout("").trailing.isEmpty)
  }
}
