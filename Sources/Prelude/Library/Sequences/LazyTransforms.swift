struct LazyMapSequence<Base: Sequence, Element> {
  var _base: Base
  let _transform: (Base.Element) -> Element
  init(_base: Base, transform: @escaping (Base.Element) -> Element) {
    self._base = _base
    self._transform = transform
  }
}
extension LazyMapSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    init(_base: Base.Iterator, _transform: @escaping (Base.Element) -> Element) {
      self._base = _base
      self._transform = _transform
    }
    mutating func next() -> Element? { _base.next().map(_transform) }
  }
}
extension LazyMapSequence {
  func map<NewElement>(
    _ transform: @escaping (Element) -> NewElement
  ) -> LazyMapSequence<Base, NewElement> {
    let first = _transform
    return LazyMapSequence<Base, NewElement>(_base: _base) { transform(first($0)) }
  }
}
extension LazyMapSequence: LazySequenceProtocol {
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _transform: _transform)
  }
}
extension LazyMapSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  var indices: Base.Indices { _base.indices }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func formIndex(after i: inout Base.Index) { _base.formIndex(after: &i) }
  func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index { _base.index(i, offsetBy: n) }
  func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    _base.distance(from: start, to: end)
  }
  typealias SubSequence = LazyMapSequence<Base.SubSequence, Element>
  subscript(position: Base.Index) -> Element { _transform(_base[position]) }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base.SubSequence, Element> {
    LazyMapSequence<Base.SubSequence, Element>(_base: _base[bounds], transform: _transform)
  }
  var isEmpty: Bool { _base.isEmpty }
  var count: Int { _base.count }
  var underestimatedCount: Int { _base.underestimatedCount }
}
extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}
extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}
typealias LazyMapCollection<T: Collection, U> = LazyMapSequence<T, U>

struct LazyFilterSequence<Base: Sequence> {
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, _ isIncluded: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = isIncluded
  }
}
extension LazyFilterSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    mutating func next() -> Base.Element? {
      while let element = _base.next() { if _predicate(element) { return element } }
      return nil
    }
  }
}
extension LazyFilterSequence: Sequence {
  typealias Element = Base.Element
  func _customContainsEquatableElement(_ element: Element) -> Bool? {
    _predicate(element) ? _base._customContainsEquatableElement(element) : false
  }
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
extension LazyFilterSequence: LazySequenceProtocol {}
extension LazyFilterSequence {
  func filter(
    _ isIncluded: @escaping (Base.Element) -> Bool
  ) -> LazyFilterSequence<Base> {
    let first = _predicate
    return LazyFilterSequence(_base: _base) { first($0) && isIncluded($0) }
  }
}
extension LazyFilterSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  var startIndex: Base.Index {
    _base._index(from: _base.startIndex) { !_predicate($0) }
  }
  var endIndex: Base.Index { _base.endIndex }
  func index(after i: Base.Index) -> Base.Index {
    _base._index(from: _base.index(after: i)) { !_predicate($0) }
  }
  func index(_ i: Base.Index, offsetBy n: Int) -> Base.Index {
    var result = i
    for _ in 0..<abs(n) { _advance(&result, n.signum()) }
    return result
  }
  func index(_ i: Base.Index, offsetBy n: Int, limitedBy limit: Base.Index) -> Base.Index? {
    var result = i
    for _ in 0..<abs(n) {
      if result == limit { return nil }
      _advance(&result, n.signum())
    }
    return result
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int {
    end < start ? 0 - _steps(from: end, to: start) : _steps(from: start, to: end)
  }
  func _advance(_ i: inout Base.Index, _ step: Int) {
    repeat {
      _base.formIndex(&i, offsetBy: step)
    } while i != _base.endIndex && !_predicate(_base[i])
  }
  var underestimatedCount: Int { 0 }
  typealias SubSequence = LazyFilterSequence<Base.SubSequence>
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  subscript(bounds: Range<Base.Index>) -> LazyFilterSequence<Base.SubSequence> {
    LazyFilterSequence<Base.SubSequence>(_base: _base[bounds], _predicate)
  }
}
extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index {
    var index = _base.index(before: i)
    while !_predicate(_base[index]) { index = _base.index(before: index) }
    return index
  }
}
extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}
typealias LazyFilterCollection<T: Collection> = LazyFilterSequence<T>

struct LazyPrefixWhileSequence<Base: Sequence> {
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = predicate
  }
}
extension LazyPrefixWhileSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isDone = false
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    mutating func next() -> Base.Element? {
      if !_isDone, let element = _base.next() {
        if _predicate(element) { return element }
        _isDone = true
      }
      return nil
    }
  }
}
extension LazyPrefixWhileSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
extension LazyPrefixWhileSequence: LazySequenceProtocol {}
extension LazyPrefixWhileSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base._index(from: _base.startIndex, while: _predicate) }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {}
typealias LazyPrefixWhileCollection<T: Collection> = LazyPrefixWhileSequence<T>

struct LazyDropWhileSequence<Base: Sequence> {
  var _base: Base
  let _predicate: (Base.Element) -> Bool
  init(_base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self._base = _base
    self._predicate = predicate
  }
}
extension LazyDropWhileSequence {
  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _predicate: (Base.Element) -> Bool
    var _isDropping = true
    init(_base: Base.Iterator, _predicate: @escaping (Base.Element) -> Bool) {
      self._base = _base
      self._predicate = _predicate
    }
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if !_isDropping { return element }
        if !_predicate(element) {
          _isDropping = false
          return element
        }
      }
      return nil
    }
  }
}
extension LazyDropWhileSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _predicate: _predicate)
  }
}
extension LazyDropWhileSequence: LazySequenceProtocol {}
extension LazyDropWhileSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  var startIndex: Base.Index { _base._index(from: _base.startIndex, while: _predicate) }
  var endIndex: Base.Index { _base.endIndex }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  subscript(position: Base.Index) -> Base.Element { _base[position] }
}
extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {}
typealias LazyDropWhileCollection<T: Collection> = LazyDropWhileSequence<T>

extension Collection {
  func _index(from start: Index, while isPassed: (Element) -> Bool) -> Index {
    var index = start
    while index != endIndex && isPassed(self[index]) { index = self.index(after: index) }
    return index
  }
}
