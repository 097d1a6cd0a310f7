import Reading
package import Semantics

extension ConstraintSystem {
  /// Applies the chosen declaration to the arguments.
  package func apply(_ type: Type, _ reference: Reference, _ call: CallUse, _ use: OverloadUse)
    -> Bool
  {
    guard let parameters = parameters(of: reference), reference.base != .unapplied else {
      // A value: a closure, or another value that can be called.
      return callValue(type, call)
    }
    guard case .function(let function) = type.kind else {
      return fail(.cannotCall(simplify(type), use.term))
    }
    if use.isOperator { return applyOperator(function, parameters, reference, call) }
    if case .enumerationCase = reference.target, parameters.count > 1,
      call.arguments.list.count == 1, call.arguments.list[0].label == nil,
      case .tuple = root(call.types[0]).kind
    {
      return fail(
        .arguments(
          .missing(parameter: .init(parameters[1].label, index: 1), before: 1),
          function: use.name.text,
          call.term))
    }
    let bindings: [Solution.ParameterBinding]
    switch match(call, parameters) {
    case .success(let found): bindings = found
    case .failure(let mismatch):
      let fact = mismatch.fact.refined(
        call.arguments.list.map(\.label), firstTrailing: call.arguments.firstTrailing,
        with: matchable(parameters))
      return fail(.arguments(fact, function: use.name.text, call.term))
    }
    record(.arguments(call.term.id, bindings))
    for (index, binding) in bindings.enumerated() {
      let parameter = function.parameters[index]
      switch binding {
      case .argument(let argument):
        guard pass(argument, of: call, to: parameter, parameters[index], reference) else {
          return false
        }
      case .variadic(let arguments):
        if arguments.isEmpty { add(.unusedVariadic) }
        for argument in arguments {
          guard pass(argument, of: call, to: parameter, parameters[index], reference) else {
            return false
          }
        }
      case .defaulted:
        // An omitted argument has the type of its default value (SE-0347).
        if case .function(let declaration) = reference.target,
          let given = solver.requests.inferredDefault(of: declaration, index: index)
        {
          guard convert(given, parameter.type, .defaultArgument, call.term) else { return false }
        }
      }
    }
    return finish(call, implicitlyUnwrapped(function.result, ofCall: reference, call.term))
  }

  /// Calls a value: a function, or a value with `callAsFunction`.
  package func callValue(_ callee: Type, _ call: CallUse) -> Bool {
    var callee = root(callee)
    if case .member = callee.kind { callee = simplify(callee) }
    switch callee.kind {
    case .variable:
      add(.call(call, callee: callee), call.term)
      return true
    case .error: return equate(call.result, .error, call.term)
    case .function(let function):
      var labels = call.arguments.list.map(\.label)
      if let declared = labelsOfMethod(calledBy: call) {
        if let fact = mislabelled(labels, call.arguments.firstTrailing, declared) {
          return fail(.arguments(fact, function: "", call.term))
        }
        labels = labels.map { _ in nil }
      }
      if let index = labels.firstIndex(where: { $0 != nil }),
        call.arguments.firstTrailing.map({ index < $0 }) ?? true
      {
        return fail(
          .arguments(
            .wrongLabel(argument: index, expected: nil, found: labels[index]), function: "",
            call.term))
      }
      if function.parameters.contains(where: \.isVariadic) {
        return callVariadic(function, call)
      }
      guard labels.count == function.parameters.count else {
        if labels.count > function.parameters.count {
          return fail(
            .arguments(.extra(argument: function.parameters.count), function: "", call.term))
        }
        return fail(
          .arguments(
            .missing(parameter: .init(nil, index: labels.count), before: labels.count),
            function: "",
            call.term))
      }
      record(.arguments(call.term.id, labels.indices.map { .argument($0) }))
      for (index, parameter) in function.parameters.enumerated() {
        guard pass(index, of: call, to: parameter, nil, nil) else { return false }
      }
      return finish(call, function.result)
    case .metatype(let instance):
      if let made = callMadeValue(of: instance, callee, call) { return made }
      return resolve(
        MemberUse(
          term: call.term, name: Term.Name("init"), base: callee, type: makeVariable(),
          use: .call(call)), noteID: call.term.id, metatypeInstance: instance)
    default:
      if let called = callDynamically(callee, call) { return called }
      return resolve(
        MemberUse(
          term: call.term, name: Term.Name("callAsFunction"), base: callee, type: makeVariable(),
          use: .call(call)), noteID: call.term.id)
    }
  }

