import Machine
import Recording

/// The task that a program requested as its own.
final class OwnTaskBox: NativeValue {
  let lane: LaneID

  init(lane: LaneID) { self.lane = lane }

  static var leadsOn: Bool { false }
  var typeName: String { "UnsafeCurrentTask" }
  var description: String { "UnsafeCurrentTask" }

  func isEqual(to other: any NativeValue) -> Bool { lane == (other as? OwnTaskBox)?.lane }
  func hash(into hasher: inout Hasher) { hasher.combine(lane) }
}

extension Drive {
  func performOnOwnTask(_ request: Request) throws -> Value {
    switch request.operation {
    case .currentTaskName:
      guard #available(macOS 26.0, *), let name = Task.name else { return .none }
      return .some(.string(name))
    case .ownTask:
      let isThere = withUnsafeCurrentTask { $0 != nil }
      return isThere ? .some(.native(OwnTaskBox(lane: lane.id))) : .none
    case .ownTaskCancel:
      try checkOwner(request)
      record(.taskCancelled(lane.id), at: request.position)
      noteReach(Task.isCancelled ? [] : run.reach(of: lane.id), at: request.position)
      calling { withUnsafeCurrentTask { $0?.cancel() } }
      run.wakeCancellable()
      return .void
    default:
      try checkOwner(request)
      return .bool(Task.isCancelled)
    }
  }

  /// Only the running task can be used, because other tasks can't be found from here.
  private func checkOwner(_ request: Request) throws {
    guard try request.native(0, as: OwnTaskBox.self).lane == lane.id else {
      throw Trap(
        TrapMessage.taskOfOtherTask,
        position: request.position)
    }
  }

  /// Runs the operation here, on the pool if it is preferred.
  func withExecutorPreference(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let closure = try request.lastClosure
    let isGiven = request.arguments.dropLast().last.map {
      if case .some = $0 { true } else { false }
    }
    let drive = try nested(at: request.position)
    return try await withTaskExecutorPreference(
      isGiven == true ? globalConcurrentExecutor : nil, isolation: isolation
    ) {
      try await drive.run(closure, isolation: isolation)
    }
  }
}
