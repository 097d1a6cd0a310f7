/// How large a program's values may become, and what large ones cost.
package enum Limits {
  /// Of an array, a set or a dictionary.
  package static let elements = 4_000_000
  /// Of a string, in UTF-8.
  package static let bytes = 16_000_000
  /// Of indirect enumerations in each other, which comparing and printing follow natively.
  package static let depth = 1000
  /// A value made or walked costs 1 fuel for this many elements or bytes.
  package static let elementsPerFuel = 64

  package static func check(_ value: Value) throws(Trap) {
    switch value {
    case .array(let array): try check(count: array.count, what: "array")
    case .dictionary(let dictionary): try check(count: dictionary.count, what: "dictionary")
    case .set(let set): try check(count: set.count, what: "set")
    case .string(let string):
      if string.utf8.count > bytes { throw Trap(.tooLarge(what: "string", limit: bytes)) }
    default: break
    }
  }

  /// To be asked before a collection of this many elements is made.
  package static func check(count: Int, what: String) throws(Trap) {
    if count > elements { throw Trap(.tooLarge(what: what, limit: elements)) }
  }

  static func check(depth count: Int) throws(Trap) {
    if count > depth { throw Trap(.tooLarge(what: "nesting", limit: depth)) }
  }
}

extension Value {
  /// Elements of a collection or bytes of a string; 0 for everything of fixed size.
  var weight: Int {
    switch self {
    case .array(let array): array.count
    case .dictionary(let dictionary): dictionary.count
    case .set(let set): set.count
    case .string(let string): string.utf8.count
    default: 0
    }
  }
}
