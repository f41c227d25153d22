import CGtk

/// A program's command line, read by GLib's GOption; needs neither a display nor `gtk_init`.
///
/// The parser only splits the arguments into names, texts and files. What the texts mean is the
/// caller's business.
nonisolated struct OptionParser {
  /// One option the program understands.
  struct Option {
    /// The long name, without its dashes.
    var name: String
    /// A one-letter form, if there is one.
    var letter: Character?
    /// The placeholder of the value in `--help`; nil for an option without a value.
    var value: String?
    /// One line for `--help`.
    var help: String

    init(_ name: String, letter: Character? = nil, value: String? = nil, help: String) {
      self.name = name
      self.letter = letter
      self.value = value
      self.help = help
    }
  }

  /// What stood on the command line.
  struct Arguments: Equatable {
    /// The options given without a value.
    var flags: Set<String> = []
    /// The last value given for each option that takes one.
    var values: [String: String] = [:]
    /// All that was not an option, in order.
    var files: [String] = []
  }

  /// Arguments that cannot be split.
  enum Failure: Error, Equatable {
    /// The option stands last and its value is missing.
    case missingValue(option: String)
    /// Anything else, in GLib's words: no such option, a value where none belongs.
    case malformed(String)
  }

  /// The program's name in `--help`; it becomes the process's name for GLib (`g_set_prgname`).
  var program: String
  /// What follows the options in the usage line.
  var operands: String
  /// A paragraph above the options.
  var summary: String
  /// A paragraph below them.
  var description: String
  var options: [Option]

  /// Splits `arguments`, the first of which is the program's own path.
  func parse(_ arguments: [String]) throws(Failure) -> Arguments {
    try OptionContext(self).parse(arguments)
  }

  /// The text of `--help`.
  var help: String { OptionContext(self).help }
}

/// A GOptionContext with the memory its entries point to, for the length of one call.
private nonisolated final class OptionContext {
  private typealias Text = UnsafeMutablePointer<CChar>

  private let parser: OptionParser
  private let context: OpaquePointer
  /// Texts that the entries refer to without owning them.
  private var texts: [Text] = []
  /// Where GLib puts the values, in the order of `parser.options`; a null pointer means "not given".
  private let values: UnsafeMutablePointer<Text?>
  /// Where GLib puts the flags, in the same order.
  private let flags: UnsafeMutablePointer<gboolean>
  /// Where GLib puts what is not an option.
  private let files: UnsafeMutablePointer<UnsafeMutablePointer<Text?>?>

  init(_ parser: OptionParser) {
    self.parser = parser
    let count = parser.options.count
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
    flags = .allocate(capacity: count)
    flags.initialize(repeating: 0, count: count)
    files = .allocate(capacity: 1)
    files.initialize(to: nil)
    g_set_prgname(parser.program)
    context = g_option_context_new(parser.operands)
    // `--help` is an option like any other here: GLib's own prints and exits by itself.
    g_option_context_set_help_enabled(context, 0)
    g_option_context_set_summary(context, parser.summary)
    g_option_context_set_description(context, parser.description)
    var entries = parser.options.indices.map(entry(at:))
    entries.append(remaining)
    entries.append(GOptionEntry())
    // GLib copies the entries, not the texts in them.
    g_option_context_add_main_entries(context, entries, nil)
  }

  deinit {
    g_option_context_free(context)
    for index in parser.options.indices { g_free(values[index]) }
    g_strfreev(files.pointee)
    for text in texts { g_free(text) }
    values.deallocate()
    flags.deallocate()
    files.deallocate()
  }

  var help: String {
    guard let text = g_option_context_get_help(context, 1, nil) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  func parse(_ arguments: [String]) throws(OptionParser.Failure) -> OptionParser.Arguments {
    var vector = copy(arguments)
    defer { g_strfreev(vector) }
    var error: UnsafeMutablePointer<GError>?
    guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
      throw failure(error)
    }
    var result = OptionParser.Arguments()
    for (index, option) in parser.options.enumerated() {
      if let text = values[index] { result.values[option.name] = String(cString: text) }
      if flags[index] != 0 { result.flags.insert(option.name) }
    }
    var next = files.pointee
    while let pointer = next, let text = pointer.pointee {
      result.files.append(String(cString: text))
      next = pointer.successor()
    }
    return result
  }

  /// A null-terminated copy that `g_strfreev` frees.
  private func copy(_ arguments: [String]) -> UnsafeMutablePointer<Text?>? {
    let size = gsize(MemoryLayout<Text?>.stride)
    let vector = g_malloc0_n(gsize(arguments.count + 1), size)?.assumingMemoryBound(to: Text?.self)
    for (index, argument) in arguments.enumerated() { vector?[index] = g_strdup(argument) }
    return vector
  }

  private func failure(_ error: UnsafeMutablePointer<GError>?) -> OptionParser.Failure {
    guard let error else { return .malformed("The command line cannot be read") }
    defer { g_error_free(error) }
    let message = String(cString: error.pointee.message)
    // GLib has one code for a missing value and a bad one; ours are all texts, so only the first occurs.
    let valued = parser.options.first { option in
      option.value != nil
        && (message.hasSuffix("--\(option.name)")
          || option.letter.map { message.hasSuffix("-\($0)") } ?? false)
    }
    if error.pointee.code == Int32(G_OPTION_ERROR_BAD_VALUE.rawValue), let valued {
      return .missingValue(option: valued.name)
    }
    return .malformed(message)
  }

  /// Values are taken as file names are: in the bytes they have, whatever the locale.
  private func entry(at index: Int) -> GOptionEntry {
    let option = parser.options[index]
    let letter = option.letter?.asciiValue.map(CChar.init) ?? 0
    var entry = GOptionEntry()
    entry.long_name = keep(option.name)
    entry.short_name = letter
    entry.description = keep(option.help)
    if let value = option.value {
      entry.arg = G_OPTION_ARG_FILENAME
      entry.arg_data = UnsafeMutableRawPointer(values + index)
      entry.arg_description = keep(value)
    } else {
      entry.arg = G_OPTION_ARG_NONE
      entry.arg_data = UnsafeMutableRawPointer(flags + index)
    }
    return entry
  }

  private var remaining: GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = keep("")  // G_OPTION_REMAINING
    entry.arg = G_OPTION_ARG_FILENAME_ARRAY
    entry.arg_data = UnsafeMutableRawPointer(files)
    return entry
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    guard let copy = g_strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }
}
