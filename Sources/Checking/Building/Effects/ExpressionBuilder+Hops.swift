import CheckedTree
import Machine
import Reading
import Semantics
import Solving

// The actor on which a call runs, if it isn't the current one.
extension ExpressionBuilder {
  /// The call on the callee's actor. The index is that of the callee's own first argument, `self`
  /// or a parameter, among all passed arguments.
  func hopping(
    _ call: Expression, to function: FunctionDeclaration, _ site: Site
  ) -> Expression {
    let interface = function.interface.value
    if context.file.isPrelude { return call }
    var call = call
    if call.role == nil, function.givesSending { call.role = .givesSending }
    switch interface.isolation {
    case .instance, .global: break
    // The machine runs the prelude's functions without an actor on the caller's actor.
    case .parameter, .caller, .nonisolated, .unspecified: if function.isPrelude { return call }
    }
    var index = firstArgument(of: call, function)
    if case .parameter(let parameter) = interface.isolation {
      index += parameter + (function.takesSelf ? 1 : 0)
    }
    let destination = destination(
      interface.isolation, isAsync: interface.isAsync, index, isHere: isOnActor(of: site),
      at: call.position)
    if destination == nil { call.typeIndex = ofActor(call.typeIndex, interface.isolation) }
    return hopping(call, destination)
  }

  /// The index of the type of a call. The actor may keep the arguments of its own functions.
  private func ofActor(_ index: Int, _ isolation: Isolation) -> Int {
    switch isolation {
    case .nonisolated, .unspecified, .parameter, .caller: return index
    case .global, .instance: break
    }
    guard var noted = checker.regionTypes[index] else {
      return checker.noteRegionType(
        RegionType(type: .void, signature: context.signature, isOfActor: true))
    }
    noted.isOfActor = true
    return checker.noteRegionType(noted)
  }

  /// The error of a call that would have to wait. It names a constant.
  private func synchronousCall(of callee: Term, on actor: ActorName) -> IsolationMessage {
    guard case .storage(let storage)? = solution.references[callee.peeled.id]?.target,
      storage.owner == nil, storage.isConstant
    else { return .callOfFunctionValue(actor: actor, context: ownIsolation) }
    let constant =
      storage.isParameter ? NamedDeclaration(.parameter, storage.name) : described(storage)
    return .callOfConstant(constant: constant, actor: actor, context: ownIsolation)
  }

  func hopping(
    _ call: Expression, to callee: Term, _ function: FunctionType, at position: Position
  ) -> Expression {
    if context.file.isPrelude { return call }
    if function.isAsync {
      noteAwait(at: position)
    } else if case .global(let actor) = function.isolation, !isOn(actor) {
      if context.frame?.isAsync ?? true {
        noteAwait(at: position)
      } else {
        checker.report(synchronousCall(of: callee, on: ActorName(actor)), at: position)
      }
    }
    switch function.isolation {
    // A method of an actor that is a value knows its actor.
    case .unspecified, .nonisolated, .instance:
      return hopping(call, function.isAsync ? .closure : nil)
    case .caller: return hopping(call, function.isAsync ? .callerOrClosure : nil)
    default:
      var index = 0
      if case .parameter(let parameter) = function.isolation { index = parameter }
      return hopping(
        call,
        destination(
          function.isolation, isAsync: function.isAsync, index, isHere: false, at: position))
    }
  }

  func hopping(
    _ read: Expression, to storage: StorageDeclaration, _ access: Access, _ site: Site
  ) -> Expression {
    guard access == .read, !context.file.isPrelude else { return read }
    let isAsync = storage.getter?.interface.value.isAsync ?? false
    switch storage.isolation {
    case .global, .instance: if isFreelyReadable(storage) { return read }
    case .nonisolated, .unspecified, .parameter, .caller: if !isAsync { return read }
    }
    return hopping(
      read,
      destination(
        storage.isolation, isAsync: isAsync, 0, isHere: isOnActor(of: site), at: read.position))
  }

  private func hopping(_ call: Expression, _ destination: Destination?) -> Expression {
    guard let destination, context.frame?.isAsync ?? true else { return call }
    var result = Expression(kind: .isolated(to: destination, call), position: call.position)
    result.canHoldObjects = call.canHoldObjects
    result.typeIndex = call.typeIndex
    result.role = call.role
    return result
  }

