/// What the command line comes to.
nonisolated enum CommandLineOutcome: Equatable, Sendable {
  /// Open the window, or render the storyboard.
  case run(Options)
  /// Print this on standard output and exit with status 0: help, version, the list of scenes.
  case print(String)
}

/// A command line that cannot be carried out: print the sentence on standard error and exit with
/// status 2.
nonisolated struct CommandLineError: Error, Equatable, CustomStringConvertible {
  /// One sentence that names the option and says what was expected.
  var description: String

  static let exitStatus: Int32 = 2
}

nonisolated extension CommandLine {
  /// Reads the arguments, the first of which is the program's path; needs no display.
  ///
  /// - Parameters:
  ///   - environment: looks up a variable; only `GTK_SLOWDOWN` is asked for.
  ///   - scenes: the names that `--storyboard` takes and `--list-scenes` prints.
  static func parse(
    _ arguments: [String], environment: (String) -> String? = { _ in nil }, scenes: [String]
  ) throws(CommandLineError) -> CommandLineOutcome {
    let given: OptionParser.Arguments
    do {
      given = try parser.parse(arguments)
    } catch {
      switch error {
      case .missingValue(let name):
        throw CommandLineError(description: "--\(name) needs a value: \(expected(name)).")
      case .malformed(let sentence):
        throw CommandLineError(description: "\(sentence); --help lists the options.")
      }
    }
    if given.flags.contains("help") { return .print(parser.help) }
    if given.flags.contains("version") { return .print("FlightsDesktop \(Version.current)\n") }
    if given.flags.contains("list-scenes") {
      return .print(scenes.map { $0 + "\n" }.joined())
    }
    return .run(try options(from: given, environment: environment, scenes: scenes))
  }

  private static func options(
    from given: OptionParser.Arguments, environment: (String) -> String?, scenes: [String]
  ) throws(CommandLineError) -> Options {
    if given.files.count > 1 {
      throw CommandLineError(
        description: "\(given.files[1]): one file at a time, and \(given.files[0]) came first.")
    }
    let values = Values(given)
    var options = Options()
    options.file = given.files.first
    options.data = try values.read("data", OptionText.dataSource)
    options.now = try values.read("now", LocalTime.init)
    options.airport = try values.read("airport", OptionText.airport)
    options.page = try values.read("page", Options.PageChoice.init)
    options.flight = try values.read("flight", OptionText.flight)
    options.motion = try values.read("motion", MotionSetting.init)
    options.slow =
      try values.read("slow", OptionText.factor)
      ?? environment("GTK_SLOWDOWN").flatMap(OptionText.factor)
    options.size = try values.read("size", OptionText.size)
    options.theme = try values.read("theme", Options.ThemeChoice.init)
    options.direction = try values.read("direction", Options.DirectionChoice.init)
    options.textScale = try values.read("text-scale", OptionText.textScale)
    options.language = try values.read("lang", OptionText.language)
    options.storyboard = try storyboard(from: values, scenes: scenes)
    return options
  }

  private static func storyboard(
    from values: Values, scenes: [String]
  ) throws(CommandLineError) -> Options.Storyboard? {
    guard let scene = try values.read("storyboard", { scenes.contains($0) ? $0 : nil }) else {
      if let name = ["times", "out", "scale", "contact-sheet", "json-only"].first(where: values.has)
      {
        throw CommandLineError(description: "--\(name) belongs to --storyboard, which is missing.")
      }
      return nil
    }
    var storyboard = Options.Storyboard(scene: scene)
    if let times = try values.read("times", OptionText.times) { storyboard.times = times }
    if let out = try values.read("out", OptionText.path) { storyboard.out = out }
    if let scale = try values.read("scale", OptionText.scale) { storyboard.scale = scale }
    storyboard.hasContactSheet = values.has("contact-sheet")
    storyboard.isJSONOnly = values.has("json-only")
    if storyboard.hasContactSheet, storyboard.isJSONOnly {
      throw CommandLineError(
        description: "--contact-sheet is a picture, and --json-only wants none: give one of them.")
    }
    return storyboard
  }

  /// Looks values up by name and turns a text that does not fit into the sentence for the user.
  private struct Values {
    private let given: OptionParser.Arguments

    init(_ given: OptionParser.Arguments) { self.given = given }

    func has(_ name: String) -> Bool {
      given.values[name] != nil || given.flags.contains(name)
    }

    func read<Value>(
      _ name: String, _ parse: (String) -> Value?
    ) throws(CommandLineError) -> Value? {
      guard let text = given.values[name] else { return nil }
      guard let value = parse(text) else {
        throw CommandLineError(description: "--\(name) \(text): expected \(expected(name)).")
      }
      return value
    }
  }
}

