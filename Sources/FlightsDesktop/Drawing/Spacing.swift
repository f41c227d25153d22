/// Steps, radii and sizes, in points; every measure is a multiple of 4 except hairlines and text.
/// Sizes of what holds text are minimums: with larger text they grow.
nonisolated enum Spacing {
  static let steps: [Double] = [4, 8, 12, 16, 20, 24, 32]

  static let tiny = 4.0
  static let small = 8.0
  static let medium = 12.0
  static let regular = 16.0
  static let large = 20.0
  static let huge = 24.0
  static let giant = 32.0

  static let pageWide = 24.0
  static let pageNarrow = 16.0
  static let betweenCards = 12.0
  static let cardHorizontal = 20.0
  static let cardVertical = 16.0
  static let row = 16.0
  static let awardsHorizontal = 24.0
  static let awardsVertical = 20.0
  static let awardsGap = 16.0
}

nonisolated enum Radius {
  static let bar = 4.0
  static let gatePlate = 5.0
  static let control = 8.0
  static let strip = 10.0
  static let map = 12.0
  static let chip = 13.0
  static let card = 14.0
  static let awardCell = 20.0
  static let roundButton = 20.0
  static let awardDetails = 28.0
}

nonisolated enum ControlSize {
  static let header = 48.0
  static let field = 40.0
  static let row = 56.0
  static let nav = 40.0
  static let filter = 32.0
  static let button = 36.0
  static let roundButton = 40.0
  static let mapButton = 44.0
  static let chip = 26.0
  static let gateWidth = 32.0
  static let gateHeight = 24.0
  static let nowLine = 28.0
  static let dayHead = 30.0
  static let footer = 40.0
  static let smallestTarget = 28.0
  static let sidebar = 208.0
  static let sidebarNarrow = 64.0
  static let list = 376.0
  static let listNarrow = 288.0
  static let detailsMinimum = 416.0
  static let plate = 32.0
  static let heroPlate = 48.0
  static let focusRing = 2.0
  static let stripWidth = 184.0
  static let stripHeight = 40.0
  static let awardMinimum = 150.0
  static let awardMaximum = 170.0
  static let awardWidth = 157.0
  static let awardHeight = 236.0
  static let awardDetailsWidth = 416.0
  static let awardDetailsHeight = 600.0
}

nonisolated enum IconSize {
  static let small = 16.0
  static let control = 18.0
  static let plate = 26.0
  static let mapButton = 28.0
  static let lab = 88.0
}
