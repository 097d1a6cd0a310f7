import Reading
import Semantics

// Messages about arguments that don't match their parameters.

extension FailureMessage {
  func reportArguments(_ mismatch: ArgumentMismatch, _ term: Term) {
    if reportMissingOverload(term) { return }
    guard case .call(_, let arguments) = term.kind else {
      if case .subscripting(_, let arguments) = term.kind {
        return reportArguments(mismatch, arguments, term)
      }
      return solver.report(ArgumentMessage.mismatch, at: term.position)
    }
    reportArguments(mismatch, arguments, term)
  }

  /// Reports the requirements of an overload whose labels fit the call, or that Swift has such an
  /// overload; false if there is none.
  func reportMissingOverload(_ term: Term) -> Bool {
    guard case .call(let callee, let arguments) = term.kind else { return false }
    let labels = arguments.list.map { ($0.label ?? "_") + ":" }.joined()
    switch callee.kind {
    case .name:
      guard let instance = typeName(callee) else { return false }
      return model.reportMissing(
        member: "init(\(labels))", of: instance, at: callee.position, in: context)
    case .member(let base, let name, let position):
      let known =
        typeName(base)
        ?? solver.trySolving(base, for: .none, in: context).solution?
        .types[base.id]
      guard let known else { return false }
      if reportUnmet(name.text, of: known, for: arguments, at: position) { return true }
      return model.reportMissing(
        member: "\(name.text)(\(labels))", of: known, at: position, in: context)
    default: return false
    }
  }

  /// The type that a term names.
  private func typeName(_ term: Term) -> Type? {
    guard case .name(let name) = term.kind,
      case .found(let named) = model.lookUp(name.text, in: context)
    else { return nil }
    for case .type(let type) in named { return (type as? NominalDeclaration)?.declaredType }
    return nil
  }

  private func reportArguments(
    _ mismatch: ArgumentMismatch, _ arguments: Term.Arguments, _ term: Term
  ) {
    switch mismatch {
    case .missing(let parameter, let before):
      let position =
        before < arguments.list.count
        ? arguments.list[before].labelPosition ?? arguments.list[before].value.position
        : arguments.end
      solver.report(ArgumentMessage.missing(parameter), at: position)
    case .extra(let index):
      let argument = arguments.list[index]
      solver.report(
        argument.label.map { ArgumentMessage.extra(label: $0) }
          ?? (arguments.list.count == 1 ? .noneTaken : .extraUnlabeled),
        at: argument.labelPosition ?? argument.value.position)
    case .wrongLabel(let index, let expected, let found):
      let argument = arguments.list[index]
      let position = argument.labelPosition ?? argument.value.position
      switch (expected, found) {
      case (let expected?, nil):
        solver.report(ArgumentMessage.missingLabel(label: expected), at: position)
      case (nil, let found?):
        solver.report(ArgumentMessage.extraneousLabel(label: found), at: position)
      case (let expected, let found):
        solver.report(
          ArgumentMessage.incorrectLabel(have: found ?? "_", expected: expected ?? "_"),
          at: position)
      }
    case .labels(let have, let expected, let first):
      let argument = arguments.list[first]
      reportLabels(have, expected, at: argument.labelPosition ?? argument.value.position)
    case .order(let index, let label, let later):
      let argument = arguments.list[index]
      solver.report(
        ArgumentMessage.wrongOrder(label: label, later: later),
        at: argument.labelPosition ?? argument.value.position)
    case .missingSeveral(let names):
      solver.report(ArgumentMessage.missingSeveral(names), at: arguments.end)
    case .trailingClosure:
      solver.report(
        ArgumentMessage.extraTrailingClosure,
        at: arguments.list.last?.value.position ?? term.position)
    }
  }
}
