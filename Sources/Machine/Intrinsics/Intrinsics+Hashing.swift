extension Intrinsics {
  /// A program's `Hasher` is a number that each value is mixed into.
  static let hashing: [Intrinsic] = [
    constant("hash.seed", .int(0)),
    // The number so far, and a value that built-in code hashes.
    Intrinsic("hash.mix", isLinear: true) { arguments throws(Trap) in
      var hasher = Hasher()
      hasher.combine(try arguments.int(0))
      hasher.combine(try arguments.value(1))
      return .int(hasher.finalize())
    },
  ]
}
