import Observation

/// The awards, what was done towards them, and the card that is open.
@Observable
final class AwardsModel {
  let awards: [Award]
  private(set) var log: ActivityLog
  /// The award whose details are open.
  var opened: Award.ID?
  /// The cell that gets the focus back when its card closes.
  private(set) var focusReturn: Award.ID?

  init(_ awards: [Award], log: ActivityLog) {
    self.awards = awards
    self.log = log
  }

  /// A card grows out of its cell.
  func open(_ id: Award.ID) {
    withAnimation(Motions.card) {
      focusReturn = nil
      opened = id
    }
  }

  /// The page is left: no card is open when it is seen again.
  func leave() {
    opened = nil
    focusReturn = nil
  }

  /// The open card goes back into its cell.
  func close() {
    withAnimation(Motions.card) {
      focusReturn = opened
      opened = nil
    }
  }

  func record(_ event: ActivityLog.Event) { log.record(event) }
  func progress(_ award: Award) -> AwardProgress { log.progress(towards: award) }
  var earned: [Award] { awards.filter { progress($0).isEarned } }
  var toCome: [Award] { awards.filter { !progress($0).isEarned } }
  func award(_ id: Award.ID) -> Award? { awards.first { $0.id == id } }
}
