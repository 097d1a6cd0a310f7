import Reading
import Semantics

extension ConstraintSystem {
  /// Whether the type doesn't declare the subscript. It may be the subscript of a dynamic member:
  /// `binding.rows[id: 3]`, `\.rows[id: 3]`.
  func isDynamicSubscript(_ use: MemberUse, of base: Type, _ candidates: [Candidate]) -> Bool {
    guard use.name.text == "subscript", case .call(let call) = use.use,
      solver.hasDynamicMembers(root(base))
    else { return false }
    return !candidates.contains { candidate in
      guard let parameters = parameters(of: candidate.reference) else { return true }
      if case .success = match(call, parameters) { return true }
      return false
    }
  }

  /// The accesses that a key path allows.
  private enum KeyPathAccess: Int, Comparable {
    case read, write, writeThroughReference

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The access that a subscript for dynamic members needs its key path to allow; nil if it takes a name.
  private func keyPathAccess(wantedBy parameter: Type) -> KeyPathAccess? {
    let path = keyPath(of: parameter)
    guard let declaration = path.nominal, declaration.isKeyPath, path.arguments.count == 2
    else { return nil }
    return switch declaration.known {
    case .referenceWritableKeyPath: .writeThroughReference
    case .writableKeyPath: .write
    default: .read
    }
  }

  /// The key path's type in `KeyPath<Root, Value> & Sendable`.
  private func keyPath(of parameter: Type) -> Type {
    parameter.existential?.superclass ?? parameter
  }

  /// The access that a key path to a member of a type allows; nil if there is no such member.
  private func keyPathAccess(to name: String, of type: Type, depth: Int = 0) -> KeyPathAccess? {
    if case .tuple(let elements) = type.kind {
      let isElement =
        elements.contains { $0.label == name } || Int(name).map { $0 < elements.count } ?? false
      return isElement ? .write : nil
    }
    let members = model.members(name, of: type, in: context)
    if !members.isEmpty { return members.map { keyPathAccess(to: $0.member) }.max() }
    // The dynamic members of two types can have each other as their roots.
    guard depth < 16, solver.hasDynamicMembers(type) else { return nil }
    return dynamicSubscripts(of: type).filter { _, parameter in
      guard let wanted = keyPathAccess(wantedBy: parameter) else { return true }
      let root = simplify(keyPath(of: parameter).arguments[0])
      // A type can have itself as the root, which adds no members.
      guard root != type, let found = keyPathAccess(to: name, of: root, depth: depth + 1) else {
        return false
      }
      return found >= wanted
    }.map { keyPathAccess(to: $0.found.member) }.max()
  }

  private func keyPathAccess(to member: Member) -> KeyPathAccess {
    guard case .storage(let storage) = member, storage.isSettable,
      model.isSetterAccessible(storage, from: context)
    else { return .read }
    return storage.setterMutates ? .write : .writeThroughReference
  }

  /// The subscripts for dynamic members and the types of their parameters. Swift prefers the most specific key
  /// path, so writable ones come before those that can only be read.
  private func dynamicSubscripts(of type: Type) -> [(found: FoundMember, parameter: Type)] {
    let subscripts = model.members("subscript", of: type, in: context).compactMap {
      found -> (found: FoundMember, parameter: Type)? in
      guard case .storage(let storage) = found.member,
        storage.parameters.value.count == 1,
        storage.parameters.value[0].label == "dynamicMember"
      else { return nil }
      return (found, substitute(found.substitution, in: storage.parameters.value[0].type))
    }
    func rank(_ parameter: Type) -> Int { keyPathAccess(wantedBy: parameter)?.rawValue ?? 0 }
    return subscripts.enumerated().sorted {
      (-rank($0.element.parameter), $0.offset) < (-rank($1.element.parameter), $1.offset)
    }.map(\.element)
  }