  private func destination(
    _ isolation: Isolation, isAsync: Bool, _ index: Int, isHere: Bool, at position: Position
  ) -> Destination? {
    switch isolation {
    case .global(let actor):
      if isOn(actor) { return nil }
      if actor.isMainActor { return .mainActor }
      return checker.sharedActor(of: actor, at: position).map(Destination.actor)
    case .instance: return isHere ? nil : .argument(index)
    case .parameter: return .argument(index)
    case .caller: return nil
    case .nonisolated, .unspecified:
      guard isAsync else { return nil }
      switch context.isolation.value {
      case .global, .instance, .parameter, .caller: return .nothing
      case .nonisolated, .unspecified: return nil
      }
    }
  }

  /// The number of types that the call passes before `self` and the parameters.
  private func firstArgument(of call: Expression, _ function: FunctionDeclaration) -> Int {
    switch call.kind {
    case .callMethod(_, let selfIndex, _), .makeObject(_, _, _, let selfIndex, _),
      .makeDynamicObject(_, _, let selfIndex, _):
      selfIndex
    case .callWitness: function.genericParameters.count
    case .call: passesTypes(function) ? function.hiddenParameters.count : 0
    default: 0
    }
  }

  // MARK: Actors

  func isOn(_ actor: NominalDeclaration) -> Bool {
    if case .global(let own) = context.isolation.value { own === actor } else { false }
  }

  /// Whether the member's base is the actor that this code runs on.
  func isOnActor(of site: Site) -> Bool {
    switch context.isolation.value {
    case .instance:
      return isSelf(site) || site.reference.base == .superclass
    case .parameter:
      guard let base = site.base?.peeled,
        case .storage(let storage)? = solution.references[base.id]?.target,
        case .variable(let variable) = storage.implementation.value
      else { return false }
      return variable.isOwnActor
    case .nonisolated: return isLocalFunction(site) && isWithoutActor
    case .global, .unspecified, .caller: return false
    }
  }

  private func isLocalFunction(_ site: Site) -> Bool {
    guard case .function(let function) = site.reference.target else { return false }
    return function.owner == nil
  }

  /// Whether the code is in a closure that would be on the enclosing code's actor if it captured it. It calls local
  /// functions of that code without waiting.
  private var isWithoutActor: Bool {
    var current: Context? = context
    while let level = current, !level.isType {
      if level.body?.isWithoutActor ?? false { return true }
      current = level.parent
    }
    return false
  }

  /// The current actor as a value: `#isolation`.
  func ownActor(at position: Position) -> Expression {
    switch context.isolation.value {
    case .nonisolated, .unspecified: break
    case .caller: return Expression(kind: .operation(.callerActor, []), position: position)
    case .global(let actor):
      if actor.isMainActor {
        let value = Expression(kind: .operation(.mainActor, []), position: position)
        return Expression(kind: .wrap(value), position: position)
      }
      if let shared = checker.sharedActor(of: actor, at: position) {
        return Expression(kind: .wrap(shared), position: position)
      }
    case .instance, .parameter:
      if let variable = ownActorVariable {
        let value = use(variable, at: position)
        // An `isolated (any Actor)?` is already optional.
        if variable.isOptionalActor { return value }
        return Expression(kind: .wrap(value), position: position)
      }
    }
    return constant(.none, at: position)
  }

  private var ownActorVariable: Variable? {
    var current = body
    while let body = current {
      if let found = body.parameters.first(where: \.isOwnActor) { return found }
      current = body.parent
    }
    return nil
  }
}

extension BodyChecker {
  /// `Global.shared`
  func sharedActor(of actor: NominalDeclaration, at position: Position) -> Expression? {
    for case .storage(let storage) in actor.members["shared"] where storage.isStatic {
      switch storage.implementation.value {
      case .static(let storage):
        return Expression(kind: .load(.staticStorage(storage)), position: position)
      default:
        guard let getter = storage.getter else { return nil }
        model.needBody(getter)
        // A static member of a class or an actor takes the type as an argument.
        let type = Value.type(runtimeType(actor.declaredType) { _ in nil })
        let own = Argument.value(Expression(kind: .constant(type), position: position))
        let given = actor.isReference ? [own] : []
        return Expression(kind: .call(getter.routine.value, given), position: position)
      }
    }
    return nil
  }
}
