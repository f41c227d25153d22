import MotionCore

/// Delays day by day as bars on a minute axis: early to the left, late to the right, in every
/// reading direction; or standing, with late upwards.
nonisolated struct HistoryChart: Equatable, Sendable {
  /// One day.
  struct Entry: Hashable, Sendable {
    /// The day as its row names it.
    var label: String
    /// Whole minutes late, negative for early; nil: cancelled.
    var minutes: Int?
  }

  enum Fill: Hashable, Sendable, CaseIterable {
    case single
    /// One colour a bar: that of its end.
    case status
    /// The scale's colours up to its end, spread over each bar (yellow is elsewhere in each).
    case gradientPerBar
    /// One gradient on the minute scale.
    case gradient
    /// The scale's colours from the bar's middle outwards.
    case radial
    /// The scale's colours around the bar's middle.
    case angular
  }

  enum Orientation: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical
  }

  /// What the minute axis shows.
  enum Domain: Hashable, Sendable, CaseIterable {
    /// −18…63, and 3 minutes beyond the data where these reach further.
    case holding
    /// −18…63; longer bars are cut, with a mark and their true value.
    case fixed
    /// From the least to the greatest value, zero included.
    case data
  }

  struct Options: Hashable, Sendable {
    var orientation = Orientation.horizontal
    var fill = Fill.gradient
    var domain = Domain.holding
    var grid = GridStyle.dashed
    var showsValues = true
    var showsLabels = true
    var showsTitle = true
    /// Nil: 28, or 24 where the chart is narrow. Lying bars only.
    var rowHeight: Double?
    /// Of the plot. Standing bars only.
    var plotHeight = 240.0
  }

  /// Below this width rows are 24 high.
  static let narrow = 360.0
  static let usual = -18.0...63.0
  /// Minutes that the domain reaches beyond the data.
  static let margin = 3.0
  static let barHeight = 18.0
  /// Between the labels and the plot.
  static let labelGap = 16.0
  /// The plot ends before the chart does, so that the last number has room.
  static let trailingGap = 6.0
  static let zeroWidth = 1.5
  /// Beside a value that stands inside a bar.
  static let insideRoom = 7.0
  static let outsideGap = 6.0
  /// What the mark on a bar that is cut off takes of its end.
  static let cutRoom = 14.0
  static let haloWidth = 4.0

  var entries: [Entry]
  /// Under the axis.
  var title: String
  /// The word on a cancelled day's bar.
  var cancelledWord: String
  var options = Options()

  /// The minutes that the axis shows for these entries.
  var domain: ClosedRange<Double> {
    let values = entries.compactMap(\.minutes).map(Double.init)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    switch options.domain {
    case .fixed: return Self.usual
    case .data: return min(0, low)...max(0, high)
    case .holding:
      return min(
        Self.usual.lowerBound, low - Self.margin)...max(
          Self.usual.upperBound, high + Self.margin)
    }
  }
}
