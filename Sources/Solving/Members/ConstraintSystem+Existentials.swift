package import Reading
package import Semantics

/// Opens existentials that are arguments of generic functions: the value inside has a type of its
/// own.
extension ConstraintSystem {
  /// The type inside an existential argument, if Swift opens it for the generic parameter: nothing
  /// else determines the parameter.
  package func open(
    _ type: Type, of term: Term, for parameter: FunctionDeclaration.Parameter,
    _ reference: Reference?
  ) -> OpaqueResult? {
    let given = root(type)
    var wanted = parameter.type
    if given.nominal !== core.optional, case .nominal(let optional, let arguments) = wanted.kind,
      optional === core.optional
    {
      wanted = arguments[0]
    }
    // `any P.Type` for a `T.Type` is opened in the same way.
    guard (given.instance == nil) == (wanted.instance == nil),
      case .parameter(let generic) = (wanted.instance ?? wanted).kind,
      case .function(let function)? = reference?.target,
      function.genericParameters.contains(generic),
      case .existential(let existential) = root(given.instance ?? given).kind
    else { return nil }
    guard function.layer == nil || canBeErased(generic, in: function.interface.value.result),
      !conformsItself(root(given.instance ?? given), function, generic)
        || opensAlways(function, generic, term)
    else { return nil }
    let opened = OpaqueResult(name: "any \(existential.protocols.first?.name ?? "Any")")
    opened.constraint = existential
    return opened
  }

  /// Whether the existential itself meets the function's requirements on the parameter.
  private func conformsItself(
    _ type: Type, _ function: FunctionDeclaration, _ generic: GenericParameter
  ) -> Bool {
    function.signature.value.protocols(of: generic.type).allSatisfy {
      model.conformance(of: type, to: $0, in: context.signature) != nil
    }
  }

  /// Whether an existential that conforms itself is opened too. Not if it is written `as any P`.
  /// The prelude's functions behave the same either way.
  private func opensAlways(
    _ function: FunctionDeclaration, _ generic: GenericParameter, _ term: Term
  ) -> Bool {
    if function.layer == nil { return false }
    if case .cast(_, _, .coerce) = term.peeled.kind { return false }
    let interface = function.interface.value
    guard interface.parameters.count(where: { $0.type.contains { $0 == generic.type } }) == 1,
      canBeErased(generic, in: interface.result)
    else { return false }
    return !function.signature.value.requirements.contains { requirement in
      if case .same = requirement { requirement.mentions([generic]) } else { false }
    }
  }

  /// Whether the type stays valid with the existential in place of the parameter.
  private func canBeErased(_ generic: GenericParameter, in type: Type) -> Bool {
    canBeErased(in: type, isResult: true) { $0.kind == .parameter(generic) }
  }

  /// Whether the type stays valid with existentials in place of a type and its associated types. As Swift
  /// converts arrays, optionals, tuples and functions, they can contain the type.
  ///
  /// - Parameter isResult: Whether a value of the type is made, not taken.
  private func canBeErased(
    in type: Type, isResult: Bool, _ isInside: (Type) -> Bool
  ) -> Bool {
    func areFree(_ types: some Sequence<Type>) -> Bool {
      !types.contains { $0.contains(where: isInside) }
    }
    if isInside(type) { return isResult }
    switch type.kind {
    case .member: return isResult || areFree([type])
    case .opaque(_, let arguments): return isResult || areFree(arguments)
    case .metatype(let instance): return canBeErased(in: instance, isResult: isResult, isInside)
    case .tuple(let elements):
      return elements.allSatisfy { canBeErased(in: $0.type, isResult: isResult, isInside) }
    case .function(let function):
      return canBeErased(in: function.result, isResult: isResult, isInside)
        && function.parameters.allSatisfy {
          canBeErased(in: $0.type, isResult: !isResult, isInside)
        }
    case .nominal(let declaration, let arguments)
    where [core.optional, core.array].contains(declaration):
      return canBeErased(in: arguments[0], isResult: isResult, isInside)
    case .nominal(let declaration, let arguments) where declaration === core.dictionary:
      return areFree([arguments[0]])
        && canBeErased(in: arguments[1], isResult: isResult, isInside)
    default: return areFree([type])
    }
  }

