// Regular expressions in texts.

extension BidirectionalCollection where SubSequence == Substring {
  var _all: Substring { self[startIndex..<endIndex] }
  func firstMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match? {
    r.regex._matches(_all, 0, 1).first
  }
  func prefixMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match? {
    r.regex._matches(_all, 1, 1).first
  }
  func wholeMatch<Output>(of r: some RegexComponent<Output>) -> Regex<Output>.Match? {
    r.regex._matches(_all, 2, 1).first
  }
  func matches<Output>(of r: some RegexComponent<Output>) -> [Regex<Output>.Match] {
    r.regex._matches(_all, 0, Int.max)
  }
  @_disfavoredOverload func contains(_ regex: some RegexComponent) -> Bool {
    firstMatch(of: regex) != nil
  }
  @_disfavoredOverload func firstRange(of regex: some RegexComponent) -> Range<String.Index>? {
    firstMatch(of: regex)?.range
  }
  @_disfavoredOverload func ranges(of regex: some RegexComponent) -> [Range<String.Index>] {
    matches(of: regex).map(\.range)
  }
  func starts(with regex: some RegexComponent) -> Bool { prefixMatch(of: regex) != nil }
  func trimmingPrefix(_ regex: some RegexComponent) -> Substring {
    let all = _all
    return all[(prefixMatch(of: regex)?.range.upperBound ?? all.startIndex)..<all.endIndex]
  }
  func split(
    separator: some RegexComponent, maxSplits: Int = Int.max,
    omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    let all = _all
    var result: [Substring] = []
    var start = all.startIndex
    for found in ranges(of: separator) {
      if result.count >= maxSplits { break }
      if start != found.lowerBound || !omittingEmptySubsequences {
        result.append(all[start..<found.lowerBound])
      }
      start = found.upperBound
    }
    if start != all.endIndex || !omittingEmptySubsequences {
      result.append(all[start..<all.endIndex])
    }
    return result
  }
}
extension RangeReplaceableCollection
where Self: BidirectionalCollection, SubSequence == Substring, Element == Character {
  func replacing<Replacement: Collection>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = Int.max
  ) -> Self where Replacement.Element == Element {
    replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
  }
  func replacing<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement.Element == Element {
    let all = _all
    var result = Self()
    var start = all.startIndex
    for match in regex.regex._matches(all, 0, maxReplacements) {
      result.append(contentsOf: all[start..<match.range.lowerBound])
      result.append(contentsOf: try replacement(match))
      start = match.range.upperBound
    }
    result.append(contentsOf: all[start..<all.endIndex])
    return result
  }
  mutating func replace<Replacement: Collection>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = Int.max
  ) where Replacement.Element == Element {
    self = replacing(regex, with: replacement, maxReplacements: maxReplacements)
  }
  mutating func replace<Output, Replacement: Collection>(
    _ regex: some RegexComponent<Output>, maxReplacements: Int = Int.max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows where Replacement.Element == Element {
    self = try replacing(regex, maxReplacements: maxReplacements, with: replacement)
  }
  mutating func trimPrefix(_ regex: some RegexComponent) {
    let all = _all
    if let match = regex.regex._matches(all, 1, 1).first {
      self = Self(all[match.range.upperBound..<all.endIndex])
    }
  }
}
