extension AsyncStream.Continuation {
  enum Termination: Hashable, Sendable { case finished, cancelled }
  func finish() { _storage._finish(nil) }
}
extension AsyncThrowingStream.Continuation {
  enum Termination: Sendable {
    case finished(Failure?)
    case cancelled
  }
  func finish(throwing error: sending Failure? = nil) { _storage._finish(error) }
}
extension AsyncStream {
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let storage = _makeStream(limit._limit, limit._keepsNewest, false, true)
    self.init(_context: _StreamContext(storage, nil))
    build(Continuation(_storage: storage))
  }
  @preconcurrency
  init(
    unfolding produce: @escaping @Sendable () async -> Element?,
    onCancel: (@Sendable () -> Void)? = nil
  ) {
    let source = _UnfoldedStream<Element>(produce)
    self.init(
      _context: _StreamContext(nil) {
        try await withTaskCancellationHandler {
          guard let result = try await source.next() else { return nil }
          return result
        } onCancel: {
          source.end()
          onCancel?()
        }
      })
  }
  static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    let storage = _makeStream(limit._limit, limit._keepsNewest, false, false)
    return (
      stream: AsyncStream<Element>(_context: _StreamContext(storage, nil)),
      continuation: AsyncStream<Element>.Continuation(_storage: storage)
    )
  }
}
extension AsyncThrowingStream where Failure == any Error {
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let storage = _makeStream(limit._limit, limit._keepsNewest, true, true)
    self.init(_context: _StreamContext(storage, nil))
    build(Continuation(_storage: storage))
  }
  @preconcurrency
  init(unfolding produce: @escaping @Sendable () async throws -> Element?) {
    let source = _UnfoldedStream<Element>(produce)
    self.init(
      _context: _StreamContext(nil) {
        try await withTaskCancellationHandler {
          try await source.next()
        } onCancel: {
          source.end()
        }
      })
  }
  static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (
    stream: AsyncThrowingStream<Element, any Error>,
    continuation: AsyncThrowingStream<Element, any Error>.Continuation
  ) {
    let storage = _makeStream(limit._limit, limit._keepsNewest, true, false)
    return (
      stream: AsyncThrowingStream<Element, any Error>(_context: _StreamContext(storage, nil)),
      continuation: AsyncThrowingStream<Element, any Error>.Continuation(_storage: storage)
    )
  }
}
@builtIn("native") class _StreamStorage: @unchecked Sendable, Hashable {
  @operation("streamYield") func _yield<Element>(_ value: Element) -> (Int, Int, Element?)
  @operation("streamFinish") func _finish(_ error: (any Error)?)
  @operation("streamNext") func _next<Element>() async throws -> Element?
  @operation("streamDrop") func _drop()
  @operation("streamHandler") func _handler<Handler>() -> Handler?
  @operation("streamSetHandler")
  func _setHandler<Handler>(_ handler: Handler?, _ call: (((any Error)?, Bool) -> Void)?)
  @intrinsic("equal") static func == (lhs: _StreamStorage, rhs: _StreamStorage) -> Bool
  func hash(into hasher: inout Hasher) { hasher._combine(self) }
}
@operation("makeStream")
func _makeStream(
  _ limit: Int?, _ keepsNewest: Bool, _ isThrowing: Bool, _ hasClosure: Bool
) -> _StreamStorage
final class _StreamContext<Element, Failure: Error>: @unchecked Sendable {
  let _storage: _StreamStorage?
  let _produce: (() async throws -> Element?)?
  init(_ storage: _StreamStorage?, _ produce: (() async throws -> Element?)?) {
    _storage = storage
    _produce = produce
  }
  func _next() async throws(Failure) -> Element? {
    do {
      if let _storage { return try await _storage._next() }
      return try await _produce!()
    } catch {
      // A stream whose failure is `Never` is made of what doesn't throw.
      throw error as! Failure
    }
  }
  deinit { _storage?._drop() }
}
final class _UnfoldedStream<Element>: @unchecked Sendable {
  var _produce: (() async throws -> Element?)?
  init(_ produce: @escaping () async throws -> Element?) { _produce = produce }
  func next() async throws -> Element? {
    guard let produce = _produce,
      let result = try await _offActor({ try await _whereIsolated(produce) })
    else {
      end()
      return nil
    }
    return result
  }
  func end() { _produce = nil }
}
@operation("runOffActor")
func _offActor<Result>(_ body: () async throws -> Result) async throws -> Result
@operation("runClosure")
func _whereIsolated<Result>(_ body: () async throws -> Result) async throws -> Result
