import Machine
import Reading
import Semantics
import SwiftSyntax

/// Wording of failures, like the compiler's where that is good.
struct FailureMessage {
  let solver: Solver
  var model: SemanticModel { solver.model }
  let context: Context

  func report(_ failure: Failure) {
    switch failure {
    case .nested(let diagnostics): solver.reporter.add(diagnostics)
    case .cannotConvert(let from, let to, let purpose, let term):
      reportConversion(from, to, purpose, term)
    case .doesNotConform(let type, let wanted, let term): reportConformance(type, wanted, term)
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
          ? "cannot force unwrap value of non-optional type '\(type)'"
          : "cannot use optional chaining on non-optional value of type '\(type)'",
        at: term.parts.first?.position ?? term.position)
    case .ambiguous(let name, let term):
      solver.report("ambiguous use of '\(name)'", at: term.position)
    case .cannotInfer(let term): reportInference(term)
    case .cannotInferParameter(let name, let term):
      solver.report(
        "cannot infer type of closure parameter '\(name)' without a type annotation",
        at: term.position)
    case .notEquivalent(let left, let right, let term):
      if left.hasVariables || right.hasVariables { return reportInference(term) }
      solver.report("the types '\(left)' and '\(right)' must be equivalent", at: term.position)
    case .cannotInferRoot(let term):
      solver.report(
        "cannot infer key path type from context; consider explicitly specifying a root type",
        at: term.position)
    case .closureParameters(let wanted, let given, let term):
      reportParameters(wanted: wanted, given: given, term)
    case .literal(_, let type, let term):
      solver.report("cannot convert value to specified type '\(type)'", at: term.position)
    case .tooComplex(let term):
      solver.report(
        "the compiler is unable to type-check this expression in reasonable time; try breaking up "
          + "the expression into distinct sub-expressions", at: term.position)
    case .other(let message, let term, let advice):
      solver.report(message, at: term.position, advice: advice)
    }
  }

  // MARK: Conversions

  private func reportConversion(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) {
    if to.isError, !solver.reporter.diagnostics.isEmpty { return }
    let from = from.settled
    if case .nothing = term.kind {
      let message =
        switch purpose {
        case .returning: "'nil' is incompatible with return type '\(to)'"
        case .argument: "'nil' is not compatible with expected argument type '\(to)'"
        case .assignment: "'nil' cannot be assigned to type '\(to)'"
        case .closureResult: "'nil' is not compatible with closure result type '\(to)'"
        case .element: "'nil' is not compatible with expected element type '\(to)'"
        case .key: "'nil' is not compatible with expected dictionary key type '\(to)'"
        case .value: "'nil' is not compatible with expected dictionary value type '\(to)'"
        default: "'nil' cannot initialize specified type '\(to)'"
        }
      return solver.report(message, at: term.position)
    }
    if from.isError, !solver.reporter.diagnostics.isEmpty { return }
    if to == solver.core.bool, purpose != .closureResult, reportBoolean(from, purpose, term) {
      return
    }
    if case .function(let function) = from.kind, function.result == to, function.parameters.isEmpty,
      purpose != .coercion
    {
      return solver.report(
        "function produces expected type '\(to)'; did you mean to call it with '()'?",
        at: term.position)
    }
    if from.nominal === solver.core.optional, from.arguments.first == to,
      !(purpose == .argument && term.isOptionalScope)
    {
      return solver.report(
        "value of optional type '\(from)' must be unwrapped to a value of type '\(to)'",
        at: term.position,
        advice: "Use `??` to provide a default, or `if let` to go on only when there is a value.")
    }
    if reportFunction(from, to, purpose, term) { return }
    let message =
      switch purpose {
      case .initialization, .optionalBinding:
        "cannot convert value of type '\(from)' to specified type '\(to)'"
      case .assignment: "cannot assign value of type '\(from)' to type '\(to)'"
      case .returning: "cannot convert return expression of type '\(from)' to return type '\(to)'"
      case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
      case .defaultArgument:
        "default argument value of type '\(from)' cannot be converted to type '\(to)'"
      case .throwing: "thrown expression type '\(from)' does not conform to 'Error'"
      case .coercion where isDowncast(from, to):
        "'\(from)' is not convertible to '\(to)'; did you mean to use 'as!' to force downcast?"
      case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
      case .key: "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
      case .value:
        "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
      case .negation:
        "unary operator '!' cannot be applied to an operand of type '\(from)'"
      case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
      case .closureResult, .yield:
        "cannot convert value of type '\(from)' to closure result type '\(to)'"
      case .pattern:
        "expression pattern of type '\(from)' cannot match values of type '\(to)'"
      case .sequence: "for-in loop requires '\(from)' to conform to 'Sequence'"
      }
    solver.report(message, at: term.position)
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
      solver.report(
        "integer literal value '\(digits)' cannot be used as a boolean", at: term.position)
      return true
    }
    if term.isLiteral { return false }
    let test = purpose == .negation ? "==" : "!="
    if from.nominal === solver.core.optional {
      if from.arguments.first == solver.core.bool, purpose != .argument { return false }
      solver.report(
        "optional type '\(from)' cannot be used as a boolean; test for '\(test) nil' instead",
        at: term.position)
      return true
    }
    guard let integers = solver.core.protocolIfDeclared("BinaryInteger"),
      model.conformance(of: from, to: integers, in: context.signature) != nil
    else { return false }
    solver.report(
      "type '\(from)' cannot be used as a boolean; test for '\(test) 0' instead", at: term.position)
    return true
  }

  /// A condition that isn't a Boolean.
  func reportCondition(_ type: Type, _ term: Term) {
    if case .assignment = term.kind {
      return solver.report(
        "use of '=' in a boolean context, did you mean '=='?", at: term.position)
    }
    if reportBoolean(type, .initialization, term) { return }
    solver.report(
      "cannot convert value of type '\(type)' to expected condition type 'Bool'", at: term.position)
  }

  private func reportConformance(_ type: Type, _ wanted: ProtocolDeclaration, _ term: Term) {
    if type.isError { return }
    if case .name(let name) = term.kind, Term.isOperator(name.text) {
      return solver.report(
        "no exact matches in reference to operator function '\(name.text)'", at: term.position)
    }
    if let inner = model.wrapped(type), ["Equatable", "Hashable"].contains(wanted.name) {
      return reportConformance(inner, wanted, term)
    }
    if case .existential = type.kind {
      return solver.report(
        "type '\(type)' cannot conform to '\(wanted.name)'", at: term.position,
        advice: "Only concrete types such as structs, enums and classes can conform to protocols.")
    }
    if case .opaque(let opened, _) = type.kind, opened.name.hasPrefix("any ") {
      return solver.report(
        "type '\(Type(.existential(opened.constraint)))' cannot conform to '\(wanted.name)'",
        at: term.position,
        advice: "Only concrete types such as structs, enums and classes can conform to protocols.")
    }
    if wanted === solver.core.sendable {
      return solver.report(
        "type '\(type)' does not conform to the 'Sendable' protocol", at: term.position)
    }
    solver.report(
      "type '\(type)' does not conform to protocol '\(wanted.name)'", at: term.position)
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
    let known = types.map { shown($0) }
    switch term.kind {
    case .infix(let name, _, _):
      if !solver.isOperatorKnown(name.text, in: context) {
        return reportUnknownOperator(name)
      }
      guard known.count == 2 else { return }
      if known[0] == known[1] {
        solver.report(
          "binary operator '\(name.text)' cannot be applied to two '\(known[0])' operands",
          at: name.position)
      } else {
        solver.report(
          "binary operator '\(name.text)' cannot be applied to operands of type '\(known[0])' and "
            + "'\(known[1])'", at: name.position)
      }
    case .prefix(let name, _), .postfix(let name, _):
      if !solver.isOperatorKnown(name.text, in: context) { return reportUnknownOperator(name) }
      if known.isEmpty {
        return solver.report(
          "'\(name.text)' is not a \(term.isPrefixTerm ? "prefix" : "postfix") unary operator",
          at: name.position)
      }
      solver.report(
        "unary operator '\(name.text)' cannot be applied to an operand of type "
          + "'\(known.first ?? "_")'", at: name.position)
    default:
      solver.report("no exact matches in call to '\(name)'", at: term.position)
    }
  }

  private func reportUnknownOperator(_ name: Term.OperatorName) {
    let isStep = name.text == "++" || name.text == "--"
    let sign = name.text.prefix(1)
    solver.report(
      isStep
        ? "cannot find operator '\(name.text)' in scope; did you mean '\(sign)= 1'?"
        : "cannot find operator '\(name.text)' in scope", at: name.position)
  }

  /// A type as a message shows it: only the outline of its open parts.
  private func shown(_ type: Type) -> String { "\(type)" }

  // MARK: Inference

  /// Reports a literal whose elements have no common type, and the type that it could have.
  func reportMixed(_ term: Term, as type: Type) {
    solver.report(
      "heterogeneous collection literal could only be inferred to '\(type)'; add explicit type "
        + "annotation if this is intentional", at: term.position)
  }

  private func reportInference(_ term: Term) {
    switch term.kind {
    case .array(let elements) where elements.isEmpty:
      solver.report("empty collection literal requires an explicit type", at: term.position)
    case .dictionary(let entries) where entries.isEmpty:
      solver.report("empty collection literal requires an explicit type", at: term.position)
    case .array, .dictionary: reportMixed(term, as: solver.core.array(of: .any))
    case .nothing: solver.report("'nil' requires a contextual type", at: term.position)
    case .implicitMember(let name):
      solver.report(
        "reference to member '\(name.text)' cannot be resolved without a contextual type",
        at: term.position)
    case .closure(let closure):
      solver.report(
        "cannot infer type of closure parameter '\(closure.parameters?.first?.name ?? "$0")' "
          + "without a type annotation", at: term.position)
    case .call(let callee, _) where callee.needsContext: reportInference(callee)
    case .parenthesized(let inner), .noted(let inner, _, _): reportInference(inner)
    default:
      solver.report(
        "the type of this expression can't be inferred; add an explicit type", at: term.position)
    }
  }

  private func reportParameters(wanted: Int, given: Int, _ term: Term) {
    let arguments = wanted == 1 ? "1 argument" : "\(wanted) arguments"
    if given == 0 {
      return solver.report(
        "contextual type for closure argument expects \(arguments), which cannot be implicitly "
          + "ignored", at: term.position, advice: "Begin it with `_ in`.")
    }
    solver.report(
      "contextual closure type expects \(arguments), but \(given) "
        + "\(given == 1 ? "was" : "were") used in closure body", at: term.position)
  }
}

extension Term {
  fileprivate var isOptionalScope: Bool { if case .optionalScope = kind { true } else { false } }
  fileprivate var isPrefixTerm: Bool { if case .prefix = kind { true } else { false } }
}
