import MotionCore
import Testing

@testable import FlightsDesktop

struct ShadowMaskTests {
  private func mask(_ size: Size, radius: Double, blur: Double, scale: Double = 1) -> ShadowMask {
    ShadowMask(ShadowMask.key(size: size, radius: radius, blur: blur, scale: scale))
  }

  private func alpha(_ mask: ShadowMask, _ column: Int, _ row: Int) -> Int {
    Int(mask.alpha[row * mask.pixelWidth + column])
  }

  @Test("Full in the middle, nothing at the rim, half at a straight edge")
  func fallsOff() {
    let made = mask(Size(width: 400, height: 400), radius: 4, blur: 12)
    let middle = made.pixelHeight / 2
    #expect(alpha(made, made.pixelWidth / 2, middle) >= 254)
    #expect(alpha(made, 0, middle) <= 1)
    // The edge lies between two pixels, whose mean is one half.
    let edge = Int(made.margin)
    let mean = (alpha(made, edge - 1, middle) + alpha(made, edge, middle)) / 2
    #expect(abs(mean - 127) <= 2)
  }

  @Test("One mask serves all sizes with a flat middle")
  func isShared() {
    let small = ShadowMask.key(
      size: Size(width: 416, height: 600), radius: 28, blur: 48, scale: 2)
    let large = ShadowMask.key(
      size: Size(width: 900, height: 700), radius: 28, blur: 48, scale: 2)
    #expect(small == large)
  }

  @Test("A large blur needs few pixels")
  func staysSmall() {
    let made = mask(Size(width: 416, height: 600), radius: 28, blur: 48, scale: 2)
    #expect(made.pixelWidth < 130 && made.pixelHeight < 130)
  }
}
