extension Prelude {
  static let continuations = #"""
    @builtIn("native") struct CheckedContinuation<T, E: Error>: Sendable {
      @operation("resumeReturning") func resume(returning value: sending T)
      @operation("resumeThrowing") func resume(throwing error: E)
      func resume<Er: Error>(with result: sending Result<T, Er>) where E == any Error {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error as! E)
        }
      }
      func resume(with result: sending Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
    }
    extension CheckedContinuation where T == Void {
      @operation("resumeReturning") func resume()
    }
    @operation("withCheckedContinuation")
    func withCheckedContinuation<T>(
      isolation _: (any Actor)? = nil, function _: String = #function,
      _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T
    @operation("withCheckedThrowingContinuation")
    func withCheckedThrowingContinuation<T>(
      isolation _: (any Actor)? = nil, function _: String = #function,
      _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T
    @unsupported("an unsafe continuation")
    struct UnsafeContinuation<T, E: Error>: Sendable {}

    @globalActor @builtIn("native") final class MainActor: Sendable {
      @operation("runOnMainActor")
      static func run<T: Sendable>(
        resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
      ) async rethrows -> T
    }

    @builtIn("native") final class TaskLocal<Value: Sendable>: Sendable {
      @operation("readTaskLocal") func get() -> Value
      @discardableResult @operation("bindTaskLocal")
      func withValue<R>(
        _ valueDuringOperation: Value, operation: () throws -> R, file _: String = #fileID,
        line _: UInt = #line
      ) rethrows -> R
      @discardableResult @operation("bindTaskLocalAsync")
      func withValue<R>(
        _ valueDuringOperation: Value, operation: () async throws -> R,
        isolation _: (any Actor)? = nil, file _: String = #fileID, line _: UInt = #line
      ) async rethrows -> R
    }
    """#
}
