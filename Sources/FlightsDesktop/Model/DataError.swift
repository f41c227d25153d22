/// What is wrong with a data file, where, and what was expected: something a person can act on.
///
/// Lines and columns count from 1, lines in the decompressed text.
nonisolated enum DataError: Error, Equatable, Sendable {
  case missingDirectory(String)
  case missingFile(String)
  case noPermission(String)
  case isDirectory(String)
  /// The compressed file ends too early.
  case truncated(String)
  /// The compressed file's check sums do not fit.
  case damaged(String)
  case unreadable(String, reason: String)
  /// Not a single byte, or a header and no row.
  case empty(String)
  case notUTF8(String, line: Int, column: Int)
  case missingColumn(String, name: String)
  case wrongColumn(String, column: Int, expected: String, found: String)
  case fieldCount(String, line: Int, expected: Int, found: Int)
  case wrongField(
    String, line: Int, column: Int, name: String, expected: String, found: String)
  case unknownAirport(String, line: Int, column: Int, name: String, code: String)
  case duplicateFlight(String, line: Int, id: String, firstLine: Int)
  /// Not JSON, or not of the form that the file must have.
  case wrongForm(String, reason: String)
  /// The one who asked for the data no longer wants them.
  case cancelled

  init(_ failure: FileFailure, file: String) {
    switch failure {
    case .missing: self = .missingFile(file)
    case .noPermission: self = .noPermission(file)
    case .isDirectory: self = .isDirectory(file)
    case .truncated: self = .truncated(file)
    case .damaged: self = .damaged(file)
    case .other(let reason): self = .unreadable(file, reason: reason)
    }
  }

  /// One sentence that names the file, the place and what was expected.
  var sentence: String {
    switch self {
    case .missingDirectory(let path):
      "\(path): there is no such data directory."
    case .missingFile(let file):
      "\(file): there is no such file."
    case .noPermission(let file):
      "\(file): no permission to read this file."
    case .isDirectory(let file):
      "\(file): expected a file, found a directory."
    case .truncated(let file):
      "\(file): the compressed file is cut off; expected more data."
    case .damaged(let file):
      "\(file): the compressed file is damaged; expected valid gzip data."
    case .unreadable(let file, let reason):
      "\(file): cannot be read: \(reason)."
    case .empty(let file):
      "\(file): the file is empty; expected a header and at least one row."
    case .notUTF8(let file, let line, let column):
      "\(file), line \(line), column \(column): expected text in UTF-8."
    case .missingColumn(let file, let name):
      "\(file), line 1: expected a column “\(name)” in the header, found none."
    case .wrongColumn(let file, let column, let expected, let found):
      "\(file), line 1, column \(column): expected the header “\(expected)”, found “\(found)”."
    case .fieldCount(let file, let line, let expected, let found):
      """
      \(file), line \(line), column \(min(expected, found) + 1): expected \(expected) fields, \
      found \(found).
      """
    case .wrongField(let file, let line, let column, let name, let expected, let found):
      "\(file), line \(line), column \(column) (\(name)): expected \(expected), found “\(found)”."
    case .unknownAirport(let file, let line, let column, let name, let code):
      """
      \(file), line \(line), column \(column) (\(name)): expected an airport of airports.csv, \
      found “\(code)”.
      """
    case .duplicateFlight(let file, let line, let id, let firstLine):
      """
      \(file), line \(line): expected each flight once, found \(id) again (first on line \
      \(firstLine)).
      """
    case .wrongForm(let file, let reason):
      "\(file): \(reason)."
    case .cancelled:
      "Loading was cancelled."
    }
  }
}
