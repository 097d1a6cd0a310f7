struct PrefixSequence<Base: Sequence> {
  var _base: Base
  let _maxLength: Int
  init(_base: Base, _maxLength: Int) {
    self._base = _base
    self._maxLength = _maxLength
  }
}
extension PrefixSequence: Sendable where Base: Sendable {}
extension PrefixSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _remaining: Int
    init(_base: Base.Iterator, _remaining: Int) {
      self._base = _base
      self._remaining = _remaining
    }
    mutating func next() -> Base.Element? {
      if _remaining == 0 { return nil }
      _remaining -= 1
      return _base.next()
    }
  }
}
extension PrefixSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _remaining: _maxLength)
  }
}
struct DropFirstSequence<Base: Sequence> {
  let _base: Base
  let _limit: Int
  init(_base: Base, _limit: Int) {
    self._base = _base
    self._limit = _limit
  }
}
extension DropFirstSequence: Sendable where Base: Sendable {}
extension DropFirstSequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  func makeIterator() -> Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit, iterator.next() != nil { dropped += 1 }
    return iterator
  }
}
struct DropWhileSequence<Base: Sequence> {
  var _iterator: Base.Iterator
  var _nextElement: Base.Element?
  init(_iterator: Base.Iterator, _nextElement: Base.Element?) {
    self._iterator = _iterator
    self._nextElement = _nextElement
  }
}
extension DropWhileSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}
extension DropWhileSequence {
  struct Iterator: IteratorProtocol {
    var _iterator: Base.Iterator
    var _nextElement: Base.Element?
    init(_iterator: Base.Iterator, _nextElement: Base.Element?) {
      self._iterator = _iterator
      self._nextElement = _nextElement
    }
    mutating func next() -> Base.Element? {
      guard let element = _nextElement else { return nil }
      _nextElement = _iterator.next()
      return element
    }
  }
}
extension DropWhileSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> Iterator {
    Iterator(_iterator: _iterator, _nextElement: _nextElement)
  }
}
struct FlattenSequence<Base: Sequence> where Base.Element: Sequence {
  var _base: Base
  init(_base: Base) { self._base = _base }
}
extension FlattenSequence: Sendable where Base: Sendable, Base.Element: Sendable {}
extension FlattenSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    var _inner: Base.Element.Iterator?
    init(_base: Base.Iterator) { self._base = _base }
    mutating func next() -> Base.Element.Element? {
      while true {
        if let element = _inner?.next() { return element }
        guard let sequence = _base.next() else { return nil }
        _inner = sequence.makeIterator()
      }
    }
  }
}
extension FlattenSequence: Sequence {
  typealias Element = Base.Element.Element
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
}
extension FlattenSequence where Base: Collection, Base.Element: Collection {
  struct Index: Comparable {
    let _outer: Base.Index
    let _inner: Base.Element.Index?
    init(_outer: Base.Index, _inner: Base.Element.Index?) {
      self._outer = _outer
      self._inner = _inner
    }
    static func == (lhs: Index, rhs: Index) -> Bool {
      lhs._outer == rhs._outer && lhs._inner == rhs._inner
    }
    static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs._outer != rhs._outer { return lhs._outer < rhs._outer }
      if let left = lhs._inner, let right = rhs._inner { return left < right }
      return false
    }
  }
  func _first(from outer: Base.Index) -> Index {
    var outer = outer
    while outer != _base.endIndex {
      let inner = _base[outer]
      if !inner.isEmpty { return Index(_outer: outer, _inner: inner.startIndex) }
      outer = _base.index(after: outer)
    }
    return Index(_outer: outer, _inner: nil)
  }
}
extension FlattenSequence: Collection where Base: Collection, Base.Element: Collection {
  var startIndex: Index { _first(from: _base.startIndex) }
  var endIndex: Index { Index(_outer: _base.endIndex, _inner: nil) }
  func index(after i: Index) -> Index {
    guard let position = i._inner else { fatalError("Index out of range") }
    let inner = _base[i._outer]
    let next = inner.index(after: position)
    if next != inner.endIndex { return Index(_outer: i._outer, _inner: next) }
    return _first(from: _base.index(after: i._outer))
  }
  func _before(_ i: Index) -> Index {
    var outer = i._outer
    if let position = i._inner, position != _base[outer].startIndex {
      return Index(_outer: outer, _inner: _base[outer].index(position, offsetBy: -1))
    }
    repeat { outer = _base.index(outer, offsetBy: -1) } while _base[outer].isEmpty
    let inner = _base[outer]
    return Index(_outer: outer, _inner: inner.index(inner.endIndex, offsetBy: -1))
  }
  func index(_ i: Index, offsetBy n: Int) -> Index {
    var result = i
    for _ in 0..<abs(n) { result = n > 0 ? index(after: result) : _before(result) }
    return result
  }
  func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    var result = i
    for _ in 0..<abs(n) {
      if result == limit { return nil }
      result = n > 0 ? index(after: result) : _before(result)
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    end < start ? 0 - _count(from: end, to: start) : _count(from: start, to: end)
  }
  func _count(from start: Index, to end: Index) -> Int {
    var outer = start._outer
    if outer == end._outer {
      guard let first = start._inner, let last = end._inner else { return 0 }
      return _base[outer].distance(from: first, to: last)
    }
    var result = 0
    if let first = start._inner {
      let inner = _base[outer]
      result += inner.distance(from: first, to: inner.endIndex)
      outer = _base.index(after: outer)
    }
    while outer < end._outer {
      result += _base[outer].count
      outer = _base.index(after: outer)
    }
    guard let last = end._inner else { return result }
    let inner = _base[outer]
    return result + inner.distance(from: inner.startIndex, to: last)
  }
  subscript(position: Index) -> Base.Element.Element {
    guard let inner = position._inner else { fatalError("Index out of range") }
    return _base[position._outer][inner]
  }
}
extension FlattenSequence: BidirectionalCollection
where Base: BidirectionalCollection, Base.Element: BidirectionalCollection {
  func index(before i: Index) -> Index { _before(i) }
}
struct JoinedSequence<Base: Sequence> where Base.Element: Sequence {
  typealias Element = Base.Element.Element
  var _base: Base
  var _separator: [Base.Element.Element]
  init(_base: Base, _separator: [Base.Element.Element]) {
    self._base = _base
    self._separator = _separator
  }
}
extension JoinedSequence: @unchecked Sendable where Base: Sendable, Base.Element: Sendable {}
extension JoinedSequence: Sequence {
  typealias Iterator = IndexingIterator<[Base.Element.Element]>
  func makeIterator() -> Iterator {
    var result: [Base.Element.Element] = []
    var isFirst = true
    for part in _base {
      if !isFirst { result.append(contentsOf: _separator) }
      isFirst = false
      result.append(contentsOf: part)
    }
    return result.makeIterator()
  }
}
