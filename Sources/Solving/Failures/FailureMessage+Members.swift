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
        name,
        NameMessage.unknown(name: name, advice: model.suggestion(for: name, in: context)),
        at: term.anchor, in: context)
    }
    let position = namePosition(term)
    if case .implicitMember = term.kind, case .tuple = (base.instance ?? base).kind,
      base.hasVariables
    {
      return solver.report(InferenceMessage.contextualBase(member: name), at: term.anchor)
    }
    if let instance = base.instance {
      if name == "init" {
        if case .existential = instance.kind {
          return solver.report(
            MemberMessage.existentialCannotBeMade(type: instance), at: term.anchor)
        }
        if reportMissingOverload(term) { return }
        return solver.report(MemberMessage.noInitializer(type: instance), at: term.anchor)
      }
      if !model.members(name, of: instance, in: context).isEmpty {
        return solver.report(
          MemberMessage.instanceMemberOnType(name: name, type: instance), at: term.anchor)
      }
      if reportUnmet(name, of: base, at: position) { return }
      if model.reportMissing(member: name, of: base, at: position, in: context) { return }
      return reportUnknown(name, of: base, at: position) {
        .unknownInType(name: name, type: instance, suggestion: $0)
      }
    }
    if base.nominal === solver.core.optional, let wrapped = base.arguments.first,
      !model.members(name, of: wrapped, in: context).isEmpty
    {
      return solver.report(
        MemberMessage.optionalBase(base: base, name: name, wrapped: wrapped),
        at: term.parts.first?.position ?? term.position)
    }
    if name == "subscript" {
      return solver.report(MemberMessage.noSubscripts(type: base), at: term.anchor)
    }
    if name == "callAsFunction" {
      return reportCall(of: base, term)
    }
    let found = model.members(name, of: base, in: context)
    if !found.isEmpty {
      let isCase = found.contains { if case .enumerationCase = $0.member { true } else { false } }
      return solver.report(
        isCase
          ? MemberMessage.caseOnInstance(name: name) : .staticOnInstance(name: name, type: base),
        at: term.anchor)
    }
    if reportUnmet(name, of: base, at: position) { return }
    if model.reportMissing(member: name, of: base, at: position, in: context) { return }
    reportUnknown(name, of: base, at: position) { suggestion in
      if case .tuple = base.kind {
        return .unknownInTuple(name: name, type: base, suggestion: suggestion)
      }
      return .unknown(name: name, type: base, suggestion: suggestion)
    }
  }

  /// Reports a function that is an enum case without its values, or that has effects that aren't
  /// allowed.
  func reportFunction(
    _ from: Type, _ to: Type, _ purpose: Contextual.Purpose, _ term: Term
  ) -> Bool {
    guard case .function(let function) = from.kind else { return false }
    if case .implicitMember(let name) = term.kind, function.result == to {
      solver.report(
        MemberMessage.caseExpectsValues(name: name.text, types: function.parameters.map(\.type)),
        at: namePosition(term))
      return true
    }
    guard case .function(let wanted) = to.kind, purpose != .coercion,
      function.parameters.map(\.type) == wanted.parameters.map(\.type),
      function.result == wanted.result
    else { return false }
    if function.thrown != nil, wanted.thrown == nil {
      solver.report(ConversionMessage.throwingFunction(from: from, to: to), at: term.anchor)
      return true
    }
    guard function.isAsync, !wanted.isAsync else { return false }
    solver.report(ConversionMessage.asyncFunction(from: from, to: to), at: term.anchor)
    return true
  }

  /// Reports that a value can't be called, such as a case without associated values.
  func reportCall(of type: Type, _ term: Term) {
    if let name = caseName(called: term, of: type) {
      return solver.report(MemberMessage.caseWithoutValues(name: name.text), at: name.position)
    }
    solver.report(MemberMessage.notCallable(type: type), at: term.anchor)
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
    _ name: String, of base: Type, at position: Position,
    _ message: (_ suggestion: String?) -> MemberMessage
  ) {
    let similar = model.suggestedMember(for: name, of: base, in: context)
    guard base.nominal?.known == .dependencyValues else {
      return solver.report(message(similar), at: position)
    }
    solver.report(
      MemberMessage.unknownDependency(name: name, suggestion: similar), at: position)
  }
}
