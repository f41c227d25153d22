import MotionCore
import Testing

@testable import FlightsDesktop

struct PieChartTests {
  private func pie(_ counts: [Int]) -> PieChart {
    PieChart(
      onTime: counts[0], short: counts[1], long: counts[2], cancelled: counts[3],
      names: ["On time", "Up to 15 min late", "Over 15 min late", "Cancelled"], palette: .light)
  }
  private let size = Size(width: 120, height: 120)
  private let type = Typography()

  /// app-spec 2.8: 3, 2, 4 and 1 of 10 are 108°, 72°, 144° and 36°.
  @Test func angles() {
    let angles = pie([3, 2, 4, 1]).angles
    #expect(angles.map { $0.sweep.degrees.rounded() } == [108, 72, 144, 36])
    #expect(angles.map { $0.start.degrees.rounded() } == [0, 108, 180, 324])
  }

  @Test("Nothing is drawn of nothing, and empty kinds are dropped")
  func nothing() {
    #expect(pie([0, 0, 0, 0]).angles.isEmpty)
    #expect(pie([0, 0, 0, 0]).shapes(size: size, palette: .light, type: type).isEmpty)
    #expect(pie([5, 0, 0, 1]).slices.map(\.name) == ["On time", "Cancelled"])
    #expect(pie([1, 1, 1, 1]).shapes(size: .zero, palette: .light, type: type).isEmpty)
  }

  @Test("One kind alone is a whole ring without a gap")
  func whole() {
    let shapes = pie([10, 0, 0, 0]).shapes(size: size, palette: .light, type: type)
    guard case .fill(.path(let path), _)? = shapes.first,
      case .move(let start)? = path.elements.first
    else {
      Issue.record("a ring expected")
      return
    }
    #expect(abs(start.x - 60) < 1e-9 && abs(start.y) < 1e-9)
  }

  @Test("The sweep draws slices one after the other, up to its hand")
  func sweeps() {
    let pie = pie([3, 2, 4, 1])
    let counts = [0, 0.15, 0.3, 0.31, 0.6, 1].map {
      pie.shapes(size: size, sweep: $0, palette: .light, type: type).count
    }
    // At exactly 0.3 the second slice has nothing yet.
    #expect(counts == [0, 1, 1, 2, 3, 4])
    #expect(pie.shapes(size: size, sweep: 2, palette: .light, type: type).count == 4)
    #expect(pie.shapes(size: size, sweep: -1, palette: .light, type: type).isEmpty)
  }

  @Test("Gaps are 2 points wide from hole to rim")
  func gapsAreParallel() {
    let path = PieChart.slice(
      center: .zero, inner: 30, outer: 60, start: .zero, sweep: .degrees(90), gap: 2)
    guard case .move(let rim)? = path?.elements.first,
      case .curve(let hole, _, _)? = path?.elements.dropLast().last
    else {
      Issue.record("a slice expected")
      return
    }
    // Both ends of the first side are one point beside the ray to twelve o'clock.
    #expect(abs(rim.x - 1) < 1e-9 && abs(hole.x - 1) < 1e-9)
  }

  @Test func sliverIsNothingOrATriangle() {
    #expect(
      PieChart.slice(
        center: .zero, inner: 30, outer: 60, start: .zero, sweep: .degrees(1), gap: 2) == nil)
    let narrow = PieChart.slice(
      center: .zero, inner: 30, outer: 60, start: .zero, sweep: .degrees(3), gap: 2)
    #expect(narrow?.bounds.height ?? 0 < 25)
  }
}