  /// The root of a key path for a dynamic member, where its type isn't known yet. In
  /// `Lens(\.address).city`, the argument decides it.
  func openDynamicRoot(of looked: Type, _ use: MemberUse) -> Type? {
    guard looked.hasVariables, case .nominal = looked.kind, !use.isImplicit,
      solver.hasDynamicMembers(looked)
    else { return nil }
    let type = simplify(looked)
    guard type.hasVariables, model.members(use.name.text, of: type, in: context).isEmpty else {
      return nil
    }
    for (_, parameter) in dynamicSubscripts(of: type)
    where keyPathAccess(wantedBy: parameter) != nil {
      let start = root(keyPath(of: parameter).arguments[0])
      if start.asVariable != nil { return start }
    }
    return nil
  }

  /// Chooses among several subscripts that take a name, by the types of their values: `json.count`.
  ///
  /// - Returns: Nil if there is only one, or if the first one takes a key path.
  private func chooseByResult(
    among found: [FoundMember], _ use: MemberUse, _ opened: OpaqueResult?, isStatic: Bool
  ) -> Bool? {
    let candidates = found.compactMap { member -> Candidate? in
      guard case .storage(let storage) = member.member, storage.isStatic == isStatic,
        keyPathAccess(wantedBy: storage.parameters.value[0].type) == nil
      else { return nil }
      let reference = Reference(
        target: .dynamicMember(storage, keyPath: false), base: isStatic ? .metatype : .instance,
        substitution: member.substitution, baseType: member.baseType, opened: opened,
        type: substitute(member.substitution, in: storage.type.value))
      return Candidate(reference: reference, layer: storage.layer?.number ?? 0, depth: 0)
    }
    guard candidates.count > 1, candidates.count == found.count else { return nil }
    let value = makeVariable()
    let overload = OverloadUse(
      term: use.term, name: use.name, type: value, use: .value, candidates: candidates,
      noteID: use.term.id)
    guard resolve(overload), equate(use.type, value, use.term) else { return false }
    guard case .call(let call) = use.use else { return true }
    return callValue(value, call)
  }

  func resolveDynamicMember(_ use: MemberUse, _ base: Type) -> Bool? {
    let looked = root(base.instance ?? base)
    guard solver.hasDynamicMembers(looked) else { return nil }
    let (type, opened) = openedBase(looked)
    let isStatic = base.instance != nil
    let subscripts = dynamicSubscripts(of: type)
    for (index, (member, _)) in subscripts.enumerated() {
      guard case .storage(let storage) = member.member, storage.isStatic == isStatic else {
        continue
      }
      if let chosen = chooseByResult(
        among: subscripts[index...].map(\.found), use, opened, isStatic: isStatic)
      {
        return chosen
      }
      var substitution = member.substitution
      for parameter in storage.genericParameters { substitution[parameter] = makeVariable() }
      let parameter = substitute(substitution, in: storage.parameters.value[0].type)
      let value = substitute(substitution, in: storage.type.value)
      func note(isByKeyPath: Bool) {
        let reference = Reference(
          target: .dynamicMember(storage, keyPath: isByKeyPath),
          base: isStatic ? .metatype : .instance,
          substitution: substitution, baseType: member.baseType, opened: opened, type: value)
        self.note(reference, for: use.term.id)
      }
      flushMembers(use.term)
      if let wanted = keyPathAccess(wantedBy: parameter) {
        let path = keyPath(of: parameter)
        let root = simplify(path.arguments[0])
        guard isStatic || root != simplify(type),
          let found = keyPathAccess(to: use.name.text, of: root),
          found >= wanted
        else { continue }
        let inner = Term(
          id: model.makeTermID(), use.term.kind, position: use.term.position,
          syntax: use.term.syntax)
        // The member with this name becomes a key path with one component.
        let end = path.arguments[1]
        var types = Solution.KeyPathTypes(
          root: root, value: end, components: [(nil, inner.id, root, end)])
        var member = MemberUse(term: inner, name: use.name, base: root, type: end, use: .value)
        var subscripting: CallUse?
        if use.name.text == "subscript", case .call(let call) = use.use { subscripting = call }
        if let subscripting {
          types.arguments = subscripting.arguments
          member = MemberUse(
            term: inner, name: use.name, base: root, type: makeVariable(),
            use: .call(
              CallUse(
                term: inner, arguments: subscripting.arguments, types: subscripting.types,
                result: end)))
        }
        record(.keyPath(use.term.id, types))
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
