import Observation

/// The details of one flight: its data at the present moment, and what is open.
@Observable
final class FlightPanelModel: Identifiable {
  let id: FlightID
  private(set) var details: FlightDetails
  private(set) var history: OnTimeHistory
  /// The history with each day's times, latest first.
  private(set) var days: [HistoryDay]
  /// The terminal of the flight's gate; nil without a gate.
  private(set) var terminal: Terminal?
  /// The next flight to the same place that goes, when this one is cancelled.
  private(set) var next: NextFlight?

  /// The terminal map is open.
  var showTerminal = false
  /// The stores are in their places; false: one map's width outside.
  var showsStores = false
  /// The way to the gate draws itself over and over; false: it is whole and still.
  var pathRuns = false
  /// The user stopped the way to the gate.
  var isPathPaused = false
  /// The bars of the history have grown; false: all have length 0.
  var showsBars = false
  /// The history is a table instead of a chart.
  var showsTable = false
  /// The quick actions are fanned out.
  var isFanOpen = false

  /// Stores, path and bars start when they appear; a scene that starts them itself says no.
  var startsOnAppear = true
  /// Some part of the map is on the screen.
  var isMapOnScreen = true
  /// The gate (its number) and the store (its id) of the map that are pointed at.
  var pointedGate: Int?
  var pointedStore: Int?
  /// The day of the history that is pointed at, by its place in `days`.
  var pointedDay: Int?
  /// How far the hero is scrolled away: 0 not at all, 1 out of sight.
  var heroAway = 0.0
  /// The details have been copied since the quick actions were opened.
  var hasCopied = false

  init(_ flight: Flight, in data: FlightData, now: Instant) {
    id = flight.id
    let details = FlightDetails(of: flight, in: data, now: now)
    let history = data.history(of: flight, now: now)
    self.details = details
    self.history = history
    days = HistoryDay.days(of: history, in: data, usual: flight.destination)
    terminal = details.gate.flatMap { data.terminals.terminal($0.terminal) }
    next = NextFlight(after: details, in: data)
  }

  /// Opens or closes the terminal map; nothing without a gate.
  func toggleTerminal() {
    guard terminal != nil else { return }
    withAnimation(Motions.map) { showTerminal.toggle() }
  }

  /// Opens or closes the quick actions.
  func toggleFan() {
    withAnimation(Motions.fan) {
      isFanOpen.toggle()
      hasCopied = false
    }
  }

  /// The way to the gate is on its way at present.
  var isPathMoving: Bool { pathRuns && !isPathPaused && isMapOnScreen }

  /// The same flight at another moment, or of other data.
  func refresh(_ data: FlightData, now: Instant) {
    let flight = data.store.flight(id) ?? details.flight
    details = FlightDetails(of: flight, in: data, now: now)
    history = data.history(of: flight, now: now)
    days = HistoryDay.days(of: history, in: data, usual: flight.destination)
    terminal = details.gate.flatMap { data.terminals.terminal($0.terminal) }
    next = NextFlight(after: details, in: data)
    if terminal == nil { showTerminal = false }
  }
}

/// One day of the history with what chart and table say about it.
nonisolated struct HistoryDay: Hashable, Sendable, Identifiable {
  let entry: HistoryEntry
  /// Minutes since midnight at the origin, by the schedule.
  let scheduled: Int
  /// The city, where the flight went somewhere else than usual.
  let otherCity: String?

  var id: FlightID { entry.id }
  /// When it left, minutes since midnight; nil if it did not, or that is not reported.
  var left: Int? { entry.minutesLate.map { ((scheduled + $0) % 1440 + 1440) % 1440 } }

  static func days(
    of history: OnTimeHistory, in data: FlightData, usual destination: AirportCode
  ) -> [HistoryDay] {
    history.entries.map { entry in
      HistoryDay(
        entry: entry, scheduled: data.store.flight(entry.id)?.scheduledDeparture ?? 0,
        otherCity: entry.destination == destination ? nil : data.airport(entry.destination).city)
    }
  }
}

/// A flight to the same place that a cancelled one's passengers could take.
nonisolated struct NextFlight: Equatable, Sendable {
  let flight: Flight
  let airline: Airline
  /// Minutes since midnight of the flight's day, delay included.
  var minute: Int { NextFlight.minute(of: flight) }

  /// Nil unless the flight is cancelled and another one goes on the same day.
  init?(after details: FlightDetails, in data: FlightData) {
    guard details.status == .cancelled else { return nil }
    let cancelled = details.flight
    let later = data.store.departures(from: cancelled.origin, on: cancelled.day).filter {
      $0.destination == cancelled.destination && $0.outcome != .cancelled
        && NextFlight.minute(of: $0) > cancelled.scheduledDeparture
    }
    guard let flight = later.min(by: { NextFlight.minute(of: $0) < NextFlight.minute(of: $1) })
    else { return nil }
    self.flight = flight
    airline = data.airline(flight.carrier)
  }

  private static func minute(of flight: Flight) -> Int {
    flight.scheduledDeparture + (flight.departureDelay ?? 0)
  }
}