  // MARK: Closing

  /// Whether code outside of an opened existential can use the member. The value of a property leaves the
  /// existential at once, and the result of a call when the call is complete.
  func leavesExistential(_ type: inout Type, of reference: Reference, _ use: OverloadUse) -> Bool {
    guard let opened = reference.opened else { return true }
    let isProperty =
      if case .storage(let storage) = reference.target { !storage.isSubscript } else { false }
    let seen = known(type, beside: opened)
    guard canBeErased(in: seen, isResult: true, { $0.kind == .opaque(opened, []) }) else {
      return fail(
        .other(
          MemberMessage.onExistential(
            name: use.name.text, type: Type(.existential(opened.constraint))), use.term))
    }
    if isProperty { type = erased(type) }
    return true
  }

  /// The type with the associated types that the existential determines: `Int` in `any Store<Int>`.
  private func known(_ type: Type, beside opened: OpaqueResult) -> Type {
    guard case .member(let base, let associated) = type.kind else {
      return type.mapParts { known($0, beside: opened) }
    }
    let reduced = context.signature.reduce(type)
    if reduced != type { return known(reduced, beside: opened) }
    if base.kind == .opaque(opened, []),
      let argument = opened.constraint.arguments[associated.name]
    {
      return argument
    }
    return type
  }

  /// The type with its opened types replaced by existentials.
  package func erased(_ type: Type) -> Type {
    guard type.flags.contains(.hasParameters) || !solution.openedArguments.isEmpty || hasOpened
    else { return type }
    switch type.kind {
    case .opaque(let result, let arguments)
    where arguments.isEmpty && result.check == nil && result.underlying == nil
      && result.name.hasPrefix("any "):
      return Type(.existential(result.constraint))
    case .member(let base, let associated):
      if case .opaque(let result, _) = base.kind, result.name.hasPrefix("any ") {
        // A value of this type will exist, although the visible type doesn't mention it.
        solver.requests.noteUse(of: type)
        // A protocol's own `where` clause may determine the type.
        let known = context.signature.reduce(type)
        if known != type { return erased(known) }
        return upperBound(of: associated, result)
      }
      return type
    default: return type.mapParts { erased($0) }
    }
  }

  /// `any P` with the protocol's requirements on the associated type, or `Any`.
  private func upperBound(of associated: AssociatedType, _ opened: OpaqueResult) -> Type {
    if let known = opened.constraint.arguments[associated.name] { return known }
    let bounds = associated.owner.requirements.value.compactMap {
      requirement -> ProtocolDeclaration? in
      guard case .conforms(let subject, let bound) = requirement,
        case .member(let base, let member) = subject.kind, member == associated,
        base == associated.owner.declaredType, !bound.isMarker
      else { return nil }
      return bound
    }
    if bounds.isEmpty { return .any }
    var bound = Existential(protocols: bounds)
    bound.arguments = arguments(of: associated, opened)
    return Type(.existential(bound))
  }

  /// The associated type's own arguments, from the protocol's same-type requirements: in `any
  /// AsyncSequence<Int, Never>` the iterator's `Failure` is the sequence's.
  private func arguments(of associated: AssociatedType, _ opened: OpaqueResult) -> [String: Type] {
    let base = associated.owner.declaredType
    var found: [String: Type] = [:]
    for case .same(let left, let right) in associated.owner.requirements.value {
      for (inner, outer) in [(left, right), (right, left)] {
        guard case .member(let middle, let name) = inner.kind,
          case .member(base, associated) = middle.kind,
          case .member(base, let own) = outer.kind,
          let known = model.known(own, of: opened.constraint, in: context.signature)
        else { continue }
        found[name.name] = known
      }
    }
    return found
  }
}
