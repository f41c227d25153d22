import MotionCore

enum AwardDrawing {
  static func slot(_ s: Size, palette: Palette) -> [Shape] { [] }
  static func ground(_ s: Size, isEarned: Bool, palette: Palette) -> [Shape] { [] }
  static func badge(_ n: String, _ s: Size) -> [Shape] { [] }
  static func stars(_ n: Int, _ s: Size, palette: Palette) -> [Shape] { [] }
  static func meter(_ f: Double, _ s: Size, palette: Palette, _ d: LayoutDirection) -> [Shape] {
    []
  }
  static func segments(_ p: AwardProgress, _ s: Size, palette: Palette, _ d: LayoutDirection)
    -> [Shape]
  { [] }
}
