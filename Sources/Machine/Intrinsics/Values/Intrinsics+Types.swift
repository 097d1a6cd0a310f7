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
      return .type(
        type.saysTypeOfValues ? type : try arguments.value(0).withoutClass.runtimeType)
    },
    // Converts a value of the type to `Any`.
    Intrinsic("type.erase") { arguments throws(Trap) in
      try arguments.value(0).erased(as: try arguments.type(1))
    },
    // Converts a value of the type to an existential that records an object's class.
    Intrinsic("type.eraseWithClass") { arguments throws(Trap) in
      try arguments.value(0).erasedWithClass(as: try arguments.type(1))
    },
    Intrinsic("type.withoutClass") { arguments throws(Trap) in
      try arguments.value(0).withoutClass
    },
    // Returns the value in an `Any`.
    Intrinsic("type.opened") { arguments throws(Trap) in try arguments.value(0).untyped },
    // Keeps the class as which an object was converted, because the call changes the object only.
    Intrinsic("type.openedWithClass") { arguments throws(Trap) in
      let value = try arguments.value(0)
      return if case .typed(.object, _) = value { value } else { value.untyped }
    },
  ]
}

extension RuntimeType {
  /// Whether `type(of:)` returns the type itself for values of a type parameter. Only objects may
  /// have another type, and there a protocol doesn't stand for the value's type.
  fileprivate var saysTypeOfValues: Bool {
    switch self {
    case .nominal(let instance): instance.descriptor.kind != .class
    // A metatype of a class may contain a subclass, and `Any.Type` contains any type.
    case .native, .metatype: false
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
