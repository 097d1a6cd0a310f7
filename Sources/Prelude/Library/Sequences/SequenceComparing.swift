extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    if let native = _native(self), _isNative(Element.self, (any Equatable).self) {
      return native._contains(element)
    }
    if let result = _customContainsEquatableElement(element) { return result }
    var iterator = makeIterator()
    while let next = iterator.next() { if next == element { return true } }
    return false
  }
  func elementsEqual<OtherSequence: Sequence>(
    _ other: OtherSequence
  ) -> Bool where OtherSequence.Element == Element {
    elementsEqual(other, by: { $0 == $1 })
  }
  func starts<PossiblePrefix: Sequence>(
    with possiblePrefix: PossiblePrefix
  ) -> Bool where PossiblePrefix.Element == Element {
    starts(with: possiblePrefix, by: { $0 == $1 })
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}
extension Sequence where Element: Comparable {
  func min() -> Element? {
    if let native = _nativeAll(self), _isNative(Element.self, (any Comparable).self) {
      return native._min()
    }
    return self.min(by: { $0 < $1 })
  }
  func max() -> Element? {
    if let native = _nativeAll(self), _isNative(Element.self, (any Comparable).self) {
      return native._max()
    }
    return self.max(by: { $0 < $1 })
  }
  func sorted() -> [Element] {
    let elements = _array(self)
    if _isNative(Element.self, (any Comparable).self) { return elements._sorted() }
    return _mergeSorted(elements, { $0 < $1 })
  }
  func lexicographicallyPrecedes<OtherSequence: Sequence>(
    _ other: OtherSequence
  ) -> Bool where OtherSequence.Element == Element {
    lexicographicallyPrecedes(other, by: { $0 < $1 })
  }
}
extension Sequence where Element: StringProtocol {
  func joined(separator: String = "") -> String {
    var strings: [String] = []
    _ = underestimatedCount
    var iterator = makeIterator()
    while let element = iterator.next() { strings.append(String(element)) }
    return strings._joined(separator)
  }
}
extension Sequence where Element: Sequence {
  func joined() -> FlattenSequence<Self> { FlattenSequence(_base: self) }
  func joined<Separator: Sequence>(
    separator: Separator
  ) -> JoinedSequence<Self> where Separator.Element == Element.Element {
    JoinedSequence(_base: self, _separator: Array(separator))
  }
}