// MARK: - The options

nonisolated extension CommandLine {
  /// An option with a value: its place in `--help`, and what a wrong value is answered with.
  private struct Valued {
    var name: String
    var value: String
    var help: String
    var expected: String
  }

  private static let valued: [Valued] = [
    Valued(
      name: "data", value: "nyc2013|sample|DIR",
      help: "Which flights: the record of 2013, the sample, or a directory",
      expected: "nyc2013, sample or a directory"),
    Valued(
      name: "now", value: "YYYY-MM-DDTHH:MM",
      help: "The moment to show, in the airport's local time",
      expected: "a date and time such as 2013-06-27T14:16"),
    Valued(
      name: "airport", value: "CODE", help: "Whose board to show",
      expected: "an airport's code such as JFK"),
    Valued(
      name: "page", value: "NAME", help: "First page: \(list(Options.PageChoice.allCases))",
      expected: list(Options.PageChoice.allCases)),
    Valued(
      name: "flight", value: "ID", help: "Opens one flight, such as 2013-06-13-B6-915-JFK",
      expected: "DATE-CARRIER-NUMBER-ORIGIN, such as 2013-06-13-B6-915-JFK"),
    Valued(
      name: "motion", value: "LEVEL",
      help: "How much moves: \(list(MotionSetting.allCases))",
      expected: list(MotionSetting.allCases)),
    Valued(
      name: "slow", value: "FACTOR", help: "Runs time that much slower (10: a tenth of the speed)",
      expected: "a factor above 0, such as 10"),
    Valued(
      name: "size", value: "WxH", help: "Size in logical pixels, 1280x800 by default",
      expected: "two numbers from 100 to 8000, such as 1280x800"),
    Valued(
      name: "theme", value: "NAME", help: "Colours: \(list(Options.ThemeChoice.allCases))",
      expected: list(Options.ThemeChoice.allCases)),
    Valued(
      name: "direction", value: "DIRECTION",
      help: "Reading direction: \(list(Options.DirectionChoice.allCases))",
      expected: list(Options.DirectionChoice.allCases)),
    Valued(
      name: "text-scale", value: "FACTOR", help: "Text that much larger, 0.5 to 3",
      expected: "a factor from 0.5 to 3, such as 1.5"),
    Valued(
      name: "lang", value: "CODE", help: "Language, such as de or pt_BR",
      expected: "a language such as de or pt_BR"),
    Valued(
      name: "storyboard", value: "SCENE", help: "Renders a scene and exits",
      expected: "a scene that --list-scenes names"),
    Valued(
      name: "times", value: "LIST", help: "The scene's moments in seconds, such as 0,0.1,0.308",
      expected: "seconds from 0 up, separated by commas, such as 0,0.1,0.308"),
    Valued(
      name: "out", value: "DIR", help: "Where the scene's files go (the current directory)",
      expected: "a directory"),
    Valued(
      name: "scale", value: "N", help: "The scene's pixels a logical pixel, 1 to 4",
      expected: "a whole number from 1 to 4"),
  ]

  private static let flags: [OptionParser.Option] = [
    OptionParser.Option("contact-sheet", help: "Adds one picture with all the scene's moments"),
    OptionParser.Option("json-only", help: "Writes the scene's numbers without pictures"),
    OptionParser.Option("list-scenes", help: "Prints the scenes that can be rendered"),
    OptionParser.Option("version", help: "Prints the version"),
    OptionParser.Option("help", letter: "h", help: "Prints this text"),
  ]

  private static var parser: OptionParser {
    OptionParser(
      program: "FlightsDesktop",
      operands: "[FILE.csv]",
      summary: "Shows real flights, and how well things can move.",
      description:
        "The variable GTK_SLOWDOWN works like --slow. The exit status is 2 when an option or a file\n"
        + "cannot be used.\n",
      options: valued.map { OptionParser.Option($0.name, value: $0.value, help: $0.help) } + flags)
  }

  private static func expected(_ name: String) -> String {
    valued.first { $0.name == name }?.expected ?? "another value"
  }

  /// "one, two or three".
  private static func list<Choice: RawRepresentable<String>>(_ choices: [Choice]) -> String {
    let names = choices.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
