/// The status board of an airport on a day: rows as they are shown, counts, and where *now* is.
nonisolated struct Board: Sendable {
  enum Direction: Hashable, Sendable {
    case departure, arrival
  }

  enum Tab: String, Hashable, Sendable, CaseIterable {
    case departures, all, arrivals

    func shows(_ direction: Direction) -> Bool {
      switch self {
      case .all: true
      case .departures: direction == .departure
      case .arrivals: direction == .arrival
      }
    }
  }

  enum Sort: String, Hashable, Sendable, CaseIterable {
    /// By what the clock will show: schedule plus delay.
    case time
    /// By the place at the other end.
    case destination
    /// Most minutes late first, cancelled ones last.
    case delay
  }

  struct Filter: Hashable, Sendable {
    var tab: Tab = .departures
    var hidesPast = false
    /// Nil = all.
    var airline: CarrierCode?
    var sort: Sort = .time
  }

  struct Row: Hashable, Sendable, Identifiable {
    let flight: Flight
    let direction: Direction
    let status: FlightStatus
    /// At this airport, by the schedule.
    let scheduled: Instant
    /// At this airport, schedule plus delay; nil if not known (cancelled, diverted, a later day).
    let actual: Instant?
    /// What this airport's clocks show then; `shown` is the actual, else the scheduled time.
    let scheduledTime: LocalTime
    let shownTime: LocalTime
    /// Days from the board's day to the shown time's: mostly 0.
    let dayOffset: Int
    let gate: Gate?
    /// Before now.
    let isPast: Bool

    var id: FlightID { flight.id }
    var instant: Instant { actual ?? scheduled }
    /// The airport at the other end.
    var other: AirportCode { direction == .departure ? flight.destination : flight.origin }
    /// The scheduled time is shown too, struck through.
    var showsScheduled: Bool { shownTime != scheduledTime || status == .cancelled }
    /// Minutes late at this airport; nil if not known.
    var minutesLate: Int? { actual?.minutes(since: scheduled) }
  }

  let airport: AirportCode
  let day: CalendarDay
  let now: Instant
  let filter: Filter
  let rows: [Row]

  /// Rows of each tab, by airline and past as filtered: the badges.
  let departureCount: Int
  let arrivalCount: Int
  var allCount: Int { departureCount + arrivalCount }

  /// The airlines of the day's flights in this tab, by how many flights each has, whatever airline is
  /// chosen.
  let airlines: [(code: CarrierCode, count: Int)]

  /// The first coming row, in the order of time: the *now* line stands above it. Nil if all are past,
  /// or the rows have another order.
  let nowIndex: Int?

  /// The row to bring into view: the first coming one, else the last; nil if there are no rows.
  let focusIndex: Int?

  /// The next flight that will really go or come (cancelled ones passed over).
  let next: Row?

  /// Minutes to the next flight; nil if there is none.
  var minutesToNext: Int? { next.map { $0.instant.minutes(since: now) } }

  /// All rows of an airport on a local day, unfiltered and unordered. A departure belongs to its own
  /// date, an arrival to the date for which it is scheduled at this airport.
  static func rows(
    of airport: AirportCode, on day: CalendarDay, in data: FlightData, now: Instant
  ) -> [Row] {
    let zone = data.zone(airport)
    var rows: [Row] = []
    // One look per airport, not per flight, at what day it is there.
    var todays: [AirportCode: CalendarDay] = [:]
    func row(_ flight: Flight, _ times: FlightTimes, _ direction: Direction) -> Row? {
      let isDeparture = direction == .departure
      let today: CalendarDay
      if let known = todays[flight.origin] {
        today = known
      } else {
        today = data.day(now, at: flight.origin)
        todays[flight.origin] = today
      }
      let status = FlightStatus(of: flight, times, now: now, today: today)
      let scheduled: Instant
      let actual: Instant?
      if isDeparture {
        scheduled = times.scheduledDeparture
        actual = times.departure
      } else if let arrival = times.scheduledArrival {
        scheduled = arrival
        actual = status == .diverted ? nil : times.expectedArrival
      } else {
        // Without a zone at either end only the wall time is known: the date is taken to be the
        // departure's.
        scheduled = LocalTime(day: flight.day, minute: flight.scheduledArrival).instant(in: zone)
        actual = nil
      }
      let isKnown = status != .scheduled && status != .cancelled
      let known = isKnown ? actual : nil
      let scheduledTime = LocalTime(scheduled, in: zone)
      if !isDeparture, scheduledTime.day != day { return nil }
      let shownTime = known.map { LocalTime($0, in: zone) } ?? scheduledTime
      return Row(
        flight: flight, direction: direction, status: status, scheduled: scheduled,
        actual: known, scheduledTime: scheduledTime, shownTime: shownTime,
        dayOffset: shownTime.day - day, gate: data.gate(of: flight, status: status),
        isPast: (known ?? scheduled) < now)
    }
    for flight in data.store.departures(from: airport, on: day) {
      if let row = row(flight, data.times(of: flight), .departure) { rows.append(row) }
    }
    for flight in data.store.flights(to: airport, around: day) {
      if let row = row(flight, data.times(of: flight), .arrival) { rows.append(row) }
    }
    return rows
  }

  /// About 1 ms for a day of JFK.
  init(
    of airport: AirportCode, on day: CalendarDay, _ filter: Filter, in data: FlightData,
    now: Instant
  ) {
    let all = Board.rows(of: airport, on: day, in: data, now: now)
    self.init(of: airport, on: day, filter, rows: all, in: data, now: now)
  }

  /// A board of rows that were made before: for another filter at the same moment.
  init(
    of airport: AirportCode, on day: CalendarDay, _ filter: Filter, rows all: [Row],
    in data: FlightData, now: Instant
  ) {
    self.airport = airport
    self.day = day
    self.now = now
    self.filter = filter
    let visible = all.filter { !(filter.hidesPast && $0.isPast) }
    var counts: [CarrierCode: Int] = [:]
    for row in visible where filter.tab.shows(row.direction) {
      counts[row.flight.carrier, default: 0] += 1
    }
    airlines = counts.map { (code: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
    let wanted = visible.filter { filter.airline == nil || $0.flight.carrier == filter.airline }
    departureCount = wanted.count { $0.direction == .departure }
    arrivalCount = wanted.count - departureCount
    let shown = wanted.filter { filter.tab.shows($0.direction) }
    // What comes at the same time stays in the order of the record.
    let byTime = shown.enumerated().map { (time: $1.instant, place: $0, row: $1) }
      .sorted { ($0.time, $0.place) < ($1.time, $1.place) }.map(\.row)
    let ordered: [Row]
    switch filter.sort {
    case .time:
      ordered = byTime
    case .destination:
      // Compared by names that are looked up once; equal ones stay in the order of time.
      ordered = byTime.enumerated().map { (name: data.airport($1.other).place, place: $0, row: $1) }
        .sorted { ($0.name, $0.place) < ($1.name, $1.place) }.map(\.row)
    case .delay:
      ordered = byTime.enumerated().map { (late: $1.minutesLate ?? Int.min, place: $0, row: $1) }
        .sorted { ($1.late, $0.place) < ($0.late, $1.place) }.map(\.row)
    }
    rows = ordered
    let firstComing = byTime.firstIndex { !$0.isPast }
    nowIndex = filter.sort == .time ? firstComing : nil
    let focused = firstComing.map { byTime[$0] } ?? byTime.last
    focusIndex = focused.flatMap { row in ordered.firstIndex { $0.id == row.id } }
    next = byTime.first { !$0.isPast && $0.status != .cancelled }
  }
}
