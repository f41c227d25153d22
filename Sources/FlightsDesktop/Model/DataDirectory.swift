/// Where the program's own data lie.
nonisolated enum DataDirectory {
  /// What every data directory has, and a folder of another purpose does not.
  private static let mark = "flights.csv.gz"

  /// The first that holds the data of: `PREFIX/share/flightsdesktop/data` (or without the last part)
  /// of an installed program (`PREFIX/bin/FlightsDesktop`), then `data` in a folder above the program
  /// (a build lies somewhere under `.build` of its package). Nil if there is none.
  ///
  /// - Parameter executable: the path of the program, links resolved.
  static func find(from executable: String) -> String? {
    var folder = executable.split(separator: "/", omittingEmptySubsequences: true)
    var candidates: [String] = []
    while !folder.isEmpty {
      folder.removeLast()
      let path = folder.map { "/" + $0 }.joined()
      if folder.last == "bin" {
        let prefix = folder.dropLast().map { "/" + $0 }.joined()
        candidates.append("\(prefix)/share/flightsdesktop/data")
        candidates.append("\(prefix)/share/flightsdesktop")
      }
      candidates.append("\(path)/data")
    }
    return candidates.first { FileSystem.exists("\($0)/\(mark)") }
  }
}
