struct ContiguousArray<Element> {
  var _base: [Element]
  init(_base: [Element]) { self._base = _base }
  init() { _base = [] }
  init<S: Sequence>(_ s: S) where S.Element == Element { _base = _array(s) }
  init(repeating repeatedValue: Element, count: Int) {
    _base = Array(repeating: repeatedValue, count: count)
  }
  init(arrayLiteral elements: Element...) { _base = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _base.count }
  var count: Int { _base.count }
  var capacity: Int { _base.capacity }
  var isEmpty: Bool { _base.isEmpty }
  var first: Element? { _base.first }
  var last: Element? { _base.last }
  var indices: Range<Int> { 0..<_base.count }
  subscript(index: Int) -> Element {
    get { _base[index] }
    set { _base[index] = newValue }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get { _base[bounds] }
    set { replaceSubrange(bounds, with: newValue) }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  mutating func append(_ newElement: Element) { _base.append(newElement) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    _base._append(_array(newElements))
  }
  mutating func insert(_ newElement: Element, at i: Int) { _base.insert(newElement, at: i) }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _base._replace(subrange.lowerBound, subrange.upperBound, _counted(newElements))
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try _base.filter(isIncluded)
  }
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  @discardableResult mutating func remove(at index: Int) -> Element { _base.remove(at: index) }
  @discardableResult mutating func removeLast() -> Element { _base.removeLast() }
  @discardableResult mutating func removeFirst() -> Element { _base.removeFirst() }
  mutating func popLast() -> Element? { _base.popLast() }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { _base.removeAll() }
  mutating func swapAt(_ i: Int, _ j: Int) { _base.swapAt(i, j) }
  mutating func reverse() { _base.reverse() }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _base.sort(by: areInIncreasingOrder)
  }
}
extension ContiguousArray: RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
}
extension ContiguousArray: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  var description: String { _base.description }
  var debugDescription: String { "ContiguousArray(" + _base.description + ")" }
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _base, displayStyle: .collection)
  }
}
extension ContiguousArray: Equatable where Element: Equatable {
  static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool {
    lhs._base == rhs._base
  }
}
extension ContiguousArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { _base.hash(into: &hasher) }
}
extension ContiguousArray: Sendable where Element: Sendable {}
