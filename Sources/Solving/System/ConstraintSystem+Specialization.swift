import Reading
import Semantics

// Among solutions with the same score, the one with more specialized declarations wins, as in
// Swift: a type's own member before a protocol extension's, a concrete function before a generic
// one, and a function whose parameters could all be passed to the other.

extension ConstraintSystem {
  func pick(_ all: [Found]) -> Found? {
    guard all.count > 1 else { return all.first }
    let complete = all.filter(saysAllTypes)
    let found = complete.isEmpty ? all : complete
    guard var best = found.first else { return nil }
    var isAmbiguous = false
    for other in found.dropFirst() {
      switch compare(references(best), references(other)) {
      case .some(true): continue
      case .some(false):
        best = other
        isAmbiguous = false
      case nil: isAmbiguous = true
      }
    }
    if isAmbiguous {
      // A solution that beats all others may come before two that don't compare.
      for candidate in found
      where found.allSatisfy({
        compare(references(candidate), references($0)) == true || same(candidate, $0)
      }) {
        return candidate
      }
      if let (name, term) = ambiguousName(found) {
        failure = (Int.max, hasErrors ? .nested([]) : .ambiguous(name, term))
        return nil
      }
    }
    return best
  }

  /// Whether the solution determines every generic parameter.
  private func saysAllTypes(_ found: Found) -> Bool {
    let before = mark
    redo(found.changes)
    defer { undo(to: before) }
    return references(found).values.allSatisfy { reference in
      reference.substitution.types.allSatisfy { type in
        variables(in: simplify(type)).allSatisfy { $0 < outerCount }
      }
    }
  }

  private func same(_ left: Found, _ right: Found) -> Bool {
    let (a, b) = (references(left), references(right))
    return a.allSatisfy { id, reference in b[id].map { !differ(reference, $0) } ?? true }
  }

  private func references(_ found: Found) -> [Int: Reference] {
    var result: [Int: Reference] = [:]
    for case .reference(let id, let reference, _) in found.changes { result[id] = reference }
    return result
  }

  private func differ(_ left: Reference, _ right: Reference) -> Bool {
    guard let a = left.target.declaration, let b = right.target.declaration else {
      return left.target.declaration !== right.target.declaration
    }
    // Each attempt creates a closure's parameters again.
    return a !== b && !(a is StorageDeclaration && a.owner == nil && a.position == b.position)
  }

  /// True if the first is better, false if the second is, nil if neither is.
  private func compare(_ left: [Int: Reference], _ right: [Int: Reference]) -> Bool? {
    // The operands determine the operator, so other references are compared first.
    for isOperator in [false, true] {
      let (leftWins, rightWins) = wins(left, right, isOperator: isOperator)
      if leftWins.isEmpty, rightWins.isEmpty { continue }
      if leftWins.isEmpty || rightWins.isEmpty { return rightWins.isEmpty }
      guard !isOperator, leftWins.count == 1, rightWins.count == 1 else { return nil }
      return decidesOutside(leftWins[0], rightWins[0], left, right)
    }
    return nil
  }

  /// The terms whose declarations are better in the first solution, and those in the second.
  private func wins(
    _ left: [Int: Reference], _ right: [Int: Reference], isOperator: Bool
  ) -> (left: [Int], right: [Int]) {
    var leftWins: [Int] = []
    var rightWins: [Int] = []
    for (id, reference) in left
    where reference.target.isOperator == isOperator {
      guard let other = right[id], differ(reference, other),
        !followsFromBase(reference, other)
      else { continue }
      if isMoreSpecialized(reference, than: other) {
        leftWins.append(id)
      } else if isMoreSpecialized(other, than: reference) {
        rightWins.append(id)
      }
    }
    return (leftWins, rightWins)
  }

  /// Whether the members differ only because their bases differ, which was decided elsewhere.
  private func followsFromBase(_ left: Reference, _ right: Reference) -> Bool {
    guard left.base == .instance, right.base == .instance,
      let a = left.baseType?.nominal, let b = right.baseType?.nominal
    else { return false }
    return a !== b && !(a.isReference && b.isReference)
  }

