import FoundationEssentials

/// A point on the terminal map, in the map's own space (360 × 320, y downwards).
nonisolated struct MapPoint: Hashable, Sendable {
  let x: Double
  let y: Double
}

/// A rectangle on the terminal map, from its top left corner.
nonisolated struct MapRect: Hashable, Sendable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
}

/// The two terminals of our own making: where gates and stores are, and how to walk there.
///
/// Read from `terminals.json`. Gates and stores are not in the record of flights: the program says so
/// where it shows them.
nonisolated struct Terminals: Equatable, Sendable {
  /// The map's size in its own space.
  let width: Double
  let height: Double
  /// Size of every gate's pad.
  let padWidth: Double
  let padHeight: Double
  let all: [Terminal]
  /// Flights whose gate the rule does not decide.
  fileprivate let gateExceptions: [GateException]

  fileprivate struct GateException: Equatable, Sendable {
    let carrier: CarrierCode
    let number: Int
    let origin: AirportCode
    let gate: Gate
  }

  func terminal(_ id: Gate.Terminal) -> Terminal? { all.first { $0.id == id } }

  /// The gate that a flight leaves from: its own if the data give it one, else an exception, else the
  /// rule's; nil for the few that have none.
  ///
  /// A cancelled flight's gate is not shown: ask `FlightData.gate(of:status:)`.
  func gate(of flight: Flight) -> Gate? {
    if let gate = flight.assignedGate { return gate }
    for exception in gateExceptions
    where exception.number == flight.number && exception.carrier == flight.carrier
      && exception.origin == flight.origin
    {
      return exception.gate
    }
    return Gate.byRule(
      carrier: flight.carrier, number: flight.number, origin: flight.origin,
      destination: flight.destination)
  }
}

/// One terminal: B is A mirrored, so that it is entered from the left.
nonisolated struct Terminal: Equatable, Sendable, Identifiable {
  let id: Gate.Terminal
  /// Where one comes in, on the edge of the map.
  let entrance: MapPoint
  /// The building; it runs on beyond the map's edge at the entrance, where it is cut off.
  let body: MapRect
  let bodyRadius: Double
  /// In the order of their numbers.
  let gates: [GatePlace]
  /// From the entrance inwards.
  let stores: [Store]

  func gate(_ number: Int) -> GatePlace? { gates.first { $0.number == number } }
}

/// Where a gate is.
nonisolated struct GatePlace: Equatable, Sendable {
  let number: Int
  /// The middle of its pad.
  let pad: MapPoint
  /// The way from the entrance to it; at least two points.
  let path: [MapPoint]
}

/// A store on the way to the gates.
nonisolated struct Store: Equatable, Sendable, Identifiable {
  let id: Int
  let name: String
  let shortName: String
  /// Its place on the map.
  let box: MapRect

  /// How busy it is at a minute of the hour (0…59): 0 = nobody there, up to 59/60.
  func busyness(minuteOfHour minute: Int) -> Double {
    Double((minute + 10 * id) % 60) / 60
  }
}

// MARK: - Reading

nonisolated extension Terminals {
  /// Reads `terminals.json`.
  static func load(from file: String) throws(DataError) -> Terminals {
    try JSONFile.read(TerminalsJSON.self, from: file).terminals(in: file)
  }
}

