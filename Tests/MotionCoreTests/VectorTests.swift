import Foundation
import Testing

/// Runs one case of a file; throws a `VectorFailure` when it does not hold or cannot be run.
typealias VectorRunner = @Sendable (VectorCase) throws -> Void

/// The conformance vectors: every file of `Vectors/` and of the directory named by `MOTION_VECTORS`.
///
/// A case, or a file, that cannot be run fails.
struct VectorTests {
  /// How to run the cases of a file, by its name without extension.
  static let runners = engineRunners.merging(upperRunners) { first, _ in first }

  @Test("every case of every vector file holds")
  func vectors() throws {
    var (cases, files) = (0, 0)
    for directory in Self.directories {
      let urls = try FileManager.default
        .contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
      #expect(!urls.isEmpty, "no vector files in \(directory.path)")
      for url in urls {
        files += 1
        cases += Self.run(url)
      }
    }
    print("motion vectors: \(cases) cases in \(files) files")
  }

  private static var directories: [URL] {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Vectors")
    let other = ProcessInfo.processInfo.environment["MOTION_VECTORS"] ?? ""
    return [own] + (other.isEmpty ? [] : [URL(fileURLWithPath: other)])
  }

  /// Returns the number of cases.
  private static func run(_ url: URL) -> Int {
    let name = url.deletingPathExtension().lastPathComponent
    do {
      let file = try JSONValue(contentsOf: url)
      let cases = try file.requiredArray("cases")
      for (index, json) in cases.enumerated() {
        let vector = VectorCase(
          name: json["name"].string ?? "\(index)", json: json, fileTolerance: file["tolerance"])
        do {
          guard let runner = runners[name] else { throw VectorFailure("nothing runs this file") }
          try runner(vector)
        } catch {
          Issue.record("\(name), case \(index) “\(vector.name)”: \(error)")
        }
      }
      return cases.count
    } catch {
      Issue.record("\(url.path): \(error)")
      return 0
    }
  }
}