  private func ambiguousName(_ found: [Found]) -> (String, Term)? {
    let (a, b) = (references(found[0]), references(found[1]))
    let differing = a.filter { id, reference in b[id].map { differ(reference, $0) } ?? false }
    // An operator tells more than the function that takes it.
    let ordered = differing.sorted { left, right in
      let areOperators = [left, right].map { $0.value.target.isOperator }
      return areOperators[0] == areOperators[1] ? left.key < right.key : areOperators[0]
    }
    for (id, reference) in ordered {
      guard let declaration = reference.target.declaration else { continue }
      return (
        declaration.name,
        Term(id: id, .discard, position: termPositions[id] ?? declaration.position, syntax: nil)
      )
    }
    return nil
  }

  func isMoreSpecialized(_ left: Reference, than right: Reference) -> Bool {
    guard let a = left.target.declaration, let b = right.target.declaration else { return false }
    if let decided = compareDynamicMembers(left, right) { return decided }
    if a.isRepeated != b.isRepeated { return b.isRepeated }
    // One function of the prelude can represent several of Swift's, generic or not. So this rule
    // needs a function of the program.
    if a.layer != nil || b.layer != nil, let aGeneric = a.isGeneric, let bGeneric = b.isGeneric,
      aGeneric != bGeneric
    {
      return bGeneric
    }
    if let decided = compareConcreteness(left, right) { return decided }
    let aFromProtocol = a.owner?.type is ProtocolDeclaration
    let bFromProtocol = b.owner?.type is ProtocolDeclaration
    if aFromProtocol != bFromProtocol { return bFromProtocol }
    let aIsAsked = aFromProtocol && a.owner?.extension == nil
    let bIsAsked = bFromProtocol && b.owner?.extension == nil
    if aFromProtocol, aIsAsked != bIsAsked { return aIsAsked }
    if aFromProtocol, a.owner !== b.owner {
      // An extension of the prelude can represent several of Swift's, for protocols that refine others.
      if a.layer != nil || b.layer != nil, let decided = compareProtocols(a.owner, b.owner) {
        return decided
      }
      let forward = meets(a.owner, conditionsOf: b.owner)
      let backward = meets(b.owner, conditionsOf: a.owner)
      if forward != backward { return forward }
    }
    if let isDerived = compareClasses(a.owner, b.owner) {
      // A superclass's function is preferred if its parameters fit better.
      guard let f = left.target.called, let g = right.target.called,
        f.layer != nil || g.layer != nil
      else { return isDerived }
      return compareParameters(f, g) ?? isDerived
    }
    // Values hide functions with the same name. A later submission's declaration hides an earlier
    // one.
    guard case .function(let f) = left.target, case .function(let g) = right.target else {
      let (isFunction, otherIsFunction) = (left.target.isFunction, right.target.isFunction)
      if isFunction != otherIsFunction, a.layer === b.layer { return otherIsFunction }
      if !isFunction, !otherIsFunction, !a.isFromPrelude, !b.isFromPrelude,
        let f = left.target.called, let g = right.target.called,
        let decided = compareParameters(f, g)
      {
        return decided
      }
      if let x = a.owner, let y = b.owner, x.type == y.type {
        // A property before a method that isn't called.
        if case .function = right.target, case .storage = left.target { return true }
        if case .function = left.target, case .storage = right.target { return false }
        let (mine, theirs) = (x.signature.requirements.count, y.signature.requirements.count)
        if mine != theirs { return mine > theirs }
        if let decided = compareConditions(x, y) { return decided }
      }
      return (a.layer?.number ?? 0) > (b.layer?.number ?? 0)
    }
    if let decided = compareParameters(f, g) { return decided }
    if f.kind == .initializer, g.kind == .initializer {
      if f.isFailable != g.isFailable { return g.isFailable }
      // `bytes.map(Int.init)`: the conversion that has no label. Conversions from values of different
      // protocols are equally good: `[1.5].map(String.init)` is ambiguous.
      if f.isPrelude, g.isPrelude, f.isUnlabeled != g.isUnlabeled {
        return f.isUnlabeled && couldPass(f, to: g)
      }
    }
    let fNeeds = f.signature.value.requirements.count
    let gNeeds = g.signature.value.requirements.count
    if fNeeds != gNeeds, sameTypes(f, g) || f.owner?.type == g.owner?.type {
      return fNeeds > gNeeds
    }
    if let x = a.owner, let y = b.owner, x.type == y.type, let decided = compareConditions(x, y) {
      return decided
    }
    return (a.layer?.number ?? 0) > (b.layer?.number ?? 0)
  }

