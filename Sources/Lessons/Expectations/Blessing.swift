extension ParsedLesson {
  /// Returns the file's text with its `output` blocks updated to the actual output.
  ///
  /// Lines that match stay as the author wrote them, patterns included. Everything outside of
  /// `output` blocks stays unchanged to the byte. A text with problems is not touched (`nil`),
  /// because a fence may then end elsewhere than its author thinks.
  ///
  /// - Parameter outputs: The output or the rejection of each block. Other blocks keep their
  ///   expectations.
  package func blessed(outputs: [CodeBlock.ID: String]) -> String? {
    guard diagnostics.isEmpty else { return nil }
    return Blessing(quote: "").blessed(text, lesson.codeBlocks, outputs)
  }
}

extension ParsedRecaps {
  /// Returns the text with the `output` blocks in the quotes of recaps updated to the actual
  /// output.
  package func blessed(outputs: [CodeBlock.ID: String]) -> String? {
    guard diagnostics.isEmpty else { return nil }
    return Blessing(quote: "> ").blessed(text, recaps.compactMap(\.code), outputs)
  }
}

/// Writes blocks' output into their file.
private struct Blessing {
  /// The prefix of each line of an `output` block.
  let quote: String

  func blessed(
    _ text: String, _ blocks: [CodeBlock], _ outputs: [CodeBlock.ID: String]
  ) -> String {
    var file = EditedLines(text)
    // From the end, so that the line numbers of the remaining edits stay valid.
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

  /// Returns a fence that is longer than any run of backticks in the lines.
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
  /// The lines of the new expectation.
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

/// A file's lines with their line ends, so that unedited text stays unchanged.
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

  /// Returns the line end of a line, which the last line may lack.
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
