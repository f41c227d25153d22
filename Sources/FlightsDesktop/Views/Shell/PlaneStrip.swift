import MotionCore

/// A plane that flies over its strip: three rounds, then it rests.
struct PlaneStrip: View {
  let strip: PlaneStripModel

  var body: Element {
    Stack(alignment: .leading) {
      Drawing(width: ControlSize.stripWidth, height: ControlSize.stripHeight, 0) { _, canvas in
        [
          .fill(
            .rounded(canvas.bounds, Radius.strip),
            canvas.palette.gradient(
              from: Point(x: 0, y: 0), to: Point(x: 1, y: 0), canvas.palette.stripStart,
              canvas.palette.stripEnd))
        ]
      }
      Icon("plane", 30, \.accent).reported(as: "plane")
    }
    .frame(width: ControlSize.stripWidth, height: ControlSize.stripHeight)
  }
}
