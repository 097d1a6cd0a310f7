import CheckedTree
import Machine
import Reading
import Semantics

/// A closure's captures, and the rules for them.
extension ExpressionBuilder {
  /// A read of a variable, which notes captures.
  func use(_ variable: Variable, at position: Position) -> Expression {
    noteCapture(of: variable, at: position)
    let path = AccessPath.variable(variable)
    var result = Expression(kind: .load(path), position: position)
    switch variable.ownership {
    case .weak: result.kind = .load(.weak(path))
    case .unowned: result.kind = .load(.unowned(path))
    case .strong: break
    }
    result.canHoldObjects = variable.canHoldObjects
    result.typeIndex = variable.typeIndex
    if case .asyncLet = variable.storage {
      noteAwait(at: position)
      if variable.isThrowing { noteThrow(core.anyError, at: position, from: position) }
    }
    return result
  }

  func noteCapture(of variable: Variable, at position: Position) {
    if case .global = variable.storage { return }
    guard let owner = variable.owner, owner !== body else { return }
    variable.isCaptured = true
    let crossed = contextsCrossed(to: owner)
    if variable.isOwnActor || variable.belongsToActor { holdActorState(crossed) }
    if crossed.contains(where: \.isType) {
      checker.report(CaptureMessage.outerVariableInDeclaration(name: variable.name), at: position)
      return
    }
    if case .asyncLet = variable.storage {
      checker.report(CaptureMessage.asyncLetVariable, at: position)
    }
    guard case .reference = variable.storage else { return }
    if crossed.contains(where: { $0.captureRules.isSendable && !$0.captureRules.isSending }) {
      checker.report(
        CaptureMessage.inoutParameterInConcurrentCode(name: variable.name), at: position)
    } else {
      for body in crossed.compactMap(\.body) where body !== owner && body.inoutCapture == nil {
        body.inoutCapture = variable.name
      }
    }
  }

  /// Notes that code between here and a local function's declaration uses the function.
  func noteUse(ofLocal function: FunctionDeclaration) {
    guard function.isLocal else { return }
    let routine = function.routine.value
    for body in contextsCrossed(to: routine.enclosingBody).compactMap(\.body)
    where !body.localFunctions.contains(where: { $0 === routine }) {
      body.localFunctions.append(routine)
    }
  }

  /// Closures and local functions that use a part of an actor belong to it as well.
  private func holdActorState(_ crossed: [Context]) {
    for level in crossed { level.body?.holdsActorState = true }
  }

  /// The contexts between this one and the body that declares a variable, from the inside out.
  func contextsCrossed(to owner: Body?) -> [Context] {
    var crossed: [Context] = []
    var current: Context? = context
    while let level = current, level.body !== owner {
      crossed.append(level)
      current = level.parent
    }
    return current == nil ? [] : crossed
  }

  /// Checks a closure's use of a variable of the enclosing code.
  func checkCapture(
    of storage: StorageDeclaration, _ variable: Variable, access: Access, at position: Position
  ) {
    guard let owner = variable.owner, owner !== body else { return }
    let crossed = contextsCrossed(to: owner).filter(\.isClosure)
    if let function = storage.type.value.asFunction, !function.isEscaping,
      let closure = crossed.last(where: \.isEscapingClosure)?.body
    {
      closure.escapingCapture = closure.escapingCapture ?? storage.name
    } else if let function = storage.type.value.asFunction, !function.isEscaping {
      for level in contextsCrossed(to: owner) {
        if case .function = level.kind { level.body?.nonEscapingCaptures.append(storage.name) }
      }
    }
    if storage.isNonisolatedUnsafe || context.file.isPrelude { return }
    if !variable.isSending, owner.parameters.contains(where: { $0 === variable }),
      isUnsafeToShare(storage.type.value)
    {
      holdActorState(contextsCrossed(to: owner))
    }
    // A variable of a capture list changes only if it is weak.
    if variable.isConstant || variable.isOfCaptureList {
      if storage.holdsSendableKeyPath { return }
      checkSendable(variable, storage.type.value, crossed, at: position)
      return
    }
    if crossed.allSatisfy(\.staysOnActor) { return }
    if crossed.contains(where: { $0.captureRules.isSendable }) {
      // `noteCapture` has reported that an `inout` parameter can't be captured.
      if case .reference = variable.storage { return }
      if sends(crossed) { return }
      reportRace(concurrentCapture(of: storage, access, crossed), at: position)
    }
  }

