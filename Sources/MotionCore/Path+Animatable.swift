// Paths interpolate by their control coordinates, and only between equal structures (D4).

/// The control coordinates of a path as a vector; its shape is the path's structure.
public struct PathData: VectorArithmetic, Hashable, Sendable {
  /// The kinds of the pieces.
  var structure: [UInt8]
  /// x and y of all points in the order in which the pieces are written: end point, then controls.
  var coordinates: AnimatableArray<Double>

  /// No piece; the neutral element (D5).
  public static var zero: PathData { PathData(structure: [], coordinates: []) }

  /// Adds coordinate by coordinate over the shorter count.
  public static func + (lhs: PathData, rhs: PathData) -> PathData {
    var result = lhs
    result += rhs
    return result
  }

  /// Adds in place.
  public static func += (lhs: inout PathData, rhs: PathData) {
    if lhs.structure.isEmpty {
      lhs = rhs
      return
    }
    lhs.coordinates += rhs.coordinates
  }

  /// Subtracts coordinate by coordinate over the shorter count.
  public static func - (lhs: PathData, rhs: PathData) -> PathData {
    var result = lhs
    result -= rhs
    return result
  }

  /// Subtracts in place.
  public static func -= (lhs: inout PathData, rhs: PathData) {
    if lhs.structure.isEmpty {
      lhs = rhs.scaled(by: -1)
      return
    }
    lhs.coordinates -= rhs.coordinates
  }

  /// Scales all coordinates.
  public mutating func scale(by factor: Double) {
    coordinates.scale(by: factor)
  }

  /// The sum of the squares of all coordinates.
  public var magnitudeSquared: Double { coordinates.magnitudeSquared }

  /// Whether all coordinates are finite.
  public var isFinite: Bool { coordinates.isFinite }

  /// Whether both come from paths with the same kinds of pieces in the same order; otherwise a change jumps.
  public func hasSameShape(as other: PathData) -> Bool { structure == other.structure }
}

extension Path: Animatable {
  /// The control coordinates. Setting writes over the shorter count and leaves the rest, as with arrays (spec 2.2).
  public var animatableData: PathData {
    get {
      var data = PathData.zero
      data.coordinates.elements.reserveCapacity(elements.count * 6)
      for element in elements {
        data.structure.append(element.kind)
        for point in element.points { data.coordinates.elements += [point.x, point.y] }
      }
      return data
    }
    set {
      var next = 0
      func replaced(_ value: Double) -> Double {
        guard next < newValue.coordinates.elements.count else { return value }
        defer { next += 1 }
        return newValue.coordinates.elements[next]
      }
      self = Path(
        elements: elements.map { element in
          element.mapPoints { point in
            let x = replaced(point.x)
            let y = replaced(point.y)
            return Point(x: x, y: y)
          }
        })
    }
  }

  /// Whether both paths have the same kinds of pieces in the same order.
  public func hasSameStructure(as other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.kind == $1.kind }
  }

  /// The path between this one and another, `amount` not clamped. Different structures jump to the other (D4).
  public func interpolated(towards other: Path, amount: Double) -> Path {
    guard hasSameStructure(as: other) else { return other }
    var path = other
    path.animatableData = animatableData.interpolated(towards: other.animatableData, amount: amount)
    return path
  }
}

extension Path.Element {
  var points: [Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .quadCurve(let to, let control): [to, control]
    case .curve(let to, let control1, let control2): [to, control1, control2]
    case .close: []
    }
  }

  func mapPoints(_ transform: (Point) -> Point) -> Path.Element {
    switch self {
    case .move(let to):
      return .move(to: transform(to))
    case .line(let to):
      return .line(to: transform(to))
    case .quadCurve(let to, let control):
      let end = transform(to)
      return .quadCurve(to: end, control: transform(control))
    case .curve(let to, let control1, let control2):
      let end = transform(to)
      let first = transform(control1)
      return .curve(to: end, control1: first, control2: transform(control2))
    case .close:
      return .close
    }
  }

  var kind: UInt8 {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }
}
