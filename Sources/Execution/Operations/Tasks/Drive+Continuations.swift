import Machine
import Recording

extension Drive {
  /// The real continuation can always throw, so that a stopped run can end the wait.
  func withContinuation(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let body = try request.lastClosure
    let function = try request.string(request.arguments.count - 2)
    let drive = try nested(at: request.position)
    let wait = run.beginWait(
      of: lane.id, for: .continuation, .event, at: request.position,
      calls: calls, isIdle: false)
    defer { run.endWait(wait) }
    return try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
      let box = ContinuationBox(
        continuation, drive: self, place: request.place, wait: wait, function: function,
        isOnMainActor: isolation === MainActor.shared)
      do {
        _ = try drive.run(body, [.native(box)])
        leaveActorAgain(isolation: isolation)
        run.idle(in: wait)
      } catch {
        _ = box.resume(.failure(error))
      }
    }
  }

  func resumeContinuation(_ request: Request, isThrowing: Bool) throws -> Value {
    let box: ContinuationBox = try request.native(0)
    let value = request.arguments.count > 1 ? try request.argument(1) : .void
    let thrown = Thrown(value: value, position: request.position)
    if isRecording, box.lane != lane.id, !box.isResumed {
      let text = value.isVoid ? nil : summary(of: value)
      note(
        .resumed(
          box.lane, value: isThrowing ? nil : text, error: isThrowing ? text : nil,
          actor: box.actor(sharedWith: self)),
        at: request.position)
    }
    let result: Result<Value, any Error> = isThrowing ? .failure(thrown) : .success(value)
    guard box.resume(result, at: request.place) else {
      let text = summary(of: value, isNumbered: false)
      let first = box.firstResume.map { run.issuePlaces.name(of: $0.line) }
      let message: TrapMessage =
        isThrowing ? .resumedThrowing(text, first: first) : .resumedReturning(text, first: first)
      throw Trap(message, position: request.position)
    }
    return .void
  }
}
