import Machine
import Semantics

/// Types at run time.
extension BodyChecker {
  /// The type at run time. `leaf` provides the types of generic parameters, their members and
  /// opaque types. If it returns nil, the result is `Any`.
  func runtimeType(_ type: Type, leaf: (Type) -> RuntimeType?) -> RuntimeType {
    var opaque: [Type: RuntimeType] = [:]
    return runtimeType(type, opaque: &opaque, leaf: leaf)
  }

  /// - Parameter opaque: The opaque types so far. Without them, a few functions of which each returns a pair of
  ///   the previous one's results would take exponential time.
  private func runtimeType(
    _ type: Type, opaque known: inout [Type: RuntimeType], leaf: (Type) -> RuntimeType?
  ) -> RuntimeType {
    func inside(_ type: Type) -> RuntimeType { runtimeType(type, opaque: &known, leaf: leaf) }
    switch type.kind {
    case .nominal(let declaration, let arguments):
      runtime.noteUse(of: declaration)
      return runtimeType(of: declaration, arguments.map(inside))
    case .parameter, .member: return leaf(type) ?? .any
    case .opaque(let result, let arguments):
      if let known = known[type] ?? leaf(type) { return known }
      guard let underlying = underlyingType(result, arguments) else { return .any }
      let found = inside(underlying)
      known[type] = found
      return found
    case .existential(let existential):
      for wanted in existential.protocols { runtime.noteExistential(of: wanted) }
      if type == .any { return .any }
      if type == .anyObject { return .anyObject }
      var superclass: TypeInstance?
      if let wanted = existential.superclass, case .nominal(let instance) = inside(wanted) {
        superclass = instance
      }
      return .existential(
        RuntimeExistential(
          existential.protocols.filter { !$0.isMarker }.map(\.descriptor),
          isClassBound: existential.isClassBound, superclass: superclass,
          arguments: arguments(of: existential, inside)))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      let labels = elements.map(\.label)
      return .tuple(
        elements.map { inside($0.type) }, labels: labels.contains { $0 != nil } ? labels : [])
    case .function(let function):
      return .functionType(
        RuntimeFunctionType(
          parameters: function.parameters.map {
            .init(inside($0.type), isInout: $0.isInout, isVariadic: $0.isVariadic)
          },
          result: inside(function.result), isAsync: function.isAsync,
          isThrowing: function.thrown != nil,
          thrown: function.thrown.flatMap { $0 == core.anyError ? nil : inside($0) },
          isSendable: function.isSendable || function.isolation.globalActor != nil,
          actor: function.isolation.globalActor.map { runtimeType(of: $0, []) },
          isCallerIsolated: function.isolation == .caller))
    case .metatype(let instance): return .metatype(inside(instance))
    case .variable, .error: return .any
    }
  }

  /// The associated types that an existential names.
  private func arguments(
    of existential: Existential, _ inside: (Type) -> RuntimeType
  ) -> [RuntimeExistential.Argument] {
    existential.arguments.sorted { $0.key < $1.key }.compactMap { name, type in
      guard
        let associated = existential.protocols.lazy.flatMap(\.closure)
          .flatMap(\.associatedTypes).first(where: { $0.name == name })
      else { return nil }
      runtime.noteUse(of: associated)
      return RuntimeExistential.Argument(
        associated.owner.descriptor, index: associated.index, type: inside(type))
    }
  }

  /// A type in terms of a conformance: generic parameters by index, the protocol's `Self` as the
  /// conforming type.
  func runtimeTemplate(_ type: Type, parameters: [GenericParameter]) -> RuntimeType {
    runtimeType(type) { leaf in
      switch leaf.kind {
      case .parameter(let parameter):
        if let index = parameters.firstIndex(of: parameter) { return .parameter(index) }
        return parameter.isSelf ? .selfType : nil
      case .member(let base, let associated):
        self.runtime.noteUse(of: associated)
        return .associated(
          self.runtimeTemplate(base, parameters: parameters), associated.owner.descriptor,
          index: associated.index)
      default: return nil
      }
    }
  }

  /// The underlying type of a `some P` result with the given generic arguments.
  func underlyingType(_ result: OpaqueResult, _ arguments: [Type]) -> Type? {
    if result.underlying == nil { result.check?() }
    return result.underlying?.substituting(Substitution(result.parameters, arguments)) {
      Type(.member($0, $1))
    }
  }

  private func runtimeType(
    of declaration: NominalDeclaration, _ arguments: [RuntimeType]
  ) -> RuntimeType {
    if let descriptor = declaration.descriptor { return .nominal(descriptor.instance(arguments)) }
    if let kind = RangeKind(rawValue: declaration.name) {
      return .range(kind, arguments.first ?? .any)
    }
    if let kind = IntegerKind(rawValue: declaration.name) { return .integer(kind) }
    switch declaration.builtIn ?? declaration.name {
    case "int", "Int": return .int
    case "double", "Double": return .double
    case "float", "Float": return .float
    case "string", "String": return .string
    case "character", "Character": return .character
    case "bool", "Bool": return .bool
    case "duration", "Duration": return .duration
    case "optional", "Optional": return .optional(arguments.first ?? .any)
    case "array", "Array": return .array(arguments.first ?? .any)
    case "set", "Set": return .set(arguments.first ?? .any)
    case "dictionary", "Dictionary":
      return .dictionary(arguments.first ?? .any, arguments.last ?? .any)
    default:
      return .native(declaration.name, with: arguments)
    }
  }
}
