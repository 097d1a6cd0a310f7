extension Intrinsics {
  static let sets: [Intrinsic] = [
    constant("set.empty", .set([])),
    Intrinsic("set.fromArray", isLinear: true) { arguments throws(Trap) in
      .set(Set(try arguments.array(0)))
    },
    unary("set.count") { .int($0.count) },
    unary("set.isEmpty") { .bool($0.isEmpty) },
    unary("set.elements", isLinear: true) { .array($0.map(\.opened)) },
    Intrinsic("set.sorted", isLinear: true) { arguments throws(Trap) in
      .array(try sorted(arguments.set(0)))
    },
    Intrinsic("set.contains") { arguments throws(Trap) in
      .bool(try arguments.set(0).contains(arguments.value(1)))
    },
    binary("set.union") { .set($0.union($1)) },
    binary("set.intersection") { .set($0.intersection($1)) },
    binary("set.subtracting") { .set($0.subtracting($1)) },
    binary("set.isSubset") { .bool($0.isSubset(of: $1)) },
  ]

  static let mutatingSets: [MutatingIntrinsic] = [
    mutating("set.insert") { set, arguments throws(Trap) in
      let (inserted, member) = set.insert(try arguments.value(0))
      return .tuple(
        Tuple(
          labels: ["inserted", "memberAfterInsert"], elements: [.bool(inserted), member.opened]))
    },
    mutating("set.remove") { set, arguments throws(Trap) in
      Value(set.remove(try arguments.value(0)))
    },
  ]

  // MARK: Parts

  private static func unary(
    _ name: String, isLinear: Bool = false, _ compute: @escaping @Sendable (Set<Value>) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: isLinear) { arguments throws(Trap) in
      compute(try arguments.set(0))
    }
  }

  private static func binary(
    _ name: String, _ compute: @escaping @Sendable (Set<Value>, Set<Value>) -> Value
  ) -> Intrinsic {
    Intrinsic(name, isLinear: true) { arguments throws(Trap) in
      compute(try arguments.set(0), try arguments.set(1))
    }
  }

  /// Moves the set out of the base during the change, so that a unique one changes in place.
  private static func mutating(
    _ name: String,
    _ change: @escaping @Sendable (inout Set<Value>, Arguments) throws(Trap) -> Value
  ) -> MutatingIntrinsic {
    MutatingIntrinsic(name) { base, arguments throws(Trap) in
      guard case .set(var members) = base else { throw Trap(unexpected: base, wanted: "a set") }
      base = .void
      // Also after a trap, because variables of the session outlive it.
      defer { base = .set(members) }
      return try change(&members.set, arguments)
    }
  }
}
