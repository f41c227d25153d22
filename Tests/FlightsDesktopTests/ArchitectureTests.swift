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
      pattern: #"\bc?(?:gtk|gdk|gsk|g|pango|cairo)_[a-z]\w*|\b(?:Gtk|Gdk|Gsk|Pango|Cairo)[A-Z]\w*"#)
    static let clocks = Banned(
      what: "a clock: time is handed in",
      pattern:
        #"\b(?:clock_gettime|gettimeofday|g_get_\w*time|ContinuousClock|SuspendingClock|DispatchTime)\b"#
        + #"|\bDate\(\)|\btime\(nil\)"#)
  }

  static let folders = [
    Folder(path: "Sources/MotionCore", imports: [], banned: [.toolkit, .clocks]),
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
      imports: ["FoundationEssentials", "Glibc", "Observation", "Synchronization"],
      strangers: ["Gtk", "Motion", "Drawing", "Charts", "Views", "App"],
      banned: [.pointers, .toolkit, .clocks]),
    Folder(
      path: "Sources/FlightsDesktop/Charts", imports: ["Glibc", "MotionCore"],
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
  static let importsOfFiles = [
    "Sources/MotionCore/Math.swift": Set(["Glibc"]),
    // Sines and cosines.
    "Sources/FlightsDesktop/Model/GreatCircle.swift": Set(["Glibc"]),
  ]

  @Test(arguments: folders) func importsOnlyWhatItsFolderMay(folder: Folder) throws {
    for file in SourceFile.all(under: folder.path) {
      let allowed = folder.imports.union(Self.importsOfFiles[file.path] ?? [])
      for (line, module) in try file.imports where !allowed.contains(module) {
        Issue.record("\(file.path):\(line) imports \(module)")
      }
    }
  }

  @Test(arguments: folders) func keepsFromWhatItsFolderMustNotMention(folder: Folder) throws {
    for banned in folder.banned {
      for file in SourceFile.all(under: folder.path) {
        for (line, match) in try file.matches(of: banned.pattern) {
          Issue.record("\(file.path):\(line) mentions \(banned.what): \(match)")
        }
      }
    }
  }

  /// Folders of one module cannot be told apart by imports, but by the names they declare.
  ///
  /// What GLib does for files, zones and settings is no toolkit: `Gtk/GLib` is open to the model.
  @Test(arguments: folders) func namesNoTypeOfAStranger(folder: Folder) throws {
    var owners: [String: String] = [:]
    for stranger in folder.strangers {
      for file in SourceFile.all(under: "Sources/FlightsDesktop/\(stranger)")
      where !file.path.contains("/Gtk/GLib/") {
        for name in try file.declaredTypes() { owners[name] = file.path }
      }
    }
    let files = SourceFile.all(under: folder.path)
    // Inside a type of its own, a folder may use a stranger's name for something else.
    for file in files {
      for name in try file.declaredTypes(includingNested: true) { owners[name] = nil }
    }
    guard !owners.isEmpty else { return }
    let pattern = #"\b(\#(owners.keys.sorted().joined(separator: "|")))\b"#
    for file in files {
      for (line, name) in try file.matches(of: pattern) {
        Issue.record("\(file.path):\(line) names \(name) of \(owners[name] ?? "")")
      }
    }
  }

  @Test func doubtsAboutConcurrencyStayAtTheBorderToC() throws {
    for file in SourceFile.all(under: "Sources/FlightsDesktop")
    where !file.path.contains("FlightsDesktop/Gtk/")
      && !file.path.contains("FlightsDesktop/Drawing/")
    {
      for (line, mark) in try file.matches(of: #"@unchecked Sendable|nonisolated\(unsafe\)"#) {
        Issue.record("\(file.path):\(line) says \(mark)")
      }
    }
  }

  @Test func nothingIsLeftOpen() throws {
    // With brackets, so that this file does not find itself.
    let everywhere = #"[T]ODO|[F]IXME|[t]ry!|[X]CTSkip"#
    for file in SourceFile.everything {
      // A view may be disabled, a test may not.
      let pattern = file.path.hasPrefix("Tests") ? everywhere + #"|[.]disabled\("# : everywhere
      for (line, mark) in try file.matches(of: pattern, inComments: true) {
        Issue.record("\(file.path):\(line) has \(mark)")
      }
    }
  }

  @Test func theSourcesAreFound() {
    #expect(SourceFile.all(under: "Sources/MotionCore").count > 1)
    #expect(SourceFile.all(under: "Sources/FlightsDesktop").count > 10)
  }

  @Test func commentsAndNamesAreReadAsSuch() throws {
    let file = SourceFile(
      path: "Example.swift",
      text: """
        /// Not GtkWidget.
        @testable import struct Some.Thing
        nonisolated struct One {  // gtk_init
          /* a block
             of gtk_widget */ let url = "https://example.org" + two
          struct Inner {}
          private struct Secret {}
        }
        final class Two<Element> {}
        private enum Three {}
        """)
    #expect(try file.imports.map(\.text) == ["Some"])
    #expect(try file.declaredTypes() == ["One", "Two"])
    #expect(try file.declaredTypes(includingNested: true) == ["One", "Inner", "Two"])
    #expect(try file.matches(of: Banned.toolkit.pattern).isEmpty)
    #expect(try file.matches(of: "two").map(\.line) == [5])
    #expect(try file.matches(of: "gtk_[a-z]*", inComments: true).map(\.line) == [3, 5])
  }
}

