/// The weather of one hour at one airport. What was not observed is nil.
nonisolated struct HourlyWeather: Sendable {
  /// The hour's beginning.
  let hour: Instant
  /// °F.
  let temperature: Double?
  /// °F.
  let dewPoint: Double?
  /// Relative, percent.
  let humidity: Double?
  /// Degrees clockwise from north that the wind comes *from*; 0 in still or changing air.
  let windDirection: Double?
  /// Miles an hour.
  let windSpeed: Double?
  /// Miles an hour.
  let windGust: Double?
  /// Inches in the hour.
  let precipitation: Double?
  /// Millibars at sea level.
  let pressure: Double?
  /// Miles; 10 = that or more.
  let visibility: Double?

  /// What to draw: the first that holds, of rain, fog, wind, cloud (air near its dew point), sun.
  enum Kind: Sendable {
    case rain, fog, wind, cloud, sun
  }

  var kind: Kind {
    if let precipitation, precipitation > 0 { return .rain }
    if let visibility, visibility < 3 { return .fog }
    if max(windSpeed ?? 0, windGust ?? 0) >= 25 { return .wind }
    if let humidity, humidity >= 75 { return .cloud }
    return .sun
  }

  /// Weather that holds flights back: rain, fog or strong wind.
  var isSevere: Bool {
    switch kind {
    case .rain, .fog, .wind: true
    case .cloud, .sun: false
    }
  }
}

/// Hourly weather at several airports: 1 MB for a year of three.
nonisolated struct WeatherTable: Sendable {
  /// One hour in 40 bytes; not a number = not observed.
  private struct Row {
    let hour: Int32
    let values: SIMD8<Float>
    let visibility: Float
  }

  /// By airport, ascending by hour.
  private let rows: [AirportCode: [Row]]

  static let empty = WeatherTable(rows: [:])

  private init(rows: [AirportCode: [Row]]) {
    self.rows = rows
  }

  /// The weather of the hour that an instant falls into.
  func weather(at airport: AirportCode, _ instant: Instant) -> HourlyWeather? {
    guard let rows = rows[airport] else { return nil }
    let hour = Int32(clamping: instant.minutes(since: Instant(seconds: 0)) / 60)
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].hour < hour { low = middle + 1 } else { high = middle }
    }
    guard low < rows.count, rows[low].hour == hour else { return nil }
    let row = rows[low]
    func value(_ number: Float) -> Double? { number.isNaN ? nil : Double(number) }
    return HourlyWeather(
      hour: Instant(seconds: Int(hour) * 3600), temperature: value(row.values[0]),
      dewPoint: value(row.values[1]), humidity: value(row.values[2]),
      windDirection: value(row.values[3]), windSpeed: value(row.values[4]),
      windGust: value(row.values[5]), precipitation: value(row.values[6]),
      pressure: value(row.values[7]), visibility: value(row.visibility))
  }

  private static let columns = [
    "origin", "hour_utc", "temperature_f", "dew_point_f", "humidity_pct", "wind_direction_deg",
    "wind_speed_mph", "wind_gust_mph", "precipitation_in", "pressure_mbar", "visibility_mi",
  ]

  /// Reads `weather.csv.gz` (or `weather.csv`) of a data directory; nothing if there is neither.
  static func load(from directory: String, isCancelled: () -> Bool = { false }) throws(DataError)
    -> WeatherTable
  {
    guard
      let file = ["weather.csv.gz", "weather.csv"].map({ "\(directory)/\($0)" })
        .first(where: FileSystem.exists)
    else { return .empty }
    var rows: [AirportCode: [Row]] = [:]
    var airport: AirportCode?
    var current: [Row] = []
    try CSVStream.read(
      file, report: { _ in !isCancelled() },
      header: { (bytes, fields) throws(DataError) in
        for (index, name) in columns.enumerated() {
          guard index < fields.count else { throw .missingColumn(file, name: name) }
          let found = fields.shown(index, in: bytes)
          if found != name {
            throw .wrongColumn(file, column: index + 1, expected: name, found: found)
          }
        }
      },
      row: { (_, bytes, fields, line) throws(DataError) in
        guard fields.count == columns.count else {
          throw .fieldCount(file, line: line, expected: columns.count, found: fields.count)
        }
        guard let bits = FieldReader.code(bytes, fields.start(0), fields.end(0), capacity: 4) else {
          throw wrong(
            file, line, 0, "an airport code of 1 to 4 characters", fields.shown(0, in: bytes))
        }
        guard let hour = FieldReader.hour(bytes, fields.start(1), fields.end(1)) else {
          throw wrong(file, line, 1, "a time YYYY-MM-DDTHH:MM:SSZ", fields.shown(1, in: bytes))
        }
        var values = SIMD9(repeating: Float.nan)
        for index in 0..<9 where fields.start(index + 2) < fields.end(index + 2) {
          guard
            let value = FieldReader.decimal(bytes, fields.start(index + 2), fields.end(index + 2))
          else {
            throw wrong(
              file, line, index + 2, "a number, or nothing", fields.shown(index + 2, in: bytes))
          }
          values[index] = Float(value)
        }
        let code = AirportCode(bits: UInt32(bits))
        if code != airport {
          if let airport { rows[airport, default: []] += current }
          airport = code
          current.removeAll(keepingCapacity: true)
        }
        current.append(Row(hour: hour, values: values.first, visibility: values.last))
      })
    if let airport { rows[airport, default: []] += current }
    return WeatherTable(rows: rows.mapValues { $0.sorted { $0.hour < $1.hour } })
  }

  private static func wrong(
    _ file: String, _ line: Int, _ column: Int, _ expected: String, _ found: String
  ) -> DataError {
    .wrongField(
      file, line: line, column: column + 1, name: columns[column], expected: expected,
      found: found)
  }
}

