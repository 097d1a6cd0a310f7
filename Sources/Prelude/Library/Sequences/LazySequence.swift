protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Elements.Element == Element
  var elements: Elements { get }
}
extension LazySequenceProtocol where Elements == Self {
  var elements: Self { self }
}
protocol LazyCollectionProtocol: Collection, LazySequenceProtocol
where Elements: Collection {}
extension LazySequenceProtocol {
  var lazy: Elements { elements }
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    LazyMapSequence(_base: elements, transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Elements> {
    LazyFilterSequence(_base: elements, isIncluded)
  }
  func compactMap<ElementOfResult>(
    _ transform: @escaping (Element) -> ElementOfResult?
  ) -> LazyMapSequence<
    LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult
  > {
    self.map(transform).filter { $0 != nil }.map { $0! }
  }
  func flatMap<SegmentOfResult: Sequence>(
    _ transform: @escaping (Element) -> SegmentOfResult
  ) -> LazySequence<FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>> {
    LazySequence(_base: FlattenSequence(_base: self.map(transform)))
  }
  @_disfavoredOverload func flatMap<ElementOfResult>(
    _ transform: @escaping (Element) -> ElementOfResult?
  ) -> LazyMapSequence<
    LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult
  > {
    compactMap(transform)
  }
  func prefix(
    while predicate: @escaping (Element) -> Bool
  ) -> LazyPrefixWhileSequence<Elements> {
    LazyPrefixWhileSequence(_base: elements, predicate: predicate)
  }
  func drop(
    while predicate: @escaping (Element) -> Bool
  ) -> LazyDropWhileSequence<Elements> {
    LazyDropWhileSequence(_base: elements, predicate: predicate)
  }
}
extension LazySequenceProtocol where Element: Sequence {
  func joined() -> LazySequence<FlattenSequence<Elements>>
  where Elements.Element: Sequence {
    LazySequence(_base: FlattenSequence(_base: elements))
  }
}
struct LazySequence<Base: Sequence> {
  var _base: Base
  init(_base: Base) { self._base = _base }
}
extension LazySequence: Sendable where Base: Sendable {}
extension LazySequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  func makeIterator() -> Iterator { _base.makeIterator() }
  func _customContainsEquatableElement(_ element: Element) -> Bool? {
    _base._customContainsEquatableElement(element)
  }
}
extension LazySequence: LazySequenceProtocol {
  typealias Elements = Base
  var elements: Base { _base }
}
typealias LazyCollection<T: Collection> = LazySequence<T>
extension LazySequence: Collection where Base: Collection {
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
  subscript(position: Base.Index) -> Base.Element { _base[position] }
  var isEmpty: Bool { _base.isEmpty }
  var count: Int { _base.count }
  var underestimatedCount: Int { _base.underestimatedCount }
}
extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
}
extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}
extension LazySequence: LazyCollectionProtocol where Base: Collection {}
