import Machine
import Recording

/// The isolation of the program's code.
enum Isolation {
  case nothing
  case mainActor
  case actor(ProgramActor)

  /// The actor that a value of the program represents; nil if it isn't an actor.
  init?(_ value: Value) {
    switch value {
    case .some(let inner):
      guard let isolation = Isolation(inner) else { return nil }
      self = isolation
    case .none: self = .nothing
    case .native(let box) where box is MainActorBox: self = .mainActor
    case .object(let object):
      guard let own = object.companion(orMake: { ProgramActor(of: object) }) as? ProgramActor else {
        return nil
      }
      self = .actor(own)
    case .cell(let cell):
      guard let isolation = Isolation(cell.value) else { return nil }
      self = isolation
    default: return nil
    }
  }

  /// Where a closure must run.
  init(of closure: Closure) {
    if closure.function.isMainActor {
      self = .mainActor
    } else if let index = closure.function.actorCapture, closure.captures.indices.contains(index),
      let own = Isolation(closure.captures[index])
    {
      self = own
    } else {
      self = .nothing
    }
  }

  /// The actors that must be free before the code can begin.
  var needs: [ObjectIdentifier] {
    switch self {
    case .nothing: []
    case .mainActor: [QueueBox.main.id]
    case .actor(let own): [own.id]
    }
  }

  func isSame(as actor: (any Actor)?) -> Bool {
    switch self {
    case .nothing: actor == nil
    case .mainActor: actor === MainActor.shared
    case .actor(let own): actor === own
    }
  }
}

extension Drive {
  /// A call of the program on an actor, or on none.
  struct ActorCall {
    var isolation: Isolation
    var closure: Closure
    var arguments: [Value]
  }

  /// Runs a request's closure where it must run. If that is here, the fiber itself runs it, so that
  /// calls between methods of one actor can nest without limit.
  func hop(
    _ request: Request, of fiber: Fiber, isolation: isolated (any Actor)?
  ) async throws {
    let hop: ActorCall
    do {
      hop = try self.hop(request)
    } catch let trap as Trap {
      throw stop(trap, at: request.position)
    }
    // A synchronous closure runs where it is called.
    let staysHere =
      switch request.operation {
      case .runClosure: !hop.closure.function.isAsync
      case .runCallersClosure:
        !hop.closure.function.isAsync || hop.closure.function.isCallerIsolated
      default: false
      }
    if staysHere || hop.isolation.isSame(as: isolation) {
      // `MainActor.run` isn't isolated itself, so even on the main actor its closure waits behind other work.
      if request.operation == .runOnMainActor { await Task.yield() }
      return fiber.resume(calling: hop.closure, hop.arguments)
    }
    noteCalls(of: fiber, for: request.operation)
    do {
      let value: Value
      do {
        let departure = leaveActor(for: request, of: fiber, isolation: isolation)
        defer { comeBack(from: departure, for: request) }
        value = try await perform(hop, at: request.position)
      }
      fiber.resume(returning: value)
    } catch {
      try resume(fiber, after: error, of: request)
    }
  }

  private func perform(_ hop: ActorCall, at position: Position?) async throws -> Value {
    switch hop.isolation {
    case .mainActor:
      let drive = try nested(at: position, heldQueues: [QueueBox.main.id])
      return try await drive.runOnMainActor(hop.closure, hop.arguments)
    case .nothing:
      return try await nested(at: position, heldQueues: []).runOnNoActor(
        hop.closure, hop.arguments)
    case .actor(let actor):
      let drive = try nested(at: position, heldQueues: [])
      // An actor becomes free soon, unless a thread on it is blocked.
      let wait =
        run.hasBlockedThreads
        ? run.beginWait(
          of: lane.id, for: .actor, .actor(actor.id), at: position, calls: calls) : nil
      return try await actor.run(drive, hop.closure, hop.arguments, endingWait: wait)
    }
  }

  @MainActor
  private func runOnMainActor(_ closure: Closure, _ arguments: [Value]) async throws -> Value {
    if isRecording { run.mainActorObjects.settle(by: nil) }
    return try await run(closure, arguments, isolation: MainActor.shared)
  }

  @concurrent
  private func runOnNoActor(_ closure: Closure, _ arguments: [Value]) async throws -> Value {
    try await run(closure, arguments, isolation: nil)
  }

  /// The closure is the first one. Explicit type arguments may precede it.
  private func hop(_ request: Request) throws -> ActorCall {
    guard
      let index = request.arguments.firstIndex(where: {
        if case .closure = $0 { true } else { false }
      })
    else { throw Trap(DefectMessage.missingFunction(of: request.operation)) }
    let closure = try request.closure(index)
    let arguments = Array(request.arguments[(index + 1)...])
    let isolation: Isolation
    switch request.operation {
    case .runOnMainActor: isolation = .mainActor
    case .runOnActor: isolation = try actor(of: request, arguments)
    case .runClosure, .runCallersClosure: isolation = Isolation(of: closure)
    default: isolation = .nothing
    }
    return ActorCall(isolation: isolation, closure: closure, arguments: arguments)
  }

  private func actor(of request: Request, _ arguments: [Value]) throws -> Isolation {
    var value = try request.argument(0)
    if case .int(let index) = value, arguments.indices.contains(index) { value = arguments[index] }
    guard let isolation = Isolation(value) else {
      throw Trap(DefectMessage.missingActor(of: request.operation))
    }
    return isolation
  }

  /// Returns the actor as a value of the program, or none.
  static func value(of isolation: (any Actor)?) -> Value {
    if isolation === MainActor.shared { return .some(.native(MainActorBox.shared)) }
    guard let object = (isolation as? ProgramActor)?.memory.actor else { return .none }
    return .some(.object(object))
  }

  // MARK: Assuming

  /// Calls a closure with the actor on which this code must already run.
  func assumeIsolated(_ request: Request) throws -> Value {
    guard let isolation = Isolation(try request.argument(0)) else {
      throw Trap(DefectMessage.missingActor(of: request.operation))
    }
    let isHere: Bool
    switch isolation {
    case .mainActor: isHere = isOnMainActor
    case .actor(let actor): isHere = self.actor === actor
    case .nothing: isHere = false
    }
    guard isHere else {
      throw Trap(
        .failure(
          kind: "Fatal error", message: LibraryText.wrongExecutor.text),
        position: request.position)
    }
    guard request.operation == .assumeIsolated else { return .void }
    let closure = try request.lastClosure
    let takesActor = closure.function.parameterCount > 0
    return try nested(at: request.position)
      .run(closure, takesActor ? [try request.argument(0)] : [])
  }
}

extension Drive: IsolatedPlace {
  func isIsolated(to isolation: Conformance.Isolation) -> Bool {
    switch isolation {
    case .mainActor: return isOnMainActor
    case .actor(let shared):
      guard case .object(let object) = shared.cell.value, let actor else { return false }
      return actor.memory.actor === object
    }
  }
}
