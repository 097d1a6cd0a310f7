package import Reading
package import Semantics

// Candidate types of a variable: its bounds, joined as Swift joins them, and its literal's default.

extension ConstraintSystem {
  /// The bounds and uses of a variable.
  package struct Bounds {
    var lowers: [Type] = []
    var uppers: [Type] = []
    var lowerVariables: [Int] = []
    var upperVariables: [Int] = []
    /// The number of lower bounds that are indirect.
    var indirect = 0
    /// The number of values that convert to an optional of the variable.
    var optionals = 0
    var isUsed = false
    /// Whether a closure has this type. Its body determines the type.
    package var isClosure = false
    var isBase = false
    package var protocols: [ProtocolDeclaration] = []
    /// Whether constraints depend on the variable's associated types.
    var isAskedForMembers = false
    /// Whether it is the result of `try?` or optional chaining, and may be an optional itself.
    var isFlattened = false
    var choices: [Type]?
  }

  func gatherBounds(of id: Int, isActive: (Constraint) -> Bool = { _ in true }) -> Bounds {
    var bounds = Bounds()
    for constraint in waiting(for: id) {
      switch constraint.kind {
      case .convert(let from, let to, _):
        // A member type may now be a variable, even this one.
        let (lower, upper) = (known(from), known(to))
        if lower == upper { continue }
        if lower.asVariable == id {
          if let other = upper.asVariable {
            bounds.upperVariables.append(other)
          } else {
            bounds.uppers.append(simplify(upper))
          }
        } else if upper.asVariable == id {
          if let other = lower.asVariable {
            bounds.lowerVariables.append(other)
          } else {
            bounds.lowers.append(simplify(lower))
            if isIndirect(constraint.term) { bounds.indirect += 1 }
          }
        } else if let inner = wrapped(upper), root(inner).asVariable == id {
          bounds.optionals += 1
        }
      case .member(let use):
        // The base of a member lookup must be known first.
        if root(use.base.instance ?? use.base).asVariable == id {
          bounds.isBase = true
        } else {
          bounds.isUsed = true
        }
      case .call(_, let callee) where root(callee).asVariable == id: bounds.isBase = true
      case .overload, .call: bounds.isUsed = true
      case .closure(let use) where root(use.type).asVariable == id: bounds.isClosure = true
      case .flattened(_, let result) where root(result).asVariable == id,
        .optionalObject(_, let result) where root(result).asVariable == id:
        bounds.isFlattened = true
      case .either(_, let choices): bounds.choices = choices
      case .conforms(_, let wanted): bounds.protocols.append(wanted)
      case .memberType: bounds.isAskedForMembers = true
      default: continue
      }
    }
    return bounds
  }

  private func known(_ type: Type) -> Type {
    let type = root(type)
    if case .member = type.kind { return simplify(type) }
    return type
  }

  /// A variable, and a term whose constraint mentions it.
  package typealias OpenVariable = (id: Int, term: Term)

  /// The variables that open constraints mention, each once.
  func openVariables(_ open: [Constraint]) -> [OpenVariable] {
    beginListing()
    // A closure is a function, whatever its type converts to. Its constraint adds the type later.
    for constraint in open {
      guard case .closure(let use) = constraint.kind else { continue }
      if let id = root(use.type).asVariable { _ = list(id) }
    }
    var result: [OpenVariable] = []
    for constraint in open {
      let term = constraint.term
      func add(_ type: Type) {
        forEachVariable(in: type) { id in if list(id) { result.append((id, term)) } }
      }
      switch constraint.kind {
      case .convert(let from, let to, _):
        add(from)
        add(to)
      case .conforms(let type, _), .literal(let type, _), .either(let type, _): add(type)
      case .member(let use): add(use.base.instance ?? use.base)
      case .optionalObject(let type, _), .flattened(let type, _), .memberType(let type, _, _):
        add(type)
      case .call(let call, let callee):
        add(callee)
        call.types.forEach(add)
      case .overload(let use):
        if case .call(let call) = use.use {
          call.types.forEach(add)
          add(call.result)
        } else {
          add(use.type)
        }
      case .closure(let use):
        for parameter in wantedFunction(use)?.parameters ?? [] { add(parameter.type) }
      case .keyPath(let use): add(use.root)
      case .equal, .inherits, .classBound, .branching: break
      }
    }
    return result
  }

