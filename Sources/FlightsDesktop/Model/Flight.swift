/// What identifies a flight: date, carrier, number and origin. Written `2013-06-13-B6-915-JFK`.
nonisolated struct FlightID: Hashable, Sendable {
  /// The local date of the scheduled departure.
  let day: CalendarDay
  let carrier: CarrierCode
  let number: Int
  let origin: AirportCode

  init(day: CalendarDay, carrier: CarrierCode, number: Int, origin: AirportCode) {
    self.day = day
    self.carrier = carrier
    self.number = number
    self.origin = origin
  }

  /// The id written as `DATE-CARRIER-NUMBER-ORIGIN`; nil for anything else.
  init?(_ text: String) {
    let parts = text.dropFirst(11).split(separator: "-", omittingEmptySubsequences: false)
    guard text.dropFirst(10).first == "-", parts.count == 3,
      let day = CalendarDay(String(text.prefix(10))), let carrier = CarrierCode(parts[0]),
      let number = Decimal.value(of: Array(parts[1].utf8)), let origin = AirportCode(parts[2])
    else { return nil }
    self.init(day: day, carrier: carrier, number: number, origin: origin)
  }
}

nonisolated extension FlightID: CustomStringConvertible {
  var description: String { "\(day)-\(carrier)-\(number)-\(origin)" }
}

/// One flight of the record, in 48 bytes.
///
/// Times of day are wall times at their own airport; `FlightTimes` turns them into instants. What the
/// record leaves empty is nil: a cancelled flight has no delay.
nonisolated struct Flight: Hashable, Sendable, Identifiable {
  /// How the flight ended, as far as the record says.
  enum Outcome: UInt8, Sendable {
    case flown
    case cancelled
    /// It left, and did not reach its destination as planned.
    case diverted
    /// An imported record that says neither how late it left nor whether it left at all.
    case notReported
  }

  // Widest first, so that nothing is lost to alignment.
  private let tailBits: UInt64
  /// The local date of the scheduled departure.
  let day: CalendarDay
  let carrier: CarrierCode
  let origin: AirportCode
  let destination: AirportCode
  private let storedNumber: UInt16
  private let departureMinute: Int16
  private let arrivalMinute: Int16
  private let storedDepartureDelay: Int16
  private let storedArrivalDelay: Int16
  private let storedArrivalMinute: Int16
  private let storedAirTime: Int16
  private let storedDistance: UInt16
  let outcome: Outcome
  private let gateCode: UInt8

  /// Stands for nil in the 16-bit columns; no delay or time reaches it.
  private static let absent = Int16.min

  init(
    day: CalendarDay, carrier: CarrierCode, number: Int, tail: TailNumber?, origin: AirportCode,
    destination: AirportCode, scheduledDeparture: Int, departureDelay: Int?, scheduledArrival: Int,
    arrivalDelay: Int?, arrivalTime: Int?, airTime: Int?, distance: Int?, outcome: Outcome,
    gate: Gate? = nil
  ) {
    tailBits = tail?.bits ?? 0
    self.day = day
    self.carrier = carrier
    self.origin = origin
    self.destination = destination
    storedNumber = UInt16(number)
    departureMinute = Int16(scheduledDeparture)
    arrivalMinute = Int16(scheduledArrival)
    storedDepartureDelay = departureDelay.map { Int16($0) } ?? Flight.absent
    storedArrivalDelay = arrivalDelay.map { Int16($0) } ?? Flight.absent
    storedArrivalMinute = arrivalTime.map { Int16($0) } ?? Flight.absent
    storedAirTime = airTime.map { Int16($0) } ?? Flight.absent
    storedDistance = UInt16(distance ?? 0)
    self.outcome = outcome
    gateCode = gate?.code ?? 0
  }

  var id: FlightID {
    FlightID(day: day, carrier: carrier, number: number, origin: origin)
  }

  /// The flight number, 1…65535.
  var number: Int { Int(storedNumber) }

  /// The aircraft; nil if not reported.
  var tail: TailNumber? { tailBits == 0 ? nil : TailNumber(bits: tailBits) }

  /// Wall time at the origin, minutes since midnight of `day`, 0…1440.
  var scheduledDeparture: Int { Int(departureMinute) }

  /// Wall time at the destination, minutes since midnight of the day of arrival, 0…1440. That day is
  /// not in the record: `FlightTimes` finds it.
  var scheduledArrival: Int { Int(arrivalMinute) }

  /// Minutes; negative = early; nil = never left, or not reported.
  var departureDelay: Int? { Flight.unpacked(storedDepartureDelay) }

  /// Minutes; negative = early; nil = never left, diverted, or not reported.
  var arrivalDelay: Int? { Flight.unpacked(storedArrivalDelay) }

  /// The recorded wall time of arrival, minutes since midnight, 0…1440. Of use only where there is no
  /// arrival delay: else it follows from that.
  var arrivalTime: Int? { Flight.unpacked(storedArrivalMinute) }

  /// Minutes between take-off and landing.
  var airTime: Int? { Flight.unpacked(storedAirTime) }

  /// Statute miles.
  var distance: Int? { storedDistance == 0 ? nil : Int(storedDistance) }

  /// A gate that comes with the data (the sample's); nil where the rule of `Gate` decides.
  var assignedGate: Gate? { Gate(code: gateCode) }

  private static func unpacked(_ value: Int16) -> Int? {
    value == absent ? nil : Int(value)
  }
}
