import Reading
import Semantics
import SwiftSyntax

/// Finds the message for an expression without a solution: its smallest part that is wrong on its
/// own, otherwise the mismatch between parts.
struct Diagnosis {
  let solver: Solver
  var model: SemanticModel { solver.model }
  let context: Context
  let system: ConstraintSystem
  /// The amount of work after which no further parts are diagnosed.
  private let limit: Int

  /// Parts of parts are solved repeatedly, which is too slow for long expressions.
  private static let workLimit = 200_000

  init(solver: Solver, context: Context, system: ConstraintSystem, limit: Int? = nil) {
    self.solver = solver
    self.context = context
    self.system = system
    self.limit = limit ?? solver.model.budget.work + Self.workLimit
  }

  func report(_ term: Term, _ contextual: Contextual) {
    if system.isTooComplex {
      return FailureMessage(solver: solver, context: context).report(.tooComplex(term))
    }
    guard let failure = system.failure?.failure else {
      return FailureMessage(solver: solver, context: context).report(.cannotInfer(term))
    }
    if case .type(let wanted, _) = contextual, wanted.isError {
      // The contextual type is unknown. Only mistakes inside the expression are reported.
      if let inner = culprit(in: term) {
        FailureMessage(solver: solver, context: context).report(inner)
      }
      return
    }
    if case .nothing = term.kind, case .type(let wanted, let purpose) = contextual {
      return FailureMessage(solver: solver, context: context).report(
        .cannotConvert(.error, wanted, purpose, term))
    }
    // Parts first: the mistake inside is the cause, and other failures follow from it.
    if let inner = culprit(in: term, wanted: contextual.wantedType) {
      return FailureMessage(solver: solver, context: context).report(inner)
    }
    if let inner = bodyFailure(failure, in: term, contextual) {
      return FailureMessage(solver: solver, context: context).report(inner)
    }
    let wanted = contextual.wantedType.map { model.wrapped($0) ?? $0 }
    if term.isOperation, solver.trySolving(term, for: .none, in: context).solution == nil,
      let inner = operation(term, wanted: wanted)
    {
      return FailureMessage(solver: solver, context: context).report(inner)
    }
    if let literal = literalFailure(failure, in: term) {
      return FailureMessage(solver: solver, context: context).report(literal)
    }
    if case .type(let wanted, let purpose) = contextual {
      // Does the expression have a type of its own that differs from the contextual type?
      let (alone, _) = solver.trySolving(term, for: .none, in: context)
      if let type = alone?.types[term.id], isAboutWhole(term) || isMismatch(failure) {
        return FailureMessage(solver: solver, context: context).report(
          .cannotConvert(type.settled, wanted, purpose, term))
      }
    }
    if case .condition = contextual {
      let (alone, _) = solver.trySolving(term, for: .none, in: context)
      if let type = alone?.types[term.id] {
        return FailureMessage(solver: solver, context: context).reportCondition(type, term)
      }
    }
    switch failure {
    case .cannotInfer, .cannotInferGeneric: if usesUnknown(term) { return }
    default: break
    }
    FailureMessage(solver: solver, context: context).report(
      unwrapping(failure, in: term) ?? incomparable(failure) ?? failure)
  }

  /// The mistakes inside a closure of one expression. They are found by checking the expression as a
  /// statement.
  private func bodyFailure(
    _ failure: Failure, in term: Term, _ contextual: Contextual
  ) -> Failure? {
    if case .nested = failure { return nil }
    guard model.budget.work <= limit, hasOpenClosure(term) else { return nil }
    let apart = ConstraintSystem(solver: solver, context: context)
    apart.checksBodiesApart = true
    let (solution, _) = solver.collecting { apart.solve(term, for: contextual) }
    guard solution == nil, case .nested(let found)? = apart.failure?.failure, !found.isEmpty else {
      return nil
    }
    return .nested(found)
  }

  /// Whether the term contains a closure of one expression, outside of parts that have their own solution.
  private func hasOpenClosure(_ term: Term) -> Bool {
    if case .closure(let closure) = term.kind { return closure.single != nil }
    return term.parts.contains { part in
      hasOpenClosure(part)
        && (part.needsContext || solver.trySolving(part, for: .none, in: context).solution == nil)
    }
  }

  /// Whether the term uses a declaration with an unknown type. The error was reported at that
  /// declaration.
  private func usesUnknown(_ term: Term) -> Bool {
    if case .closure = term.kind, let syntax = term.syntax { return namesUnknown(syntax) }
    return term.parts.contains { part in
      if case .name = part.kind {
        let (alone, _) = solver.trySolving(part, for: .none, in: context)
        if alone?.types[part.id]?.isError == true { return true }
      }
      return usesUnknown(part)
    }
  }

