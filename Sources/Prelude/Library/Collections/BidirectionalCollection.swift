protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection, Indices: BidirectionalCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  override associatedtype Indices
  func index(before i: Index) -> Index
  func formIndex(before i: inout Index)
}
extension BidirectionalCollection {
  func formIndex(before i: inout Index) { i = index(before: i) }
  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    var result = i
    var step = 0
    while step < distance {
      formIndex(after: &result)
      step += 1
    }
    while step > distance {
      formIndex(before: &result)
      step -= 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var result = i
    var step = 0
    while step < distance {
      if result == limit { return nil }
      formIndex(after: &result)
      step += 1
    }
    while step > distance {
      if result == limit { return nil }
      formIndex(before: &result)
      step -= 1
    }
    return result
  }
  func distance(from start: Index, to end: Index) -> Int {
    if start < end { return _steps(from: start, to: end) }
    var position = start
    var count = 0
    while position != end {
      count -= 1
      formIndex(before: &position)
    }
    return count
  }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    try lastIndex(where: predicate).map { self[$0] }
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      formIndex(before: &index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { fatalError("Can't take a suffix of negative length from a collection") }
    let start = index(endIndex, offsetBy: 0 - maxLength, limitedBy: startIndex) ?? startIndex
    return self[start..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    let end = index(endIndex, offsetBy: 0 - k, limitedBy: startIndex) ?? startIndex
    return self[startIndex..<end]
  }
}
extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index? { lastIndex(where: { $0 == element }) }
}
extension BidirectionalCollection where SubSequence == Self {
  mutating func popLast() -> Element? {
    guard !isEmpty else { return nil }
    let element = last!
    self = self[startIndex..<index(before: endIndex)]
    return element
  }
  @discardableResult mutating func removeLast() -> Element {
    if isEmpty { fatalError("Can't remove items from an empty collection") }
    let element = last!
    self = self[startIndex..<index(before: endIndex)]
    return element
  }
  mutating func removeLast(_ k: Int) {
    if k == 0 { return }
    if k < 0 { fatalError("Number of elements to remove should be non-negative") }
    guard let end = index(endIndex, offsetBy: 0 - k, limitedBy: startIndex) else {
      fatalError("Can't remove more items from a collection than it contains")
    }
    self = self[startIndex..<end]
  }
}

protocol RandomAccessCollection<Element>: BidirectionalCollection
where SubSequence: RandomAccessCollection, Indices: RandomAccessCollection {
  override associatedtype Element
  override associatedtype Index
  override associatedtype SubSequence
  override associatedtype Indices
}
extension RandomAccessCollection {
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    let l = self.distance(from: i, to: limit)
    if distance > 0 ? l >= 0 && l < distance : l <= 0 && distance < l { return nil }
    return index(i, offsetBy: distance)
  }
}
extension RandomAccessCollection
where Index: Strideable, Index.Stride == Int, Indices == Range<Index> {
  var indices: Range<Index> { startIndex..<endIndex }
  func index(after i: Index) -> Index { i.advanced(by: 1) }
  func index(before i: Index) -> Index { i.advanced(by: -1) }
  func index(_ i: Index, offsetBy distance: Int) -> Index { i.advanced(by: distance) }
  func distance(from start: Index, to end: Index) -> Int { start.distance(to: end) }
}
