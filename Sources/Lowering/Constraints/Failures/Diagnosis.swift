import Machine
import Reading
import SwiftSyntax

/// Finds the message for an expression without a solution: its smallest part that is wrong on its
/// own, otherwise the mismatch between parts.
struct Diagnosis {
  let checker: Checker
  let context: Context
  let system: ConstraintSystem
  /// The amount of work after which no further parts are diagnosed.
  private let limit: Int

  /// Parts of parts are solved repeatedly, which is too slow for long expressions.
  private static let workLimit = 200_000

  init(checker: Checker, context: Context, system: ConstraintSystem, limit: Int? = nil) {
    self.checker = checker
    self.context = context
    self.system = system
    self.limit = limit ?? checker.budget.work + Self.workLimit
  }

  func report(_ term: Term, _ contextual: Contextual) {
    if system.isTooComplex {
      return FailureMessage(checker: checker, context: context).report(.tooComplex(term))
    }
    guard let failure = system.failure?.failure else {
      return FailureMessage(checker: checker, context: context).report(.cannotInfer(term))
    }
    if case .type(let wanted, _) = contextual, wanted.isError {
      // The contextual type is unknown. Only mistakes inside the expression are reported.
      if let inner = culprit(in: term) {
        FailureMessage(checker: checker, context: context).report(inner)
      }
      return
    }
    if case .nothing = term.kind, case .type(let wanted, let purpose) = contextual {
      return FailureMessage(checker: checker, context: context).report(
        .cannotConvert(.error, wanted, purpose, term))
    }
    // Parts first: the mistake inside is the cause, and other failures follow from it.
    if let inner = culprit(in: term) {
      return FailureMessage(checker: checker, context: context).report(inner)
    }
    if let inner = bodyFailure(failure, in: term, contextual) {
      return FailureMessage(checker: checker, context: context).report(inner)
    }
    if term.isOperation, checker.trySolving(term, for: .none, in: context).solution == nil,
      let inner = operation(term)
    {
      return FailureMessage(checker: checker, context: context).report(inner)
    }
    if let literal = literalFailure(failure, in: term) {
      return FailureMessage(checker: checker, context: context).report(literal)
    }
    if case .type(let wanted, let purpose) = contextual {
      // Does the expression have a type of its own that differs from the contextual type?
      let (alone, _) = checker.trySolving(term, for: .none, in: context)
      if let type = alone?.types[term.id], isAboutWhole(term) || isMismatch(failure) {
        return FailureMessage(checker: checker, context: context).report(
          .cannotConvert(type.settled, wanted, purpose, term))
      }
    }
    if case .condition = contextual {
      let (alone, _) = checker.trySolving(term, for: .none, in: context)
      if let type = alone?.types[term.id] {
        return FailureMessage(checker: checker, context: context).reportCondition(type, term)
      }
    }
    if case .cannotInfer = failure, usesUnknown(term) { return }
    FailureMessage(checker: checker, context: context).report(incomparable(failure) ?? failure)
  }

  /// The mistakes inside a closure of one expression. They are found by checking the expression as a
  /// statement.
  private func bodyFailure(
    _ failure: Failure, in term: Term, _ contextual: Contextual
  ) -> Failure? {
    if case .nested = failure { return nil }
    guard checker.budget.work <= limit, hasOpenClosure(term) else { return nil }
    let apart = ConstraintSystem(checker: checker, context: context)
    apart.checksBodiesApart = true
    let (solution, _) = checker.collecting { apart.solve(term, for: contextual) }
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
        && (part.needsContext || checker.trySolving(part, for: .none, in: context).solution == nil)
    }
  }

  /// Whether the term uses a declaration with an unknown type. The error was reported at that
  /// declaration.
  private func usesUnknown(_ term: Term) -> Bool {
    if case .closure = term.kind, let syntax = term.syntax { return namesUnknown(syntax) }
    return term.parts.contains { part in
      if case .name = part.kind {
        let (alone, _) = checker.trySolving(part, for: .none, in: context)
        if alone?.types[part.id]?.isError == true { return true }
      }
      return usesUnknown(part)
    }
  }

  /// The same for names that a closure uses from outside.
  private func namesUnknown(_ syntax: Syntax) -> Bool {
    if let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainName,
      case .found(let named) = checker.lookUp(name, in: context)
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
    case .cannotConvert, .doesNotConform, .noOverload, .cannotInfer: true
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
  private func culprit(in term: Term) -> Failure? {
    for part in term.parts {
      if checker.budget.work > limit { return nil }
      if part.needsContext { continue }
      let (solution, system) = checker.trySolving(part, for: .none, in: context)
      guard solution == nil else { continue }
      let closer = Diagnosis(checker: checker, context: context, system: system, limit: limit)
      if let inner = closer.culprit(in: part) { return inner }
      if system.isTooComplex { return .tooComplex(part) }
      if let failure = operation(part) { return failure }
      if let failure = system.failure?.failure {
        if let body = closer.bodyFailure(failure, in: part, .none) { return body }
        // Without its context, a closure doesn't know its parameters.
        if failure.significance == .vague { continue }
        // A type's name is no expression on its own, but it is one before a dot.
        if case .other(_, let inner, _) = failure, inner === part, part.isPlainName,
          term.hasBase(part)
        {
          continue
        }
        return literalFailure(failure, in: part) ?? failure
      }
    }
    return nil
  }
}

