/// What conforms to a protocol: a type without its arguments.
package enum TypeConstructor: Hashable, Sendable {
  case nominal(TypeDescriptor)
  case void, bool, int, double, float, string, character, duration
  case integer(IntegerKind)
  case optional, array, dictionary, set, tuple, function, metatype
  case range(RangeKind)
  /// By the name without arguments.
  case native(String)
  /// `any Error`, which conforms to `Error` itself; `any AnyObject` and `Any`.
  case existential(Existential)
}

extension TypeConstructor {
  /// What a built-in class inherits from: only those of key paths do.
  var nativeSuperclass: TypeConstructor? {
    guard case .native(let name) = self else { return nil }
    return switch name {
    case "ReferenceWritableKeyPath": .native("WritableKeyPath")
    case "WritableKeyPath": .native("KeyPath")
    case "KeyPath": .native("PartialKeyPath")
    case "PartialKeyPath": .native("AnyKeyPath")
    default: nil
    }
  }
}

extension RuntimeType {
  /// The type without its arguments; nil in templates.
  package var constructor: TypeConstructor? {
    switch self {
    case .void: .void
    case .bool: .bool
    case .int: .int
    case .integer(let kind): .integer(kind)
    case .double: .double
    case .float: .float
    case .string: .string
    case .character: .character
    case .duration: .duration
    case .any: .existential(Existential([]))
    case .anyObject: .existential(Existential([], isClassBound: true))
    case .optional: .optional
    case .array: .array
    case .dictionary: .dictionary
    case .set: .set
    case .range(let kind, _): .range(kind)
    case .tuple: .tuple
    case .function, .functionType: .function
    case .nominal(let instance): .nominal(instance.descriptor)
    case .existential(let existential): .existential(existential)
    case .native(let name): .native(String(name.prefix { $0 != "<" }))
    case .metatype: .metatype
    case .parameter, .selfType, .associated: nil
    }
  }

  /// What a conformance's templates call its parameters.
  package var arguments: [RuntimeType] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner), .range(_, let inner),
      .metatype(let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements, _): elements
    case .nominal(let instance): instance.arguments
    case .void, .bool, .int, .double, .string, .character, .duration, .any, .anyObject, .float,
      .integer, .function, .functionType, .existential, .native, .parameter,
      .selfType, .associated:
      []
    }
  }

  /// Whether values of it come as values of types that are only known at run time.
  var isExistential: Bool {
    switch self {
    case .any, .anyObject, .existential: true
    default: false
    }
  }
}
