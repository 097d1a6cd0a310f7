import Dispatch
import Machine
import Recording
import Synchronization

// XCTest runs one test at a time, so every failure during a test, on any thread, belongs to it.

extension Drive {
  func performInXCTest(_ request: Request) throws -> Value {
    switch request.operation {
    case .beginXCTest:
      let test = try makeTest(request)
      run.tests.beginAlone(test)
      return .native(test)
    case .noteSkip:
      let test: RunningTest = try request.native(0)
      let reason = try request.optionalString(1)
      test.state.withLock { $0.skip = reason ?? "" }
    default:
      let line = try request.int(1)
      let isHere = request.position?.line == line
      note(
        issue: try request.string(0),
        at: isHere ? request.position : Position(line: line, column: 1))
    }
    return .void
  }

  /// Waits in a callback. Other work can't use what the thread holds.
  func passTime(_ request: Request) throws -> Value {
    let never = DispatchSemaphore(value: 0)
    _ = try block(until: .now() + .milliseconds(1), at: request.position) {
      never.wait(timeout: $0)
    }
    return .void
  }

  /// Waits like a run loop, so that other work can use the actor.
  func passTime(_ request: Request, isolation: isolated (any Actor)?) async throws -> Value {
    await run.resting(isolation: isolation) {
      do {
        try await Task.sleep(for: .milliseconds(1))
      } catch {
        await Task.yield()
      }
    }
    try check(at: request.position)
    return .void
  }
}
