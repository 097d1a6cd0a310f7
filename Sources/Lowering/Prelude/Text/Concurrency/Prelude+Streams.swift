extension Prelude {
  /// For the stream that can throw and the one that can't: `Stream__`. What a stream does is done by
  /// a real one, which the storage holds; the context ends it when nobody iterates any more.
  static let streams = #"""
    struct Stream__<Parameters__>: AsyncSequence {
      typealias Named__ = Thrown__
      struct Continuation: Sendable {
        enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
          var _limit: Int? {
            switch self {
            case .unbounded: nil
            case .bufferingOldest(let limit), .bufferingNewest(let limit): limit
            }
          }
          var _keepsNewest: Bool { if case .bufferingNewest = self { true } else { false } }
        }
        let _storage: _StreamStorage
        init(_storage: _StreamStorage) { self._storage = _storage }
        @discardableResult func yield(_ value: sending Element) -> YieldResult {
          let (kind, remaining, dropped) = _storage._yield(value)
          if kind == 0 { return .enqueued(remaining: remaining) }
          return kind == 1 ? .dropped(dropped!) : .terminated
        }
        @discardableResult
        func yield(with result: sending Result<Element, Thrown__>) -> YieldResult {
          switch result {
          case .success(let value): return yield(value)
          case .failure(let error):
            _storage._finish(error)
            return .terminated
          }
        }
        var onTermination: (@Sendable (Termination) -> Void)? {
          get { _storage._handler() }
          nonmutating set {
            guard let newValue else { return _storage._setHandler(nil, nil) }
            _storage._setHandler(newValue) { (error: (any Error)?, isCancelled: Bool) in
              newValue(isCancelled ? .cancelled : finished__)
            }
          }
        }
      }
      let _context: _StreamContext<Element, Thrown__>
      init(_context: _StreamContext<Element, Thrown__>) { self._context = _context }
      struct Iterator: AsyncIteratorProtocol {
        typealias Named__ = Thrown__
        let _context: _StreamContext<Element, Thrown__>
        init(_context: _StreamContext<Element, Thrown__>) { self._context = _context }
        mutating func next() async throws(Thrown__) -> Element? {
          try await _context._next()
        }
        mutating func next(
          isolation actor: isolated (any Actor)?
        ) async throws(Thrown__) -> Element? {
          try await _context._next()
        }
      }
      func makeAsyncIterator() -> Iterator { Iterator(_context: _context) }
    }
    extension Stream__: @unchecked Sendable where Element: Sendable {}
    extension Stream__.Continuation.YieldResult: Sendable where Element: Sendable {}
    extension Stream__.Continuation where Element == Void {
      @discardableResult func yield() -> Stream__<NoElement__>.Continuation.YieldResult {
        yield(())
      }
    }
    extension Stream__.Continuation: Hashable {
      static func == (
        lhs: Stream__<Arguments__>.Continuation,
        rhs: Stream__<Arguments__>.Continuation
      ) -> Bool { lhs._storage == rhs._storage }
      func hash(into hasher: inout Hasher) { hasher.combine(_storage) }
    }
    """#

  static let streamParts = #"""
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
        let storage = _makeStream(limit._limit, limit._keepsNewest, false)
        self.init(_context: _StreamContext(storage, nil))
        build(Continuation(_storage: storage))
      }
      init(
        unfolding produce: @escaping () async -> Element?,
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
        let storage = _makeStream(limit._limit, limit._keepsNewest, false)
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
        let storage = _makeStream(limit._limit, limit._keepsNewest, true)
        self.init(_context: _StreamContext(storage, nil))
        build(Continuation(_storage: storage))
      }
      init(unfolding produce: @escaping () async throws -> Element?) {
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
        let storage = _makeStream(limit._limit, limit._keepsNewest, true)
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
      func _setHandler(_ handler: Any?, _ call: (((any Error)?, Bool) -> Void)?)
      @intrinsic("equal") static func == (lhs: _StreamStorage, rhs: _StreamStorage) -> Bool
      func hash(into hasher: inout Hasher) { hasher._combine(self) }
    }
    @operation("makeStream")
    func _makeStream(_ limit: Int?, _ keepsNewest: Bool, _ isThrowing: Bool) -> _StreamStorage
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
          throw error as! Failure
        }
      }
      deinit { _storage?._drop() }
    }
    final class _UnfoldedStream<Element>: @unchecked Sendable {
      var _produce: (() async throws -> Element?)?
      init(_ produce: @escaping () async throws -> Element?) { _produce = produce }
      func next() async throws -> Element? {
        guard let result = try await _produce?() else {
          end()
          return nil
        }
        return result
      }
      func end() { _produce = nil }
    }
    """#

  static let streamTypes: [[String: String]] = [
    [
      "Stream__": "AsyncStream", "Parameters__": "Element", "Thrown__": "Never",
      "Arguments__": "Element", "NoElement__": "Void",
      "finished__": ".finished", "Named__": "Failure",
    ],
    [
      "Stream__": "AsyncThrowingStream", "Parameters__": "Element, Failure: Error",
      "Thrown__": "Failure", "Arguments__": "Element, Failure",
      "NoElement__": "Void, Failure",
      "finished__": ".finished(error as! Failure?)", "Named__": "_Failure",
    ],
  ]
}
