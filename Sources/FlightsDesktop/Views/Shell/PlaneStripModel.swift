import MotionCore
import Observation

/// The plane over its strip: three rounds, the third of which ends where it rests, at 60 % of its way.
@Observable
final class PlaneStripModel {
  enum Flight: Equatable {
    /// Nothing on the strip.
    case empty
    case flying
    case resting
  }
  private(set) var flight = Flight.resting

  /// Where it rests, 0…1 of its way.
  static let restingPlace = 0.6
  static let rounds = 3
  /// Seconds a round.
  static let round = 5.0
  /// Seconds from the start to the rest.
  static let duration = (Double(rounds - 1) + restingPlace) * round

  /// The part of its way after some seconds of flight.
  static func place(after seconds: Double) -> Double {
    guard seconds < duration else { return restingPlace }
    let rounds = max(seconds, 0) / round
    return rounds - rounds.rounded(.down)
  }

  func clear() { flight = .empty }
  /// Starts the three rounds; while it flies, nothing.
  func start() {
    guard flight != .flying else { return }
    flight = .flying
  }
  func rest() { flight = .resting }
}
