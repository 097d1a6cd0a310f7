import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Checks whether a use crosses from one actor to another, and where a call hops.
extension ExpressionBuilder {
  /// Reports that a call of the function can't run here, or notes that it must wait.
  func noteIsolation(of function: FunctionDeclaration, _ site: Site) {
    if case .parameter = function.interface.value.isolation { return }
    guard let actor = actorToHopTo(function.interface.value.isolation, function, site) else {
      return
    }
    if coverage.isInAutoclosure || !(context.frame?.isAsync ?? true) {
      checker.report(
        "call to \(actor)-isolated \(describe(function)) in a synchronous "
          + "\(ownIsolation) context", at: site.position,
        advice: "Mark the function around it the same, or make it `async` and `await` the call.")
    } else {
      noteAwait(at: site.position)
    }
  }

  /// The same check for a property. Code on another actor can read it but not change it.
  func noteIsolation(of storage: StorageDeclaration, _ site: Site, _ access: Access) {
    if storage.isNonisolatedUnsafe { return }
    guard let actor = actorToHopTo(storage.isolation, storage, site), !isFreelyReadable(storage)
    else { return }
    if case .function(let function)? = context.frame?.kind, function.kind == .deinitializer,
      isSelf(site), storage.isStoredInInstance
    {
      checker.report(
        "cannot access property '\(storage.name)' with a non-Sendable type "
          + "'\(type(of: storage, site))' from nonisolated deinit", at: site.position)
    } else if access.writes {
      checker.report(
        "\(actor)-isolated \(describe(storage)) can not be mutated \(fromHere)",
        at: site.position, advice: advice(for: storage))
    } else if coverage.isInAutoclosure || !(context.frame?.isAsync ?? true) {
      checker.report(
        "\(actor)-isolated \(describe(storage)) can not be referenced \(fromHere)",
        at: site.position, advice: advice(for: storage))
    } else if isShareable(storage, site) {
      noteAwait(at: site.position)
    } else {
      checker.report(
        "non-Sendable type '\(type(of: storage, site))' of \(describe(storage)) cannot exit "
          + "\(actor)-isolated context", at: site.position)
    }
  }

  /// Whether the property's value may leave its actor.
  private func isShareable(_ storage: StorageDeclaration, _ site: Site) -> Bool {
    let type = type(of: storage, site)
    return type.isError || type.hasVariables || storage.owner?.type.isPrelude == true
      || model.conforms(type, to: core.sendable, in: context.signature)
  }

  private func type(of storage: StorageDeclaration, _ site: Site) -> Type {
    substitute(storage.type.value, site.reference.substitution)
  }

  func noteIsolationOfValue(_ function: FunctionDeclaration, _ site: Site) {
    guard !function.interface.value.isAsync, case .instance = function.interface.value.isolation,
      let actor = actorToHopTo(function.interface.value.isolation, function, site)
    else { return }
    checker.report(
      "\(actor)-isolated \(describe(function)) can not be referenced from a \(ownIsolation) "
        + "context", at: site.position)
  }

  /// Whether a call of the program's function leaves the current actor.
  func leavesActor(_ function: FunctionDeclaration, _ site: Site) -> Bool {
    !context.file.isPrelude && function.kind != .initializer
      && actorToHopTo(function.interface.value.isolation, function, site) != nil
  }

  /// The result from another actor must be `Sendable`.
  func checkResult(of function: FunctionDeclaration, _ site: Site) {
    guard leavesActor(function, site), !function.givesSending else { return }
    let interface = function.interface.value
    let result = substitute(interface.result, site.reference.substitution)
    guard let actor = actorToHopTo(interface.isolation, function, site), !result.isError,
      !result.hasVariables,
      !model.conforms(result, to: core.sendable, in: context.signature)
    else { return }
    checker.reportFlow(
      "non-Sendable '\(result)'-typed result can not be returned from \(actor)-isolated "
        + "\(describe(function)) to \(ownIsolation) context", at: site.position)
  }