// MARK: - Reading sources

/// A Swift file of the package.
private struct SourceFile: Sendable {
  /// From the package's root.
  let path: String
  let text: String
  /// The text without comments, line by line as before.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.withoutComments(text)
  }

  /// What a pattern matches (its first group, if it has one), with line numbers from 1; `^` and `$`
  /// are a line's.
  func matches(
    of pattern: String, inComments: Bool = false
  ) throws -> [(line: Int, text: String)] {
    let text = (inComments ? text : code) as NSString
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let all = NSRange(location: 0, length: text.length)
    return expression.matches(in: text as String, range: all).map { match in
      let before = text.substring(to: match.range.location)
      let group = match.range(at: min(1, match.numberOfRanges - 1))
      let isWhole = group.location == NSNotFound
      return (
        before.utf8.count { $0 == UInt8(ascii: "\n") } + 1,
        text.substring(with: isWhole ? match.range : group)
      )
    }
  }

  var imports: [(line: Int, text: String)] {
    get throws {
      let kinds = "(?:struct|class|enum|protocol|func|var|let|typealias) +"
      return try matches(of: #"^ *(?:@?\w+ +)*import +(?:\#(kinds))?(\w+)"#)
    }
  }

  /// Types that are declared at the top of the file, or also inside others, and not private.
  func declaredTypes(includingNested: Bool = false) throws -> [String] {
    let start = includingNested ? "^ *" : "^"
    let others = #"(?![^{\n]*\b(?:private|fileprivate|import) )(?:@?\w+(?:\(\w+\))? +)*?"#
    let kind = #"(?:struct|class|enum|protocol|actor) +(?!func|var|let)(\w+)"#
    return try matches(of: start + others + kind).map(\.text)
  }

  private static func withoutComments(_ text: String) -> String {
    let (slash, star, newline) = (UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\n"))
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var isInBlock = false
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : newline
      if isInBlock {
        if byte == newline { result.append(byte) }
        isInBlock = !(byte == star && next == slash)
        index += isInBlock ? 1 : 2
      } else if byte == slash, next == star {
        isInBlock = true
        index += 2
      } else if byte == slash, next == slash, result.last != UInt8(ascii: ":") {
        while index < bytes.count, bytes[index] != newline { index += 1 }
      } else {
        result.append(byte)
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of the package, read once.
  static let everything: [SourceFile] =
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
