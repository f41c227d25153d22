import Testing

@testable import MotionCore

/// Checks cases of `path_trim.json`.
enum PathTrimVectors {
  private static let tolerance = 1e-6

  static func check(_ test: Json) {
    let path = Path(
      polyline: test["points"].array.map { Point(x: $0.numbers[0], y: $0.numbers[1]) })
    let part = path.trimmed(from: test["from"].number, to: test["to"].number)
    let found = part.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    expectClose(found, test["result"].array.flatMap(\.numbers), tolerance, "\(test)")
  }
}
