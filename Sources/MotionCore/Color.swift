/// A colour in sRGB with opacity, interpolated in linear light.
///
/// Components lie in 0…1 and may leave it (extended sRGB, an overshooting spring); they are kept and only clamped
/// when drawn.
public struct Color: Hashable, Sendable {
  /// The red component, sRGB-encoded.
  public var red: Double
  /// The green component, sRGB-encoded.
  public var green: Double
  /// The blue component, sRGB-encoded.
  public var blue: Double
  /// 0 transparent … 1 opaque. The components are not multiplied by it.
  public var opacity: Double

  /// A colour from sRGB-encoded components.
  @inlinable public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A colour from components in linear light. Costs three powers.
  public init(
    linearRed: Double, linearGreen: Double, linearBlue: Double, opacity: Double = 1
  ) {
    self.init(
      red: Color.encode(linearRed), green: Color.encode(linearGreen),
      blue: Color.encode(linearBlue), opacity: opacity)
  }

  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Transparent black, so that red to clear passes through half-transparent dark red.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

  /// The same colour with its opacity multiplied by `factor`.
  @inlinable public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// Linear light of an sRGB component; odd-symmetric about 0. IEC 61966-2-1.
  public static func decode(_ encoded: Double) -> Double {
    let size = encoded.magnitude
    let linear = size <= 0.04045 ? size / 12.92 : Math.pow((size + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -linear : linear
  }

  /// The sRGB component of linear light, the inverse of `decode`.
  public static func encode(_ linear: Double) -> Double {
    let size = linear.magnitude
    let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * Math.pow(size, 1 / 2.4) - 0.055
    return linear < 0 ? -encoded : encoded
  }
}

extension Color: Animatable {
  /// Linear red, green, blue and opacity, each times 128 (specification 2.2). Reading and writing cost three powers.
  public var animatableData: SIMD4<Float> {
    get {
      SIMD4(
        Float(Color.decode(red) * unitScale), Float(Color.decode(green) * unitScale),
        Float(Color.decode(blue) * unitScale), Float(opacity * unitScale))
    }
    set {
      self = Color(
        linearRed: Double(newValue.x) / unitScale, linearGreen: Double(newValue.y) / unitScale,
        linearBlue: Double(newValue.z) / unitScale, opacity: Double(newValue.w) / unitScale)
    }
  }
}
