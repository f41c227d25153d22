import Foundation

/// Any JSON value, for files whose keys hold values of mixed type.
enum JSONValue: Decodable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
  }

  /// The value of a key; null if there is none.
  subscript(key: String) -> JSONValue {
    if case .object(let values) = self { return values[key] ?? .null }
    return .null
  }

  /// A number; the strings "Infinity" and "-Infinity" count.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("Infinity"): .infinity
    case .string("-Infinity"): -.infinity
    default: nil
    }
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var object: [String: JSONValue]? { if case .object(let values) = self { values } else { nil } }
  var isNull: Bool { if case .null = self { true } else { false } }

  /// An array of numbers.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }

  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): value
    case .array(let values): "\(values)"
    case .object(let values): "\(values)"
    }
  }
}
