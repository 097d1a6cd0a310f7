struct ReversedCollection<Base: BidirectionalCollection> {
  let _base: Base
  init(_base: Base) { self._base = _base }
}
extension ReversedCollection {
  struct Iterator: IteratorProtocol, Sequence {
    let _base: Base
    var _position: Base.Index
    init(_base: Base) {
      self._base = _base
      self._position = _base.endIndex
    }
    mutating func next() -> Base.Element? {
      guard _position != _base.startIndex else { return nil }
      _base.formIndex(before: &_position)
      return _base[_position]
    }
  }
  struct Index: Comparable {
    let base: Base.Index
    init(_ base: Base.Index) { self.base = base }
    static func == (lhs: Index, rhs: Index) -> Bool { lhs.base == rhs.base }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base > rhs.base }
  }
}
extension ReversedCollection.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
extension ReversedCollection: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> Iterator { Iterator(_base: _base) }
}
extension ReversedCollection: BidirectionalCollection {
  var startIndex: Index { Index(_base.endIndex) }
  var endIndex: Index { Index(_base.startIndex) }
  var count: Int { _base.count }
  var isEmpty: Bool { _base.isEmpty }
  func index(after i: Index) -> Index { Index(_base.index(before: i.base)) }
  func index(before i: Index) -> Index { Index(_base.index(after: i.base)) }
  func index(_ i: Index, offsetBy n: Int) -> Index {
    Index(_base.index(i.base, offsetBy: 0 - n))
  }
  func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    _base.index(i.base, offsetBy: 0 - n, limitedBy: limit.base).map { Index($0) }
  }
  func distance(from start: Index, to end: Index) -> Int {
    _base.distance(from: end.base, to: start.base)
  }
  subscript(position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
}
extension ReversedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
extension ReversedCollection {
  func reversed() -> Base { _base }
}
extension ReversedCollection: LazySequenceProtocol where Base: LazySequenceProtocol {}
extension ReversedCollection: Sendable where Base: Sendable {}

struct CollectionOfOne<Element> {
  var _element: Element
  init(_ element: Element) { _element = element }
}
extension CollectionOfOne: Sendable where Element: Sendable {}
extension CollectionOfOne: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  var count: Int { 1 }
  subscript(position: Int) -> Element {
    get {
      if position != 0 { fatalError("Index out of range") }
      return _element
    }
    set {
      if position != 0 { fatalError("Index out of range") }
      _element = newValue
    }
  }
}
extension CollectionOfOne: CustomDebugStringConvertible {
  var debugDescription: String { "CollectionOfOne(" + String(reflecting: _element) + ")" }
}
struct EmptyCollection<Element> {
  init() {}
}
extension EmptyCollection: Sendable where Element: Sendable {}
extension EmptyCollection {
  struct Iterator: IteratorProtocol, Sequence {
    init() {}
    mutating func next() -> Element? { nil }
  }
}
extension EmptyCollection: Sequence {
  func makeIterator() -> Iterator { Iterator() }
}
extension EmptyCollection: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = EmptyCollection<Element>
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  var count: Int { 0 }
  subscript(position: Int) -> Element {
    get { fatalError("Index out of range") }
    set { fatalError("Index out of range") }
  }
  subscript(bounds: Range<Int>) -> EmptyCollection<Element> {
    get { self }
    set {}
  }
}
extension EmptyCollection: Equatable {
  static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}
struct Repeated<Element> {
  let count: Int
  let repeatedValue: Element
  init(_repeating repeatedValue: Element, count: Int) {
    if count < 0 { fatalError("Repetition count should be non-negative") }
    self.count = count
    self.repeatedValue = repeatedValue
  }
}
extension Repeated: Sendable where Element: Sendable {}
extension Repeated: RandomAccessCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Element {
    if position < 0 || position >= count { fatalError("Index out of range") }
    return repeatedValue
  }
}
func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T> {
  Repeated(_repeating: element, count: n)
}
struct AnyCollection<Element>: BidirectionalCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  let _elements: [Element]
  init<C: Collection>(_ base: C) where C.Element == Element { _elements = Array(base) }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  subscript(position: Int) -> Element { _elements[position] }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  var indices: Range<Int> { 0..<_elements.count }
}

protocol RandomNumberGenerator {
  mutating func next() -> UInt64
}
extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T {
    T(truncatingIfNeeded: next())
  }
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    if upperBound == 0 { fatalError("upperBound cannot be zero.") }
    let bound = UInt64(upperBound)
    if T.bitWidth == 64 { return T(_randomBelow(bound, &self)) }
    return T(_randomBelow(bound, bits: UInt64(T.bitWidth), &self))
  }
}
struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
  init() {}
  mutating func next() -> UInt64 { _random() }
}
@intrinsic("random") func _random() -> UInt64
