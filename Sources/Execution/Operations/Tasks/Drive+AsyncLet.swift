import Machine
import Recording
import Synchronization

/// An `async let` between its beginning and its end, as a value of the program.
final class AsyncLetBox: NativeValue {
  let result = Promise()
  let lane: LaneID
  private let wasAwaited = Atomic(false)
  private let leaving = Mutex<ConcurrencyNote.LeavingError?>(nil)

  var isAwaited: Bool { wasAwaited.load(ordering: .relaxed) }
  func noteAwait() { wasAwaited.store(true, ordering: .relaxed) }

  /// The error that leaves its scope; nil if the scope ends in another way.
  var error: ConcurrencyNote.LeavingError? { leaving.withLock { $0 } }
  func note(_ error: ConcurrencyNote.LeavingError) { leaving.withLock { $0 = error } }

  init(lane: LaneID) {
    self.lane = lane
  }

  static var leadsOn: Bool { true }
  var typeName: String { "async let" }
  var description: String { "async let" }
}

extension Drive {
  /// Starts the child in a real `async let`, and drives the same fiber inside its scope.
  ///
  /// However the scope is left, the runtime cancels the child and waits for it.
  func spanAsyncLet(
    _ request: Request, of fiber: Fiber, exit: ScopeExit, isolation: isolated (any Actor)?
  ) async throws -> (Ending, AsyncLetBox) {
    let closure = try request.closure(0)
    noteCalls(of: fiber, for: request.operation)
    var beginning = Lane.Beginning()
    beginning.beginsCancelled = Task.isCancelled
    let lane = try run.addLane(
      .asyncLet(variable: request.string(1)), creator: lane,
      place: request.position.map(Place.init), calls: calls, isInternal: isInLibrary,
      receivers: receivers, needs: Isolation(of: closure).needs,
      beginning: beginning)
    let box = AsyncLetBox(lane: lane.id)
    let callsHere = calls
    let child = Drive(run: run, lane: lane)
    async let _: Void = child.runAsyncLet(closure, box)
    // Runs before the scope waits for the child.
    defer {
      if !box.isAwaited, !run.isStopped {
        calls = callsHere
        note(.abandoned(lane.id, box.error), at: request.position)
        noteReach(run.reach(of: lane.id), at: request.position)
      }
      exit.begin(self, waitingFor: box, at: request.position)
    }
    fiber.resume(returning: .native(box))
    return (try await drive(fiber, isolation: isolation), box)
  }

  /// Returns the `async let` whose scope ends. If an error leaves the scope, it is the first
  /// argument.
  func endAsyncLet(_ request: Request, of fiber: Fiber) throws -> AsyncLetBox {
    let box: AsyncLetBox = try request.native(request.arguments.count - 1)
    if request.arguments.count > 1, isRecording, !box.isAwaited {
      box.note(
        ConcurrencyNote.LeavingError(
          text: describe(try request.argument(0), debug: false).shortened,
          place: fiber.thrownAt.map(Place.init)))
    }
    return box
  }

  /// The value may be needed inside an inner scope or in another fiber, where the `async let`
  /// itself can't be awaited. So the child stores its result in the box.
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
    box.noteAwait()
    record(.awaited(box.lane), at: request.position)
    let wait = run.beginWait(
      of: lane.id, for: .lane(box.lane), .lane(box.lane), at: request.position, calls: calls)
    defer { run.endWait(wait) }
    return try await box.result.value(isolation: isolation)
  }
}

/// The wait for children at the end of a scope, which the runtime performs.
final class ScopeExit: Sendable {
  private let wait = Mutex<(run: Run, id: Int)?>(nil)
  private let child = Mutex<AsyncLetBox?>(nil)

  func begin(_ drive: Drive, waitingFor box: AsyncLetBox, at position: Position?) {
    // Lanes that the runtime cancels there may continue.
    drive.run.wakeCancellable()
    let id = drive.run.beginWait(
      of: drive.lane.id, for: .lane(box.lane), .lane(box.lane), at: position, calls: drive.calls)
    wait.withLock { $0 = (drive.run, id) }
    child.withLock { $0 = box }
  }

  func begin(_ drive: Drive, waitingFor box: GroupBox, at position: Position?) {
    drive.run.wakeCancellable()
    let id = drive.run.beginWait(
      of: drive.lane.id, for: .childTasks, .children, at: position,
      calls: drive.calls, isIdle: false)
    wait.withLock { $0 = (drive.run, id) }
    if box.isAwaited(by: id, all: true) { drive.run.idle(in: id) }
  }

  /// The children have ended. The result of an `async let` is released, as the runtime destroys it
  /// there.
  func end() {
    child.withLock { $0 }?.result.release()
    if let wait = wait.withLock({ $0 }) { wait.run.endWait(wait.id) }
  }
}
