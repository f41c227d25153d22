import MotionCore

/// A plane that flies over its strip when something begins: three rounds, then it rests.
struct PlaneStrip: View {
  let strip: PlaneStripModel

  private static let size = Size(width: ControlSize.stripWidth, height: ControlSize.stripHeight)
  private static let side = PlaneStripDrawing.planeSize

  var body: Element {
    let element = Stack(role: .presentation) {
      Drawing(0) { _, canvas in
        PlaneStripDrawing.background(
          size: canvas.size, palette: canvas.palette, direction: canvas.direction)
      }
      Switch(self.strip.flight) { flight in
        self.picture(flight).frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .transition(.identity)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .clipShape(cornerRadius: Radius.strip)
    }
    .frame(width: PlaneStrip.size.width, height: PlaneStrip.size.height)
    element.widget.onHover { [strip] isInside in
      if isInside { strip.start() }
    }
    return element
  }

  private func picture(_ flight: PlaneStripModel.Flight) -> Element {
    switch flight {
    case .empty: Stack(role: .presentation) {}
    case .resting: plane { PlaneStripModel.restingPlace }
    case .flying: flying
    }
  }

  private var flying: Element {
    let timeline = Stage.current.timeline
    let start = timeline.now
    let strip = strip
    return TimelineView(.animation) { date in
      plane {
        PlaneStripModel.place(after: date.seconds - start)
      }
      .onChange(of: date.seconds - start >= PlaneStripModel.duration || timeline.level != .full) {
        if $0 { strip.rest() }
      }
    }
    // Where nothing travels, the plane is at its resting place at once.
    .onAppear { if timeline.level != .full { strip.rest() } }
  }

  /// The plane and the dots around it at a part of its way.
  private func plane(at place: @escaping () -> Double) -> Element {
    let width = PlaneStrip.size.width
    let side = PlaneStrip.side
    return Stack(alignment: .leading, role: .presentation) {
      Drawing(place()) { place, canvas in
        PlaneStripDrawing.dots(
          size: canvas.size, fraction: place, palette: canvas.palette, direction: canvas.direction)
      }
      Drawing(width: side, height: side, 0) { _, canvas in
        [
          PlaneStripDrawing.plane(
            center: canvas.bounds.center, palette: canvas.palette, direction: canvas.direction)
        ]
      }
      .offset(
        x: PlaneStripDrawing.planeX(width: width, fraction: place(), direction: .leftToRight)
          - side / 2
      )
      .reported(as: "plane")
    }
  }
}
