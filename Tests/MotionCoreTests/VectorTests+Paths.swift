@testable import MotionCore

/// Checks cases of `path_trim.json`.
enum PathTrimVectors {
  private static let tolerance = 1e-6

  static func run(_ vector: VectorCase) throws {
    let test = vector.json
    let path = Path(
      polyline: test["points"].items.map { Point(x: $0.reals[0], y: $0.reals[1]) })
    let part = path.trimmed(from: test["from"].real, to: test["to"].real)
    let found = part.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    try expectClose(found, test["result"].items.flatMap(\.reals), tolerance, "\(test)")
  }
}
