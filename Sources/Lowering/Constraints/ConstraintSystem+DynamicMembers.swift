import Reading

extension ConstraintSystem {
  /// Whether a component of a key path is a subscript that the type itself doesn't have; it may be
  /// that of a dynamic member: `\.rows[id: 3]`.
  func isDynamicSubscript(_ use: MemberUse, _ candidates: [Candidate]) -> Bool {
    guard use.name.text == "subscript", case .name = use.term.kind, case .call(let call) = use.use
    else { return false }
    return !candidates.contains { candidate in
      guard let parameters = parameters(of: candidate.reference) else { return true }
      if case .success = match(call, parameters) { return true }
      return false
    }
  }

  private func canBeSet(_ member: FoundMember) -> Bool {
    guard case .storage(let storage) = member.member else { return false }
    return storage.isSettable && checker.isSetterAccessible(storage, from: context)
  }

  /// The root of a key path for a dynamic member, where its type isn't known yet. In
  /// `Lens(\.address).city`, the argument decides it.
  func openDynamicRoot(of looked: Type, _ use: MemberUse) -> Type? {
    guard looked.hasVariables, case .nominal = looked.kind, !use.isImplicit,
      checker.hasDynamicMembers(looked)
    else { return nil }
    let type = simplify(looked)
    guard type.hasVariables, checker.members(use.name.text, of: type, in: context).isEmpty else {
      return nil
    }
    for member in checker.members("subscript", of: type, in: context) {
      guard case .storage(let storage) = member.member,
        storage.parameters.value.count == 1,
        storage.parameters.value[0].label == "dynamicMember"
      else { continue }
      let parameter = substitute(member.substitution, in: storage.parameters.value[0].type)
      guard let declaration = parameter.nominal, declaration.isKeyPath,
        parameter.arguments.count == 2
      else { continue }
      let start = root(parameter.arguments[0])
      if start.asVariable != nil { return start }
    }
    return nil
  }

  func resolveDynamicMember(_ use: MemberUse, _ base: Type) -> Bool? {
    let looked = root(base.instance ?? base)
    guard checker.hasDynamicMembers(looked) else { return nil }
    let (type, opened) = openedBase(looked)
    let found = checker.members("subscript", of: type, in: context)
    for member in found {
      guard case .storage(let storage) = member.member,
        storage.parameters.value.count == 1,
        storage.parameters.value[0].label == "dynamicMember"
      else { continue }
      var substitution = member.substitution
      for parameter in storage.genericParameters { substitution[parameter] = makeVariable() }
      let parameter = substitute(substitution, in: storage.parameters.value[0].type)
      let value = substitute(substitution, in: storage.type.value)
      func note(isByKeyPath: Bool) {
        let reference = Reference(
          target: .dynamicMember(storage, keyPath: isByKeyPath), base: .instance,
          substitution: substitution, baseType: member.baseType, opened: opened, type: value)
        self.note(reference, for: use.term.id)
      }
      flushMembers(use.term)
      if let declaration = parameter.nominal, declaration.isKeyPath,
        parameter.arguments.count == 2
      {
        let root = simplify(parameter.arguments[0])
        let members = checker.members(use.name.text, of: root, in: context)
        let isWritten = declaration.known?.isWritableKeyPath == true
        let isDynamic = members.isEmpty && checker.hasDynamicMembers(root)
        guard isDynamic || members.contains(where: { !isWritten || canBeSet($0) }) else { continue }
        let inner = Term(
          id: checker.makeTermID(), use.term.kind, position: use.term.position,
          syntax: use.term.syntax)
        // The member with this name becomes a key path with one component.
        let end = parameter.arguments[1]
        var path = Solution.KeyPathTypes(
          root: root, value: end, components: [(nil, inner.id, root, end)])
        var member = MemberUse(term: inner, name: use.name, base: root, type: end, use: .value)
        var subscripting: CallUse?
        if use.name.text == "subscript", case .call(let call) = use.use { subscripting = call }
        if let subscripting {
          path.arguments = subscripting.arguments
          member = MemberUse(
            term: inner, name: use.name, base: root, type: makeVariable(),
            use: .call(
              CallUse(
                term: inner, arguments: subscripting.arguments, types: subscripting.types,
                result: end)))
        }
        record(.keyPath(use.term.id, path))
        note(isByKeyPath: true)
        guard resolve(member) else { return false }
        if let subscripting { return equate(subscripting.result, value, use.term) }
      } else {
        note(isByKeyPath: false)
      }
      switch use.use {
      case .value: return equate(use.type, value, use.term)
      case .call(let call):
        return equate(use.type, value, use.term) && callValue(value, call)
      }
    }
    return nil
  }
}
