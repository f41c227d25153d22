import MotionCore
import Testing

@testable import FlightsDesktop

struct PlaneStripDrawingTests {
  private let size = Size(width: 184, height: 40)

  private func icon(_ fraction: Double?, _ direction: LayoutDirection) -> IconShape? {
    let made = PlaneStripDrawing.content(
      size: size, fraction: fraction, palette: .light, direction: direction)
    for case .icon(let icon) in made { return icon }
    return nil
  }

  @Test("From fully outside to fully outside, linear, in both directions")
  func travels() {
    func x(_ fraction: Double, _ direction: LayoutDirection = .leftToRight) -> Double {
      PlaneStripDrawing.planeX(width: 184, fraction: fraction, direction: direction)
    }
    #expect(x(0) == -14 && x(1) == 198 && x(0.25) == 39)
    #expect(x(0, .rightToLeft) == 198 && x(1, .rightToLeft) == -14)
  }

  @Test("It rests at 60 % of its way")
  func rests() {
    #expect(abs((icon(nil, .leftToRight)?.center.x ?? 0) - 113.2) < 1e-9)
    #expect(icon(nil, .leftToRight)?.center.y == 20)
  }

  @Test("Right to left it points and flies to the left")
  func mirrors() {
    #expect(icon(0.6, .rightToLeft)?.rotation == .degrees(180))
    #expect(abs((icon(0.6, .rightToLeft)?.center.x ?? 0) - 70.8) < 1e-9)
  }

  @Test("Dots stand still while the plane passes; at the ends they are all on one side")
  func dots() {
    func starts(_ fraction: Double) -> [Double] {
      PlaneStripDrawing.content(size: size, fraction: fraction, palette: .light).compactMap {
        guard case .stroke(.path(let path), _, _) = $0, case .move(let start)? = path.elements.first
        else { return nil }
        return start.x
      }
    }
    #expect(starts(0) == [11])
    #expect(starts(1) == [11])
    let ahead = starts(0.4).last ?? 0
    #expect((ahead - 11).truncatingRemainder(dividingBy: 7) == 0)
  }

  @Test("Everything is clipped to the strip")
  func isClipped() {
    let made = PlaneStripDrawing.layout(size: size, fraction: 0, palette: .light)
    #expect(made.last?.description.hasPrefix("group clip rounded 0,0 184×40 r10") == true)
  }
}

struct AwardCardDrawingTests {
  @Test("Both ends are the cell's and the details card's, and a spring may go beyond")
  func ends() {
    #expect(
      AwardCardDrawing.radius(progress: 0) == 20 && AwardCardDrawing.radius(progress: 1) == 28)
    #expect(AwardCardDrawing.badge(progress: 0) == 88 && AwardCardDrawing.badge(progress: 1) == 208)
    #expect(AwardCardDrawing.title(progress: 0) == 14 && AwardCardDrawing.title(progress: 1) == 26)
    #expect(AwardCardDrawing.star(progress: 0) == 16 && AwardCardDrawing.star(progress: 1) == 24)
    #expect(AwardCardDrawing.radius(progress: -9) == 0)
  }

  @Test("The sentence goes over 0…0.5, the details' text comes over 0.35…1")
  func fades() {
    #expect(AwardCardDrawing.sentenceOpacity(progress: 0) == 1)
    #expect(AwardCardDrawing.sentenceOpacity(progress: 0.25) == 0.5)
    #expect(AwardCardDrawing.sentenceOpacity(progress: 0.5) == 0)
    #expect(AwardCardDrawing.detailsOpacity(progress: 0.35) == 0)
    #expect(abs(AwardCardDrawing.detailsOpacity(progress: 0.675) - 0.5) < 1e-9)
    #expect(AwardCardDrawing.detailsOpacity(progress: 1) == 1)
  }

  @Test("The shadow grows by offset, blur and strength")
  func shadow() {
    let middle = AwardCardDrawing.shadow(progress: 0.5, palette: .light)
    #expect(middle.offsetY == 8.5 && middle.blur == 25)
    #expect(abs(middle.color.opacity - 0.18) < 1e-9)
    #expect(AwardCardDrawing.shadow(progress: 1, palette: .dark) == Palette.dark.shadow3)
  }

  @Test("Not awarded: no shadow in the grid, inset ground")
  func notAwarded() {
    let made = AwardCardDrawing.background(
      size: Size(width: 157, height: 236), isAwarded: false, progress: 0, palette: .light)
    #expect(
      made.snapshot == """
        fill rounded 0,0 157×236 r20 #F7F8FC
        stroke rounded 0.5,0.5 156×235 r19.5 #DCDFEC w1
        """)
  }

  @Test("Progress is never longer than its trough, and nothing is nothing")
  func progressBar() {
    func bar(_ done: Int, _ total: Int, isStepped: Bool = false) -> [Shape] {
      AwardCardDrawing.progressBar(
        size: Size(width: 92, height: 6), done: done, of: total, isStepped: isStepped,
        palette: .light)
    }
    #expect(bar(0, 0).isEmpty)
    #expect(bar(0, 5).count == 1)
    #expect(bar(2, 5).last?.description == "fill rounded 0,0 36.8×6 r3 #3D3EC2")
    #expect(bar(9, 5).last?.description == "fill rounded 0,0 92×6 r3 #3D3EC2")
    #expect(bar(1, 2, isStepped: true).count == 2)
  }

  @Test func stars() {
    #expect(StarDrawing.layout(center: .zero, size: 0, palette: .light).isEmpty)
    #expect(StarDrawing.row(count: 0, center: .zero, size: 16, pitch: 20, palette: .light).isEmpty)
    let row = StarDrawing.row(
      count: 3, center: Point(x: 50, y: 8), size: 24, pitch: 20, palette: .light)
    #expect(row.count == 6)
    // The middle star's upper point: 9.4 above its middle on the grid.
    #expect(row[2].description.hasPrefix("fill path M50,-1.4 "))
  }
}

