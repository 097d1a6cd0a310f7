extension Intrinsics {
  /// Functions of types as values.
  static let types: [Intrinsic] = [
    // A type and a protocol as `(any P).self`: whether built-in code does the same as the type's
    // conformance.
    Intrinsic("isNative") { arguments throws(Trap) in
      let type = try arguments.type(0)
      guard case .existential(let existential) = try arguments.type(1),
        let declaring = existential.protocols.first
      else { throw Trap(unexpected: try arguments.value(1), wanted: "a protocol") }
      return .bool(declaring.isNative(type))
    },
    Intrinsic("type.name") { arguments throws(Trap) in
      .string(try arguments.type(0).description)
    },
    Intrinsic("type.qualifiedName") { arguments throws(Trap) in
      .string(try arguments.type(0).qualifiedDescription)
    },
    // The type of the value itself, independent of its static type.
    Intrinsic("type.of") { arguments throws(Trap) in .type(try arguments.value(0).runtimeType) },
    // The type in generic code, which knows the static type only at run time.
    Intrinsic("type.ofGeneric") { arguments throws(Trap) in
      let type = try arguments.type(1)
      return .type(type.saysTypeOfValues ? type : try arguments.value(0).runtimeType)
    },
    // Converts a value of the type to `Any`.
    Intrinsic("type.erase") { arguments throws(Trap) in
      try arguments.value(0).erased(as: try arguments.type(1))
    },
    // Returns the value in an `Any`.
    Intrinsic("type.opened") { arguments throws(Trap) in try arguments.value(0).untyped },
  ]
}

extension RuntimeType {
  /// Whether `type(of:)` returns the type itself for values of a type parameter. Only objects may
  /// have another type, and there a protocol doesn't stand for the value's type.
  fileprivate var saysTypeOfValues: Bool {
    switch self {
    case .nominal(let instance): instance.descriptor.kind != .class
    case .native: false
    default: true
    }
  }
}

extension Arguments {
  package func type(_ index: Int) throws(Trap) -> RuntimeType {
    guard case .type(let type) = try value(index) else {
      throw Trap(unexpected: try value(index), wanted: "a type")
    }
    return type
  }
}
