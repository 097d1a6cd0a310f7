import Machine
import SwiftSyntax

extension Checker {
  /// Chooses among functions of one name as Swift does, and checks the call.
  func callFunctions(
    _ candidates: [Candidate], _ arguments: CallArguments, hint: Type?, isSuper: Bool,
    node: Syntax
  ) -> Expression {
    var fitting: [(candidate: Candidate, match: [[Int]])] = []
    var firstMismatch: CallArguments.Mismatch?
    for candidate in candidates {
      switch arguments.match(candidate.declaration.parameters) {
      case .success(let match): fitting.append((candidate, match))
      case .failure(let mismatch): firstMismatch = firstMismatch ?? mismatch
      }
    }
    guard let first = fitting.first else {
      if let firstMismatch, let candidate = candidates.first {
        reportMismatch(firstMismatch, candidates, candidate, at: node)
      }
      return invalid(at: node)
    }
    if fitting.count == 1 {
      return apply(
        first.candidate, first.match, arguments, hint: hint, isSuper: isSuper, node: node)
    }
    let byClosures = preferred(fitting, by: arguments)
    if byClosures.count == 1 {
      return apply(
        byClosures[0].candidate, byClosures[0].match, arguments, hint: hint, isSuper: isSuper,
        node: node)
    }
    let chosen = preferred(byClosures, arguments, hint: hint, node: node) ?? byClosures[0]
    return apply(
      chosen.candidate, chosen.match, arguments, hint: hint, isSuper: isSuper, node: node)
  }

  private func reportMismatch(
    _ mismatch: CallArguments.Mismatch, _ candidates: [Candidate], _ candidate: Candidate,
    at node: Syntax
  ) {
    let name = candidate.made.map { "\($0)" } ?? candidate.declaration.name
    if candidates.count > 1 {
      report(
        "no exact matches in call to '\(name)'", at: node,
        advice: "It is declared as "
          + candidates.map { "`\($0.declaration.selector)`" }.joined(separator: ", ") + ".")
    } else {
      report(mismatch, of: name, parameters: candidate.declaration.parameters, at: node)
    }
  }

