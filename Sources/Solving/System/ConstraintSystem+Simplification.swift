import Reading
package import Semantics

// Simplifies constraints again when a variable that they wait for becomes known.

extension ConstraintSystem {
  /// Settles all constraints that can be settled; false if one can't hold.
  func simplifyAll() -> Bool {
    while let constraint = worklist.popLast() {
      guard constraint.isPending else { continue }
      guard spend(on: constraint.term) else { return false }
      record(.removed(constraint))
      guard simplify(constraint) else { return false }
      if !pendingMembers.isEmpty { flushMembers(constraint.term) }
    }
    return true
  }

  /// Puts the constraint back to wait for the types' variables.
  private func wait(_ constraint: Constraint, _ types: [Type]) -> Bool {
    watch(constraint, types)
    record(.added(constraint))
    return true
  }

  private func simplify(_ constraint: Constraint) -> Bool {
    let term = constraint.term
    switch constraint.kind {
    case .convert(let from, let to, let purpose):
      let (a, b) = (root(from), root(to))
      if a.asVariable != nil || b.asVariable != nil {
        if a == b { return true }
        // A conversion to an optional of a variable also bounds that variable.
        return wait(constraint, [a, b, wrapped(b) ?? b].filter { $0.asVariable != nil })
      }
      let open = [a, b].filter { type in
        if case .member = type.kind, simplify(type).hasVariables { true } else { false }
      }
      if !open.isEmpty { return wait(constraint, open) }
      return convert(a, b, purpose, term) || failedValue(a, b, term)
    case .equal(let left, let right):
      let (a, b) = (simplify(left), simplify(right))
      for type in [a, b] {
        if case .member = type.kind, type.hasVariables { return wait(constraint, [a, b]) }
      }
      return equate(a, b, term) || fail(.notEquivalent(a, b, term))
    case .conforms(let type, let wanted):
      let known = simplify(type)
      if isOpen(known) { return wait(constraint, [known]) }
      return conform(known, to: wanted, term)
    case .inherits(let type, let superclass):
      if root(type).asVariable != nil { return wait(constraint, [type]) }
      return inherit(type, superclass, term)
    case .classBound(let type):
      if root(type).asVariable != nil { return wait(constraint, [type]) }
      return isClassType(type)
        || fail(.cannotConvert(simplify(type), .anyObject, .argument, term))
    case .literal(let type, let literal):
      if root(type).asVariable != nil { return wait(constraint, [type]) }
      return canBe(type, literal, term)
    case .memberType(let base, let associated, let result):
      let known = simplify(base)
      if known.hasVariables, known.asVariable != nil || typeWitness(associated, of: known) == nil {
        return wait(constraint, [known])
      }
      guard let witness = typeWitness(associated, of: known) else {
        return fail(.doesNotConform(known, associated.owner, term, by: nil))
      }
      return equate(witness, result, term) || fail(.notEquivalent(witness, result, term))
    case .optionalObject(let optional, let object):
      if root(optional).asVariable != nil { return wait(constraint, [optional, object]) }
      return optionalObject(optional, object, term)
    case .flattened(let type, let result):
      if root(type).asVariable != nil { return wait(constraint, [type, result]) }
      return flatten(type, result, term)
    case .either(let type, let choices):
      if root(type).asVariable != nil { return wait(constraint, [type]) }
      return choices.contains { simplify($0) == simplify(type) }
    case .member(let use):
      let base = reducedBase(use.base)
      let looked = root(base.instance ?? base)
      if looked.asVariable != nil || isUnreducedMember(looked) {
        return wait(constraint, [looked] + touched(by: use.use, use.type))
      }
      if let open = openDynamicRoot(of: looked, use) {
        return wait(constraint, [open] + touched(by: use.use, use.type))
      }
      return resolve(use, noteID: memberNoteIDs[use.term.id])
    case .call(let call, let callee):
      if root(callee).asVariable != nil {
        return wait(constraint, [callee] + touched(by: .call(call), call.result))
      }
      return callValue(callee, call)
    case .overload(let use):
      guard use.isOperator, case .call(let call) = use.use else {
        return wait(constraint, touched(by: use.use, use.type))
      }
      switch certain(use, call) {
      case .chosen(let candidate):
        var use = use
        use.candidates = [candidate]
        return choose(candidate, of: use)
      case .open, .none: return wait(constraint, call.types + [call.result])
      }
    case .closure(let use):
      if let wanted = wantedFunction(use), !matchWritten(use, wanted) { return false }
      if let wanted = wantedFunction(use), isReady(use, wanted, literalsToo: false),
        isSingle(use)
      {
        return activate(use, wanted)
      }
      var types = [use.type]
      if let wanted = wantedFunction(use) { types += wanted.parameters.map(\.type) }
      return wait(constraint, types)
    case .branching(_, let type): return wait(constraint, [type])
    case .keyPath(let use):
      if let done = attempt(use, isLast: false) { return done }
      var types = [use.type, use.root]
      for bound in bounds(of: use.type) { types.append(bound) }
      return wait(constraint, types)
    }
  }

  /// The types that settling a use can determine.
  private func touched(by use: Use, _ type: Type) -> [Type] {
    guard case .call(let call) = use else { return [type] }
    return [type, call.result] + call.types
  }

  // MARK: Bounds

  /// The types that a variable converts to, among pending constraints.
  func uppers(of id: Int) -> [Type] {
    waiting(for: id).compactMap { constraint in
      if case .convert(let from, let to, _) = constraint.kind, root(from).asVariable == id {
        root(to).asVariable == nil ? to : nil
      } else {
        nil
      }
    }
  }

  /// All bounds of a type: the type itself, or the types that its variable converts to and from.
  package func bounds(of type: Type) -> [Type] {
    guard let id = root(type).asVariable else { return [type] }
    return waiting(for: id).compactMap { constraint in
      guard case .convert(let from, let to, _) = constraint.kind else { return nil }
      if root(from).asVariable == id, root(to).asVariable == nil { return to }
      if root(to).asVariable == id, root(from).asVariable == nil { return from }
      return nil
    }
  }

  /// The lower bounds of a type: the type itself, or the types that convert to its variable.
  func lowers(of type: Type) -> [Type] {
    let known = root(type)
    guard let id = known.asVariable else { return [simplify(known)] }
    return waiting(for: id).compactMap { constraint in
      guard case .convert(let from, let to, _) = constraint.kind, root(to).asVariable == id,
        root(from).asVariable == nil
      else { return nil }
      return simplify(from)
    }
  }
}
