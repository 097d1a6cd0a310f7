extension Intrinsics {
  static let general: [Intrinsic] =
    [
      Intrinsic("identity") { arguments throws(Trap) in try arguments.value(0) },
      Intrinsic("equal", isLinear: true) { arguments throws(Trap) in
        .bool(try arguments.value(0) == arguments.value(1))
      },
      Intrinsic("notEqual", isLinear: true) { arguments throws(Trap) in
        .bool(try arguments.value(0) != arguments.value(1))
      },
      // Whether two collections are copies that nobody changed since.
      Intrinsic("collection.sharesStorage") { arguments throws(Trap) in
        switch (try arguments.value(0).untyped, try arguments.value(1).untyped) {
        case (.array(let left), .array(let right)): .bool(left.identity == right.identity)
        case (.dictionary(let left), .dictionary(let right)):
          .bool(left.identity == right.identity)
        case (.set(let left), .set(let right)): .bool(left.identity == right.identity)
        default: .bool(false)
        }
      },
      Intrinsic("describe") { arguments throws(Trap) in
        try text(of: arguments.value(0), debug: false)
      },
      Intrinsic("describeOptional") { arguments throws(Trap) in
        try text(of: arguments.value(0), debug: true)
      },
      Intrinsic("optional.equalsNil") { arguments throws(Trap) in
        .bool(try arguments.value(0).isNil)
      },
      Intrinsic("optional.differsFromNil") { arguments throws(Trap) in
        .bool(try !arguments.value(0).isNil)
      },
      Intrinsic("nil.equals") { arguments throws(Trap) in .bool(try arguments.value(1).isNil) },
      Intrinsic("nil.differs") { arguments throws(Trap) in .bool(try !arguments.value(1).isNil) },
      Intrinsic("optional.unwrap") { arguments throws(Trap) in
        guard case .some(let wrapped) = try arguments.value(0) else { throw Trap(.forcedNil) }
        return wrapped
      },
      Intrinsic("bool.not") { arguments throws(Trap) in .bool(try !arguments.bool(0)) },
      Intrinsic("same") { arguments throws(Trap) in
        .bool(try areSame(arguments.value(0), arguments.value(1)))
      },
      Intrinsic("notSame") { arguments throws(Trap) in
        .bool(try !areSame(arguments.value(0), arguments.value(1)))
      },
      Intrinsic("object.inside") { arguments throws(Trap) in
        let value = try arguments.value(0)
        return object(in: value) ?? value
      },
      Intrinsic("objectIdentifier") { arguments throws(Trap) in
        let value = try arguments.value(0)
        guard let identity = identity(value) else {
          throw Trap(unexpected: value, wanted: "an object")
        }
        return .native(Identity(.object(identity)))
      },
      Intrinsic("objectIdentifier.less") { arguments throws(Trap) in
        .bool(try number(arguments.value(0)) < number(arguments.value(1)))
      },
      Intrinsic("typeIdentifier") { arguments throws(Trap) in
        .native(Identity(.type(try arguments.type(0))))
      },
      Intrinsic("zip", isLinear: true) { arguments throws(Trap) in
        .array(
          try zip(arguments.array(0), arguments.array(1)).map {
            .tuple(Tuple(labels: [nil, nil], elements: [$0, $1]))
          })
      },
    ] + ["fatalError", "preconditionFailure", "precondition", "assert"].map(failure)

  static let mutatingScalars: [MutatingIntrinsic] = [
    // Assigns the changed value of an existential.
    MutatingIntrinsic("type.replace") { base, arguments throws(Trap) in
      base = try arguments.value(0)
      return .void
    },
    MutatingIntrinsic("optional.take") { base, _ throws(Trap) in
      let value = base
      base = .none
      return value
    },
    // Whether the variable has the only reference to its object.
    MutatingIntrinsic("object.isUnique") { base, _ throws(Trap) in
      if case .object(var object) = base {
        base = .void
        defer { base = .object(object) }
        return .bool(isKnownUniquelyReferenced(&object))
      }
      guard case .some(.object(var object)) = base else { return .bool(false) }
      base = .void
      defer { base = .some(.object(object)) }
      return .bool(isKnownUniquelyReferenced(&object))
    },
    MutatingIntrinsic("bool.toggle") { base, _ throws(Trap) in
      guard case .bool(let bool) = base else { throw Trap(unexpected: base, wanted: "a Boolean") }
      base = .bool(!bool)
      return .void
    },
    MutatingIntrinsic("string.appendInPlace") { base, arguments throws(Trap) in
      guard case .string(var string) = base else {
        throw Trap(unexpected: base, wanted: "a string")
      }
      base = .void
      // Also after a trap, because the base may be a variable that outlives the run.
      defer { base = .string(string) }
      switch try arguments.value(0) {
      case .character(let character): string.append(character)
      default: string += try arguments.string(0)
      }
      return .void
    },
  ]

  // MARK: Parts

  private static func number(_ value: Value) throws(Trap) -> Int {
    guard case .native(let native) = value, let identity = native as? Identity else {
      throw Trap(unexpected: value, wanted: "an identity")
    }
    return identity.number
  }

  private static func failure(_ name: String) -> Intrinsic {
    Intrinsic(name) { arguments throws(Trap) in
      throw Trap(.failure(kind: name, message: arguments.isEmpty ? "" : try arguments.string(0)))
    }
  }

  private static func text(of value: Value, debug: Bool) throws(Trap) -> Value {
    guard let text = value.pureDescription(debug: debug) else {
      throw Trap(.custom("the text of `\(value.runtimeType.description)` runs the program's code"))
    }
    return .string(text)
  }

  /// Nil for nil, which is identical only to itself.
  private static func areSame(_ left: Value, _ right: Value) throws(Trap) -> Bool {
    let identities = (identity(left), identity(right))
    for (value, identity) in [(left, identities.0), (right, identities.1)] where identity == nil {
      guard case .none = value else {
        throw Trap(.custom("The object that a value is in has no identity here"))
      }
    }
    return identities.0 == identities.1
  }

  /// The object that `as AnyObject` gives of a value in optionals or `Any`; nil if it is no object.
  private static func object(in value: Value) -> Value? {
    switch value {
    case .some(let wrapped), .typed(let wrapped, _): object(in: wrapped)
    case .object, .native: value
    default: nil
    }
  }

  private static func identity(_ value: Value) -> ObjectIdentifier? {
    switch value {
    case .some(let wrapped): identity(wrapped)
    case .object(let object): ObjectIdentifier(object)
    case .native(let native): ObjectIdentifier(native)
    default: nil
    }
  }
}

extension Value {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
