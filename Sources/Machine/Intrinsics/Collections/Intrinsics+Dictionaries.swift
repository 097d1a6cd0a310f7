extension Intrinsics {
  static let dictionaries: [Intrinsic] = [
    constant("dictionary.empty", .dictionary([:])),
    unary("dictionary.count") { .int($0.count) },
    unary("dictionary.isEmpty") { .bool($0.isEmpty) },
    unary("dictionary.keys", isLinear: true) { .array($0.keys.map(\.opened)) },
    unary("dictionary.values", isLinear: true) { .array(Array($0.values)) },
    unary("dictionary.elements", isLinear: true) {
      .array($0.map { .tuple(Tuple(labels: ["key", "value"], elements: [$0.opened, $1])) })
    },
    Intrinsic("dictionary.get") { arguments throws(Trap) in
      Value(try arguments.dictionary(0)[arguments.value(1)])
    },
    // If the program's code provides the default, the emitter writes code instead: `Emitter.run`.
    Intrinsic("dictionary.getDefault") { arguments throws(Trap) in
      if let value = try arguments.dictionary(0)[arguments.value(1)] { return value }
      return try arguments.value(2)
    },
  ]

  static let mutatingDictionaries: [MutatingIntrinsic] = [
    mutating("dictionary.set") { dictionary, arguments throws(Trap) in
      switch try arguments.value(1) {
      case .some(let value): dictionary[try arguments.value(0)] = value
      case .none: dictionary.removeValue(forKey: try arguments.value(0))
      case let other: throw Trap(unexpected: other, wanted: "an optional")
      }
      return .void
    },
    // Key, the default's closure, new value.
    mutating("dictionary.setDefault") { dictionary, arguments throws(Trap) in
      dictionary[try arguments.value(0)] = try arguments.value(2)
      return .void
    },
    // Value, key.
    mutating("dictionary.updateValue") { dictionary, arguments throws(Trap) in
      Value(dictionary.updateValue(try arguments.value(0), forKey: try arguments.value(1)))
    },
    mutating("dictionary.removeValue") { dictionary, arguments throws(Trap) in
      Value(dictionary.removeValue(forKey: try arguments.value(0)))
    },
    mutating("dictionary.removeAll") { dictionary, _ throws(Trap) in
      dictionary.removeAll()
      return .void
    },
  ]

  // MARK: Parts

  private static func unary(
    _ name: String, isLinear: Bool = false,
    _ compute: @escaping @Sendable ([Value: Value]) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: isLinear) { arguments throws(Trap) in
      compute(try arguments.dictionary(0))
    }
  }

  /// Moves the dictionary out of the base during the change, so that a unique one changes in place.
  private static func mutating(
    _ name: String,
    _ change: @escaping @Sendable (inout [Value: Value], Arguments) throws(Trap) -> Value
  ) -> MutatingIntrinsic {
    MutatingIntrinsic(name) { base, arguments throws(Trap) in
      guard case .dictionary(var pairs) = base else {
        throw Trap(unexpected: base, wanted: "a dictionary")
      }
      base = .void
      // Also after a trap, because variables of the session outlive it.
      defer { base = .dictionary(pairs) }
      return try change(&pairs.table, arguments)
    }
  }
}
