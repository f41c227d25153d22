extension Path {
  /// The part between two fractions of the whole arc length (D50).
  ///
  /// Fractions run over all subpaths in order, closing lines included, and are clamped to 0…1. `from >= to` gives
  /// an empty path (D51), as does a NaN; 0…1 gives the path itself. Curves stay curves. When many parts of one path
  /// are needed, as in an animation, measure it once: `PathMeasure`.
  public func trimmed(from: Double, to: Double) -> Path {
    PathMeasure(self).trimmed(from: from, to: to)
  }

  /// The arc length in points, all subpaths and closing lines together.
  public var length: Double { PathMeasure(self).length }
}

/// A path with the lengths of its pieces, for cutting it again and again.
public struct PathMeasure: Sendable {
  /// The measured path.
  public let path: Path
  /// The arc length in points. Zero for a path without movement, or with coordinates that are not finite.
  public let length: Double

  private struct Piece: Sendable {
    var segment: PathSegment
    /// Where the piece begins, measured along the whole path.
    var offset: Double
    var length: Double
    var subpath: Int
  }

  private let pieces: [Piece]

  /// Measures a path: a few microseconds per curve.
  public init(_ path: Path) {
    self.path = path
    var pieces: [Piece] = []
    var total = 0.0
    var start: Point?
    var current: Point?
    var subpath = 0

    func add(_ segment: PathSegment) {
      let length = segment.length()
      pieces.append(Piece(segment: segment, offset: total, length: length, subpath: subpath))
      total += length
      current = segment.end
    }

    for element in path.elements {
      let from = current ?? element.points.first
      if start == nil { start = from }
      guard let from else { continue }
      switch element {
      case .move(let to):
        start = to
        current = to
        subpath += 1
      case .line(let to): add(PathSegment(line: from, to))
      case .quadCurve(let to, let control): add(PathSegment(quadratic: from, control, to))
      case .curve(let to, let control1, let control2):
        add(PathSegment(cubic: from, control1, control2, to))
      case .close:
        if let start { add(PathSegment(line: from, start)) }
        subpath += 1
      }
    }
    self.pieces = total.isFinite ? pieces : []
    length = total.isFinite ? total : 0
  }

  /// The part between two fractions; see `Path.trimmed(from:to:)`. Linear in the number of pieces.
  public func trimmed(from: Double, to: Double) -> Path {
    guard from < to else { return Path() }
    let from = max(0, from)
    let to = min(1, to)
    guard from < to else { return Path() }
    if from == 0 && to == 1 { return path }
    let first = from * length
    let last = to * length
    var result = Path()
    var subpath = -1
    // A cut at a corner must not leave a sliver of the piece before it.
    let sliver = length * roundingOfLengths
    for piece in pieces
    where piece.offset < last - sliver && piece.offset + piece.length > first + sliver {
      let begin = piece.segment.parameter(atLength: first - piece.offset, total: piece.length)
      let end = piece.segment.parameter(atLength: last - piece.offset, total: piece.length)
      guard begin < end else { continue }
      let part = piece.segment.part(from: begin, to: end)
      if piece.subpath != subpath { result.move(to: part.start) }
      subpath = piece.subpath
      if part.isLine {
        result.addLine(to: part.end)
      } else {
        result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return result
  }

  /// Where a fraction of the length lies; clamped to 0…1.
  ///
  /// A path without length is at its beginning; an empty one is nowhere.
  public func point(at fraction: Double) -> Point? {
    guard length > 0, !fraction.isNaN else { return pieces.first?.segment.start }
    let distance = min(1, max(0, fraction)) * length
    guard let piece = pieces.last(where: { $0.offset <= distance && $0.length > 0 }) else {
      return nil
    }
    let t = piece.segment.parameter(atLength: distance - piece.offset, total: piece.length)
    return t <= 0 ? piece.segment.start : piece.segment.part(from: 0, to: t).end
  }
}

/// Relative; sums and products of lengths are exact to some 1e-15.
private let roundingOfLengths = 1e-12
