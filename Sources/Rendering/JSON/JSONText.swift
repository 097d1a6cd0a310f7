import MessageTables
import Phrases

/// A JSON value whose members keep their order.
enum JSONText {
  case string(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case array([JSONText])
  case object([Member])

  struct Member {
    var key: String
    var value: JSONText
  }

  /// Makes an object. Members without a value are omitted.
  static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(
      members.compactMap { key, value in
        value.map { Member(key: key, value: $0) }
      })
  }

  /// The text on one line, without spaces.
  var compact: String {
    switch self {
    case .string(let text): Self.quoted(text)
    case .integer(let number): String(number)
    // JSON has neither infinity nor NaN.
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .array(let elements): "[" + elements.map(\.compact).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { Self.quoted($0.key) + ":" + $0.value.compact }.joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.isInvisibleControl: quoted += scalar.escapedForJSON
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
