// Checked and unsafe continuations: `Kind__`. Here, the unsafe ones are checked, too.

@builtIn("native") struct Kind__Continuation<T, E: Error>: Sendable {
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
extension Kind__Continuation where T == Void {
  @operation("resumeReturning") func resume()
}
@operation("withCheckedContinuation")
func withKind__Continuation<T>(
  isolation _: (any Actor)? = nil, function: String = #function,
  _ body: (Kind__Continuation<T, Never>) -> Void
) async -> T
@operation("withCheckedThrowingContinuation")
func withKind__ThrowingContinuation<T>(
  isolation _: (any Actor)? = nil, function: String = #function,
  _ body: (Kind__Continuation<T, any Error>) -> Void
) async throws -> T
