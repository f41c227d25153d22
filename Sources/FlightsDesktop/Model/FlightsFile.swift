/// The two kinds of flight file that the program reads, and how their columns become flights.
///
/// Ours has the columns of `data/README.md`. The other is the on-time report of the US Bureau of
/// Transportation Statistics in either spelling of its column names (`FL_DATE`, `FlightDate`).
/// Columns may stand in any order, and others are passed over.
nonisolated struct FlightsFile {
  enum Kind: Sendable {
    case ours
    case onTimeReport
  }

  /// What a column of a flights file means.
  private enum Field: Int, CaseIterable {
    case date, carrier, number, tail, origin, destination, scheduledDeparture, departureDelay
    case scheduledArrival, arrivalDelay, arrivalTime, airTime, distance, cancelled, diverted

    /// The name in our own files; the last two are BTS's only.
    var name: String {
      switch self {
      case .date: "date"
      case .carrier: "carrier"
      case .number: "flight"
      case .tail: "tail"
      case .origin: "origin"
      case .destination: "dest"
      case .scheduledDeparture: "sched_dep"
      case .departureDelay: "dep_delay"
      case .scheduledArrival: "sched_arr"
      case .arrivalDelay: "arr_delay"
      case .arrivalTime: "arr_time"
      case .airTime: "air_time"
      case .distance: "distance"
      case .cancelled: "cancelled"
      case .diverted: "diverted"
      }
    }

    /// BTS's names, lower case and without underscores, best first.
    var reportNames: [String] {
      switch self {
      case .date: ["fldate", "flightdate"]
      case .carrier:
        [
          "opuniquecarrier", "uniquecarrier", "reportingairline", "opcarrier",
          "iatacodereportingairline", "carrier",
        ]
      case .number: ["opcarrierflnum", "flnum", "flightnumberreportingairline", "flightnum"]
      case .tail: ["tailnum", "tailnumber"]
      case .origin: ["origin"]
      case .destination: ["dest"]
      case .scheduledDeparture: ["crsdeptime"]
      case .departureDelay: ["depdelay"]
      case .scheduledArrival: ["crsarrtime"]
      case .arrivalDelay: ["arrdelay"]
      case .arrivalTime: ["arrtime"]
      case .airTime: ["airtime"]
      case .distance: ["distance"]
      case .cancelled: ["cancelled"]
      case .diverted: ["diverted"]
      }
    }

    /// BTS's name as an error message has it.
    var reportName: String {
      switch self {
      case .date: "FL_DATE"
      case .carrier: "OP_UNIQUE_CARRIER"
      case .number: "OP_CARRIER_FL_NUM"
      case .origin: "ORIGIN"
      case .destination: "DEST"
      case .scheduledDeparture: "CRS_DEP_TIME"
      case .scheduledArrival: "CRS_ARR_TIME"
      default: name
      }
    }

    /// Without these a report is of no use.
    var isRequiredInReport: Bool {
      switch self {
      case .date, .carrier, .number, .origin, .destination, .scheduledDeparture, .scheduledArrival:
        true
      default: false
      }
    }

    static let ours: [Field] = [
      .date, .carrier, .number, .tail, .origin, .destination, .scheduledDeparture,
      .departureDelay, .scheduledArrival, .arrivalDelay, .arrivalTime, .airTime, .distance,
    ]
  }

  let file: String
  let kind: Kind
  /// For each `Field`, the index of its column; −1 if the file has none.
  private let column: [Int]
  private let columnCount: Int

  /// Delays in minutes that are believed: a day early to ten days late.
  private static let delays = -1440...14_400

  /// Reads the header.
  init(file: String, header bytes: Span<UInt8>, _ fields: borrowing CSVFields) throws(DataError) {
    self.file = file
    // An empty name at the end comes of a comma after the last column: BTS's older files have one.
    var names: [String] = []
    for index in 0..<fields.count { names.append(fields.shown(index, in: bytes)) }
    columnCount = names.count
    let plain = names.map { name in name.lowercased().filter { $0 != "_" && $0 != " " } }
    let isReport = Field.date.reportNames.contains { plain.contains($0) }
    kind = isReport ? .onTimeReport : .ours
    var column = [Int](repeating: -1, count: Field.allCases.count)
    if isReport {
      for field in Field.allCases {
        let found = field.reportNames.lazy.compactMap { plain.firstIndex(of: $0) }.first
        column[field.rawValue] = found ?? -1
        if found == nil, field.isRequiredInReport {
          throw .missingColumn(file, name: field.reportName)
        }
      }
    } else {
      for (position, field) in Field.ours.enumerated() {
        if let found = names.firstIndex(of: field.name) {
          column[field.rawValue] = found
        } else if position < names.count,
          !Field.ours.contains(where: { $0.name == names[position] })
        {
          throw .wrongColumn(
            file, column: position + 1, expected: field.name, found: names[position])
        } else {
          throw .missingColumn(file, name: field.name)
        }
      }
    }
    self.column = column
  }

  /// The column number (from 1) of an airport, for an error message about it.
  func airportColumn(isOrigin: Bool) -> (column: Int, name: String) {
    let field = isOrigin ? Field.origin : .destination
    return (column[field.rawValue] + 1, isOrigin ? "origin" : "dest")
  }

  /// One row.
  func flight(_ bytes: Span<UInt8>, _ fields: borrowing CSVFields, line: Int) throws(DataError)
    -> Flight
  {
    guard fields.count == columnCount else {
      throw .fieldCount(file, line: line, expected: columnCount, found: fields.count)
    }
    let dayRange = range(.date, fields)
    guard let day = FieldReader.day(bytes, dayRange.start, dayRange.end),
      FlightsFile.days.contains(day)
    else {
      throw error(.date, bytes, fields, line, "a date YYYY-MM-DD between 1970 and 2149")
    }
    let carrier = try code(
      .carrier, bytes, fields, line, capacity: 4, "an airline code of 1 to 4 characters")
    let origin = try code(
      .origin, bytes, fields, line, capacity: 4, "an airport code of 1 to 4 characters")
    let destination = try code(
      .destination, bytes, fields, line, capacity: 4, "an airport code of 1 to 4 characters")
    let number = try required(
      .number, bytes, fields, line, 1...65_535, "a flight number from 1 to 65535")
    let departure = try time(.scheduledDeparture, bytes, fields, line)
    let arrival = try time(.scheduledArrival, bytes, fields, line)
    var departureDelay = try integer(
      .departureDelay, bytes, fields, line, FlightsFile.delays, "whole minutes from −1440 to 14400")
    var arrivalDelay = try integer(
      .arrivalDelay, bytes, fields, line, FlightsFile.delays, "whole minutes from −1440 to 14400")
    let outcome = try outcome(
      bytes, fields, line, departureDelay: departureDelay, arrivalDelay: arrivalDelay)
    if outcome == .cancelled { departureDelay = nil }
    if outcome != .flown { arrivalDelay = nil }
    return Flight(
      day: day, carrier: CarrierCode(bits: UInt32(carrier)), number: number,
      tail: try tail(bytes, fields, line), origin: AirportCode(bits: UInt32(origin)),
      destination: AirportCode(bits: UInt32(destination)), scheduledDeparture: departure,
      departureDelay: departureDelay, scheduledArrival: arrival, arrivalDelay: arrivalDelay,
      arrivalTime: try optionalTime(.arrivalTime, bytes, fields, line),
      airTime: try integer(.airTime, bytes, fields, line, 0...2880, "whole minutes from 0 to 2880"),
      distance: try integer(
        .distance, bytes, fields, line, 0...65_535, "whole miles from 0 to 65535"),
      outcome: outcome)
  }

  private static let days: ClosedRange<CalendarDay> = {
    // 1970-01-01 and 2149-12-31.
    CalendarDay(number: 0)...CalendarDay(number: 65_743)
  }()

  /// How the flight ended: an imported report's own columns win; else what is empty says it.
  private func outcome(
    _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int, departureDelay: Int?,
    arrivalDelay: Int?
  ) throws(DataError) -> Flight.Outcome {
    if kind == .ours {
      if departureDelay == nil { return .cancelled }
      return arrivalDelay == nil ? .diverted : .flown
    }
    if try mark(.cancelled, bytes, fields, line) == true { return .cancelled }
    let wasDiverted = try mark(.diverted, bytes, fields, line)
    if wasDiverted == true { return .diverted }
    guard departureDelay != nil else { return .notReported }
    return arrivalDelay == nil && wasDiverted == nil && column[Field.arrivalDelay.rawValue] >= 0
      ? .diverted : .flown
  }

  // MARK: Fields of a row: where they lie, what they say, what is wrong with them

  /// Where a field lies; empty if the file has no such column.
  @inline(__always)
  private func range(_ field: Field, _ fields: borrowing CSVFields) -> (start: Int, end: Int) {
    let index = column[field.rawValue]
    return index < 0 ? (0, 0) : (fields.start(index), fields.end(index))
  }

  private func error(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int,
    _ expected: String
  ) -> DataError {
    let index = column[field.rawValue]
    return .wrongField(
      file, line: line, column: index + 1,
      name: kind == .ours ? field.name : field.reportName, expected: expected,
      found: fields.shown(index, in: bytes))
  }

  @inline(__always)
  private func integer(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int,
    _ allowed: ClosedRange<Int>,
    _ expected: @autoclosure () -> String
  )
    throws(DataError) -> Int?
  {
    let (start, end) = range(field, fields)
    if start == end { return nil }
    guard let value = FieldReader.integer(bytes, start, end), allowed.contains(value) else {
      throw error(field, bytes, fields, line, expected())
    }
    return value
  }

  @inline(__always)
  private func required(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int,
    _ allowed: ClosedRange<Int>,
    _ expected: @autoclosure () -> String
  )
    throws(DataError) -> Int
  {
    guard let value = try integer(field, bytes, fields, line, allowed, expected()) else {
      throw error(field, bytes, fields, line, expected())
    }
    return value
  }

  @inline(__always)
  private func time(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int
  ) throws(DataError) -> Int {
    let (start, end) = range(field, fields)
    guard let minutes = FieldReader.timeOfDay(bytes, start, end) else {
      throw error(field, bytes, fields, line, "a time HHMM from 0000 to 2400")
    }
    return minutes
  }

  @inline(__always)
  private func optionalTime(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int
  ) throws(DataError) -> Int? {
    let (start, end) = range(field, fields)
    return start == end ? nil : try time(field, bytes, fields, line)
  }

  @inline(__always)
  private func code(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int, capacity: Int,
    _ expected: @autoclosure () -> String
  )
    throws(DataError) -> UInt64
  {
    let (start, end) = range(field, fields)
    guard let bits = FieldReader.code(bytes, start, end, capacity: capacity) else {
      throw error(field, bytes, fields, line, expected())
    }
    return bits
  }

  /// The aircraft. BTS writes all sorts of things where it has none: those count as not reported.
  @inline(__always)
  private func tail(_ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int)
    throws(DataError) -> TailNumber?
  {
    let (start, end) = range(.tail, fields)
    if start == end { return nil }
    if let bits = FieldReader.code(bytes, start, end, capacity: 8) {
      return TailNumber(bits: bits)
    }
    if kind == .onTimeReport { return nil }
    throw error(
      .tail, bytes, fields, line, "a registration of 1 to 8 letters and digits, or nothing")
  }

  /// A column of 0 and 1; nil if the file has none, or nothing in it.
  private func mark(
    _ field: Field, _ bytes: Span<UInt8>, _ fields: borrowing CSVFields, _ line: Int
  ) throws(DataError) -> Bool? {
    try integer(field, bytes, fields, line, 0...1, "0 or 1").map { $0 == 1 }
  }
}
