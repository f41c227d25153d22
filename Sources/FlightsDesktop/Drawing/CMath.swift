import Glibc

/// The few functions of the C mathematics library that drawings and charts need.
nonisolated enum CMath {
  static func sin(_ radians: Double) -> Double { Glibc.sin(radians) }
  static func cos(_ radians: Double) -> Double { Glibc.cos(radians) }
  static func tan(_ radians: Double) -> Double { Glibc.tan(radians) }
  static func asin(_ ratio: Double) -> Double { Glibc.asin(ratio) }
  static func atan2(_ y: Double, _ x: Double) -> Double { Glibc.atan2(y, x) }
  static func hypot(_ x: Double, _ y: Double) -> Double { Glibc.hypot(x, y) }
  static func exp(_ x: Double) -> Double { Glibc.exp(x) }
  static func pow(_ base: Double, _ exponent: Double) -> Double { Glibc.pow(base, exponent) }
  static func log10(_ x: Double) -> Double { Glibc.log10(x) }
}
