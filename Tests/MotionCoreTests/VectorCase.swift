import MotionCore

/// Why a case of a vector file does not hold, or cannot be run.
struct VectorFailure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// One case of a vector file, with what it needs of the file.
struct VectorCase {
  let name: String
  let json: JSONValue
  /// The file's tolerance: a number, or an object of numbers.
  let fileTolerance: JSONValue

  subscript(key: String) -> JSONValue { json[key] }

  /// The case's own tolerance, else the file's, for a kind of number.
  func tolerance(_ key: String? = nil) throws -> Double {
    for tolerance in [json["tolerance"], fileTolerance] {
      if let number = tolerance.number { return number }
      if let key, let number = tolerance[key].number { return number }
    }
    throw VectorFailure("no tolerance for \(key ?? "the case")")
  }

  func number(_ key: String) throws -> Double { try json.requiredNumber(key) }
  func numbers(_ key: String) throws -> [Double] { try json.requiredNumbers(key) }
  func string(_ key: String) throws -> String { try json.requiredString(key) }
}

extension JSONValue {
  func requiredNumber(_ key: String) throws -> Double {
    guard let number = self[key].number else { throw VectorFailure("no number '\(key)'") }
    return number
  }

  func requiredNumbers(_ key: String) throws -> [Double] {
    guard let numbers = self[key].numbers else { throw VectorFailure("no numbers '\(key)'") }
    return numbers
  }

  func requiredString(_ key: String) throws -> String {
    guard let string = self[key].string else { throw VectorFailure("no text '\(key)'") }
    return string
  }

  func requiredArray(_ key: String) throws -> [JSONValue] {
    guard let array = self[key].array else { throw VectorFailure("no array '\(key)'") }
    return array
  }
}

/// Fails unless the two agree within the tolerance; infinities must be equal.
func expectNear(
  _ actual: Double, _ expected: Double, _ tolerance: Double, _ what: @autoclosure () -> String
) throws {
  if actual == expected { return }
  guard (actual - expected).magnitude <= tolerance else {
    throw VectorFailure("\(what()): \(actual), expected \(expected) ± \(tolerance)")
  }
}

func expectTrue(_ condition: Bool, _ what: @autoclosure () -> String) throws {
  if !condition { throw VectorFailure(what()) }
}