  /// Whether the first of two subscripts that find a dynamic member takes a key path and the other one a name,
  /// or its key path allows more; false if one of them is a member itself, which isn't better.
  private func compareDynamicMembers(_ left: Reference, _ right: Reference) -> Bool? {
    switch (left.target, right.target) {
    case (.dynamicMember(let x, let isPath), .dynamicMember(let y, let otherIsPath)):
      if isPath != otherIsPath { return isPath }
      let (mine, theirs) = (keyPathAccess(of: x), keyPathAccess(of: y))
      return mine == theirs ? nil : mine > theirs
    case (.dynamicMember, _), (_, .dynamicMember): return false
    default: return nil
    }
  }

  /// Whether the first extension's conditions imply the second's, and not the reverse.
  private func compareConditions(_ first: Owner, _ second: Owner) -> Bool? {
    func meets(_ one: Owner, _ other: Owner) -> Bool {
      other.signature.requirements.allSatisfy { model.isMet($0, .none, in: one.signature) }
    }
    let (forward, backward) = (meets(first, second), meets(second, first))
    return forward == backward ? nil : forward
  }

  /// Whether the first class inherits from the second, or the reverse.
  private func compareClasses(_ first: Owner?, _ second: Owner?) -> Bool? {
    guard let one = first?.type as? NominalDeclaration,
      let other = second?.type as? NominalDeclaration, one !== other, one.isReference,
      other.isReference
    else { return nil }
    if superclass(of: one.declaredType, declaredAs: other) != nil { return true }
    return superclass(of: other.declaredType, declaredAs: one) == nil ? nil : false
  }

  /// Whether the first extension's protocol refines the second's, or the reverse. This decides before any
  /// conditions.
  private func compareProtocols(_ first: Owner?, _ second: Owner?) -> Bool? {
    guard let one = first?.type as? ProtocolDeclaration,
      let other = second?.type as? ProtocolDeclaration, one !== other
    else { return nil }
    if one.closure.contains(other) { return true }
    return other.closure.contains(one) ? false : nil
  }

  /// Whether every type that meets the first extension's protocol and conditions meets the
  /// second's.
  private func meets(_ first: Owner?, conditionsOf second: Owner?) -> Bool {
    guard let first, let second, let mine = first.type as? ProtocolDeclaration,
      let other = second.type as? ProtocolDeclaration
    else { return false }
    let known = first.signature
    let selfType = Type.parameter(mine.selfParameter)
    guard model.conformance(of: selfType, to: other, in: known) != nil else { return false }
    let substitution = Substitution(other.selfParameter, selfType)
    return (second.extension?.signature.value.requirements ?? []).allSatisfy {
      model.isMet($0, substitution, in: known)
    }
  }

  private func sameTypes(_ f: FunctionDeclaration, _ g: FunctionDeclaration) -> Bool {
    f.interface.value.parameters.count == g.interface.value.parameters.count
  }

  /// Whether the first function's parameters could be passed to the second, and not the reverse.
  private func compareParameters(_ f: FunctionDeclaration, _ g: FunctionDeclaration) -> Bool? {
    let (fParameters, gParameters) = (f.interface.value.parameters, g.interface.value.parameters)
    let fVariadic = fParameters.contains(where: \.isVariadic)
    let gVariadic = gParameters.contains(where: \.isVariadic)
    if fVariadic != gVariadic { return gVariadic }
    if fParameters.count != gParameters.count {
      if f.isPrefix != g.isPrefix { return comparePrefix(f, g) }
      let isShorter = fParameters.count < gParameters.count
      // The longer one fits only if its other parameters have default values.
      let more = (isShorter ? gParameters : fParameters).count(where: \.hasDefault)
      return more < abs(fParameters.count - gParameters.count) ? nil : isShorter
    }
    let forward = couldPass(f, to: g)
    let backward = couldPass(g, to: f)
    if forward != backward { return forward }
    let fGeneric = !f.genericParameters.isEmpty
    let gGeneric = !g.genericParameters.isEmpty
    if fGeneric != gGeneric { return gGeneric }
    return nil
  }

  /// Compares operators that aren't called, of which one is a prefix operator. That of an integer belongs to an
  /// extension of `SignedNumeric` in the compiler's library, and so its `-` of two operands is preferred.
  private func comparePrefix(
    _ f: FunctionDeclaration, _ g: FunctionDeclaration
  ) -> Bool? {
    func isOfInteger(_ function: FunctionDeclaration) -> Bool {
      guard function.isPrefix, function.isPrelude, let owner = function.owner?.type else {
        return false
      }
      let integer = core.protocol("BinaryInteger")
      return model.conformance(of: owner.declaredType, to: integer, in: context.signature) != nil
    }
    let (first, second) = (isOfInteger(f), isOfInteger(g))
    return first == second ? nil : second
  }

