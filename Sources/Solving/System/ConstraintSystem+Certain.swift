import Reading
import Semantics

// Variables that are settled before the search, because no overload can influence them.

extension ConstraintSystem {
  /// A variable that no overload can influence, with its candidates.
  func certainBinding(_ open: [OpenVariable]) -> (Int, [Type])? {
    for (id, _) in open {
      let bounds = gatherBounds(of: id)
      // The member decides whether an implicitly unwrapped base is unwrapped.
      if let choices = bounds.choices, bounds.isBase { return (id, choices) }
      if let type = contradicted(id, bounds) { return (id, [type]) }
      if let types = literalBase(id, bounds) { return (id, types) }
      if let found = collectionOfKnown(id, bounds) { return found }
      if let type = wantedOfTernary(id, bounds) { return (id, [type]) }
      if literals[id] != nil || isElementOfArgument(id) { continue }
      guard !bounds.isClosure, !bounds.isFlattened,
        isJoined(bounds)
          || (!bounds.isUsed || implicitNames[id] != nil) && bounds.lowerVariables.isEmpty
            && bounds.upperVariables.isEmpty
            && (!bounds.lowers.isEmpty || bounds.uppers.contains(where: { $0.existential == nil }))
      else { continue }
      if let types = candidates(id, bounds), !types.isEmpty, types.allSatisfy({ !$0.hasVariables })
      {
        return (id, types)
      }
    }
    return nil
  }

  /// The only type that the variable can have although a text that converts to it can't: no other type converts
  /// to the variable's context. So the attempt fails at once: `["a"].map(Int.init)` with the initializer of an `Int`.
  private func contradicted(_ id: Int, _ bounds: Bounds) -> Type? {
    guard literals[id] == nil, bounds.lowers.isEmpty, bounds.uppers.count == 1,
      let upper = bounds.uppers.first, !upper.hasVariables, takesNoOther(upper),
      wrapped(upper) == nil
    else { return nil }
    let isContradicted = bounds.lowerVariables.contains { lower in
      literals[lower].map { $0.isText && !suits(upper, $0) } ?? false
    }
    return isContradicted ? upper : nil
  }

  /// The contextual type of `?:` if it contains an existential. Each branch can then have its own
  /// type.
  private func wantedOfTernary(_ id: Int, _ bounds: Bounds) -> Type? {
    guard ternaries.contains(id), bounds.protocols.isEmpty, !bounds.isUsed, !bounds.isBase else {
      return nil
    }
    // A member such as `.infinity` needs the type of the other branch.
    if bounds.lowerVariables.contains(where: { implicitNames[$0] != nil }) { return nil }
    var uppers = bounds.uppers
    if uppers.isEmpty, bounds.upperVariables.count == 1, let above = bounds.upperVariables.first,
      literals[above] == nil, elementOwners[above] != nil || ternaries.contains(above)
    {
      // The variable is an element or a branch. A generic parameter gets its type from arguments.
      uppers = gatherBounds(of: above).uppers
    } else if !bounds.upperVariables.isEmpty {
      return nil
    }
    guard uppers.count == 1, let wanted = uppers.first, !wanted.hasVariables,
      wanted.contains(where: { $0.isAny || $0.existential != nil || core.isHashableBox($0) })
    else { return nil }
    let hasOptional =
      bounds.lowers.contains { wrapped($0) != nil }
      || bounds.lowerVariables.contains { literals[$0] == .nothing }
    if hasOptional, wrapped(wanted) == nil { return nil }
    return typeOfBranches(bounds, wanted) ?? wanted
  }

  /// The one type of all branches, where they don't keep types of their own in this context: an empty array
  /// has that of the other branch if the context is `Any`, and a number does if the context is `AnyHashable`.
  private func typeOfBranches(_ bounds: Bounds, _ wanted: Type) -> Type? {
    let values = bounds.lowerVariables.compactMap { id in literals[id].map { (id, $0) } }
    guard values.count == bounds.lowerVariables.count, bounds.lowers.count < 2 else { return nil }
    if let known = bounds.lowers.first {
      guard values.allSatisfy({ suits(known, $0.1) }) else { return nil }
      let hasEmpty = values.contains { isEmpty($0.1) }
      return core.isHashableBox(wanted) || wanted.isAny && hasEmpty ? known : nil
    }
    guard wanted.isAny, values.count == 2, values.count(where: { isEmpty($0.1) }) == 1,
      let full = values.first(where: { !isEmpty($0.1) })
    else { return nil }
    switch full.1 {
    case .array, .dictionary: return .variable(full.0)
    default: return nil
    }
  }

  /// Whether it is a literal of a collection without elements.
  private func isEmpty(_ literal: Literal) -> Bool {
    switch literal {
    case .array(let element): return isBare(element)
    case .dictionary(let key, let value): return isBare(key) && isBare(value)
    default: return false
    }
  }

  private func isBare(_ type: Type) -> Bool {
    guard let id = root(type).asVariable else { return false }
    let bounds = gatherBounds(of: id)
    return bounds.lowers.isEmpty && bounds.lowerVariables.isEmpty && bounds.uppers.isEmpty
  }