struct PlateTests {
  private let type = Typography()

  @Test(
    "Plates of 32, 48 and 64 have their own radius and icon",
    arguments: [(32.0, 8.0, 18.0), (48, 12, 26), (64, 16, 32)] as [(Double, Double, Double)])
  func statusPlate(size: Double, radius: Double, icon: Double) {
    let made = StatusPlate.layout(size: size, icon: "status-delayed", tone: .late, palette: .light)
    #expect(made.count == 2)
    #expect(StatusPlate.radius(size: size) == radius && StatusPlate.iconSize(size: size) == icon)
  }

  @Test("In high contrast a plate has a line in the status' colour")
  func highContrastPlate() {
    let palette = Palette.highContrastLight
    let made = StatusPlate.layout(size: 32, icon: "status-delayed", tone: .late, palette: palette)
    #expect(made[1].description == "stroke rounded 0.5,0.5 31×31 r7.5 #6B3800 w1")
    #expect(StatusPlate.layout(size: 0, icon: "x", tone: .late, palette: palette).isEmpty)
  }

  @Test("A gate is filled, outlined, or a dash")
  func gatePlate() {
    let size = GatePlate.size(type: type)
    #expect(size == Size(width: 32, height: 24))
    #expect(GatePlate.size(type: Typography(scale: 2)) == Size(width: 64, height: 48))
    func text(_ gate: String?, _ look: GatePlate.Look) -> String {
      GatePlate.layout(size: size, gate: gate, look: look, palette: .light, type: type).snapshot
    }
    #expect(text("A3", .filled).hasPrefix("fill rounded 0,0 32×24 r5 #FFC533"))
    #expect(text("A3", .outlined).hasPrefix("stroke"))
    #expect(text(nil, .filled).hasPrefix("stroke") && text(nil, .filled).contains("\"–\""))
  }

  @Test("A chip mirrors: the icon is at the leading side")
  func chip() {
    let size = StatusChip.size(word: "Cancelled", type: type, measurer: FixedTextMeasurer())
    #expect(size.height == 26)
    func icon(_ direction: LayoutDirection) -> Double {
      let made = StatusChip.layout(
        size: size, icon: "status-cancelled", word: "Cancelled", tone: .bad, palette: .light,
        type: type, direction: direction)
      for case .icon(let icon) in made { return icon.center.x }
      return 0
    }
    #expect(icon(.leftToRight) == 17 && icon(.rightToLeft) == size.width - 17)
  }
}
