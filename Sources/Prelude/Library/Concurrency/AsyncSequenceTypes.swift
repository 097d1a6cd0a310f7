// What is the same whether the function that is given throws or not; declared once for each.

extension AsyncSequence {
  func map<Transformed>(
    _ transform: @escaping @Sendable (Element) async throws -> Transformed
  ) -> Async__MapSequence<Self, Transformed> {
    Async__MapSequence(_base: self, transform: transform)
  }
  func compactMap<ElementOfResult>(
    _ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?
  ) -> Async__CompactMapSequence<Self, ElementOfResult> {
    Async__CompactMapSequence(_base: self, transform: transform)
  }
  func flatMap<SegmentOfResult: AsyncSequence>(
    _ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult
  ) -> Async__FlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence {
    Async__FlatMapSequence(_base: self, transform: transform)
  }
  func filter(
    _ isIncluded: @escaping @Sendable (Element) async throws -> Bool
  ) -> Async__FilterSequence<Self> {
    Async__FilterSequence(_base: self, isIncluded: isIncluded)
  }
  func prefix(
    while predicate: @escaping @Sendable (Element) async throws -> Bool
  ) rethrows -> Async__PrefixWhileSequence<Self> {
    Async__PrefixWhileSequence(_base: self, predicate: predicate)
  }
  func drop(
    while predicate: @escaping @Sendable (Element) async throws -> Bool
  ) -> Async__DropWhileSequence<Self> {
    Async__DropWhileSequence(_base: self, predicate: predicate)
  }
}
struct Async__MapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  typealias Element = Transformed
  typealias Failure = Thrown__
  let _base: Base
  let _transform: (Base.Element) async throws -> Transformed
  init(_base: Base, transform: @escaping (Base.Element) async throws -> Transformed) {
    self._base = _base
    self._transform = transform
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _isOver = false
    let _transform: (Base.Element) async throws -> Transformed
    init(
      _base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed
    ) {
      self._base = _base
      self._transform = transform
    }
    mutating func next() async throws(Thrown__) -> Transformed? {
      if _isOver { return nil }
      guard let element = try await _base.next() else { return nil }
      _isOver = true
      let result = try await _transform(element)
      _isOver = false
      return result
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), transform: _transform)
  }
}
extension Async__MapSequence: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable, Transformed: Sendable {}
struct Async__CompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
  typealias Element = ElementOfResult
  typealias Failure = Thrown__
  let _base: Base
  let _transform: (Base.Element) async throws -> ElementOfResult?
  init(_base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self._base = _base
    self._transform = transform
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _isOver = false
    let _transform: (Base.Element) async throws -> ElementOfResult?
    init(
      _base: Base.AsyncIterator,
      transform: @escaping (Base.Element) async throws -> ElementOfResult?
    ) {
      self._base = _base
      self._transform = transform
    }
    mutating func next() async throws(Thrown__) -> ElementOfResult? {
      if _isOver { return nil }
      while let element = try await _base.next() {
        _isOver = true
        let result = try await _transform(element)
        _isOver = false
        if let result { return result }
      }
      return nil
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), transform: _transform)
  }
}
extension Async__CompactMapSequence: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable {}
struct Async__FlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>:
  AsyncSequence
{
  typealias Element = SegmentOfResult.Element
  typealias Failure = Thrown__
  let _base: Base
  let _transform: (Base.Element) async throws -> SegmentOfResult
  init(_base: Base, transform: @escaping (Base.Element) async throws -> SegmentOfResult) {
    self._base = _base
    self._transform = transform
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _segment: SegmentOfResult.AsyncIterator?
    var _isOver = false
    let _transform: (Base.Element) async throws -> SegmentOfResult
    init(
      _base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> SegmentOfResult
    ) {
      self._base = _base
      self._transform = transform
    }
    mutating func next() async throws(Thrown__) -> SegmentOfResult.Element? {
      while !_isOver {
        if var segment = _segment {
          _isOver = true
          let element: SegmentOfResult.Element?
          do {
            element = try await segment.next()
          } catch {
            throw error as! Thrown__
          }
          _isOver = false
          _segment = segment
          if let element { return element }
          _segment = nil
        } else {
          guard let element = try await _base.next() else { return nil }
          _isOver = true
          let next = try await _transform(element)
          _isOver = false
          _segment = next.makeAsyncIterator()
        }
      }
      return nil
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), transform: _transform)
  }
}
extension Async__FlatMapSequence: @unchecked Sendable
where
  Base: Sendable, Base.Element: Sendable, SegmentOfResult: Sendable,
  SegmentOfResult.Element: Sendable
{}
