/// Expected lines laid beside the ones that were printed, as a diff would show them.
package struct Comparison: Equatable, Sendable {
  package enum Line: Equatable, Sendable {
    /// The line printed is the one expected, or fits its pattern.
    case same(expected: String, actual: String, line: Int)
    /// Another line was printed in the place of the expected one.
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
  /// Lays what a block printed beside what it was expected to print.
  package func comparison(withOutput output: String) -> Comparison {
    let actual = outputLines(of: output)
    let patterns = lines.map { LinePattern($0) }
    let expected = zip(lines, patterns).enumerated().map { index, pair in
      ExpectedLine(text: pair.0, pattern: pair.1, line: firstLine + index)
    }
    return Comparison(lines: aligned(expected, actual))
  }

  /// Lays a rejection's message beside the lines it has to contain; only those are compared.
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

/// The lines of what was printed; the newline after the last does not begin another.
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

/// Aligns so that as many lines as possible match, after setting aside those at both ends.
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
  // A runaway block prints too much for a table; line by line is then as good as any answer.
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

/// Lines between two matches: side by side as far as they go, then what is left of either.
private func paired(
  _ expected: ArraySlice<ExpectedLine>, _ actual: ArraySlice<String>
) -> [Comparison.Line] {
  let count = min(expected.count, actual.count)
  return zip(expected, actual).map { expected, actual in
    // Without the table, lines side by side may well match.
    expected.pattern.matches(actual)
      ? .same(expected: expected.text, actual: actual, line: expected.line)
      : .changed(expected: expected.text, actual: actual, line: expected.line)
  }
    + expected.dropFirst(count).map { .missing(expected: $0.text, line: $0.line) }
    + actual.dropFirst(count).map { .unexpected(actual: $0) }
}
