import CGtk

/// What exists on the local disk.
nonisolated enum FileSystem {
  static func isDirectory(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_IS_DIR) != 0
  }

  static func exists(_ path: String) -> Bool {
    g_file_test(path, G_FILE_TEST_EXISTS) != 0
  }

  /// The whole of a file, decompressed if it is gzip.
  static func contents(of path: String) throws(FileFailure) -> [UInt8] {
    let file = try FileBytes(path: path)
    var bytes = [UInt8](repeating: 0, count: max(4096, file.size + 1))
    var count = 0
    while true {
      if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: bytes.count)) }
      let more = try file.read(into: &bytes, at: count)
      if more == 0 { break }
      count += more
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
