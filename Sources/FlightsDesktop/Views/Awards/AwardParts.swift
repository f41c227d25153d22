import MotionCore

/// The elements that cell and card are made of.
struct AwardParts {
  let award: Award
  let awards: AwardsModel
  /// How far the card has grown at a size.
  let progress: (Size) -> Double

  private var isEarned: Bool { awards.progress(award).isEarned }

  func element(_ part: AwardPart) -> Element {
    switch part {
    case .ground: ground
    case .badge: badge
    case .title:
      Text(self.award.title, wrapping: .none, alignment: 0.5).style("award-title-large", "text")
    case .stars: stars
    case .sentence:
      Text(self.award.sentence, wrapping: .lines(3), alignment: 0.5).style("caption", "text2")
    case .meter: meter
    case .text: Text(self.award.text, wrapping: .lines(6), alignment: 0.5).style("body", "text2")
    case .segments: segments
    case .caption:
      Text(Strings.awardProgress(self.awards.progress(self.award)), alignment: 0.5)
        .style("label", "text2")
    case .action, .close: preconditionFailure("the card makes its own buttons")
    }
  }

  private var ground: Element {
    Drawing(isEarned) { isEarned, canvas in
      AwardCardDrawing.background(
        size: canvas.size, isAwarded: isEarned, progress: self.progress(canvas.size),
        palette: canvas.palette, direction: canvas.direction)
    }
  }

  /// Not awarded: grey, and half as strong; its words stay readable.
  private var badge: Element {
    let side = AwardCardDrawing.badgeLarge
    let name = "award-\(award.id.rawValue)"
    return Drawing(width: side, height: side, isEarned) { isEarned, canvas in
      // In its cell the badge is made for the cell; on its way one picture serves all sizes.
      AwardCardDrawing.badge(
        name, size: canvas.size.width, isAwarded: isEarned,
        renderedSide: canvas.size.width > AwardCardDrawing.badgeSmall ? side : nil)
    }
  }

  private var stars: Element {
    let star = AwardCardDrawing.starLarge
    let pitch = AwardCardDrawing.starPitchLarge
    let count = award.stars
    // A little room for the edge around each star.
    return Drawing(width: pitch * Double(count), height: star + 4, count) { count, canvas in
      StarDrawing.row(
        count: count, center: canvas.bounds.center, size: star, pitch: pitch,
        palette: canvas.palette)
    }
  }

  private var meter: Element {
    Row(spacing: 8) {
      Drawing(height: 6, self.awards.progress(self.award)) { progress, canvas in
        AwardCardDrawing.progressBar(
          size: canvas.size, done: progress.count, of: progress.goal, isStepped: false,
          palette: canvas.palette)
      }
      Text(Strings.awardCount(self.awards.progress(self.award)), wrapping: .none)
        .style("caption", "text2")
    }
  }

  /// One bar for each step towards the award, filled as far as one has come.
  private var segments: Element {
    let steps = Double(award.goal)
    return Drawing(width: min(42 * steps - 6, 240), height: 6, awards.progress(award)) {
      progress, canvas in
      AwardCardDrawing.progressBar(
        size: canvas.size, done: progress.count, of: progress.goal, isStepped: true,
        palette: canvas.palette)
    }
  }
}
