import Testing

@testable import FlightsDesktop

struct CommandLineTests {
  private static let scenes = ["map-open", "page/flights", "lab/fan-out"]

  private func parse(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandLineOutcome {
    try CommandLine.parse(
      ["FlightsDesktop"] + arguments, environment: { environment[$0] }, scenes: Self.scenes)
  }

  private func options(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Options {
    let outcome = try CommandLine.parse(
      ["FlightsDesktop"] + arguments, environment: { environment[$0] }, scenes: Self.scenes)
    guard case .run(let options) = outcome else {
      Issue.record("\(outcome) is no run")
      return Options()
    }
    return options
  }

  @Test func noArgumentsSayNothing() throws {
    #expect(try parse() == .run(Options()))
  }

  @Test func readsEveryOptionOfTheWindow() throws {
    let options = try options(
      "--data", "sample", "--now", "2013-06-27T14:16", "--airport", "lga", "--page", "awards",
      "--flight=2013-06-13-b6-915-jfk", "--motion", "reduced", "--slow", "2.5",
      "--size", "900x700", "--theme", "hc-dark", "--direction", "rtl", "--text-scale", "1.5",
      "--lang", "pt_BR", "more.csv")
    var expected = Options()
    expected.data = .sample
    expected.now = LocalTime("2013-06-27T14:16")
    expected.airport = "LGA"
    expected.page = .awards
    expected.flight = FlightID("2013-06-13-B6-915-JFK")
    expected.motion = .reduced
    expected.slow = 2.5
    expected.size = Options.PixelSize(width: 900, height: 700)
    expected.theme = .highContrastDark
    expected.direction = .rightToLeft
    expected.textScale = 1.5
    expected.language = "pt_BR"
    expected.file = "more.csv"
    #expect(options == expected)
  }

  @Test func readsEveryOptionOfAStoryboard() throws {
    let storyboard = try options(
      "--storyboard", "lab/fan-out", "--times", "1, 0.5,0.50,-0,1e1", "--out", "pictures",
      "--scale", "2", "--contact-sheet"
    ).storyboard
    var expected = Options.Storyboard(scene: "lab/fan-out")
    expected.times = [0, 0.5, 1, 10]
    expected.out = "pictures"
    expected.scale = 2
    expected.hasContactSheet = true
    #expect(storyboard == expected)
    #expect(try options("--storyboard", "map-open", "--json-only").storyboard?.isJSONOnly == true)
  }

  @Test func storyboardsShowElevenMomentsUnlessOthersAreListed() throws {
    let times = try options("--storyboard", "map-open").storyboard?.times
    #expect(times == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
  }

  @Test func theLastOfARepeatedOptionCounts() throws {
    #expect(try options("--page", "lab", "--page", "search").page == .search)
  }

  @Test func aDirectoryIsWhateverIsNotANamedSource() throws {
    #expect(try options("--data", "flights/2014").data == .directory("flights/2014"))
    #expect(try options("--data", "nyc2013").data == .nyc2013)
    #expect(try options().data == nil)
  }

  @Test func namesInAnyLocaleArrive() throws {
    #expect(try options("Flüge ✈.csv").file == "Flüge ✈.csv")
    #expect(try options("--", "--odd.csv").file == "--odd.csv")
  }

  @Test func theVariableSlowsUnlessTheOptionDoes() throws {
    #expect(try options(environment: ["GTK_SLOWDOWN": "3"]).slow == 3)
    #expect(try options("--slow", "2", environment: ["GTK_SLOWDOWN": "3"]).slow == 2)
    #expect(try options(environment: ["GTK_SLOWDOWN": "molasses"]).slow == nil)
    #expect(try options(environment: ["GTK_SLOWDOWN": "0"]).slow == nil)
  }

  @Test func printsScenesAndVersion() throws {
    #expect(try parse("--list-scenes") == .print("map-open\npage/flights\nlab/fan-out\n"))
    #expect(try parse("--version") == .print("FlightsDesktop \(Version.current)\n"))
  }

  @Test(arguments: ["--help", "-h"]) func helpNamesEveryOption(argument: String) throws {
    guard case .print(let text) = try parse(argument) else {
      Issue.record("no text")
      return
    }
    #expect(text.contains("FlightsDesktop [OPTION…] [FILE.csv]"))
    for name in [
      "help", "version", "data", "now", "airport", "page", "flight", "motion", "slow", "storyboard",
      "times", "out", "size", "scale", "contact-sheet", "json-only", "direction", "theme",
      "text-scale", "lang", "list-scenes",
    ] {
      #expect(text.contains("--\(name)"), "--help is silent about --\(name)")
    }
  }

  @Test(arguments: [
    ("--data", ""), ("--now", "2013-02-29T10:00"), ("--now", "2013-06-27T24:00"),
    ("--now", "2013-06-27 14:16"), ("--now", "2013-6-27T14:16"),
    ("--flight", "2013-06-13-B6-99999999999999999999-JFK"),
    ("--now", ""), ("--airport", "J"), ("--airport", "J K"), ("--page", "Flights"),
    ("--flight", "2013-06-13-B6-915"), ("--flight", "2013-06-31-B6-915-JFK"),
    ("--flight", "2013-06-13-B6-x-JFK"), ("--motion", "some"), ("--slow", "0"), ("--slow", "-3"),
    ("--slow", "inf"), ("--slow", "0x10"), ("--slow", "fast"), ("--size", "1280"),
    ("--size", "99x800"), ("--size", "1280x8001"), ("--size", "-1280x800"), ("--theme", "blue"),
    ("--direction", "up"), ("--text-scale", "0.4"), ("--text-scale", "nan"), ("--lang", "x"),
    ("--lang", "de/../.."), ("--storyboard", "map"),
  ])
  func aWrongValueIsAnsweredWithTheOptionAndWhatWasExpected(option: String, value: String) {
    expectSentence(naming: option, saying: "expected", for: [option, value])
  }

  @Test(arguments: [
    ("--times", ""), ("--times", "0,,1"), ("--times", "-1"), ("--times", "0,nan"),
    ("--times", "1e999"), ("--scale", "0"), ("--scale", "5"), ("--scale", "1.5"), ("--out", ""),
  ])
  func aStoryboardsWrongValueLikewise(option: String, value: String) {
    expectSentence(
      naming: option, saying: "expected", for: ["--storyboard", "map-open", option, value])
  }

  @Test(arguments: ["--bogus", "-x", "--Page"])
  func anUnknownOptionIsNamed(argument: String) {
    expectSentence(naming: argument, saying: "--help", for: [argument])
  }

  @Test(arguments: ["--slow", "--times", "--storyboard", "--data"])
  func aMissingValueIsAskedFor(option: String) {
    expectSentence(naming: option, saying: "needs a value", for: [option])
  }

  @Test(arguments: [
    ["--times", "0"], ["--out", "x"], ["--scale", "2"], ["--contact-sheet"], ["--json-only"],
  ])
  func aStoryboardsOptionsNeedTheStoryboard(arguments: [String]) {
    expectSentence(naming: arguments[0], saying: "--storyboard", for: arguments)
  }

  @Test func contradictionsAreNamed() {
    expectSentence(
      naming: "--json-only", saying: "--contact-sheet",
      for: ["--storyboard", "map-open", "--json-only", "--contact-sheet"])
    expectSentence(naming: "two.csv", saying: "one.csv", for: ["one.csv", "two.csv"])
  }

  /// The arguments must fail with one line, one sentence, that holds both texts.
  private func expectSentence(naming name: String, saying words: String, for arguments: [String]) {
    do {
      let outcome = try CommandLine.parse(["FlightsDesktop"] + arguments, scenes: Self.scenes)
      Issue.record("\(arguments) passed as \(outcome)")
    } catch {
      let sentence = error.description
      #expect(sentence.contains(name), "\(sentence)")
      #expect(sentence.contains(words), "\(sentence)")
      #expect(!sentence.contains("\n"), "\(sentence)")
    }
  }
}
