/// A plan of dates at which time-driven content is drawn anew (spec 11).
///
/// Dates are seconds since any epoch that is a whole minute; the core knows no calendar and no time zone.
///
/// ```swift
/// var shown = ScheduledDate(schedule: .periodic(from: 0, by: 5), from: now)
/// let date = shown.date(at: now)      // draw for this date
/// let wake = shown.nextDate           // and come back then
/// ```
public protocol TimelineSchedule: Sendable {
  /// The dates, ascending; may be endless.
  associatedtype Entries: Sequence<Double>

  /// The dates from `start` on. The first one may lie before it: it is the one that is shown at `start`.
  func entries(from start: Double, mode: TimelineScheduleMode) -> Entries

  /// Whether each frame is an entry, with the frame's time as its date (D52). `entries` then says only how
  /// it begins. Defaults to `false`.
  func followsFrames(mode: TimelineScheduleMode) -> Bool

  /// How often the content can be expected to change. Defaults to `live`.
  func cadence(mode: TimelineScheduleMode) -> TimelineCadence
}

extension TimelineSchedule {
  /// No.
  public func followsFrames(mode: TimelineScheduleMode) -> Bool { false }

  /// As often as it likes.
  public func cadence(mode: TimelineScheduleMode) -> TimelineCadence { .live }
}

/// Whether the content may be drawn as often as it likes.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The normal mode.
  case normal
  /// Rarely, for instance on a dimmed screen.
  case lowFrequency
}

/// How often time-driven content changes; for leaving out details that would be stale at once.
public enum TimelineCadence: Int, Comparable, Hashable, Sendable {
  /// Many times a second.
  case live
  /// About once a second.
  case seconds
  /// About once a minute or more rarely.
  case minutes

  /// More often comes before more rarely.
  public static func < (lhs: TimelineCadence, rhs: TimelineCadence) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The cadence that goes with an interval in seconds.
  init(interval: Double) {
    self = interval >= 60 ? .minutes : interval >= 1 ? .seconds : .live
  }
}

/// Dates in equal steps, computed by multiplication so that no error builds up.
public struct EvenlySpacedDates: Sequence, IteratorProtocol, Sendable {
  private let origin: Double
  private let interval: Double
  private var index: Double
  private let last: Double

  /// `origin + index * interval` and so on. Without a positive, finite interval there is one date only.
  init(origin: Double, interval: Double, firstIndex: Double = 0) {
    self.origin = origin
    let isSpaced = interval > 0 && interval.isFinite
    self.interval = isSpaced ? interval : 0
    index = firstIndex
    last = isSpaced ? .infinity : firstIndex
  }

  /// No date at all.
  init() {
    origin = 0
    interval = 0
    index = 0
    last = -1
  }

  /// The next date.
  public mutating func next() -> Double? {
    // Where numbers have no room for another step the dates end, as they would only repeat themselves.
    guard index <= last, index < index + 1 else { return nil }
    defer { index += 1 }
    return origin + index * interval
  }

  /// Leaves out dates so that the next one is the last that is not after `date`, if it is not beyond that already.
  mutating func skip(to date: Double) {
    guard interval > 0, date.isFinite else { return }
    index = Swift.max(index, ((date - origin) / interval).rounded(.down) - 1)
  }
}

/// Every frame, or at most once per interval.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// The shortest time between two entries in seconds; `nil`, zero and negative ones mean each frame.
  public var minimumInterval: Double?
  /// A paused schedule has no entries: the start date is shown.
  public var isPaused: Bool

  /// At most once per interval, or each frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The start and then one date per interval; none while paused or in low-frequency mode.
  public func entries(from start: Double, mode: TimelineScheduleMode) -> EvenlySpacedDates {
    guard !isPaused, mode == .normal else { return EvenlySpacedDates() }
    return EvenlySpacedDates(origin: start, interval: minimumInterval ?? 0)
  }

  /// Without pause and without a minimum interval.
  public func followsFrames(mode: TimelineScheduleMode) -> Bool {
    !isPaused && mode == .normal && !((minimumInterval ?? 0) > 0)
  }
}

/// A grid of dates: `origin + n * interval`, starting with the last one that is not after the start (D53).
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// A date on the grid.
  public var origin: Double
  /// Seconds between two dates. Without a positive interval there is one entry, `origin`.
  public var interval: Double

  /// The grid through `origin`.
  public init(from origin: Double, by interval: Double) {
    self.origin = origin
    self.interval = interval
  }

  /// From the last grid date that is not after the start.
  public func entries(from start: Double, mode: TimelineScheduleMode) -> EvenlySpacedDates {
    guard interval > 0, interval.isFinite, origin.isFinite, start.isFinite else {
      return EvenlySpacedDates(origin: origin, interval: 0)
    }
    var index = ((start - origin) / interval).rounded(.down)
    // The quotient may be rounded across a grid date; the dates themselves decide.
    if origin + (index + 1) * interval <= start { index += 1 }
    if origin + index * interval > start { index -= 1 }
    return EvenlySpacedDates(origin: origin, interval: interval, firstIndex: index)
  }

  /// By the interval.
  public func cadence(mode: TimelineScheduleMode) -> TimelineCadence {
    TimelineCadence(interval: interval)
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  private static let minute = 60.0

  /// The schedule.
  public init() {}

  /// From the last whole minute that is not after the start.
  public func entries(from start: Double, mode: TimelineScheduleMode) -> EvenlySpacedDates {
    PeriodicTimelineSchedule(from: 0, by: Self.minute).entries(from: start, mode: mode)
  }

  /// Once a minute.
  public func cadence(mode: TimelineScheduleMode) -> TimelineCadence { .minutes }
}

/// The dates as given; they should ascend.
public struct ExplicitTimelineSchedule: TimelineSchedule {
  /// The dates, in seconds.
  public var dates: [Double]

  /// These dates.
  public init(_ dates: [Double]) { self.dates = dates }

  /// All of them.
  public func entries(from start: Double, mode: TimelineScheduleMode) -> [Double] { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Each frame.
  public static var animation: Self { Self() }

  /// Each frame, or at most once per interval in seconds.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// `origin`, `origin + interval`, …, and the same grid before it.
  public static func periodic(from origin: Double, by interval: Double) -> Self {
    Self(from: origin, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// On the minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// These dates.
  public static func explicit(_ dates: [Double]) -> Self { Self(dates) }
}
