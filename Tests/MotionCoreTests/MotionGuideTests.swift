import Foundation
import Testing

struct MotionGuideTests {
  @Test("The guide shows only Swift that is compiled and run as a test")
  func showsWhatIsCompiled() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appendingPathComponent("docs/motion.md"), encoding: .utf8)
    let examples = lines(
      try String(
        contentsOf: tests.appendingPathComponent("MotionGuideExamples.swift"), encoding: .utf8))
    let compiled = examples.joined(separator: "\n")

    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count >= 10)
    for block in blocks {
      let text = lines(block).joined(separator: "\n")
      #expect(compiled.contains(text), "not in MotionGuideExamples.swift:\n\(block)")
    }
  }

  /// Without indentation and empty lines.
  private func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
