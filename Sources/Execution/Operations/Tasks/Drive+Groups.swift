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
      defer {
        box.close()
        exit.begin(self, waitingFor: box, at: request.position)
      }
      return try await drive.run(body, [.cell(Cell(.native(box)))], isolation: isolation)
    }
  }

  /// One that throws serves for both: what a program's child can't throw never comes.
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
      defer {
        box.close()
        exit.begin(self, waitingFor: box, at: request.position)
      }
      return try await drive.run(body, [.cell(Cell(.native(box)))], isolation: isolation)
    }
  }

  func group(_ request: Request) throws -> GroupBox.Group {
    let box: GroupBox = try request.native(0)
    guard let group = box.group(for: self) else {
      throw Trap(
        .custom("a task group is used only by the task that made it, while its body runs"))
    }
    return group
  }

  func addGroupTask(_ request: Request, unlessCancelled: Bool) throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    let closure = try request.lastClosure
    if unlessCancelled && group.isCancelled { return .bool(false) }
    let lane = try run.addLane(
      .groupChild, creator: lane, place: request.position.map(Place.init), calls: calls,
      isInternal: isInLibrary, receivers: receivers, needs: Isolation(of: closure).needs,
      group: box)
    let body = Drive(run: run, lane: lane).taskBody(closure)
    guard unlessCancelled else {
      group.addTask(TaskOptions(request), operation: body)
      return .void
    }
    let isAdded = group.addTaskUnlessCancelled(TaskOptions(request), operation: body)
    if !isAdded { run.end(lane.id) }
    return .bool(isAdded)
  }

  func cancelGroup(_ request: Request) throws -> Value {
    let group = try group(request)
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
    guard let value = try await group.next(isolation: isolation) else { return .none }
    return .some(value)
  }

  func waitForGroup(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    let group = try group(request)
    let box: GroupBox = try request.native(0)
    let wait = beginWait(for: box, all: true, at: request.position)
    defer { if let wait { run.endWait(wait) } }
    try await group.waitForAll(isolation: isolation)
    return .void
  }

  /// Nil where there is nothing to wait for.
  private func beginWait(for box: GroupBox, all: Bool, at position: Position?) -> Int? {
    let wait = run.beginWait(
      of: lane.id, for: all ? "the tasks of its group" : "a task of its group", .children,
      at: position, calls: calls, isIdle: false)
    guard box.isAwaited(by: wait, all: all) else {
      run.endWait(wait)
      return nil
    }
    run.idle(in: wait)
    return wait
  }
}