  /// Whether only the first of two members that take one type has concrete parameters: `add(_: Int)` beside
  /// `add(_: Element)`.
  private func compareConcreteness(_ left: Reference, _ right: Reference) -> Bool? {
    guard let f = left.target.called, let g = right.target.called, f.owner != nil, g.owner != nil,
      !Term.isOperator(f.name), f.layer != nil || g.layer != nil, f.genericParameters.isEmpty,
      g.genericParameters.isEmpty,
      f.interface.value.parameters.count == g.interface.value.parameters.count
    else { return nil }
    func isConcrete(_ function: FunctionDeclaration) -> Bool {
      function.interface.value.parameters.allSatisfy { parameter in
        !parameter.type.flags.contains(.hasParameters) && parameter.type.asFunction == nil
      }
    }
    let (first, second) = (isConcrete(f), isConcrete(g))
    return first == second ? nil : first
  }

  private func couldPass(_ f: FunctionDeclaration, to g: FunctionDeclaration) -> Bool {
    let system = ConstraintSystem(solver: solver, context: context)
    var open = Substitution.none
    for parameter in g.genericParameters { open[parameter] = system.makeVariable() }
    var opened = g.genericParameters
    // The `Self` types of two operators are unrelated.
    if let owner = g.owner?.type, owner !== f.owner?.type || Term.isOperator(g.name) {
      for parameter in owner.genericParameters { open[parameter] = system.makeVariable() }
      opened += owner.genericParameters
    }
    let term = Term(id: model.makeTermID(), .discard, position: f.position, syntax: nil)
    for (a, b) in zip(f.interface.value.parameters, g.interface.value.parameters) {
      // An unconstrained type doesn't rank as convertible to its optional, although it converts.
      if let inner = wrapped(b.type) {
        if case .parameter = a.type.kind, case .parameter = inner.kind { return false }
        if a.type.isAny, inner.isAny { return false }
      }
      let wanted = system.substitute(open, in: b.type)
      guard system.convert(a.type, wanted, .argument, term) else { return false }
    }
    // A conversion that waits for the other function's parameters becomes an equality.
    guard system.simplifyAll() else { return false }
    for constraint in system.pending.sorted(by: { $0.number < $1.number }) {
      guard constraint.isPending, case .convert(let from, let to, _) = constraint.kind else {
        continue
      }
      guard system.equate(from, to, term), system.simplifyAll() else { return false }
    }
    for requirement in g.signature.value.requirements where requirement.mentions(opened) {
      switch requirement {
      case .conforms(let subject, let wanted):
        let type = system.simplify(system.substitute(open, in: subject))
        if type.hasVariables { continue }
        let known = f.signature.value
        if model.conformance(of: type, to: wanted, in: known) == nil { return false }
      case .same(let left, let right):
        let types = [left, right].map { system.simplify(system.substitute(open, in: $0)) }
        if types.contains(where: \.hasVariables) { continue }
        let reduced = types.map { model.reduce($0, in: f.signature.value) }
        if reduced[0] != reduced[1] { return false }
      case .inherits, .classBound: continue
      }
    }
    return system.simplifyAll()
  }
}

extension Declaration {
  /// Whether a function or subscript has generic parameters of its own; nil for anything else.
  fileprivate var isGeneric: Bool? {
    if let function = self as? FunctionDeclaration { return !function.genericParameters.isEmpty }
    guard let storage = self as? StorageDeclaration, storage.isSubscript else { return nil }
    return !(storage.getter?.genericParameters.isEmpty ?? true)
  }
}

extension Reference.Target {
  fileprivate var isOperator: Bool { declaration.map { Term.isOperator($0.name) } ?? false }

  /// The function, or the getter of the subscript.
  fileprivate var called: FunctionDeclaration? {
    switch self {
    case .function(let function): function
    case .storage(let storage) where storage.isSubscript: storage.getter
    case .dynamicMember(let storage, _): storage.getter
    default: nil
    }
  }
}

extension FunctionDeclaration {
  fileprivate var isUnlabeled: Bool { interface.value.parameters.first?.label == nil }
}
