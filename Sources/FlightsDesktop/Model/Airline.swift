/// An airline under its two-character code.
nonisolated struct Airline: Hashable, Sendable {
  let code: CarrierCode
  /// As registered, such as “Delta Air Lines Inc.”; the code where none is known.
  let name: String
  /// As people say it, such as “Delta”.
  let shortName: String

  init(code: CarrierCode, name: String, shortName: String) {
    self.code = code
    self.name = name
    self.shortName = shortName
  }

  /// An airline of which only the code is known.
  init(unknown code: CarrierCode) {
    self.init(code: code, name: "\(code)", shortName: "\(code)")
  }

  /// Reads `airlines.csv` and `airline-names.csv` of a data directory. The second may be missing.
  static func load(from directory: String) throws(DataError) -> [CarrierCode: Airline] {
    var shortNames: [CarrierCode: String] = [:]
    let names = "\(directory)/airline-names.csv"
    if FileSystem.exists(names) {
      for row in try CSVTable(file: names, columns: ["code", "short_name"]).all {
        shortNames[try code(row)] = row[1]
      }
    }
    var airlines: [CarrierCode: Airline] = [:]
    for row in try CSVTable(file: "\(directory)/airlines.csv", columns: ["code", "name"]).all {
      let code = try code(row)
      airlines[code] = Airline(code: code, name: row[1], shortName: shortNames[code] ?? row[1])
    }
    return airlines
  }

  private static func code(_ row: CSVTable.Row) throws(DataError) -> CarrierCode {
    guard let code = CarrierCode(row[0]) else {
      throw row.error(0, expected: "an airline code of 1 to 4 characters")
    }
    return code
  }
}
