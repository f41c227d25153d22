/// The program's version, the same as in the metainfo file.
nonisolated enum Version {
  static let current = "0.1.0"
}
