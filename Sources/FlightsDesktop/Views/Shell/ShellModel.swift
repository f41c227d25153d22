import MotionCore
import Observation

/// How much room the window has, in the three steps that its layout knows.
@Observable
final class ShellModel {
  enum Width: Comparable {
    /// One column; pages are chosen from the main menu.
    case narrow
    /// The sidebar shows icons alone.
    case medium
    case wide

    /// - Parameter points: the window's width in units of the text's size: large text has its narrow layout earlier.
    init(_ points: Double) {
      self = points < 640 ? .narrow : points < 1000 ? .medium : .wide
    }
  }

  private(set) var width: Width

  init(width: Double, textScale: Double) { self.width = Width(width / textScale) }

  func resized(to size: Size, textScale: Double) {
    let width = Width(size.width / textScale)
    if width != self.width { self.width = width }
  }
}

extension Page {
  /// The pages there are, in the order of the sidebar. A page that is built is added here.
  static let shown: [Page] = [.flights, .awards]

  /// The page itself, or the first one in place of one that is not built.
  var built: Page { Page.shown.contains(self) ? self : .flights }

  var icon: String { rawValue }
}
