import Machine
import Recording

/// What the program holds of an `async let` between its beginning and its end.
final class AsyncLetBox: NativeValue {
  let result = Promise()
  let lane: LaneID

  init(lane: LaneID) {
    self.lane = lane
  }

  var typeName: String { "async let" }
  var description: String { "async let" }
}

extension Drive {
  /// Starts the child in a real `async let`, and drives the same fiber inside its scope.
  ///
  /// However the scope is left, the runtime cancels the child and waits for it.
  func spanAsyncLet(
    _ request: Request, of fiber: Fiber, isolation: isolated (any Actor)?
  ) async throws -> (Ending, AsyncLetBox) {
    let closure = try request.closure(0)
    noteCalls(of: fiber, for: request.operation)
    let lane = try run.addLane(
      .asyncLet(variable: request.string(1)), creator: lane,
      place: request.position.map(Place.init), calls: calls, isInternal: isInLibrary)
    let box = AsyncLetBox(lane: lane.id)
    let child = Drive(run: run, lane: lane)
    async let _: Void = child.runAsyncLet(closure, box)
    fiber.resume(returning: .native(box))
    return (try await drive(fiber, isolation: isolation), box)
  }

  /// The value can be needed inside an inner scope or in another fiber, where the `async let`
  /// itself can't be awaited; so the child leaves its result in the box.
  @concurrent
  private func runAsyncLet(_ closure: Closure, _ box: AsyncLetBox) async {
    do {
      box.result.fulfill(.success(try await taskBody(closure)()))
    } catch {
      box.result.fulfill(.failure(error))
    }
  }

  func asyncLetValue(
    _ request: Request, isolation: isolated (any Actor)?
  ) async throws -> Value {
    let box: AsyncLetBox = try request.native(0)
    record(.awaited(box.lane), at: request.position)
    return try await box.result.value(isolation: isolation)
  }
}