  /// The type of a literal that converts only to `Any` or an optional of it.
  ///
  /// - Parameter bodies: The literals that the bodies of closures decide on.
  func loneType(_ id: Int, unlessIn bodies: Set<Int>) -> Type? {
    guard let literal = literals[id] else { return nil }
    switch literal {
    case .integer: if hasOpenBuilders || bodies.contains(id) { return nil }
    case .floating, .boolean, .string, .interpolation, .nothing: break
    case .array, .dictionary: return nil
    }
    var context: Type?
    for constraint in waiting(for: id) {
      switch constraint.kind {
      case .literal: continue
      case .convert(let from, let to, _):
        let wanted = simplify(to)
        guard root(from).asVariable == id, isAnything(wanted), context.map({ $0 == wanted }) ?? true
        else { return nil }
        context = wanted
      default: return nil
      }
    }
    if literal == .nothing { return context.flatMap { wrapped($0) == nil ? nil : $0 } }
    return defaultType(of: literal).map { simplify($0) }
  }

  /// Whether it is `Any`, or an optional of it.
  private func isAnything(_ type: Type) -> Bool {
    var type = type
    while let inner = wrapped(type) { type = simplify(inner) }
    return type.isAny
  }

  /// Binds all literals without bounds to their types in one pass, so the cost is linear.
  func settleLoneLiterals(_ open: [OpenVariable], unlessIn bodies: Set<Int>) {
    for (id, term) in open {
      if let type = loneType(id, unlessIn: bodies) { _ = bindVariable(id, to: type, term) }
    }
  }

  /// Binds literals to their contextual types in one pass, if they have no other bounds. Returns
  /// false if there are none.
  func settleWantedLiterals(_ open: [OpenVariable]) -> Bool {
    var did = false
    for (id, term) in open where literals[id] != nil && bindings[id] == nil {
      guard let type = wantedLiteral(id) else { continue }
      did = true
      _ = bindVariable(id, to: type, term)
    }
    return did
  }

  /// The candidates for a literal that is a member's base, or for a variable whose only source is
  /// such a literal. The literal alone determines the type, and no operator can be chosen before
  /// the member is known.
  private func literalBase(_ id: Int, _ bounds: Bounds) -> [Type]? {
    guard bounds.isBase, !bounds.isUsed, bounds.upperVariables.isEmpty, bounds.uppers.isEmpty,
      bounds.optionals == 0
    else { return nil }
    switch literals[id] {
    case nil:
      guard bounds.lowerVariables.count == 1, let below = onlyLiterals(below: id, bounds),
        let literal = below.asVariable
      else { return nil }
      let others = gatherBounds(of: literal)
      return others.isUsed || others.upperVariables.count > 1 ? nil : [below]
    case .string, .interpolation, .integer, .floating, .boolean:
      guard bounds.lowers.isEmpty, bounds.lowerVariables.isEmpty,
        let found = candidates(id, bounds)
      else { return nil }
      return found + typesBeside(id).filter { !found.contains($0) }
    case .array, .dictionary, .nothing: return nil
    }
  }

  /// The types that a function takes beside the literal and that the literal can have:
  /// `amounts.reduce(0) { $0 + $1 }.cents`.
  private func typesBeside(_ id: Int) -> [Type] {
    guard let literal = literals[id] else { return [] }
    return pending.sorted { $0.number < $1.number }.flatMap { constraint -> [Type] in
      let types: [Type]? =
        switch constraint.kind {
        case .closure(let use): wantedFunction(use)?.parameters.map(\.type)
        case .overload(let use) where use.isOperatorValue: shape(of: use)?.types
        default: nil
        }
      guard let types, types.contains(where: { root($0).asVariable == id }) else { return [] }
      return types.map { simplify($0) }.filter { !$0.hasVariables && suits($0, literal) }
    }
  }

  /// The variable of an array literal, and its type, if only its elements have a contextual type
  /// and that type is known: `shapes.append(contentsOf: [circle, square])`.
  private func collectionOfKnown(_ id: Int, _ bounds: Bounds) -> (Int, [Type])? {
    guard case .array(let element)? = literals[id], bounds.lowers.isEmpty, bounds.uppers.isEmpty,
      bounds.lowerVariables.isEmpty, bounds.upperVariables.count < 2, haveCommonType(element)
    else { return nil }
    guard let parameter = bounds.upperVariables.first else {
      return asksForKnownElements(id) ? (id, [core.array(of: element)]) : nil
    }
    let above = gatherBounds(of: parameter)
    guard literals[parameter] == nil, above.lowers.isEmpty, above.uppers.isEmpty,
      above.lowerVariables == [id], above.upperVariables.isEmpty, asksForKnownElements(parameter)
    else { return nil }
    return (parameter, [.variable(id)])
  }

  /// Whether the variable is the element type of a literal that is an argument. The parameter can
  /// determine the elements better than their own types.
  private func isElementOfArgument(_ id: Int) -> Bool {
    guard let collection = elementOwners[id], literals[collection] != nil,
      bindings[collection] == nil, haveCommonType(.variable(id))
    else { return false }
    let bounds = gatherBounds(of: collection)
    return bounds.isUsed || !bounds.upperVariables.isEmpty || bounds.isAskedForMembers
  }

