/// How large a program's values may become, and what large ones cost.
package enum Limits {
  /// Of an array, a set or a dictionary.
  package static let elements = 4_000_000
  /// Of a string, in UTF-8: what the standard library does with one can't be interrupted.
  package static let bytes = 4_000_000
  /// Of key paths in each other.
  package static let depth = 1000
  /// Of optionals in each other, which the runtime frees natively. Everything else may be nested as deep
  /// as memory reaches.
  package static let wraps = 64
  /// Of what one type is made of, and of types in each other.
  package static let typeParts = 10_000
  package static let typeDepth = 1000
  /// A value made or walked costs 1 fuel for this many elements or bytes.
  package static let elementsPerFuel = 64
  /// What built-in functions say they looked at costs 1 fuel for this many parts.
  package static let partsPerFuel = 16

  package static func check(_ value: Value) throws(Trap) {
    switch value {
    case .array(let array): try check(count: array.count, what: "array")
    case .dictionary(let dictionary): try check(count: dictionary.count, what: "dictionary")
    case .set(let set): try check(count: set.count, what: "set")
    case .string(let string):
      try check(bytes: string.utf8.count)
    default: break
    }
  }

  /// To be asked before a string of this many bytes is made.
  package static func check(bytes count: Int) throws(Trap) {
    if count > bytes { throw Trap(.tooLarge(what: "string", limit: bytes)) }
  }

  /// What it costs, in fuel, to walk the values; traps where that would take longer than they are
  /// large.
  static func cost(ofWalking values: some Sequence<Value>) throws(Trap) -> Int {
    var cost = 0
    for value in values {
      switch value {
      case .string(let string) where string.utf8.count >= elementsPerFuel:
        // Characters cost more than elements: where one ends, the tables of Unicode say.
        cost += string.utf8.count / partsPerFuel
        if !string.checkMarks() { cost += try Workload.current.settle() }
      case .array, .dictionary, .set: cost += value.weight / elementsPerFuel
      default: break
      }
    }
    return cost
  }

  /// To be asked before a collection of this many elements is made.
  package static func check(count: Int, what: String) throws(Trap) {
    if count > elements { throw Trap(.tooLarge(what: what, limit: elements)) }
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