  /// The same for names that a closure uses from outside.
  private func namesUnknown(_ syntax: Syntax) -> Bool {
    if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      case .found(let named) = model.lookUp(name, in: context)
    {
      return named.contains { one in
        if case .storage(let storage) = one {
          !storage.type.isComputing && storage.type.value.isError
        } else {
          false
        }
      }
    }
    return syntax.children(viewMode: .sourceAccurate).contains { namesUnknown($0) }
  }

  private func isMismatch(_ failure: Failure) -> Bool {
    switch failure {
    case .cannotConvert, .doesNotConform, .noOverload, .cannotInfer, .cannotInferGeneric: true
    default: false
    }
  }

  private func isAboutWhole(_ term: Term) -> Bool {
    switch term.kind {
    case .integer, .floating, .string, .boolean, .nothing, .interpolation, .name, .member: true
    default: false
    }
  }

  /// The failure of the smallest part that has no solution on its own.
  ///
  /// - Parameter outer: The type that the context wants of the term.
  private func culprit(in term: Term, wanted outer: Type? = nil) -> Failure? {
    for part in term.parts {
      if model.budget.work > limit { return nil }
      if part.needsContext {
        if let failure = missingMember(in: part) { return failure }
        continue
      }
      if isModule(part, in: term) { continue }
      let (solution, system) = solver.trySolving(part, for: .none, in: context)
      guard solution == nil else { continue }
      let closer = Diagnosis(solver: solver, context: context, system: system, limit: limit)
      let wanted = wanted(of: part, in: term, outer)
      if let inner = closer.culprit(in: part, wanted: wanted) { return inner }
      if system.isTooComplex { return .tooComplex(part) }
      if let failure = operation(part, wanted: wanted) { return failure }
      if let failure = system.failure?.failure {
        if let body = closer.bodyFailure(failure, in: part, .none) { return body }
        // Without its context, a closure doesn't know its parameters.
        if failure.significance == .vague { continue }
        // A type's name is no expression on its own, but it is one before a dot.
        if case .other(_, let inner) = failure, inner === part, part.isPlainName,
          term.hasBase(part)
        {
          continue
        }
        return unwrapping(failure, in: part) ?? incomparable(failure)
          ?? literalFailure(failure, in: part) ?? failure
      }
    }
    return nil
  }
}

/// Facts that the surroundings of a part say about it.
extension Diagnosis {
  /// Whether the part is the name of a module, whose declaration the whole names.
  private func isModule(_ part: Term, in whole: Term) -> Bool {
    switch whole.kind {
    case .call(let callee, _): return isModule(part, in: callee)
    case .member(let base, let name, _):
      return base === part && !solver.moduleMembers(name.text, of: base, in: context).isEmpty
    default: return false
    }
  }

  /// The type that the whole wants of its part: that of the other operand or of the parameter. A
  /// number wants nothing.
  private func wanted(of part: Term, in whole: Term, _ outer: Type?) -> Type? {
    guard case .infix = part.kind else { return nil }
    func type(of term: Term) -> Type? {
      solver.trySolving(term, for: .none, in: context).solution?.types[term.id]
    }
    switch whole.kind {
    case .infix(_, let left, let right):
      let other = left === part ? right : left
      switch other.peeled.kind {
      case .integer, .floating: return outer
      default: return type(of: other)
      }
    case .assignment(let left, _): return type(of: left)
    case .call(let callee, let arguments):
      guard case .function(let function)? = type(of: callee)?.kind,
        function.parameters.count == arguments.list.count,
        let index = arguments.list.firstIndex(where: { $0.value === part })
      else { return nil }
      return function.parameters[index].type
    default: return nil
    }
  }

  /// The failure of an optional whose wrapped type would conform: it has to be unwrapped.
  func unwrapping(_ failure: Failure, in whole: Term) -> Failure? {
    guard case .doesNotConform(let type, let wanted, let term, _) = failure,
      let inner = model.wrapped(type), !inner.hasVariables,
      model.conformance(of: inner, to: wanted, in: context.signature) != nil,
      let use = use(of: term, in: whole)
    else { return nil }
    let operands: [Term] =
      switch use.kind {
      case .call(_, let arguments), .subscripting(_, let arguments):
        arguments.list.map(\.value)
      default: use.parts
      }
    let optional = operands.first { operand in
      solver.trySolving(operand, for: .none, in: context).solution?.types[operand.id] == type
    }
    return optional.map { .cannotConvert(type, inner, .argument, $0) }
  }

  /// The call, subscript or operation that a failure's term stands for.
  private func use(of term: Term, in whole: Term) -> Term? {
    switch whole.kind {
    case .call(let callee, _) where callee === term || whole === term: return whole
    case .subscripting where whole === term, .infix where whole === term,
      .prefix where whole === term:
      return whole
    default:
      for part in whole.parts { if let found = use(of: term, in: part) { return found } }
      return nil
    }
  }
}

extension Contextual {
  fileprivate var wantedType: Type? { if case .type(let type, _) = self { type } else { nil } }
}
