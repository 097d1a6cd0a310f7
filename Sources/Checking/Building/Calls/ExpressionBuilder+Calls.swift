import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Calls by their callee: a function, a type, a case, or a value.
extension ExpressionBuilder {
  func buildCall(_ term: Term, _ callee: Term, _ arguments: Term.Arguments) -> Expression {
    binding { self.call(term, callee, arguments) }
  }

  private func call(
    _ term: Term, _ callee: Term, _ arguments: Term.Arguments
  ) -> Expression {
    var (callee, arguments) = (callee, arguments)
    if let made = solution.madeValues[term.id], let first = arguments.firstTrailing {
      callee = made
      arguments = arguments.split(before: first).1
    }
    if let given = solution.dynamicCalls[term.id] { arguments = given }
    let bindings = solution.arguments[term.id] ?? []
    let list = arguments.list.map(\.value)
    if let reference = solution.references[term.id] {
      switch reference.target {
      case .typeOf: return typeOf(term, list)
      case .type:
        // A literal with the type.
        return list.first.map { build($0) } ?? void(at: term.position)
      case .function(let function):
        // An initializer, or `callAsFunction`.
        var site = Site(term, reference, base: callee.peeled, at: callee.namePosition)
        site.isCalled = true
        return callFunction(function, site, list, bindings)
      case .dynamicMember, .storage, .enumerationCase, .tupleElement, .keyPathApplication, .value:
        break
      }
    }
    let name = callee.peeled
    if !name.isCalled, let reference = solution.references[name.id] {
      var site = Site(term, reference, base: name.base, at: name.namePosition)
      site.isCalled = true
      switch reference.target {
      case .function(let function) where reference.base == .unapplied:
        return unappliedCall(function, site, list)
      case .function(let function): return callFunction(function, site, list, bindings)
      case .enumerationCase(let declaration)
      where !declaration.parameters.value.isEmpty:
        return makeCase(declaration, site, list, bindings)
      case .storage, .type, .tupleElement, .dynamicMember, .keyPathApplication, .value, .typeOf,
        .enumerationCase:
        break
      }
    }
    return callValue(callee, term, list)
  }

  private func typeOf(_ term: Term, _ arguments: [Term]) -> Expression {
    guard let argument = arguments.first else { return void(at: term.position) }
    let type = type(of: argument)
    // In an initializer, `self` has no value yet.
    if case .name(let name) = argument.peeled.kind, name.text == "self",
      let declaration = type.nominal, !declaration.isReference
    {
      return typeExpression(type, at: term.position)
    }
    var value = build(argument)
    borrow(value)
    if type.recordsClass {
      value = make(.intrinsic("type.withoutClass", [value]), type, at: term.position)
    }
    switch type.kind {
    case .parameter, .member:
      return make(
        .intrinsic("type.ofGeneric", [value, typeExpression(type, at: term.position)]),
        self.type(of: term), at: term.position)
    default: break
    }
    guard type.saysTypeOfValues else {
      return make(.typeOf(value), self.type(of: term), at: term.position)
    }
    // An array's elements don't show its element type.
    return make(
      .sequence(value, typeExpression(type, at: term.position)), self.type(of: term),
      at: term.position)
  }

  // MARK: Values

  /// A call of a closure or function value.
  private func callValue(_ callee: Term, _ term: Term, _ arguments: [Term]) -> Expression {
    let calleeType = type(of: callee)
    guard let function = calleeType.asFunction else {
      _ = build(callee)
      return void(at: term.position)
    }
    let position = callee.namePosition
    let outer = (functionUse, directCallee)
    (functionUse, directCallee) = (.called, callee.peeled.id)
    let value = build(callee)
    (functionUse, directCallee) = outer
    let bindings = solution.arguments[term.id] ?? arguments.indices.map { .argument($0) }
    let passed = zip(bindings, function.parameters).map { binding, parameter -> Argument in
      let given = binding.arguments.filter(arguments.indices.contains).map { index in
        pass(
          arguments[index], as: parameter.type, isInout: parameter.isInout,
          isAutoclosure: parameter.isAutoclosure)
      }
      guard parameter.isVariadic || given.isEmpty else { return given[0] }
      let type = core.array(of: parameter.type)
      return .value(make(.array(given.compactMap(\.value)), type, at: term.position))
    }
    if let thrown = function.thrown { noteThrow(thrown, at: position, from: term.start) }
    let call = make(
      .callClosure(value, passed, canThrow: function.thrown != nil), function.result,
      at: position)
    return hopping(call, to: callee, function, at: position)
  }

  // MARK: Enum cases

  func makeCase(
    _ declaration: CaseDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) -> Expression {
    let made = site.reference.baseType ?? type(of: site.term)
    let parameters = declaration.parameters.value
    evaluateUnusedBase(site)
    var payload: [Expression] = []
    for (index, parameter) in parameters.enumerated() {
      let type = substitute(parameter.type, site.reference.substitution)
      let binding = bindings.indices.contains(index) ? bindings[index] : .defaulted
      switch binding {
      case .argument(let argument) where arguments.indices.contains(argument):
        payload.append(buildArgument(arguments[argument], as: type))
      case .argument, .variadic, .defaulted:
        payload.append(caseDefault(declaration, index, type, at: site.position))
      }
    }
    return caseExpression(declaration, made, payload, at: site.position)
  }

  private func caseDefault(
    _ declaration: CaseDeclaration, _ index: Int, _ type: Type, at position: Position
  ) -> Expression {
    guard let syntax = declaration.parameters.value[index].defaultValue,
      let context = declaration.context
    else { return void(at: position) }
    let term = model.term(syntax, in: context)
    guard let solution = solver.solve(term, for: .type(type, .defaultArgument), in: context)
    else { return void(at: position) }
    var value = checker.build(term, as: type, solution, in: context)
    value.isDefaultArgument = true
    return value
  }

  func caseExpression(
    _ declaration: CaseDeclaration, _ type: Type, _ payload: [Expression], at position: Position
  ) -> Expression {
    guard let nominal = declaration.owner?.type as? NominalDeclaration else {
      return void(at: position)
    }
    if nominal === core.optional {
      guard let value = payload.first else { return constant(.none, at: position) }
      return make(.wrap(value), type, at: position)
    }
    guard let descriptor = nominal.descriptor else { return void(at: position) }
    // Where no code of the type runs, this is all that says that there are values of it.
    if nominal.isPrelude { checker.runtime.noteDescriptions(of: nominal) }
    return make(
      .enumerationCase(
        descriptor, types: typeExpressions(type.arguments, at: position),
        index: declaration.index, payload), type, at: position)
  }
}
