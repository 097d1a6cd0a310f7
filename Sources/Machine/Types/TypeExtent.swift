/// The size of a type. It is bounded, because a generic function that calls itself with a larger
/// type each time makes unboundedly many types, and the runtime frees types natively.
struct TypeExtent: Hashable, Sendable {
  /// The number of types that it consists of, itself included. Saturates beyond the limit.
  var parts: Int
  /// Their nesting depth.
  var depth: Int

  private static let plenty = 1 << 32

  /// Computes the extent of a type with these parts.
  init(of parts: some Sequence<RuntimeType>, in arguments: [TypeExtent] = []) {
    self.init(parts.lazy.map { $0.extent(in: arguments) })
  }

  private init(_ parts: some Sequence<TypeExtent>) {
    self.parts = 1
    depth = 1
    for part in parts {
      self.parts = min(self.parts + part.parts, Self.plenty)
      depth = max(depth, part.depth + 1)
    }
  }

  static let single = TypeExtent(of: [])

  func check() throws(Trap) {
    if parts > Limits.typeParts || depth > Limits.typeDepth { throw Trap(.typeTooLarge) }
  }
}

extension RuntimeType {
  /// - Parameter arguments: The extents of the arguments for a template's parameters.
  func extent(in arguments: [TypeExtent] = []) -> TypeExtent {
    switch self {
    case .void, .bool, .int, .double, .string, .character, .duration, .any, .anyObject, .float,
      .integer, .function, .native, .selfType:
      .single
    case .optional(let part), .array(let part), .set(let part), .range(_, let part),
      .metatype(let part), .associated(let part, _, _):
      TypeExtent(of: CollectionOfOne(part), in: arguments)
    case .dictionary(let key, let value): TypeExtent(of: [key, value], in: arguments)
    case .tuple(let elements, _), .nativeTemplate(_, let elements):
      TypeExtent(of: elements, in: arguments)
    case .functionType(let type):
      TypeExtent(
        of: type.parameters.map(\.type) + [type.result] + (type.thrown.map { [$0] } ?? []),
        in: arguments)
    case .nominal(let instance):
      // A template's own extent doesn't include the arguments for its parameters.
      arguments.isEmpty || instance.arguments.isEmpty
        ? instance.extent : TypeExtent(of: instance.arguments, in: arguments)
    case .existential(let existential):
      existential.arguments.isEmpty
        ? existential.superclass?.extent ?? .single
        : TypeExtent(
          of: existential.arguments.map(\.type)
            + (existential.superclass.map { [.nominal($0)] } ?? []), in: arguments)
    case .parameter(let index): arguments.indices.contains(index) ? arguments[index] : .single
    }
  }
}
