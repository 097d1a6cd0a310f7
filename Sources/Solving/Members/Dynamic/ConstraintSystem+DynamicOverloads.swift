import Reading
import Semantics

// The subscripts through which a type finds dynamic members are overloads of the member's name. Each
// finds the member in its own way: by its name, or by a key path.

extension ConstraintSystem {
  /// Chooses among the subscripts that can find the member; nil if none can.
  func resolveDynamicMember(_ use: MemberUse, _ base: Type) -> Bool? {
    let looked = root(base.instance ?? base)
    guard solver.hasDynamicMembers(looked, in: context) else { return nil }
    let (type, opened) = openedBase(looked)
    let isStatic = base.instance != nil
    let candidates = dynamicSubscripts(of: type).compactMap { found, parameter -> Candidate? in
      guard case .storage(let storage) = found.member, storage.isStatic == isStatic,
        finds(use, by: parameter, of: type, isStatic: isStatic)
      else { return nil }
      let reference = Reference(
        target: .dynamicMember(storage, keyPath: keyPathAccess(wantedBy: parameter) != nil),
        base: isStatic ? .metatype : .instance, substitution: found.substitution,
        baseType: found.baseType, opened: opened, type: .error)
      return Candidate(reference: reference, layer: storage.layer?.number ?? 0, depth: 0)
    }
    if candidates.isEmpty { return nil }
    if candidates.count == 1 { return choose(candidates[0].reference, toFind: use) }
    add(
      .overload(
        OverloadUse(
          term: use.term, name: use.name, type: use.type, use: use.use, candidates: candidates,
          dynamicMember: use, noteID: use.term.id)),
      use.term)
    return true
  }

  /// Whether the parameter's type can stand for the member: a name, or a key path to a member that allows
  /// the access.
  private func finds(_ use: MemberUse, by parameter: Type, of type: Type, isStatic: Bool) -> Bool {
    guard let wanted = keyPathAccess(wantedBy: parameter) else {
      return use.name.text != "subscript"
    }
    let root = simplify(keyPath(of: parameter).arguments[0])
    guard isStatic || root != simplify(type),
      let found = keyPathAccess(to: use.name.text, of: root)
    else { return false }
    return found >= wanted
  }

  /// Finds the member through the subscript.
  func choose(_ candidate: Reference, toFind use: MemberUse) -> Bool {
    guard case .dynamicMember(let storage, let isByKeyPath) = candidate.target else { return false }
    if storage.isDisfavored { add(.disfavored) }
    if case .unavailable? = storage.refusal { add(.unavailable) }
    var substitution = candidate.substitution
    for parameter in storage.genericParameters { substitution[parameter] = makeVariable() }
    let parameter = substitute(substitution, in: storage.parameters.value[0].type)
    let value = substitute(substitution, in: storage.type.value)
    note(candidate.with(substitution: substitution, type: value), for: use.term.id)
    flushMembers(use.term)
    if isByKeyPath, use.name.text == "subscript", case .call(let call) = use.use {
      // A subscript of the type itself is better.
      add(.keyPathSubscript)
      return followSubscript(of: parameter, call, use) && equate(call.result, value, use.term)
        && require(of: storage, substitution, use)
    }
    if isByKeyPath, !follow(parameter, use) { return false }
    guard equate(use.type, value, use.term) else { return false }
    if case .call(let call) = use.use, !callValue(value, call) { return false }
    return require(of: storage, substitution, use)
  }

  /// Makes the name a key path with one component.
  private func follow(_ parameter: Type, _ use: MemberUse) -> Bool {
    let path = keyPath(of: parameter)
    let (root, end) = (simplify(path.arguments[0]), path.arguments[1])
    let inner = innerTerm(of: use)
    record(
      .keyPath(
        use.term.id, .init(root: root, value: end, components: [(nil, inner.id, root, end)])))
    return resolve(MemberUse(term: inner, name: use.name, base: root, type: end, use: .value))
  }

  /// Makes the brackets a key path with one component.
  private func followSubscript(of parameter: Type, _ call: CallUse, _ use: MemberUse) -> Bool {
    let path = keyPath(of: parameter)
    let (root, end) = (simplify(path.arguments[0]), path.arguments[1])
    let inner = innerTerm(of: use)
    var types = Solution.KeyPathTypes(
      root: root, value: end, components: [(nil, inner.id, root, end)])
    types.arguments = call.arguments
    record(.keyPath(use.term.id, types))
    let subscripting = CallUse(
      term: inner, arguments: call.arguments, types: call.types, result: end)
    return resolve(
      MemberUse(
        term: inner, name: use.name, base: root, type: makeVariable(), use: .call(subscripting)))
  }

  private func innerTerm(of use: MemberUse) -> Term {
    Term(
      id: model.makeTermID(), use.term.kind, position: use.term.position, syntax: use.term.syntax)
  }

  /// Requires what the subscript asks of its own generic parameters.
  private func require(
    of storage: StorageDeclaration, _ substitution: Substitution, _ use: MemberUse
  ) -> Bool {
    for requirement in storage.signature.value.requirements
    where requirement.mentions(storage.genericParameters) {
      guard require(requirement, substitution, use.term) else { return false }
    }
    flushMembers(use.term)
    return true
  }
}