  /// A collection literal without other context whose member may be the operand for which an operator's choice
  /// had to wait: `[1, 2].first { $0 > 5 } ?? [3].first`. Its type connects the member with the elements.
  func collection(
    askedFor choice: Constraint, _ variables: [OpenVariable], in open: [Constraint]
  ) -> (id: Int, type: Type, term: Term)? {
    guard case .overload(let use) = choice.kind, use.isOperator, isOnOpen(choice),
      !open.contains(where: isOperatorValue)
    else { return nil }
    var wholes: [Int: Bounds] = [:]
    for (id, term) in variables where isCollection(id) {
      let bounds = gatherBounds(of: id)
      guard bounds.isBase, isPlainCollection(id, bounds, &wholes),
        let types = candidates(id, bounds), types.count == 1
      else { continue }
      return (id, types[0], term)
    }
    return nil
  }

  private func isOperatorValue(_ constraint: Constraint) -> Bool {
    if case .overload(let use) = constraint.kind { use.isOperatorValue } else { false }
  }

  /// Whether all elements have one type without a context. Elements of several types are settled
  /// later.
  private func haveCommonType(_ element: Type) -> Bool {
    guard let id = root(element).asVariable else { return true }
    let lowers = gatherBounds(of: id).lowers
    return lowers.isEmpty || join(lowers, hasNil: false) != nil
  }

  private func asksForKnownElements(_ id: Int) -> Bool {
    waiting(for: id).contains { constraint in
      guard case .memberType(let base, let associated, let result) = constraint.kind else {
        return false
      }
      return root(base).asVariable == id && associated.name == "Element"
        && !simplify(result).hasVariables
    }
  }

  /// Whether several values of one type convert to the variable, or literals that can have that
  /// type. No later constraint changes the type. `a ?? b ?? 0` is settled from its right end.
  private func isJoined(_ bounds: Bounds) -> Bool {
    guard !bounds.isBase, bounds.uppers.isEmpty, let type = bounds.lowers.first, !type.hasVariables,
      bounds.lowers.allSatisfy({ $0 == type }),
      bounds.indirect < bounds.lowers.count || bounds.upperVariables.isEmpty && !bounds.isUsed,
      bounds.lowers.count + bounds.lowerVariables.count + bounds.optionals > 1
    else { return false }
    return bounds.lowerVariables.allSatisfy { id in literals[id].map { suits(type, $0) } ?? false }
  }

  /// A binding for a variable that a closure's open result converts to, if other constraints
  /// determine it. It becomes the contextual type of the body: `n ?? { throw … }()`.
  func bindingForResult(of constraint: Constraint) -> (Int, [Type])? {
    guard case .closure(let use) = constraint.kind, let result = wantedFunction(use)?.result,
      let id = root(result).asVariable, uppers(of: id).isEmpty
    else { return nil }
    var seen: Set<Int> = [id]
    for upper in gatherBounds(of: id).upperVariables {
      if let found = knownBinding(near: upper, &seen) { return found }
    }
    return nil
  }

  /// A binding for the variable, or for a variable that it converts to or from, with known
  /// candidates.
  private func knownBinding(near id: Int, _ seen: inout Set<Int>) -> (Int, [Type])? {
    guard seen.insert(id).inserted, literals[id] == nil else { return nil }
    let bounds = gatherBounds(of: id)
    if !bounds.lowers.isEmpty || bounds.uppers.contains(where: { !$0.isAny }),
      let types = candidates(id, bounds), !types.isEmpty,
      types.allSatisfy({ !$0.hasVariables })
    {
      return (id, types)
    }
    for other in bounds.lowerVariables + bounds.upperVariables {
      if let found = knownBinding(near: other, &seen) { return found }
    }
    return nil
  }

  /// The contextual type of a literal, if it is completely known and the literal can have it. It is
  /// bound before any overload is tried, so it determines the score and the elements.
  private func wantedLiteral(_ id: Int) -> Type? {
    guard let literal = literals[id], literal != .nothing else { return nil }
    let bounds = gatherBounds(of: id)
    guard bounds.uppers.count == 1, var type = bounds.uppers.first, bounds.lowers.isEmpty,
      bounds.lowerVariables.isEmpty, !bounds.isUsed, !type.hasVariables
    else { return nil }
    while let inner = wrapped(type) { type = simplify(inner) }
    if suits(type, literal) { return type }
    // Its usual type doesn't convert either, which is found out before anything else is tried.
    return isScalar(literal) && takesNoOther(type)
      ? defaultType(of: literal).map { simplify($0) } : nil
  }

  private func isScalar(_ literal: Literal) -> Bool {
    switch literal {
    case .integer, .floating, .boolean, .string, .interpolation: true
    case .array, .dictionary, .nothing: false
    }
  }

  /// Whether no value of another type converts to it.
  private func takesNoOther(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return !nominal.isReference && !core.isHashableBox(type)
  }
}
