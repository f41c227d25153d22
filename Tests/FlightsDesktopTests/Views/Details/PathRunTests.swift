import Testing

@testable import FlightsDesktop

@MainActor
struct PathRunTests {
  /// What the end of the drawn part is on the way from one state to another.
  private func ends(_ run: PathRun, isMoving: Bool) -> [Double] {
    var ends: [Double] = []
    run.follow(isMoving: isMoving)
    while run.phase == .starting || run.phase == .stopping {
      ends.append(run.end)
      run.goOn()
    }
    return ends + [run.end]
  }

  @Test("Both ways lead through 0, so that a loop begins anew and ends for good")
  func turns() {
    let run = PathRun()
    #expect(run.end == 1)
    #expect(ends(run, isMoving: true) == [0, 1])
    #expect(run.phase == .running)
    #expect(ends(run, isMoving: false) == [0, 1])
    #expect(run.phase == .resting)
  }

  @Test func nothingHappensTwice() {
    let run = PathRun()
    #expect(ends(run, isMoving: false) == [1])
    _ = ends(run, isMoving: true)
    #expect(ends(run, isMoving: true) == [1])
  }
}
