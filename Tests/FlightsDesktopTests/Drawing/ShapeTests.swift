import MotionCore
import Testing

@testable import FlightsDesktop

struct ShapeTests {
  private let rect = Rect(x: 1, y: 2, width: 30, height: 4.5)

  @Test("One line a shape, what a group holds indented")
  func describesItself() {
    let shapes: [Shape] = [
      .fill(.rounded(rect, 4), Color(hex: 0x112233)),
      .group(
        [
          .text("Boston", Typography().body, .black, at: Point(x: 3, y: -0.0004)),
          .icon("plane", at: Point(x: 5, y: 6), size: 16, .white, rotation: .degrees(90)),
        ], opacity: 0.5, clip: .rect(rect)),
    ]
    #expect(
      shapes.snapshot == """
        fill rounded 1,2 30×4.5 r4 #112233
        group opacity 0.5 clip rect 1,2 30×4.5
          text "Boston" body #000000 at 3,0
          icon plane 5,6 16 #FFFFFF turned 90
        """)
  }

  @Test func drawingOfNothingIsEmptyText() {
    #expect([Shape]().snapshot.isEmpty)
  }

  @Test("A border lies inside its rectangle")
  func borderIsInside() {
    let border = Shape.border(Rect(x: 0, y: 0, width: 10, height: 10), 5, .black, width: 2)
    #expect(border.description == "stroke rounded 1,1 8×8 r4 #000000 w2")
  }

  @Test func insetNeverTurnsInsideOut() {
    #expect(
      Rect(x: 0, y: 0, width: 4, height: 4).inset(by: 3) == Rect(x: 2, y: 2, width: 0, height: 0))
  }
}
