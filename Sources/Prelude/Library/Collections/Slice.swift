struct IndexingIterator<Elements: Collection> {
  let _elements: Elements
  var _position: Elements.Index
  init(_elements: Elements) {
    self._elements = _elements
    self._position = _elements.startIndex
  }
  init(_elements: Elements, _position: Elements.Index) {
    self._elements = _elements
    self._position = _position
  }
}
extension IndexingIterator: Sendable where Elements: Sendable, Elements.Index: Sendable {}
extension IndexingIterator: IteratorProtocol, Sequence {
  typealias Element = Elements.Element
  mutating func next() -> Elements.Element? {
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _elements.formIndex(after: &_position)
    return element
  }
}
struct Slice<Base: Collection> {
  var _startIndex: Base.Index
  var _endIndex: Base.Index
  var _base: Base
  init(base: Base, bounds: Range<Base.Index>) {
    self._base = base
    self._startIndex = bounds.lowerBound
    self._endIndex = bounds.upperBound
  }
  var base: Base { _base }
}
extension Slice: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias Element = Base.Element
  typealias SubSequence = Slice<Base>
  typealias Iterator = IndexingIterator<Slice<Base>>
  var startIndex: Index { _startIndex }
  var endIndex: Index { _endIndex }
  subscript(index: Index) -> Base.Element {
    get { _base[index] }
  }
  subscript(bounds: Range<Index>) -> Slice<Base> {
    get { Slice(base: _base, bounds: bounds) }
  }
  var indices: Indices { _base.indices[_startIndex..<_endIndex] }
  func index(after i: Index) -> Index { _base.index(after: i) }
  func formIndex(after i: inout Index) { _base.formIndex(after: &i) }
  func index(_ i: Index, offsetBy n: Int) -> Index { _base.index(i, offsetBy: n) }
  func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    _base.index(i, offsetBy: n, limitedBy: limit)
  }
  func distance(from start: Index, to end: Index) -> Int {
    _base.distance(from: start, to: end)
  }
}
extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index { _base.index(before: i) }
}
extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}
extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  init() {
    let base = Base()
    self.init(base: base, bounds: base.startIndex..<base.endIndex)
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Base.Element {
    let before = _base.distance(from: _base.startIndex, to: _startIndex)
    let count =
      _base.distance(from: _startIndex, to: subrange.lowerBound) + newElements.count
      + _base.distance(from: subrange.upperBound, to: _endIndex)
    _base.replaceSubrange(subrange, with: newElements)
    _startIndex = _base.index(_base.startIndex, offsetBy: before)
    _endIndex = _base.index(_startIndex, offsetBy: count)
  }
}
extension Slice: MutableCollection where Base: MutableCollection {
  subscript(index: Index) -> Base.Element {
    get { _base[index] }
    set { _base[index] = newValue }
  }
  subscript(bounds: Range<Index>) -> Slice<Base> {
    get { Slice(base: _base, bounds: bounds) }
    set {
      var index = bounds.lowerBound
      for element in newValue {
        _base[index] = element
        _base.formIndex(after: &index)
      }
    }
  }
}
extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = Slice<Base>
}
extension Slice: Sendable where Base: Sendable, Base.Index: Sendable {}

struct DefaultIndices<Elements: Collection> {
  var _elements: Elements
  var _startIndex: Elements.Index
  var _endIndex: Elements.Index
  init(_elements: Elements, startIndex: Elements.Index, endIndex: Elements.Index) {
    self._elements = _elements
    self._startIndex = startIndex
    self._endIndex = endIndex
  }
}
extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable {}
extension DefaultIndices: Collection {
  typealias Index = Elements.Index
  typealias Element = Elements.Index
  typealias Indices = DefaultIndices<Elements>
  typealias SubSequence = DefaultIndices<Elements>
  typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  var startIndex: Index { _startIndex }
  var endIndex: Index { _endIndex }
  subscript(i: Index) -> Elements.Index { i }
  subscript(bounds: Range<Index>) -> DefaultIndices<Elements> {
    DefaultIndices(
      _elements: _elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  func index(after i: Index) -> Index { _elements.index(after: i) }
  func index(_ i: Index, offsetBy n: Int) -> Index { _elements.index(i, offsetBy: n) }
  func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    _elements.index(i, offsetBy: n, limitedBy: limit)
  }
  func distance(from start: Index, to end: Index) -> Int {
    _elements.distance(from: start, to: end)
  }
  var indices: Indices { self }
}
extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: Index) -> Index { _elements.index(before: i) }
}
extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}
