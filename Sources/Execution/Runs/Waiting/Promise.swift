import Machine
import Synchronization

/// A result that can be awaited any number of times.
final class Promise: Sendable {
  private enum State {
    case waiting([CheckedContinuation<Value, any Error>])
    case fulfilled(Kept<Result<Value, any Error>>)
    /// Its result was released, because the scope in which it can be awaited has ended.
    case released
  }

  private let state = Mutex(State.waiting([]))

  /// Sets the result. Later results are ignored.
  func fulfill(_ result: Result<Value, any Error>) {
    let continuations = state.withLock { state -> [CheckedContinuation<Value, any Error>] in
      guard case .waiting(let continuations) = state else { return [] }
      state = .fulfilled(Kept(result))
      return continuations
    }
    for continuation in continuations { continuation.resume(with: result) }
  }

  /// Releases the result. Only for a promise that can't be awaited any more.
  func release() {
    // The result goes away outside of the lock: it may run code of the program.
    let former = state.withLock { state in
      defer { state = .released }
      return state
    }
    _ = former
  }

  func value(isolation: isolated (any Actor)?) async throws -> Value {
    try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
      let result = state.withLock { state -> Result<Value, any Error>? in
        switch state {
        case .fulfilled(let result):
          return result.content
        case .waiting(let continuations):
          state = .waiting(continuations + [continuation])
          return nil
        case .released:
          return .failure(Stopped())
        }
      }
      if let result { continuation.resume(with: result) }
    }
  }
}
