/// Converts raw blocks to prose, including nested ones.
struct PassageParser {
  var findings = ParseFindings()
  /// The maximum nesting of quotes and lists. Deeper ones are paragraphs, so that recursion is
  /// bounded.
  private static let deepest = 16

  mutating func passages(in lines: [SourceLine], depth: Int = 0) -> [Passage] {
    guard depth < Self.deepest else { return [.paragraph(inlines(in: lines))] }
    return BlockScanner.blocks(in: lines).compactMap { passage(from: $0, depth: depth) }
  }

  /// Nil for blocks that aren't shown.
  mutating func passage(from block: RawBlock, depth: Int = 0) -> Passage? {
    switch block {
    case .heading(let level, let line):
      return .heading(level: level, inlines(in: [line]))
    case .fence(let fence):
      return listing(fence, isNested: depth > 0)
    case .quote(let lines):
      return .quote(passages(in: lines, depth: depth + 1))
    case .list(let start, let items):
      return .list(start: start, items: items.map { item(from: $0, depth: depth + 1) })
    case .paragraph(let lines):
      return .paragraph(inlines(in: lines))
    case .underlinedHeading(let lines):
      if let first = lines.first { findings.report(.underlinedHeading, at: first) }
      return .paragraph(inlines(in: lines))
    case .listing(let lines):
      return .listing(language: nil, lines: lines.map(\.text))
    case .rule:
      return .rule
    case .comment:
      return nil
    }
  }

  mutating func item(from lines: [SourceLine], depth: Int) -> Passage.Item {
    let (isChecked, lines) = Self.removingCheckbox(from: lines)
    return Passage.Item(passages: passages(in: lines, depth: depth), isChecked: isChecked)
  }

  /// Returns the text of consecutive lines, and stores the position of each link.
  mutating func inlines(in lines: [SourceLine]) -> [Inline] {
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes.append(.newline) }
      starts.append(bytes.count)
      bytes.append(contentsOf: line.content)
    }
    while let last = bytes.last, last <= .space { bytes.removeLast() }
    let (inlines, links) = InlineParser.parse(bytes)
    var index = 0
    for (destination, position) in links {
      // Links are in the order of their destinations, so the line only moves forward.
      while index + 1 < starts.count, starts[index + 1] <= position { index += 1 }
      let line = lines[index]
      let column = line.offset + (line.start - line.bytes.startIndex) + position - starts[index]
      findings.links.append(
        LessonLink(destination: destination, line: line.number, column: column + 1))
    }
    return inlines
  }

  /// Returns the lines of an `output` block, after checking their patterns.
  mutating func expectation(of fence: RawFence) -> Expectation {
    let expectation = Expectation(
      lines: fence.lines.map(\.text), fence: fence.opening.number...fence.lastLine)
    for (line, text) in zip(fence.lines, expectation.lines) {
      if let problem = LinePattern(text).problem { findings.report(problem, at: line) }
    }
    return expectation
  }

  private mutating func listing(_ fence: RawFence, isNested: Bool) -> Passage {
    let words = fence.infoWords
    if isNested, let first = words.first, FenceInfo.firstWords.contains(first) {
      findings.report(.nestedCode(word: first), at: fence.opening)
    }
    if fence.closing == nil { findings.report(.unterminatedFence, at: fence.opening) }
    return .listing(language: words.first, lines: fence.lines.map(\.text))
  }

  /// Removes the `[ ]` or `[x]` at the beginning of a list item.
  static func removingCheckbox(from lines: [SourceLine]) -> (isChecked: Bool?, [SourceLine]) {
    guard let first = lines.first, first.content.count >= 3 else { return (nil, lines) }
    let start = first.start
    let bytes = first.bytes
    guard bytes[start] == UInt8(ascii: "["), bytes[start + 2] == UInt8(ascii: "]"),
      start + 3 == bytes.endIndex || bytes[start + 3] == .space
    else { return (nil, lines) }
    let isChecked: Bool
    switch bytes[start + 1] {
    case .space: isChecked = false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): isChecked = true
    default: return (nil, lines)
    }
    return (isChecked, [first.dropping(upTo: start + 3)] + lines.dropFirst())
  }
}
