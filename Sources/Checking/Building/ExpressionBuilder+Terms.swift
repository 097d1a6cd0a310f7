import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Builds terms by their kinds.
extension ExpressionBuilder {
  /// The term's value, converted to the wanted type.
  func build(_ term: Term, as wanted: Type) -> Expression {
    checkElement(term, givenAs: wanted)
    let outer = isArgument
    isArgument = false
    let nested = buildNested(term.peeled, as: wanted)
    let value = nested ?? build(term)
    isArgument = outer
    return nested ?? convert(value, from: type(of: term), to: wanted)
  }

  /// The value of a whole initial value, default argument or result. Unlike in other places, `try?` and optional
  /// chains keep the type of a value that isn't an optional.
  func buildWhole(_ term: Term, as wanted: Type) -> Expression {
    guard let operand = term.operandOfOptional, wrapped(type(of: operand)) == nil
    else { return build(term, as: wanted) }
    return convert(build(term), from: type(of: term), to: wanted)
  }

  /// The term's value, with the type from the solution. An assignable place is loaded.
  func build(_ term: Term) -> Expression {
    switch term.kind {
    case .integer, .floating, .string, .interpolation, .boolean, .nothing, .array, .dictionary,
      .magic:
      return buildLiteral(term)
    case .name, .superReference, .member, .selfMember, .implicitMember, .type, .discard:
      return buildReference(term, access: .read)
    case .call(let callee, let arguments): return buildCall(term, callee, arguments)
    case .subscripting(let base, let arguments):
      return buildSubscript(term, base, arguments, access: .read)
    case .prefix, .postfix, .infix: return buildOperator(term)
    case .assignment(let target, let value): return buildAssignment(term, target, value)
    case .keyPath(_, let components): return buildKeyPath(term, components)
    case .parenthesized(let inner): return build(inner)
    case .noted(let inner, let id, let index):
      let numbers = [id, index].map { Argument.value(constant(.int($0), at: term.position)) }
      return make(
        .operation(.noteOperand, [.value(build(inner))] + numbers), type(of: term),
        at: term.position)
    case .tuple(let elements):
      checkParts(of: type(of: term), at: term.position)
      return buildTuple(term, elements)
    case .closure(let closure): return buildClosure(term, closure)
    case .ternary(let condition, let then, let otherwise):
      return buildTernary(term, condition, then, otherwise)
    case .cast(let value, let syntax, let cast):
      checkCast(of: type(of: value), cast, at: term.anchor)
      return buildCast(term, value, syntax, cast)
    case .chained, .forced, .optionalScope: return buildOptional(term, access: .read)
    case .address(let place):
      checker.report(CallMessage.addressOutsideOfArgument, at: term.position)
      return build(place)
    case .attempt(let attempt, let operand): return buildAttempt(term, attempt, operand)
    case .await(let operand): return buildAwait(term, operand)
    case .consume(let inner): return buildConsume(term, inner)
    case .copy(let inner): return buildCopy(term, inner)
    case .branching: return buildBranching(term)
    case .unsupported(let form):
      checker.reportUnsupported(form, at: term.position)
      return void(at: term.position)
    }
  }

  /// A term as a place, to read, assign or modify.
  func buildPlace(_ term: Term, access: Access) -> Expression {
    switch term.kind {
    case .name, .member, .implicitMember: return buildReference(term, access: access)
    case .subscripting(let base, let arguments):
      return buildSubscript(term, base, arguments, access: access)
    case .chained, .forced, .optionalScope: return buildOptional(term, access: access)
    // A value that is changed in place can't be noted before the change.
    case .parenthesized(let inner), .noted(let inner, _, _), .address(let inner):
      return buildPlace(inner, access: access)
    default: return build(term)
    }
  }

  /// How a place is accessed.
  enum Access {
    case read, assign, modify

    var reads: Bool { self != .assign }
    var writes: Bool { self != .read }
  }

  /// The path to the stored value, or to a temporary.
  func path(of expression: Expression) -> AccessPath {
    if case .load(let path) = expression.kind { path } else { .value(expression) }
  }

  /// Builds the operand with changed coverage of effects.
  func covering(
    _ operand: Term, as wanted: Type? = nil, _ change: (inout Coverage) -> Void
  ) -> Expression {
    let outer = coverage
    change(&coverage)
    defer { coverage = outer }
    return wanted.map { build(operand, as: $0) } ?? build(operand)
  }

  func buildTuple(
    _ term: Term, _ elements: [(label: String?, value: Term)]
  ) -> Expression {
    if elements.isEmpty { return void(at: term.position) }
    let values: [Expression]
    if case .tuple(let types) = type(of: term).kind, types.count == elements.count {
      values = zip(elements, types).map { build($0.value, as: $1.type) }
    } else {
      values = elements.map { build($0.value) }
    }
    return make(
      .tuple(values, labels: elements.map(\.label)), type(of: term), at: term.position)
  }

  private func buildTernary(
    _ term: Term, _ condition: Term, _ then: Term, _ otherwise: Term
  ) -> Expression {
    let result = type(of: term)
    return make(
      .conditional(
        build(condition, as: core.bool), then: build(then, as: result),
        else: build(otherwise, as: result)), result, at: term.position)
  }

  private func buildBranching(_ term: Term) -> Expression {
    guard let checked = solution.bodies[term.id], let statement = checked.statement else {
      return void(at: term.position)
    }
    checker.reporter.add(checked.diagnostics)
    return convert(
      make(.statement(statement), checked.result, at: term.position), from: checked.result,
      to: type(of: term))
  }

  // MARK: Attempts

  private func buildAttempt(
    _ term: Term, _ attempt: Term.Attempt, _ operand: Term
  ) -> Expression {
    switch attempt {
    case .plain:
      return covering(operand) {
        $0.hasTry = true
        $0.tryPosition = term.position
      }
    case .forced:
      let value = covering(operand) {
        $0.hasTry = true
        $0.stopsErrors = true
      }
      return make(.tryForce(value), type(of: term), at: term.position)
    case .optional:
      return attempted(
        operand, as: nil, flattens: wrapped(type(of: operand)) != nil, type(of: term),
        at: term.position)
    }
  }

  /// `try?` or a chain where the context is an optional of an optional. The value converts before it is wrapped,
  /// so that an error becomes the context's `nil`. Nil if the context doesn't change the value.
  private func buildNested(_ term: Term, as wanted: Type) -> Expression? {
    guard let operand = term.operandOfOptional, let inner = wrapped(reduced(wanted)),
      wrapped(inner) != nil
    else { return nil }
    let isOptional = wrapped(type(of: operand)) != nil
    guard case .attempt = term.kind else {
      if isOptional { return nil }
      let value = binding { build(operand, as: inner) }
      return make(.optionalChain(value, wraps: true), wanted, at: value.position)
    }
    guard isOptional else {
      return attempted(operand, as: inner, flattens: false, wanted, at: term.position)
    }
    guard case .attempt(.optional, _) = operand.peeled.kind else { return nil }
    return attempted(operand, as: wanted, flattens: true, wanted, at: term.position)
  }

  private func attempted(
    _ operand: Term, as wanted: Type?, flattens: Bool, _ type: Type, at position: Position
  ) -> Expression {
    let value = covering(operand, as: wanted) {
      $0.hasTry = true
      $0.stopsErrors = true
    }
    return make(.tryOptional(value, flattens: flattens), type, at: position)
  }
}
