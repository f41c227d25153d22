/// An aircraft of the FAA registry. What the registry leaves out is nil.
nonisolated struct Aircraft: Hashable, Sendable {
  let tail: TailNumber
  /// Year of manufacture.
  let year: Int?
  /// Such as “Fixed wing multi engine”.
  let type: String
  /// As registered, in capitals: “AIRBUS INDUSTRIE”.
  let manufacturer: String
  /// Such as “A320-232”.
  let model: String
  let engines: Int?
  let seats: Int?
  /// Such as “Turbo-fan”.
  let engine: String

  /// Reads `planes.csv` of a data directory; nothing if there is none.
  static func load(from directory: String) throws(DataError) -> [TailNumber: Aircraft] {
    let file = "\(directory)/planes.csv"
    guard FileSystem.exists(file) else { return [:] }
    let columns = [
      "tail", "year", "type", "manufacturer", "model", "engines", "seats", "engine",
    ]
    var aircraft: [TailNumber: Aircraft] = [:]
    for row in try CSVTable(file: file, columns: columns).all {
      guard let tail = TailNumber(row[0]) else {
        throw row.error(0, expected: "a registration of 1 to 8 characters")
      }
      aircraft[tail] = Aircraft(
        tail: tail, year: try row.number(1, in: 1900...2149, "a year, or nothing").map { Int($0) },
        type: row[2], manufacturer: row[3], model: row[4],
        engines: try row.number(5, in: 0...16, "a number from 0 to 16, or nothing").map { Int($0) },
        seats: try row.number(6, in: 0...1000, "a number from 0 to 1000, or nothing").map {
          Int($0)
        },
        engine: row[7])
    }
    return aircraft
  }
}

nonisolated extension Aircraft {
  /// The manufacturer as people say it: “Airbus”, “Boeing”, “Embraer”; else as registered, capitals
  /// lowered after the first letter of each word.
  var maker: String {
    switch manufacturer {
    case "AIRBUS", "AIRBUS INDUSTRIE": "Airbus"
    case "BOMBARDIER INC", "CANADAIR", "CANADAIR LTD": "Bombardier"
    case "MCDONNELL DOUGLAS", "MCDONNELL DOUGLAS AIRCRAFT CO", "MCDONNELL DOUGLAS CORPORATION":
      "McDonnell Douglas"
    case "EMBRAER", "EMBRAER S A": "Embraer"
    default:
      manufacturer.split(separator: " ").map { word in
        word.prefix(1).uppercased() + word.dropFirst().lowercased()
      }.joined(separator: " ")
    }
  }
}
