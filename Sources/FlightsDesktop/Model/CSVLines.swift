/// Where the fields of one line of comma-separated text lie.
///
/// RFC 4180: fields may be quoted, a quote inside is doubled, lines end in LF or CRLF. A line break
/// inside a quoted field is not taken (the record's files and BTS's reports have none).
///
/// Not copyable: the loops that read a file keep a single one and fill it again for each line.
nonisolated struct CSVFields: ~Copyable {
  /// The most fields that are looked at; what a line has beyond them is counted and no more. BTS's
  /// widest report has 110.
  static let limit = 128

  /// Where each field's contents begin and end, without enclosing quotes, one after the other.
  private var bounds = [Int32](repeating: 0, count: 2 * CSVFields.limit)
  private(set) var count = 0
  /// A field was quoted, so contents may hold doubled quotes.
  private(set) var hasQuotes = false

  subscript(index: Int) -> Range<Int> { start(index)..<end(index) }

  @inline(__always)
  func start(_ index: Int) -> Int { Int(bounds[2 * index]) }

  @inline(__always)
  func end(_ index: Int) -> Int { Int(bounds[2 * index + 1]) }

  /// Finds the fields of the line that begins at `start`; returns the offset after its end, or nil if
  /// the line goes on beyond `limit`. With `isLast` a line may also end at `limit`.
  mutating func split(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, isLast: Bool
  ) -> Int? {
    var found = 0
    var foundQuotes = false
    // Exclusive access to the list is asked for once a line, not once a field.
    var places = bounds.mutableSpan
    let next = CSVFields.scan(
      bytes, from: start, to: limit, isLast: isLast, &places, &found, &foundQuotes)
    count = found
    hasQuotes = foundQuotes
    return next
  }

  private static func scan(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, isLast: Bool,
    _ places: inout MutableSpan<Int32>, _ found: inout Int, _ hasQuotes: inout Bool
  ) -> Int? {
    var fieldStart = start
    var index = start
    while index < limit {
      let byte = bytes[index]
      if byte > UInt8(ascii: ",") {
        // Letters, digits, minus and point: nearly all there is.
      } else if byte == UInt8(ascii: ",") {
        CSVFields.put(fieldStart, index, &places, &found)
        fieldStart = index + 1
      } else if byte == UInt8(ascii: "\n") {
        let isReturn = index > fieldStart && bytes[index - 1] == UInt8(ascii: "\r")
        CSVFields.put(fieldStart, isReturn ? index - 1 : index, &places, &found)
        return index + 1
      } else if byte == UInt8(ascii: "\""), index == fieldStart {
        guard let end = CSVFields.quotedEnd(bytes, from: index + 1, to: limit) else {
          // The quote is never closed: on the last line the field is what is left.
          guard isLast else { return nil }
          CSVFields.put(index, limit, &places, &found)
          return limit
        }
        hasQuotes = true
        CSVFields.put(index + 1, end, &places, &found)
        index = end + 1
        // After the closing quote: comma, line end, or (wrongly) more text, which is passed over.
        while index < limit, bytes[index] != UInt8(ascii: ","), bytes[index] != UInt8(ascii: "\n") {
          index += 1
        }
        guard index < limit else { return isLast ? limit : nil }
        if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
        fieldStart = index + 1
      }
      index += 1
    }
    guard isLast, start < limit else { return nil }
    CSVFields.put(fieldStart, limit, &places, &found)
    return limit
  }

  @inline(__always)
  private static func put(
    _ start: Int, _ end: Int, _ places: inout MutableSpan<Int32>, _ count: inout Int
  ) {
    if count < CSVFields.limit {
      places[2 * count] = Int32(truncatingIfNeeded: start)
      places[2 * count + 1] = Int32(truncatingIfNeeded: end)
    }
    count += 1
  }

  /// The offset of the quote that closes a field, doubled ones passed over.
  private static func quotedEnd(_ bytes: Span<UInt8>, from start: Int, to limit: Int) -> Int? {
    var index = start
    while index < limit {
      if bytes[index] == UInt8(ascii: "\"") {
        guard index + 1 < limit, bytes[index + 1] == UInt8(ascii: "\"") else { return index }
        index += 1
      } else if bytes[index] == UInt8(ascii: "\n") {
        return nil
      }
      index += 1
    }
    return nil
  }

  /// A field's text; nil if it is not UTF-8.
  func text(_ index: Int, in bytes: Span<UInt8>) -> String? {
    var contents: [UInt8] = []
    contents.reserveCapacity(self[index].count)
    var isSecondQuote = false
    for offset in self[index] {
      let byte = bytes[offset]
      if hasQuotes, byte == UInt8(ascii: "\"") {
        isSecondQuote.toggle()
        if !isSecondQuote { continue }
      } else {
        isSecondQuote = false
      }
      contents.append(byte)
    }
    return String(validating: contents, as: UTF8.self)
  }

  /// A field as an error message shows it: what is not UTF-8 replaced, at most forty characters.
  func shown(_ index: Int, in bytes: Span<UInt8>) -> String {
    let text = String(
      decoding: self[index].prefix(160).map { bytes[$0] }, as: UTF8.self)
    let plain = text.map { $0.isNewline || $0 == "\0" ? "\u{FFFD}" : $0 }
    return plain.count > 40 ? String(plain.prefix(40)) + "…" : String(plain)
  }
}

