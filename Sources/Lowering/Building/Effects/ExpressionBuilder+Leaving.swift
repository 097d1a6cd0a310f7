import Machine

/// A `nonisolated` asynchronous function leaves the actor that calls it; what belongs to the actor
/// must not go along.
extension ExpressionBuilder {
  func checkLeaving(by function: FunctionDeclaration, _ site: Site, _ arguments: [Term]) {
    checkClosures(leavingFor: function, site, arguments)
    guard leavesForNoActor(function) else { return }
    for argument in arguments {
      if case .closure = argument.peeled.kind {
        guard let own = type(of: argument).asFunction, !own.isSendable else { continue }
        checker.reportFlow(
          "sending value of non-Sendable type '\(Type.function(own))' risks causing data races",
          at: site.position,
          advice: "The function doesn't run on this actor. Make its parameter `@Sendable`.")
      } else {
        checkHeld(argument)
      }
    }
    if site.reference.base == .instance, let base = site.base { checkHeld(base) }
  }

  /// A closure written in a global actor's code belongs to that, and can't run on another actor.
  func checkClosures(
    leavingFor function: FunctionDeclaration, _ site: Site, _ arguments: [Term]
  ) {
    guard case .global = context.isolation.value, case .function? = context.frame?.kind,
      leavesActor(function, site)
    else { return }
    switch function.interface.value.isolation {
    case .global, .instance: break
    case .nonisolated, .unspecified, .parameter: return
    }
    for argument in arguments {
      guard case .closure = argument.peeled.kind, let own = type(of: argument).asFunction,
        !own.isSendable, own.isolation == .unspecified
      else { continue }
      checker.reportFlow(
        "sending value of non-Sendable type '\(Type.function(own))' risks causing data races",
        at: site.position,
        advice: "The function runs on another actor. Make its parameter `@Sendable`.")
    }
  }

  /// Whether the function runs on no actor, and this code on one.
  private func leavesForNoActor(_ function: FunctionDeclaration) -> Bool {
    let interface = function.interface.value
    guard interface.isAsync, function.kind == .function, !function.isPrelude,
      !context.file.isPrelude, function.context?.isInsideBody != true
    else { return false }
    // A script's top level may: nothing else has what is made there yet.
    if case .topLevel? = context.frame?.kind { return false }
    switch interface.isolation {
    case .nonisolated, .unspecified: break
    case .global, .instance, .parameter: return false
    }
    switch context.isolation.value {
    case .global, .instance, .parameter: break
    case .nonisolated, .unspecified: return false
    }
    return !interface.parameters.contains { parameter in
      if case .callerMagic("isolation")? = parameter.defaultValue { true } else { false }
    }
  }

  /// A property of the actor's, or what a caller on the actor gave.
  private func checkHeld(_ term: Term) {
    let name = term.peeled
    guard let reference = solution.references[name.id],
      case .storage(let storage) = reference.target
    else { return }
    let type = type(of: term)
    guard !type.isError,
      !checker.conforms(type, to: core.protocol("Sendable"), in: context.signature)
    else { return }
    if isHeldBySelf(storage, Site(name, reference, base: name.base, at: name.namePosition)) {
      checker.reportFlow(
        "sending 'self.\(storage.name)' risks causing data races", at: name.namePosition)
    } else if storage.owner == nil, case .variable(let variable) = storage.implementation.value,
      !variable.isSending, body?.parameters.contains(where: { $0 === variable }) ?? false
    {
      checker.reportFlow(
        "sending '\(storage.name)' risks causing data races", at: name.namePosition)
    }
  }

  private func isHeldBySelf(_ storage: StorageDeclaration, _ site: Site) -> Bool {
    guard storage.isInstanceMember, !storage.isSubscript, isSelf(site) else { return false }
    switch storage.isolation {
    case .global, .instance: return true
    case .nonisolated, .unspecified, .parameter: return false
    }
  }
}
