struct ArraySlice<Element> {
  var _base: [Element]
  var _start: Int
  var _end: Int
  init(_base: [Element], _start: Int, _end: Int) {
    self._base = _base
    self._start = _start
    self._end = _end
  }
  init() {
    _base = []
    _start = 0
    _end = 0
  }
  init<S: Sequence>(_ s: S) where S.Element == Element {
    _base = _array(s)
    _start = 0
    _end = _base.count
  }
  init(arrayLiteral elements: Element...) {
    _base = elements
    _start = 0
    _end = elements.count
  }
  var startIndex: Int { _start }
  var endIndex: Int { _end }
  var count: Int { _end - _start }
  var isEmpty: Bool { _start == _end }
  var indices: Range<Int> { _start..<_end }
  var _elements: [Element] { _base._sliced(_start, _end) }
  func _check(_ index: Int) {
    if index < _start || index >= _end { fatalError("Index out of bounds") }
  }
  subscript(index: Int) -> Element {
    get {
      _check(index)
      return _base[index]
    }
    set {
      _check(index)
      _base[index] = newValue
    }
  }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      if bounds.lowerBound < _start || bounds.upperBound > _end {
        fatalError("Array index is out of range")
      }
      return ArraySlice(_base: _base, _start: bounds.lowerBound, _end: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    if subrange.lowerBound < _start || subrange.upperBound > _end {
      fatalError("ArraySlice replace: subrange out of bounds")
    }
    let elements = _counted(newElements)
    _base._replace(subrange.lowerBound, subrange.upperBound, elements)
    _end += elements.count - (subrange.upperBound - subrange.lowerBound)
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    try _elements.filter(isIncluded)
  }
  mutating func append(_ newElement: Element) { _base.insert(newElement, at: _end); _end += 1 }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var sorter = _Sorter(_elements)
    defer { _base._replace(_start, _end, sorter._elements) }
    try sorter._sort(areInIncreasingOrder)
  }
}
extension Array {
  @intrinsic("array.sliced") func _sliced(_ lower: Int, _ upper: Int) -> [Element]
}
extension ArraySlice: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<ArraySlice<Element>>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
}
extension ArraySlice: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { _elements.description }
  var debugDescription: String { "ArraySlice(" + _elements.description + ")" }
}
extension ArraySlice: Equatable where Element: Equatable {
  static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool {
    if lhs._start == rhs._start, lhs._end == rhs._end, _sharesStorage(lhs._base, rhs._base) {
      return true
    }
    return lhs._elements == rhs._elements
  }
}
extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { _elements.hash(into: &hasher) }
}
extension ArraySlice: Sendable where Element: Sendable {}
