import Reading
import Semantics

// A type parameter that becomes `Any` although its values have a better type.
//
// The compiler gives the payload of `temperature?.rounded()` a type variable of its own, and so the results of
// `temperature.map { $0 * 2 }` and of a generic `first(temperature)`. While that variable is open, `print(temperature?.rounded() ?? 0)` has only one type to
// choose for the parameter of `??`: what `print` takes, `Any`. So it prints the `Int` 0 where `temperature` has no
// value, and not `0.0` as `print(temperature ?? 0)` does.

extension ConstraintSystem {
  /// Returns the existential that a type parameter becomes because its values have variables of their own.
  func widened(_ bounds: Bounds) -> Type? {
    guard bounds.indirect > 0, bounds.indirect == bounds.lowers.count,
      !bounds.lowerVariables.isEmpty,
      let wide = bounds.uppers.first, wide.existential != nil || wide.isAny,
      bounds.uppers.allSatisfy({ $0 == wide }), bounds.upperVariables.isEmpty,
      bounds.protocols.isEmpty,
      !bounds.isUsed, !bounds.isBase, !bounds.isFlattened
    else { return nil }
    return wide
  }

  /// Returns the existential that a type parameter becomes because otherwise one of its values would become an
  /// optional: `T` in `print(first ?? second)` if both are optionals, and `??` takes `T?` and `T`.
  func unlifted(_ id: Int, _ joined: Type, _ bounds: Bounds) -> Type? {
    guard wrapped(joined) != nil, bounds.lowers.contains(where: { wrapped($0) == nil }),
      elementOwners[id] == nil, !ternaries.contains(id),
      let wide = bounds.uppers.first, wide.existential != nil || wide.isAny,
      bounds.uppers.allSatisfy({ $0 == wide }), bounds.protocols.isEmpty, !bounds.isUsed
    else { return nil }
    return wide
  }

  /// Whether the compiler has a variable between the term's type and the type that it converts to.
  func isIndirect(_ term: Term) -> Bool {
    switch term.peeled.kind {
    case .attempt(.plain, let inner), .attempt(.forced, let inner): return isIndirect(inner)
    case .attempt(.optional, let inner) where isOfConverted(inner): return true
    case .optionalScope(let inner), .attempt(.optional, let inner):
      guard let type = solution.types[inner.id].map(root) else { return false }
      return type.asVariable == nil && wrapped(type) == nil
    case .call(_, let arguments):
      return isOfConverted(term.peeled)
        || arguments.list.contains { argument in
          guard case .closure(let closure) = argument.value.kind, closure.result == nil,
            let result = solution.closures[argument.value.id]?.type.result
          else { return false }
          if let single = closure.single, case .ternary = single.peeled.kind { return true }
          // An optional converts to an optional without another variable.
          return result.asVariable != nil || result.hasVariables && closure.single == nil
        }
    case .member, .subscripting:
      return isOfConverted(term.peeled) && !isOfProtocol(solution.references[term.peeled.id])
    default: return false
    }
  }

  /// Whether the term is an optional of a type parameter to which values convert.
  private func isOfConverted(_ term: Term) -> Bool {
    guard let type = solution.types[term.id], let payload = model.wrapped(root(type)),
      let parameter = convertedParameter(payload)
    else { return false }
    guard case .call(_, let arguments) = term.kind else { return true }
    return !arguments.list.contains { asks(for: parameter, $0.value) }
  }

  /// Whether the reference is to a protocol's member. The type that conforms is known before its type is.
  /// The library's optional properties are all of this kind.
  private func isOfProtocol(_ reference: Reference?) -> Bool {
    guard case .storage(let storage)? = reference?.target, let type = storage.owner?.type else {
      return false
    }
    return type is ProtocolDeclaration || type.isPrelude
  }

  /// The type parameter, to which values convert, that the type is.
  private func convertedParameter(_ type: Type) -> Int? {
    var type = type
    while case .variable(let id) = type.kind {
      if converted.contains(id) { return id }
      guard let known = bindings[id] else { return nil }
      type = known
    }
    return nil
  }

  /// Whether the argument is a closure with a body that is checked only once the type parameter is known,
  /// because it calls an operator or a member of a value with that type.
  private func asks(for parameter: Int, _ argument: Term) -> Bool {
    guard case .closure(let closure) = argument.kind,
      let type = solution.closures[argument.id]?.type,
      type.parameters.contains(where: { convertedParameter($0.type) == parameter })
    else { return false }
    switch closure.single?.peeled.kind {
    case .name, .integer, .floating, .string, .boolean, .nothing: return false
    default: return true
    }
  }

  /// Binds a variable to a type that its bounds suggest, and notes it if values only convert to it.
  func settle(_ id: Int, to type: Type, _ term: Term) -> Bool {
    if isOnlyConverted(id) { record(.converted(id)) }
    return bindVariable(id, to: type, term)
  }

  /// Whether a variable has its type only from values that convert to it: no protocol restricts it, and no
  /// type of a value contains it.
  private func isOnlyConverted(_ id: Int) -> Bool {
    var hasValue = false
    for constraint in waiting(for: id) {
      switch constraint.kind {
      case .conforms: return false
      case .convert(let from, let to, _) where root(to).asVariable == id:
        let lower = simplify(from)
        guard let type = solution.types[constraint.term.id].map(simplify) else { return false }
        switch constraint.term.peeled.kind {
        case .array, .dictionary: break
        default: if case .tuple = type.kind {} else if type != lower { return false }
        }
        hasValue = true
      default: continue
      }
    }
    return hasValue
  }
}
