import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Operators, including those that evaluate their right side only if needed.
extension ExpressionBuilder {
  /// Operators are static functions of their operands' types, or global functions.
  func buildOperator(_ term: Term) -> Expression {
    binding {
      switch term.kind {
      case .prefix(let name, let operand), .postfix(let name, let operand):
        return self.apply(name, [operand], term)
      case .infix(let name, let left, let right): return self.apply(name, [left, right], term)
      default: preconditionFailure("build dispatches each kind of term")
      }
    }
  }

  private func apply(
    _ name: Term.OperatorName, _ operands: [Term], _ term: Term
  ) -> Expression {
    guard let reference = solution.references[term.id] else { return void(at: term.position) }
    var site = Site(term, reference, base: nil, at: name.position)
    site.isCalled = true
    checkArithmetic(name, operands, term)
    switch reference.target {
    case .function(let function):
      let bindings = operands.indices.map { Solution.ParameterBinding.argument($0) }
      let result = callFunction(function, site, operands, bindings)
      return closingChain(result, assignedThrough: operands[0], function)
    case .enumerationCase(let declaration):
      return makeCase(declaration, site, operands, operands.indices.map { .argument($0) })
    default: return void(at: term.position)
    }
  }

  /// `a?.b += 1` has no effect if the chain finds nil.
  private func closingChain(
    _ result: Expression, assignedThrough target: Term, _ function: FunctionDeclaration
  ) -> Expression {
    guard function.interface.value.parameters.first?.isInout == true,
      case .optionalScope = target.peeled.kind
    else { return result }
    return Expression(
      kind: .optionalChain(result, wraps: true), position: result.position)
  }

  // MARK: Built-in operators

  /// Functions of the prelude with nodes of their own in the tree, so their right sides need no
  /// closures.
  func nativeCall(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) -> Expression? {
    guard function.isPrelude else { return nil }
    switch (function.name, arguments.count) {
    case ("&&", 2):
      return make(
        .and(build(arguments[0], as: core.bool), lazily(arguments[1], as: core.bool)), core.bool,
        at: site.position)
    case ("||", 2):
      return make(
        .or(build(arguments[0], as: core.bool), lazily(arguments[1], as: core.bool)), core.bool,
        at: site.position)
    case ("!", 1) where function.isPrefix:
      return make(.not(build(arguments[0], as: core.bool)), core.bool, at: site.position)
    case ("??", 2): return coalescing(function, site, arguments)
    case ("precondition", 1...2), ("assert", 1...2):
      return checking(function, site, arguments)
    default: return nil
    }
  }

  /// The right operand of a short-circuiting operator.
  private func lazily(_ term: Term, as type: Type) -> Expression {
    let outer = coverage
    coverage.isInAutoclosure = true
    defer { coverage = outer }
    return build(term, as: type)
  }

  private func coalescing(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) -> Expression? {
    let interface = function.interface.value
    guard let parameter = interface.parameters.first else { return nil }
    let left = substitute(parameter.type, site.reference.substitution)
    let staysOptional = wrapped(interface.result) != nil
    let result = substitute(interface.result, site.reference.substitution)
    return make(
      .coalesce(
        build(arguments[0], as: left), lazily(arguments[1], as: result),
        staysOptional: staysOptional), result, at: site.position)
  }

  /// `precondition` and `assert` create their message only when it is needed.
  private func checking(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) -> Expression? {
    guard case .intrinsic(let name) = function.routine.value.implementation else { return nil }
    let message =
      arguments.count > 1
      ? lazily(arguments[1], as: core.string) : constant(.string(""), at: site.position)
    return make(
      .conditional(
        build(arguments[0], as: core.bool), then: void(at: site.position),
        else: make(.intrinsic(name, [message]), .void, at: site.position)), .void,
      at: site.position)
  }
}