  /// The labels of `Type.method(instance)(a: 1)`: the method's, unless its name is written with
  /// labels.
  private func labelsOfMethod(calledBy call: CallUse) -> [String?]? {
    guard case .call(let callee, _) = call.term.kind,
      case .call(let method, _) = callee.peeled.kind,
      case .member(_, let name, _) = method.peeled.kind, name.labels == nil,
      let reference = solution.references[method.peeled.id], reference.base == .unapplied,
      case .function(let function) = reference.target
    else { return nil }
    return function.interface.value.parameters.map(\.label)
  }

  /// Compares the labels of arguments with those of parameters, one by one.
  private func mislabelled(
    _ labels: [String?], _ firstTrailing: Int?, _ declared: [String?]
  ) -> ArgumentMismatch? {
    for (index, (found, expected)) in zip(labels, declared).enumerated()
    where index < firstTrailing ?? labels.count && found != expected {
      return .wrongLabel(argument: index, expected: expected, found: found)
    }
    return nil
  }

  /// Calls a variadic function.
  private func callVariadic(_ function: FunctionType, _ call: CallUse) -> Bool {
    let matched = ArgumentMatching.match(
      call.arguments.list.map(\.label), firstTrailing: call.arguments.firstTrailing,
      with: function.parameters.map { parameter in
        MatchableParameter(
          label: nil, isVariadic: parameter.isVariadic, hasDefault: false,
          acceptsTrailingClosure: acceptsClosure(parameter.type))
      })
    guard case .success(let bindings) = matched else {
      if case .failure(let mismatch) = matched {
        return fail(.arguments(mismatch.fact, function: "", call.term))
      }
      return false
    }
    record(.arguments(call.term.id, bindings))
    for (parameter, binding) in zip(function.parameters, bindings) {
      for index in binding.arguments {
        guard pass(index, of: call, to: parameter, nil, nil) else { return false }
      }
    }
    return finish(call, function.result)
  }

  /// `{ … }()`: the arguments and the contextual result determine the closure's type. The closure
  /// doesn't escape.
  func callInPlace(
    _ closure: ClosureTerm, _ callee: Term, _ type: Type, _ call: CallUse
  ) -> Bool {
    if closure.parameters?.contains(where: \.isVariadic) ?? false {
      return callValue(type, call)
    }
    var wanted = FunctionType(
      parameters: call.types.map { _ in .init(type: makeVariable()) }, result: call.result)
    wanted.isAsync = closure.isAsync
    wanted.thrown = closure.throwsOut ? core.anyError : nil
    wanted.isEscaping = false
    for index in call.types.indices {
      if case .address = call.arguments.list[index].value.kind {
        wanted.parameters[index].isInout = true
      }
    }
    record(.arguments(call.term.id, call.types.indices.map { .argument($0) }))
    for (index, parameter) in wanted.parameters.enumerated() {
      guard pass(index, of: call, to: parameter, nil, nil) else { return false }
    }
    return convert(type, .function(wanted), .argument, callee)
  }

  /// Whether it is `isSum ? (+) : (*)`, or has more branches like them.
  func isChoiceOfOperators(_ term: Term) -> Bool {
    switch term.peeled.kind {
    case .ternary(_, let first, let second):
      isOperatorOrChoice(first.peeled) && isOperatorOrChoice(second.peeled)
    default: false
    }
  }

  private func isOperatorOrChoice(_ term: Term) -> Bool {
    if case .name(let name) = term.kind { return Term.isOperator(name.text) && name.text != "_" }
    return isChoiceOfOperators(term)
  }

  /// `(isSum ? (+) : (*))(2, 3)`: the operands determine the operators.
  func callOperator(_ callee: Term, _ type: Type, _ call: CallUse) -> Bool {
    guard call.arguments.list.allSatisfy({ $0.label == nil }) else { return callValue(type, call) }
    let wanted = FunctionType(
      parameters: call.types.map { .init(type: $0) }, result: call.result)
    record(.arguments(call.term.id, call.types.indices.map { .argument($0) }))
    return convert(type, .function(wanted), .argument, callee)
  }

