import MotionCore

/// One moment of a storyboard, as its JSON says it.
struct StoryboardFrame {
  /// Seconds.
  var time: Double
  /// The picture's file name; nil without pictures.
  var image: String?
  var isIdle: Bool
  var loops: Int
  var elements: [ElementReport]
}

/// The JSON of a storyboard (`contracts.md`). Written by hand: fixed order, fixed decimals, the same bytes for the same
/// numbers, and no Foundation in the program's start.
struct StoryboardDocument {
  var scene: String
  var size: Size
  var scale: Int
  var motion: MotionLevel
  var direction: LayoutDirection
  var frames: [StoryboardFrame] = []

  var json: String {
    var text = "{\n  \"scene\": \(quoted(scene)),\n"
    text += "  \"size\": [\(Int(size.width)), \(Int(size.height))], \"scale\": \(scale),\n"
    text += "  \"motion\": \"\(motion)\","
    text += " \"direction\": \"\(direction == .rightToLeft ? "rtl" : "ltr")\",\n  \"frames\": [\n"
    text += frames.map(json).joined(separator: ",\n")
    return text + "\n  ]\n}\n"
  }

  private func json(_ frame: StoryboardFrame) -> String {
    let image = frame.image.map(quoted) ?? "null"
    var text = "    { \"time\": \(JSONNumber.shortest(frame.time)), \"image\": \(image),"
    text += " \"idle\": \(frame.isIdle), \"loops\": \(frame.loops),\n      \"elements\": ["
    text += frame.elements.isEmpty ? "" : "\n"
    text += frame.elements.map { "        " + json($0) }.joined(separator: ",\n")
    return text + "] }"
  }

  private func json(_ element: ElementReport) -> String {
    let frame = element.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    var text = "{ \"id\": \(quoted(element.id)),"
    text += " \"frame\": [\(numbers.map(JSONNumber.fixed).joined(separator: ", "))],"
    text += " \"opacity\": \(JSONNumber.fixed(element.opacity)),"
    text += " \"rotation\": \(JSONNumber.fixed(element.rotation)),"
    text +=
      " \"scale\": [\(JSONNumber.fixed(element.scale.x)), \(JSONNumber.fixed(element.scale.y))],"
    text += " \"blur\": \(JSONNumber.fixed(element.blur)),"
    text += " \"trim\": [0.000, \(JSONNumber.fixed(element.trim))],"
    text += " \"phase\": \"\(element.phase)\", \"text\": \(quoted(element.text)) }"
    return text
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case let other where other.value < 0x20:
        let hex = String(other.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Numbers as text, without a locale.
enum JSONNumber {
  /// Six decimals; what is not finite (it never is) becomes 0.
  static func fixed(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0.000000" }
    let scaled = (abs(value) * 1_000_000).rounded()
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(7 - digits.count, 0)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + padded.dropLast(6) + "." + padded.suffix(6)
  }

  /// The shortest decimal that reads back as the same number: 0, 0.1, 0.308.
  static func shortest(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
