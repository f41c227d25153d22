import Foundation
import Testing

/// Reads the sources: what each folder may know is written down once, in `docs/architecture.md`, and
/// checked here.
///
///     data files → Model → Views ← Motion ← MotionCore ← frame clock
struct ArchitectureTests {
  /// A folder's rights. Comments and texts for people are not looked at.
  struct Folder: Sendable, CustomTestStringConvertible {
    var path: String
    /// Modules that any file in it may import.
    var imports: Set<String>
    /// Folders whose top-level types it must not name.
    var strangers: [String] = []
    /// Code that must not occur in it.
    var banned: [Banned] = []

    var testDescription: String { path }
  }

  struct Banned: Sendable {
    var what: String
    /// A regular expression.
    var pattern: String

    static let pointers = Banned(
      what: "a pointer", pattern: #"\bUnsafe\w*Pointer\b|\bOpaquePointer\b|\bUnmanaged\b"#)
    static let toolkit = Banned(
      what: "a toolkit's name",
      pattern: #"\bc?(gtk|gdk|gsk|g|pango|cairo)_[a-z]\w*|\b(Gtk|Gdk|Gsk|Pango|Cairo)[A-Z]\w*"#)
    static let clocks = Banned(
      what: "a clock: time is handed in",
      pattern:
        #"\b(clock_gettime|gettimeofday|g_get_\w*time|ContinuousClock|SuspendingClock|DispatchTime)\b"#
        + #"|\bDate\(\)|\btime\(nil\)"#)
  }

  static let folders = [
    Folder(path: "Sources/MotionCore", imports: [], banned: [.pointers, .toolkit, .clocks]),
    Folder(
      path: "Sources/FlightsDesktop/Gtk", imports: ["CGtk", "Glibc", "MotionCore"],
      strangers: ["Model", "Charts", "Views", "App"]),
    Folder(
      path: "Sources/FlightsDesktop/Motion", imports: ["MotionCore", "Observation"],
      strangers: ["Model", "Charts", "Views", "App"], banned: [.pointers]),
    Folder(
      path: "Sources/FlightsDesktop/Drawing", imports: ["CGtk", "Glibc", "MotionCore"],
      strangers: ["Model", "Charts", "Views", "App"], banned: [.clocks]),
    Folder(
      path: "Sources/FlightsDesktop/Model",
      imports: ["FoundationEssentials", "Observation", "Synchronization"],
      strangers: ["Gtk", "Motion", "Drawing", "Charts", "Views", "App"],
      banned: [.pointers, .toolkit, .clocks]),
    Folder(
      path: "Sources/FlightsDesktop/Charts", imports: ["MotionCore"],
      strangers: ["Gtk", "Motion", "Model", "Views", "App"],
      banned: [.pointers, .toolkit, .clocks]),
    Folder(
      path: "Sources/FlightsDesktop/Views", imports: ["MotionCore", "Observation"],
      banned: [.pointers, .toolkit, .clocks]),
    Folder(
      path: "Sources/FlightsDesktop/App",
      imports: ["CGtk", "FoundationEssentials", "Glibc", "MotionCore", "Observation"],
      banned: [.pointers]),
  ]

  /// What single files may import beyond their folder.
  static let importsOfFiles = ["Sources/MotionCore/Math.swift": Set(["Glibc"])]

  @Test(arguments: folders) func importsOnlyWhatItsFolderMay(folder: Folder) {
    for file in SourceFile.all(under: folder.path) {
      let allowed = folder.imports.union(Self.importsOfFiles[file.path] ?? [])
      for (line, module) in file.imports where !allowed.contains(module) {
        Issue.record("\(file.path):\(line) imports \(module)")
      }
    }
  }

  @Test(arguments: folders) func keepsFromWhatItsFolderMustNotMention(folder: Folder) throws {
    for banned in folder.banned {
      let pattern = try Regex(banned.pattern)
      for file in SourceFile.all(under: folder.path) {
        for (line, code) in file.code {
          if let match = code.firstMatch(of: pattern) {
            Issue.record("\(file.path):\(line) mentions \(banned.what): \(code[match.range])")
          }
        }
      }
    }
  }

  /// Folders of one module cannot be told apart by imports, but by the names they declare.
  ///
  /// What GLib does for files, zones and settings is no toolkit: `Gtk/GLib` is open to the model.
  @Test(arguments: folders) func namesNoTypeOfAStranger(folder: Folder) {
    var owners: [String: String] = [:]
    for stranger in folder.strangers {
      for file in SourceFile.all(under: "Sources/FlightsDesktop/\(stranger)")
      where !file.path.contains("/Gtk/GLib/") {
        for name in file.declaredTypes { owners[name] = file.path }
      }
    }
    for file in SourceFile.all(under: folder.path) {
      for (line, code) in file.code {
        for name in SourceFile.words(of: code) {
          if let owner = owners[name] {
            Issue.record("\(file.path):\(line) names \(name) of \(owner)")
          }
        }
      }
    }
  }

  @Test func doubtsAboutConcurrencyStayAtTheBorderToC() {
    let marks = ["@unchecked Sendable", "nonisolated(unsafe)"]
    for file in SourceFile.all(under: "Sources/FlightsDesktop")
    where !file.path.contains("FlightsDesktop/Gtk/")
      && !file.path.contains("FlightsDesktop/Drawing/")
    {
      for (line, code) in file.code {
        if let mark = marks.first(where: code.contains) {
          Issue.record("\(file.path):\(line) says \(mark)")
        }
      }
    }
  }

  @Test func nothingIsLeftOpen() {
    // Put together here so that this file does not find itself.
    let marks = ["TO" + "DO", "FIX" + "ME", "try" + "!", "XCT" + "Skip", ".dis" + "abled("]
    for folder in ["Sources", "Tests", "Benchmarks", "Examples"] {
      for file in SourceFile.all(under: folder) {
        for (index, line) in file.lines.enumerated() {
          if let mark = marks.first(where: line.contains) {
            Issue.record("\(file.path):\(index + 1) has \(mark)")
          }
        }
      }
    }
  }

  @Test func theSourcesAreFound() {
    #expect(SourceFile.all(under: "Sources/MotionCore").count > 1)
    #expect(SourceFile.all(under: "Sources/FlightsDesktop").count > 10)
  }

  @Test func commentsAndNamesAreReadAsSuch() {
    let file = SourceFile(
      path: "Example.swift",
      text: """
        /// Not GtkWidget.
        @testable import struct Some.Thing
        nonisolated struct One {  // gtk_init
          /* a block
             of gtk_widget */ let url = "https://example.org" + two
          struct Inner {}
        }
        final class Two<Element> {}
        """)
    #expect(file.imports.map(\.module) == ["Some"])
    #expect(file.declaredTypes == ["One", "Two"])
    #expect(!file.code.contains { $0.code.contains("gtk") || $0.code.contains("Gtk") })
    #expect(file.code.contains { $0.line == 5 && $0.code.contains("+ two") })
  }
}

// MARK: - Reading sources

/// A Swift file of the package.
private struct SourceFile: Sendable {
  /// From the package's root.
  let path: String
  let lines: [String]
  /// Lines with code, numbered from 1, without comments.
  let code: [(line: Int, code: String)]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInBlock = false
    var code: [(Int, String)] = []
    for (index, line) in lines.enumerated() {
      let bare = Self.withoutComments(line, isInBlock: &isInBlock)
      if bare.contains(where: { !$0.isWhitespace }) { code.append((index + 1, bare)) }
    }
    self.code = code
  }

  var imports: [(line: Int, module: String)] {
    code.compactMap { line, code in
      let words = Self.words(of: code)
      guard let index = words.firstIndex(of: "import"),
        code.contains(/^\s*(@\w+\s+|\w+\s+)*import\s/)
      else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      return words[(index + 1)...].first { !kinds.contains($0) }.map { (line, $0) }
    }
  }

  /// Types that are declared at the top of the file and visible outside it.
  var declaredTypes: [String] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor"]
    let privacy: Set = ["private", "fileprivate", "import", "extension"]
    return code.compactMap { _, code in
      guard let first = code.first, first.isLetter || first == "@" else { return nil }
      let words = Self.words(of: code)
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        !words[..<kind].contains(where: privacy.contains)
      else { return nil }
      return words[kind + 1]
    }
  }

  static func words(of code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  private static func withoutComments(_ line: String, isInBlock: inout Bool) -> String {
    var result: [UInt8] = []
    let bytes = Array(line.utf8)
    var index = 0
    while index < bytes.count {
      let pair = bytes[index...].prefix(2)
      if isInBlock {
        isInBlock = !pair.elementsEqual("*/".utf8)
        index += isInBlock ? 1 : 2
      } else if pair.elementsEqual("/*".utf8) {
        isInBlock = true
        index += 2
      } else if pair.elementsEqual("//".utf8), result.last != UInt8(ascii: ":") {
        break
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of the package, read once.
  private static let everything: [SourceFile] =
    ["Sources", "Tests", "Benchmarks", "Examples"].flatMap { folder in
      let base = root.appendingPathComponent(folder).path
      let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().compactMap
      {
        name -> SourceFile? in
        guard let text = try? String(contentsOfFile: "\(base)/\(name)", encoding: .utf8) else {
          return nil
        }
        return SourceFile(path: "\(folder)/\(name)", text: text)
      }
    }

  /// The Swift files under a folder, which need not exist yet.
  static func all(under folder: String) -> [SourceFile] {
    everything.filter { $0.path.hasPrefix(folder + "/") }
  }
}
