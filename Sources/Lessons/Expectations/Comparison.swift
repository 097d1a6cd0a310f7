/// An alignment of expected and actual lines, as in a diff.
package struct Comparison: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    /// The actual line equals the expected one, or matches its pattern.
    case same(expected: String, actual: String, line: Int)
    /// The actual line replaces the expected one.
    case changed(expected: String, actual: String, line: Int)
    /// An expected line that was not printed.
    case missing(expected: String, line: Int)
    /// A printed line that was not expected.
    case unexpected(actual: String)
  }

  package var lines: [Line]

  package init(lines: [Line]) {
    self.lines = lines
  }

  package var isMatch: Bool { mismatches.isEmpty }

  package var mismatches: [Line] {
    lines.filter { line in
      switch line {
      case .same: false
      case .changed, .missing, .unexpected: true
      }
    }
  }
}

extension Expectation {
  /// Compares the output of a block with its expectation.
  package func comparison(withOutput output: String) -> Comparison {
    let actual = outputLines(of: output)
    let patterns = lines.map { LinePattern($0) }
    let expected = zip(lines, patterns).enumerated().map { index, pair in
      ExpectedLine(text: pair.0, pattern: pair.1, line: firstLine + index)
    }
    return Comparison(lines: aligned(expected, actual))
  }

  /// Compares a rejection's message with the lines that it must contain. Only those are compared.
  package func comparison(withMessage message: String) -> Comparison {
    let printed = outputLines(of: message)
    let compared = lines.enumerated().map { index, text in
      let pattern = LinePattern(text)
      let found = printed.first { pattern.occurs(in: $0) }
      let line = firstLine + index
      return found.map { Comparison.Line.same(expected: text, actual: $0, line: line) }
        ?? .missing(expected: text, line: line)
    }
    return Comparison(lines: compared)
  }
}

/// Returns the lines of an output. The newline at the end begins no line.
package func outputLines(of output: String) -> [String] {
  var lines = output.utf8.split(separator: UInt8.newline, omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
  if lines.last?.isEmpty == true { lines.removeLast() }
  return lines
}

private struct ExpectedLine {
  var text: String
  var pattern: LinePattern
  var line: Int
}

/// Aligns as many matching lines as possible, after removing the matches at both ends.
private func aligned(_ expected: [ExpectedLine], _ actual: [String]) -> [Comparison.Line] {
  var head = 0
  while head < min(expected.count, actual.count), expected[head].pattern.matches(actual[head]) {
    head += 1
  }
  var tail = 0
  while tail < min(expected.count, actual.count) - head,
    expected[expected.count - 1 - tail].pattern.matches(actual[actual.count - 1 - tail])
  {
    tail += 1
  }
  func same(_ pair: (ExpectedLine, String)) -> Comparison.Line {
    .same(expected: pair.0.text, actual: pair.1, line: pair.0.line)
  }
  return zip(expected.prefix(head), actual).map(same)
    + alignedMiddle(
      Array(expected[head..<(expected.count - tail)]), Array(actual[head..<(actual.count - tail)]))
    + zip(expected.suffix(tail), actual.suffix(tail)).map(same)
}

private func alignedMiddle(_ expected: [ExpectedLine], _ actual: [String]) -> [Comparison.Line] {
  // An output that is too large for a table is compared line by line.
  guard expected.count * actual.count <= 250_000 else { return paired(expected[...], actual[...]) }
  let width = actual.count + 1
  var matches = [Bool](repeating: false, count: (expected.count + 1) * width)
  // `common[i * width + j]` counts the matches possible from `expected[i]` and `actual[j]` on.
  var common = [Int](repeating: 0, count: (expected.count + 1) * width)
  for i in expected.indices.reversed() {
    for j in actual.indices.reversed() {
      let isMatch = expected[i].pattern.matches(actual[j])
      matches[i * width + j] = isMatch
      common[i * width + j] = max(
        common[(i + 1) * width + j], common[i * width + j + 1],
        isMatch ? common[(i + 1) * width + j + 1] + 1 : 0)
    }
  }
  var lines: [Comparison.Line] = []
  var i = 0
  var j = 0
  var waitingFrom = (i: 0, j: 0)
  while i < expected.count, j < actual.count {
    let here = i * width + j
    if matches[here], common[here] == common[here + width + 1] + 1 {
      lines += paired(expected[waitingFrom.i..<i], actual[waitingFrom.j..<j])
      lines.append(.same(expected: expected[i].text, actual: actual[j], line: expected[i].line))
      i += 1
      j += 1
      waitingFrom = (i, j)
    } else if common[here + width] >= common[here + 1] {
      i += 1
    } else {
      j += 1
    }
  }
  return lines + paired(expected[waitingFrom.i...], actual[waitingFrom.j...])
}

/// Pairs the lines between two matches, followed by the remaining lines of either side.
private func paired(
  _ expected: ArraySlice<ExpectedLine>, _ actual: ArraySlice<String>
) -> [Comparison.Line] {
  let count = min(expected.count, actual.count)
  return zip(expected, actual).map { expected, actual in
    // Without the table, paired lines may match.
    expected.pattern.matches(actual)
      ? .same(expected: expected.text, actual: actual, line: expected.line)
      : .changed(expected: expected.text, actual: actual, line: expected.line)
  }
    + expected.dropFirst(count).map { .missing(expected: $0.text, line: $0.line) }
    + actual.dropFirst(count).map { .unexpected(actual: $0) }
}
