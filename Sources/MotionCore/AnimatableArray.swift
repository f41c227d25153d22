/// Any number of vectors animated together, such as the control coordinates of a path.
///
/// `+` and `-` work over the shorter count and keep the left operand's extra elements. `zero` is empty; to keep
/// `zero + x == x` an empty left operand adopts the right one (decision D5). Between arrays of different lengths there
/// is nothing: such a change jumps (decision D4). It is a type of its own, because `Array` itself already means
/// something else by `+`. Operations cost time in proportion to the count, and may allocate.
public struct AnimatableArray<Element: VectorArithmetic>: VectorArithmetic,
  ExpressibleByArrayLiteral
{
  /// The vectors, in order.
  public var elements: [Element]

  /// The given vectors.
  public init(_ elements: [Element]) { self.elements = elements }

  /// The given vectors.
  public init(arrayLiteral elements: Element...) { self.elements = elements }

  /// No vectors.
  public static var zero: Self { Self([]) }

  /// Adds element by element over the shorter count.
  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  /// Adds element by element over the shorter count, in place.
  public static func += (lhs: inout Self, rhs: Self) {
    if lhs.elements.isEmpty {
      lhs = rhs
      return
    }
    for index in 0..<min(lhs.elements.count, rhs.elements.count) {
      lhs.elements[index] += rhs.elements[index]
    }
  }

  /// Subtracts element by element over the shorter count.
  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  /// Subtracts element by element over the shorter count, in place.
  public static func -= (lhs: inout Self, rhs: Self) {
    if lhs.elements.isEmpty {
      lhs = rhs.scaled(by: -1)
      return
    }
    for index in 0..<min(lhs.elements.count, rhs.elements.count) {
      lhs.elements[index] -= rhs.elements[index]
    }
  }

  /// Scales every element.
  public mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index].scale(by: rhs) }
  }

  /// The sum of the squares of all elements.
  public var magnitudeSquared: Double {
    elements.reduce(0) { $0 + $1.magnitudeSquared }
  }

  /// Whether all elements are finite.
  public var isFinite: Bool { elements.allSatisfy(\.isFinite) }

  /// Whether the counts and the structure of every element agree.
  public func hasSameShape(as other: Self) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.hasSameShape(as: $1) }
  }
}

extension AnimatableArray: Hashable where Element: Hashable {}

extension AnimatableArray: Sendable where Element: Sendable {}

extension AnimatableArray: Animatable {
  /// An animatable array animates as itself.
  public typealias AnimatableData = Self
}

extension Array: Animatable where Element: VectorArithmetic {
  /// The elements as a vector. Setting writes over the shorter count and leaves the rest as it is.
  public var animatableData: AnimatableArray<Element> {
    get { AnimatableArray(self) }
    set {
      for index in 0..<Swift.min(count, newValue.elements.count) {
        self[index] = newValue.elements[index]
      }
    }
  }
}