  /// The most promising variable and its candidate types.
  package func binding(_ variables: [OpenVariable], in open: [Constraint]) -> (Int, [Type], Term)? {
    // A collection's contextual type determines its elements, which can be collections too.
    for (id, term) in variables {
      let bounds = gatherBounds(of: id)
      guard isCollection(id) || isElementOfCollections(id, bounds) else { continue }
      guard bounds.isAskedForMembers || bounds.uppers.contains(where: { !$0.isAny }),
        let types = candidates(id, bounds), !types.isEmpty
      else { continue }
      return (id, types, term)
    }
    var ranked: [(id: Int, types: [Type], term: Term, rank: Int)] = []
    // The bounds of variables that many literals convert to, computed once and not for each
    // literal.
    var wholes: [Int: Bounds] = [:]
    let elements = associatedVariables(in: open)
    for (id, term) in variables {
      let bounds = gatherBounds(of: id)
      if bounds.isClosure || bounds.isFlattened { continue }
      if !elements.contains(id), let below = onlyLiterals(below: id, bounds) {
        ranked.append((id, [below], term, 3))
        continue
      }
      guard let types = candidates(id, bounds, &wholes), !types.isEmpty else { continue }
      if let wide = widened(bounds) { return (id, [wide] + types.filter { $0 != wide }, term) }
      if takesAnything(id, bounds) {
        ranked.append((id, [.any], term, 3))
        continue
      }
      var rank = rank(id, bounds, types, &wholes)
      // The literal in `Array("abc").firstIndex(of: "c")` waits for the sequence.
      if literals[id] != nil, bounds.upperVariables.contains(where: elements.contains) {
        rank += 20
      }
      // A closure takes the elements of the text in `Array("aab").reduce(into: [:]) { … }["a"]`, and
      // determines what other literals are.
      if case .string? = literals[id], bounds.isAskedForMembers,
        elements.contains(where: { closure(taking: $0, among: open) != nil })
      {
        rank = 2
      }
      ranked.append((id, types, term, rank))
    }
    return ranked.min { $0.rank < $1.rank }.map { ($0.id, $0.types, $0.term) }
  }

  func isCollection(_ id: Int) -> Bool {
    switch literals[id] {
    case .array, .dictionary: true
    default: false
    }
  }

  /// Whether it is the element type of a literal whose elements are collection literals: `[[1], [2.5]]`.
  private func isElementOfCollections(_ id: Int, _ bounds: Bounds) -> Bool {
    elementOwners[id] != nil && bounds.lowers.isEmpty && !bounds.lowerVariables.isEmpty
      && bounds.lowerVariables.allSatisfy(isCollection)
  }

  /// The variables that are associated types of other literals, as in `Array("abc")`. A closure is checked only
  /// after the literals.
  private func associatedVariables(in open: [Constraint]) -> Set<Int> {
    open.reduce(into: []) { variables, constraint in
      guard case .memberType(let base, _, let result) = constraint.kind,
        let id = root(result).asVariable, let whole = root(base).asVariable
      else { return }
      let isLiteral =
        literals[whole] != nil
        || gatherBounds(of: whole).lowerVariables.contains { literals[$0] != nil }
      if isLiteral { variables.insert(id) }
    }
  }

  /// The type of a variable that only literals convert to: the type of the first literal, or its
  /// optional. Nil if the variable has other bounds.
  func onlyLiterals(below id: Int, _ bounds: Bounds) -> Type? {
    guard literals[id] == nil, bounds.lowers.isEmpty, bounds.optionals == 0,
      bounds.uppers.allSatisfy(\.isAny),
      bounds.lowerVariables.allSatisfy({ literals[$0] != nil })
    else { return nil }
    let values = bounds.lowerVariables.filter { literals[$0] != .nothing }
    guard let first = values.first else { return nil }
    // Joined literals share one variable.
    let areSeveral = values.contains { $0 != first }
    // If the context accepts any type, several literals may have several types.
    if !bounds.uppers.isEmpty, areSeveral || takesAnything(id, bounds) { return nil }
    let type = Type.variable(first)
    // The uses of the whole literal can still determine the variable.
    return values.count == bounds.lowerVariables.count ? type : core.optional(type)
  }

