extension Intrinsics {
  static let mutatingArrays: [MutatingIntrinsic] = [
    mutating("array.set") { array, arguments throws(Trap) in
      array[try checked(arguments.int(0), in: array.indices)] = try arguments.value(1)
      return .void
    },
    mutating("array.append") { array, arguments throws(Trap) in
      array.append(try arguments.value(0))
      return .void
    },
    mutating("array.appendContents") { array, arguments throws(Trap) in
      array += try arguments.array(0)
      return .void
    },
    mutating("array.insert", isLinear: true) { array, arguments throws(Trap) in
      let index = try arguments.int(1)
      guard index >= 0, index <= array.count else {
        throw Trap(.indexOutOfRange(index: index, count: array.count))
      }
      array.insert(try arguments.value(0), at: index)
      return .void
    },
    mutating("array.remove", isLinear: true) { array, arguments throws(Trap) in
      array.remove(at: try checked(arguments.int(0), in: array.indices))
    },
    mutating("array.removeLast") { array, _ throws(Trap) in
      guard let last = array.popLast() else {
        throw Trap(.emptyCollection(operation: "removeLast"))
      }
      return last
    },
    mutating("array.removeFirst", isLinear: true) { array, _ throws(Trap) in
      if array.isEmpty { throw Trap(.emptyCollection(operation: "removeFirst")) }
      return array.removeFirst()
    },
    mutating("array.popLast") { array, _ throws(Trap) in Value(array.popLast()) },
    mutating("array.removeAll") { array, _ throws(Trap) in
      array.removeAll()
      return .void
    },
    mutating("array.swapAt") { array, arguments throws(Trap) in
      array.swapAt(
        try checked(arguments.int(0), in: array.indices),
        try checked(arguments.int(1), in: array.indices))
      return .void
    },
    mutating("array.sort", isLinear: true) { array, _ throws(Trap) in
      array = Values(try sorted(array))
      return .void
    },
  ]

  // MARK: Parts

  /// Moves the array out of the base during the change, so that a unique one changes in place.
  private static func mutating(
    _ name: String, isLinear: Bool = false,
    _ change: @escaping @Sendable (inout Values, Arguments) throws(Trap) -> Value
  ) -> MutatingIntrinsic {
    MutatingIntrinsic(name, isLinear: isLinear) { base, arguments throws(Trap) in
      guard case .array(var array) = base else { throw Trap(unexpected: base, wanted: "an array") }
      base = .void
      // Also after a trap, because variables of the session outlive it.
      defer { base = .array(array) }
      return try change(&array, arguments)
    }
  }
}
