protocol Collection<Element>: Sequence {
  override associatedtype Element
  associatedtype Index: Comparable
  override associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where
    SubSequence.Index == Index, Element == SubSequence.Element,
    SubSequence.SubSequence == SubSequence
  associatedtype Indices: Collection = DefaultIndices<Self>
  where Indices.Element == Index, Indices.Index == Index, Indices.SubSequence == Indices
  var startIndex: Index { get }
  var endIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  var indices: Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func distance(from start: Index, to end: Index) -> Int
  func index(after i: Index) -> Index
  func formIndex(after i: inout Index)
}
extension Collection where Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
}
extension Collection where SubSequence == Slice<Self> {
  subscript(bounds: Range<Index>) -> Slice<Self> {
    if bounds.lowerBound < startIndex || endIndex < bounds.upperBound {
      fatalError("Range out of bounds")
    }
    return Slice(base: self, bounds: bounds)
  }
}
extension Collection where Indices == DefaultIndices<Self> {
  var indices: DefaultIndices<Self> {
    DefaultIndices(_elements: self, startIndex: startIndex, endIndex: endIndex)
  }
}
extension Collection where SubSequence == Self {
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = first!
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult mutating func removeFirst() -> Element {
    if isEmpty { fatalError("Can't remove items from an empty collection") }
    let element = first!
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  mutating func removeFirst(_ k: Int) {
    if k == 0 { return }
    if k < 0 { fatalError("Number of elements to remove should be non-negative") }
    guard let index = index(startIndex, offsetBy: k, limitedBy: endIndex) else {
      fatalError("Can't remove more items from a collection than it contains")
    }
    self = self[index..<endIndex]
  }
}
extension Collection {
  var underestimatedCount: Int { count }
  var isEmpty: Bool { startIndex == endIndex }
  var count: Int { distance(from: startIndex, to: endIndex) }
  var first: Element? {
    let start = startIndex
    if start != endIndex { return self[start] }
    return nil
  }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    if let native = _nativeAll(self) {
      for element in native { result.append(try transform(element)) }
      return result
    }
    let count = self.count
    var i = startIndex
    var step = 0
    while step < count {
      result.append(try transform(self[i]))
      formIndex(after: &i)
      step += 1
    }
    if i != endIndex {
      fatalError("invalid Collection: count differed in successive traversals")
    }
    return result
  }
  func formIndex(after i: inout Index) { i = index(after: i) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    if distance < 0 {
      fatalError("Only BidirectionalCollections can be advanced by a negative amount")
    }
    var result = i
    var step = 0
    while step < distance {
      formIndex(after: &result)
      step += 1
    }
    return result
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    if distance < 0 {
      fatalError("Only BidirectionalCollections can be advanced by a negative amount")
    }
    var result = i
    var step = 0
    while step < distance {
      if result == limit { return nil }
      formIndex(after: &result)
      step += 1
    }
    return result
  }
  func formIndex(_ i: inout Index, offsetBy distance: Int) {
    i = index(i, offsetBy: distance)
  }
  func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }
  func distance(from start: Index, to end: Index) -> Int {
    if end < start {
      fatalError(
        "Only BidirectionalCollections can have end come before start")
    }
    return _steps(from: start, to: end)
  }
  /// The number of steps forward.
  func _steps(from start: Index, to end: Index) -> Int {
    var position = start
    var count = 0
    while position != end {
      count += 1
      formIndex(after: &position)
    }
    return count
  }
  subscript<R: RangeExpression>(r: R) -> SubSequence where R.Bound == Index {
    self[r.relative(to: self)]
  }
  subscript(x: (UnboundedRange_) -> ()) -> SubSequence { self[startIndex..<endIndex] }
  func randomElement() -> Element? {
    var generator = SystemRandomNumberGenerator()
    return randomElement(using: &generator)
  }
  func randomElement<T: RandomNumberGenerator>(using generator: inout T) -> Element? {
    let count = count
    if count == 0 { return nil }
    let offset = Int.random(in: 0..<count, using: &generator)
    return self[index(startIndex, offsetBy: offset)]
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { return index }
      formIndex(after: &index)
    }
    return nil
  }
  func indices(where predicate: (Element) throws -> Bool) rethrows -> [Index] {
    var result: [Index] = []
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { result.append(index) }
      formIndex(after: &index)
    }
    return result
  }
  func prefix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { fatalError("Can't take a prefix of negative length from a collection") }
    let end = index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while try end != endIndex && predicate(self[end]) { formIndex(after: &end) }
    return self[startIndex..<end]
  }
  func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  func prefix(through position: Index) -> SubSequence { prefix(upTo: index(after: position)) }
  func suffix(_ maxLength: Int) -> SubSequence {
    if maxLength < 0 { fatalError("Can't take a suffix of negative length from a collection") }
    let amount = Swift.max(0, count - maxLength)
    let start = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  func dropFirst(_ k: Int = 1) -> SubSequence {
    if k < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    let start = index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex
    return self[start..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    if k < 0 { fatalError("Can't drop a negative number of elements from a collection") }
    let amount = Swift.max(0, count - k)
    let end = index(startIndex, offsetBy: amount, limitedBy: endIndex) ?? endIndex
    return self[startIndex..<end]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while try start != endIndex && predicate(self[start]) { formIndex(after: &start) }
    return self[start..<endIndex]
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    if maxSplits < 0 { fatalError("Must take zero or more splits") }
    var result: [SubSequence] = []
    var start = startIndex
    var end = startIndex
    while end != endIndex && result.count < maxSplits {
      if try isSeparator(self[end]) {
        if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
        formIndex(after: &end)
        start = end
      } else {
        formIndex(after: &end)
      }
    }
    if start != endIndex || !omittingEmptySubsequences {
      result.append(self[start..<endIndex])
    }
    return result
  }
}
extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Index? {
    var index = startIndex
    while index != endIndex {
      if self[index] == element { return index }
      formIndex(after: &index)
    }
    return nil
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
  func contains<C: Collection>(_ other: C) -> Bool where C.Element == Element {
    let pattern = Array(other)
    if pattern.isEmpty { return true }
    let elements = Array(self)
    var start = 0
    while start + pattern.count <= elements.count {
      let part = elements._sliced(start, start + pattern.count)
      if part == pattern { return true }
      start += 1
    }
    return false
  }
  func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    try drop(while: predicate)
  }
  func trimmingPrefix<Prefix: Sequence>(_ prefix: Prefix) -> SubSequence
  where Prefix.Element == Element {
    var index = startIndex
    for element in prefix {
      guard index != endIndex, self[index] == element else { return self[startIndex..<endIndex] }
      formIndex(after: &index)
    }
    return self[index..<endIndex]
  }
}
