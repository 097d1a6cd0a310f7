extension Value {
  /// What `type(of:)` gives. Where only the compiler knows, as for the element of an empty array,
  /// it is `Any`.
  package var runtimeType: RuntimeType {
    switch self {
    case .void: .void
    case .bool: .bool
    case .int: .int
    case .integer(let integer): .integer(integer.kind)
    case .float: .float
    case .double: .double
    case .string: .string
    case .character: .character
    case .duration: .duration
    case .none: .optional(.any)
    case .some(let wrapped): .optional(wrapped.runtimeType)
    case .tuple(let tuple):
      .tuple(
        tuple.elements.map(\.runtimeType),
        labels: tuple.labels.contains { $0 != nil } ? tuple.labels : [])
    case .array(let elements): .array(Self.common(elements))
    case .dictionary(let dictionary):
      .dictionary(Self.common(dictionary.keys), Self.common(dictionary.values))
    case .set(let elements): .set(Self.common(elements))
    case .range(let bounds): .range(bounds.kind, bounds.boundType)
    case .structure(let structure): .nominal(structure.instance)
    case .enumeration(let enumeration): .nominal(enumeration.instance)
    case .object(let object): .nominal(object.instance)
    case .closure: .function("(Function)")
    case .type(let type): .metatype(type)
    case .native(let native): .native(native.typeName)
    case .cell(let cell): cell.value.runtimeType
    case .weak(let reference):
      .optional(reference.target.map { .nominal($0.instance) } ?? .anyObject)
    case .key(let key): key.key.runtimeType
    case .uninitialized: .any
    }
  }

  /// The descriptor of a value of one of the program's types.
  package var descriptor: TypeDescriptor? {
    switch self {
    case .structure(let structure): structure.descriptor
    case .enumeration(let enumeration): enumeration.descriptor
    case .object(let object): object.descriptor
    default: nil
    }
  }

  /// Whether its type conforms, where the value itself says which type it is of.
  package func conforms(to declaring: ProtocolDescriptor) -> Bool {
    declaring.isConformed(by: runtimeType)
  }

  private static func common(_ values: some Collection<Value>) -> RuntimeType {
    guard let first = values.first?.runtimeType else { return .any }
    return values.allSatisfy { $0.runtimeType == first } ? first : .any
  }
}

extension Bounds {
  var kind: RangeKind {
    switch (lower, upper, includesUpper) {
    case (_?, _?, false): .halfOpen
    case (_?, _?, true): .closed
    case (_?, nil, _): .from
    case (nil, _?, false): .upTo
    case (nil, _?, true): .through
    case (nil, nil, _): .unbounded
    }
  }

  /// Without the bound's type.
  var typeName: String { kind.rawValue }

  var boundType: RuntimeType { (lower ?? upper)?.runtimeType ?? .any }
}
