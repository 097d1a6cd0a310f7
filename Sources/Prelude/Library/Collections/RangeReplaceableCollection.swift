protocol RangeReplaceableCollection<Element>: Collection
where SubSequence: RangeReplaceableCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  init()
  mutating func replaceSubrange<C: Collection>(
    _ subrange: Range<Index>, with newElements: C
  ) where C.Element == Element
  mutating func reserveCapacity(_ n: Int)
  init(repeating repeatedValue: Element, count: Int)
  init<S: Sequence>(_ elements: S) where S.Element == Element
  mutating func append(_ newElement: Element)
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element
  mutating func insert(_ newElement: Element, at i: Index)
  mutating func insert<S: Collection>(contentsOf newElements: S, at i: Index)
  where S.Element == Element
  @discardableResult mutating func remove(at i: Index) -> Element
  mutating func removeSubrange(_ bounds: Range<Index>)
  @discardableResult mutating func removeFirst() -> Element
  mutating func removeFirst(_ k: Int)
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
}
extension RangeReplaceableCollection {
  init(repeating repeatedValue: Element, count: Int) {
    self.init()
    if count != 0 { append(contentsOf: Repeated(_repeating: repeatedValue, count: count)) }
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self.init()
    append(contentsOf: elements)
  }
  mutating func reserveCapacity(_ n: Int) {}
  mutating func append(_ newElement: Element) { insert(newElement, at: endIndex) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  mutating func insert(_ newElement: Element, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index)
  where C.Element == Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult mutating func remove(at position: Index) -> Element {
    if isEmpty { fatalError("Can't remove from an empty collection") }
    let result = self[position]
    replaceSubrange(position..<index(after: position), with: EmptyCollection())
    return result
  }
  mutating func removeSubrange(_ bounds: Range<Index>) {
    replaceSubrange(bounds, with: EmptyCollection())
  }
  mutating func removeSubrange<R: RangeExpression>(_ subrange: R) where R.Bound == Index {
    removeSubrange(subrange.relative(to: self))
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(
    _ subrange: R, with newElements: C
  ) where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows {
    let end = try firstIndex { try !predicate($0) } ?? endIndex
    removeSubrange(startIndex..<end)
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    if k < 0 { fatalError("Number of elements to remove should be non-negative") }
    guard let end = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      fatalError("Can't remove more items from a collection than it has")
    }
    removeSubrange(startIndex..<end)
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { fatalError("Can't remove first element from an empty collection") }
    let first = first!
    removeFirst(1)
    return first
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    if keepCapacity {
      replaceSubrange(startIndex..<endIndex, with: EmptyCollection())
    } else {
      self = Self()
    }
  }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    if let native = _nativeAll(self) {
      var kept: [Element] = []
      for element in native { if try isIncluded(element) { kept.append(element) } }
      result.append(contentsOf: kept)
      return result
    }
    for element in self { if try isIncluded(element) { result.append(element) } }
    return result
  }
  static func + <Other: Sequence>(lhs: Self, rhs: Other) -> Self
  where Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: Sequence>(lhs: Other, rhs: Self) -> Self
  where Element == Other.Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self
  where Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  static func += <Other: Sequence>(lhs: inout Self, rhs: Other)
  where Other.Element == Element {
    lhs.append(contentsOf: rhs)
  }
}
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Moves the kept elements to the front, in their order, and removes the rest at once.
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    if _nativeAll(self) != nil {
      self = try filter { try !shouldBeRemoved($0) }
      return
    }
    guard var kept = try firstIndex(where: shouldBeRemoved) else {
      removeSubrange(endIndex..<endIndex)
      return
    }
    var next = index(after: kept)
    while next != endIndex {
      if !(try shouldBeRemoved(self[next])) {
        swapAt(kept, next)
        formIndex(after: &kept)
      }
      formIndex(after: &next)
    }
    removeSubrange(kept..<endIndex)
  }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func popLast() -> Element? { _popLast() }
  @discardableResult mutating func removeLast() -> Element { _removeLast() }
  mutating func removeLast(_ k: Int) { _removeLast(k) }
  mutating func _popLast() -> Element? {
    if isEmpty { return nil }
    return remove(at: index(before: endIndex))
  }
  mutating func _removeLast() -> Element {
    if isEmpty { fatalError("Can't remove last element from an empty collection") }
    return remove(at: index(before: endIndex))
  }
  mutating func _removeLast(_ k: Int) {
    if k == 0 { return }
    if k < 0 { fatalError("Number of elements to remove should be non-negative") }
    guard let start = index(endIndex, offsetBy: 0 - k, limitedBy: startIndex) else {
      fatalError("Can't remove more items from a collection than it contains")
    }
    removeSubrange(start..<endIndex)
  }
}
extension RangeReplaceableCollection where Self: BidirectionalCollection, SubSequence == Self {
  mutating func popLast() -> Element? { _popLast() }
  @discardableResult mutating func removeLast() -> Element { _removeLast() }
  mutating func removeLast(_ k: Int) { _removeLast(k) }
}
extension RangeReplaceableCollection where Element: Equatable {
  mutating func trimPrefix<Prefix: Sequence>(_ prefix: Prefix) where Prefix.Element == Element {
    var index = startIndex
    for element in prefix {
      guard index != endIndex, self[index] == element else { return }
      formIndex(after: &index)
    }
    removeSubrange(startIndex..<index)
  }
}
