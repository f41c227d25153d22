/// How far the reading of a file has come.
nonisolated struct LoadProgress: Equatable, Sendable {
  /// Rows read so far.
  let rows: Int
  /// 0…1: the share of the file's bytes on the disk.
  let fraction: Double
}

/// Reads a large file line by line, in pieces, without ever holding the whole of it.
nonisolated enum CSVStream {
  /// Room for this much text; a single line must fit.
  private static let bufferSize = 512 * 1024

  /// Calls `header` with the first line, and `row` with what that made and each other line: the bytes,
  /// where the fields are in them, and the line's number from 1.
  ///
  /// `report` is called between pieces (about every 8,000 rows of flights); if it returns false the
  /// reading ends with `DataError.cancelled`. A byte order mark at the beginning is passed over.
  static func read<Header>(
    _ file: String,
    report: (LoadProgress) -> Bool = { _ in true },
    header: (Span<UInt8>, borrowing CSVFields) throws(DataError) -> Header,
    row: (Header, Span<UInt8>, borrowing CSVFields, _ line: Int) throws(DataError) -> Void
  ) throws(DataError) -> Header {
    do {
      return try pieces(of: file, report, header, row)
    } catch let failure as FileFailure {
      throw DataError(failure, file: file)
    } catch let error as DataError {
      throw error
    } catch {
      throw .unreadable(file, reason: "\(error)")
    }
  }

  private static func pieces<Header>(
    of file: String, _ report: (LoadProgress) -> Bool,
    _ makeHeader: (Span<UInt8>, borrowing CSVFields) throws(DataError) -> Header,
    _ row: (Header, Span<UInt8>, borrowing CSVFields, _ line: Int) throws(DataError) -> Void
  ) throws -> Header {
    let source = try FileBytes(path: file)
    var buffer = [UInt8](repeating: 0, count: bufferSize)
    var fields = CSVFields()
    var header: Header?
    var line = 0
    var filled = 0
    var isAtEnd = false
    while !isAtEnd {
      guard filled < buffer.count else {
        throw DataError.wrongField(
          file, line: line + 1, column: 1, name: "line", expected: "a line of at most 512 KiB",
          found: "a longer one")
      }
      // Fill the buffer before looking at it: the decompressor hands out small pieces.
      while filled < buffer.count {
        let count = try source.read(into: &buffer, at: filled)
        if count == 0 {
          isAtEnd = true
          break
        }
        filled += count
      }
      var next = line == 0 && buffer.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      do {
        let span = buffer.span
        if header == nil,
          let end = fields.split(span, from: next, to: filled, isLast: isAtEnd)
        {
          line = 1
          header = try makeHeader(span, fields)
          next = end
        }
        if let header {
          while let end = fields.split(span, from: next, to: filled, isLast: isAtEnd) {
            line += 1
            try row(header, span, fields, line)
            next = end
          }
        }
      }
      // What is left is the beginning of a line.
      if next > 0 {
        buffer.replaceSubrange(0..<filled - next, with: Array(buffer[next..<filled]))
        filled -= next
      }
      let fraction = source.size > 0 ? Double(source.position) / Double(source.size) : 1
      guard report(LoadProgress(rows: max(0, line - 1), fraction: min(1, fraction))) else {
        throw DataError.cancelled
      }
    }
    guard let header else { throw DataError.empty(file) }
    return header
  }
}

/// Reads numbers, codes, dates and times straight from bytes: nil where the text is something else.
nonisolated enum FieldReader {
  /// A whole number, with minus if it has one; a fraction of zeros (`-5.00`) is allowed.
  @inline(__always)
  static func integer(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var index = start
    guard index < end else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    guard index < end, end - index <= 12 else { return nil }
    var value = 0
    let firstDigit = index
    while index < end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value * 10 + Int(digit)
      index += 1
    }
    guard index > firstDigit else { return nil }
    if index < end {
      guard bytes[index] == UInt8(ascii: ".") else { return nil }
      index += 1
      while index < end {
        guard bytes[index] == UInt8(ascii: "0") else { return nil }
        index += 1
      }
    }
    return isNegative ? -value : value
  }

  /// A wall time `HHMM` (leading zeros may be missing) as minutes since midnight; `2400` is 1440.
  @inline(__always)
  static func timeOfDay(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard end - start <= 4, let value = integer(bytes, start, end), value >= 0 else { return nil }
    let minutes = value / 100 * 60 + value % 100
    return value % 100 < 60 && minutes <= 1440 ? minutes : nil
  }

  /// A code of up to `capacity` letters and digits as a packed integer.
  @inline(__always)
  static func code(_ bytes: Span<UInt8>, _ start: Int, _ end: Int, capacity: Int) -> UInt64? {
    guard end > start, end - start <= capacity else { return nil }
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    for index in start..<end {
      let byte = bytes[index]
      let isDigit = byte &- UInt8(ascii: "0") < 10
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
      guard isDigit || isLetter else { return nil }
      bits |= UInt64(byte) << shift
      shift += 8
    }
    return bits
  }

  /// A date as `YYYY-MM-DD`, or as BTS writes it too, `M/D/YYYY` with or without a time behind it.
  @inline(__always)
  static func day(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CalendarDay? {
    if end - start == 10, bytes[start + 4] == UInt8(ascii: "-"),
      bytes[start + 7] == UInt8(ascii: "-")
    {
      guard let year = digits(bytes, start, start + 4),
        let month = digits(bytes, start + 5, start + 7),
        let day = digits(bytes, start + 8, end)
      else { return nil }
      return CalendarDay(year: year, month: month, day: day)
    }
    return monthFirst(bytes, start, end)
  }

  private static func monthFirst(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> CalendarDay? {
    var slashes: [Int] = []
    var last = end
    for index in start..<end {
      if bytes[index] == UInt8(ascii: "/") { slashes.append(index) }
      if bytes[index] == UInt8(ascii: " ") {
        last = index
        break
      }
    }
    guard slashes.count == 2, last - slashes[1] == 5,
      let month = digits(bytes, start, slashes[0]),
      let day = digits(bytes, slashes[0] + 1, slashes[1]),
      let year = digits(bytes, slashes[1] + 1, last)
    else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }

  /// One to four digits and nothing else.
  @inline(__always)
  private static func digits(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end, end - start <= 4 else { return nil }
    var value = 0
    for index in start..<end {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }
}