  /// How little is known of a variable. A variable with a low rank is tried first.
  private func rank(
    _ id: Int, _ bounds: Bounds, _ types: [Type], _ wholes: inout [Int: Bounds]
  ) -> Int {
    // The member of a literal may take others as arguments: `[.a, .b].reduce([]) { … }`.
    // An argument waits for the base of `.weekly([2, 6])`.
    if isPlainCollection(id, bounds, &wholes) { return bounds.isBase ? 1 : bounds.isUsed ? 10 : 2 }
    // A protocol's static members determine the literals among their arguments.
    if implicitNames[id] != nil, bounds.lowers.isEmpty,
      bounds.uppers.allSatisfy({ $0.existential != nil })
    {
      return 3
    }
    var rank = 0
    if literals[id] != nil { rank += 4 }
    // A literal that converts to the optional of an open type waits for what determines that type.
    let isOpenAbove = literals[id] != nil && bounds.uppers.contains(where: \.hasVariables)
    if bounds.lowers.isEmpty, bounds.uppers.allSatisfy({ isOpenAbove && $0.hasVariables }) {
      rank += 8
    }
    if isOpenAbove { rank += 2 }
    if !bounds.lowerVariables.isEmpty { rank += 2 }
    if types.contains(where: \.hasVariables) { rank += 1 }
    // Calls and member lookups that are still pending will add bounds.
    if bounds.isUsed, !bounds.isBase { rank += 40 }
    // Many types convert to an existential. Other constraints will determine which one.
    if bounds.lowers.isEmpty, literals[id] == nil,
      bounds.uppers.allSatisfy({ $0.existential != nil })
    {
      rank += 60
    }
    // A variable with incoming conversions waits for their sources.
    if bounds.lowers.isEmpty, !bounds.lowerVariables.isEmpty { rank += 5 }
    return rank
  }

  /// Whether the variable is the element type of literals, and its only bound is `Any`. Each
  /// element then has its own type.
  private func takesAnything(_ id: Int, _ bounds: Bounds) -> Bool {
    bounds.lowers.isEmpty && !bounds.uppers.isEmpty && bounds.uppers.allSatisfy(\.isAny)
      && bounds.upperVariables.isEmpty && bounds.protocols.isEmpty && !bounds.isUsed
      && !bounds.lowerVariables.isEmpty
      && bounds.lowerVariables.allSatisfy { literals[$0].map { $0 != .nothing } ?? false }
      && waiting(for: id).allSatisfy { constraint in
        guard case .convert(_, let to, let purpose) = constraint.kind,
          root(to).asVariable == id
        else { return true }
        return purpose == .element || purpose == .value
      }
  }

  /// Whether an array or dictionary literal has no other contextual type. Its elements may still be
  /// open.
  func isPlainCollection(
    _ id: Int, _ bounds: Bounds, _ wholes: inout [Int: Bounds]
  ) -> Bool {
    switch literals[id] {
    case .array, .dictionary: break
    default: return false
    }
    guard bounds.lowers.isEmpty, bounds.uppers.isEmpty, bounds.lowerVariables.isEmpty else {
      return false
    }
    return bounds.upperVariables.allSatisfy { upper in
      let others = self.bounds(ofWhole: upper, &wholes)
      return literals[upper] == nil && others.uppers.isEmpty && others.upperVariables.isEmpty
        && others.lowers.isEmpty && !others.protocols.isEmpty && !others.isUsed
    }
  }

  package func candidates(_ id: Int, _ bounds: Bounds) -> [Type]? {
    var wholes: [Int: Bounds] = [:]
    return candidates(id, bounds, &wholes)
  }

