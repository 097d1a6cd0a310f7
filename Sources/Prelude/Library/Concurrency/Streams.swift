// The stream that can throw, and the stream that can't: `Stream__`. Each has a real stream in its
// storage. The context ends the stream when nobody iterates any more.

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
        guard let newValue else { return _storage._setHandler(newValue, nil) }
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
