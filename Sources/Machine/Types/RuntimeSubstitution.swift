/// The types that replace a template's placeholders.
package struct RuntimeSubstitution: Sendable {
  package var arguments: [RuntimeType]
  package var selfType: RuntimeType?

  package init(_ arguments: [RuntimeType], selfType: RuntimeType? = nil) {
    self.arguments = arguments
    self.selfType = selfType
  }
}

extension RuntimeType {
  package func substituting(_ arguments: [RuntimeType]) -> RuntimeType {
    substituting(RuntimeSubstitution(arguments))
  }

  /// Returns the type with its placeholders replaced. Unknown ones become `Any`.
  package func substituting(_ substitution: RuntimeSubstitution) -> RuntimeType {
    func inside(_ type: RuntimeType) -> RuntimeType { type.substituting(substitution) }

    switch self {
    case .void, .bool, .int, .double, .string, .character, .duration, .any, .anyObject, .float,
      .integer, .function, .native:
      return self
    case .optional(let wrapped): return .optional(inside(wrapped))
    case .array(let element): return .array(inside(element))
    case .dictionary(let key, let value): return .dictionary(inside(key), inside(value))
    case .set(let element): return .set(inside(element))
    case .range(let kind, let bound): return .range(kind, inside(bound))
    case .tuple(let elements, let labels):
      return .tuple(elements.map(inside), labels: labels)
    case .functionType(var type):
      for index in type.parameters.indices {
        type.parameters[index].type = inside(type.parameters[index].type)
      }
      type.result = inside(type.result)
      type.thrown = type.thrown.map(inside)
      return .functionType(type)
    case .nominal(let instance):
      if instance.arguments.isEmpty { return self }
      return .nominal(instance.descriptor.instance(instance.arguments.map(inside)))
    case .existential(var existential):
      if let superclass = existential.superclass, !superclass.arguments.isEmpty {
        existential.superclass =
          superclass.descriptor.instance(superclass.arguments.map(inside))
      }
      for index in existential.arguments.indices {
        existential.arguments[index].type = inside(existential.arguments[index].type)
      }
      return .existential(existential)
    case .metatype(let instance): return .metatype(inside(instance))
    case .nativeTemplate(let name, let arguments): return .native(name, with: arguments.map(inside))
    case .parameter(let index):
      return substitution.arguments.indices.contains(index) ? substitution.arguments[index] : .any
    case .selfType: return substitution.selfType ?? .any
    case .associated(let base, let declaring, let index):
      return declaring.associatedType(index, of: inside(base)) ?? .any
    }
  }
}

extension RuntimeType {
  /// A type that only the host makes values of, by its name and its arguments.
  package static func native(_ name: String, with arguments: [RuntimeType]) -> RuntimeType {
    if arguments.isEmpty { return .native(name) }
    if arguments.contains(where: \.isTemplate) { return .nativeTemplate(name, arguments) }
    return .native("\(name)<\(arguments.map(\.description).joined(separator: ", "))>")
  }

  /// Whether it contains a parameter of a template.
  private var isTemplate: Bool {
    switch self {
    case .parameter, .selfType, .associated, .nativeTemplate: true
    case .functionType(let type):
      type.result.isTemplate || type.parameters.contains { $0.type.isTemplate }
        || type.thrown?.isTemplate ?? false
    case .existential(let existential):
      existential.superclass?.arguments.contains(where: \.isTemplate) ?? false
        || existential.arguments.contains { $0.type.isTemplate }
    case .void, .bool, .int, .double, .string, .character, .duration, .any, .anyObject, .float,
      .integer, .function, .native, .optional, .array, .dictionary, .set, .range, .tuple, .nominal,
      .metatype:
      arguments.contains(where: \.isTemplate)
    }
  }
}
