/// A conforming type without its arguments.
package enum TypeConstructor: Hashable, Sendable {
  case nominal(TypeDescriptor)
  case void, bool, int, double, float, string, character, duration
  case integer(IntegerKind)
  case optional, array, dictionary, set, tuple, function, metatype
  case range(RangeKind)
  /// A native type, by its name without arguments.
  case native(String)
  /// `any Error`, which conforms to `Error` itself; `any AnyObject` and `Any`.
  case existential(RuntimeExistential)
}

extension TypeConstructor {
  /// The superclass of a native class. Only key path types have one.
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
  /// The type without its arguments; nil for templates.
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
    case .any: .existential(RuntimeExistential([]))
    case .anyObject: .existential(RuntimeExistential([], isClassBound: true))
    case .optional: .optional
    case .array: .array
    case .dictionary: .dictionary
    case .set: .set
    case .range(let kind, _): .range(kind)
    case .tuple: .tuple
    case .function, .functionType: .function
    case .nominal(let instance): .nominal(instance.descriptor)
    case .existential(let existential):
      .existential(
        RuntimeExistential(
          existential.protocols, isClassBound: existential.isClassBound,
          superclass: existential.superclass))
    case .native(let name): .native(String(name.prefix { $0 != "<" }))
    case .nativeTemplate(let name, _): .native(name)
    case .metatype: .metatype
    case .parameter, .selfType, .associated: nil
    }
  }

  /// The arguments for the parameters of a conformance's templates.
  package var arguments: [RuntimeType] {
    switch self {
    case .optional(let inner), .array(let inner), .set(let inner), .range(_, let inner),
      .metatype(let inner):
      [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements, _): elements
    case .nominal(let instance): instance.arguments
    case .void, .bool, .int, .double, .string, .character, .duration, .any, .anyObject, .float,
      .integer, .function, .functionType, .existential, .native, .nativeTemplate, .parameter,
      .selfType, .associated:
      []
    }
  }

  /// Whether the types of its values are known only at run time.
  var isExistential: Bool {
    switch self {
    case .any, .anyObject, .existential: true
    default: false
    }
  }
}
