import Machine
import Reading
import Semantics
import SwiftSyntax

/// Chooses the message of a failure.
struct FailureMessage {
  let solver: Solver
  var model: SemanticModel { solver.model }
  let context: Context

  func report(_ failure: Failure) {
    switch failure {
    case .nested(let diagnostics): solver.reporter.add(diagnostics)
    case .cannotConvert(let from, let to, let purpose, let term):
      reportConversion(from, to, purpose, term)
    case .doesNotConform(let type, let wanted, let term, let target):
      reportConformance(type, wanted, term, by: target)
    case .noMember(let base, let name, let term): reportMember(base, name, term)
    case .notAccessible(let found, let name, let term):
      reportInaccessible(found, name, term)
    case .cannotCall(let type, let term):
      reportCall(of: type, term)
    case .arguments(let mismatch, _, let term): reportArguments(mismatch, term)
    case .noOverload(let name, let types, let term): reportOperator(name, types, term)
    case .notOptional(let type, let term):
      let isForced = if case .forced = term.kind { true } else { false }
      solver.report(
        isForced
          ? ConversionMessage.forcedNonOptional(type: type) : .chainedNonOptional(type: type),
        at: term.anchor)
    case .ambiguous(let name, let term):
      solver.report(NameMessage.ambiguous(name: name), at: term.anchor)
    case .cannotInfer(let term): reportInference(term)
    case .cannotInferGeneric(let name, let term):
      solver.report(InferenceMessage.genericParameter(name: name), at: term.anchor)
    case .cannotInferParameter(let name, let term):
      solver.report(InferenceMessage.closureParameter(name: name), at: term.anchor)
    case .notEquivalent(let left, let right, let term):
      if left.hasVariables || right.hasVariables { return reportInference(term) }
      solver.report(InferenceMessage.typesDiffer(left: left, right: right), at: term.anchor)
    case .cannotInferRoot(let term):
      solver.report(InferenceMessage.keyPathRoot, at: term.anchor)
    case .closureParameters(let wanted, let given, let term):
      reportParameters(wanted: wanted, given: given, term)
    case .literal(_, let type, let term):
      solver.report(ConversionMessage.literal(type: type), at: term.anchor)
    case .tooComplex(let term):
      solver.report(InferenceMessage.tooComplex, at: term.anchor)
    case .other(let message, let term): solver.report(message, at: term.anchor)
    }
  }

  // MARK: Conversions

  private func reportConversion(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) {
    if to.isError, !solver.reporter.diagnostics.isEmpty { return }
    let from = from.settled
    if model.hasUnmetArguments(to) {
      // That type has an error where it is written, which is shown instead.
      return solver.reportFlow(
        ConversionMessage.value(from: from, to: to, purpose: purpose), at: term.anchor)
    }
    if case .nothing = term.kind {
      return solver.report(
        ConversionMessage.nothing(to: to, purpose: purpose), at: term.anchor)
    }
    if from.isError, !solver.reporter.diagnostics.isEmpty { return }
    if to == solver.core.bool, purpose != .closureResult, reportBoolean(from, purpose, term) {
      return
    }
    if case .function(let function) = from.kind, function.result == to, function.parameters.isEmpty,
      purpose != .coercion
    {
      return solver.report(ConversionMessage.functionIsNotCalled(to: to), at: term.anchor)
    }
    if from.nominal === solver.core.optional, from.arguments.first == to,
      !(purpose == .argument && term.isOptionalScope)
    {
      return solver.report(
        ConversionMessage.optionalIsNotUnwrapped(from: from, to: to), at: term.anchor)
    }
    if reportFunction(from, to, purpose, term) { return }
    if purpose != .coercion, reportElements(of: term, to) { return }
    solver.report(
      purpose == .coercion && isDowncast(from, to)
        ? ConversionMessage.downcast(from: from, to: to)
        : .value(from: from, to: to, purpose: purpose), at: term.anchor)
  }

