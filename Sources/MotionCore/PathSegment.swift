/// One cubic Bézier piece of a path, or a straight one, with its arc length.
struct PathSegment: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  /// A straight line has a uniform speed: length and cut are exact.
  var isLine: Bool

  init(line start: Point, _ end: Point) {
    self.start = start
    control1 = start
    control2 = end
    self.end = end
    isLine = true
  }

  init(cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// Degree elevation, exact.
  init(quadratic start: Point, _ control: Point, _ end: Point) {
    self.init(
      cubic: start, start.mixed(control, 2.0 / 3), end.mixed(control, 2.0 / 3), end)
  }

  /// The length from parameter 0 to `limit`, 0…1.
  func length(upTo limit: Double = 1) -> Double {
    guard !isLine else { return start.distance(to: end) * limit }
    return integral(from: 0, to: limit, tolerance: lengthTolerance, depth: maximumDepth)
  }

  /// The parameter at which the given length is reached; 0…1.
  func parameter(atLength length: Double, total: Double) -> Double {
    guard length > 0, total > 0 else { return 0 }
    guard length < total else { return 1 }
    guard !isLine else { return length / total }
    // Newton steps inside a bracket: the length grows with the parameter, if slowly near cusps.
    var low = 0.0
    var high = 1.0
    var t = length / total
    for _ in 0..<maximumSteps {
      let error = self.length(upTo: t) - length
      if abs(error) <= cutTolerance { break }
      if error > 0 { high = t } else { low = t }
      let speed = speed(at: t)
      let step = speed > 0 ? t - error / speed : low
      t = step > low && step < high ? step : (low + high) / 2
    }
    return t
  }

  /// The piece between two parameters.
  func part(from: Double, to: Double) -> PathSegment {
    if isLine {
      return PathSegment(
        line: from <= 0 ? start : start.mixed(end, from), to >= 1 ? end : start.mixed(end, to))
    }
    var part = self
    if to < 1 { part = part.split(at: to).0 }
    if from > 0 { part = part.split(at: from / to).1 }
    return part
  }

  /// de Casteljau's construction.
  private func split(at t: Double) -> (PathSegment, PathSegment) {
    let a = start.mixed(control1, t)
    let b = control1.mixed(control2, t)
    let c = control2.mixed(end, t)
    let ab = a.mixed(b, t)
    let bc = b.mixed(c, t)
    let middle = ab.mixed(bc, t)
    return (
      PathSegment(cubic: start, a, ab, middle), PathSegment(cubic: middle, bc, c, end)
    )
  }

  private func speed(at t: Double) -> Double {
    let u = 1 - t
    func derivative(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> Double {
      3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
    }
    let x = derivative(start.x, control1.x, control2.x, end.x)
    let y = derivative(start.y, control1.y, control2.y, end.y)
    return (x * x + y * y).squareRoot()
  }

  /// Gauss-Legendre with five points, halved until both halves together agree with the whole.
  private func integral(from: Double, to: Double, tolerance: Double, depth: Int) -> Double {
    func gauss(_ from: Double, _ to: Double) -> Double {
      let half = (to - from) / 2
      let middle = (from + to) / 2
      var sum = 0.0
      for (node, weight) in gaussNodes { sum += weight * speed(at: middle + half * node) }
      return half * sum
    }
    let whole = gauss(from, to)
    let middle = (from + to) / 2
    let halves = gauss(from, middle) + gauss(middle, to)
    if depth == 0 || !(abs(whole - halves) > tolerance) { return halves }
    return integral(from: from, to: middle, tolerance: tolerance / 2, depth: depth - 1)
      + integral(from: middle, to: to, tolerance: tolerance / 2, depth: depth - 1)
  }
}

extension Point {
  /// The point on the way to another one.
  func mixed(_ other: Point, _ amount: Double) -> Point {
    Point(x: x + (other.x - x) * amount, y: y + (other.y - y) * amount)
  }
}

/// Accepted error of a piece's length in points; the specification allows 0.1 (D50).
private let lengthTolerance = 1e-7
/// Accepted error of a cut in points.
private let cutTolerance = 1e-6
private let maximumDepth = 12
private let maximumSteps = 60
/// Nodes and weights on -1…1: the zeros of P5, exact to the last digit of a Double.
private let gaussNodes = [
  (-0.906179845938664, 0.23692688505618908), (-0.5384693101056831, 0.47862867049936647),
  (0.0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
  (0.906179845938664, 0.23692688505618908),
]
