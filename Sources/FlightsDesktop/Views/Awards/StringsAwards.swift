/// Words of the awards page.
nonisolated extension Strings {
  static let awarded = "Awarded"
  static let stillToCome = "Still to come"
  static let noAwardsYet =
    "Nothing yet: every card below says how it is earned, and what you do in the program counts."
  static let allAwarded = "All seven are yours."

  static func cardsAndStars(_ cards: Int, _ stars: Int) -> String {
    let first = cards == 1 ? "1 card" : "\(cards) cards"
    let second = stars == 1 ? "1 star" : "\(stars) stars"
    return "\(first) · \(second)"
  }

  static func awardCount(_ progress: AwardProgress) -> String {
    "\(progress.count) of \(progress.goal)"
  }

  static func awardProgress(_ progress: AwardProgress) -> String {
    progress.isEarned
      ? "\(awardCount(progress)) · awarded" : "\(awardCount(progress)) · still to come"
  }

  /// What a screen reader says for a card.
  static func awardName(_ award: Award, _ progress: AwardProgress) -> String {
    let stars = award.stars == 1 ? "1 star" : "\(award.stars) stars"
    return progress.isEarned
      ? "\(award.title), \(stars), awarded"
      : "\(award.title), \(stars), \(awardCount(progress))"
  }
}
