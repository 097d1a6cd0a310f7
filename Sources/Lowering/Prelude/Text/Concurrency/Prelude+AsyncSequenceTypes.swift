extension Prelude {
  static let asyncSequenceTypes = #"""
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      typealias Element = Transformed
      let _base: Base
      let _transform: (Base.Element) async -> Transformed
      init(_base: Base, transform: @escaping (Base.Element) async -> Transformed) {
        self._base = _base
        self._transform = transform
      }
      struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _transform: (Base.Element) async -> Transformed
        init(
          _base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed
        ) {
          self._base = _base
          self._transform = transform
        }
        mutating func next() async rethrows -> Transformed? {
          guard let element = try await _base.next() else { return nil }
          return await _transform(element)
        }
      }
      func makeAsyncIterator() -> Iterator {
        Iterator(_base: _base.makeAsyncIterator(), transform: _transform)
      }
    }
    struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _isIncluded: (Base.Element) async -> Bool
      init(_base: Base, isIncluded: @escaping (Base.Element) async -> Bool) {
        self._base = _base
        self._isIncluded = isIncluded
      }
      struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        let _isIncluded: (Base.Element) async -> Bool
        init(_base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool) {
          self._base = _base
          self._isIncluded = isIncluded
        }
        mutating func next() async rethrows -> Base.Element? {
          while let element = try await _base.next() {
            if await _isIncluded(element) { return element }
          }
          return nil
        }
      }
      func makeAsyncIterator() -> Iterator {
        Iterator(_base: _base.makeAsyncIterator(), isIncluded: _isIncluded)
      }
    }
    struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      typealias Element = Base.Element
      let _base: Base
      let _count: Int
      init(_base: Base, count: Int) {
        self._base = _base
        self._count = count
      }
      struct Iterator: AsyncIteratorProtocol {
        var _base: Base.AsyncIterator
        var _remaining: Int
        init(_base: Base.AsyncIterator, count: Int) {
          self._base = _base
          self._remaining = count
        }
        mutating func next() async rethrows -> Base.Element? {
          if _remaining == 0 { return nil }
          _remaining -= 1
          return try await _base.next()
        }
      }
      func makeAsyncIterator() -> Iterator {
        Iterator(_base: _base.makeAsyncIterator(), count: _count)
      }
    }
    """#
}
