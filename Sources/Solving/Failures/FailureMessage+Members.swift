import Machine
import Reading
import Semantics

// Messages about a member that a type doesn't have.

extension FailureMessage {
  /// The type for member lookup. If that type isn't complete, it is the type that the base has
  /// without its context.
  private func settledBase(_ base: Type, of term: Term) -> Type {
    guard base.hasVariables, let part = term.parts.first, !part.needsContext else { return base }
    return solver.trySolving(part, for: .none, in: context).solution?.types[part.id] ?? base
  }

  func reportMember(_ base: Type, _ name: String, _ term: Term) {
    let base = settledBase(base, of: term)
    if base.isError {
      return model.reportUnknown(
        name, "cannot find '\(name)' in scope", at: term.position, in: context,
        advice: model.suggestion(for: name, in: context))
    }
    let position = namePosition(term)
    if case .implicitMember = term.kind, case .tuple = (base.instance ?? base).kind,
      base.hasVariables
    {
      return solver.report(
        "cannot infer contextual base in reference to member '\(name)'", at: term.position)
    }
    if let instance = base.instance {
      if name == "init" {
        if case .existential = instance.kind {
          return solver.report(
            "type '\(instance)' cannot be instantiated", at: term.position)
        }
        if reportMissingOverload(term) { return }
        return solver.report(
          "'\(instance)' cannot be constructed because it has no accessible initializers",
          at: term.position)
      }
      if !model.members(name, of: instance, in: context).isEmpty {
        return solver.report(
          "instance member '\(name)' cannot be used on type '\(instance)'", at: term.position)
      }
      if reportUnmet(name, of: base, at: position) { return }
      if model.reportMissing(member: name, of: base, at: position, in: context) { return }
      return reportUnknown(name, of: base, "type '\(instance)'", at: position)
    }
    if base.nominal === solver.core.optional, let wrapped = base.arguments.first,
      !model.members(name, of: wrapped, in: context).isEmpty
    {
      return solver.report(
        "value of optional type '\(base)' must be unwrapped to refer to member '\(name)' of "
          + "wrapped base type '\(wrapped)'", at: term.parts.first?.position ?? term.position,
        advice: "Chain with `?`, or unwrap it first.")
    }
    if name == "subscript" {
      return solver.report(
        "value of type '\(base)' has no subscripts", at: term.position)
    }
    if name == "callAsFunction" {
      return reportCall(of: base, term)
    }
    let found = model.members(name, of: base, in: context)
    if !found.isEmpty {
      let isCase = found.contains { if case .enumerationCase = $0.member { true } else { false } }
      return solver.report(
        isCase
          ? "enum case '\(name)' cannot be used as an instance member"
          : "static member '\(name)' cannot be used on instance of type '\(base)'",
        at: term.position)
    }
    if reportUnmet(name, of: base, at: position) { return }
    if model.reportMissing(member: name, of: base, at: position, in: context) { return }
    let kind = if case .tuple = base.kind { "tuple type" } else { "type" }
    reportUnknown(name, of: base, "value of \(kind) '\(base)'", at: position)
  }

  /// Reports a function that is an enum case without its values, or that has effects that aren't
  /// allowed.
  func reportFunction(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    guard case .function(let function) = from.kind else { return false }
    if case .implicitMember(let name) = term.kind, function.result == to {
      let types = function.parameters.map { "\($0.type)" }.joined(separator: ", ")
      solver.report(
        "member '\(name.text)' expects argument of type "
          + "'\(function.parameters.count == 1 ? types : "(\(types))")'", at: namePosition(term))
      return true
    }
    guard case .function(let wanted) = to.kind, purpose != .coercion,
      function.parameters.map(\.type) == wanted.parameters.map(\.type),
      function.result == wanted.result
    else { return false }
    if function.thrown != nil, wanted.thrown == nil {
      solver.report(
        "invalid conversion from throwing function of type '\(from)' to non-throwing function "
          + "type '\(to)'", at: term.position)
      return true
    }
    guard function.isAsync, !wanted.isAsync else { return false }
    solver.report(
      "invalid conversion from 'async' function of type '\(from)' to synchronous function "
        + "type '\(to)'", at: term.position)
    return true
  }

  /// Reports that a value can't be called, such as a case without associated values.
  func reportCall(of type: Type, _ term: Term) {
    if let name = caseName(called: term, of: type) {
      return solver.report("enum case '\(name.text)' has no associated values", at: name.position)
    }
    solver.report("cannot call value of non-function type '\(type)'", at: term.position)
  }

  /// The case of the enumeration that a call names.
  private func caseName(called term: Term, of base: Type) -> (text: String, position: Position)? {
    let callee = if case .call(let callee, _) = term.kind { callee } else { term }
    let text: String
    switch callee.kind {
    case .implicitMember(let name), .member(_, let name, _): text = name.text
    default: return nil
    }
    guard let enumeration = base.nominal, enumeration.kind == .enumeration,
      enumeration.cases.contains(where: { $0.name == text })
    else { return nil }
    return (text, namePosition(callee))
  }

  /// Reports that there is no such member, and suggests a similar name.
  private func reportUnknown(
    _ name: String, of base: Type, _ subject: String, at position: Position
  ) {
    let similar = model.suggestedMember(for: name, of: base, in: context)
    let advice = similar.map { "Did you mean `\($0)`?" }
    guard let declaration = base.nominal, declaration.isPrelude,
      declaration.name == "DependencyValues"
    else {
      return solver.report("\(subject) has no member '\(name)'", at: position, advice: advice)
    }
    solver.report(
      "'DependencyValues' has no dependency '\(name)'", at: position,
      advice: advice ?? "Declare it in an extension: `extension DependencyValues { … }`.")
  }
}