  /// Reports the elements of a literal that don't fit the wanted collection; false if that isn't the
  /// mistake.
  private func reportElements(of term: Term, _ to: Type) -> Bool {
    var wanted = to
    while let inner = model.wrapped(wanted) { wanted = inner }
    guard let collection = wanted.nominal else { return false }
    var parts: [(Term, Type, Contextual.Purpose)] = []
    switch term.peeled.kind {
    case .array(let elements)
    where [solver.core.array, solver.core.set].contains(collection):
      parts = elements.map { ($0, wanted.arguments[0], .element) }
    case .dictionary(let entries) where collection === solver.core.dictionary:
      parts = entries.flatMap {
        [($0.key, wanted.arguments[0], .key), ($0.value, wanted.arguments[1], .value)]
      }
    default: return false
    }
    var isReported = false
    for (part, type, purpose) in parts {
      if solver.trySolving(part, for: .type(type, purpose), in: context).solution != nil {
        continue
      }
      guard let own = solver.trySolving(part, for: .none, in: context).solution?.types[part.id]
      else { continue }
      reportConversion(own, type, purpose, part)
      isReported = true
    }
    return isReported
  }

  /// Whether the conversion needs a checked cast.
  private func isDowncast(_ from: Type, _ to: Type) -> Bool {
    if from.existential != nil || from.isAny { return true }
    guard let base = from.nominal, base.isReference, var declaration = to.nominal else {
      return false
    }
    while let above = declaration.superclass.value?.nominal {
      if above === base { return true }
      declaration = above
    }
    return false
  }

  /// A value that isn't a condition in Swift, although other languages accept it.
  private func reportBoolean(
    _ from: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    if case .integer = term.kind, purpose != .negation {
      let digits = term.syntax?.spelling ?? "1"
      solver.report(ConversionMessage.integerAsBoolean(literal: digits), at: term.anchor)
      return true
    }
    if term.isLiteral { return false }
    let isNegated = purpose == .negation
    if from.nominal === solver.core.optional {
      if from.arguments.first == solver.core.bool, purpose != .argument { return false }
      solver.report(
        isNegated
          ? ConversionMessage.negatedOptional(type: from) : .optionalAsBoolean(type: from),
        at: term.anchor)
      return true
    }
    guard let integers = solver.core.protocolIfDeclared("BinaryInteger"),
      model.conformance(of: from, to: integers, in: context.signature) != nil
    else { return false }
    solver.report(
      isNegated ? ConversionMessage.negatedNumber(type: from) : .numberAsBoolean(type: from),
      at: term.anchor)
    return true
  }

  /// A condition that isn't a Boolean.
  func reportCondition(_ type: Type, _ term: Term) {
    if case .assignment = term.kind {
      return solver.report(ConversionMessage.assignmentAsBoolean, at: term.anchor)
    }
    if reportBoolean(type, .initialization, term) { return }
    solver.report(ConversionMessage.condition(type: type), at: term.anchor)
  }

  private func reportConformance(
    _ type: Type, _ wanted: ProtocolDeclaration, _ term: Term, by target: Reference.Target?
  ) {
    if type.isError { return }
    if case .name(let name) = term.kind, Term.isOperator(name.text) {
      return solver.report(OperatorMessage.noMatchInReference(name: name.text), at: term.anchor)
    }
    if let inner = model.wrapped(type), wanted.known == .equatable || wanted.known == .hashable {
      return reportConformance(inner, wanted, term, by: target)
    }
    if wanted === solver.core.sendable {
      return solver.report(ConformanceMessage.notSendable(type: type), at: term.anchor)
    }
    if type.cannotConform(isArgument: target?.isFunction ?? false) {
      return solver.report(
        ConformanceMessage.existential(type: type, protocol: wanted.name), at: term.anchor)
    }
    if case .opaque(let opened, _) = type.kind, opened.name.hasPrefix("any ") {
      return solver.report(
        ConformanceMessage.existential(
          type: Type(.existential(opened.constraint)), protocol: wanted.name), at: term.anchor)
    }
    if let target, let message = requirement(of: target, type, wanted) {
      return solver.report(message, at: term.anchor)
    }
    solver.report(ConformanceMessage.missing(type: type, protocol: wanted.name), at: term.anchor)
  }

