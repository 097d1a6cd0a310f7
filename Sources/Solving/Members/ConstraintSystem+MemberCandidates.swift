import Reading
package import Semantics

extension ConstraintSystem {
  /// Looks a member up now if the base's type is known, otherwise later.
  package func resolve(
    _ use: MemberUse, noteID: Int? = nil, metatypeInstance: Type? = nil
  ) -> Bool {
    let base = reducedBase(use.base)
    let looked = root(base.instance ?? base)
    if looked.asVariable != nil || isUnreducedMember(looked)
      || openDynamicRoot(of: looked, use) != nil
    {
      if let noteID { memberNoteIDs[use.term.id] = noteID }
      add(.member(use), use.term)
      return true
    }
    if looked.isError {
      note(.error, for: use.term)
      _ = equate(use.type, .error, use.term)
      if case .call(let call) = use.use { return equate(call.result, .error, use.term) }
      return true
    }
    var candidates = self.candidates(use, base).filter { !isInternal($0) }
    if use.isImplicit, wrapped(looked) != nil {
      switch candidatesInside(looked, use) {
      case .found(let inside): candidates += inside
      case .open(let inner):
        if let noteID { memberNoteIDs[use.term.id] = noteID }
        postpone(.member(use), for: inner, use.term)
        return true
      }
    }
    if let call = keyPathApplication(use, base, candidates) { return applyKeyPath(base, call) }
    if candidates.isEmpty, let done = resolveSpecially(use, base) { return done }
    if isDynamicSubscript(use, of: base, candidates), let done = resolveDynamicMember(use, base) {
      return done
    }
    let seen = candidates.filter { isSeen($0, use) }
    if seen.isEmpty, !candidates.isEmpty {
      // A member that isn't visible here doesn't hide a dynamic one.
      if let done = resolveDynamicMember(use, base) { return done }
      let found = candidates.compactMap(\.reference.target.declaration)
      return fail(.notAccessible(found, use.name.text, use.term))
    }
    candidates = seen.count > 1 ? seen.filter { !isBeingInferred($0) } : seen
    guard !candidates.isEmpty else {
      return fail(.noMember(simplify(base), use.name.text, use.term))
    }
    return resolve(
      OverloadUse(
        term: use.term, name: use.name, type: use.type, use: use.use,
        candidates: takesClosures(use.use) ? mostRefinedFirst(candidates) : candidates,
        noteID: noteID ?? use.term.id))
  }

  private enum Inside {
    case found([Candidate])
    /// The wrapped type isn't known yet.
    case open(Type)
  }

  /// The members of the types that the contextual optional wraps.
  private func candidatesInside(_ optional: Type, _ use: MemberUse) -> Inside {
    var found: [Candidate] = []
    var type = optional
    while let inner = wrapped(type) {
      if inner.asVariable != nil { return .open(inner) }
      type = inner
      let inside = MemberUse(
        term: use.term, name: use.name, base: .metatype(inner), type: use.type, use: use.use,
        isImplicit: true)
      for var candidate in candidates(inside, .metatype(inner)) where !isInternal(candidate) {
        candidate.isThroughOptional = true
        found.append(candidate)
      }
    }
    return .found(found)
  }

  /// The candidates of several protocols: a protocol's before those of the protocols that it refines.
  /// A search with closures can end early. The candidate that ranking prefers has then been tried.
  private func mostRefinedFirst(_ candidates: [Candidate]) -> [Candidate] {
    let ranks = candidates.map { candidate in
      (candidate.reference.target.declaration?.owner?.type as? ProtocolDeclaration)?.closure.count
    }
    let known = ranks.compactMap(\.self)
    guard let first = known.first, known.contains(where: { $0 != first }) else { return candidates }
    // Stable, and members of the type itself stay before all others.
    return zip(candidates, ranks).enumerated().sorted { left, right in
      let (one, other) = (left.element.1 ?? .max, right.element.1 ?? .max)
      return one == other ? left.offset < right.offset : one > other
    }.map(\.element.0)
  }

  /// Whether the candidate is an internal initializer of the prelude, which its label shows.
  private func isInternal(_ candidate: Candidate) -> Bool {
    guard case .function(let function) = candidate.reference.target, function.isPrelude,
      function.kind == .initializer, context.isOfSession,
      let label = function.interface.value.parameters.first?.label
    else { return false }
    return label.hasPrefix("_") && label != "_"
  }

  /// Whether the member is accessible here.
  private func isSeen(_ candidate: Candidate, _ use: MemberUse) -> Bool {
    guard let declaration = candidate.reference.target.declaration else { return true }
    return model.isAccessible(declaration, from: context)
  }

  /// Whether the candidate is the variable whose initial value is being inferred. The name then
  /// refers to another member.
  private func isBeingInferred(_ candidate: Candidate) -> Bool {
    guard case .storage(let storage) = candidate.reference.target else { return false }
    return storage.type.isComputing && !storage.isSubscript && storage.getter == nil
  }

  /// The type for member lookup: an associated type is replaced by its witness, once known.
  func reducedBase(_ type: Type) -> Type {
    let base = root(type)
    return isUnreducedMember(root(base.instance ?? base)) ? simplify(base) : base
  }

