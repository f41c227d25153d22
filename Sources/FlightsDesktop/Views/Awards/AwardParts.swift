import MotionCore

/// The elements that cell and card are made of.
struct AwardParts {
  let award: Award
  let awards: AwardsModel

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
      AwardDrawing.ground(canvas.size, isEarned: isEarned, palette: canvas.palette)
    }
  }

  /// Not awarded: grey, and half as strong; its words stay readable.
  private var badge: Element {
    let name = award.badge
    return Drawing(width: AwardCardLayout.badge.card, height: AwardCardLayout.badge.card, name) {
      name, canvas in
      AwardDrawing.badge(name, canvas.size)
    }
    .saturation(isEarned ? 1 : 0)
    .opacity(isEarned ? 1 : 0.5)
  }

  private var stars: Element {
    let star = AwardCardLayout.star.card
    let count = award.stars
    return Drawing(width: star * 1.25 * Double(count) - star * 0.25, height: star, count) {
      count, canvas in
      AwardDrawing.stars(count, canvas.size, palette: canvas.palette)
    }
    .opacity(isEarned ? 1 : 0.4)
  }

  private var meter: Element {
    Row(spacing: 8) {
      Drawing(height: 6, self.awards.progress(self.award).fraction) { fraction, canvas in
        AwardDrawing.meter(fraction, canvas.size, palette: canvas.palette, canvas.direction)
      }
      Text(Strings.awardCount(self.awards.progress(self.award)), wrapping: .none)
        .style("caption", "text2")
    }
  }

  /// One bar for each step towards the award, filled as far as one has come.
  private var segments: Element {
    Drawing(width: 240, height: 6, awards.progress(award)) { progress, canvas in
      AwardDrawing.segments(progress, canvas.size, palette: canvas.palette, canvas.direction)
    }
  }
}
