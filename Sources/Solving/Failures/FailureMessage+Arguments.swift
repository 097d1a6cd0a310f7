import Machine
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
      return solver.report(ArgumentMessage.mismatch, at: term.anchor)
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
    let use: ArgumentMessage.Use = if case .subscripting = term.kind { .subscript } else { .call }
    let list = arguments.list
    let start = arguments.start ?? list.first.map { position(of: $0) } ?? arguments.end
    switch mismatch {
    case .missing(let parameter, let before):
      let position =
        if list.isEmpty {
          arguments.end
        } else if before == 0 {
          position(of: list[0])
        } else {
          list[before - 1].value.syntax.map { context.file.end(of: $0) } ?? arguments.end
        }
      solver.report(ArgumentMessage.missing(parameter), at: position)
    case .extra(let index):
      solver.report(
        list[index].label.map { ArgumentMessage.extra(label: $0) }
          ?? (list.count == 1 ? .noneTaken : .extraUnlabeled),
        at: list[index].value.anchor)
    case .wrongLabel(let index, let expected, let found):
      var labels = list.map(\.label)
      let have = labels
      labels[index] = expected
      let message: ArgumentMessage =
        switch (expected, found) {
        case (let expected?, nil): .missingLabels([expected], in: use)
        case (nil, let found?): .extraneousLabels([found], in: use)
        default: .incorrectLabels(have: have, expected: labels, wrong: 1, in: use)
        }
      let isMissing = if case .missingLabels = message { true } else { false }
      // A subscript's missing label stands at the argument.
      let position = use == .subscript && isMissing ? list[index].value.position : start
      solver.report(message, at: position)
    case .labels(let have, let expected): reportLabels(have, expected, in: use, at: start)
    case .order(let index, let argument, let later):
      solver.report(
        ArgumentMessage.wrongOrder(argument: argument, later: later), at: position(of: list[index]))
    case .missingSeveral(let names):
      solver.report(ArgumentMessage.missingSeveral(names), at: start)
    case .trailingClosure:
      solver.report(
        ArgumentMessage.extraTrailingClosure, at: list.last?.value.anchor ?? term.position)
    }
  }

  private func position(of argument: Term.Argument) -> Position {
    argument.labelPosition ?? argument.value.position
  }
}