  /// Whether the type is an associated type of an open type.
  func isUnreducedMember(_ type: Type) -> Bool {
    if case .member = type.kind { type.hasVariables } else { false }
  }

  package func wrapped(_ type: Type) -> Type? {
    if case .nominal(let declaration, let arguments) = root(type).kind,
      declaration === core.optional
    {
      return root(arguments[0])
    }
    return nil
  }

  // MARK: Candidates

  private func candidates(_ use: MemberUse, _ base: Type) -> [Candidate] {
    let base = simplify(base)
    let name = use.name.text
    if name == MarkedText.mark { noteCursor(use, after: base) }
    if let instance = base.instance {
      return staticCandidates(name, of: root(instance), use)
    }
    if case .tuple(let elements) = base.kind {
      let index = Int(name) ?? elements.firstIndex { $0.label == name }
      guard let index, elements.indices.contains(index) else { return [] }
      return [
        Candidate(
          reference: Reference(
            target: .tupleElement(index), base: .instance, baseType: base,
            type: elements[index].type), layer: 0, depth: 0)
      ]
    }
    let (looked, opened) = openedBase(base)
    let found = model.members(name, of: looked, in: context)
    return found.compactMap { member in
      guard isMeant(member.member, use),
        let reference = instanceReference(member, base: base, use)
      else { return nil }
      if opened == nil, !use.isSuper { return candidate(reference, member) }
      let base = use.isSuper ? Reference.Base.superclass : reference.base
      return candidate(reference.with(base: base, opened: opened), member)
    }
  }

  /// Brackets find subscripts, and a name after a dot finds other members: a function can be named
  /// `subscript`.
  private func isMeant(_ member: Member, _ use: MemberUse) -> Bool {
    guard use.name.text == "subscript" else { return true }
    switch (member, use.term.kind) {
    case (.storage(let storage), .member): return !storage.isSubscript
    case (.function, .subscripting): return false
    default: return true
    }
  }

  private func noteCursor(_ use: MemberUse, after base: Type) {
    let type = base.instance.map { simplify($0) } ?? base
    guard type.asVariable == nil else { return }
    model.completion?.note(
      use.isImplicit
        ? .implicitMember(of: type) : .member(of: type, isStatic: base.instance != nil),
      in: context)
  }

  private func candidate(_ reference: Reference, _ member: FoundMember) -> Candidate {
    Candidate(
      reference: reference, isFromProtocol: member.isFromProtocol != nil,
      layer: member.member.declaration?.layer?.number ?? 0, depth: 0)
  }

  /// An existential's members are those of the opened type.
  func openedBase(_ base: Type) -> (type: Type, opened: OpaqueResult?) {
    guard case .existential(let existential) = base.kind,
      !(existential.protocols.isEmpty && existential.superclass == nil)
    else { return (base, nil) }
    let opened = OpaqueResult(name: "any \(existential.protocols.first?.name ?? "")")
    opened.constraint = existential
    hasOpened = true
    return (Type(.opaque(opened, [])), opened)
  }

  private func instanceReference(
    _ member: FoundMember, base: Type, _ use: MemberUse
  ) -> Reference? {
    switch member.member {
    case .function(let function):
      if function.kind == .initializer {
        // `self.init(…)` and `super.init(…)`, inside initializers.
        guard use.isSuper || isSelf(use) else { return nil }
      } else if function.isStatic {
        return nil
      }
      return Reference(
        target: .function(function), base: .instance, substitution: member.substitution,
        baseType: function.interface.value.mentionsSelf ? dynamicSelf(base, use) : member.baseType,
        type: .error)
    case .storage(let storage):
      if storage.isStatic { return nil }
      return Reference(
        target: .storage(storage), base: .instance, substitution: member.substitution,
        baseType: storage.returnsSelf ? dynamicSelf(base, use) : member.baseType, type: .error)
    case .enumerationCase, .type, .alias, .associatedType: return nil
    }
  }

  /// The type that a result of type `Self` has: the type of the base. `super` is `self`, whose type is the class
  /// that contains the code, not the superclass.
  private func dynamicSelf(_ base: Type, _ use: MemberUse) -> Type {
    use.isSuper ? context.owner?.selfType ?? base : base
  }

  private func isSelf(_ use: MemberUse) -> Bool {
    guard case .member(let base, _, _) = use.term.kind, case .name(let name) = base.kind else {
      return false
    }
    return name.text == "self"
  }

  /// Static members, cases, initializers, nested types, and unapplied methods.
  private func staticCandidates(_ name: String, of instance: Type, _ use: MemberUse) -> [Candidate]
  {
    let (looked, opened) = openedBase(instance)
    var found = model.members(name, of: looked, in: context)
    if case .existential(let existential) = instance.kind, use.isImplicit || use.baseIsTypeName {
      found = protocolStatics(name, existential.protocols)
    }
    return found.compactMap { member in
      guard let reference = staticReference(member, instance, use) else { return nil }
      let isNamed = use.baseIsTypeName || use.isImplicit
      return candidate(isNamed ? reference : reference.with(opened: opened), member)
    }
  }

