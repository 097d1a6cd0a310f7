import Machine
import Recording

extension Drive {
  func withGroup(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position, inGroup: true)
    let exit = ScopeExit()
    defer { exit.end() }
    return try await withThrowingTaskGroup(
      of: Value.self, returning: Value.self, isolation: isolation
    ) { group in
      let box = GroupBox(group, owner: lane.id, run: run)
      return try await fill(
        box, by: body, in: drive, exit, at: request.position, isolation: isolation)
    }
  }

  /// A throwing group serves both kinds. Children that can't throw in the program never do.
  func withDiscardingGroup(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let body = try request.lastClosure
    let drive = try nested(at: request.position, inGroup: true)
    let exit = ScopeExit()
    defer { exit.end() }
    return try await withThrowingDiscardingTaskGroup(
      returning: Value.self, isolation: isolation
    ) { group in
      let box = GroupBox(group, owner: lane.id, run: run)
      return try await fill(
        box, by: body, in: drive, exit, at: request.position, isolation: isolation)
    }
  }

  private func fill(
    _ box: GroupBox, by body: Closure, in drive: Drive, _ exit: ScopeExit,
    at position: Position?, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let callsHere = calls
    defer {
      box.close()
      exit.begin(self, waitingFor: box, at: position)
    }
    func noteEnd(throwing: Bool) {
      calls = callsHere
      let lanes = isRecording && !run.isStopped ? box.untaken : []
      guard !lanes.isEmpty else { return }
      note(.groupWaits(lanes, threw: throwing), at: position)
      guard throwing else { return }
      noteReach(run.reach(of: box).filter(\.isMissed), at: position)
    }
    do {
      let value = try await drive.run(body, [.cell(Cell(.native(box)))], isolation: isolation)
      noteEnd(throwing: false)
      return value
    } catch {
      noteEnd(throwing: true)
      throw error
    }
  }

  func group(_ request: Request) throws -> GroupBox.Group {
    let box: GroupBox = try request.native(0)
    guard let group = box.group(for: self) else {
      throw Trap(TrapMessage.groupOfOtherTask)
    }
    return group
  }

  func addGroupTask(_ request: Request, unlessCancelled: Bool) throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    let work = try request.takeLastClosure()
    if unlessCancelled && group.isCancelled {
      note(.childRefused, at: request.position)
      return .bool(false)
    }
    var beginning = Lane.Beginning()
    beginning.beginsCancelled = group.isCancelled
    beginning.priority = TaskOptions(request).priorityName
    let lane = try run.addLane(
      .groupChild, creator: lane, place: request.position.map(Place.init), calls: calls,
      isInternal: isInLibrary, receivers: receivers, needs: work.read(Isolation.init).needs,
      group: box, beginning: beginning)
    if isRecording { box.noteChild(lane.id) }
    let body = Drive(run: run, lane: lane).taskBody(work)
    guard unlessCancelled else {
      group.addTask(TaskOptions(request), operation: body)
      return .void
    }
    let isAdded = group.addTaskUnlessCancelled(TaskOptions(request), operation: body)
    if !isAdded {
      run.end(lane.id)
      box.noteTaken(lane.id)
    }
    return .bool(isAdded)
  }

  func cancelGroup(_ request: Request) throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    note(.groupCancelled, at: request.position)
    noteReach(group.isCancelled ? [] : run.reach(of: box), at: request.position)
    calling { group.cancelAll() }
    run.wakeCancellable()
    return .void
  }

  func nextOfGroup(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    let wait = beginWait(for: box, all: false, at: request.position)
    defer { if let wait { run.endWait(wait) } }
    defer { box.noteResult() }
    do {
      guard let result = try await group.next(isolation: isolation) else { return .none }
      let (lane, value) = ChildResult.parts(of: result)
      box.noteTaken(lane)
      note(
        .groupResult(lane, value: value.isVoid ? nil : summary(of: value), error: nil),
        at: request.position)
      return .some(value)
    } catch let thrown as Thrown {
      box.noteTaken(thrown.lane)
      note(
        .groupResult(thrown.lane, value: nil, error: summary(of: thrown.value)),
        at: request.position)
      throw thrown
    }
  }

  func waitForGroup(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    let wait = beginWait(for: box, all: true, at: request.position)
    defer {
      if let wait { run.endWait(wait) }
      // It throws an error only when all have ended.
      box.noteAllTaken()
    }
    let lanes = isRecording ? box.untaken : []
    if !lanes.isEmpty { note(.waitsForAll(lanes), at: request.position) }
    try await group.waitForAll(isolation: isolation)
    return .void
  }

  /// Returns nil if there is nothing to wait for.
  private func beginWait(for box: GroupBox, all: Bool, at position: Position?) -> Int? {
    let wait = run.beginWait(
      of: lane.id, for: all ? .childTasks : .childTask, .children,
      at: position, calls: calls, isIdle: false)
    guard box.isAwaited(by: wait, all: all) else {
      run.endWait(wait)
      return nil
    }
    run.idle(in: wait)
    return wait
  }
}