/// A small table of text with a header: airports, airlines, cities.
nonisolated struct CSVTable {
  let file: String
  private let columns: [String]
  private let rows: [[String]]

  /// One row of a table.
  struct Row {
    fileprivate let table: CSVTable
    fileprivate let index: Int

    var line: Int { index + 2 }

    subscript(_ column: Int) -> String { table.rows[index][column] }

    func error(_ column: Int, expected: String) -> DataError {
      .wrongField(
        table.file, line: line, column: column + 1, name: table.columns[column],
        expected: expected, found: self[column])
    }

    /// A number; nil if the field is empty.
    func number(_ column: Int, in range: ClosedRange<Double>, _ expected: String)
      throws(DataError) -> Double?
    {
      if self[column].isEmpty { return nil }
      guard let value = Double(self[column]), range.contains(value) else {
        throw error(column, expected: expected)
      }
      return value
    }
  }

  /// Reads a file whose header must be exactly `columns`.
  init(file: String, columns: [String]) throws(DataError) {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: file)
    } catch {
      throw DataError(error, file: file)
    }
    try self.init(bytes: bytes, file: file, columns: columns)
  }

  init(bytes: [UInt8], file: String, columns: [String]) throws(DataError) {
    self.file = file
    self.columns = columns
    let span = bytes.span
    var fields = CSVFields()
    var rows: [[String]] = []
    var line = 0
    var next = 0
    while let end = fields.split(span, from: next, to: bytes.count, isLast: true) {
      line += 1
      next = end
      guard fields.count == columns.count else {
        if line == 1 { try CSVTable.check(fields, span, against: columns, file: file) }
        throw .fieldCount(file, line: line, expected: columns.count, found: fields.count)
      }
      if line == 1 {
        try CSVTable.check(fields, span, against: columns, file: file)
        continue
      }
      var row: [String] = []
      row.reserveCapacity(columns.count)
      for index in columns.indices {
        guard let text = fields.text(index, in: span) else {
          throw .notUTF8(file, line: line, column: index + 1)
        }
        row.append(text)
      }
      rows.append(row)
    }
    guard line > 0 else { throw .empty(file) }
    self.rows = rows
  }

  private static func check(
    _ fields: borrowing CSVFields, _ span: Span<UInt8>, against columns: [String], file: String
  ) throws(DataError) {
    for (index, name) in columns.enumerated() {
      guard index < fields.count else { throw .missingColumn(file, name: name) }
      let found = fields.shown(index, in: span)
      guard found == name else {
        throw .wrongColumn(file, column: index + 1, expected: name, found: found)
      }
    }
  }

  /// The rows in the order of the file.
  var all: some Sequence<Row> { rows.indices.lazy.map { Row(table: self, index: $0) } }
}
