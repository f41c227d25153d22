/// A place that flights leave from or go to.
nonisolated struct Airport: Sendable {
  let code: AirportCode
  /// The record's name, such as “John F Kennedy Intl”; the code where there is none.
  let name: String
  /// The city, such as “New York”, from our own table; else the record's name.
  let city: String
  /// What the board calls it: “New York Kennedy”, “Portland, Maine”; else the record's name.
  let place: String
  /// Degrees, north and east positive; nil where not known.
  let position: GeoPoint?
  /// Nil where no zone is known: its clocks then show the wall times of the record, and nothing can be
  /// said about how they relate to others.
  let zone: GLibTimeZone?

  /// An airport of which only the code is known.
  init(unknown code: AirportCode) {
    self.init(
      code: code, name: "\(code)", city: "\(code)", place: "\(code)", position: nil, zone: nil)
  }

  init(
    code: AirportCode, name: String, city: String, place: String, position: GeoPoint?,
    zone: GLibTimeZone?
  ) {
    self.code = code
    self.name = name
    self.city = city
    self.place = place
    self.position = position
    self.zone = zone
  }
}

/// A point on the globe, in degrees.
nonisolated struct GeoPoint: Hashable, Sendable {
  /// −90…90, north positive.
  let latitude: Double
  /// −180…180, east positive.
  let longitude: Double
}

nonisolated extension Airport {
  /// Reads `airports.csv`, `airports-more.csv` and `cities.csv` of a data directory. The last two may
  /// be missing in someone else's directory.
  static func load(from directory: String) throws(DataError) -> [AirportCode: Airport] {
    var names: [AirportCode: (city: String, place: String)] = [:]
    let cities = "\(directory)/cities.csv"
    if FileSystem.exists(cities) {
      for row in try CSVTable(file: cities, columns: ["code", "city", "place"]).all {
        names[try row.airport(0)] = (row[1], row[2])
      }
    }
    var zones: [String: GLibTimeZone] = [:]
    var airports: [AirportCode: Airport] = [:]
    for file in ["airports.csv", "airports-more.csv"] {
      let path = "\(directory)/\(file)"
      if file == "airports-more.csv", !FileSystem.exists(path) { continue }
      let columns = ["code", "name", "latitude", "longitude", "time_zone"]
      for row in try CSVTable(file: path, columns: columns).all {
        let code = try row.airport(0)
        let latitude = try row.number(2, in: -90...90, "degrees from −90 to 90, or nothing")
        let longitude = try row.number(3, in: -180...180, "degrees from −180 to 180, or nothing")
        if !row[4].isEmpty, zones[row[4]] == nil {
          zones[row[4]] = GLibTimeZone(identifier: row[4])
        }
        var position: GeoPoint?
        if let latitude, let longitude {
          position = GeoPoint(latitude: latitude, longitude: longitude)
        }
        airports[code] = Airport(
          code: code, name: row[1], city: names[code]?.city ?? row[1],
          place: names[code]?.place ?? row[1], position: position, zone: zones[row[4]])
      }
    }
    return airports
  }
}

nonisolated extension CSVTable.Row {
  func airport(_ column: Int) throws(DataError) -> AirportCode {
    guard let code = AirportCode(self[column]) else {
      throw error(column, expected: "an airport code of 1 to 4 characters")
    }
    return code
  }
}
