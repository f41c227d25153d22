/// One earlier date of a flight.
nonisolated struct HistoryEntry: Hashable, Sendable, Identifiable {
  let id: FlightID
  let destination: AirportCode
  /// Minutes that it left late; negative = early; nil = cancelled, or not reported.
  let minutesLate: Int?
  let isCancelled: Bool

  var day: CalendarDay { id.day }

  /// Nil = not reported: such an entry is in no slice of the pie.
  var category: DelayCategory? {
    isCancelled ? .cancelled : minutesLate.map(DelayCategory.init(minutesLate:))
  }

  init(_ flight: Flight) {
    id = flight.id
    destination = flight.destination
    minutesLate = flight.departureDelay
    isCancelled = flight.outcome == .cancelled
  }

  init(id: FlightID, destination: AirportCode, minutesLate: Int?, isCancelled: Bool) {
    self.id = id
    self.destination = destination
    self.minutesLate = minutesLate
    self.isCancelled = isCancelled
  }
}

/// The pie's slices, in their order.
nonisolated enum DelayCategory: Int, Hashable, Sendable, CaseIterable {
  /// Left 0 minutes late or early.
  case onTime
  /// 1…15 minutes late.
  case short
  /// More than 15 minutes late.
  case long
  case cancelled

  init(minutesLate minutes: Int) {
    self = minutes <= 0 ? .onTime : minutes <= 15 ? .short : .long
  }
}

/// How a flight did on its last scheduled dates: what chart, table, pie and averages show.
nonisolated struct OnTimeHistory: Equatable, Sendable {
  /// How many dates are looked at.
  static let length = 10

  /// Latest first; fewer than ten if the record begins later, or the flight is new.
  let entries: [HistoryEntry]

  struct Slice: Equatable, Sendable {
    let category: DelayCategory
    let count: Int
    /// Of all entries that are in some slice, 0…1.
    let share: Double
  }

  /// The slices in their order, empty ones left out. Shares add up to 1.
  var slices: [Slice] {
    let categories = entries.compactMap(\.category)
    return DelayCategory.allCases.compactMap { category in
      let count = categories.count { $0 == category }
      guard count > 0 else { return nil }
      return Slice(
        category: category, count: count, share: Double(count) / Double(categories.count))
    }
  }

  /// Share of all scheduled flights, cancelled ones included, that left on time; nil if there are
  /// none.
  var shareOnTime: Double? {
    let categories = entries.compactMap(\.category)
    guard !categories.isEmpty else { return nil }
    return Double(categories.count { $0 == .onTime }) / Double(categories.count)
  }

  /// Minutes late of those that flew, latest first.
  var flown: [Int] { entries.compactMap(\.minutesLate) }

  /// Mean minutes late of those that flew; nil if none did.
  var average: Double? {
    flown.isEmpty ? nil : Double(flown.reduce(0, +)) / Double(flown.count)
  }

  /// The middle one, or the mean of the middle two.
  var median: Double? {
    let sorted = flown.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1
      ? Double(sorted[middle]) : Double(sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Most minutes late.
  var worst: Int? { flown.max() }

  /// Fewest minutes late, mostly negative: earliest.
  var earliest: Int? { flown.min() }

  var cancelledCount: Int { entries.count { $0.isCancelled } }
}
