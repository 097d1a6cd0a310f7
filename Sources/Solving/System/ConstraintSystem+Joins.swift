import Reading
package import Semantics

// The type that several types convert to: the join of elements, branches and bounds.

extension ConstraintSystem {
  /// The type that all types convert to, if Swift would choose one.
  package func join(_ types: [Type], hasNil: Bool) -> Type? {
    guard var result = types.first else { return nil }
    for type in types.dropFirst() {
      guard let joined = join(result, type) else { return nil }
      result = joined
    }
    // A type that `nil` can have needs no further optional.
    if hasNil, wrapped(result) == nil, result.asVariable != nil || !suits(result, .nothing) {
      return core.optional(result)
    }
    return result
  }

  /// The type that the lower bounds convert to. A closure beside a `@Sendable` function isn't
  /// `@Sendable` itself.
  func joinLowers(of bounds: Bounds) -> Type? {
    let joined = join(
      bounds.lowers, hasNil: bounds.lowerVariables.contains { literals[$0] == .nothing })
    guard let joined, joined.asFunction?.isSendable ?? false,
      bounds.lowerVariables.contains(where: { gatherBounds(of: $0).isClosure })
    else { return joined }
    return joined.mapFunction { $0.isSendable = false }
  }

  /// Gives a variable that several tuples convert to a tuple with elements of its own. Then the
  /// elements are joined one by one: `[(1, nil), (2.5, "b")]`. Returns nil if there are no such tuples.
  func joinTuples(_ variables: [OpenVariable]) -> Bool? {
    for (id, term) in variables where literals[id] == nil {
      let bounds = gatherBounds(of: id)
      guard bounds.lowers.count > 1, bounds.uppers.isEmpty,
        bounds.lowerVariables.isEmpty, bounds.lowers.contains(where: \.hasVariables)
      else { continue }
      let tuples = bounds.lowers.compactMap { type -> [TupleElement]? in
        if case .tuple(let elements) = type.kind { elements } else { nil }
      }
      guard tuples.count == bounds.lowers.count, let first = tuples.first, first.count > 1,
        tuples.allSatisfy({ $0.count == first.count })
      else { continue }
      let elements = first.enumerated().map { index, element in
        let isShared = tuples.allSatisfy { $0[index].label == element.label }
        return TupleElement(label: isShared ? element.label : nil, type: makeVariable())
      }
      return bindVariable(id, to: Type(.tuple(elements)), term)
    }
    return nil
  }

  /// The literals that convert to a variable, also as elements of array literals: `[1, 2] == [1.0, 2]`.
  func literals(below bounds: Bounds) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    func search(_ ids: [Int]) {
      for id in ids where seen.insert(id).inserted {
        if let literal = literals[id] {
          if literal != .nothing { found.append(id) }
        } else if elementOwners[id] != nil {
          let inner = gatherBounds(of: id)
          if inner.lowers.isEmpty { search(inner.lowerVariables) }
        }
      }
    }
    search(bounds.lowerVariables)
    return found
  }

  private func join(_ left: Type, _ right: Type) -> Type? {
    if left == right { return left }
    if left == core.never { return right }
    if right == core.never { return left }
    switch (wrapped(left), wrapped(right)) {
    case (_?, nil) where right.isAny: return joinWithAny(left)
    case (nil, _?) where left.isAny: return joinWithAny(right)
    case (let a?, let b?): return join(a, b).map { core.optional($0) }
    case (let a?, nil): return join(a, right).map { core.optional($0) }
    case (nil, let b?): return join(left, b).map { core.optional($0) }
    case (nil, nil): break
    }
    if left.isAny { return left }
    if right.isAny { return right }
    for (box, other) in [(left, right), (right, left)] where core.isHashableBox(box) {
      let hashable = core.protocol("Hashable")
      return model.conformance(of: other, to: hashable, in: context.signature).map { _ in box }
    }
    if let a = left.nominal, let b = right.nominal, a.isReference, b.isReference {
      var current: Type? = left
      while let type = current, let declaration = type.nominal {
        if let other = superclass(of: right, declaredAs: declaration),
          other == type || other.hasVariables || type.hasVariables
        {
          return type
        }
        current = declaration.superclass.value.map {
          substitute(Substitution(declaration.genericParameters, type.arguments), in: $0)
        }
      }
      return nil
    }
    if case .existential(let existential) = left.kind, fits(right, existential) { return left }
    if case .existential(let existential) = right.kind, fits(left, existential) { return right }
    if case .function(let a) = left.kind, case .function(let b) = right.kind {
      return joinFunctions(a, b)
    }
    if left.convertsAsNumber(to: right) { return core.double }
    if let a = left.nominal, let b = right.nominal, a !== b { return nil }
    if left.hasVariables || right.hasVariables {
      // The known parts of both types must be equal before the open parts are joined.
      if (left.nominal == nil) != (right.nominal == nil) { return nil }
      return left.hasVariables ? right : left
    }
    if case .tuple(let x) = left.kind, case .tuple(let y) = right.kind, x.count == y.count {
      var elements: [TupleElement] = []
      for (a, b) in zip(x, y) {
        guard let joined = join(a.type, b.type) else { return nil }
        elements.append(TupleElement(label: a.label == b.label ? a.label : nil, type: joined))
      }
      return Type(.tuple(elements))
    }
    if let a = left.nominal, a === right.nominal, a === core.array,
      let joined = join(left.arguments[0], right.arguments[0])
    {
      return core.array(of: joined)
    }
    return nil
  }

  /// The join of an optional with `Any`, which is `Any` unless the optional wraps another one.
  private func joinWithAny(_ optional: Type) -> Type {
    guard let inner = wrapped(optional), wrapped(inner) != nil else { return .any }
    func whole(_ type: Type) -> Type { wrapped(type).map { core.optional(whole($0)) } ?? .any }
    return whole(optional)
  }

  private func fits(_ type: Type, _ existential: Existential) -> Bool {
    existential.arguments.isEmpty
      && existential.protocols.allSatisfy {
        model.conformance(of: type, to: $0, in: context.signature) != nil
      }
  }

  private func joinFunctions(_ left: FunctionType, _ right: FunctionType) -> Type? {
    guard left.parameters == right.parameters, left.result == right.result else { return nil }
    var joined = left
    joined.isAsync = left.isAsync || right.isAsync
    joined.thrown = left.thrown ?? right.thrown
    joined.isSendable = left.isSendable && right.isSendable
    return .function(joined)
  }
}

