extension AsyncSequence {
  func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    precondition(count >= 0, "Can't prefix a negative number of elements from an async sequence")
    return AsyncPrefixSequence(_base: self, count: count)
  }
  func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    precondition(count >= 0, "Can't drop a negative number of elements from an async sequence")
    return AsyncDropFirstSequence(_base: self, count: count)
  }
  func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping @Sendable (Element) async -> SegmentOfResult
  ) -> AsyncFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence(_base: self, transform: transform)
  }
  func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping @Sendable (Element) async -> SegmentOfResult
  ) -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where Failure == Never, SegmentOfResult.Failure == Never {
    AsyncFlatMapSequence(_base: self, transform: transform)
  }
}
struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  let _base: Base
  let _count: Int
  init(_base: Base, count: Int) {
    self._base = _base
    self._count = count
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Base.Failure
    var _base: Base.AsyncIterator
    var _remaining: Int
    init(_base: Base.AsyncIterator, count: Int) {
      self._base = _base
      self._remaining = count
    }
    mutating func next() async throws(Base.Failure) -> Base.Element? {
      if _remaining == 0 { return nil }
      _remaining -= 1
      return try await _base.next()
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), count: _count)
  }
}
extension AsyncPrefixSequence: Sendable where Base: Sendable {}
struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Base.Failure
  let _base: Base
  let _count: Int
  init(_base: Base, count: Int) {
    self._base = _base
    self._count = count
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Base.Failure
    var _base: Base.AsyncIterator
    var _remaining: Int
    init(_base: Base.AsyncIterator, count: Int) {
      self._base = _base
      self._remaining = count
    }
    mutating func next() async throws(Base.Failure) -> Base.Element? {
      while _remaining > 0 {
        _remaining -= 1
        if try await _base.next() == nil { return nil }
      }
      return try await _base.next()
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), count: _count)
  }
}
extension AsyncDropFirstSequence: Sendable where Base: Sendable {}
