/// The lines of source to show, and the lines to fold because they have no events.
struct FoldedLines {
  enum Row: Hashable {
    case line(Int)
    /// A declaration without events, of which only the first line is shown.
    case declaration(ClosedRange<Int>)
    case folded(ClosedRange<Int>)
  }

  private(set) var rows: [Row] = []

  /// - Parameters:
  ///   - busy: The lines with events.
  ///   - cited: The lines that events refer to.
  init(_ source: SourceLines, busy: Set<Int>, cited: Set<Int>) {
    let busy = busy.union(cited)
    for (index, lines) in source.sources.enumerated() {
      let isLast = index == source.sources.count - 1
      guard isLast || lines.contains(where: busy.contains) else { continue }
      var fold = Fold(isLast ? .submission : .earlier)
      var line = lines.lowerBound
      while line <= lines.upperBound {
        if let declaration = source.foldableDeclaration(at: line, within: lines, busy: busy) {
          fold.quiet.append(.declaration(declaration))
          line = declaration.upperBound + 1
          continue
        }
        if busy.contains(line) {
          fold.flush(isEnd: false, isBlank: source.isBlank)
          fold.rows.append(.line(line))
        } else {
          fold.quiet.append(.line(line))
        }
        line += 1
      }
      fold.flush(isEnd: true, isBlank: source.isBlank)
      rows += fold.rows
    }
  }

  /// Collects quiet rows, and folds long sequences of them.
  private struct Fold {
    /// The maximum number of adjacent quiet rows, and the number of rows that stay around a fold.
    struct Measure {
      var most: Int
      var before: Int
      var after: Int

      static let submission = Measure(most: 8, before: 2, after: 2)
      static let earlier = Measure(most: 2, before: 0, after: 1)
    }

    let measure: Measure
    var rows: [Row] = []
    var quiet: [Row] = []

    init(_ measure: Measure) {
      self.measure = measure
    }

    /// - Parameter isBlank: Whether a line is blank.
    mutating func flush(isEnd: Bool, isBlank: (Int) -> Bool) {
      defer { quiet = [] }
      var after = isEnd ? min(1, measure.after) : measure.after
      while after > 0, let first = quiet.suffix(after).first, isBlank(first.lines.lowerBound) {
        after -= 1
      }
      let middle = quiet.dropFirst(measure.before).dropLast(after)
      guard quiet.count > measure.most, let first = middle.first, let last = middle.last else {
        rows += quiet
        return
      }
      rows += quiet.prefix(measure.before)
      rows.append(.folded(first.lines.lowerBound...last.lines.upperBound))
      rows += quiet.suffix(after)
    }
  }
}

extension FoldedLines.Row {
  var lines: ClosedRange<Int> {
    switch self {
    case .line(let line): line...line
    case .declaration(let lines), .folded(let lines): lines
    }
  }
}

extension SourceLines {
  fileprivate func isBlank(_ line: Int) -> Bool {
    self[line]?.characters.allSatisfy(\.isWhitespace) ?? true
  }

  /// Returns the lines of a type declared at `line`, if it has no events and is long enough.
  fileprivate func foldableDeclaration(
    at line: Int, within lines: ClosedRange<Int>, busy: Set<Int>
  ) -> ClosedRange<Int>? {
    let shortest = 5
    guard let first = self[line], first.characters.last == "{", first.declaresType else {
      return nil
    }
    // A declaration ends at the first line that closes it, at its own indentation.
    let end = lines.first { number in
      guard number > line, let candidate = self[number] else { return false }
      return candidate.indentation == first.indentation
        && candidate.characters.drop(while: \.isWhitespace).first == "}"
    }
    guard let end, end - line + 1 >= shortest else { return nil }
    let isQuiet = (line...end).allSatisfy { number in
      !busy.contains(number) && self[number]?.declaresTaskLocal != true
    }
    return isQuiet ? line...end : nil
  }
}

extension SourceLines.Line {
  private static let introducers = ["actor", "class", "enum", "extension", "protocol", "struct"]
  private static let modifiers = [
    "fileprivate", "final", "indirect", "internal", "nonisolated", "open", "package", "private",
    "public",
  ]

  fileprivate var declaresType: Bool {
    let word = characters.split(separator: " ").lazy.map { String($0) }.first {
      !Self.modifiers.contains($0) && !$0.hasPrefix("@")
    }
    return word.map { Self.introducers.contains($0) } ?? false
  }

  /// A lost read returns its default, so the line is shown.
  fileprivate var declaresTaskLocal: Bool {
    String(characters).contains("@TaskLocal")
  }
}
