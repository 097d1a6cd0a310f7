// Sequences that end at an element, or leave out elements, by a condition. The throwing kind and the
// other kind are the same.

struct Async__FilterSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Thrown__
  let _base: Base
  let _isIncluded: (Base.Element) async throws -> Bool
  init(_base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self._base = _base
    self._isIncluded = isIncluded
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _isOver = false
    let _isIncluded: (Base.Element) async throws -> Bool
    init(_base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self._base = _base
      self._isIncluded = isIncluded
    }
    mutating func next() async throws(Thrown__) -> Base.Element? {
      if _isOver { return nil }
      while let element = try await _base.next() {
        _isOver = true
        let isIncluded = try await _isIncluded(element)
        _isOver = false
        if isIncluded { return element }
      }
      return nil
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), isIncluded: _isIncluded)
  }
}
extension Async__FilterSequence: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable {}
struct Async__PrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Thrown__
  let _base: Base
  let _predicate: (Base.Element) async throws -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self._base = _base
    self._predicate = predicate
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _isOver = false
    let _predicate: (Base.Element) async throws -> Bool
    init(_base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self._base = _base
      self._predicate = predicate
    }
    mutating func next() async throws(Thrown__) -> Base.Element? {
      if _isOver { return nil }
      guard let element = try await _base.next() else { return nil }
      _isOver = true
      if try await !_predicate(element) { return nil }
      _isOver = false
      return element
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), predicate: _predicate)
  }
}
extension Async__PrefixWhileSequence: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable {}
struct Async__DropWhileSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  typealias Failure = Thrown__
  let _base: Base
  let _predicate: (Base.Element) async throws -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self._base = _base
    self._predicate = predicate
  }
  struct Iterator: AsyncIteratorProtocol {
    typealias Failure = Thrown__
    var _base: Base.AsyncIterator
    var _isDropping = true
    var _isOver = false
    let _predicate: (Base.Element) async throws -> Bool
    init(_base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self._base = _base
      self._predicate = predicate
    }
    mutating func next() async throws(Thrown__) -> Base.Element? {
      if _isOver { return nil }
      while _isDropping {
        guard let element = try await _base.next() else { return nil }
        _isOver = true
        let isDropped = try await _predicate(element)
        _isOver = false
        if !isDropped {
          _isDropping = false
          return element
        }
      }
      return try await _base.next()
    }
  }
  func makeAsyncIterator() -> Iterator {
    Iterator(_base: _base.makeAsyncIterator(), predicate: _predicate)
  }
}
extension Async__DropWhileSequence: @unchecked Sendable
where Base: Sendable, Base.Element: Sendable {}
