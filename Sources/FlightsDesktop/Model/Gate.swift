/// A gate of the terminals that we made up, such as A3: the record has none.
nonisolated struct Gate: Hashable, Sendable {
  enum Terminal: String, Hashable, Sendable, CaseIterable, Codable {
    case a = "A"
    case b = "B"
  }

  /// Gates per terminal.
  static let countPerTerminal = 5

  let terminal: Terminal
  /// 1…5.
  let number: Int

  init(_ terminal: Terminal, _ number: Int) {
    precondition((1...Gate.countPerTerminal).contains(number), "a terminal has gates 1 to 5")
    self.terminal = terminal
    self.number = number
  }

  /// The gate written as terminal and number, such as `A3`; nil for anything else.
  init?(_ text: String) {
    guard text.utf8.count == 2, let terminal = Terminal(rawValue: String(text.prefix(1))),
      let number = Int(text.suffix(1)), (1...Gate.countPerTerminal).contains(number)
    else { return nil }
    self.init(terminal, number)
  }

  /// 1…10 for A1…A5, B1…B5: a gate in a byte, where 0 is none.
  var code: UInt8 {
    UInt8(number + (terminal == .a ? 0 : Gate.countPerTerminal))
  }

  init?(code: UInt8) {
    switch Int(code) {
    case 1...5: self.init(.a, Int(code))
    case 6...10: self.init(.b, Int(code) - Gate.countPerTerminal)
    default: return nil
    }
  }

  /// The gate that the rule of app-spec 2.10 gives a flight: the FNV-1a hash (64 bit) of
  /// `CARRIER NUMBER ORIGIN DEST`, mod 10; nil for the flights whose hash is a multiple of 97.
  ///
  /// A flight number thus has the same gate every day, as it mostly has in life.
  static func byRule(
    carrier: CarrierCode, number: Int, origin: AirportCode, destination: AirportCode
  ) -> Gate? {
    let hash = fnv1a("\(carrier) \(number) \(origin) \(destination)")
    guard hash % 97 != 0 else { return nil }
    return Gate(code: UInt8(hash % 10) + 1)
  }

  /// FNV-1a, 64 bit, of a text's UTF-8: Fowler, Noll, Vo; constants as in RFC 9923.
  static func fnv1a(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}

nonisolated extension Gate: CustomStringConvertible {
  var description: String { "\(terminal.rawValue)\(number)" }
}