  func report(
    _ mismatch: CallArguments.Mismatch, of name: String,
    parameters: [FunctionDeclaration.Parameter], at node: Syntax
  ) {
    let signature =
      "\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    switch mismatch {
    case .missing(let label, let parameter):
      report(
        "missing argument for parameter '\(label ?? parameter)' in call", at: node,
        advice: "It is `\(signature)`.")
    case .unexpected(let label?, let argument):
      if parameters.contains(where: { $0.label == label }) {
        report("argument '\(label)' must come in the order of `\(signature)`", at: argument)
      } else if parameters.isEmpty {
        report("argument passed to call that takes no arguments", at: argument)
      } else {
        report(
          "incorrect argument label in call (have '\(label):')", at: argument,
          advice: "It is `\(signature)`.")
      }
    case .unexpected(nil, let argument):
      if parameters.isEmpty {
        report("argument passed to call that takes no arguments", at: argument)
      } else if let next = parameters.first(where: { $0.label != nil }) {
        report(
          "missing argument label '\(next.label ?? ""):' in call", at: argument,
          advice: "It is `\(signature)`.")
      } else {
        report("extra argument in call", at: argument)
      }
    case .extraTrailingClosure(let argument):
      report("extra trailing closure passed in call", at: argument, advice: "It is `\(signature)`.")
    }
  }

  // MARK: Choosing

  /// Those whose function parameters fit what the closures are seen to do: a closure that awaits
  /// wants an async parameter, one that doesn't a synchronous one, where there is the choice.
  private func preferred(
    _ fitting: [(candidate: Candidate, match: [[Int]])], by arguments: CallArguments
  ) -> [(candidate: Candidate, match: [[Int]])] {
    let scored = fitting.compactMap { option -> (Int, (candidate: Candidate, match: [[Int]]))? in
      var penalty = 0
      for (parameter, match) in zip(option.candidate.declaration.parameters, option.match) {
        guard let index = match.first, case .closure(let closure) = arguments.arguments[index].value
        else { continue }
        guard case .function(let function) = parameter.type else { return nil }
        let effects = ClosureEffects(closure)
        if effects.awaits, !function.isAsync { return nil }
        if effects.throwsOut, !function.isThrowing { return nil }
        if function.isAsync, !effects.awaits { penalty += 1 }
        if function.isThrowing, !effects.throwsOut { penalty += 1 }
        if effects.parameterCount > 0, effects.parameterCount != function.parameters.count {
          penalty += 10
        }
      }
      return (penalty, option)
    }
    guard let best = scored.map(\.0).min() else { return fitting }
    return scored.filter { $0.0 == best }.map(\.1)
  }

  /// The one whose other arguments convert with the least ado.
  private func preferred(
    _ fitting: [(candidate: Candidate, match: [[Int]])], _ arguments: CallArguments, hint: Type?,
    node: Syntax
  ) -> (candidate: Candidate, match: [[Int]])? {
    var best: (score: Int, option: (candidate: Candidate, match: [[Int]]))?
    for option in fitting {
      let saved = solver
      var score = 0
      let works = succeeds {
        score = trial(option.candidate, option.match, arguments, hint: hint)
      }
      solver.rollBack(to: saved)
      if works, score < best?.score ?? .max { best = (score, option) }
    }
    return best?.option
  }

  /// Checks the arguments that aren't closures; the more they had to be converted, the higher.
  private func trial(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments, hint: Type?
  ) -> Int {
    let declaration = candidate.declaration
    let substitution = instantiate(candidate)
    var score = 0
    for (parameter, indices) in zip(declaration.parameters, match) {
      var type = parameter.type.substituting(substitution)
      if parameter.isVariadic, case .nominal(core.array, let elements) = type { type = elements[0] }
      for index in indices {
        let argument = arguments.arguments[index]
        let value: Expression
        switch argument.value {
        case .closure: continue
        case .syntax(let syntax): value = infer(syntax, hint: type)
        case .reference(let syntax): value = infer(syntax, hint: type)
        case .checked(let expression): value = expression
        }
        let natural = resolved(value)
        _ = coerce(value, to: type, at: argument.node, purpose: .argument)
        let wanted = solver.resolve(type)
        if natural != wanted { score += 2 }
        if case .syntax(let syntax) = argument.value, isFlexible(syntax),
          wanted == core.doubleType, !containsFloat(syntax)
        {
          score += 1
        }
        if case .existential = wanted { score += 1 }
        if wrapped(wanted) != nil, wrapped(natural) == nil { score += 1 }
      }
    }
    if let hint, hint.isConcrete, hint != .void {
      let result = candidate.made ?? declaration.result.substituting(substitution)
      let resolvedResult = solver.resolve(result)
      if resolvedResult.isConcrete, resolvedResult != hint, wrapped(hint) != resolvedResult {
        score += 3
      }
    }
    if !declaration.genericParameters.isEmpty { score += 1 }
    return score
  }

  private func containsFloat(_ syntax: ExprSyntax) -> Bool {
    syntax.is(FloatLiteralExprSyntax.self)
      || syntax.as(PrefixOperatorExprSyntax.self).map { containsFloat($0.expression) } ?? false
  }

  /// Fresh variables for the function's own parameters; `where … ==` clauses taken into account.
  func instantiate(_ candidate: Candidate) -> [GenericParameter: Type] {
    var substitution = candidate.substitution
    for parameter in candidate.declaration.genericParameters {
      substitution[parameter] = solver.makeVariable()
    }
    for case .same(let parameter, let type) in candidate.declaration.constraints {
      if let argument = substitution[parameter] {
        _ = solver.unify(argument, type.substituting(substitution))
      }
    }
    return substitution
  }

  // MARK: Applying

  /// An integer literal for a parameter of any type is an `Int`, unless only a `Double` fits the
  /// other arguments, as in `prices.reduce(0) { $0 + $1 }` and `max(3, 2.5)`.
  private func apply(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments, hint: Type?,
    isSuper: Bool, node: Syntax
  ) -> Expression {
    func attempt(_ literal: Type?) -> Expression {
      apply(
        candidate, match, arguments, literal: literal, hint: hint, isSuper: isSuper, node: node)
    }
    guard arguments.arguments.count > 1, literalParameter(candidate, match, arguments) != nil else {
      return attempt(nil)
    }
    for literal in [nil, core.doubleType] {
      let saved = solver
      var result: Expression?
      if succeeds({ result = attempt(literal) }), let result { return result }
      solver.rollBack(to: saved)
    }
    if speculationDepth > 0 {
      // Nobody hears a report while an overload is tried out: that it failed is enough.
      speculativeErrors += 1
      return invalid(at: node)
    }
    return attempt(nil)
  }

  /// The generic parameter that is only given an integer literal.
  private func literalParameter(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments
  ) -> GenericParameter? {
    for (parameter, indices) in zip(candidate.declaration.parameters, match) {
      guard case .parameter(let generic) = parameter.type, let index = indices.first,
        candidate.declaration.genericParameters.contains(generic),
        case .syntax(let syntax) = arguments.arguments[index].value, isIntegerLiteral(syntax)
      else { continue }
      return generic
    }
    return nil
  }

  private func isIntegerLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(IntegerLiteralExprSyntax.self)
      || syntax.as(PrefixOperatorExprSyntax.self).map { isIntegerLiteral($0.expression) } ?? false
  }

  private func apply(
    _ candidate: Candidate, _ match: [[Int]], _ arguments: CallArguments, literal: Type?,
    hint: Type?, isSuper: Bool, node: Syntax
  ) -> Expression {
    let declaration = candidate.declaration
    let substitution = instantiate(candidate)
    if let literal, let parameter = literalParameter(candidate, match, arguments),
      let variable = substitution[parameter]
    {
      _ = solver.unify(variable, literal)
    }
    let declaredResult =
      declaration.isInitializer
      ? (candidate.made.map { declaration.isFailable ? optional($0) : $0 } ?? .void)
      : declaration.result
    let result = declaredResult.substituting(substitution)
    hintResult(result, hint)

    // What isn't a closure first, then what decides for itself, then literals, then closures.
    let order = argumentOrder(declaration, match, arguments)
    var values: [Int: Argument] = [:]
    for (parameterIndex, argumentIndex) in order {
      let parameter = declaration.parameters[parameterIndex]
      var type = parameter.type.substituting(substitution)
      if parameter.isVariadic, case .nominal(core.array, let elements) = type { type = elements[0] }
      if case .function(let function) = type, case .variable = solver.resolve(function.result),
        case .variable = solver.resolve(result), let hint, hint.isConcrete
      {
        resultHint = hint
      }
      values[argumentIndex] = argument(
        arguments.arguments[argumentIndex], type: type, isInout: parameter.isInout,
        inherits: inheritsIsolation(parameter),
        capturesSelfImplicitly: parameter.inheritsActorContext)
      resultHint = nil
    }
    if case .variable = solver.resolve(result), let hint, hint.isConcrete {
      _ = solver.unify(result, hint)
    }
    let passed = pass(declaration, match, values, substitution, at: node)
    requireConformances(declaration, substitution, at: node)
    noteEffects(of: declaration, passed, at: node)
    return build(
      candidate, passed, result: solver.resolve(result), isSuper: isSuper, at: node)
  }

  /// Lets the place decide what nothing else will, where that can do no harm.
  private func hintResult(_ result: Type, _ hint: Type?) {
    guard let hint, hint.isConcrete, hint != .invalid else { return }
    if case .variable = solver.resolve(result) { return }
    let saved = solver
    let target = wrapped(hint) != nil && wrapped(result) == nil ? wrapped(hint) ?? hint : hint
    if !solver.unify(result, target) { solver.rollBack(to: saved) }
  }

  private func inheritsIsolation(_ parameter: FunctionDeclaration.Parameter) -> Bool {
    if parameter.inheritsActorContext { return true }
    if case .function(let function) = parameter.type { return !function.isSendable }
    return true
  }

  private func argumentOrder(
    _ declaration: FunctionDeclaration, _ match: [[Int]], _ arguments: CallArguments
  ) -> [(Int, Int)] {
    let pairs = match.enumerated().flatMap { parameter, indices in indices.map { (parameter, $0) } }
    func rank(_ index: Int) -> Int {
      switch arguments.arguments[index].value {
      case .closure: 2
      case .syntax(let syntax): isFlexible(syntax) ? 1 : 0
      case .reference, .checked: 0
      }
    }
    return pairs.enumerated().sorted {
      (rank($0.element.1), $0.offset) < (rank($1.element.1), $1.offset)
    }.map(\.element)
  }

  /// The arguments in the order of the parameters, defaults filled in.
  private func pass(
    _ declaration: FunctionDeclaration, _ match: [[Int]], _ values: [Int: Argument],
    _ substitution: [GenericParameter: Type], at node: Syntax
  ) -> [Argument] {
    var passed: [Argument] = []
    for (parameter, indices) in zip(declaration.parameters, match) {
      if parameter.isVariadic {
        let elements = indices.compactMap { index -> Expression? in
          if case .value(let value)? = values[index] { value } else { nil }
        }
        passed.append(.value(make(.array(elements), parameter.type, at: node)))
      } else if let index = indices.first, let value = values[index] {
        passed.append(value)
      } else if let defaultValue = parameter.defaultValue {
        let type = parameter.type.substituting(substitution)
        if case .metatype(let instance) = type {
          passed.append(
            .value(make(.constant(.type(runtimeType(instance))), type, at: node)))
          continue
        }
        var value = inScope(declaration.scope ?? scope) {
          check(defaultValue, as: type, purpose: .argument)
        }
        value.position = position(of: node)
        passed.append(.value(value))
      }
    }
    return passed
  }

  private func requireConformances(
    _ declaration: FunctionDeclaration, _ substitution: [GenericParameter: Type], at node: Syntax
  ) {
    for parameter in declaration.genericParameters {
      guard let argument = substitution[parameter] else { continue }
      for required in parameter.protocols where !conforms(argument, to: required) {
        report(
          "type '\(solver.resolve(argument))' does not conform to protocol '\(required.name)'",
          at: node)
      }
    }
  }

  private func noteEffects(
    of declaration: FunctionDeclaration, _ arguments: [Argument], at node: Syntax
  ) {
    switch declaration.throwing {
    case .always: noteThrow(at: node)
    case .ifArgumentsDo:
      let someThrow = arguments.contains { argument in
        guard case .value(let value) = argument, case .function(let function) = resolved(value)
        else { return false }
        return function.actuallyThrows(value)
      }
      if someThrow { noteThrow(at: node) }
    case .never: break
    }
    if declaration.isAsync {
      noteAwait(at: node)
    } else if declaration.isMainActor, !context.isMainActor {
      noteAwait(at: node)
    }
  }
}
