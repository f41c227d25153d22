import MotionCore

/// An award's cell: the slot belongs to the grid and stays; its content leaves while the card is open.
struct AwardCell: View {
  let award: Award
  let awards: AwardsModel
  let geometry: AwardsGeometry
  let namespace: Namespace

  var body: Element {
    let id = award.id
    return Stack {
      Drawing(self.award.id) { _, canvas in
        AwardCardDrawing.slot(size: canvas.size, palette: canvas.palette)
      }
      When(self.awards.opened != id) {
        content
      }
      .transition(.identity)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .reported(as: "award.grid.\(id.rawValue)")
  }

  private var content: Element {
    let id = award.id
    let parts: [AwardPart] =
      awards.progress(award).isEarned
      ? [.ground, .badge, .title, .sentence, .stars] : [.ground, .badge, .title, .sentence, .meter]
    return Button {
      self.awards.open(id)
    } label: {
      AwardFace(parts, award: self.award, awards: self.awards, ends: self.geometry.ends)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .style("award")
    .accessibilityLabel(Strings.awardName(self.award, self.awards.progress(self.award)))
    .accessibilityDescription(self.award.sentence)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .matchedGeometryEffect(id: id, in: namespace, anchor: .topLeading)
    .focused(when: self.awards.focusReturn == id)
  }
}

/// An open award: grows out of its cell and goes back into it.
struct AwardCard: View {
  let award: Award
  let app: AppModel
  let geometry: AwardsGeometry
  let namespace: Namespace

  private var awards: AwardsModel { app.awards }

  var body: Element {
    let id = award.id
    let isEarned = awards.progress(award).isEarned
    let parts: [AwardPart] =
      [.ground, .badge, .title, .sentence] + (isEarned ? [.stars] : [.meter, .stars])
      + [.text, .segments, .caption]
    return AwardFace(
      parts, award: award, awards: awards, ends: geometry.ends,
      buttons: [(.close, closeButton)]
    )
    .matchedGeometryEffect(id: id, in: namespace, anchor: .topLeading, isTraveller: true)
    .transition(.identity)
    .reported(as: "award.card", text: { self.award.title })
    .accessibilityLabel(Strings.awardName(self.award, self.awards.progress(self.award)))
    .onTapGesture { self.awards.close() }
  }

  private var closeButton: Element {
    Button {
      self.awards.close()
    } label: {
      Icon("close", 16, \.text2).frame(width: 36, height: 36)
    }
    .style("round")
    .frame(width: 36, height: 36)
    .accessibilityLabel(Strings.close)
    .help(Strings.close)
    .focused(when: true)
  }
}

/// The parts of a card at the places that belong to its size.
func AwardFace(
  _ parts: [AwardPart], award: Award, awards: AwardsModel,
  ends: @escaping () -> (start: Size, end: Size), buttons: [(AwardPart, Element)] = []
) -> Element {
  let made = AwardParts(award: award, awards: awards) { size in
    let (cell, card) = ends()
    return card.width > cell.width ? (size.width - cell.width) / (card.width - cell.width) : 1
  }
  let all = parts.map { ($0, made.element($0)) } + buttons
  return Morph(
    ends: ends,
    places: { elements, cell, card in
      let layout = AwardCardLayout(cell: cell, card: card)
      return zip(all.map(\.0), elements).map { part, element in
        layout.place(part, size: AwardFaceMeasure.size(part, element, cell: cell, card: card))
      }
    }
  ) {
    all.map { $0.1 as any View }
  }
}

/// What size a part takes: once, for its final look.
private enum AwardFaceMeasure {
  static func size(_ part: AwardPart, _ element: Element, cell: Size, card: Size) -> Size {
    switch part {
    case .ground: card
    case .sentence, .meter:
      fixed(element, width: cell.width - 24)
    case .text, .caption: fixed(element, width: card.width - 96)
    case .badge, .title, .stars, .segments, .action, .close: element.measure(.unspecified)
    }
  }

  private static func fixed(_ element: Element, width: Double) -> Size {
    Size(width: width, height: element.measure(ProposedSize(width: width, height: nil)).height)
  }
}

/// Sizes that grid and card have on the page at present.
final class AwardsGeometry {
  var cell = Size(width: 157, height: 236)
  var card = AwardCardLayout.largestCard
  /// Where a card begins and ends.
  func ends() -> (start: Size, end: Size) { (cell, card) }
}
