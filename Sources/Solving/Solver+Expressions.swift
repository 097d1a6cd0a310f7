package import Machine
package import Reading
package import Semantics

extension Solver {
  /// Solves an expression: its types and what its names refer to. Reports why an expression has no
  /// solution and returns nil.
  package func solve(_ term: Term, for contextual: Contextual, in context: Context) -> Solution? {
    if model.isGivenUp(in: context) { return nil }
    let system = ConstraintSystem(solver: self, context: context)
    let (solution, diagnostics) = collecting { system.solve(term, for: contextual) }
    if model.isGivenUp(in: context) { return nil }
    if system.metLargeType {
      model.reportLargeType(at: term.position)
      return nil
    }
    if let solution, diagnostics.isEmpty {
      if system.isDefaultElement, reportOpen(term, contextual, solution, in: context) { return nil }
      return solution
    }
    if solution == nil, diagnostics.isEmpty, system.hasCollectionLiterals, !system.wasLong {
      if let mixed = solve(mixing: term, for: contextual, in: context) {
        if reportMixed(term, contextual, mixed, in: context) { return nil }
        return mixed
      }
    }
    if !diagnostics.isEmpty {
      reporter.add(diagnostics)
    } else {
      Diagnosis(solver: self, context: context, system: system).report(term, contextual)
    }
    return nil
  }

  /// Solves a term whose collection literals may have elements of several types, or no elements.
  private func solve(
    mixing term: Term, for contextual: Contextual, in context: Context
  ) -> Solution? {
    let system = ConstraintSystem(solver: self, context: context)
    system.mixesElements = true
    let (solution, diagnostics) = collecting { system.solve(term, for: contextual) }
    return diagnostics.isEmpty ? solution : nil
  }

  /// Reports a literal whose elements are `Any` by default, and returns whether the term is such a
  /// literal.
  private func reportOpen(
    _ term: Term, _ contextual: Contextual, _ solution: Solution, in context: Context
  ) -> Bool {
    var term = term
    switch contextual {
    case .none:
      // `let list: Array = []` is solved as a coercion that isn't written.
      if case .cast(let value, _, .coerce) = term.kind, value.syntax == term.syntax { term = value }
    case .type(let wanted, .initialization)
    where wanted.hasVariables && model.wrapped(wanted) == nil && term.peeled.isEmptyCollection:
      break
    default: return false
    }
    if term.peeled.isEmptyCollection {
      FailureMessage(solver: self, context: context).report(.cannotInfer(term.peeled))
      return true
    }
    return reportMixed(term, contextual, solution, in: context)
  }

  /// Reports a collection literal whose elements are `Any` without a contextual type, and returns
  /// whether the term is one.
  private func reportMixed(
    _ term: Term, _ contextual: Contextual, _ mixed: Solution, in context: Context
  ) -> Bool {
    guard case .none = contextual, term.peeled.isCollectionLiteral,
      let type = mixed.types[term.peeled.id], case .nominal(_, let arguments) = type.kind,
      let value = arguments.last, (model.wrapped(value) ?? value).isAny
    else { return false }
    FailureMessage(solver: self, context: context).reportMixed(term.peeled, as: type)
    return true
  }

  /// Solves without reporting, to find out which part of an expression is wrong.
  package func trySolving(
    _ term: Term, for contextual: Contextual, in context: Context
  ) -> (solution: Solution?, system: ConstraintSystem) {
    let system = ConstraintSystem(solver: self, context: context)
    let (solution, diagnostics) = collecting { system.solve(term, for: contextual) }
    return (diagnostics.isEmpty ? solution : nil, system)
  }

  /// Whether every value of the first type becomes one of the second without a cast.
  package func convertsImplicitly(
    _ from: Type, to wanted: Type, at position: Position, in context: Context
  ) -> Bool {
    let system = ConstraintSystem(solver: self, context: context)
    let term = model.makeTerm(.discard, at: position)
    return system.convert(from, wanted, .value, term) && system.search()
      && system.score[.userConversion] == 0
  }
}

extension Term {
  package var isEmptyCollection: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }

  fileprivate var isCollectionLiteral: Bool {
    switch kind {
    case .array(let elements): !elements.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    default: false
    }
  }
}

extension Solver {
  /// The members of a module, if `base` is the module's name and no nearer declaration has that
  /// name.
  func moduleMembers(_ name: String, of base: Term, in context: Context) -> [Named] {
    guard case .name(let module) = base.kind, module.arguments == nil,
      ["Swift", "_Concurrency", context.moduleName].contains(module.text)
        || core.modules[module.text] != nil || model.programModules[module.text] != nil,
      case .none = model.lookUp(module.text, in: context)
    else { return [] }
    return model.lookUp(name, inModule: module.text, from: context)
  }
}

extension ConstraintSystem {
  package func solve(_ term: Term, for contextual: Contextual) -> Solution? {
    solvedTerm = term
    allowBranching(term)
    guard let type = generate(term), meet(contextual, type, term), search() else { return nil }
    settleElements(term)
    if let discovery = solver.discovery { end(discovery) }
    return finished(term)
  }

