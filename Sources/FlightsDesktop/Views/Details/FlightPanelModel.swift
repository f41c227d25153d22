import Observation

/// The details of one flight: its data at the present moment, and what is open.
@Observable
final class FlightPanelModel: Identifiable {
  let id: FlightID
  private(set) var details: FlightDetails
  private(set) var history: OnTimeHistory
  /// The terminal of the flight's gate; nil without a gate.
  private(set) var terminal: Terminal?

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

  init(_ flight: Flight, in data: FlightData, now: Instant) {
    id = flight.id
    details = FlightDetails(of: flight, in: data, now: now)
    history = data.history(of: flight, now: now)
    terminal = details.gate.flatMap { data.terminals.terminal($0.terminal) }
  }

  /// Opens or closes the terminal map; nothing without a gate.
  func toggleTerminal() {
    guard terminal != nil else { return }
    withAnimation(Motions.map) { showTerminal.toggle() }
  }

  /// The same flight at another moment, or of other data.
  func refresh(_ data: FlightData, now: Instant) {
    details = FlightDetails(of: details.flight, in: data, now: now)
    history = data.history(of: details.flight, now: now)
    terminal = details.gate.flatMap { data.terminals.terminal($0.terminal) }
  }
}