  // MARK: Arguments

  private func pass(
    _ index: Int, of call: CallUse, to parameter: FunctionType.Parameter,
    _ declared: FunctionDeclaration.Parameter?, _ reference: Reference?
  ) -> Bool {
    let term = call.arguments.list[index].value
    var type = call.types[index]
    if case .address = term.kind {
      guard parameter.isInout else {
        return fail(
          .other(ArgumentMessage.addressForOtherParameter(type: simplify(type)), term))
      }
      // The variable holds the value itself, so a function that is generic over its type can change it.
      if let declared, let opened = open(type, of: term, for: declared, reference) {
        record(.opened(call.term.id, index, opened))
        type = Type(.opaque(opened, []))
      }
      return equate(type, parameter.type, term)
        || fail(.cannotConvert(simplify(type), simplify(parameter.type), .argument, term))
    }
    guard !parameter.isInout else {
      if term.isLiteral {
        return fail(.other(ArgumentMessage.inoutLiteral, term))
      }
      return fail(
        .other(ArgumentMessage.inoutWithoutAddress(type: simplify(type)), term))
    }
    passedTerms.insert(unwrapped(term).id)
    if var declared {
      if let builder = declared.resultBuilder, let reference {
        declared.resultBuilder = substitute(reference.substitution, in: builder)
      }
      declared.runsOnMainActor = isOfMainQueue(call.term)
      closureParameters[unwrapped(term).id] = declared
    }
    if let declared, declared.isLent, case .function(var function) = root(type).kind {
      function.isEscaping = true
      type = .function(function)
    }
    if parameter.isAutoclosure, case .function(let function) = root(parameter.type).kind {
      return convert(type, function.result, .argument, term)
    }
    if let declared, let opened = open(type, of: term, for: declared, reference) {
      record(.opened(call.term.id, index, opened))
      let inside = Type(.opaque(opened, []))
      type = root(type).instance == nil ? inside : .metatype(inside)
      // The parameter is exactly the type inside, and it is known before the result leaves the existential.
      let wanted = wrapped(parameter.type) ?? root(parameter.type)
      if root(wanted.instance ?? wanted).asVariable != nil { return equate(type, wanted, term) }
    }
    return convert(type, parameter.type, .argument, term)
  }

  /// Whether the call is like `DispatchQueue.main.async { … }`. Swift isolates its closure to the
  /// main actor.
  private func isOfMainQueue(_ call: Term) -> Bool {
    guard case .call(let callee, _) = call.kind, case .member(let base, _, _) = callee.kind,
      case .member(let type, let name, _) = base.kind, name.text == "main",
      case .name(let queue) = type.kind
    else { return false }
    return queue.text == "DispatchQueue"
  }

  private func unwrapped(_ term: Term) -> Term {
    switch term.kind {
    case .parenthesized(let inner), .noted(let inner, _, _), .attempt(_, let inner),
      .await(let inner):
      unwrapped(inner)
    default: term
    }
  }

  private func finish(_ call: CallUse, _ result: Type) -> Bool {
    let result = erased(simplify(result))
    return equate(call.result, result, call.term)
      || fail(.cannotConvert(result, simplify(call.result), .argument, call.term))
  }

  private func applyOperator(
    _ function: FunctionType, _ parameters: [FunctionDeclaration.Parameter],
    _ reference: Reference, _ call: CallUse
  ) -> Bool {
    guard function.parameters.count == call.types.count else { return false }
    record(.arguments(call.term.id, call.types.indices.map { .argument($0) }))
    for (index, parameter) in function.parameters.enumerated() {
      let term = call.arguments.list[index].value
      // Operators don't convert operands to `AnyHashable`, nor to an optional of it.
      operands.insert(term.id)
      if parameter.isInout || core.isHashableBox(root(parameter.type)) {
        guard equate(call.types[index], parameter.type, term) else {
          return fail(.noOverload("", call.types.map { simplify($0) }, call.term))
        }
      } else if parameter.isAutoclosure, case .function(let wanted) = root(parameter.type).kind {
        guard convert(call.types[index], wanted.result, .argument, term) else { return false }
      } else {
        guard convert(call.types[index], parameter.type, .argument, term) else { return false }
      }
    }
    return finish(call, function.result)
  }
}