  private func advice(for storage: StorageDeclaration) -> String? {
    guard storage.owner == nil else { return nil }
    return storage.isConstant
      ? "Its type isn't `Sendable`. Make the value in the function, or mark the function `@MainActor`."
      : "Make it a `let`, pass its value in, or mark the function `@MainActor`."
  }

  /// Whether any code of the module can read the storage: constants of `Sendable` type, and
  /// properties stored in a structure (SE-0434).
  func isFreelyReadable(_ storage: StorageDeclaration) -> Bool {
    guard storage.isConstant || isStoredInValue(storage), storage.getter == nil,
      storage.wrapper == nil
    else { return false }
    // A static property's value is initialized on its actor, at the first access.
    if storage.isStatic, storage.owner != nil, storage.isolation.isGlobal { return false }
    return model.conforms(
      storage.type.value, to: core.sendable, in: context.signature)
  }

  private func isStoredInValue(_ storage: StorageDeclaration) -> Bool {
    guard let owner = storage.owner?.type as? NominalDeclaration, owner.kind == .structure,
      case .stored = storage.implementation.value
    else { return false }
    return storage.observers == nil && storage.isolation.isGlobal
  }

  /// The name of the actor that the code must hop to; nil if it is already there.
  private func actorToHopTo(
    _ isolation: Isolation, _ declaration: Declaration, _ site: Site
  ) -> String? {
    switch isolation {
    case .nonisolated, .unspecified, .parameter, .caller: return nil
    case .global(let actor):
      if case .global(let own) = context.isolation.value, own === actor { return nil }
      if isAlone(with: declaration, site) { return nil }
      return actor.isMainActor ? "main actor" : "global actor '\(actor.name)'"
    case .instance:
      if isAlone(with: declaration, site) { return nil }
      return isOnActor(of: site) ? nil : "actor"
    }
  }

  /// Whether nothing else can access the instance: the code is its initializer or deinitializer.
  private func isAlone(with declaration: Declaration, _ site: Site) -> Bool {
    guard case .function(let function)? = context.frame?.kind, isSelf(site) else { return false }
    switch function.kind {
    case .initializer:
      // An asynchronous initializer of an actor runs on the actor once all properties are
      // initialized.
      let isOfActor = (function.owner?.type as? NominalDeclaration)?.kind == .actor
      return declaration.isStoredInInstance || isOfActor && function.interface.value.isAsync
    case .deinitializer:
      guard let storage = declaration as? StorageDeclaration else { return false }
      return storage.isStoredInInstance && isShareable(storage, site)
    case .function, .getter, .setter: return false
    }
  }

  private var fromHere: String {
    switch context.isolation.value {
    case .nonisolated, .unspecified, .caller: "from a nonisolated context"
    case .global(let actor):
      actor.isMainActor ? "from the main actor" : "from global actor '\(actor.name)'"
    case .instance, .parameter: "on a nonisolated actor instance"
    }
  }

  var ownIsolation: String {
    switch context.isolation.value {
    case .nonisolated, .unspecified, .caller: "nonisolated"
    case .global(let actor):
      actor.isMainActor ? "main actor-isolated" : "global actor '\(actor.name)'-isolated"
    case .instance, .parameter: "actor-isolated"
    }
  }

  private func describe(_ function: FunctionDeclaration) -> String {
    switch function.kind {
    case .initializer: "initializer '\(function.fullName)'"
    case .function, .deinitializer, .getter, .setter:
      function.owner == nil
        ? (function.isLocal ? "local" : "global") + " function "
          + "'\(function.fullName)'"
        : "\(function.isStatic ? "static" : "instance") method '\(function.fullName)'"
    }
  }

  private func describe(_ storage: StorageDeclaration) -> String {
    if storage.isSubscript { return "subscript" }
    if storage.owner == nil { return "\(storage.isConstant ? "let" : "var") '\(storage.name)'" }
    return "\(storage.isStatic ? "static " : "")property '\(storage.name)'"
  }
}

extension Declaration {
  fileprivate var isStoredInInstance: Bool {
    guard isInstanceMember, let storage = self as? StorageDeclaration,
      case .stored = storage.implementation.value
    else { return false }
    return true
  }
}
