/// Which parts of a frame views share (spec 9).
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// 1 for position, 2 for size.
  public let rawValue: Int

  /// The properties with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place of the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// Width and height.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What a group of matched views shares: the place of an anchor and a size, in window coordinates.
///
/// A vector of its own, so that one attribute animates all of it.
public struct MatchedGeometry: VectorArithmetic, Hashable, Sendable {
  /// Where the source's anchor lies, in points.
  public var point: Point
  /// The source's size in points.
  public var size: Size

  /// A geometry from its parts.
  public init(point: Point, size: Size) {
    self.point = point
    self.size = size
  }

  /// What a source with this layout frame provides.
  ///
  /// - Parameter anchor: the source's own anchor, physical (already mirrored for right-to-left).
  public init(sourceFrame frame: Rect, anchor: UnitPoint) {
    point = frame.point(at: anchor)
    size = frame.size
  }

  /// The frame of a view that follows (spec 9).
  ///
  /// - Parameters:
  ///   - own: the frame that its layout gave it.
  ///   - anchor: its own anchor, physical.
  ///   - contentSize: what the content makes of the proposed size; rigid content does not follow it.
  public func frame(
    own: Rect, anchor: UnitPoint, properties: MatchedGeometryProperties,
    contentSize: (Size) -> Size = { $0 }
  ) -> Rect {
    let size = properties.contains(.size) ? contentSize(self.size) : own.size
    guard properties.contains(.position) else { return Rect(origin: own.origin, size: size) }
    let origin = Point(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height)
    return Rect(origin: origin, size: size)
  }

  /// Nowhere, without size.
  public static var zero: MatchedGeometry { MatchedGeometry(point: .zero, size: .zero) }

  /// Adds component by component.
  public static func + (lhs: MatchedGeometry, rhs: MatchedGeometry) -> MatchedGeometry {
    MatchedGeometry(point: lhs.point + rhs.point, size: lhs.size + rhs.size)
  }

  /// Subtracts component by component.
  public static func - (lhs: MatchedGeometry, rhs: MatchedGeometry) -> MatchedGeometry {
    MatchedGeometry(point: lhs.point - rhs.point, size: lhs.size - rhs.size)
  }

  /// Scales all four components.
  public mutating func scale(by factor: Double) {
    point.scale(by: factor)
    size.scale(by: factor)
  }

  /// The sum of the squares of all four components.
  public var magnitudeSquared: Double { point.magnitudeSquared + size.magnitudeSquared }

  /// Whether all four components are finite.
  public var isFinite: Bool { point.isFinite && size.isFinite }
}
