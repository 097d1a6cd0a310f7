struct EnumeratedSequence<Base: Sequence> {
  var _base: Base
  init(_base: Base) { self._base = _base }
}
extension EnumeratedSequence {
  struct Iterator: IteratorProtocol, Sequence {
    var _base: Base.Iterator
    var _count: Int
    init(_base: Base.Iterator) {
      self._base = _base
      self._count = 0
    }
    mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let result = (offset: _count, element: element)
      _count += 1
      return result
    }
  }
}
extension EnumeratedSequence: Sequence {
  typealias Element = (offset: Int, element: Base.Element)
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }
}
extension EnumeratedSequence: Sendable where Base: Sendable {}
extension EnumeratedSequence: Collection where Base: Collection {
  struct Index: Comparable {
    let base: Base.Index
    let _offset: Int
    init(base: Base.Index, _offset: Int) {
      self.base = base
      self._offset = _offset
    }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }
  var startIndex: Index { Index(base: _base.startIndex, _offset: 0) }
  var endIndex: Index { Index(base: _base.endIndex, _offset: 0) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Index) -> Index {
    Index(base: _base.index(after: i.base), _offset: i._offset + 1)
  }
  /// The offset of an index, which the end doesn't store.
  func _offset(of i: Index) -> Int { i.base == _base.endIndex ? _base.count : i._offset }
  func index(_ i: Index, offsetBy n: Int) -> Index {
    let base = _base.index(i.base, offsetBy: n)
    return Index(base: base, _offset: (n < 0 ? _offset(of: i) : i._offset) + n)
  }
  func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    guard let base = _base.index(i.base, offsetBy: n, limitedBy: limit.base) else { return nil }
    return Index(base: base, _offset: (n < 0 ? _offset(of: i) : i._offset) + n)
  }
  func distance(from start: Index, to end: Index) -> Int {
    let isAtEnd = start.base == _base.endIndex || end.base == _base.endIndex
    return isAtEnd
      ? _base.distance(from: start.base, to: end.base) : end._offset - start._offset
  }
  subscript(position: Index) -> (offset: Int, element: Base.Element) {
    guard _base.startIndex <= position.base, position.base < _base.endIndex else {
      fatalError("Index out of bounds")
    }
    return (position._offset, _base[position.base])
  }
}
extension EnumeratedSequence: BidirectionalCollection
where Base: BidirectionalCollection & RandomAccessCollection {
  func index(before i: Index) -> Index {
    Index(base: _base.index(before: i.base), _offset: _offset(of: i) - 1)
  }
}
extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}

func zip<Sequence1: Sequence, Sequence2: Sequence>(
  _ sequence1: Sequence1, _ sequence2: Sequence2
) -> Zip2Sequence<Sequence1, Sequence2> {
  Zip2Sequence(sequence1, sequence2)
}
struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence> {
  let _sequence1: Sequence1
  let _sequence2: Sequence2
  init(_ sequence1: Sequence1, _ sequence2: Sequence2) {
    _sequence1 = sequence1
    _sequence2 = sequence2
  }
}
extension Zip2Sequence {
  struct Iterator: IteratorProtocol {
    var _baseStream1: Sequence1.Iterator
    var _baseStream2: Sequence2.Iterator
    var _reachedEnd: Bool = false
    init(_ iterator1: Sequence1.Iterator, _ iterator2: Sequence2.Iterator) {
      _baseStream1 = iterator1
      _baseStream2 = iterator2
    }
    mutating func next() -> (Sequence1.Element, Sequence2.Element)? {
      if _reachedEnd { return nil }
      guard let first = _baseStream1.next(), let second = _baseStream2.next() else {
        _reachedEnd = true
        return nil
      }
      return (first, second)
    }
  }
}
extension Zip2Sequence: Sequence {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  func makeIterator() -> Iterator {
    Iterator(_sequence1.makeIterator(), _sequence2.makeIterator())
  }
  var underestimatedCount: Int {
    Swift.min(_sequence1.underestimatedCount, _sequence2.underestimatedCount)
  }
}
extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}
