import Glibc
import Testing

@testable import FlightsDesktop

/// A directory of its own for each test, gone with it.
final class TemporaryDirectory {
  let path: String

  init() throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? P_tmpdir
    var template = Array("\(folder)/flightsdesktop-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    try #require(made)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  private var names: [String] = []

  /// Writes a file and returns its path.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8], mode: mode_t = 0o644) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_CREAT | O_WRONLY | O_TRUNC, mode)
    try #require(descriptor >= 0)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      try #require(count > 0)
      written += count
    }
    close(descriptor)
    names.append(name)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }
}

enum Fixtures {
  /// The package's `data` directory.
  static let data: String = {
    let folders = #filePath.split(separator: "/").dropLast(4)
    return folders.map { "/" + $0 }.joined() + "/data"
  }()

  static let header =
    "date,carrier,flight,tail,origin,dest,sched_dep,dep_delay,sched_arr,arr_delay,arr_time,"
    + "air_time,distance\n"

  /// Gzip without compression: stored blocks, RFC 1951 3.2.4 and RFC 1952.
  static func gzip(_ contents: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var rest = contents[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      bytes += [rest.isEmpty ? 1 : 0]
      for word in [length, ~length] { bytes += [UInt8(word & 255), UInt8(word >> 8)] }
      bytes += block
    } while !rest.isEmpty
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in contents {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    for word in [~crc, UInt32(contents.count)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    return bytes
  }

  /// A few airports with their zones.
  static let airports: [AirportCode: Airport] = {
    let zones: [(AirportCode, String)] = [
      ("JFK", "America/New_York"), ("EWR", "America/New_York"), ("BOS", "America/New_York"),
      ("LAX", "America/Los_Angeles"), ("DEN", "America/Denver"), ("HNL", "Pacific/Honolulu"),
      ("SJU", "America/Puerto_Rico"), ("BQN", "America/Puerto_Rico"), ("PHX", "America/Phoenix"),
      ("GUM", "Pacific/Guam"), ("MIA", "America/New_York"),
    ]
    var airports: [AirportCode: Airport] = [:]
    for (code, zone) in zones {
      airports[code] = Airport(
        code: code, name: "\(code)", city: "\(code)", place: "\(code)", position: nil,
        zone: GLibTimeZone(identifier: zone))
    }
    // A place of somebody else's file: no zone is known.
    airports["EEN"] = Airport(unknown: "EEN")
    return airports
  }()

  static func zone(_ code: AirportCode) throws -> GLibTimeZone {
    try #require(airports[code]?.zone)
  }

  static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  /// The instant of a wall time at an airport.
  static func at(_ text: String, _ airport: AirportCode = "JFK") throws -> Instant {
    try #require(LocalTime(text)).instant(in: airports[airport]?.zone)
  }

  static func flight(
    _ day: String = "2013-06-27", _ carrier: CarrierCode = "B6", _ number: Int = 1,
    from origin: AirportCode = "JFK", to destination: AirportCode = "BOS", tail: TailNumber? = nil,
    departure: Int = 600, departureDelay: Int? = 0, arrival: Int = 680, arrivalDelay: Int? = 0,
    arrivalTime: Int? = nil, outcome: Flight.Outcome? = nil
  ) throws -> Flight {
    Flight(
      day: try Fixtures.day(day), carrier: carrier, number: number, tail: tail, origin: origin,
      destination: destination, scheduledDeparture: departure, departureDelay: departureDelay,
      scheduledArrival: arrival, arrivalDelay: arrivalDelay, arrivalTime: arrivalTime,
      airTime: nil, distance: nil,
      outcome: outcome
        ?? (departureDelay == nil ? .cancelled : arrivalDelay == nil ? .diverted : .flown))
  }

  static func data(
    _ flights: [Flight], airlines: [CarrierCode: Airline] = [:],
    airports: [AirportCode: Airport] = Fixtures.airports
  ) throws -> FlightData {
    FlightData(
      source: .directory("fixtures"), store: FlightStore(flights), airports: airports,
      airlines: airlines, terminals: try Terminals.load(from: "\(Fixtures.data)/terminals.json"))
  }
}

/// The real record, loaded once for all tests that ask it.
enum Record {
  static let loader = DataLoader(ownDirectory: Fixtures.data) { zone in
    LocalTime("2013-06-27T14:16")?.instant(in: zone) ?? Instant(seconds: 0)
  }

  static let result: Result<FlightData, DataError> = {
    do throws(DataError) {
      var data = try loader.flights(of: .newYork2013)
      let details = try loader.details(of: .newYork2013)
      data.aircraft = details.aircraft
      data.weather = details.weather
      return .success(data)
    } catch {
      return .failure(error)
    }
  }()

  static func data() throws -> FlightData { try result.get() }

  static func flight(_ id: String) throws -> Flight {
    let id = try #require(FlightID(id))
    return try #require(try data().store.flight(id))
  }
}
