import MotionCore

/// The awards: a grid in two sections, and over it the card that is open.
struct AwardsPage: View {
  let app: AppModel
  private let geometry = AwardsGeometry()
  private let namespace = Namespace()

  private var awards: AwardsModel { app.awards }

  init(app: AppModel) { self.app = app }

  var body: Element {
    Stack(alignment: .topLeading) {
      Stack(alignment: .topLeading) {
        grids
      }
      .drawingGroup(while: self.awards.opened != nil)
      scrim
        .onTapGesture { self.awards.close() }
        .allowsHitTesting(self.awards.opened != nil)
      cards
    }
    .onKeyPress("Escape") { self.app.goBack() }
  }

  private var grids: Element {
    ScrollView {
      Column(spacing: 16) {
        section(Strings.awarded, { self.awards.earned }, empty: Strings.noAwardsYet)
        section(Strings.stillToCome, { self.awards.toCome }, empty: Strings.allAwarded)
          .padding(EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
      }
      .padding(horizontal: 24, vertical: 20)
    }
    .inert(while: self.awards.opened != nil)
  }

  /// Dims what is behind an open card. Its colour fades, not a group of its own: the page is large.
  private var scrim: Element {
    AnimatedDrawing(0, animating: self.awards.opened == nil ? 0.0 : 1, kind: .appearance) {
      _, strength, canvas in
      guard strength > 0 else { return [] }
      let scrim = canvas.palette.scrim
      return [.fill(.rect(canvas.bounds), scrim.opacity(min(strength, 1)))]
    }
  }

  private func section(
    _ title: String, _ items: @escaping () -> [Award], empty: String
  ) -> Element {
    Column(spacing: 16) {
      Row(spacing: 8, alignment: .bottom) {
        Text(title, wrapping: .none).style("heading", "text")
        Text(Strings.cardsAndStars(items().count, items().reduce(0) { $0 + $1.stars })).style(
          "label", "text3")
      }
      When(items().isEmpty) { Text(empty, wrapping: .lines(2)).style("body", "text2") }
      ForEach(items, layout: grid) { live in
        AwardCell(
          award: live.value, awards: self.awards, geometry: self.geometry, namespace: self.namespace
        )
      }
      .transition(.opacity)
    }
  }

  private var grid: any Layout { AwardGrid(geometry: geometry) }

  /// At most one card is open; others may still be on their way back.
  private var cards: Element {
    ForEach(
      { self.awards.opened.flatMap { self.awards.award($0) }.map { [$0] } ?? [] },
      layout: AwardCardPlace(geometry: geometry)
    ) { live in
      AwardCard(
        award: live.value, app: self.app, geometry: self.geometry, namespace: self.namespace)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .passesInputThrough()
  }
}

/// The grid of cells; says how large a cell is.
private struct AwardGrid: Layout {
  let geometry: AwardsGeometry
  private let grid = GridLayout(minimum: 150, maximum: 170, spacing: 16)

  init(geometry: AwardsGeometry) { self.geometry = geometry }

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    let width = proposal.width ?? 0
    let rects = place(children, in: Size(width: width, height: 0))
    return Size(width: width, height: rects.last.map { $0.origin.y + $0.size.height } ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    let (count, width) = grid.columns(in: size.width)
    let cell = Size(width: width, height: (width / AwardCardLayout.cellAspect).rounded())
    geometry.cell = cell
    return children.indices.map { index in
      Rect(
        x: Double(index % count) * (width + grid.spacing),
        y: Double(index / count) * (cell.height + grid.spacing), width: width, height: cell.height)
    }
  }
}

/// The open card in the middle of the page.
private struct AwardCardPlace: Layout {
  let geometry: AwardsGeometry

  func size(_ proposal: ProposedSize, of children: [Element]) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func place(_ children: [Element], in size: Size) -> [Rect] {
    geometry.card = AwardCardLayout.cardSize(on: size)
    return children.map { _ in
      Rect(center: Point(x: size.width / 2, y: size.height / 2), size: geometry.card)
    }
  }
}
