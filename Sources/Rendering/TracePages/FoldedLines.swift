/// The lines of source to show, and the lines to fold because they have no events.
struct FoldedLines {
  enum Row: Hashable {
    case line(Int)
    /// A declaration without events, of which only the first line is shown.
    case declaration(ClosedRange<Int>)
    case folded(ClosedRange<Int>)
  }

  private(set) var rows: [Row] = []

  /// The length up to which a submission is shown as a whole. The reason of an event may be in a line
  /// without events: an `==`, a class in a structure, a key.
  private static let longestWhole = 80

  /// - Parameters:
  ///   - busy: The lines with events.
  ///   - cited: The lines that events refer to.
  ///   - showsReducers: Whether stores ran the bodies of reducers.
  init(_ source: SourceLines, busy: Set<Int>, cited: Set<Int>, showsReducers: Bool = false) {
    let shown = busy.union(cited)
    var busy = shown.union(source.functions(with: shown))
    if showsReducers { busy.formUnion(source.reducerBodies) }
    for (index, lines) in source.sources.enumerated() {
      let isLast = index == source.sources.count - 1
      guard isLast || lines.contains(where: busy.contains) else { continue }
      if isLast, lines.count <= Self.longestWhole {
        rows += lines.map { .line($0) }
        continue
      }
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

  /// Returns the lines of the short functions that contain some of the lines, because the reason of
  /// an event may be in another line of its function.
  fileprivate func functions(with shown: Set<Int>) -> Set<Int> {
    let longest = 16
    var all: Set<Int> = []
    for line in shown where !all.contains(line) {
      var header = line
      // The indentation that encloses the line and everything around it so far.
      var indentation = self[line]?.indentation ?? 0
      while line - header < longest, let candidate = self[header] {
        let isOutside = header == line || candidate.indentation < indentation
        if isOutside, !isBlank(header) {
          indentation = candidate.indentation
          if candidate.characters.last == "{", candidate.declaresFunction,
            let end = end(ofDeclarationAt: header, within: header...(header + longest))
          {
            if end >= line { all.formUnion(header...end) }
            break
          }
          if indentation == 0 { break }
        }
        header -= 1
      }
    }
    return all
  }

  /// The lines of the short bodies of reducers in the last source, which run for each action.
  fileprivate var reducerBodies: Set<Int> {
    let longest = 24
    guard let lines = sources.last else { return [] }
    return lines.reduce(into: []) { all, line in
      guard let candidate = self[line], candidate.declaresReducerBody,
        let end = end(ofDeclarationAt: line, within: lines), end - line < longest
      else { return }
      all.formUnion(line...end)
    }
  }

  /// Returns the first line that closes a declaration, at its own indentation.
  private func end(ofDeclarationAt line: Int, within lines: ClosedRange<Int>) -> Int? {
    guard let first = self[line] else { return nil }
    return lines.first { number in
      guard number > line, let candidate = self[number] else { return false }
      return candidate.indentation == first.indentation
        && candidate.characters.drop(while: \.isWhitespace).first == "}"
    }
  }

  /// Returns the lines of a type declared at `line`, if it has no events and is long enough.
  fileprivate func foldableDeclaration(
    at line: Int, within lines: ClosedRange<Int>, busy: Set<Int>
  ) -> ClosedRange<Int>? {
    let shortest = 5
    guard let first = self[line], first.characters.last == "{", first.declaresType else {
      return nil
    }
    guard let end = end(ofDeclarationAt: line, within: lines), end - line + 1 >= shortest else {
      return nil
    }
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
    "public", "mutating", "override", "static",
  ]

  private static let functionIntroducers = ["deinit", "func", "init", "subscript", "var"]

  fileprivate var declaresType: Bool {
    introducer.map { Self.introducers.contains($0) } ?? false
  }

  /// Whether it begins a function, an initializer or a computed property.
  fileprivate var declaresFunction: Bool {
    guard let word = introducer else { return false }
    return Self.functionIntroducers.contains(String(word.prefix(while: \.isLetter)))
  }

  /// The first word after attributes and modifiers.
  private var introducer: String? {
    characters.split(separator: " ").lazy.map { String($0) }.first {
      !Self.modifiers.contains($0) && !$0.hasPrefix("@")
    }
  }

  fileprivate var declaresReducerBody: Bool {
    let text = String(characters)
    return text.hasSuffix("{") && text.contains("var body: some Reducer")
  }

  /// A lost read returns its default, so the line is shown.
  fileprivate var declaresTaskLocal: Bool {
    String(characters).contains("@TaskLocal")
  }
}