  /// `extension P where Self == Concrete { static var … }`, found as `.name` if the contextual type
  /// is `P`.
  func protocolStatics(_ name: String, _ protocols: [ProtocolDeclaration]) -> [FoundMember] {
    var result: [FoundMember] = []
    for one in protocols {
      for member in one.members[name] {
        guard let declaration = member.declaration, declaration.isStatic,
          let signature = declaration.owner?.extension?.signature.value
        else { continue }
        for case .same(let left, let right) in signature.requirements where left == one.declaredType
        {
          result.append(
            FoundMember(
              member: member, substitution: Substitution(one.selfParameter, right),
              baseType: right, isFromProtocol: one, isInExtension: true))
        }
      }
    }
    return result
  }

  private func staticReference(
    _ member: FoundMember, _ instance: Type, _ use: MemberUse
  ) -> Reference? {
    let base: Reference.Base = use.isImplicit ? .contextual : .metatype
    switch member.member {
    case .function(let function):
      let isMember = function.isStatic || function.kind == .initializer
      if use.isImplicit && !isMember { return nil }
      return Reference(
        target: .function(function), base: isMember ? base : .unapplied,
        substitution: member.substitution,
        baseType: function.kind == .initializer || function.interface.value.mentionsSelf
          ? dynamicSelf(instance, use) : member.baseType, type: .error)
    case .storage(let storage):
      guard storage.isStatic else { return nil }
      return Reference(
        target: .storage(storage), base: base, substitution: member.substitution,
        baseType: storage.returnsSelf ? dynamicSelf(instance, use) : member.baseType, type: .error)
    case .enumerationCase(let declaration):
      return Reference(
        target: .enumerationCase(declaration), base: base, substitution: member.substitution,
        baseType: member.baseType, type: .error)
    case .type(let type):
      guard let made = made(type, use.name.arguments, member.substitution, use.term) else {
        return nil
      }
      return Reference(target: .type(made), base: base, baseType: instance, type: .metatype(made))
    case .alias(let alias):
      guard let made = made(alias, use.name.arguments, member.substitution, use.term) else {
        return nil
      }
      return Reference(target: .type(made), base: base, baseType: instance, type: .metatype(made))
    case .associatedType(let associated):
      let made = self.member(associated, of: instance)
      return Reference(target: .type(made), base: base, baseType: instance, type: .metatype(made))
    }
  }

  /// A nested type with its known arguments, and variables for the others.
  func openedNominal(_ declaration: NominalDeclaration, _ substitution: Substitution) -> Type {
    .nominal(
      declaration, declaration.genericParameters.map { substitution[$0] ?? makeVariable() })
  }

  // MARK: Undeclared members

  private func resolveSpecially(_ use: MemberUse, _ base: Type) -> Bool? {
    // A call of a nested type, `Outer.Inner(…)`, is a `.type` above. Only dynamic members remain.
    guard !use.isImplicit, use.name.text != "subscript", use.name.text != "init",
      use.name.text != "callAsFunction"
    else { return nil }
    return resolveDynamicMember(use, base)
  }

  /// `base[keyPath: path]`, unless the type has such a subscript itself.
  private func keyPathApplication(
    _ use: MemberUse, _ base: Type, _ candidates: [Candidate]
  ) -> CallUse? {
    guard use.name.text == "subscript", base.instance == nil, case .call(let call) = use.use,
      call.arguments.list.count == 1, call.arguments.list[0].label == "keyPath"
    else { return nil }
    let isDeclared = candidates.contains {
      parameters(of: $0.reference)?.first?.label == "keyPath"
    }
    return isDeclared ? nil : call
  }

  private func applyKeyPath(_ base: Type, _ call: CallUse) -> Bool {
    let term = call.arguments.list[0].value
    let given = simplify(call.types[0])
    var path = given
    var value = Type.any
    switch given.nominal?.known {
    // Only the key path knows the value's type.
    case .anyKeyPath?: value = core.optional(.any)
    case .partialKeyPath?: path = .nominal(core.nominal("PartialKeyPath"), [base])
    default:
      value = makeVariable()
      path = .nominal(
        core.nominal("KeyPath"), [superclassRoot(of: given, term, base) ?? base, value])
    }
    record(.arguments(call.term.id, [.argument(0)]))
    note(
      Reference(target: .keyPathApplication, base: .instance, baseType: base, type: value),
      for: call.term.id)
    return convert(call.types[0], path, .argument, term) && equate(call.result, value, call.term)
  }

  /// The root of a key path, where it is a superclass of the base: `Circle()[keyPath: \Shape.name]`.
  private func superclassRoot(of path: Type, _ term: Term, _ base: Type) -> Type? {
    var owner: Type?
    if case .keyPath(let written?, _) = term.peeled.kind {
      owner = model.resolve(written, in: context)
    } else if path.nominal?.known?.isKeyPath == true {
      owner = path.arguments.first
    }
    guard let owner, owner.nominal?.kind == .class, !owner.hasVariables,
      model.isSubclass(simplify(base), of: owner, in: context.signature)
    else { return nil }
    return owner
  }
}
