import CGtk
import Glibc

/// The program as a process: its output, its environment, its files, what it costs.
nonisolated enum ThisProcess {
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static func write(_ text: String) { cgtk_write(STDOUT_FILENO, text) }
  static func writeError(_ text: String) { cgtk_write(STDERR_FILENO, text) }

  /// The program's own file, links resolved.
  static var executable: String {
    var error: UnsafeMutablePointer<GError>?
    guard let path = g_file_read_link("/proc/self/exe", &error) else {
      g_clear_error(&error)
      return CommandLine.arguments.first ?? ""
    }
    defer { g_free(path) }
    return String(cString: path)
  }

  /// Seconds since 1970, UTC.
  static var realTime: Int { Int(g_get_real_time() / 1_000_000) }

  /// Writes a text file in one step; false if it cannot be written.
  static func write(_ text: String, toFile path: String) -> Bool {
    g_file_set_contents(path, text, -1, nil) != 0
  }

  /// Makes a directory and its parents; false if it cannot be made.
  static func makeDirectory(_ path: String) -> Bool { g_mkdir_with_parents(path, 0o777) == 0 }

  /// Milliseconds since a moment that the launcher noted right before `exec` (monotonic nanoseconds).
  static func milliseconds(since nanoseconds: Int) -> Double {
    Double(g_get_monotonic_time()) / 1000 - Double(nanoseconds) / 1e6
  }

  /// Processor time used so far, in microseconds.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// Resident memory in MiB (VmRSS); nil where the kernel does not say.
  static var residentMiB: Double? {
    var contents: UnsafeMutablePointer<CChar>?
    guard g_file_get_contents("/proc/self/status", &contents, nil, nil) != 0, let contents else {
      return nil
    }
    defer { g_free(contents) }
    for line in String(cString: contents).split(separator: "\n") where line.hasPrefix("VmRSS:") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      return words.dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }
    return nil
  }
}
