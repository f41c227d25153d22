/// Reads the data of a source. In two steps, so that the board need not wait for the rest:
///
///     flights   airports, cities, airlines, terminals, then the flights with progress   → FlightData
///     details   aircraft and weather                                                    → FlightData
///
/// Both block and belong on another thread than the main one: `load(_:…)` is the way to call them
/// from the main actor.
nonisolated struct DataLoader: Sendable {
  /// The program's own data directory.
  let ownDirectory: String
  /// The moment that is shown: the sample's first day is its date at JFK.
  let now: @Sendable (GLibTimeZone?) -> Instant

  /// - Parameters:
  ///   - ownDirectory: where the program's own data lie (`DataDirectory.find`).
  ///   - now: the moment to show, given the zone of the airport (`--now` is a wall time).
  init(ownDirectory: String, now: @escaping @Sendable (GLibTimeZone?) -> Instant) {
    self.ownDirectory = ownDirectory
    self.now = now
  }

  /// Everything but aircraft and weather.
  ///
  /// - Parameter report: called every few thousand rows, on this thread; false ends the loading with
  ///   `DataError.cancelled`.
  func flights(
    of source: DataSource, report: (LoadProgress) -> Bool = { _ in true }
  ) throws(DataError) -> FlightData {
    let directory = try directory(of: source)
    let airports = try Airport.load(from: directory)
    let airlines = try Airline.load(from: directory)
    let terminals = try Terminals.load(from: "\(ownDirectory)/terminals.json")
    var repeatedCount = 0
    let store: FlightStore
    switch source {
    case .sample:
      let zone = airports[SampleFlights.airport]?.zone
      store = SampleFlights.store(
        today: LocalTime(now(zone), in: zone).day, airports: airports)
    case .newYork2013, .directory, .file:
      let file = try flightsFile(of: source, in: directory)
      let loaded = try FlightsFile.load(file, airports: airports, report: report)
      store = loaded.store
      repeatedCount = loaded.repeatedCount
    }
    return FlightData(
      source: source, store: store, airports: airports, airlines: airlines, terminals: terminals,
      repeatedCount: repeatedCount)
  }

  /// Aircraft and weather.
  func details(
    of source: DataSource, isCancelled: () -> Bool = { false }
  ) throws(DataError) -> (aircraft: [TailNumber: Aircraft], weather: WeatherTable) {
    let directory = try directory(of: source)
    return (
      try Aircraft.load(from: directory),
      try WeatherTable.load(from: directory, isCancelled: isCancelled)
    )
  }

  /// The directory of what goes with the flights.
  private func directory(of source: DataSource) throws(DataError) -> String {
    let path =
      switch source {
      case .directory(let path): path
      case .newYork2013, .sample, .file: ownDirectory
      }
    guard FileSystem.isDirectory(path) else { throw .missingDirectory(path) }
    return path
  }

  private func flightsFile(of source: DataSource, in directory: String) throws(DataError) -> String
  {
    if case .file(let path) = source { return path }
    let names = ["flights.csv.gz", "flights.csv"].map { "\(directory)/\($0)" }
    guard let file = names.first(where: FileSystem.exists) else { throw .missingFile(names[0]) }
    return file
  }
}

nonisolated extension DataLoader {
  /// What a loading in the background has to say.
  enum Step: Sendable {
    case progress(LoadProgress)
    /// The board can be filled; aircraft and weather are still empty.
    case flights(FlightData)
    /// All is there. The last step.
    case complete(FlightData)
    /// It ended here. What was loaded before stays.
    case failed(DataError)
  }

  /// Loads a source on another thread. Ending the iteration (or its task) ends the loading at the next
  /// piece of the file.
  func load(_ source: DataSource) -> AsyncStream<Step> {
    AsyncStream(bufferingPolicy: .unbounded) { continuation in
      let task = Task.detached(priority: .userInitiated) {
        do throws(DataError) {
          var data = try flights(of: source) { progress in
            continuation.yield(.progress(progress))
            return !Task.isCancelled
          }
          continuation.yield(.flights(data))
          let details = try details(of: source) { Task.isCancelled }
          data.aircraft = details.aircraft
          data.weather = details.weather
          continuation.yield(.complete(data))
        } catch {
          if error != .cancelled { continuation.yield(.failed(error)) }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

nonisolated extension FlightsFile {
  /// Reads a file of flights: ours or an on-time report, gzip or plain.
  ///
  /// In a file of ours every airport must be one of `airports` and every flight must be there once. A
  /// report of the whole country has airfields that the table lacks, which are then shown by their
  /// code, and now and then a number twice a day from one airport, of which the first is taken.
  static func load(
    _ file: String, airports: [AirportCode: Airport],
    report: (LoadProgress) -> Bool = { _ in true }
  ) throws(DataError) -> (store: FlightStore, repeatedCount: Int) {
    var flights: [Flight] = []
    // Room for the record of 2013; memory that is not used stays untouched.
    flights.reserveCapacity(350_000)
    var known = KnownAirports(airports)
    let format = try CSVStream.read(
      file, report: report,
      header: { (bytes, fields) throws(DataError) in
        try FlightsFile(file: file, header: bytes, fields)
      },
      row: { (format, bytes, fields, line) throws(DataError) in
        let flight = try format.flight(bytes, fields, line: line)
        if format.kind == .ours {
          try known.check(flight.origin, isOrigin: true, format, line)
          try known.check(flight.destination, isOrigin: false, format, line)
        }
        flights.append(flight)
      })
    guard !flights.isEmpty else { throw .empty(file) }
    switch format.kind {
    case .ours:
      if let (first, again) = FlightStore.firstDuplicate(in: flights) {
        throw .duplicateFlight(
          file, line: again + 2, id: "\(flights[again].id)", firstLine: first + 2)
      }
      return (FlightStore(flights), 0)
    case .onTimeReport:
      let repeated = FlightStore.duplicates(in: flights)
      for (_, again) in repeated.reversed() { flights.remove(at: again) }
      return (FlightStore(flights), repeated.count)
    }
  }

  /// The airports that flights may have.
  private struct KnownAirports {
    private let codes: Set<AirportCode>
    /// Codes found before, in places of their own: 337,000 look-ups in the set are not made.
    private var seen = [UInt32](repeating: 0, count: 1024)

    init(_ airports: [AirportCode: Airport]) {
      codes = Set(airports.keys)
    }

    @inline(__always)
    mutating func check(
      _ code: AirportCode, isOrigin: Bool, _ file: FlightsFile, _ line: Int
    ) throws(DataError) {
      let place = Int((code.bits ^ code.bits >> 5 ^ code.bits >> 11) & 1023)
      if seen[place] == code.bits { return }
      guard codes.contains(code) else {
        let place = file.airportColumn(isOrigin: isOrigin)
        throw .unknownAirport(
          file.file, line: line, column: place.column, name: place.name, code: "\(code)")
      }
      seen[place] = code.bits
    }
  }
}
