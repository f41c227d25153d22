import MotionCore

/// A part of an award's card. The cell shows some of them, the open card others; those that both show are one element that
/// moves from one place to the other.
enum AwardPart: CaseIterable {
  case ground, badge, title, stars
  /// In the cell only: a sentence, and how far one has come.
  case sentence, meter
  /// In the open card only.
  case text, segments, caption, action, close
}

/// Where the parts of an award's card are in the cell and in the open card (`visual.md`, Awards). Logical pixels from the
/// card's top leading corner.
struct AwardCardLayout {
  /// The cell's and the open card's size.
  let cell: Size
  let card: Size

  static let cellAspect = 2.0 / 3.0
  static let largestCard = Size(width: 416, height: 600)
  /// The open card's size on a page: at least 16 px stay free on every side.
  static func cardSize(on page: Size) -> Size {
    Size(
      width: min(largestCard.width, page.width - 32),
      height: min(largestCard.height, page.height - 32))
  }

  /// Places of a part whose own size, laid out for the open card, is `size`.
  func place(_ part: AwardPart, size: Size) -> MorphPlace {
    switch part {
    case .ground:
      return MorphPlace(start: whole(cell), end: whole(card), isRedrawn: true)
    case .badge:
      return MorphPlace(
        start: centred(Size(width: 88, height: 88), y: 16, in: cell),
        end: centred(Size(width: badgeSide, height: badgeSide), y: top, in: card), isRedrawn: true)
    case .title:
      let factor = min(14.0 / 26.0, (cell.width - 16) / max(size.width, 1))
      let small = Size(width: size.width * factor, height: size.height * factor)
      return MorphPlace(
        start: centred(small, y: 128 - small.height / 2, in: cell),
        end: centred(size, y: titleTop, in: card))
    case .stars:
      let factor = AwardCardDrawing.starSmall / AwardCardDrawing.starLarge
      let small = Size(width: size.width * factor, height: size.height * factor)
      return MorphPlace(
        start: centred(small, y: cell.height - 22 - small.height / 2, in: cell),
        end: centred(size, y: starsTop, in: card))
    case .sentence:
      return MorphPlace(
        start: centred(size, y: 141, in: cell), end: centred(size, y: textTop + 4, in: card),
        opacity: AwardCardDrawing.sentenceOpacity)
    case .meter:
      return MorphPlace(
        start: centred(size, y: cell.height - 31, in: cell),
        end: centred(size, y: textTop + 104, in: card), opacity: AwardCardDrawing.sentenceOpacity)
    case .text: return late(size, y: textTop)
    case .segments: return late(size, y: card.height - 126 + lack)
    case .caption: return late(size, y: card.height - 110 + lack)
    case .action: return late(size, y: card.height - 68)
    case .close:
      let inset = 16.0
      let end = Rect(
        x: card.width - inset - size.width, y: inset, width: size.width, height: size.height)
      let start = Rect(
        x: cell.width - inset - size.width, y: inset, width: size.width, height: size.height)
      return MorphPlace(start: start, end: end, opacity: AwardCardDrawing.detailsOpacity)
    }
  }

  // A lower card takes what it lacks from the badge first, then from the room above and below.

  /// By how much the card is lower than it would be, at most what the badge can give and what it cannot.
  private var shortage: Double { max(AwardCardLayout.largestCard.height - card.height, 0) }
  private var badgeSide: Double { max(208 - shortage, 88) }
  private var lack: Double { min(max(shortage - 120, 0), 68) }
  private var top: Double { 48 - min(lack, 32) }
  /// Where the badge ends.
  private var badgeBottom: Double { top + badgeSide }
  private var titleTop: Double { badgeBottom + 25 }
  private var starsTop: Double { titleTop + 44 - min(lack, 4) }
  private var textTop: Double { starsTop + 41 - min(lack, 6) }

  private func whole(_ size: Size) -> Rect {
    Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func centred(_ size: Size, y: Double, in whole: Size) -> Rect {
    Rect(x: (whole.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  /// What only the open card shows appears in the second half, where it will stay.
  private func late(_ size: Size, y: Double) -> MorphPlace {
    let end = centred(size, y: y, in: card)
    // It keeps its distance to the stars, so that nothing crosses.
    let belowStars = y - (starsTop + 12)
    let start = Rect(
      x: (cell.width - size.width) / 2, y: cell.height - 22 + belowStars, width: size.width,
      height: size.height)
    return MorphPlace(start: start, end: end, opacity: AwardCardDrawing.detailsOpacity)
  }

}
