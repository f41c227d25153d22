import Testing

@testable import MotionCore

struct TextAlignmentTests {
  @Test("Places count from the right")
  func alignsNumbers() {
    let slots = TextAlignment.fromTheRight(old: "129", new: "130")
    #expect(slots.map(\.change) == [.kept, .changed, .changed])
    #expect(slots.map(\.place) == [2, 1, 0])

    let grown = TextAlignment.fromTheRight(old: "99", new: "100")
    #expect(grown.map(\.change) == [.added, .changed, .changed])
    #expect(grown[0].new == "1")

    let shrunk = TextAlignment.fromTheRight(old: "100", new: "99")
    #expect(shrunk.map(\.change) == [.removed, .changed, .changed])
  }

  @Test func alignsNothing() {
    #expect(TextAlignment.fromTheRight(old: "", new: "").isEmpty)
    #expect(TextAlignment.fromTheRight(old: "", new: "7").map(\.change) == [.added])
    #expect(TextAlignment.matchingRuns(old: "", new: "abc").isEmpty)
  }

  @Test func findsCommonRuns() {
    let runs = TextAlignment.matchingRuns(old: "Gate B4", new: "Gate A14")
    #expect(
      runs == [
        .init(oldStart: 0, newStart: 0, count: 5), .init(oldStart: 6, newStart: 7, count: 1),
      ])
    #expect(
      TextAlignment.matchingRuns(old: "same", new: "same")
        == [.init(oldStart: 0, newStart: 0, count: 4)])
  }

  @Test("Runs are equal text, in order and without overlap", arguments: 1...50)
  func matchesOnlyEqualText(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func text() -> [Character] {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        "abc".randomElement(using: &random) ?? "a"
      }
    }
    let (old, new) = (text(), text())
    let runs = TextAlignment.matchingRuns(old: String(old), new: String(new))
    var (oldEnd, newEnd) = (0, 0)
    for run in runs {
      #expect(run.oldStart >= oldEnd && run.newStart >= newEnd && run.count > 0)
      oldEnd = run.oldStart + run.count
      newEnd = run.newStart + run.count
      #expect(old[run.oldStart..<oldEnd] == new[run.newStart..<newEnd])
    }
    #expect(runs.map(\.count).reduce(0, +) == longestCommonSubsequence(old, new))
  }

  /// The textbook recurrence, without shortcuts.
  private func longestCommonSubsequence(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0..<a.count {
      for j in 0..<b.count {
        rows[i + 1][j + 1] = a[i] == b[j] ? rows[i][j] + 1 : max(rows[i][j + 1], rows[i + 1][j])
      }
    }
    return rows[a.count][b.count]
  }
}
