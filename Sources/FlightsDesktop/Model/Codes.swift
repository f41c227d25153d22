/// A short ASCII code held in one integer, so that 337,000 flights need no strings.
///
/// The first character is the lowest byte; unused bytes are zero, so no code is longer than its
/// integer and equal codes are equal integers. Codes order by their text.
nonisolated protocol PackedCode: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  associatedtype Bits: FixedWidthInteger & UnsignedInteger & Sendable
  var bits: Bits { get }
  init(bits: Bits)
}

nonisolated extension PackedCode {
  /// The most characters a code can have.
  static var capacity: Int { Bits.bitWidth / 8 }

  /// The code of a text; nil if it is empty, too long, or has anything but printable ASCII.
  ///
  /// For text that comes from outside: a literal (`AirportCode("JFK")`) is taken by the compiler as
  /// `init(stringLiteral:)`, which is not optional.
  init?(_ text: some StringProtocol) {
    var bits: Bits = 0
    var count = 0
    for byte in text.utf8 {
      guard count < Self.capacity, byte > 0x20, byte < 0x7F else { return nil }
      bits |= Bits(byte) << Bits(count * 8)
      count += 1
    }
    guard count > 0 else { return nil }
    self.init(bits: bits)
  }

  init(stringLiteral text: String) {
    guard let code = Self(text) else { preconditionFailure("\(text) is not a code") }
    self = code
  }

  var description: String {
    var bytes: [UInt8] = []
    var rest = bits
    while rest != 0 {
      bytes.append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.bits.byteSwapped < right.bits.byteSwapped
  }
}

/// An airport, such as `JFK`: up to four characters (the record's minor airfields have odd ones).
nonisolated struct AirportCode: PackedCode {
  let bits: UInt32
}

/// An airline, such as `B6`.
nonisolated struct CarrierCode: PackedCode {
  let bits: UInt32
}

/// An aircraft's registration, such as `N249JB`.
nonisolated struct TailNumber: PackedCode {
  let bits: UInt64
}
