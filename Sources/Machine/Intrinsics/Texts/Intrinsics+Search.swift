extension Intrinsics {
  /// The maximum number of steps of a search by the standard library, which can't be interrupted.
  private static let uninterrupted = 1 << 23

  /// Returns whether a naive search for the pattern is always fast enough.
  static func isSoonFound(_ pattern: String, in text: String) -> Bool {
    pattern.utf8.count.multipliedReportingOverflow(by: text.utf8.count).overflow == false
      && pattern.utf8.count * text.utf8.count <= uninterrupted
  }

  /// Checks searches that only Foundation can make.
  static func checkSearch(for pattern: String, in text: String) throws(Trap) {
    guard isSoonFound(pattern, in: text) else {
      throw Trap(.tooLarge(what: "text times the pattern", limit: uninterrupted))
    }
  }

  /// Returns the ranges of the pattern in the text, without overlaps; none for an empty pattern.
  ///
  /// Takes linear time (Knuth, Morris, Pratt). The standard library may take time proportional to
  /// the product of the lengths.
  static func ranges(of pattern: String, in text: String, first: Bool) -> [Range<String.Index>] {
    guard !pattern.isEmpty else { return [] }
    if isSoonFound(pattern, in: text) {
      return first ? text.firstRange(of: pattern).map { [$0] } ?? [] : text.ranges(of: pattern)
    }
    let wanted = Array(pattern)
    let borders = borders(of: wanted)
    let work = Workload.current
    var found: [Range<String.Index>] = []
    // The positions of the last characters, as many as the pattern has.
    var starts = [String.Index](repeating: text.startIndex, count: wanted.count)
    var (matched, count) = (0, 0)
    for index in text.indices {
      if count & 4095 == 0, !work.spend(4096 * partsPerCharacter) { return [] }
      starts[count % wanted.count] = index
      count += 1
      while matched > 0, wanted[matched] != text[index] { matched = borders[matched - 1] }
      if wanted[matched] == text[index] { matched += 1 }
      guard matched == wanted.count else { continue }
      found.append(starts[count % wanted.count]..<text.index(after: index))
      if first { return found }
      matched = 0
    }
    return found
  }

  private static let partsPerCharacter = 4

  /// Returns, for each prefix of the pattern, the length of its longest proper suffix that is also
  /// a prefix.
  private static func borders(of pattern: [Character]) -> [Int] {
    var borders = [Int](repeating: 0, count: pattern.count)
    var length = 0
    for index in pattern.indices.dropFirst() {
      while length > 0, pattern[length] != pattern[index] { length = borders[length - 1] }
      if pattern[length] == pattern[index] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
