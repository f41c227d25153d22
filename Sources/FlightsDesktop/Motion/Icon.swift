import MotionCore

/// A drawing of one colour, in the text's colour unless another is named. Decoration: what it means is said by its
/// surroundings.
func Icon(
  _ name: String, size: Double = 18, color: @escaping (Palette) -> Color = { $0.text2 }
) -> Element {
  Drawing(width: size, height: size, name) { name, canvas in
    [
      .icon(
        name, at: Point(x: canvas.size.width / 2, y: canvas.size.height / 2), size: size,
        color(canvas.palette))
    ]
  }
}
