extension Intrinsics {
  /// A program's `Hasher` is a number that each value is mixed into.
  static let hashing: [Intrinsic] = [
    constant("hash.seed", .int(0)),
    // The current number, and a value that built-in code hashes.
    Intrinsic("hash.mix", isLinear: true) { arguments throws(Trap) in
      .int(mix(try arguments.int(0), try arguments.value(1)))
    },
    Intrinsic("number.canonical") { arguments throws(Trap) in
      try arguments.value(0).canonicalNumber
    },
  ]

  private static func mix(_ state: Int, _ value: Value) -> Int {
    var hasher = Hasher()
    hasher.combine(state)
    hasher.combine(value)
    return hasher.finalize()
  }

  /// Returns the hash of a value that built-in code hashes, as the program's `Hasher` computes it.
  static func hash(of value: Value) -> Int { mix(0, value) }
}

extension Value {
  /// A number that is equal for equal numbers of different types, as in `AnyHashable`: an `Int` if
  /// the value is one exactly, otherwise a `Double` for a floating-point number.
  var canonicalNumber: Value {
    switch self {
    case .integer(let integer):
      integer.kind.isSigned || integer.bits <= UInt64(Int.max)
        ? .int(Int(truncatingIfNeeded: integer.bits))
        : .integer(Integer(.uint64, bits: integer.bits))
    case .double(let double): Int(exactly: double).map(Value.int) ?? self
    case .float(let float): Value.double(Double(float)).canonicalNumber
    default: self
    }
  }
}