  // MARK: Names

  func namePosition(_ term: Term) -> Position {
    switch term.kind {
    case .member(_, _, let position): return position
    case .implicitMember:
      var position = term.position
      // The position after the dot.
      position.column += 1
      return position
    default: return term.position
    }
  }

  private func reportOperator(_ name: String, _ types: [Type], _ term: Term) {
    let known = types
    switch term.kind {
    case .infix(let name, _, _):
      if !solver.isOperatorKnown(name.text, in: context) {
        return reportUnknownOperator(name)
      }
      guard known.count == 2 else { return }
      if known[0] == known[1] {
        solver.report(
          OperatorMessage.equalOperands(name: name.text, type: known[0]), at: name.position)
      } else {
        solver.report(
          OperatorMessage.operands(name: name.text, left: known[0], right: known[1]),
          at: name.position)
      }
    case .prefix(let name, _), .postfix(let name, _):
      if !solver.isOperatorKnown(name.text, in: context) { return reportUnknownOperator(name) }
      if known.isEmpty {
        return solver.report(
          term.isPrefixTerm
            ? OperatorMessage.notPrefix(name: name.text) : .notPostfix(name: name.text),
          at: name.position)
      }
      solver.report(
        OperatorMessage.operand(name: name.text, type: known[0]), at: name.position)
    default:
      solver.report(OperatorMessage.noMatchInCall(name: name), at: term.anchor)
    }
  }

  private func reportUnknownOperator(_ name: Term.OperatorName) {
    let isStep = name.text == "++" || name.text == "--"
    solver.report(
      isStep
        ? NameMessage.unknownStepOperator(name: name.text, replacement: name.text.prefix(1) + "= 1")
        : .unknownOperator(name: name.text), at: name.position)
  }

  // MARK: Inference

  /// Reports a literal whose elements have no common type, and the type that it could have.
  func reportMixed(_ term: Term, as type: Type) {
    solver.report(InferenceMessage.mixedElements(type: type), at: term.anchor)
  }

  private func reportInference(_ term: Term) {
    switch term.kind {
    case .array(let elements) where elements.isEmpty:
      solver.report(InferenceMessage.emptyCollection, at: term.anchor)
    case .dictionary(let entries) where entries.isEmpty:
      solver.report(InferenceMessage.emptyCollection, at: term.anchor)
    case .array, .dictionary: reportMixed(term, as: solver.core.array(of: .any))
    case .nothing: solver.report(InferenceMessage.nilWithoutContext, at: term.anchor)
    case .implicitMember(let name):
      solver.report(InferenceMessage.memberWithoutContext(name: name.text), at: term.anchor)
    case .closure(let closure):
      solver.report(
        InferenceMessage.closureParameter(name: closure.parameters?.first?.name ?? "$0"),
        at: closure.parameters?.first?.position ?? term.anchor)
    case .call(let callee, _) where callee.needsContext: reportInference(callee)
    case .parenthesized(let inner), .noted(let inner, _, _): reportInference(inner)
    default:
      solver.report(InferenceMessage.expression, at: term.anchor)
    }
  }

  private func reportParameters(wanted: Int, given: Int, _ term: Term) {
    solver.report(
      given == 0
        ? ClosureMessage.ignoresArguments(count: wanted)
        : .argumentCount(wanted: wanted, given: given), at: term.anchor)
  }
}

extension Type {
  /// Whether no declaration can make it conform to a protocol.
  ///
  /// - Parameter isArgument: Whether it is the type of a function's argument.
  fileprivate func cannotConform(isArgument: Bool) -> Bool {
    switch kind {
    case .existential: true
    case .function, .tuple, .metatype: isArgument
    default: false
    }
  }
}

extension Term {
  fileprivate var isOptionalScope: Bool { if case .optionalScope = kind { true } else { false } }
  fileprivate var isPrefixTerm: Bool { if case .prefix = kind { true } else { false } }
}