  /// - Parameter wholes: The known bounds of other variables.
  private func candidates(
    _ id: Int, _ bounds: Bounds, _ wholes: inout [Int: Bounds]
  ) -> [Type]? {
    if let choices = bounds.choices { return choices }
    if let literal = literals[id] { return literalCandidates(id, literal, bounds, &wholes) }
    if let name = implicitNames[id] { return implicitCandidates(name, bounds) }
    var types: [Type] = []
    if !bounds.lowers.isEmpty {
      if let joined = joinLowers(of: bounds) {
        if let wide = unlifted(id, joined, bounds) { types.append(wide) }
        types.append(joined)
        // Another constraint can require an optional of the joined type.
        if wrapped(joined) == nil, !bounds.isUsed || bounds.optionals > 0, bounds.protocols.isEmpty
        {
          types.append(core.optional(joined))
        }
      }
      for upper in bounds.uppers where !types.contains(upper) && !upper.isAny {
        types.append(upper)
      }
      for upper in bounds.uppers where upper.isAny && !types.contains(upper) { types.append(upper) }
    } else {
      for upper in bounds.uppers where !types.contains(upper) { types.append(upper) }
      // A literal for an optional can have the wrapped type: `n == a.reduce(0, add)`. So can a generic
      // result, if only the wrapped type conforms: `options.name = try value(for: key)`.
      let isConstrained = !bounds.protocols.isEmpty && literals[id] == nil
      if isConstrained
        || bounds.lowerVariables.contains(where: { literals[$0].map { $0 != .nothing } ?? false })
      {
        for upper in bounds.uppers {
          var outer = upper
          while let inner = wrapped(outer).map({ simplify($0) }), inner.asVariable == nil {
            if !types.contains(inner) { types.append(inner) }
            outer = inner
          }
        }
      }
    }
    return contextFirst(types, for: id, bounds)
  }

  private func literalCandidates(
    _ id: Int, _ literal: Literal, _ bounds: Bounds, _ wholes: inout [Int: Bounds]
  ) -> [Type] {
    var types: [Type] = []
    for upper in bounds.uppers + bounds.lowers {
      var type = upper
      if literal != .nothing {
        while let inner = wrapped(type) { type = simplify(inner) }
      }
      if type.asVariable == nil, suits(type, literal), !types.contains(type) { types.append(type) }
    }
    if let normal = defaultType(of: literal).map({ simplify($0) }), !types.contains(normal) {
      types.append(normal)
    }
    // An integer literal can be a `Double` if `Int` may not fit: `half` in `2.half` may be a member
    // of `Double` only, `sqrt(2)` requires another protocol, and a result builder or the statements of a
    // closure may reject an `Int`.
    if literal == .integer, types == [core.int],
      bounds.isBase || isBesideImplicitMember(bounds, &wholes) || bounds.isAskedForMembers
        || !bounds.protocols.isEmpty || hasOpenBuilders || literalsTakenByBodies().contains(id)
    {
      types.append(core.double)
    }
    return types
  }

  /// Whether a member such as `.nan` must have the same type as the literal.
  private func isBesideImplicitMember(_ bounds: Bounds, _ wholes: inout [Int: Bounds]) -> Bool {
    if implicitNames.isEmpty { return false }
    return bounds.upperVariables.contains { upper in
      self.bounds(ofWhole: upper, &wholes).lowerVariables.contains { implicitNames[$0] != nil }
    }
  }

  private func bounds(ofWhole id: Int, _ wholes: inout [Int: Bounds]) -> Bounds {
    if let known = wholes[id] { return known }
    let bounds = gatherBounds(of: id)
    wholes[id] = bounds
    return bounds
  }

  func suits(_ type: Type, _ literal: Literal) -> Bool {
    func conforms(_ name: String) -> Bool {
      model.conformance(of: type, to: core.protocol(name), in: context.signature) != nil
    }
    if case .existential = type.kind { return false }
    if conforms(literal.protocolName) { return true }
    if case .string(true) = literal {
      return conforms("ExpressibleByExtendedGraphemeClusterLiteral")
        || conforms("ExpressibleByUnicodeScalarLiteral")
    }
    return false
  }
}
