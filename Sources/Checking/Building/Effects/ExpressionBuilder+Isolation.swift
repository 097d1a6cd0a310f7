import CheckedTree
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
      if function.isPreconcurrency { return }
      reportRace(
        IsolationMessage.call(
          declaration: described(function), actor: actor, context: ownIsolation),
        at: site.position)
    } else {
      noteAwait(at: site.position, crossing: crossing(to: actor, function))
    }
  }

  /// Reports code that could race, unless the compiler only warns about it here.
  func reportRace(_ message: some DiagnosticMessage, at position: Position) {
    if !context.isPreconcurrency { checker.report(message, at: position) }
  }

  /// The error if a call of the function is all that an expression waits for, without `await`;
  /// nil if the function stays on its actor.
  func crossing(_ function: FunctionDeclaration, _ site: Site) -> IsolationMessage? {
    actorToHopTo(function.interface.value.isolation, function, site).map {
      crossing(to: $0, function)
    }
  }

  private func crossing(
    to actor: ActorName, _ function: FunctionDeclaration
  ) -> IsolationMessage {
    .callFromOutside(declaration: described(function), actor: actor)
  }

  /// The same check for a property. Code on another actor can read it but not change it.
  func noteIsolation(of storage: StorageDeclaration, _ site: Site, _ access: Access) {
    if storage.isNonisolatedUnsafe { return }
    // The compiler judges the call of a function value by the function's type only.
    if storage.owner == nil, storage.isConstant, site.term.id == directCallee { return }
    guard let actor = actorToHopTo(storage.isolation, storage, site), !isFreelyReadable(storage)
    else { return }
    if case .function(let function)? = context.frame?.kind, function.kind == .deinitializer,
      isSelf(site), storage.isStoredInInstance
    {
      checker.report(
        IsolationMessage.propertyInNonisolatedDeinit(
          name: storage.name, type: type(of: storage, site)), at: site.position)
    } else if access.writes {
      reportRace(
        IsolationMessage.mutation(
          storage: described(storage), actor: actor, context: ownIsolation,
          advice: advice(for: storage)),
        at: site.position)
    } else if coverage.isInAutoclosure || !(context.frame?.isAsync ?? true) {
      reportRace(
        IsolationMessage.reference(
          storage: described(storage), actor: actor, context: ownIsolation,
          advice: advice(for: storage)),
        at: site.position)
    } else if isShareable(storage, site) {
      noteAwait(
        at: site.position,
        crossing: .accessFromOutside(storage: described(storage), actor: actor))
    } else {
      checker.report(
        IsolationMessage.nonSendableLeavesActor(
          storage: described(storage), type: type(of: storage, site), actor: actor),
        at: site.position)
    }
  }

  /// Whether the property's value may leave its actor.
  private func isShareable(_ storage: StorageDeclaration, _ site: Site) -> Bool {
    let type = type(of: storage, site)
    return type.isError || type.hasVariables || storage.owner?.type.isPrelude == true
      || model.canShare(type, in: context)
  }

  private func type(of storage: StorageDeclaration, _ site: Site) -> Type {
    substitute(storage.type.value, site.reference.substitution)
  }

  func noteIsolationOfValue(_ function: FunctionDeclaration, _ site: Site) {
    guard !function.interface.value.isAsync, case .instance = function.interface.value.isolation,
      let actor = actorToHopTo(function.interface.value.isolation, function, site)
    else { return }
    reportRace(
      IsolationMessage.functionReference(
        declaration: described(function), actor: actor, context: ownIsolation), at: site.position)
  }

  /// Whether a call of the program's function leaves the current actor.
  func leavesActor(_ function: FunctionDeclaration, _ site: Site) -> Bool {
    !context.file.isPrelude && function.kind != .initializer
      && actorToHopTo(function.interface.value.isolation, function, site) != nil
  }

  /// The result from another actor must be `Sendable`.
  func checkResult(of function: FunctionDeclaration, _ site: Site) {
    guard leavesActor(function, site), !function.givesSending, !isOfTopLevel else { return }
    let interface = function.interface.value
    let result = substitute(interface.result, site.reference.substitution)
    guard let actor = actorToHopTo(interface.isolation, function, site), !result.isError,
      !result.hasVariables,
      !model.canShare(result, in: context)
    else { return }
    checker.reportFlow(
      IsolationMessage.nonSendableResult(
        declaration: described(function), type: result, actor: actor, context: ownIsolation),
      at: site.position)
  }

  private func advice(for storage: StorageDeclaration) -> IsolationMessage.StorageAdvice {
    if storage.owner != nil { return .none }
    return storage.isConstant ? .forConstant : .forVariable
  }

  /// Whether any code of the module can read the storage: constants of `Sendable` type, and
  /// properties stored in a structure (SE-0434).
  func isFreelyReadable(_ storage: StorageDeclaration) -> Bool {
    guard storage.isConstant || isStoredInValue(storage), storage.getter == nil,
      storage.wrapper == nil
    else { return false }
    // A static property's value is initialized on its actor, at the first access.
    if storage.isStatic, storage.owner != nil, storage.isolation.isGlobal { return false }
    if storage.holdsSendableKeyPath { return true }
    return model.conforms(storage.type.value, to: core.sendable, in: context.signature)
      && !model.mayHoldIsolatedMetatype(storage.type.value)
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
  ) -> ActorName? {
    switch isolation {
    case .nonisolated, .unspecified, .parameter, .caller: return nil
    case .global(let actor):
      if case .global(let own) = context.isolation.value, own === actor { return nil }
      if isAlone(with: declaration, site) { return nil }
      return ActorName(actor)
    case .instance:
      // An implicit `self` that may be nil is an error of its own.
      let isWeak = site.reference.base == .implicitSelf && implicitSelf?.ownership == .weak
      if isWeak || isAlone(with: declaration, site) { return nil }
      return isOnActor(of: site) ? nil : .instance
    }
  }

  /// Whether nothing else can access the instance: the code is its initializer or deinitializer.
  private func isAlone(with declaration: Declaration, _ site: Site) -> Bool {
    guard case .function(let function)? = context.frame?.kind, isSelf(site) else { return false }
    switch function.kind {
    case .initializer: return declaration.isStoredInInstance
    case .deinitializer:
      guard let storage = declaration as? StorageDeclaration else { return false }
      return storage.isStoredInInstance && isShareable(storage, site)
    case .function, .getter, .setter: return false
    }
  }

  var ownIsolation: CodeIsolation {
    switch context.isolation.value {
    case .nonisolated, .unspecified, .caller: .nonisolated
    case .global(let actor): .isolated(ActorName(actor))
    case .instance, .parameter: .isolated(.instance)
    }
  }

  func described(_ function: FunctionDeclaration) -> NamedDeclaration {
    if Term.isOperator(function.name) {
      return NamedDeclaration(.operatorFunction, function.name)
    }
    let kind: DeclarationKind =
      switch function.kind {
      case .initializer: .initializer
      case .function, .deinitializer, .getter, .setter:
        if function.owner == nil {
          function.isLocal ? .localFunction : .globalFunction
        } else {
          function.isStatic ? .staticMethod : .instanceMethod
        }
      }
    return NamedDeclaration(kind, function.fullName)
  }

  func described(_ storage: StorageDeclaration) -> NamedDeclaration {
    if storage.isSubscript { return NamedDeclaration(.subscript, storage.displayName) }
    if storage.owner == nil {
      return NamedDeclaration(storage.isConstant ? .letDeclaration : .varDeclaration, storage.name)
    }
    return NamedDeclaration(storage.isStatic ? .staticProperty : .property, storage.name)
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