  private func meet(_ contextual: Contextual, _ type: Type, _ term: Term) -> Bool {
    switch contextual {
    case .none, .sequence: true
    case .condition: convert(type, core.bool, .argument, term)
    case .opaque(let opaque): meet(opaque.constraint, type, term)
    case .partlyOpaque(let opaque, let whole): meet(opaque, in: whole, type, term)
    case .type(let wanted, let purpose): convert(type, wanted, purpose, term)
    }
  }

  private func meet(
    _ opaque: OpaqueResult, in whole: Type, _ type: Type, _ term: Term
  ) -> Bool {
    let part = makeVariable()
    solution.opaquePart = part
    return convert(type, whole.replacing(opaque, with: part), .returning, term)
      && meet(opaque.constraint, part, term)
  }

  private func meet(_ constraint: Existential, _ type: Type, _ term: Term) -> Bool {
    constraint.protocols.allSatisfy { wanted in
      conform(type, to: wanted, term)
        && wanted.closure.flatMap(\.associatedTypes).allSatisfy { associated in
          guard let argument = constraint.arguments[associated.name] else { return true }
          let witness = member(associated, of: type)
          flushMembers(term)
          return equate(witness, argument, term)
            || fail(.cannotConvert(simplify(witness), argument, .returning, term))
        }
    }
  }

  /// The solution with every variable replaced; nil if a variable is still open.
  private func finished(_ term: Term) -> Solution? {
    var result = solution
    var isOpen = false
    func settle(_ type: Type) -> Type {
      let type = simplify(type)
      if type.flags.contains(.isTooLarge) { metLargeType = true }
      if type.hasVariables, variables(in: type).contains(where: { $0 >= outerCount }) {
        isOpen = true
      }
      return type.flags.contains(.hasMembers) ? context.signature.reduce(type) : type
    }
    func settle(_ reference: Reference) -> Reference {
      let type = settle(reference.type)
      let baseType = reference.baseType.map { settle($0) }
      let substitution = reference.substitution.mapTypes { settle($0) }
      var target = reference.target
      if case .type(let type) = target { target = .type(settle(type)) }
      return Reference(
        target: target, base: reference.base, substitution: substitution, baseType: baseType,
        opened: reference.opened, type: reference.opened == nil ? type : erased(type))
    }
    result.opaquePart = result.opaquePart.map { settle($0) }
    result.types = result.types.mapValues { erased(settle($0)) }
    result.references = result.references.mapValues { settle($0) }
    for reference in result.references.values { use(reference) }
    result.writtenTypes = result.writtenTypes.mapValues { settle($0) }
    for (id, var closure) in result.closures {
      if case .function(let function) = settle(.function(closure.type)).kind {
        closure.type = function
      }
      closure.parameterTypes = closure.parameterTypes.map { settle($0) }
      for (storage, type) in zip(closure.variables, closure.parameterTypes) {
        storage.type = Lazy(known: type)
      }
      for storage in closure.captures { storage.type = Lazy(known: settle(storage.type.value)) }
      result.closures[id] = closure
    }
    for (id, var path) in result.keyPaths {
      path.root = settle(path.root)
      path.value = settle(path.value)
      path.path = path.path.map(settle)
      for index in path.components.indices {
        if let made = path.components[index].term, let reference = result.references[made] {
          path.components[index].reference = reference
        } else if let reference = path.components[index].reference {
          path.components[index].reference = settle(reference)
        }
        path.components[index].base = settle(path.components[index].base)
        path.components[index].result = settle(path.components[index].result)
      }
      result.keyPaths[id] = path
    }
    if isOpen {
      _ = fail(openParameter(result) ?? .cannotInfer(term))
      return nil
    }
    noteUses(result)
    return result
  }

  /// The first generic parameter that nothing determines.
  private func openParameter(_ solution: Solution) -> Failure? {
    for (id, reference) in solution.references.sorted(by: { $0.key < $1.key }) {
      guard case .function(let function) = reference.target, let position = termPositions[id]
      else { continue }
      let owner = function.kind == .initializer ? function.owner?.type.genericParameters ?? [] : []
      let open = (owner + function.genericParameters).first { parameter in
        reference.substitution[parameter].map { simplify($0).hasVariables } ?? false
      }
      if let open {
        return .cannotInferGeneric(
          open.name, Term(id: id, .discard, position: position, syntax: nil))
      }
    }
    return nil
  }

  private func noteUses(_ solution: Solution) {
    for type in solution.types.values { solver.requests.noteUse(of: type) }
    for reference in solution.references.values {
      solver.requests.noteUse(of: reference.type)
      for type in reference.substitution.types { solver.requests.noteUse(of: type) }
    }
    for closure in solution.closures.values { solver.requests.noteUse(of: .function(closure.type)) }
  }

  /// Calls inside a protocol extension's member find their requirements through the type's
  /// conformance.
  private func use(_ reference: Reference) {
    guard let wanted = reference.target.declaration?.owner?.type as? ProtocolDeclaration,
      let type = reference.substitution[wanted.selfParameter]
    else { return }
    _ = model.conformance(of: type, to: wanted, in: context.signature)
  }
}