/// JSON files of ours, which are small and are not read while the window starts.
nonisolated enum JSONFile {
  static func read<Value: Decodable>(_: Value.Type, from file: String) throws(DataError) -> Value {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.contents(of: file)
    } catch {
      throw DataError(error, file: file)
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch let DecodingError.keyNotFound(key, context) {
      let place = path(context.codingPath + [key])
      throw .wrongForm(file, reason: "expected a value at \(place), found none")
    } catch let DecodingError.typeMismatch(type, context) {
      throw .wrongForm(file, reason: "expected a \(type) at \(path(context.codingPath))")
    } catch let DecodingError.valueNotFound(type, context) {
      throw .wrongForm(file, reason: "expected a \(type) at \(path(context.codingPath))")
    } catch let DecodingError.dataCorrupted(context) where !context.codingPath.isEmpty {
      throw .wrongForm(
        file, reason: "\(context.debugDescription) at \(path(context.codingPath))")
    } catch {
      throw .wrongForm(file, reason: "expected JSON")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
  }
}

/// The file as it is written.
private nonisolated struct TerminalsJSON: Decodable {
  struct Exception: Decodable {
    let carrier: String
    let number: Int
    let origin: String
    let gate: String
  }

  struct Body: Decodable {
    let box: [Double]
    let cornerRadius: Double

    enum CodingKeys: String, CodingKey {
      case box
      case cornerRadius = "corner_radius"
    }
  }

  struct GateJSON: Decodable {
    let number: Int
    let pad: [Double]
    let path: [[Double]]
  }

  struct StoreJSON: Decodable {
    let id: Int
    let name: String
    let shortName: String
    let box: [Double]

    enum CodingKeys: String, CodingKey {
      case id, name, box
      case shortName = "short_name"
    }
  }

  struct TerminalJSON: Decodable {
    let id: Gate.Terminal
    let entrance: [Double]
    let body: Body
    let gates: [GateJSON]
    let stores: [StoreJSON]
  }

  let space: [Double]
  let padSize: [Double]
  let gateExceptions: [Exception]
  let terminals: [TerminalJSON]

  enum CodingKeys: String, CodingKey {
    case space, terminals
    case padSize = "pad_size"
    case gateExceptions = "gate_exceptions"
  }

  func terminals(in file: String) throws(DataError) -> Terminals {
    func point(_ numbers: [Double]) throws(DataError) -> MapPoint {
      guard numbers.count == 2 else {
        throw .wrongForm(file, reason: "expected two numbers for a point, found \(numbers.count)")
      }
      return MapPoint(x: numbers[0], y: numbers[1])
    }
    func rect(_ numbers: [Double]) throws(DataError) -> MapRect {
      guard numbers.count == 4 else {
        throw .wrongForm(file, reason: "expected four numbers for a box, found \(numbers.count)")
      }
      return MapRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    var exceptions: [Terminals.GateException] = []
    for exception in gateExceptions {
      guard let carrier = CarrierCode(exception.carrier),
        let origin = AirportCode(exception.origin),
        let gate = Gate(exception.gate)
      else {
        throw .wrongForm(
          file, reason: "expected a carrier, an airport and a gate A1 to B5 in gate_exceptions")
      }
      exceptions.append(
        Terminals.GateException(
          carrier: carrier, number: exception.number, origin: origin, gate: gate))
    }
    var all: [Terminal] = []
    for terminal in terminals {
      var gates: [GatePlace] = []
      for gate in terminal.gates {
        guard gate.path.count >= 2 else {
          throw .wrongForm(
            file,
            reason: "expected a path of two points or more to gate "
              + "\(terminal.id.rawValue)\(gate.number)")
        }
        var path: [MapPoint] = []
        for numbers in gate.path { path.append(try point(numbers)) }
        gates.append(GatePlace(number: gate.number, pad: try point(gate.pad), path: path))
      }
      var stores: [Store] = []
      for store in terminal.stores {
        stores.append(
          Store(
            id: store.id, name: store.name, shortName: store.shortName, box: try rect(store.box)))
      }
      all.append(
        Terminal(
          id: terminal.id, entrance: try point(terminal.entrance),
          body: try rect(terminal.body.box), bodyRadius: terminal.body.cornerRadius,
          gates: gates.sorted { $0.number < $1.number }, stores: stores))
    }
    let size = try point(space)
    let pad = try point(padSize)
    return Terminals(
      width: size.x, height: size.y, padWidth: pad.x, padHeight: pad.y, all: all,
      gateExceptions: exceptions)
  }
}
