/// A declaration at the top level of a file, or several under one condition, before it is parsed.
package struct FilePiece {
  /// Its lines.
  package let lines: ArraySlice<Substring>
  /// The number of lines before it in the file.
  package var line: Int
  /// The names of the declarations in it.
  package var declared: [String] = []
  /// The types that it extends. For a nested type, the outermost one.
  package var extended: [String] = []
  /// Whether it has no name for lookup: an import, an operator, or similar.
  var isNameless = false

  /// Whether it declares a property wrapper.
  var isWrapper: Bool { lines.contains { $0.hasPrefix("@propertyWrapper") } }

  /// The text to parse, with as many lines.
  ///
  /// - Complexity: Linear in the length of the lines.
  package var text: String {
    var condensed = CondensedLines()
    return lines.map { condensed.condensed($0) }.joined(separator: "\n")
  }
}

/// Divides a file into pieces, by the columns of its text.
///
/// Parsing a library takes longer than all other steps of a small program. In a formatted file only
/// top-level declarations begin in the first column, so they are found without a parser. A
/// declaration is parsed at the first lookup of its name.
package struct FilePieces {
  /// Nil if the text isn't formatted in a supported way, so that all of it must be parsed.
  package let pieces: [FilePiece]?
  package let lineCount: Int

  package init(_ text: String) {
    let lines = Self.lines(of: text)
    lineCount = lines.last?.isEmpty == true ? lines.count - 1 : lines.count
    pieces = Self.pieces(of: lines)
  }

  private static func lines(of text: String) -> [Substring] {
    var text = text
    let ends = text.withUTF8 { bytes in
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } + [bytes.count]
    }
    var start = text.startIndex
    return ends.map { end in
      let end = text.utf8.index(text.startIndex, offsetBy: end)
      defer { if end < text.endIndex { start = text.utf8.index(after: end) } }
      return text[start..<end]
    }
  }

  private static func pieces(of lines: [Substring]) -> [FilePiece]? {
    var pieces: [FilePiece] = []
    var piece: Unfinished?
    for (index, line) in lines.enumerated() {
      let first = line.utf8.first
      if piece?.isConditional == true {
        piece?.last = index
        if line.hasPrefix("#endif") {
          pieces += piece.map { [$0.finished(lines)] } ?? []
          piece = nil
        } else if line.hasPrefix("  "), line.utf8.dropFirst(2).first != UInt8(ascii: " ") {
          piece?.read(line.dropFirst(2), isInside: true)
        }
        continue
      }
      guard let first, first != UInt8(ascii: " ") else { continue }
      if line.hasPrefix("//") { continue }
      if line.hasPrefix("\"\"\"") || line.hasPrefix("/*") { return nil }
      if line.hasPrefix("#if") {
        pieces += piece.map { [$0.finished(lines)] } ?? []
        piece = Unfinished(first: index, last: index, isConditional: true)
        continue
      }
      guard Unfinished.begins(line) else {
        guard piece != nil else { return nil }
        piece?.last = index
        continue
      }
      if let known = piece, known.isNamed {
        pieces.append(known.finished(lines))
        piece = nil
      }
      if piece == nil { piece = Unfinished(first: index, last: index, isConditional: false) }
      piece?.last = index
      piece?.read(line, isInside: false)
    }
    if piece?.isConditional == true { return nil }
    return pieces + (piece.map { [$0.finished(lines)] } ?? [])
  }

  /// A piece whose lines are being collected.
  private struct Unfinished {
    var first: Int
    var last: Int
    let isConditional: Bool
    /// Whether its declaration was found, after attributes and modifiers.
    private(set) var isNamed = false
    private var declared: [String] = []
    private var extended: [String] = []
    private var isNameless = false

    init(first: Int, last: Int, isConditional: Bool) {
      self.first = first
      self.last = last
      self.isConditional = isConditional
    }

    private static let modifiers: Set<Substring> = [
      "public", "package", "internal", "private", "fileprivate", "open", "final", "nonisolated",
      "indirect",
    ]
    private static let keywords: Set<Substring> = [
      "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
      "extension",
      "import", "operator", "precedencegroup", "prefix", "infix", "postfix",
    ]

    /// Whether a declaration begins in the line.
    static func begins(_ line: Substring) -> Bool {
      if line.first == "@" { return true }
      let word = line.prefix { $0.isLetter }
      return modifiers.contains(word) || keywords.contains(word)
    }

    /// Reads the head of a declaration.
    mutating func read(_ line: Substring, isInside: Bool) {
      if isInside, !Self.begins(line) { return }
      var rest = line
      while !rest.isEmpty {
        if rest.first == "@" {
          let name = rest.dropFirst().prefix { $0.isLetter || $0 == "_" }
          rest = rest[name.endIndex...]
          if rest.first == "(" {
            guard let end = rest.firstIndex(of: ")") else {
              isNameless = true
              return
            }
            rest = rest[end...].dropFirst()
          }
        } else {
          let word = rest.prefix { $0.isLetter }
          rest = rest[word.endIndex...]
          if !Self.modifiers.contains(word) {
            rest = rest.drop { $0 == " " }
            return readName(rest, after: word)
          }
          if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
        }
        rest = rest.drop { $0 == " " }
      }
    }

    private mutating func readName(_ rest: Substring, after keyword: Substring) {
      isNamed = true
      let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      switch keyword {
      case "extension": extended.append(name)
      case "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var":
        declared.append(name)
      default: isNameless = true
      }
      if name.isEmpty { isNameless = true }
    }

    func finished(_ lines: [Substring]) -> FilePiece {
      FilePiece(
        lines: lines[first...last], line: first, declared: declared, extended: extended,
        isNameless: isNameless || (declared.isEmpty && extended.isEmpty))
    }
  }
}
