import MotionCore
import Testing

@testable import FlightsDesktop

struct RouteArcTests {
  private let size = Size(width: 264, height: 60)

  private func shapes(
    _ state: RouteArc.State, direction: LayoutDirection = .leftToRight
  ) -> [Shape] {
    RouteArc.layout(size: size, state: state, palette: .light, direction: direction)
  }

  private func plane(_ shapes: [Shape]) -> IconShape? {
    for case .icon(let icon) in shapes { return icon }
    return nil
  }

  @Test("The top of the curve is half a plane below the top of the drawing")
  func curveFits() {
    let curve = RouteArc.curve(size: size, direction: .leftToRight)
    #expect(curve.start == Point(x: 8, y: 52) && curve.end == Point(x: 256, y: 52))
    let top = PathMeasure(curve.path).point(at: 0.5)
    #expect(abs((top?.x ?? 0) - 132) < 1e-3 && abs((top?.y ?? 0) - 13) < 1e-3)
  }

  @Test("At half the way the plane is level at the top; before it climbs, after it sinks")
  func planeFollowsTheTangent() {
    let middle = plane(shapes(.underWay(0.5)))
    #expect(abs(middle?.rotation.degrees ?? 90) < 0.1)
    #expect((plane(shapes(.underWay(0.2)))?.rotation.degrees ?? 0) < -10)
    #expect((plane(shapes(.underWay(0.8)))?.rotation.degrees ?? 0) > 10)
  }

  @Test("Scheduled: the plane stands beside the first ring, and nothing is flown")
  func scheduled() {
    let made = shapes(.scheduled)
    // 5 of the ring and 0.45 planes of 26 along the curve.
    let place = plane(made)?.center ?? .zero
    #expect(abs(place.distance(to: Point(x: 8, y: 52)) - 16.7) < 0.1)
    #expect(!made.snapshot.contains("\(Palette.light.accent.hex) w2.5 dash"))
    #expect(made.snapshot.contains("dash 0/6 round"))
  }

  @Test("Arrived: no plane, no dots, the last ring is filled")
  func arrived() {
    let made = shapes(.arrived)
    #expect(plane(made) == nil)
    #expect(!made.snapshot.contains("dash"))
    #expect(made.last?.description == "fill circle 256,52 r6.25 \(Palette.light.accent.hex)")
  }

  @Test("Cancelled: a flat dotted line and two open rings")
  func cancelled() {
    let made = shapes(.cancelled)
    #expect(
      made.first?.description
        == "stroke path M8,52 L256,52 \(Palette.light.outline.hex) w2 dash 0/6 round")
    #expect(plane(made) == nil && made.count == 5)
  }

  @Test("Diverted: flown part and dot in that colour, the last ring stays open")
  func diverted() {
    for state in [RouteArc.State.diverted(0.5), .diverted(nil), .diverted(1), .diverted(0)] {
      let made = shapes(state)
      #expect(made.last?.description.hasSuffix(Palette.light.diverted.hex) == true)
      #expect(made.snapshot.contains("circle 256,52 r5 \(Palette.light.surface.hex)"))
    }
  }

  @Test("Right to left the plane flies to the left, on the mirrored curve")
  func mirrors() {
    let (left, right) = (
      plane(shapes(.underWay(0.3), direction: .rightToLeft)), plane(shapes(.underWay(0.3)))
    )
    #expect(abs((left?.center.x ?? 0) + (right?.center.x ?? 0) - 264) < 1e-6)
    #expect(abs((left?.center.y ?? 0) - (right?.center.y ?? 1)) < 1e-6)
    let turned = abs(left?.rotation.degrees ?? 0)
    #expect(turned > 90 && turned < 180)
  }

  @Test("Progress outside 0…1 is brought in, and no room draws nothing")
  func boundaries() {
    #expect(plane(shapes(.underWay(-1)))?.center == plane(shapes(.scheduled))?.center)
    #expect(plane(shapes(.underWay(2)))?.center.x ?? 300 < 256 - 12)
    #expect(RouteArc.place(of: 0.2, length: 20) == 0.5)
    for state in [RouteArc.State.scheduled, .underWay(0.5), .arrived, .cancelled, .diverted(0.5)] {
      #expect(RouteArc.layout(size: .zero, state: state, palette: .light).isEmpty)
    }
  }
}
