extension Intrinsics {
  static let keyPaths: [Intrinsic] = [
    // A closure that takes the root.
    keyPath("keyPath.getter") { .closure($0.getter) },
    // Nil, or a closure that takes a cell with the root, or the object, and the new value.
    keyPath("keyPath.setter") { Value($0.setter.map(Value.closure)) },
    keyPath("keyPath.isReferenceWritable") { .bool($0.isReferenceWritable) },
    keyPath("keyPath.readsToAssign") { .bool($0.readsToAssign) },
    keyPath("keyPath.description") { .string($0.name) },
    // Whether the second argument is a value of its root type.
    Intrinsic("keyPath.startsFrom") { arguments throws(Trap) in
      .bool(try arguments.value(1).matches(arguments.keyPath(0).root))
    },
    Intrinsic("keyPath.append") { arguments throws(Trap) in
      .native(try arguments.keyPath(0).appending(arguments.keyPath(1)))
    },
  ]

  private static func keyPath(
    _ name: String, _ compute: @escaping @Sendable (KeyPathValue) -> Value
  ) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in compute(try arguments.keyPath(0)) }
  }
}

extension Arguments {
  fileprivate func keyPath(_ index: Int) throws(Trap) -> KeyPathValue {
    guard case .native(let native) = try value(index), let keyPath = native as? KeyPathValue else {
      throw Trap(unexpected: try value(index), wanted: "a key path")
    }
    return keyPath
  }
}
