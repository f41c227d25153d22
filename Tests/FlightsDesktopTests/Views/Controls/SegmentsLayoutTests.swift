import Testing

@testable import FlightsDesktop

@MainActor
struct SegmentsLayoutTests {
  @Test("Equal shares; who needs more gets it, the others share the rest")
  func shares() {
    #expect(SegmentsLayout.widths([50, 60, 70], in: 300) == [100, 100, 100])
    #expect(SegmentsLayout.widths([140, 60, 70], in: 300) == [140, 80, 80])
    #expect(SegmentsLayout.widths([140, 90, 60], in: 300) == [140, 90, 70])
    #expect(SegmentsLayout.widths([], in: 300) == [])
  }

  @Test("All give way alike where there is too little", arguments: [300.0, 30, 0])
  func givesWay(width: Double) {
    let widths = SegmentsLayout.widths([200, 100, 100], in: width)
    #expect(abs(widths.reduce(0, +) - width) < 1e-9)
    #expect(widths[0] == 2 * widths[1])
  }
}
