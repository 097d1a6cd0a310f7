@builtIn("array") struct Array<Element> {
  @intrinsic("array.empty") init()
  @intrinsic("array.repeating") init(repeating repeatedValue: Element, count: Int)
  init<S: Sequence>(_ s: S) where S.Element == Element { self = _array(s) }
  init(arrayLiteral elements: Element...) { self = elements }
  @unsupported("an array with uninitialized memory")
  init(
    unsafeUninitializedCapacity: Int,
    initializingWith initializer: (inout [Element], inout Int) throws -> Void
  ) rethrows { self = [] }
  @intrinsic("array.startIndex") var startIndex: Int { get }
  @intrinsic("array.count") var endIndex: Int { get }
  @intrinsic("array.count") var count: Int { get }
  @intrinsic("array.count") var capacity: Int { get }
  @intrinsic("array.isEmpty") var isEmpty: Bool { get }
  @intrinsic("array.first") var first: Element? { get }
  @intrinsic("array.last") var last: Element? { get }
  @intrinsic("array.indices") var indices: Range<Int> { get }
  @intrinsic("array.get", "array.set") subscript(index: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> ArraySlice<Element> {
    get {
      _checkBounds(bounds.lowerBound, bounds.upperBound)
      return ArraySlice(_base: self, _start: bounds.lowerBound, _end: bounds.upperBound)
    }
    set { replaceSubrange(bounds, with: newValue) }
  }
  @intrinsic("array.checkBounds") func _checkBounds(_ lower: Int, _ upper: Int)
  func index(after i: Int) -> Int { i + 1 }
  func formIndex(after i: inout Int) { i += 1 }
  func index(before i: Int) -> Int { i - 1 }
  func formIndex(before i: inout Int) { i -= 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  @intrinsic("array.append") mutating func append(_ newElement: Element)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    _append(_array(newElements))
  }
  @intrinsic("array.appendContents") mutating func _append(_ newElements: [Element])
  @intrinsic("array.insert") mutating func insert(_ newElement: Element, at i: Int)
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _replace(subrange.lowerBound, subrange.upperBound, _counted(newElements))
  }
  @intrinsic("array.replace")
  mutating func _replace(_ lower: Int, _ upper: Int, _ newElements: [Element])
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  @discardableResult @intrinsic("array.remove") mutating func remove(at index: Int) -> Element
  @discardableResult @intrinsic("array.removeLast") mutating func removeLast() -> Element
  @discardableResult @intrinsic("array.removeFirst") mutating func removeFirst() -> Element
  @intrinsic("array.popLast") mutating func popLast() -> Element?
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { _removeAll() }
  @intrinsic("array.removeAll") mutating func _removeAll()
  @intrinsic("array.swapAt") mutating func swapAt(_ i: Int, _ j: Int)
  @intrinsic("array.reverse") mutating func reverse()
  @intrinsic("array.shuffle") mutating func shuffle()
  @intrinsic("array.reversed") func _reversed() -> [Element]
  @intrinsic("array.shuffled") func _shuffled() -> [Element]
  @intrinsic("array.contains") func _contains(_ element: Element) -> Bool
  @intrinsic("array.sorted") func _sorted() -> [Element]
  @intrinsic("array.min") func _min() -> Element?
  @intrinsic("array.max") func _max() -> Element?
  @intrinsic("array.firstIndex") func _firstIndex(_ element: Element) -> Int?
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    if let sorted = _sortedByLeaf(self, areInIncreasingOrder) {
      self = sorted
      return
    }
    var sorter = _Sorter(self)
    defer { self = sorter._elements }
    try sorter._sort(areInIncreasingOrder)
  }
  @unsupported("direct access to an array's memory")
  func withUnsafeBufferPointer<R>(_ body: ([Element]) throws -> R) rethrows -> R {
    try body(self)
  }
  @intrinsic("array.concatenate") static func + (lhs: [Element], rhs: [Element]) -> [Element]
  @intrinsic("array.appendContents") static func += (lhs: inout [Element], rhs: [Element])
}
extension Array: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Iterator = IndexingIterator<[Element]>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element
}
extension Array: CustomStringConvertible, CustomDebugStringConvertible {
  @operation("debugDescribe") var description: String { get }
  @operation("debugDescribe") var debugDescription: String { get }
}
@native extension Array: Equatable where Element: Equatable {
  static func == (lhs: [Element], rhs: [Element]) -> Bool {
    if _isNative(Element.self, (any Equatable).self) { return _nativeEqual(lhs, rhs) }
    let count = lhs.count
    if count != rhs.count { return false }
    if _sharesStorage(lhs, rhs) { return true }
    var index = 0
    while index < count {
      if lhs[index] != rhs[index] { return false }
      index += 1
    }
    return true
  }
  @intrinsic("array.firstIndex")
  func firstIndex(of element: Element) -> Int? {
    if _isNative(Element.self, (any Equatable).self) { return _firstIndex(element) }
    var index = 0
    while index < count {
      if self[index] == element { return index }
      index += 1
    }
    return nil
  }
  @intrinsic("array.contains")
  func contains(_ element: Element) -> Bool { firstIndex(of: element) != nil }
}
@intrinsic("equal") func _nativeEqual<T>(_ left: T, _ right: T) -> Bool
@intrinsic("collection.sharesStorage") func _sharesStorage<T>(_ left: T, _ right: T) -> Bool
extension Array where Element: Comparable {
  @intrinsic("array.sort") mutating func sort() { self = sorted() }
}
@native extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher._combine(count)
    for element in self { hasher.combine(element) }
  }
}
extension Array: Sendable where Element: Sendable {}
extension Array where Element == String {
  @intrinsic("array.joined") func _joined(_ separator: String) -> String
  @intrinsic("array.joined") func joined(separator: String = "") -> String
}
