import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// A `nonisolated` asynchronous function leaves its caller's actor. The actor's state must not be
/// passed to it.
extension ExpressionBuilder {
  func checkLeaving(by function: FunctionDeclaration, _ site: Site, _ arguments: [Term]) {
    checkClosures(leavingFor: function, site, arguments)
    checkIsolatedClosures(leavingFor: function, site, arguments)
    guard leavesForNoActor(function) else { return }
    for argument in arguments {
      if let own = type(of: argument).asFunction, !own.isSendable,
        isKeptByActor(argument.peeled)
      {
        checker.reportFlow(
          FlowMessage.sentToFunctionOffThisActor(type: Type.function(own)), at: site.position)
      }
    }
  }

  /// An asynchronous getter that isn't isolated leaves the actor, with the value that has the property.
  func checkLeaving(by storage: StorageDeclaration, _ site: Site) {
    guard storage.isInstanceMember, !context.file.isPrelude, !storage.isFromPrelude,
      let actor = ownIsolation.actor
    else { return }
    switch storage.isolation {
    case .nonisolated, .unspecified: break
    case .global, .instance, .parameter, .caller: return
    }
    let type = site.base.map { self.type(of: $0) } ?? context.owner?.selfType ?? .error
    guard isUnsafeToShare(type), !type.hasVariables else { return }
    checker.report(
      IsolationMessage.valueLeavesActor(
        type: type, actor: actor, storage: described(storage)),
      at: site.term.start)
  }

  /// Whether a function value is isolated to the current actor: a closure in a global actor's code, a
  /// closure that uses the actor's state or a non-`Sendable` parameter, and a local function.
  private func isKeptByActor(_ term: Term) -> Bool {
    if case .closure(let closure) = term.kind {
      if closure.isMarkedSendable { return false }
      switch context.isolation.value {
      case .global: return true
      case .instance, .parameter: return holdsActorState(term)
      // A closure in a function that runs on its caller's actor is nonisolated.
      case .caller, .nonisolated, .unspecified: return false
      }
    }
    guard case .instance = context.isolation.value,
      case .function(let function)? = solution.references[term.id]?.target, function.isLocal,
      case .instance = function.interface.value.isolation
    else { return false }
    return true
  }

  private func holdsActorState(_ closure: Term) -> Bool {
    let body = solution.bodies[closure.id]?.body ?? solution.closures[closure.id]?.context.body
    return body?.holdsActorState ?? false
  }

  /// A closure in a global actor's code is isolated to that actor and can't run on another.
  func checkClosures(
    leavingFor function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) {
    guard case .global = context.isolation.value, case .function? = context.frame?.kind,
      leavesActor(function, site)
    else { return }
    switch function.interface.value.isolation {
    case .global, .instance: break
    case .nonisolated, .unspecified, .parameter, .caller: return
    }
    for argument in arguments {
      guard case .closure(let closure) = argument.peeled.kind, !closure.isMarkedSendable,
        let own = type(of: argument).asFunction, !own.isSendable, own.isolation == .unspecified
      else { continue }
      checker.reportFlow(
        FlowMessage.sentToFunctionOnOtherActor(type: Type.function(own)), at: site.position)
    }
  }

  /// A closure with an `isolated` parameter belongs to the code that creates it, as any closure that
  /// isn't `@Sendable`.
  func checkIsolatedClosures(
    leavingFor function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) {
    guard !context.file.isPrelude, !isOfTopLevel, leavesActor(function, site) else { return }
    for argument in arguments {
      guard case .closure(let closure) = argument.peeled.kind, !closure.isMarkedSendable,
        let own = type(of: argument).asFunction, !own.isSendable, case .parameter = own.isolation
      else { continue }
      checker.reportFlow(
        FlowMessage.sentToFunctionOnOtherActor(type: Type.function(own)), at: site.position)
    }
  }

  /// Whether the code is a script's top level, whose values no other code has yet.
  var isOfTopLevel: Bool { if case .topLevel? = context.frame?.kind { true } else { false } }

  /// Whether the function is nonisolated and this code is isolated.
  func leavesForNoActor(_ function: FunctionDeclaration) -> Bool {
    let interface = function.interface.value
    guard interface.isAsync, function.kind == .function,
      !function.isPrelude || leavesToGather(function),
      !context.file.isPrelude, function.context?.isInsideBody != true
    else { return false }
    if isOfTopLevel { return false }
    switch interface.isolation {
    case .nonisolated, .unspecified: break
    case .global, .instance, .parameter, .caller: return false
    }
    switch context.isolation.value {
    case .global, .instance, .parameter, .caller: break
    case .nonisolated, .unspecified: return false
    }
    return !interface.parameters.contains { parameter in
      if case .callerMagic("isolation")? = parameter.defaultValue { true } else { false }
    }
  }

  /// Whether the function is an initializer of an actor, which keeps its arguments.
  func givesToActor(_ function: FunctionDeclaration) -> Bool {
    guard function.kind == .initializer, !context.file.isPrelude,
      let owner = function.owner?.type as? NominalDeclaration, owner.kind == .actor
    else { return false }
    return context.owner?.type !== owner
  }

  /// Whether the method iterates over an asynchronous sequence itself: `reduce`, `contains`.
  private func leavesToGather(_ function: FunctionDeclaration) -> Bool {
    guard let owner = function.owner, owner.extension != nil,
      (owner.type as? ProtocolDeclaration)?.known == .asyncSequence
    else {
      return false
    }
    switch context.isolation.value {
    case .global, .instance: return true
    case .nonisolated, .unspecified, .parameter, .caller: return false
    }
  }

  /// Whether a value is part of the current actor and not `Sendable`.
  func belongsToActor(_ term: Term) -> Bool {
    let value = term.peeled
    // A script's top level may send its own values: no other code has them yet.
    if case .topLevel? = context.frame?.kind { return false }
    guard !context.file.isPrelude, isUnsafeToShare(type(of: value)) else { return false }
    if case .closure = value.kind { return isKeptByActor(value) }
    return storage(value) != nil && isPartOfActor(value)
  }

  private func isPartOfActor(_ term: Term) -> Bool {
    let value = term.peeled
    if case .subscripting(let base, _) = value.kind { return isPartOfActor(base) }
    guard let reference = solution.references[value.id], let storage = storage(value) else {
      return false
    }
    if storage.isNonisolatedUnsafe { return false }
    if storage.owner == nil || storage.isStatic {
      if case .variable(let variable) = storage.implementation.value, variable.belongsToActor {
        return true
      }
      // Code can't access another actor's state.
      if case .global(let actor) = storage.isolation,
        case .global(let own) = context.isolation.value
      {
        return own === actor
      }
      return false
    }
    if isHeldBySelf(storage, Site(value, reference, base: value.base, at: value.namePosition)) {
      return true
    }
    return value.base.map { isPartOfActor($0) } ?? false
  }

  func isUnsafeToShare(_ type: Type) -> Bool {
    !type.isError && !model.canShare(type, in: context)
  }

  private func storage(_ term: Term) -> StorageDeclaration? {
    guard case .storage(let storage)? = solution.references[term.id]?.target else { return nil }
    return storage
  }

  private func isHeldBySelf(_ storage: StorageDeclaration, _ site: Site) -> Bool {
    guard storage.isInstanceMember, !storage.isSubscript, isSelf(site) else { return false }
    switch storage.isolation {
    case .global, .instance: return true
    case .nonisolated, .unspecified, .parameter, .caller: return false
    }
  }
}
