import MotionCore

// Charts, from data to shapes:
//
//     values ──▶ scale ──▶ marks ──▶ [Shape]
//                  │
//        LinearScale, TemporalScale, BandScale: where a value is, in points
//
// A chart's layout is a value: made once for a size, asked for frames and shapes as often as
// wanted. It knows numbers and texts, neither flights nor clocks.

/// From numbers to points along an axis.
nonisolated struct LinearScale: Hashable, Sendable {
  /// Ascending; an empty domain (both ends equal) maps to the middle of the range.
  let domain: ClosedRange<Double>
  /// Where the domain's lower end is, in points.
  let start: Double
  /// Where its upper end is; before `start` for an axis that points the other way.
  let end: Double

  init(domain: ClosedRange<Double>, from start: Double, to end: Double) {
    precondition(
      domain.lowerBound.isFinite && domain.upperBound.isFinite, "a scale needs a finite domain")
    self.domain = domain
    self.start = start
    self.end = end
  }

  var span: Double { domain.upperBound - domain.lowerBound }

  /// Negative for an axis that points the other way; 0 for an empty domain.
  var pointsPerUnit: Double { span > 0 ? (end - start) / span : 0 }

  /// Not clamped: what lies outside the domain lies outside the range.
  func position(of value: Double) -> Double {
    guard span > 0 else { return (start + end) / 2 }
    return start + (value - domain.lowerBound) / span * (end - start)
  }

  /// The value at a place; the domain's middle where the axis has no length.
  func value(at position: Double) -> Double {
    guard start != end else { return (domain.lowerBound + domain.upperBound) / 2 }
    return domain.lowerBound + (position - start) / (end - start) * span
  }

  /// The value brought into the domain.
  func clamped(_ value: Double) -> Double {
    min(max(value, domain.lowerBound), domain.upperBound)
  }
}
