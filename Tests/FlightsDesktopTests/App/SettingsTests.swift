import Foundation
import Observation
import Testing

@testable import FlightsDesktop

@MainActor
struct SettingsTests {
  /// A directory of its own for each test, removed with it.
  private final class Directory {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "settings-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.appendingPathComponent("deep/settings.ini").path }

    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent("deep"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func read(_ suffix: String = "") throws -> String {
      try String(contentsOfFile: path + suffix, encoding: .utf8)
    }
  }

  private func mark(_ flight: String, _ day: String) throws -> AppSettings.Mark {
    AppSettings.Mark(flight: try #require(FlightID(flight)), day: try #require(CalendarDay(day)))
  }

  @Test func aNewUserHasTheDefaults() {
    let directory = Directory()
    let settings = AppSettings(storage: .file(directory.path))
    #expect(settings.motion == .system)
    #expect(settings.airport == "JFK")
    #expect(settings.windowSize == Options.defaultSize)
    #expect(settings.marks.isEmpty && settings.lastViewed == nil)
    #expect(settings.problem == nil)
  }

  @Test func everythingComesBack() throws {
    let directory = Directory()
    let settings = AppSettings(storage: .file(directory.path))
    settings.motion = .reduced
    settings.slow = 2.5
    settings.theme = .highContrastDark
    settings.clock = .twelveHours
    settings.windowSize = Options.PixelSize(width: 900, height: 700)
    settings.isMaximized = true
    settings.page = .awards
    settings.airport = "LGA"
    settings.boardTab = .arrivals
    settings.boardOrder = .delay
    settings.hidesPast = true
    settings.airline = "B6"
    settings.marks = try [
      mark("2013-06-13-B6-915-JFK", "2013-06-12"), mark("2013-06-13-AA-1-JFK", "2013-06-13"),
    ]
    settings.activity = ["airline B6; again", "stores A = 1", "ünïcode", ""]
    settings.lastViewed = FlightID("2013-06-13-B6-915-JFK")
    try settings.save()

    let again = AppSettings(storage: .file(directory.path))
    #expect(again.contents == settings.contents)
    #expect(again.motion == .reduced)
    #expect(again.slow == 2.5)
    #expect(again.windowSize == Options.PixelSize(width: 900, height: 700))
    #expect(again.isMaximized && again.hidesPast)
    #expect(again.airline == "B6")
    #expect(again.marks == settings.marks)
    #expect(again.activity == settings.activity)
    #expect(again.lastViewed == settings.lastViewed)
  }

  @Test func whatWasTakenBackIsGone() throws {
    let directory = Directory()
    let settings = AppSettings(storage: .file(directory.path))
    settings.airline = "B6"
    settings.activity = ["one"]
    try settings.save()
    settings.airline = nil
    settings.activity = []
    try settings.save()
    let again = AppSettings(storage: .file(directory.path))
    #expect(again.airline == nil)
    #expect(again.activity.isEmpty)
  }

  @Test func valuesWithoutSenseAreDefaultsAndTheOthersCount() throws {
    let directory = Directory()
    try directory.write(
      """
      [Motion]
      Level=breakneck
      Slow=-1
      [Window]
      Size=1x1
      Maximized=perhaps
      [Board]
      Airport=ewr
      [Flights]
      Marked=2013-06-13-B6-915-JFK 2013-06-12;nonsense;
      LastViewed=2013-02-30-B6-915-JFK
      """)
    let settings = AppSettings(storage: .file(directory.path))
    #expect(settings.motion == .system)
    #expect(settings.slow == 1)
    #expect(settings.windowSize == Options.defaultSize)
    #expect(!settings.isMaximized)
    #expect(settings.airport == "EWR")
    #expect(settings.marks.map(\.flight.description) == ["2013-06-13-B6-915-JFK"])
    #expect(settings.lastViewed == nil)
    #expect(settings.problem == nil)
  }

  @Test func keysOfOtherVersionsAndCommentsStay() throws {
    let directory = Directory()
    try directory.write("# mine\n[Window]\nColour=teal\n\n[Later]\nKey=1\n")
    let settings = AppSettings(storage: .file(directory.path))
    settings.page = .lab
    try settings.save()
    let text = try directory.read()
    #expect(text.contains("# mine") && text.contains("Colour=teal") && text.contains("[Later]"))
    #expect(text.contains("Page=lab"))
  }

  @Test func aBrokenFileIsPutAsideWithASentence() throws {
    let directory = Directory()
    try directory.write("{ \"motion\": \"full\" }")
    let settings = AppSettings(storage: .file(directory.path))
    #expect(settings.motion == .system)
    let problem = try #require(settings.problem)
    #expect(problem.contains(directory.path) && problem.contains(".broken"))
    #expect(!problem.contains("\n"))
    #expect(try directory.read(".broken") == "{ \"motion\": \"full\" }")
    settings.motion = .none
    try settings.save()
    #expect(AppSettings(storage: .file(directory.path)).motion == .none)
    #expect(try directory.read(".broken") == "{ \"motion\": \"full\" }")
  }

  @Test func aFileThatCannotBeReadIsASentenceToo() throws {
    let directory = Directory()
    try FileManager.default.createDirectory(
      atPath: directory.path, withIntermediateDirectories: true)
    let settings = AppSettings(storage: .file(directory.path))
    #expect(settings.problem != nil)
    settings.page = .lab
    #expect(throws: KeyFile.Failure.self) { try settings.save() }
  }

  @Test func nothingIsWrittenWithoutAChange() throws {
    let directory = Directory()
    let settings = AppSettings(storage: .file(directory.path))
    settings.page = .lab
    try settings.save()
    try FileManager.default.removeItem(atPath: directory.path)
    try settings.save()
    #expect(!FileManager.default.fileExists(atPath: directory.path))
  }

  @Test func memoryTouchesNoFile() throws {
    let settings = AppSettings(storage: .memory)
    settings.page = .search
    try settings.save()
    #expect(settings.contents.contains("Page=search"))
  }

  @Test func contentsTellOfEveryChange() throws {
    let settings = AppSettings(storage: .memory)
    let mark = try mark("2013-01-01-UA-1-EWR", "2013-01-01")
    let changes: [(AppSettings) -> Void] = [
      { $0.motion = .none }, { $0.slow = 3 }, { $0.theme = .dark }, { $0.clock = .twelveHours },
      { $0.windowSize.width = 999 }, { $0.isMaximized = true }, { $0.page = .lab },
      { $0.airport = "LAX" }, { $0.boardTab = .all }, { $0.boardOrder = .destination },
      { $0.hidesPast = true }, { $0.airline = "UA" }, { $0.activity.append("x") },
      { $0.marks.append(mark) },
      { $0.lastViewed = FlightID("2013-01-01-UA-1-EWR") },
    ]
    for (index, change) in changes.enumerated() {
      let heard = Counter()
      withObservationTracking {
        _ = settings.contents
      } onChange: {
        heard.count += 1
      }
      change(settings)
      #expect(heard.count == 1, "change \(index)")
    }
  }

  /// `onChange` is a sendable closure, called on this very thread.
  private final class Counter: @unchecked Sendable { var count = 0 }
}