/// Nine floats: a row of the weather file.
private nonisolated struct SIMD9 {
  var first: SIMD8<Float>
  var last: Float

  init(repeating value: Float) {
    first = SIMD8(repeating: value)
    last = value
  }

  subscript(index: Int) -> Float {
    get { index < 8 ? first[index] : last }
    set { if index < 8 { first[index] = newValue } else { last = newValue } }
  }
}

nonisolated extension FieldReader {
  /// A decimal number, with a short exponent if it has one: the record writes a pressure of 1000 as
  /// `1e3`.
  static func decimal(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Double? {
    var index = start
    guard index < end, end - index <= 17 else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits = 0
    var count = 0
    var places = 0
    var isFraction = false
    while index < end, bytes[index] | 0x20 != UInt8(ascii: "e") {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if bytes[index] == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if digit < 10 {
        digits = digits * 10 + Int(digit)
        count += 1
        if isFraction { places += 1 }
      } else {
        return nil
      }
      index += 1
    }
    guard count > 0 else { return nil }
    if index < end {
      let first =
        bytes[index + 1 < end ? index + 1 : index] == UInt8(ascii: "+") ? index + 2 : index + 1
      guard let exponent = integer(bytes, first, end), abs(exponent) <= 9 else { return nil }
      places -= exponent
    }
    var scale = 1.0
    for _ in 0..<abs(places) { scale *= 10 }
    let value = places > 0 ? Double(digits) / scale : Double(digits) * scale
    return isNegative ? -value : value
  }

  /// `YYYY-MM-DDTHH:MM:SSZ` as whole hours since 1970-01-01 00:00 UTC.
  static func hour(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Int32? {
    guard end - start == 20, bytes[start + 10] == UInt8(ascii: "T"),
      bytes[end - 1] == UInt8(ascii: "Z"), let day = day(bytes, start, start + 10),
      let hour = integer(bytes, start + 11, start + 13), hour < 24
    else { return nil }
    return day.number * 24 + Int32(hour)
  }
}
