import CheckedTree
import Reading
import Semantics
import Solving

extension ExpressionBuilder {
  /// Reports the synchronous call of a function with an `isolated` parameter on another actor, or
  /// notes that it must wait.
  func noteIsolatedParameter(
    of function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) {
    guard !function.isPrelude, case .parameter(let index) = function.interface.value.isolation,
      bindings.indices.contains(index), case .argument(let given) = bindings[index],
      arguments.indices.contains(given), isOtherActor(arguments[given])
    else { return }
    if coverage.isInAutoclosure || !(context.frame?.isAsync ?? true) {
      reportRace(
        IsolationMessage.call(
          declaration: described(function), actor: .instance, context: ownIsolation),
        at: site.position)
    } else {
      noteAwait(
        at: site.position,
        crossing: .callFromOutside(declaration: described(function), actor: .instance))
    }
  }

  /// Whether the argument is a variable with another actor than the current one.
  private func isOtherActor(_ term: Term) -> Bool {
    let term = term.peeled
    guard type(of: term).nominal?.kind == .actor else { return false }
    switch context.isolation.value {
    case .global, .caller: return false
    case .nonisolated, .unspecified: return true
    case .instance:
      if case .name(let name) = term.kind { return name.text != "self" }
      return true
    case .parameter:
      guard case .storage(let storage)? = solution.references[term.id]?.target,
        case .variable(let variable) = storage.implementation.value
      else { return true }
      return !variable.isOwnActor
    }
  }
}