  /// The message for a variable that a closure on another task reads or changes.
  private func concurrentCapture(
    of storage: StorageDeclaration, _ access: Access, _ crossed: [Context]
  ) -> CaptureMessage {
    guard access.writes else { return .readInConcurrentCode(name: storage.name) }
    let function = crossed.last?.parent
    if case .instance? = function?.isolation.value, crossed.allSatisfy(\.captureRules.impliesSelf) {
      return .changedInTaskOfActor(name: storage.name)
    }
    return .changedInConcurrentCode(name: storage.name)
  }

  /// A closure that may run concurrently captures only `Sendable` values.
  func checkSendable(
    _ variable: Variable, _ type: Type, _ crossed: [Context], at position: Position
  ) {
    guard crossed.contains(where: { $0.captureRules.isSendable || $0.captureRules.isSending }),
      !type.isError,
      !model.canShare(type, in: context)
    else { return }
    if sends(crossed) { return }
    reportRace(
      CaptureMessage.nonSendableInSendableClosure(name: variable.name, type: type), at: position)
  }

  /// Whether region analysis checks the capture: a closure takes the value to another task, and no
  /// `@Sendable` closure inside it captures the value.
  private func sends(_ crossed: [Context]) -> Bool {
    guard let index = crossed.firstIndex(where: { $0.captureRules.isSending }) else { return false }
    return !crossed[..<index].contains { $0.captureRules.isSendable }
  }

  // MARK: self

  /// The variable of an implicit `self`: from a capture list or `if let self`, or the body's own.
  var implicitSelf: Variable? {
    var current: Context? = context
    while let level = current, !level.isType {
      for case .storage(let storage) in level.names["self"] ?? [] {
        if case .variable(let variable) = storage.implementation.value { return variable }
      }
      current = level.parent
    }
    return context.frame?.visibleSelf
  }

  /// An escaping closure keeps `self` alive, so it must name `self` explicitly.
  func requireExplicitSelf(
    _ variable: Variable, for declaration: Declaration, at position: Position
  ) {
    guard let owner = declaration.owner?.type as? NominalDeclaration, !context.file.isPrelude
    else { return }
    let crossed = contextsCrossed(to: variable.owner).filter(\.isClosure)
    if !crossed.isEmpty, let type = context.owner?.selfType {
      checkSendable(variable, type, crossed, at: position)
    }
    guard owner.isReference else { return }
    guard
      crossed.contains(where: { $0.captureRules.isEscaping && !$0.captureRules.impliesSelf })
    else { return }
    checker.report(
      declaration is FunctionDeclaration
        ? CaptureMessage.implicitSelfInCall(name: declaration.name)
        : .implicitSelfInReference(name: declaration.name), at: position)
  }
}

extension Context {
  var isClosure: Bool { if case .closure = kind { true } else { false } }
  var isEscapingClosure: Bool { isClosure && captureRules.isEscaping }
  var isType: Bool {
    switch kind {
    case .type, .extension: true
    case .layer, .function, .closure, .block, .head: false
    }
  }

  /// Whether a closure that sends its captures runs on the same global actor as the enclosing code.
  var staysOnActor: Bool {
    captureRules.isSending && isolation.value.globalActor != nil
      && isolation.value == parent?.isolation.value
  }

  var isOnMainActor: Bool {
    if case .global(let actor) = isolation.value { actor.isMainActor } else { false }
  }
}
