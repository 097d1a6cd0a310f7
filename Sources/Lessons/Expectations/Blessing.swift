extension ParsedLesson {
  /// The file's text with its `output` blocks saying what the blocks printed.
  ///
  /// Lines that fit are kept as the author wrote them, patterns included; everything outside of
  /// `output` blocks is kept to the byte. A text with problems is not touched (`nil`), since a
  /// fence may then not end where its author thinks.
  ///
  /// - Parameter outputs: What each block printed, or was rejected with; blocks that are not
  ///   named keep what they have.
  package func blessed(outputs: [CodeBlock.ID: String]) -> String? {
    guard diagnostics.isEmpty else { return nil }
    return Blessing(quote: "").blessed(text, lesson.codeBlocks, outputs)
  }
}

extension ParsedRecaps {
  /// The same for the `output` blocks in the quotes of recaps.
  package func blessed(outputs: [CodeBlock.ID: String]) -> String? {
    guard diagnostics.isEmpty else { return nil }
    return Blessing(quote: "> ").blessed(text, recaps.compactMap(\.code), outputs)
  }
}

/// Writes what blocks printed into their file.
private struct Blessing {
  /// What each line of an `output` block begins with.
  let quote: String

  func blessed(
    _ text: String, _ blocks: [CodeBlock], _ outputs: [CodeBlock.ID: String]
  ) -> String {
    var file = EditedLines(text)
    // From the end, so that the line numbers of what is still to be edited stay right.
    for block in blocks.reversed() {
      guard let output = outputs[block.id] else { continue }
      bless(block, output: output, in: &file)
    }
    return file.text
  }

  private func bless(_ block: CodeBlock, output: String, in file: inout EditedLines) {
    guard let expectation = block.expectation else {
      let lines = outputLines(of: output).map { LinePattern.line(for: $0) }
      guard !lines.isEmpty else { return }
      let fence = fence(for: lines)
      file.insert(
        quoted(["", fence + "output"] + lines + [fence]), below: block.closingLine)
      return
    }
    let comparison =
      block.mode == .rejected
      ? expectation.comparison(withMessage: output) : expectation.comparison(withOutput: output)
    guard !comparison.isMatch else { return }
    let lines =
      block.mode == .rejected
      ? outputLines(of: output).map { LinePattern.line(for: $0) } : comparison.blessedLines
    let fence = fence(for: lines)
    file.replace(expectation.fence, with: quoted([fence + "output"] + lines + [fence]))
  }

  private func quoted(_ lines: [String]) -> [String] {
    guard !quote.isEmpty else { return lines }
    return lines.map { $0.isEmpty ? String(quote.dropLast()) : quote + $0 }
  }

  /// Longer than any run of backticks in the lines, so that none of them ends the block.
  private func fence(for lines: [String]) -> String {
    var longest = 0
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == .backtick ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: max(3, longest + 1))
  }
}

extension Comparison {
  /// The lines to expect from now on.
  fileprivate var blessedLines: [String] {
    lines.compactMap { line in
      switch line {
      case .same(let expected, _, _): expected
      case .changed(_, let actual, _), .unexpected(let actual): LinePattern.line(for: actual)
      case .missing: nil
      }
    }
  }
}

/// A file's lines with their ends, so that what is not edited stays as it is.
private struct EditedLines {
  private var lines: [Substring.UTF8View]

  init(_ text: String) {
    var rest = text.utf8[...]
    lines = []
    while let end = rest.firstIndex(of: .newline) {
      let next = rest.index(after: end)
      lines.append(rest[..<next])
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(rest) }
  }

  var text: String {
    lines.map { String(Substring($0)) }.joined()
  }

  /// Replaces lines counted from 1.
  mutating func replace(_ range: ClosedRange<Int>, with new: [String]) {
    let lineEnd = lineEnd(of: range.lowerBound)
    let isAtEnd = range.upperBound == lines.count && lines.last?.last != .newline
    lines.replaceSubrange(
      (range.lowerBound - 1)...(range.upperBound - 1), with: ended(new, by: lineEnd))
    if isAtEnd { endLastLine(with: "") }
  }

  /// Inserts lines below one counted from 1.
  mutating func insert(_ new: [String], below line: Int) {
    let lineEnd = lineEnd(of: line - 1)
    if line == lines.count, lines.last?.last != .newline { endLastLine(with: lineEnd) }
    lines.insert(contentsOf: ended(new, by: lineEnd), at: line)
  }

  /// How a line ends that is not the last, which need not end.
  private func lineEnd(of line: Int) -> String {
    lines[line - 1].dropLast().last == .carriageReturn ? "\r\n" : "\n"
  }

  private mutating func endLastLine(with end: String) {
    guard let last = lines.popLast() else { return }
    let text = last.prefix { $0 != .newline && $0 != .carriageReturn }
    lines.append((String(Substring(text)) + end)[...].utf8)
  }

  private func ended(_ new: [String], by end: String) -> [Substring.UTF8View] {
    new.map { ($0 + end)[...].utf8 }
  }
}
