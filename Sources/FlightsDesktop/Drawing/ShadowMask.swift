import MotionCore

/// The opacity of a blurred rounded rectangle, small enough to keep: nine pieces of it make the
/// shadow of any larger rectangle with the same radius and blur.
///
/// GTK's own box shadows lose pieces when they turn (GTK 4.8 with cairo) and cost 6–60 ms when
/// they scale; this is a picture of at most about 120 × 120 that is stretched.
nonisolated struct ShadowMask {
  struct Key: Hashable {
    /// The rectangle that was blurred, no larger than needed for a flat middle.
    var width: Double
    var height: Double
    var radius: Double
    /// The standard deviation, in points.
    var sigma: Double
    /// Pixels a point.
    var resolution: Double
  }

  /// Sigmas at which a Gaussian counts as nothing.
  private static let reach = 3.0
  /// Pixels a sigma: more shows no more, a blurred picture being smooth.
  private static let finest = 8.0

  let key: Key
  /// Room around the rectangle for the blur, in points.
  let margin: Double
  let pixelWidth: Int
  let pixelHeight: Int
  /// 0…255, row by row.
  let alpha: [UInt8]

  /// What is needed for a shadow under a rectangle of `size` on a screen of `scale`.
  static func key(size: Size, radius: Double, blur: Double, scale: Double) -> Key {
    let sigma = blur / 2
    let resolution = min(scale, finest / max(sigma, 1e-3))
    let flat = 2 * (reach * sigma + radius) + 2 / resolution
    return Key(
      width: min(size.width, flat), height: min(size.height, flat),
      radius: min(radius, min(size.width, size.height) / 2), sigma: sigma, resolution: resolution)
  }

  init(_ key: Key) {
    self.key = key
    let marginPixels = (Self.reach * key.sigma * key.resolution).rounded(.up) + 1
    margin = marginPixels / key.resolution
    let (width, height) = (key.width * key.resolution, key.height * key.resolution)
    let (columns, rows) = (
      Int(width.rounded(.up) + 2 * marginPixels), Int(height.rounded(.up) + 2 * marginPixels)
    )
    (pixelWidth, pixelHeight) = (columns, rows)

    let radius = key.radius * key.resolution
    var shape = [Float](repeating: 0, count: columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let x = abs(Double(column) + 0.5 - marginPixels - width / 2) - width / 2 + radius
        let y = abs(Double(row) + 0.5 - marginPixels - height / 2) - height / 2 + radius
        let outside = CMath.hypot(max(x, 0), max(y, 0)) + min(max(x, y), 0) - radius
        shape[row * columns + column] = Float(min(1, max(0, 0.5 - outside)))
      }
    }
    let kernel = Self.kernel(sigma: key.sigma * key.resolution)
    let across = Self.convolved(shape, kernel, count: columns, lines: rows, step: 1, next: columns)
    let both = Self.convolved(across, kernel, count: rows, lines: columns, step: columns, next: 1)
    alpha = both.map { UInt8((min(1, max(0, $0)) * 255).rounded()) }
  }

  /// Half of a Gaussian kernel from the middle outwards; all of it sums to 1.
  private static func kernel(sigma: Double) -> [Float] {
    guard sigma > 0.05 else { return [1] }
    let weights = (0...Int((reach * sigma).rounded(.up))).map { index in
      CMath.exp(-Double(index * index) / (2 * sigma * sigma))
    }
    let sum = 2 * weights.reduce(0, +) - (weights.first ?? 0)
    return weights.map { Float($0 / sum) }
  }

  private static func convolved(
    _ values: [Float], _ kernel: [Float], count: Int, lines: Int, step: Int, next: Int
  ) -> [Float] {
    var result = [Float](repeating: 0, count: values.count)
    for line in 0..<lines {
      for index in 0..<count {
        var sum: Float = 0
        for (distance, weight) in kernel.enumerated() {
          let (before, after) = (index - distance, index + distance)
          if before >= 0 { sum += weight * values[line * next + before * step] }
          if distance > 0, after < count { sum += weight * values[line * next + after * step] }
        }
        result[line * next + index * step] = sum
      }
    }
    return result
  }
}
