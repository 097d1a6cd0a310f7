protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}
protocol Sequence<Element> {
  associatedtype Element where Element == Iterator.Element
  associatedtype Iterator: IteratorProtocol
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
  func _customContainsEquatableElement(_ element: Element) -> Bool?
}
extension Sequence where Self.Iterator == Self {
  func makeIterator() -> Self { self }
}
@intrinsic("native.elements") func _native<S: Sequence>(_ sequence: S) -> [S.Element]?
@intrinsic("native.allElements") func _nativeAll<S: Sequence>(_ sequence: S) -> [S.Element]?
func _array<S: Sequence>(_ sequence: S) -> [S.Element] {
  if let native = _nativeAll(sequence) { return native }
  // Swift reserves room for the elements.
  _ = sequence.underestimatedCount
  return _elements(sequence)
}
/// The elements of a collection that are counted before they are copied.
func _counted<C: Collection>(_ collection: C) -> [C.Element] {
  if let native = _nativeAll(collection) { return native }
  _ = collection.count
  return _elements(collection)
}
func _elements<S: Sequence>(_ sequence: S) -> [S.Element] {
  var result: [S.Element] = []
  var iterator = sequence.makeIterator()
  while let element = iterator.next() { result.append(element) }
  return result
}
extension Sequence {
  var underestimatedCount: Int { 0 }
  func _customContainsEquatableElement(_ element: Element) -> Bool? { nil }
  var lazy: LazySequence<Self> { LazySequence(_base: self) }
  func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
    var result: [T] = []
    if let native = _nativeAll(self) {
      for element in native { result.append(try transform(element)) }
      return result
    }
    _ = underestimatedCount
    var iterator = makeIterator()
    while let element = iterator.next() { result.append(try transform(element)) }
    return result
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    if let native = _nativeAll(self) {
      for element in native { if try isIncluded(element) { result.append(element) } }
      return result
    }
    var iterator = makeIterator()
    while let element = iterator.next() {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows {
    if let native = _native(self) {
      for element in native { try body(element) }
      return
    }
    var iterator = makeIterator()
    while let element = iterator.next() { try body(element) }
  }
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (_ partialResult: Result, Element) throws -> Result
  ) rethrows -> Result {
    var result = initialResult
    if let native = _nativeAll(self) {
      for element in native { result = try nextPartialResult(result, element) }
      return result
    }
    var iterator = makeIterator()
    while let element = iterator.next() { result = try nextPartialResult(result, element) }
    return result
  }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (_ partialResult: inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    if let native = _nativeAll(self) {
      for element in native { try updateAccumulatingResult(&result, element) }
      return result
    }
    var iterator = makeIterator()
    while let element = iterator.next() { try updateAccumulatingResult(&result, element) }
    return result
  }
  func compactMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] {
    var result: [ElementOfResult] = []
    if let native = _nativeAll(self) {
      for element in native {
        if let value = try transform(element) { result.append(value) }
      }
      return result
    }
    var iterator = makeIterator()
    while let element = iterator.next() {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
  @_disfavoredOverload func flatMap<ElementOfResult>(
    _ transform: (Element) throws -> ElementOfResult?
  ) rethrows -> [ElementOfResult] {
    try compactMap(transform)
  }
  func flatMap<SegmentOfResult: Sequence>(
    _ transform: (Element) throws -> SegmentOfResult
  ) rethrows -> [SegmentOfResult.Element] {
    var result: [SegmentOfResult.Element] = []
    var iterator = makeIterator()
    while let element = iterator.next() {
      result.append(contentsOf: try transform(element))
    }
    return result
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    if let native = _native(self) {
      for element in native { if try predicate(element) { return element } }
      return nil
    }
    var iterator = makeIterator()
    while let element = iterator.next() { if try predicate(element) { return element } }
    return nil
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    if let native = _native(self) {
      for element in native { if try predicate(element) { return true } }
      return false
    }
    var iterator = makeIterator()
    while let element = iterator.next() { if try predicate(element) { return true } }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    if let native = _native(self) {
      for element in native { if !(try predicate(element)) { return false } }
      return true
    }
    var iterator = makeIterator()
    while let element = iterator.next() { if !(try predicate(element)) { return false } }
    return true
  }
  func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
    var count = 0
    var iterator = makeIterator()
    while let element = iterator.next() { if try predicate(element) { count += 1 } }
    return count
  }
  func min(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  func max(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
  func sorted(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> [Element] {
    try _mergeSorted(_array(self), areInIncreasingOrder)
  }
  func reversed() -> [Element] { _array(self)._reversed() }
  func shuffled() -> [Element] { _array(self)._shuffled() }
  func shuffled<T: RandomNumberGenerator>(using generator: inout T) -> [Element] {
    var result = _array(self)
    result.shuffle(using: &generator)
    return result
  }
  func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  func elementsEqual<OtherSequence: Sequence>(
    _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    var others = other.makeIterator()
    while true {
      switch (iterator.next(), others.next()) {
      case let (left?, right?): if !(try areEquivalent(left, right)) { return false }
      case (nil, nil): return true
      default: return false
      }
    }
  }
  func starts<PossiblePrefix: Sequence>(
    with possiblePrefix: PossiblePrefix,
    by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool {
    var iterator = makeIterator()
    var others = possiblePrefix.makeIterator()
    while let element = iterator.next() {
      guard let other = others.next() else { return true }
      if !(try areEquivalent(element, other)) { return false }
    }
    return others.next() == nil
  }
  func lexicographicallyPrecedes<OtherSequence: Sequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence.Element == Element {
    var iterator = makeIterator()
    var others = other.makeIterator()
    while true {
      guard let right = others.next() else { return false }
      guard let left = iterator.next() else { return true }
      if try areInIncreasingOrder(left, right) { return true }
      if try areInIncreasingOrder(right, left) { return false }
    }
  }
  func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    if maxLength < 0 { fatalError("Can't take a prefix of negative length from a sequence") }
    return PrefixSequence(_base: self, _maxLength: maxLength)
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    var iterator = makeIterator()
    while let element = iterator.next() {
      guard try predicate(element) else { break }
      result.append(element)
    }
    return result
  }
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    if k < 0 { fatalError("Can't drop a negative number of elements from a sequence") }
    return DropFirstSequence(_base: self, _limit: k)
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    var iterator = makeIterator()
    var next = iterator.next()
    while let element = next, try predicate(element) { next = iterator.next() }
    return DropWhileSequence(_iterator: iterator, _nextElement: next)
  }
  func suffix(_ maxLength: Int) -> [Element] { Array(_array(self).suffix(maxLength)) }
  func dropLast(_ k: Int = 1) -> [Element] { Array(_array(self).dropLast(k)) }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>] {
    try _array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: isSeparator)
  }
}
