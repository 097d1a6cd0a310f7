// Collections found in collections.

extension Collection {
  func index(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    try firstIndex(where: predicate)
  }
}
extension Collection where Element: Equatable {
  func index(of element: Element) -> Index? { firstIndex(of: element) }
  func _endOfMatch<C: Collection>(_ other: C, at start: Index) -> Index?
  where C.Element == Element {
    var index = start
    for element in other {
      if index == endIndex || self[index] != element { return nil }
      formIndex(after: &index)
    }
    return index
  }
  func _firstRange<C: Collection>(_ other: C, from start: Index) -> Range<Index>?
  where C.Element == Element {
    var index = start
    while true {
      if let end = _endOfMatch(other, at: index) { return index..<end }
      if index == endIndex { return nil }
      formIndex(after: &index)
    }
  }
  func firstRange<C: Collection>(of other: C) -> Range<Index>? where C.Element == Element {
    _firstRange(other, from: startIndex)
  }
  func ranges<C: Collection>(of other: C) -> [Range<Index>] where C.Element == Element {
    var result: [Range<Index>] = []
    var start = startIndex
    while let found = _firstRange(other, from: start) {
      result.append(found)
      start = found.upperBound
      if found.isEmpty {
        if start == endIndex { break }
        formIndex(after: &start)
      }
    }
    return result
  }
  @_disfavoredOverload func split<C: Collection>(
    separator: C, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] where C.Element == Element {
    var result: [SubSequence] = []
    var start = startIndex
    for found in ranges(of: separator) {
      if result.count >= maxSplits { break }
      if start != found.lowerBound || !omittingEmptySubsequences {
        result.append(self[start..<found.lowerBound])
      }
      start = found.upperBound
    }
    if start != endIndex || !omittingEmptySubsequences { result.append(self[start..<endIndex]) }
    return result
  }
}
extension RangeReplaceableCollection where Element: Equatable {
  func replacing<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where C.Element == Element, Replacement.Element == Element {
    var result = Self()
    var start = startIndex
    for found in ranges(of: other).prefix(maxReplacements) {
      result.append(contentsOf: self[start..<found.lowerBound])
      result.append(contentsOf: replacement)
      start = found.upperBound
    }
    result.append(contentsOf: self[start..<endIndex])
    return result
  }
  mutating func replace<C: Collection, Replacement: Collection>(
    _ other: C, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where C.Element == Element, Replacement.Element == Element {
    self = replacing(other, with: replacement, maxReplacements: maxReplacements)
  }
}
