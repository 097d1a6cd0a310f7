import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// While an asynchronous function waits, other code can access the actor's state. So no such
/// function may hold a reference to that state.
extension ExpressionBuilder {
  func checkStateHeldWhileWaiting(
    of function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) {
    guard function.interface.value.isAsync, !context.file.isPrelude else { return }
    if function.isMutating, site.reference.base == .instance, let base = site.base,
      let held = heldByActor(base)
    {
      checker.report(
        IsolationMessage.mutatingAsyncCall(function: function.fullName, place: held),
        at: site.position)
    }
    for (parameter, binding) in zip(function.interface.value.parameters, bindings) {
      guard parameter.isInout, case .argument(let index) = binding,
        arguments.indices.contains(index), let held = heldByActor(arguments[index])
      else { continue }
      checker.report(
        IsolationMessage.inoutAsyncArgument(place: held), at: arguments[index].position)
    }
  }

  /// The script's top-level variable, or the actor's property, that contains the place.
  private func heldByActor(_ term: Term) -> NamedDeclaration? {
    let term = term.peeled
    switch term.kind {
    case .address(let inner), .forced(let inner), .chained(let inner), .optionalScope(let inner):
      return heldByActor(inner)
    default: break
    }
    guard let reference = solution.references[term.id] else { return nil }
    if case .tupleElement = reference.target { return term.base.flatMap { heldByActor($0) } }
    guard case .storage(let storage) = reference.target, !storage.isNonisolatedUnsafe else {
      return nil
    }
    let isActors: Bool =
      switch storage.isolation {
      case .global, .instance: true
      case .nonisolated, .unspecified, .parameter, .caller: false
      }
    guard let owner = storage.owner else {
      guard isActors, case .variable(let variable) = storage.implementation.value,
        case .global = variable.storage
      else { return nil }
      return NamedDeclaration(.varDeclaration, storage.name)
    }
    let isOfObject = (owner.type as? NominalDeclaration)?.isReference == true
    if isActors, storage.isStatic || isOfObject {
      return NamedDeclaration(.property, storage.name)
    }
    // An object's properties aren't part of the variable that refers to the object.
    return isOfObject ? nil : term.base.flatMap { heldByActor($0) }
  }
}

extension ExpressionBuilder {
  /// Whether this is the top level of a script, or of an entry in a session, without `await`: it is synchronous.
  var isTopLevelWithoutWaiting: Bool {
    guard case .topLevel? = context.frame?.kind else { return false }
    return !checker.topLevelWaits.value
  }
}
