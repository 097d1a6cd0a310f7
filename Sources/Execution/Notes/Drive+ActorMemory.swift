import Machine
import Recording

extension Drive {
  /// An actor that a lane leaves, because an operation suspends it.
  ///
  /// A value, not a function around the operation, which would be one more frame of every task that
  /// waits.
  struct Departure {
    fileprivate let isOnMainActor: Bool
    fileprivate let memory: ActorMemory?
    fileprivate let name: String
  }

  /// Notes that an operation suspends this lane.
  ///
  /// - Returns: What `comeBack` needs when the operation is done; nil if nothing is recorded.
  @inline(never) func leaveActor(
    for request: Request, of fiber: Fiber, isolation: isolated (any Actor)?
  ) -> Departure? {
    guard isRecording else { return nil }
    let isOnMainActor = isolation === MainActor.shared
    if isOnMainActor { leaveMainActor() }
    // A lane that waits for a task of the main actor expects the task's changes.
    guard
      let memory = actor?.memory
        ?? (request.isAwaitingTask ? nil : memory(of: fiber, isolation))
    else { return Departure(isOnMainActor: isOnMainActor, memory: nil, name: "") }
    let name = actor == nil ? ConcurrencyNote.mainActor : memory.name(in: run.world)
    let changes = memory.leave(
      lane.id, returns: true, at: request.position, expectingCalls: request.isContinuation)
    for change in changes where actor != nil {
      noteWrite(change, on: name, or: request.position)
    }
    return Departure(isOnMainActor: isOnMainActor, memory: memory, name: name)
  }

  /// Records what others changed on the actor while this lane was suspended.
  @inline(never) func comeBack(from departure: Departure?, for request: Request) {
    guard let departure else { return }
    for change in departure.memory?.comeBack(lane.id) ?? [] {
      record(
        .concurrency(
          .changedMeanwhile(
            actor: departure.name, property: change.property, old: change.old,
            new: change.new,
            by: change.lanes)),
        at: request.position)
    }
    if departure.isOnMainActor { run.mainActorObjects.settle(by: nil) }
  }

  /// Records that code which an operation calls, before the operation waits, has ended.
  func leaveActorAgain(isolation: (any Actor)?) {
    guard isRecording else { return }
    if isolation === MainActor.shared {
      run.mainActorObjects.leaveAgain(lane.id)
    } else if let actor = isolation as? ProgramActor {
      actor.memory.leaveAgain(lane.id)
    }
  }

  /// Returns the memory of the object whose method waits on the main actor.
  private func memory(of fiber: Fiber, _ isolation: (any Actor)?) -> ActorMemory? {
    guard isolation === MainActor.shared, let receiver = fiber.mainActorReceiver,
      receiver.descriptor.isOfProgram
    else { return nil }
    return run.mainActorObjects.memory(of: receiver)
  }
}

extension Drive {
  /// Records what this lane changed on its actor since its last request, before the events of the
  /// next one.
  @inline(never) func noteOwnChanges(for fiber: Fiber, isolation: (any Actor)?) {
    let isOnMainActor = isolation === MainActor.shared
    guard isOnMainActor ? run.mainActorObjects.areChanged : actor?.memory.isChanged == true else {
      return
    }
    noteCalls(of: fiber)
    if isOnMainActor {
      leaveMainActor()
    } else if let memory = actor?.memory {
      let name = memory.name(in: run.world)
      for change in memory.settle(by: lane.id) { noteWrite(change, on: name, or: nil) }
    }
  }

  /// Records that a call of this lane on an actor begins, and which unfinished calls it finds.
  @inline(never) func enterActor(_ memory: ActorMemory, calling closure: Closure) {
    for change in memory.enter(lane.id) {
      note(
        .foundUnfinished(
          actor: memory.name(in: run.world), property: change.property, old: change.old,
          new: change.new, by: change.lane, waiting: change.waiting.map(Place.init),
          function: closure.function.position.map(Place.init)), at: calledAt)
    }
  }

  /// Records what this lane changed on an actor, whose closure has ended.
  func leaveActor(_ memory: ActorMemory, ending closure: Closure) {
    let changes = memory.leave(lane.id, returns: false)
    guard !changes.isEmpty, isRecording else { return }
    let name = memory.name(in: run.world)
    for change in changes { noteWrite(change, on: name, or: closure.function.position) }
  }

  /// Records which properties this lane changed in a call although others had changed them since its last call.
  func noteStaleChanges(_ memory: ActorMemory) {
    for change in memory.end(lane.id, calledAt: calledAt) {
      note(
        .changedBetween(
          actor: memory.name(in: run.world), property: change.property, old: change.old,
          new: change.new, by: change.lane, since: change.since.map(Place.init)), at: calledAt)
    }
  }

  private func noteWrite(
    _ change: ActorMemory.Change, on actor: String, or position: Position?
  ) {
    guard run.notesAnotherWrite else { return }
    let note = ConcurrencyNote.wrote(
      actor: actor, property: change.property, old: change.old, new: change.new)
    self.note(.concurrency(note), where: change.write, or: position)
  }

  /// Records what this lane changed in objects of the main actor, before it waits or ends there.
  func leaveMainActor(ending closure: Closure? = nil) {
    for change in run.mainActorObjects.settle(by: lane.id) {
      let note = ConcurrencyNote.changedLater(
        property: change.property, old: change.old, new: change.new)
      self.note(.concurrency(note), where: change.write, or: closure?.function.position)
    }
  }

  /// Records a change where the program made it, perhaps in a function that has returned since.
  func note(_ kind: Event.Kind, where write: WriteLog.Write?, or position: Position?) {
    let noted = calls
    defer { calls = noted }
    if let write { noteCalls(of: write) }
    record(kind, at: write?.position ?? position)
  }

  /// Returns whether a task with this closure begins only when this lane waits on the main actor.
  func isBehindThis(_ closure: Closure) -> Bool {
    guard case .mainActor = Isolation(of: closure) else { return false }
    return isOnMainActor
  }
}

extension Closure {
  /// Begins to compare the objects of the main actor that the closure captures.
  func watchMainActorObjects(in run: Run) {
    // An actor keeps its own memory.
    for case .object(let object) in captures
    where object.descriptor.isOfProgram && !object.descriptor.isActor {
      _ = run.mainActorObjects.memory(of: object)
    }
  }
}

extension Request {
  /// Whether it waits for the resume of a continuation.
  fileprivate var isContinuation: Bool {
    operation == .withCheckedContinuation || operation == .withCheckedThrowingContinuation
  }

  /// Whether it awaits a task's value, itself or through the function that it calls.
  fileprivate var isAwaitingTask: Bool {
    if operation == .taskValue { return true }
    return arguments.contains { argument in
      guard case .closure(let closure) = argument else { return false }
      return closure.function.onlyOperation == .taskValue
    }
  }
}