extension Term {
  var isPlainName: Bool { if case .name = kind { true } else { false } }

  /// Whether the part is the base of a member or a callee.
  func hasBase(_ part: Term) -> Bool {
    switch kind {
    case .member(let base, _, _), .selfMember(let base), .subscripting(let base, _): base === part
    case .call(let callee, _): callee === part || callee.hasBase(part)
    default: false
    }
  }

  /// Whether the failure is about an operator's overloads.
  var isOperation: Bool {
    switch kind {
    case .infix, .prefix, .postfix: true
    default: false
    }
  }

  /// The direct subexpressions that can be solved alone, without closures' bodies.
  var parts: [Term] {
    switch kind {
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .interpolation(let segments):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .member(let base, _, _), .selfMember(let base): [base]
    case .call(let callee, let arguments):
      (callee.isName ? callee.parts : [callee]) + arguments.list.map(\.value)
    case .subscripting(let base, let arguments): [base] + arguments.list.map(\.value)
    case .prefix(_, let operand), .postfix(_, let operand): [operand]
    case .infix(_, let left, let right), .assignment(let left, let right): [left, right]
    case .parenthesized(let inner), .noted(let inner, _, _), .chained(let inner),
      .forced(let inner),
      .optionalScope(let inner), .attempt(_, let inner), .await(let inner):
      [inner]
    case .address(let inner): [inner]
    case .tuple(let elements): elements.map(\.value)
    case .ternary(let condition, let first, let second): [condition, first, second]
    case .cast(let value, _, _): [value]
    case .integer, .floating, .string, .boolean, .nothing, .magic, .name, .superReference,
      .implicitMember, .type, .discard, .keyPath, .closure, .branching, .unsupported:
      []
    }
  }

  private var isName: Bool {
    switch kind {
    case .name, .member, .implicitMember: true
    default: false
    }
  }

  /// Whether the term has no type without a contextual type.
  var needsContext: Bool {
    switch kind {
    case .closure, .implicitMember, .nothing, .keyPath, .branching, .discard, .superReference: true
    case .array(let elements): elements.isEmpty || elements.contains(where: \.needsContext)
    case .dictionary(let entries):
      entries.isEmpty || entries.contains { $0.value.needsContext || $0.key.needsContext }
    case .call(let callee, _), .subscripting(let callee, _): callee.needsContext
    case .member(let base, _, _): base.needsContext && !base.isSuperReference
    case .parenthesized(let inner), .noted(let inner, _, _), .attempt(_, let inner),
      .await(let inner), .address(let inner), .forced(let inner), .chained(let inner),
      .optionalScope(let inner):
      inner.needsContext
    case .ternary(_, let first, let second): first.needsContext || second.needsContext
    case .tuple(let elements): elements.contains { $0.value.needsContext }
    case .prefix(_, let operand), .postfix(_, let operand): operand.needsContext
    case .infix(_, let left, let right): left.needsContext || right.needsContext
    case .name(let name): name.text == "_" || Term.isOperator(name.text)
    default: false
    }
  }

  private var isSuperReference: Bool { if case .superReference = kind { true } else { false } }

  static func isOperator(_ text: String) -> Bool {
    // Most names begin with an ASCII letter, and checking a byte is faster.
    switch text.utf8.first ?? UInt8(ascii: "_") {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return false
    default: break
    }
    guard let first = text.first else { return false }
    return !first.isLetter && !first.isNumber
  }
}