/// Which bound decides the type V that an optional wraps.
///
/// `Optional<V>` converts to `Int??` in two ways: V is `Int?`, or V is `Int` and the whole value is wrapped once
/// more. They differ in what becomes of nil. The compiler tries equal types first, so V is `Int?`, unless an
/// optional value converts to `Optional<V>`.
package enum WrappedBound { case value, context }

// MARK: Optionals of optionals

extension ConstraintSystem {
  /// Whether an optional of the first type converts to an optional of the second.
  func convertOptionals(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    let (from, to) = (root(from), root(to))
    if let id = from.asVariable, to.asVariable == nil, wrapped(to) != nil {
      note(.context, for: id)
    } else if let id = to.asVariable, from.asVariable == nil {
      note(.value, for: id)
    }
    return convert(from, to, purpose, term)
  }

  /// The type that a value converts to before it becomes an open optional. No literal but nil is an optional. A
  /// value of an open type becomes an optional of this type: `{ $0 }` as a `(T) -> T?`.
  func valueOfOptional(_ optional: Type, convertedFrom type: Type) -> Type? {
    guard let id = type.asVariable, let inner = wrapped(optional),
      let open = root(inner).asVariable
    else { return nil }
    let isValue = literals[id].map { $0 != .nothing } ?? (id == open)
    return isValue ? inner : nil
  }

  /// Applies the facts about a variable to the variable that it is bound to.
  func share(_ id: Int, with other: Int) {
    if let name = implicitNames[id] { implicitNames[other] = name }
    if let bound = wrappedBounds[id] { note(bound, for: other) }
  }

  private func note(_ bound: WrappedBound, for id: Int) {
    let old = wrappedBounds[id]
    if old == nil || old == .context && bound == .value { record(.wrapped(id, bound, old: old)) }
  }

  /// The candidates for the variable, with the optional of its context first if that decides.
  func contextFirst(_ types: [Type], for id: Int, _ bounds: Bounds) -> [Type] {
    guard wrappedBounds[id] == .context,
      let wanted = bounds.uppers.first(where: { wrapped($0) != nil && !$0.hasVariables })
    else { return types }
    return [wanted] + types.filter { $0 != wanted }
  }
}

// MARK: Literals

extension ConstraintSystem {
  /// Joins literals that convert to one variable without other bounds: `1` beside `2.5` is a
  /// `Double`. Returns nil if there are none.
  func joinLiterals(_ variables: [OpenVariable], in open: [Constraint]) -> Bool? {
    lazy var ofBases = elementsOfBases(in: open)
    for (id, term) in variables where literals[id] == nil {
      let bounds = gatherBounds(of: id)
      guard bounds.lowers.isEmpty, !ofBases.contains(id),
        !bounds.protocols.isEmpty || bounds.uppers.allSatisfy({ !$0.isAny })
      else { continue }
      let below = literals(below: bounds)
      guard below.count > 1, let first = below.first else { continue }
      let numbers = below.allSatisfy { literals[$0] == .integer || literals[$0] == .floating }
      let texts = below.allSatisfy { id in
        switch literals[id] {
        case .string, .interpolation: true
        default: false
        }
      }
      if let joined = joinElements(below.compactMap { literals[$0] }, term) { return joined }
      guard numbers || texts else { continue }
      var did = false
      for other in below.dropFirst() where root(.variable(other)) != root(.variable(first)) {
        did = true
        guard equate(.variable(other), .variable(first), term) else { return false }
      }
      if did { return true }
    }
    return nil
  }

  /// The element variables of array literals whose member is used. The member can determine the
  /// type: `[1, "a"].map(describe)`.
  private func elementsOfBases(in open: [Constraint]) -> Set<Int> {
    var found: Set<Int> = []
    for constraint in open {
      guard case .literal(let type, .array(let written)) = constraint.kind,
        let element = root(written).asVariable, let array = root(type).asVariable,
        gatherBounds(of: array).isBase
      else { continue }
      found.insert(element)
    }
    return found
  }

  /// Joins the elements of adjacent collections: `[[1], [2.5]]`, `[["a": 1], ["b": 2.5]]`. Returns nil if
  /// nothing is left to join.
  private func joinElements(_ literals: [Literal], _ term: Term) -> Bool? {
    let collections = literals.compactMap { literal -> [Type]? in
      switch literal {
      case .array(let element): [root(element)]
      case .dictionary(let key, let value): [root(key), root(value)]
      default: nil
      }
    }
    guard collections.count == literals.count, let first = collections.first,
      collections.allSatisfy({ parts in
        parts.count == first.count && parts.allSatisfy { $0.asVariable != nil }
      })
    else { return nil }
    var did = false
    for parts in collections.dropFirst() {
      for (part, wanted) in zip(parts, first) where root(part) != root(wanted) {
        did = true
        guard equate(part, wanted, term) else { return false }
      }
    }
    return did ? true : nil
  }
}
