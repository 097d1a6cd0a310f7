import Machine

// What goes to another task or actor: values for `sending` parameters, and functions that lose what
// says where they run.

extension ExpressionBuilder {
  /// A value for a `sending` parameter, which nothing else may hold.
  func sending(_ value: Expression, _ type: Type) -> Expression {
    guard case .load(.variable(let variable)) = value.kind, !context.file.isPrelude, !type.isError,
      !checker.conforms(type, to: core.protocol("Sendable"), in: context.signature)
    else { return value }
    if case .global = variable.storage { return value }
    let isParameter =
      variable === body?.selfVariable || body?.parameters.contains { $0 === variable } ?? false
    if variable.owner !== body || isParameter && !variable.isSending {
      checker.reportFlow(
        "sending '\(variable.name)' risks causing data races", at: value.position,
        advice: "Others may hold it: mark the parameter `sending`, or send a new value.")
      return value
    }
    var sent = value
    sent.role = .sends
    return sent
  }

  /// A function that is wanted as one of another type.
  func checkFunction(_ term: Term, givenAs wanted: Type, isArgument: Bool) {
    guard !context.file.isPrelude, !wanted.hasVariables,
      let own = type(of: term).asFunction,
      let other = unwrappedCompletely(wanted).asFunction
    else { return }
    if case .closure = term.peeled.kind { return }
    if case .global(let actor) = own.isolation, case .unspecified = other.isolation,
      !other.isAsync, !isSent
    {
      if !other.isSendable, case .global(let here) = context.isolation.value, here === actor {
        return
      }
      checker.report(
        "converting function value of type '\(Type.function(own))' to '\(wanted)' loses global "
          + "actor '\(actor.name)'", at: term.position)
    } else if other.isSendable, !own.isSendable, !isSent,
      case .storage(let storage)? = solution.references[term.peeled.id]?.target,
      case .variable(let variable) = storage.implementation.value,
      variable.owner?.parameters.contains(where: { $0 === variable }) ?? false
    {
      checker.report(
        isArgument
          ? "passing non-Sendable parameter '\(storage.name)' to function expecting a '@Sendable' "
            + "closure"
          : "using non-Sendable parameter '\(storage.name)' in a context expecting a '@Sendable' "
            + "closure", at: term.position, advice: "Mark the parameter `@Sendable`.")
    }
  }
}
