/// The maximum sizes of a program's values, and the cost of large ones.
package enum Limits {
  /// The maximum number of elements of an array, a set or a dictionary.
  package static let elements = 4_000_000
  /// The maximum UTF-8 length of a string. The standard library's operations on a string can't be
  /// interrupted.
  package static let bytes = 4_000_000
  /// The maximum nesting of key paths.
  package static let depth = 1000
  /// The maximum nesting of optionals, which the runtime frees natively. All other nesting is
  /// limited only by memory.
  package static let wraps = 64
  /// The maximum number of parts and nesting levels of one type.
  package static let typeParts = 10_000
  package static let typeDepth = 1000
  /// Making or walking a value costs 1 fuel for this many elements or bytes.
  package static let elementsPerFuel = 64
  /// Parts that built-in functions report as visited cost 1 fuel for this many.
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

  /// Called before a string of this many bytes is made.
  package static func check(bytes count: Int) throws(Trap) {
    if count > bytes { throw Trap(.tooLarge(what: "string", limit: bytes)) }
  }

  /// Returns the fuel for walking the values. Traps if that would take longer than their size
  /// suggests.
  static func cost(ofWalking values: some Sequence<Value>) throws(Trap) -> Int {
    var cost = 0
    for value in values {
      switch value {
      case .string(let string) where string.utf8.count >= elementsPerFuel:
        // Characters cost more than elements, because finding their boundaries needs Unicode
        // tables.
        cost += string.utf8.count / partsPerFuel
        if !string.checkMarks() { cost += try Workload.current.settle() }
      case .array, .dictionary, .set: cost += value.weight / elementsPerFuel
      default: break
      }
    }
    return cost
  }

  /// Called before a collection of this many elements is made.
  package static func check(count: Int, what: String) throws(Trap) {
    if count > elements { throw Trap(.tooLarge(what: what, limit: elements)) }
  }
}

extension Value {
  /// The elements of a collection or bytes of a string; 0 for values of constant size.
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
